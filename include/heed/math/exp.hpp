// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_EXP_HPP
#define HEED_MATH_EXP_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

inline constexpr struct HEED_LINKED_AS exp_function : detail::of_dual_numbers<exp_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    [[gnu::always_inline]] constexpr double operator()(double x) const;
} exp{};

/// e to the power of a float, correctly rounded: checked for all 2^32 of them, with and without a fused multiply-add,
/// against a long double, and against MPFR where that leaves a doubt.
///
/// The whole range: exp(-inf) is 0, exp(inf) and everything above 88.72 is inf, below 2^-126 come correctly rounded
/// subnormal numbers, then 0, and a NaN stays a NaN; also in a constant expression. Method: x = n ln(2) + r with
/// |r| <= ln(2)/2, reduced as in W. J. Cody and W. Waite, Software Manual for the Elementary Functions, 1980, and a
/// polynomial of degree 11 for e^r, in doubles (Remez, relative error 2^-57.4).
[[gnu::always_inline]] constexpr float exp_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), sign = bits & 0x80000000u, size = bits ^ sign,
                        limit = sign != 0 ? 0x42d00000u : 0x42b17217u;
    // Beyond the limits, -104 and 88.72, the answer is known. Clamped as an integer, so that -ffast-math has no
    // comparison with a NaN or an infinity to be clever with.
    double const d = static_cast<double>(__builtin_bit_cast(float, (size < limit ? size : limit) | sign));
    // d = n ln(2) + r. A sum with 1.5 * 2^52 rounds to a whole number, which is in its last bits; d - n * (high part of
    // ln(2)) is exact.
    double const shifted = detail::opaque(detail::horner(d, 0x1.71547652b82fep+0, 0x1.8p+52)),
                 n = detail::opaque(shifted - 0x1.8p+52),
                 r = detail::horner(n, 0x1.0ca86c3898d00p-49, d - n * 0x1.62e42fefa3a00p-1), square = r * r,
                 power = detail::number_of<double>((__builtin_bit_cast(std::uint64_t, shifted) << 52) +
                                                   0x3ff0000000000000u);
    double const rest = detail::horner(
        square,
        detail::horner(r,
                       detail::horner(square, 0x1.ad7d9f1fcba6fp-26, 0x1.71df28f35595cp-19, 0x1.a01a01279ebe7p-13,
                                      0x1.1111111128716p-7, 0x1.55555555554f6p-3),
                       detail::horner(square, 0x1.28aef6ec0454dp-22, 0x1.a019987a9bbe1p-16, 0x1.6c16c184b6587p-10,
                                      0x1.5555555550627p-5, 0x1.000000000000ap-1)),
        r);
    double const y = detail::horner(power, rest, power);
    // With 2^-126 added a subnormal result is rounded where its last bit is, and is a normal number, which no processor
    // flushes. Its bits are taken off again.
    double const normal = y + (y < 0x1p-126 ? 0x1p-126 : 0.0);
    std::uint32_t const correction = static_cast<std::uint32_t>(bits >= 0xc2aeac50u) << 23;
    // Chosen by a mask: a compiler would move the arithmetic into branches of a conditional, and then not vectorise.
    std::uint32_t const is_special = 0u - static_cast<std::uint32_t>(size > (sign != 0 ? 0x7f800000u : limit)),
                        special = size > 0x7f800000u ? bits | 0x00400000u : 0x7f800000u;
    return __builtin_bit_cast(
        float, (is_special & special) |
                   (~is_special & (__builtin_bit_cast(std::uint32_t, static_cast<float>(normal)) - correction)));
}

/// e to the power of a double; error below 1 unit in the last place: at most 0.89 on 1.9 * 10^7 arguments, subnormal
/// results included, against a long double.
///
/// Range, special cases and method are those of the float, with infinity above 709.78. The same bits at both times on
/// one target; with and without a fused multiply-add they may differ in the last.
[[gnu::always_inline]] constexpr double exp_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), sign = bits & 0x8000000000000000u,
                        size = bits ^ sign, limit = sign != 0 ? 0x4087500000000000u : 0x40862e42fefa39efu;
    double const d = detail::number_of<double>((size < limit ? size : limit) | sign);
    int const n = static_cast<int>(detail::horner(d, 0x1.71547652b82fep+0, 2048.5)) - 2048;
    // r = h + l; its rounding must not reach the result, so that h and l are added where r is small beside them.
    double const h = d - n * 0x1.62e42fefa3800p-1, half_of_l = n * -0x1.ef35793c76730p-46,
                 r = detail::horner(n, -0x1.ef35793c76730p-45, h);
    // Half of e^r - 1 = (r^2 q(r) + l) + h: with halves every sum is a multiply-add.
    double const half_of_square =
        r * detail::horner(r, 0x1.ad7d9f1fcba6fp-27, 0x1.28aef6ec0454dp-23, 0x1.71df28f35595cp-20,
                           0x1.a019987a9bbe1p-17, 0x1.a01a01279ebe7p-14, 0x1.6c16c184b6587p-11, 0x1.1111111128716p-8,
                           0x1.5555555550627p-6, 0x1.55555555554f6p-4, 0x1.000000000000ap-2);
    std::uint64_t const power = __builtin_bit_cast(
        std::uint64_t, detail::horner(2.0, detail::horner(h, 0.5, detail::horner(r, half_of_square, half_of_l)), 1.0));
    // A subnormal result is a multiple of 2^-1074, rounded by a sum with 2^52 and read as an integer.
    std::uint64_t const normal = power + (static_cast<std::uint64_t>(static_cast<std::int64_t>(n)) << 52),
                        multiple =
                            power +
                            (static_cast<std::uint64_t>(static_cast<std::int64_t>((n < -1021 ? n : -1021) + 1074))
                             << 52),
                        subnormal = __builtin_bit_cast(std::uint64_t, detail::number_of<double>(multiple) + 0x1p52) -
                                    0x4330000000000000u;
    std::uint64_t const is_subnormal = std::uint64_t{0} - static_cast<std::uint64_t>(bits > 0xc086232bdd7abcd2u),
                        is_special = std::uint64_t{0} -
                                     static_cast<std::uint64_t>(size > (sign != 0 ? 0x7ff0000000000000u : limit)),
                        special = size > 0x7ff0000000000000u ? bits | 0x0008000000000000u : 0x7ff0000000000000u;
    return detail::number_of<double>((is_special & special) | (~is_special & is_subnormal & subnormal) |
                                     (~is_special & ~is_subnormal & normal));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
