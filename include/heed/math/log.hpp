// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_LOG_HPP
#define HEED_MATH_LOG_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

inline constexpr struct HEED_LINKED_AS log_function : detail::of_dual_numbers<log_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    [[gnu::always_inline]] constexpr double operator()(double x) const;
} log{};

/// The natural logarithm of a float, correctly rounded: checked for all 2^32 of them, with and without a fused
/// multiply-add, against a long double, and against MPFR where that leaves a doubt.
///
/// The whole range: log(0) is -inf, log(inf) is inf, of a negative number it is the positive quiet NaN, and a NaN stays
/// a NaN; also in a constant expression. Subnormal numbers count for what they are, even where the processor flushes
/// them. Method: x = 2^n (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), and log(1 + f) = f - f^2/2 + s (f^2/2 + R(s^2))
/// with s = f / (2 + f), in doubles (the series is that of P. T. P. Tang, ACM TOMS 16, 1990). R is fitted on Chebyshev
/// nodes, then shifted within its error so that all but two of the arguments nearest to a midpoint fall on the right
/// side.
[[gnu::always_inline]] constexpr float log_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), size = bits & 0x7fffffffu,
                        tiny = 0u - static_cast<std::uint32_t>(size < 0x00800000u);
    // A subnormal number is the fraction of one between 1 and 2, and taken from there by subtraction it is normal.
    std::uint32_t const normal =
        (tiny &
         __builtin_bit_cast(std::uint32_t, __builtin_bit_cast(float, (size & 0x007fffffu) | 0x3f800000u) - 1.0f)) |
        (~tiny & size);
    int const power = static_cast<int>((normal - 0x3f3504f3u + 0x40000000u) >> 23) - 128;
    double const f = static_cast<double>(
                         __builtin_bit_cast(float, normal - (static_cast<std::uint32_t>(power) << 23))) -
                     1.0,
                 k = power - static_cast<int>(tiny & 126u), s = f / (2.0 + f);
    // k * (low part of ln(2)) + s (f^2/2 + R)
    double const low =
        detail::horner(k, -0x1.0b24f551188fdp-49,
                       s * detail::horner(s * s, 0x1.2b5f3df0a9a78p-3, 0x1.39fdd060a2a56p-3, 0x1.7462b900e4b3ep-3,
                                          0x1.c71c62d643033p-3, 0x1.249249322868cp-2, 0x1.99999999a21c6p-2,
                                          0x1.55555555549d9p-1, 0.5 * f * f));
    // k * (high part of ln(2)) + f is exact.
    double const y = detail::horner(k, 0x1.62e42fefa3a00p-1, f) - detail::horner(f, 0.5 * f, -low);
    // Zeros, negative numbers, infinities and NaNs. Chosen by a mask: a compiler would move the arithmetic into the
    // branch of a conditional, and then not vectorise.
    std::uint32_t const is_special = 0u - static_cast<std::uint32_t>(bits - 1u >= 0x7f7fffffu),
                        special = size > 0x7f800000u    ? bits | 0x00400000u
                                  : size == 0           ? 0xff800000u
                                  : bits == 0x7f800000u ? 0x7f800000u
                                                        : 0x7fc00000u,
                        // The two whose y is a midpoint itself, and ties to the wrong side.
        correction = static_cast<std::uint32_t>(bits == 0x4c5d65a5u) + static_cast<std::uint32_t>(bits == 0x65d890d3u);
    return __builtin_bit_cast(
        float, (is_special & special) |
                   (~is_special & (__builtin_bit_cast(std::uint32_t, static_cast<float>(y)) + correction)));
}

/// The natural logarithm of a double; error below 1 unit in the last place, at most 0.88 on 1.9 * 10^7 arguments
/// against a long double.
///
/// Range, special cases and method are those of the float, R of one degree more. The same bits at both times on one
/// target; with and without a fused multiply-add they may differ in the last.
[[gnu::always_inline]] constexpr double log_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu,
                        tiny = std::uint64_t{0} - static_cast<std::uint64_t>(size < 0x0010000000000000u);
    std::uint64_t const normal =
        (tiny &
         __builtin_bit_cast(std::uint64_t,
                            detail::number_of<double>((size & 0x000fffffffffffffu) | 0x3ff0000000000000u) - 1.0)) |
        (~tiny & size);
    int const power = static_cast<int>((normal - 0x3fe6a09e667f3bcdu + 0x4000000000000000u) >> 52) - 1024;
    double const f = detail::number_of<double>(normal -
                                               (static_cast<std::uint64_t>(static_cast<std::int64_t>(power)) << 52)) -
                     1.0,
                 k = power - static_cast<int>(tiny & 1022u), s = f / (2.0 + f);
    double const low =
        detail::horner(k, 0x1.ef35793c76730p-45,
                       s * detail::horner(s * s, 0x1.0c0ad2b332f6ep-3, 0x1.0fbde53294a1cp-3, 0x1.3b1c3bf3eb52ap-3,
                                          0x1.745cf8e57ad9ap-3, 0x1.c71c7201a392ep-3, 0x1.2492492476a2ap-2,
                                          0x1.9999999999a39p-2, 0x1.5555555555555p-1, 0.5 * f * f));
    // The part of k is added last: it is exact, and may be the biggest.
    double const y = detail::horner(k, 0x1.62e42fefa3800p-1, f - detail::horner(f, 0.5 * f, -low));
    std::uint64_t const is_special = std::uint64_t{0} - static_cast<std::uint64_t>(bits - 1u >= 0x7fefffffffffffffu),
                        special = size > 0x7ff0000000000000u    ? bits | 0x0008000000000000u
                                  : size == 0                   ? 0xfff0000000000000u
                                  : bits == 0x7ff0000000000000u ? 0x7ff0000000000000u
                                                                : 0x7ff8000000000000u;
    return detail::number_of<double>((is_special & special) | (~is_special & __builtin_bit_cast(std::uint64_t, y)));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
