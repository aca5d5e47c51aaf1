// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_TANH_HPP
#define HEED_MATH_TANH_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/exponential.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

inline constexpr struct HEED_LINKED_AS tanh_function : detail::of_dual_numbers<tanh_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    [[gnu::always_inline]] constexpr double operator()(double x) const;
} tanh{};

/// The hyperbolic tangent of a float, correctly rounded: checked for all 2^32 of them, with and without a fused
/// multiply-add, against a double, and against MPFR where that leaves a doubt.
///
/// The whole range: from 9.02 on it is 1, tanh(-x) is -tanh(x), and a NaN stays a NaN; also in a constant expression.
/// Subnormal numbers come back unchanged, even where the processor flushes them. Method: |x| = n ln(2)/2 + r with
/// |r| <= ln(2)/4, a polynomial of degree 13 for tanh(r), and the addition theorem, where tanh(n ln(2)/2) is (2^n - 1)
/// / (2^n + 1): one division, in doubles.
[[gnu::always_inline]] constexpr float tanh_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), sign = bits & 0x80000000u;
    std::int32_t const size = static_cast<std::int32_t>(bits ^ sign);
    // From 9.02 on the answer is 1. Clamped as an integer, so that -ffast-math has no comparison with a NaN or an
    // infinity to be clever with.
    float const f = __builtin_bit_cast(float, size < 0x41200000 ? size : 0x41200000);
    int const n = static_cast<int>(multiply_add(f, 0x1.715476p+1f, 0.5f));
    double const t = detail::tanh_near_zero(
                     0.5 * detail::rounded_rest(detail::without_powers(2.0 * static_cast<double>(f), n), n)),
                 power = detail::two_to_the(n);
    double const y = detail::horner(t, power + 1.0, power - 1.0) / detail::horner(t, power - 1.0, power + 1.0);
    // Chosen by a mask: a compiler would move the arithmetic into the branches of a conditional, and then not
    // vectorise.
    std::uint32_t const is_own = 0u - static_cast<std::uint32_t>((size < 0x39800000) | (size > 0x7f800000)),
                        own = size > 0x7f800000 ? bits | 0x00400000u : bits;
    return __builtin_bit_cast(
        float, (is_own & own) | (~is_own & (sign | __builtin_bit_cast(std::uint32_t, static_cast<float>(y)))));
}

/// The hyperbolic tangent of a double; error below 1 unit in the last place: at most 0.67 with, 0.72 without a fused
/// multiply-add, on 1.2 * 10^7 arguments against MPFR.
///
/// Range and special cases are those of the float. It is (1 - e) / (1 + e) with e = e^(-2|x|), both as sums of two
/// doubles. The same bits at both times on one target; with and without a fused multiply-add they may differ in the
/// last.
[[gnu::always_inline]] constexpr double tanh_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), sign = bits & 0x8000000000000000u,
                        size = bits ^ sign;
    // (1 - e) / (1 + e) with e = e^(-2|x|) = 2^n (1 + h + t); from 19.07 on the answer is 1.
    double const d = -2.0 * detail::number_of<double>(size < 0x4034000000000000u ? size : 0x4034000000000000u);
    int const n = static_cast<int>(detail::horner(d, 0x1.71547652b82fep+0, 64.5)) - 64;
    double const h = detail::opaque(detail::without_powers(d, n)), t = detail::expm1_rest(h, n),
                 power = detail::two_to_the(n), big = detail::masked(detail::mask_of(n >= -26), power),
                 rest = detail::horner(power, t, power - big);
    detail::two_doubles const above = detail::exact_sum(detail::opaque(0.5 - 0.5 * big), -power * h),
                              below = detail::exact_sum(detail::opaque(0.5 + 0.5 * big), power * h);
    double const y = detail::quotient_of_sums({above.high, detail::opaque(above.low - rest)},
                                              {below.high, detail::opaque(below.low + rest)});
    std::uint64_t const is_own = detail::mask_of((size < 0x3e40000000000000u) | (size > 0x7ff0000000000000u)),
                        own = size > 0x7ff0000000000000u ? bits | 0x0008000000000000u : bits;
    return detail::number_of<double>((is_own & own) | (~is_own & (sign | __builtin_bit_cast(std::uint64_t, y))));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
