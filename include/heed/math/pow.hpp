// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_POW_HPP
#define HEED_MATH_POW_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/log_in_two.hpp>
#include <heed/math/detail/log_series.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

/// x to the power of y, of floats; error below 1 unit in the last place. All of 10^8 pairs, arbitrary and structured
/// (exact powers, ties, the ends of the range), were correctly rounded, with and without a fused multiply-add, against
/// MPFR.
///
/// The whole range, and every special case of ISO C, Annex F.10.4.4, also in a constant expression: pow(x, 0) and
/// pow(1, y) are 1, of a NaN too; pow(-1, inf) is 1; of a negative number and a y that is no integer it is the positive
/// quiet NaN. Subnormal numbers are right even where the processor flushes them. Method: e^(y ln|x|) in doubles, with
/// ln|x| as a sum of two (log.hpp, exp.hpp).
// Always inlined: it is bigger than what -O2 inlines by itself, and a loop of calls is not vectorised.
inline constexpr struct HEED_LINKED_AS pow_function : detail::of_two_dual_numbers<pow_function> {
    using of_two_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x, float y) const;
    constexpr double operator()(double x, double y) const;
} pow{};

[[gnu::always_inline]] constexpr float pow_function::operator()(float x, float y) const {
    std::int32_t const bits = __builtin_bit_cast(std::int32_t, x), size = bits & 0x7fffffff,
                       tiny = -static_cast<std::int32_t>(size < 0x00800000),
                       y_bits = __builtin_bit_cast(std::int32_t, y), y_size = y_bits & 0x7fffffff;
    // ln|x| = high + low, with the method of log; high has 29 bits, so that its product with y is exact.
    std::int32_t const normal =
        (tiny & __builtin_bit_cast(std::int32_t, __builtin_bit_cast(float, (size & 0x007fffff) | 0x3f800000) - 1.0f)) |
        (~tiny & size);
    std::int32_t const power = (normal - 0x3f3504f3) >> 23;
    double const f = static_cast<double>(__builtin_bit_cast(float, normal - power * 0x00800000)) - 1.0,
                 k = power - (tiny & 126), first = detail::horner(k, 0x1.62e42fefa3800p-1, f),
                 last = detail::log_series(f, k * 0x1.ef35793c76730p-45),
                 high = detail::number_of<double>(
                     __builtin_bit_cast(std::uint64_t, first + detail::horner(f, -0.5 * f, last)) &
                     0xffffffffff000000u),
                 low = detail::horner(f, -0.5 * f, first - high) + last;
    // Between 2^-63, for which the result is 1, and 2^33, for which it is a limit, unless |x| is 1.
    std::int32_t const most = y_size < 0x50000000 ? y_size : 0x50000000,
                       d = (y_bits ^ y_size) | (most > 0x20000000 ? most : 0x20000000);
    std::int32_t const product_top = static_cast<std::int32_t>(
                           __builtin_bit_cast(std::uint64_t,
                                              static_cast<double>(__builtin_bit_cast(float, d)) * high) >>
                           32),
                       is_big = -static_cast<std::int32_t>((product_top & 0x7fffffff) >= 0x40600000);
    double const moderate = static_cast<double>(__builtin_bit_cast(float, d & ~is_big));
    // e^(p + rest), with the method of exp.
    double const p = moderate * high;
    int const n = static_cast<int>(detail::horner(p, 0x1.71547652b82fep+0, 256.5)) - 256;
    double const h = detail::horner(n, -0x1.62e42fefa3800p-1, p),
                 l = detail::horner(n, -0x1.ef35793c76730p-45, moderate * low), r = h + l,
                 half_of_square = r * detail::horner(r, 0x1.ad7d9f1fcba6fp-27, 0x1.28aef6ec0454dp-23,
                                                     0x1.71df28f35595cp-20, 0x1.a019987a9bbe1p-17,
                                                     0x1.a01a01279ebe7p-14, 0x1.6c16c184b6587p-11, 0x1.1111111128716p-8,
                                                     0x1.5555555550627p-6, 0x1.55555555554f6p-4, 0x1.000000000000ap-2),
                 value = detail::horner(2.0, detail::horner(h, 0.5, detail::horner(r, half_of_square, 0.5 * l)), 1.0);
    // The powers of zero and infinity are limits, unless y is 0. Numbers from 2^24 on are even.
    std::int32_t const bounded = y_size < 0x4b800000 ? y_size : 0x4b800000,
                       whole = static_cast<std::int32_t>(__builtin_bit_cast(float, bounded));
    std::int32_t const is_whole = -static_cast<std::int32_t>(
                           __builtin_bit_cast(std::int32_t, static_cast<float>(whole)) == bounded),
                       is_edge = -static_cast<std::int32_t>(size == 0) | -static_cast<std::int32_t>(size == 0x7f800000),
                       is_limit = is_big | (is_edge & -static_cast<std::int32_t>(y_size != 0)),
                       limit = ~(product_top >> 31) & 0x7f800000;
    std::uint32_t const sum =
        __builtin_bit_cast(std::uint32_t, static_cast<float>(value)) + (static_cast<std::uint32_t>(n) << 23);
    std::int32_t const finite = static_cast<std::int32_t>(sum < 0x7f800000u ? sum : 0x7f800000u),
                       subnormal = static_cast<std::int32_t>(__builtin_bit_cast(
                           std::uint64_t, value * static_cast<double>(__builtin_bit_cast(
                                                      float, ((n < -125 ? n : -125) + 276) * 0x00800000)) +
                                              0x1p52)),
                       is_subnormal = -static_cast<std::int32_t>(n < -125),
                       result = (is_limit & limit) |
                                (~is_limit & ((is_subnormal & subnormal) | (~is_subnormal & finite))) |
                                (bits & is_whole & static_cast<std::int32_t>(static_cast<std::uint32_t>(whole) << 31));
    std::int32_t const x_is_nan = -static_cast<std::int32_t>(size > 0x7f800000),
                       y_is_nan = -static_cast<std::int32_t>(y_size > 0x7f800000),
                       is_one =
                           -static_cast<std::int32_t>(bits == 0x3f800000) | -static_cast<std::int32_t>(y_size == 0),
                       is_invalid = ~is_whole & (bits >> 31) & -static_cast<std::int32_t>(size != 0) &
                                    -static_cast<std::int32_t>(size < 0x7f800000),
                       if_nan = ((x_is_nan | y_is_nan) & ~is_one) | is_invalid,
                       nan = 0x7fc00000 | (x_is_nan & bits) | (~x_is_nan & y_is_nan & y_bits);
    return __builtin_bit_cast(float, (if_nan & nan) | (~if_nan & result));
}

/// x to the power of y, of doubles; error below 1 unit in the last place: at most 0.80, where the result is subnormal,
/// on 1.2 * 10^7 pairs against MPFR, with and without a fused multiply-add. A power that is a double is exact.
///
/// Range, special cases and method are those of the float, with ln|x| from log_in_two.hpp. The same bits at both times
/// on one target; with and without a fused multiply-add they may differ in the last.
constexpr double pow_function::operator()(double x, double y) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu,
                        y_bits = __builtin_bit_cast(std::uint64_t, y), y_size = y_bits & 0x7fffffffffffffffu,
                        one = 0x3ff0000000000000u, infinite = 0x7ff0000000000000u;
    if (y_size == 0 || bits == one) return 1.0;
    if (size > infinite || y_size > infinite) {
        return detail::from_bits<double>((size > infinite ? bits : y_bits) | 0x0008000000000000u);
    }
    // How many of the bits of y, with the leading one that is not stored, are beyond the point: none from 2^52 on.
    int const beyond = 1075 - static_cast<int>(y_size >> 52);
    std::uint64_t const y_fraction = (y_size & 0x000fffffffffffffu) | 0x0010000000000000u;
    bool const is_whole = beyond <= 0 || (beyond <= 52 && ((y_fraction >> beyond) << beyond) == y_fraction),
               is_odd = is_whole && beyond >= 0 && ((y_fraction >> beyond) & 1) != 0;
    std::uint64_t const sign = is_odd ? bits ^ size : 0;
    if (size == 0 || size == infinite) {
        return detail::from_bits<double>(sign | ((size == 0) == (y_bits == y_size) ? 0 : infinite));
    }
    if (bits != size && !is_whole) return detail::from_bits<double>(0x7ff8000000000000u);
    // Between 2^-65, for which the result is 1, and 2^65, for which it is a limit, unless |x| is 1.
    std::uint64_t const most = y_size < 0x4400000000000000u ? y_size : 0x4400000000000000u,
                        least = most > 0x3be0000000000000u ? most : 0x3be0000000000000u;
    detail::two_doubles const ln = detail::log_in_two(size);
    double const d = detail::number_of<double>((y_bits ^ y_size) | least), d_high = detail::upper_half(d),
                 log_high = detail::upper_half(ln.high + ln.low), p = d_high * log_high,
                 rest = detail::horner(d, detail::opaque(ln.high - log_high) + ln.low, (d - d_high) * log_high);
    if (p >= 1024.0 || p <= -1024.0) return detail::from_bits<double>(sign | (p < 0 ? 0 : infinite));
    // e^(p + rest), as in exp
    int const n = static_cast<int>(detail::horner(p, 0x1.71547652b82fep+0, 2048.5)) - 2048;
    double const h = detail::horner(n, -0x1.62e42fefa3800p-1, p), l = detail::horner(n, -0x1.ef35793c76730p-45, rest),
                 r = h + l;
    detail::two_doubles const sum = detail::exact_sum(0.5, h);
    // In two halves, which a processor computes side by side.
    double const square = r * r,
                 half = detail::horner(square, 0x1.28aef6ec0454dp-22, 0x1.a019987a9bbe1p-16, 0x1.6c16c184b6587p-10,
                                       0x1.5555555550627p-5, 0x1.000000000000ap-1),
                 other = detail::horner(square, 0x1.ad7d9f1fcba6fp-26, 0x1.71df28f35595cp-19, 0x1.a01a01279ebe7p-13,
                                        0x1.1111111128716p-7, 0x1.55555555554f6p-3);
    std::uint64_t const power = __builtin_bit_cast(
        std::uint64_t, sum.high + detail::opaque(detail::horner(square, detail::horner(r, other, half), sum.low + l)));
    std::uint64_t const scaled = power + (static_cast<std::uint64_t>(static_cast<std::int64_t>(n)) << 52);
    if (n < 0 && static_cast<std::int64_t>(scaled) < 0x0010000000000000) {
        double const multiple = detail::number_of<double>(scaled + (std::uint64_t{1074} << 52)) + 0x1p52;
        return detail::number_of<double>(sign | (__builtin_bit_cast(std::uint64_t, multiple) - 0x4330000000000000u));
    }
    return detail::from_bits<double>(sign | (scaled < infinite ? scaled : infinite));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
