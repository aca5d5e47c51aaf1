// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_LOG2_HPP
#define HEED_MATH_LOG2_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/log_series.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

/// The logarithm to base 2 of a float, correctly rounded: checked for all 2^32 of them, with and without a fused
/// multiply-add, against a long double, and against MPFR where that leaves a doubt.
///
/// The whole range, with the special cases of `log`: log2(0) is -inf, log2(inf) is inf, of a negative number it is the
/// positive quiet NaN, and a NaN stays a NaN; also in a constant expression. Subnormal numbers count for what they are,
/// even where the processor flushes them. Of a power of 2 it is the exponent. Method: x = 2^k (1 + f) as in log.hpp,
/// and k + f * (high part of log2(e)), which is exact, plus a small rest.
// Always inlined: it is bigger than what -O2 inlines by itself, and a loop of calls is not vectorised.
inline constexpr struct HEED_LINKED_AS log2_function : detail::of_dual_numbers<log2_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    constexpr double operator()(double x) const;
} log2{};

[[gnu::always_inline]] constexpr float log2_function::operator()(float x) const {
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
                 k = power - static_cast<int>(tiny & 126u);
    // The first sum is exact. No image is nearer than 2^-51.3 of its size to the middle between two floats.
    double const y =
        detail::horner(f, 0x1.71547p+0, k) +
        detail::horner(0x1.71547652b82fep+0, detail::log_series(f, -0.5 * f * f), f * 0x1.94ae0bf85ddf4p-22);
    std::uint32_t const is_special = 0u - static_cast<std::uint32_t>(bits - 1u >= 0x7f7fffffu),
                        special = size > 0x7f800000u    ? bits | 0x00400000u
                                  : size == 0           ? 0xff800000u
                                  : bits == 0x7f800000u ? 0x7f800000u
                                                        : 0x7fc00000u;
    return __builtin_bit_cast(
        float, (is_special & special) | (~is_special & __builtin_bit_cast(std::uint32_t, static_cast<float>(y))));
}

/// The logarithm to base 2 of a double; error below 1 unit in the last place: at most 0.71 with, 0.89 without a fused
/// multiply-add, on 1.2 * 10^7 arguments against MPFR.
///
/// Range, special cases and method are those of the float. The same bits at both times on one target; with and without
/// a fused multiply-add they may differ in the last.
constexpr double log2_function::operator()(double x) const {
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
                 k = power - static_cast<int>(tiny & 1022u),
                 // log(1 + f) = high + low; high is short enough that its product with 27 bits is exact.
        high = detail::number_of<double>(__builtin_bit_cast(std::uint64_t, detail::horner(f, -0.5 * f, f)) &
                                         0xfffffffff8000000u),
                 low = detail::log_series(f, detail::horner(f, -0.5 * f, f - high));
    detail::two_doubles const y = detail::exact_sum(0.5 * k, high * 0x1.7154764p+0);
    double const rest = detail::horner(low, 0x1.71547652b82fep+0, high * 0x1.2b82fe1777d10p-28);
    std::uint64_t const is_special = std::uint64_t{0} - static_cast<std::uint64_t>(bits - 1u >= 0x7fefffffffffffffu),
                        special = size > 0x7ff0000000000000u    ? bits | 0x0008000000000000u
                                  : size == 0                   ? 0xfff0000000000000u
                                  : bits == 0x7ff0000000000000u ? 0x7ff0000000000000u
                                                                : 0x7ff8000000000000u;
    return detail::number_of<double>(
        (is_special & special) |
        (~is_special & __builtin_bit_cast(std::uint64_t, y.high + detail::opaque(y.low + rest))));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
