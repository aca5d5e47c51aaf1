// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_CBRT_HPP
#define HEED_MATH_CBRT_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

namespace detail::inline HEED_KERNELS {

/// The cube root of a positive x within 1.5 units in the last place, from an approximation of 1 / cbrt(x) within 3.5
/// per cent.
[[gnu::always_inline]] constexpr double nearly_cbrt(double x, double first) {
    // first / cbrt(1 - error), for which the polynomial is fitted; x times its square is the root, to 22 bits.
    double const error = horner(-x, first * first * first, 1.0),
                 inverse = first * horner(error, 0x1.2ab8da7c82c6ep-3, 0x1.65569e98ad1e3p-3, 0x1.c7186ec5b6f96p-3,
                                          0x1.555435187fd78p-2, 0x1.0000001576abbp+0),
                 square = inverse * inverse, root = x * square, rest = horner(-root, root * root, x) * square;
    return horner(rest, horner(rest * inverse, 0x1.c71c71c71c71cp-3, 0x1.5555555555555p-2), root);
}

}  // namespace detail::inline HEED_KERNELS

inline constexpr struct HEED_LINKED_AS cbrt_function : detail::of_dual_numbers<cbrt_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    constexpr double operator()(double x) const;
} cbrt{};

/// The cube root of a float, correctly rounded: checked for all 2^32 of them, with and without a fused multiply-add,
/// against a double, and against MPFR where that leaves a doubt.
///
/// The whole range: cbrt(-x) is -cbrt(x), zeros and infinities are their own roots, and a NaN stays a NaN. Subnormal
/// numbers count for what they are, even where the processor flushes them. Method: a third of the exponent subtracted
/// from a constant, as W. Kahan has it, Computing a real cube root, 1991, and two steps of Newton's method and higher
/// order in doubles, without a division.
[[gnu::always_inline]] constexpr float cbrt_function::operator()(float x) const {
    // Always inlined, or g++ -O2 would not vectorise a loop over it.
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), size = bits & 0x7fffffffu,
                        is_special = 0u - static_cast<std::uint32_t>(size - 1u >= 0x7f7fffffu),
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
                           static_cast<float>(detail::nearly_cbrt(
                               static_cast<double>(__builtin_bit_cast(float, normal)),
                               static_cast<double>(__builtin_bit_cast(float, 0x54a1f5b6u - normal / 3))))) -
        (tiny & 42u << 23);
    std::uint32_t const special = size > 0x7f800000u ? bits | 0x00400000u : bits;
    return __builtin_bit_cast(float, (is_special & special) | (~is_special & (result | (bits ^ size))));
}

/// The cube root of a double, correctly rounded, by an exact remainder in integers (none of 4 * 10^7 wrong, against
/// MPFR).
///
/// Special cases and method are those of the float; the same bits with and without a fused multiply-add.
constexpr double cbrt_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu;
    if (size - 1 >= 0x7fefffffffffffffu) {
        return detail::from_bits<double>(size > 0x7ff0000000000000u ? bits | 0x0008000000000000u : bits);
    }
    // A subnormal number is the fraction of one between 1 and 2, and taken from there by subtraction it is normal: then
    // it is 2^1022 times itself.
    bool const tiny = size < 0x0010000000000000u;
    std::uint64_t const normal =
        tiny ? __builtin_bit_cast(std::uint64_t, detail::number_of<double>(size | 0x3ff0000000000000u) - 1.0) : size;
    // x = m * 2^104 * 8^third, where m is `fraction`, which has 53 bits, times 1, 2 or 4.
    int const exponent = static_cast<int>(normal >> 52) - (tiny ? 1022 : 0) - 1075 - 104 + 3 * 800;
    std::uint64_t const third = static_cast<std::uint64_t>(exponent / 3),
                        power = static_cast<std::uint64_t>(exponent % 3),
                        fraction = (normal & 0x000fffffffffffffu) | 0x0010000000000000u,
                        // 4 m as a double, whose root is between 2^18 and 2^19.
        scaled = fraction + ((1023 + 53 + power) << 52), start = 0x553ee9616aaaaaaau - scaled / 3;
    // In units of the last place the root is the cube root of m * 2^104: what that is more than root^3 is compared with
    // what it is half a unit away. Only the lowest 128 bits of all that matter.
    std::uint64_t const root =
        __builtin_bit_cast(std::uint64_t,
                           detail::nearly_cbrt(detail::number_of<double>(scaled), detail::number_of<double>(start))) -
        (std::uint64_t{1023 + 17} << 52);
    detail::wide const square = static_cast<detail::wide>(root) * root;
    auto const rest = static_cast<detail::signed_wide>((static_cast<detail::wide>(fraction << power) << 107) -
                                                       8 * root * square - 6 * root),
               step = static_cast<detail::signed_wide>(12 * square + 1);
    return detail::number_of<double>((bits ^ size) |
                                     (root + (rest > step) - (rest < -step) + ((third + 1023 - 800 + 51) << 52)));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
