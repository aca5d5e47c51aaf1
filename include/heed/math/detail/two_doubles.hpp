// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_TWO_DOUBLES_HPP
#define HEED_MATH_DETAIL_TWO_DOUBLES_HPP
#include <heed/math/classify.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Sums of two doubles, whose rounding errors are kept.

namespace heed::math::detail::inline HEED_KERNELS {

/// high + low is 2 a + b exactly, high is 2 a + b rounded. For a = 0 or 2 |a| >= |b| (T. J. Dekker, Numerische
/// Mathematik 18, 1971).
struct two_doubles {
    double high, low;
};
[[gnu::always_inline]] constexpr two_doubles exact_sum(double a, double b) {
    if (__builtin_is_constant_evaluated()) return {2 * a + b, b - ((2 * a + b) - 2 * a)};
    // With factors other than 1 every sum is a multiply-add, which -ffast-math leaves alone.
    double const high = horner(2.0, a, b);
    return {high, horner(-2.0, horner(high, 0.5, -a), b)};
}

/// 2 a + b, rounded once, to a float; for a = 0 or 2 |a| >= |b|.
///
/// The sum is first rounded to odd (S. Boldo and G. Melquiond, IEEE Transactions on Computers 57, 2008): its last bit
/// becomes 1, so that it cannot look like the middle between two floats. It is taken for granted that it is not exact.
[[gnu::always_inline]] constexpr float float_sum(double a, double b) {
    two_doubles const sum = exact_sum(a, b);
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, sum.high),
                        towards_zero = (__builtin_bit_cast(std::uint64_t, sum.low) ^ bits) >> 63;
    return static_cast<float>(number_of<double>((bits | 1u) - 2 * (towards_zero & ~bits)));
}

/// `x` without the lower half of its significand: the product of two such numbers is exact.
[[gnu::always_inline]] constexpr double upper_half(double x) {
    return number_of<double>(__builtin_bit_cast(std::uint64_t, x) & 0xfffffffff8000000u);
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
