// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_SIGMOID_HPP
#define HEED_MATH_SIGMOID_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/exponential.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

inline constexpr struct HEED_LINKED_AS sigmoid_function : detail::of_dual_numbers<sigmoid_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    [[gnu::always_inline]] constexpr double operator()(double x) const;
} sigmoid{};

/// The logistic function 1 / (1 + e^-x) of a float, torch.sigmoid, correctly rounded: checked for all 2^32 of them,
/// with and without a fused multiply-add, against a double, and against MPFR where that leaves a doubt.
///
/// The whole range: sigmoid(-inf) is 0, sigmoid(inf) is 1, sigmoid(0) is 1/2, and a NaN stays a NaN; also in a constant
/// expression. Below -87.34 come correctly rounded subnormal numbers, below -103.98 it is 0. Method: x = n ln(2) + 2 r
/// with |r| <= ln(2)/4, t = tanh(r) by a polynomial, and 2^n (1 + t) / (2^n (1 + t) + 1 - t), in doubles.
[[gnu::always_inline]] constexpr float sigmoid_function::operator()(float x) const {
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x), sign = bits & 0x80000000u;
    std::int32_t const size = static_cast<std::int32_t>(bits ^ sign);
    // An argument of nine bits below 2^-15 may have its value, 1/2 + x/4 - x^3/48, so near to a midpoint that doubles
    // cannot tell. The float next to it, towards zero, has the same one. So it is with one argument more.
    std::int32_t const apart =
        size - ((static_cast<std::int32_t>(size < 0x38000000) & static_cast<std::int32_t>((size & 0x7fff) == 0) &
                 static_cast<std::int32_t>(size != 0)) |
                static_cast<std::int32_t>(size == 0x3a928601));
    // Clamped as an integer, so that -ffast-math has no comparison with a NaN or an infinity to be clever with.
    float const f = __builtin_bit_cast(float, apart < 0x42d00000 ? apart : 0x42d00000);
    int const m = static_cast<int>(multiply_add(f, 0x1.715476p+0f, 0.5f)), n = sign != 0 ? -m : m;
    double const d = static_cast<double>(__builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, f) | sign)),
                 t = detail::tanh_near_zero(0.5 * detail::rounded_rest(detail::without_powers(d, n), n)),
                 power = detail::two_to_the(n),
                 y = detail::horner(power, t, power) / detail::horner(t, power - 1.0, power + 1.0);
    // With 2^-126 added a subnormal result is rounded where its last bit is, and is a normal number, which no processor
    // flushes. Its bits are taken off again.
    std::uint32_t const result =
        __builtin_bit_cast(std::uint32_t, static_cast<float>(y + (y < 0x1p-126 ? 0x1p-126 : 0.0))) -
        (static_cast<std::uint32_t>(bits >= 0xc2aeac50u) << 23);
    // Chosen by a mask: a compiler would move the arithmetic into the branches of a conditional, and then not
    // vectorise.
    std::uint32_t const if_nan = 0u - static_cast<std::uint32_t>(size > 0x7f800000);
    return __builtin_bit_cast(float, (if_nan & (bits | 0x00400000u)) | (~if_nan & result));
}

/// The logistic function 1 / (1 + e^-x) of a double, torch.sigmoid; error below 1 unit in the last place: at most 0.76
/// with and without a fused multiply-add, on 1.2 * 10^7 arguments against MPFR; 0.60 where the result is no subnormal
/// number, which is rounded twice.
///
/// Range and special cases are those of the float, with subnormal results below -708.4 and 0 below -745.14. It is
/// 1 / (1 + e), or e / (1 + e) of negative numbers, with e = e^-|x|, all as sums of two doubles. The same bits at both
/// times on one target; with and without a fused multiply-add they may differ in the last.
[[gnu::always_inline]] constexpr double sigmoid_function::operator()(double x) const {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), sign = bits & 0x8000000000000000u,
                        size = bits ^ sign, is_negative = std::uint64_t{0} - (sign >> 63);
    // 1 / (1 + e) or, of negative numbers, e / (1 + e) with e = e^-|x| = 2^n (1 + h + t).
    double const d = -detail::number_of<double>(size < 0x4087500000000000u ? size : 0x4087500000000000u);
    int const n = static_cast<int>(detail::horner(d, 0x1.71547652b82fep+0, 2048.5)) - 2048;
    double const h = detail::opaque(detail::without_powers(d, n)), t = detail::expm1_rest(h, n),
                 power = detail::two_to_the(n > -64 ? n : -64), big = detail::masked(detail::mask_of(n >= -26), power);
    detail::two_doubles const above = detail::exact_sum(0.5, h),
                              below = detail::exact_sum(detail::opaque(0.5 + 0.5 * big), power * h);
    double const y = detail::quotient_of_sums(
        {detail::number_of<double>((is_negative & __builtin_bit_cast(std::uint64_t, above.high)) |
                                   (~is_negative & 0x3ff0000000000000u)),
         detail::masked(is_negative, detail::opaque(above.low + t))},
        {below.high, detail::opaque(below.low + detail::horner(power, t, power - big))});
    // A subnormal result is a multiple of 2^-1074, rounded by a sum with 2^52 and read as an integer.
    std::uint64_t const subnormal =
        __builtin_bit_cast(std::uint64_t,
                           detail::number_of<double>(detail::scaled(y, (n < -1021 ? n : -1021) + 1074)) + 0x1p52) -
        0x4330000000000000u;
    std::uint64_t const is_subnormal = detail::mask_of(bits > 0xc086232bdd7abcd2u),
                        if_nan = detail::mask_of(size > 0x7ff0000000000000u);
    return detail::number_of<double>((if_nan & (bits | 0x0008000000000000u)) | (~if_nan & is_subnormal & subnormal) |
                                     (~if_nan & ~is_subnormal & detail::scaled(y, sign != 0 ? n : 0)));
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
