// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_EXP2_HPP
#define HEED_MATH_EXP2_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/exponential.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

/// 2 to the power of a float, correctly rounded: checked for all 2^32 of them, with and without a fused multiply-add,
/// against a double, and against MPFR where that leaves a doubt.
///
/// The whole range: exp2(-inf) is 0, exp2(inf) and everything from 128 on is inf, below 2^-126 come correctly rounded
/// subnormal numbers, then 0, and a NaN stays a NaN; also in a constant expression. Exact for whole numbers. Method:
/// x = n + r with |r| <= 1/2, and a polynomial of degree 11 for 2^r, in doubles (Remez, relative error 2^-57).
// Always inlined, all of this family: bigger than what -O2 inlines by itself, and a loop of calls is not vectorised.
inline constexpr struct HEED_LINKED_AS exp2_function : detail::of_dual_numbers<exp2_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    [[gnu::always_inline]] constexpr double operator()(double x) const;
} exp2{};

[[gnu::always_inline]] constexpr float exp2_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), sign = bits & 0x80000000u;
    std::int32_t const size = static_cast<std::int32_t>(bits ^ sign);
    // Clamped as an integer, so that -ffast-math has no comparison with a NaN or an infinity to be clever with.
    float const f = __builtin_bit_cast(float, size < 0x43160000 ? size : 0x43160000);
    // The conversion truncates. The difference is exact, as no number below 1/2 is rounded to 1.
    int const n = static_cast<int>(f + 0x1.fffffep-2f);
    double const r = static_cast<double>(
                     __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, f - static_cast<float>(n)) ^ sign)),
                 square = r * r, power = detail::two_to_the(sign != 0 ? -n : n);
    double const y = detail::horner(
        power,
        detail::horner(square,
                       detail::horner(square, 0x1.e618fb25178c4p-28, 0x1.62bfc945def1ep-20, 0x1.4309130e05266p-13,
                                      0x1.3b2ab6fba0678p-7, 0x1.ebfbdff82c5a1p-3),
                       r * detail::horner(square, 0x1.e7c5d173602f5p-32, 0x1.b526550816fabp-24, 0x1.ffcbfbc615529p-17,
                                          0x1.5d87fe78c3e88p-10, 0x1.c6b08d704a043p-5, 0x1.62e42fefa39efp-1)),
        power);
    // With 2^-126 added a subnormal result is rounded where its last bit is, and is a normal number, which no processor
    // flushes. Its bits are taken off again.
    double const normal = (y < 0x1.fffffep+127 ? y : 0x1.fffffep+127) + (y < 0x1p-126 ? 0x1p-126 : 0.0);
    // The two powers that are midpoints as doubles, and tie to the wrong side.
    std::uint32_t const correction = static_cast<std::uint32_t>(bits == 0x3b429d37u) +
                                     static_cast<std::uint32_t>(bits == 0xbcf3a937u) -
                                     (static_cast<std::uint32_t>(bits > 0xc2fc0000u) << 23);
    // Chosen by masks: a compiler would move the arithmetic into the branches of a conditional, and then not vectorise.
    std::uint32_t const is_special = 0u - static_cast<std::uint32_t>((static_cast<std::int32_t>(bits) > 0x42ffffff) |
                                                                     (size > 0x7f800000)),
                        special = size > 0x7f800000 ? bits | 0x00400000u : 0x7f800000u;
    return __builtin_bit_cast(
        float, (is_special & special) |
                   (~is_special & (__builtin_bit_cast(std::uint32_t, static_cast<float>(normal)) + correction)));
}

/// 2 to the power of a double; error below 1 unit in the last place: at most 0.78 with and without a fused
/// multiply-add, on 1.2 * 10^7 arguments against MPFR; 0.65 where the result is no subnormal number, which is rounded
/// twice.
///
/// Range, special cases and method are those of the float, with infinity from 1024 on; the greatest term of the
/// polynomial is added exactly. The same bits at both times on one target; with and without a fused multiply-add they
/// may differ in the last.
[[gnu::always_inline]] constexpr double exp2_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), sign = bits & 0x8000000000000000u,
                        size = bits ^ sign, limit = sign != 0 ? 0x4090cc0000000000u : 0x408fffffffffffffu;
    double const d = detail::number_of<double>((size < limit ? size : limit) | sign);
    int const n = static_cast<int>(d + 2048.5) - 2048;
    // r ln(2) = h + t with an exact h, the product of halves.
    double const r = detail::opaque(d - n), square = r * r, half = detail::upper_half(r), h = half * 0x1.62e42fp-1,
                 t = detail::horner(
                     square,
                     detail::horner(r,
                                    detail::horner(square, 0x1.e7c5d173602f5p-32, 0x1.b526550816fabp-24,
                                                   0x1.ffcbfbc615529p-17, 0x1.5d87fe78c3e88p-10, 0x1.c6b08d704a043p-5),
                                    detail::horner(square, 0x1.e618fb25178c4p-28, 0x1.62bfc945def1ep-20,
                                                   0x1.4309130e05266p-13, 0x1.3b2ab6fba0678p-7, 0x1.ebfbdff82c5a1p-3)),
                     detail::horner(r - half, 0x1.62e42fefa39efp-1, half * 0x1.df473de6af279p-26));
    detail::two_doubles const sum = detail::exact_sum(0.5, h);
    double const y = sum.high + detail::opaque(sum.low + t);
    // A subnormal result is a multiple of 2^-1074, rounded by a sum with 2^52 and read as an integer.
    std::uint64_t const subnormal =
        __builtin_bit_cast(std::uint64_t,
                           detail::number_of<double>(detail::scaled(y, (n < -1021 ? n : -1021) + 1074)) + 0x1p52) -
        0x4330000000000000u;
    std::uint64_t const is_subnormal = detail::mask_of(bits > 0xc08ff00000000000u),
                        is_special = detail::mask_of(size > (sign != 0 ? 0x7ff0000000000000u : limit)),
                        special = size > 0x7ff0000000000000u ? bits | 0x0008000000000000u : 0x7ff0000000000000u;
    return detail::number_of<double>((is_special & special) | (~is_special & is_subnormal & subnormal) |
                                     (~is_special & ~is_subnormal & detail::scaled(y, n)));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
