// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_COPYSIGN_HPP
#define HEED_MATH_COPYSIGN_HPP

#include <heed/math/classify.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// The size of `x` with the sign of `sign`, exact: also of zeros, infinities and NaNs, whose payload stays.
/// torch.copysign, C's copysign.
inline constexpr struct HEED_LINKED_AS copysign_function : detail::of_two_dual_numbers<copysign_function> {
    using of_two_dual_numbers::operator();
    constexpr float operator()(float x, float sign) const {
        return detail::from_bits<float>((detail::bits_of(x) & 0x7fffffffu) | (detail::bits_of(sign) & 0x80000000u));
    }
    constexpr double operator()(double x, double sign) const {
        return detail::from_bits<double>((detail::bits_of(x) & 0x7fffffffffffffffu) |
                                         (detail::bits_of(sign) & 0x8000000000000000u));
    }
} copysign{};

}  // namespace heed::math

#endif
