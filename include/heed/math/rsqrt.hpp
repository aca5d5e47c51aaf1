// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_RSQRT_HPP
#define HEED_MATH_RSQRT_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

namespace detail::inline HEED_KERNELS {

/// 1 / sqrt(x) within 1.5 units in the last place, from a first approximation within 3.5 per cent.
[[gnu::always_inline]] constexpr double nearly_rsqrt(double x, double first) {
    // first / sqrt(1 - error), for which the polynomial is fitted, and once more with the series.
    double const error = horner(-x, first * first, 1.0),
                 second = first * horner(error, 0x1.4170341686cf4p-2, 0x1.814e92b2b095fp-2, 0x1.ffff973f957f9p-2,
                                         0x1.ffffe713297b0p-1),
                 rest = horner(-x, second * second, 1.0);
    return horner(second * rest, horner(rest, 0.375, 0.5), second);
}

}  // namespace detail::inline HEED_KERNELS

inline constexpr struct HEED_LINKED_AS rsqrt_function : detail::of_dual_numbers<rsqrt_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    constexpr double operator()(double x) const;
} rsqrt{};

/// 1 / sqrt(x) of a float, rounded once: correctly, checked for all 2^32 of them, with and without a fused
/// multiply-add, against a double, and against MPFR where that leaves a doubt. `torch.rsqrt`, which rounds twice.
///
/// The whole range: rsqrt(0) is inf, rsqrt(-0) is -inf, rsqrt(inf) is 0, of a negative number it is the positive quiet
/// NaN, and a NaN stays a NaN; also in a constant expression. Subnormal numbers count for what they are, even where the
/// processor flushes them. Method: half the exponent subtracted from a constant, as in Quake III Arena, 1999, and two
/// steps of Newton's method and higher order in doubles.
[[gnu::always_inline]] constexpr float rsqrt_function::operator()(float x) const {
    // Always inlined, or g++ -O2 would not vectorise a loop over it.
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), size = bits & 0x7fffffffu,
                        is_special = 0u - static_cast<std::uint32_t>(bits - 1u >= 0x7f7fffffu),
                        tiny = 0u - static_cast<std::uint32_t>(size < 0x00800000u);
    // A subnormal number is the fraction of one between 1 and 2, and taken from there by subtraction it is normal: then
    // it is 2^126 times itself.
    std::uint32_t const normal =
        ~is_special &
        ((tiny &
          __builtin_bit_cast(std::uint32_t, __builtin_bit_cast(float, (size & 0x007fffffu) | 0x3f800000u) - 1.0f)) |
         (~tiny & size));
    std::uint32_t const result =
        __builtin_bit_cast(std::uint32_t,
                           static_cast<float>(detail::nearly_rsqrt(
                               static_cast<double>(__builtin_bit_cast(float, normal)),
                               static_cast<double>(__builtin_bit_cast(float, 0x5f374739u - (normal >> 1)))))) +
        (tiny & 63u << 23);
    std::uint32_t const special = size > 0x7f800000u    ? bits | 0x00400000u
                                  : size == 0           ? bits | 0x7f800000u
                                  : bits == 0x7f800000u ? 0u
                                                        : 0x7fc00000u;
    return __builtin_bit_cast(float, (is_special & special) | (~is_special & result));
}

/// 1 / sqrt(x) of a double, correctly rounded, by an exact remainder in integers (none of 4 * 10^7 wrong, against
/// MPFR).
///
/// Special cases and method are those of the float; the same bits with and without a fused multiply-add.
constexpr double rsqrt_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu;
    if (bits - 1 >= 0x7fefffffffffffffu) {
        return detail::from_bits<double>(size > 0x7ff0000000000000u    ? bits | 0x0008000000000000u
                                         : size == 0                   ? bits | 0x7ff0000000000000u
                                         : bits == 0x7ff0000000000000u ? 0u
                                                                       : 0x7ff8000000000000u);
    }
    // A subnormal number is the fraction of one between 1 and 2, and taken from there by subtraction it is normal: then
    // it is 2^1022 times itself.
    bool const tiny = size < 0x0010000000000000u;
    std::uint64_t const normal =
        tiny ? __builtin_bit_cast(std::uint64_t, detail::number_of<double>(size | 0x3ff0000000000000u) - 1.0) : size;
    // x = m * 4^half, where m is `fraction`, which has 53 bits, times 1 or 2.
    int const exponent = static_cast<int>(normal >> 52) - (tiny ? 1022 : 0) - 1075 + 2 * 2048;
    std::uint64_t const half = static_cast<std::uint64_t>(exponent / 2),
                        power = static_cast<std::uint64_t>(exponent % 2),
                        fraction = (normal & 0x000fffffffffffffu) | 0x0010000000000000u,
                        // m as a double, of which the result is between 2^-27 and 2^-26.
        scaled = fraction + ((1023 + 51 + power) << 52), start = 0x5fe6e8e720000000u - scaled / 2;
    // In units of the last place the result is 2^79 / sqrt(m): 2^158 - root^2 m is compared with what it is half a unit
    // away. Only the lowest 128 bits of all that matter.
    std::uint64_t const root =
        __builtin_bit_cast(std::uint64_t,
                           detail::nearly_rsqrt(detail::number_of<double>(scaled), detail::number_of<double>(start))) -
        (std::uint64_t{1023 - 28} << 52);
    detail::wide const slope = static_cast<detail::wide>(root) * (fraction << power);
    auto const rest = static_cast<detail::signed_wide>(detail::wide{0} - 4 * root * slope - (fraction << power)),
               step = static_cast<detail::signed_wide>(4 * slope);
    return detail::number_of<double>(root + (rest > step) - (rest < -step) +
                                     ((1023 - 79 + 2048 - 1 - half + 52) << 52));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
