// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_IO_COLOUR_HPP
#define HEED_IO_COLOUR_HPP

#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed::io {

/// A colour of sRGB, each channel 0 to 255.
struct HEED_LINKED_AS colour {
    int red = 0;
    int green = 0;
    int blue = 0;

    friend constexpr bool operator==(colour, colour) = default;
};

namespace detail::inline HEED_KERNELS {

/// From the first colour (t = 0) to the second (t = 1).
constexpr colour between(colour a, colour b, double t) {
    auto const mix = [t](int x, int y) { return static_cast<int>(x + (y - x) * t + 0.5); };
    return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

/// Relative luminance as WCAG 2.1 has it, with a cubic in place of the power 2.4: within 0.002.
constexpr double luminance(colour c) {
    auto const linear = [](int channel) {
        double const x = channel / 255.0;
        return x * (0.0125 + x * (0.6822 + x * 0.3053));
    };
    return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
}

inline constexpr colour paper{247, 247, 244};
inline constexpr colour middle_blue{100, 160, 205};
inline constexpr colour deep_blue{16, 62, 112};
inline constexpr colour middle_orange{230, 150, 85};
inline constexpr colour deep_orange{140, 60, 10};

}  // namespace detail::inline HEED_KERNELS

/// Black or white, whichever reads better on a background: a contrast of at least 4.5 as WCAG 2.1 measures it.
constexpr colour ink_on(colour background) {
    return detail::luminance(background) > 0.179 ? colour{0, 0, 0} : colour{255, 255, 255};
}

/// Numbers as colours: zero is the colour of paper, positive numbers grow blue and negative ones orange, which people
/// who do not see red or green tell apart. Full colour is reached at `most`; numbers beyond it, and infinities, stay
/// there.
struct HEED_LINKED_AS colour_scale {
    double most = 1;
    bool is_signed = false;

    /// Where a number stands: 0 to 1, or -1 to 1 when the scale is signed. A NaN stands at 0.
    constexpr double position(double value) const {
        if (math::is_nan(value) || value == 0 || (value < 0 && !is_signed)) return 0;
        // Not by dividing first: most may be infinitely small against the number, and infinities have no quotient.
        if (value >= most) return 1;
        if (value <= -most) return -1;
        return value / most;
    }
    constexpr colour operator()(double value) const {
        double const at = position(value);
        double const size = at < 0 ? -at : at;
        colour const middle = at < 0 ? detail::middle_orange : detail::middle_blue;
        colour const deep = at < 0 ? detail::deep_orange : detail::deep_blue;
        return size < 0.5 ? detail::between(detail::paper, middle, 2 * size)
                          : detail::between(middle, deep, 2 * size - 1);
    }
};

/// The scale that fits a tensor: 0 to 1 for what is a distribution by its type; else up to the greatest finite
/// magnitude, signed when a number is negative.
template <Tensor X>
constexpr colour_scale scale_for(X const& x) {
    if constexpr (heed::detail::is_distribution<X>) {
        return {1, false};
    } else {
        colour_scale result{0, false};
        for (std::size_t i = 0; i < X::size; ++i) {
            double const number = static_cast<double>(heed::detail::nth(x, i));
            if (number < 0) result.is_signed = true;
            double const size = number < 0 ? -number : number;
            if (math::is_finite(number) && size > result.most) result.most = size;
        }
        if (!(result.most > 0)) result.most = 1;
        return result;
    }
}

}  // namespace heed::io

#endif
