// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_SIN_HPP
#define HEED_MATH_SIN_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/half_turns.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

inline constexpr struct HEED_LINKED_AS sin_function : detail::of_dual_numbers<sin_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    constexpr double operator()(double x) const;
} sin{};

/// The sine of a float, in radians, correctly rounded: checked for all 2^32 of them, with and without a fused
/// multiply-add, against a double, and against MPFR where that leaves a doubt.
///
/// The whole range, at one speed: the sine of an infinity or a NaN is a NaN, also in a constant expression, and sin(-0)
/// is -0. A processor set to flush subnormal numbers flushes them here too. Method: x/pi without its whole turns by a
/// factor for each exponent, in two doubles, as in M. H. Payne and R. N. Hanek, ACM SIGNUM Newsletter 18, 1983, and a
/// polynomial of degree 17 in doubles.
[[gnu::always_inline]] constexpr float sin_function::operator()(float x) const {
    // Always inlined, or g++ -O2 would not vectorise a loop over it.
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x);
    return __builtin_bit_cast(
        float,
        __builtin_bit_cast(std::uint32_t, static_cast<float>(detail::sin_of(detail::half_turns_of(bits, -0.0)))) |
            (detail::if_not_finite(bits) & 0x7fc00000u));
}

/// The sine of a double, in radians; error below 1 unit in the last place: at most 0.79 on 8 * 10^7 arguments against a
/// long double, and MPFR where that is greatest, over the whole range, near multiples of pi/4 and up to 1e308.
///
/// Special cases are those of the float. The same bits at both times on one target; with and without a fused
/// multiply-add they may differ in the last.
constexpr double sin_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu;
    if (size < 0x3e40000000000000u) return x;
    if (size >= 0x7ff0000000000000u) return detail::from_bits<double>(0x7ff8000000000000u);
    return detail::number_of<double>(__builtin_bit_cast(std::uint64_t, detail::sin_of(detail::reduced(size))) ^
                                     (bits ^ size));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
