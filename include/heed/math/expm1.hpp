// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_EXPM1_HPP
#define HEED_MATH_EXPM1_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/exponential.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

inline constexpr struct HEED_LINKED_AS expm1_function : detail::of_dual_numbers<expm1_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    [[gnu::always_inline]] constexpr double operator()(double x) const;
} expm1{};

/// e to the power of a float, less 1, correctly rounded: checked for all 2^32 of them, with and without a fused
/// multiply-add, against a double, and against MPFR where that leaves a doubt.
///
/// The whole range: below -17.33 it is -1, above 88.73 inf, expm1(-0) is -0, and a NaN stays a NaN; also in a constant
/// expression. Subnormal numbers come back unchanged, even where the processor flushes them. Method: x = n ln(2) + r as
/// for exp, and 2^n (e^r - 1) + (2^n - 1), where e^r - 1 is the sum of polynomials for sinh(r) and cosh(r) - 1, in
/// doubles.
[[gnu::always_inline]] constexpr float expm1_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), sign = bits & 0x80000000u;
    std::int32_t const size = static_cast<std::int32_t>(bits ^ sign);
    // Clamped as an integer, so that -ffast-math has no comparison with a NaN or an infinity to be clever with.
    float const f = __builtin_bit_cast(float, size < 0x42b17217 ? size : 0x42b17217);
    int const m = static_cast<int>(multiply_add(f, 0x1.715476p+0f, 0.5f)), n = sign != 0 ? -m : m;
    double const d = static_cast<double>(__builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, f) | sign)),
                 r = detail::rounded_rest(detail::without_powers(d, n), n), square = r * r,
                 power = detail::two_to_the(n);
    double const y = detail::horner(
        power,
        detail::horner(
            square,
            detail::horner(r, detail::sinh_tail(square), detail::horner(square, detail::cosh_tail(square), 0.5)), r),
        power - 1.0);
    // Chosen by masks: a compiler would move the arithmetic into the branches of a conditional, and then not vectorise.
    std::uint32_t const is_own = 0u - static_cast<std::uint32_t>(size < 0x33000000),
                        is_special = 0u - static_cast<std::uint32_t>((static_cast<std::int32_t>(bits) > 0x42b17217) |
                                                                     (size > 0x7f800000)),
                        special = size > 0x7f800000 ? bits | 0x00400000u : 0x7f800000u;
    return __builtin_bit_cast(float,
                              (is_special & special) | (is_own & bits) |
                                  (~is_special & ~is_own & __builtin_bit_cast(std::uint32_t, static_cast<float>(y))));
}

/// e to the power of a double, less 1; error below 1 unit in the last place: at most 0.75 with, 0.87 without a fused
/// multiply-add, on 1.2 * 10^7 arguments against MPFR.
///
/// Range, special cases and method are those of the float, with infinity above 709.79; the greatest terms are added
/// exactly. The same bits at both times on one target; with and without a fused multiply-add they may differ in the
/// last.
[[gnu::always_inline]] constexpr double expm1_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), sign = bits & 0x8000000000000000u,
                        size = bits ^ sign, limit = sign != 0 ? 0x4044000000000000u : 0x40862e42fefa39efu;
    double const d = detail::number_of<double>((size < limit ? size : limit) | sign);
    int const n = static_cast<int>(detail::horner(d, 0x1.71547652b82fep+0, 2048.5)) - 2048;
    // Half of the result, 2^(n-1) (1 + h + t) - 1/2. Far from n = 0 the smaller term goes to the small ones.
    double const h = detail::opaque(detail::without_powers(d, n)), t = detail::expm1_rest(h, n),
                 power = detail::two_to_the(n - 1),
                 big = detail::opaque(detail::masked(detail::mask_of(n >= -26), power) -
                                      detail::masked(detail::mask_of(n <= 26), 0.5)),
                 lesser =
                     detail::masked(detail::mask_of(n < -26), power) - detail::masked(detail::mask_of(n > 26), 0.5);
    detail::two_doubles const sum = detail::exact_sum(0.5 * big, power * h);
    double const y = sum.high + detail::opaque(sum.low + detail::horner(power, t, lesser));
    std::uint64_t const is_own = detail::mask_of(size < 0x3c90000000000000u),
                        is_special = detail::mask_of(size > (sign != 0 ? 0x7ff0000000000000u : limit)),
                        special = size > 0x7ff0000000000000u ? bits | 0x0008000000000000u : 0x7ff0000000000000u;
    return detail::number_of<double>((is_special & special) | (is_own & bits) |
                                     (~is_special & ~is_own & detail::scaled(y, 1)));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
