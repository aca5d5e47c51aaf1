// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_FMA_HPP
#define HEED_MATH_FMA_HPP

#include <cstdint>

#include <heed/math/classify.hpp>
#include <heed/math/detail/halfway.hpp>
#include <heed/math/detail/wide.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

/// Whether the target has an instruction for `fma`, and `multiply_add` is one.
inline constexpr bool multiply_add_is_fused = heed::detail::target.has_fused_multiply_add;

namespace detail::inline HEED_KERNELS {

/// Number of leading zero bits; 128 for 0.
constexpr int leading_zeros(wide x) {
    auto const high = static_cast<unsigned long long>(x >> 64);
    auto const low = static_cast<unsigned long long>(x);
    return high != 0 ? __builtin_clzll(high) : low != 0 ? 64 + __builtin_clzll(low) : 128;
}

/// A nonzero finite number as `significand * 2^exponent`, the leading bit of the significand at bit 125.
struct unpacked {
    wide significand;
    int exponent;
};

constexpr unpacked normalized(wide significand, int exponent) {
    int const shift = leading_zeros(significand) - 2;
    return {significand << shift, exponent - shift};
}

/// The significand of |x| as an integer; `exponent_of` is the exponent that belongs to it.
template <class T>
constexpr wide significand_of(T x) {
    using F = format<T>;
    auto const size = bits_of(x) & ~F::sign;
    auto const fraction = size & ((typename F::word{1} << F::fraction_bits) - 1);
    return fraction == size ? fraction : fraction | (typename F::word{1} << F::fraction_bits);
}
template <class T>
constexpr int exponent_of(T x) {
    using F = format<T>;
    int const field = static_cast<int>((bits_of(x) & ~F::sign) >> F::fraction_bits);
    return (field == 0 ? 0 : field - 1) + F::lowest_exponent;
}

/// Rounds `significand * 2^exponent` to nearest, ties to even, over the whole range. The lowest bit of the
/// significand may stand for "and something below".
template <class T>
constexpr T rounded(bool negative, wide significand, int exponent) {
    using F = format<T>;
    using word = typename F::word;
    word const sign = negative ? F::sign : word{0};
    int const for_precision = 127 - leading_zeros(significand) - F::fraction_bits;
    int const for_range = F::lowest_exponent - exponent;
    int const shift = for_precision > for_range ? for_precision : for_range;
    // One less than the exponent field, as the leading bit of the significand will be added to it.
    int const field = exponent + shift - F::lowest_exponent;
    if (field + 1 >= static_cast<int>(F::infinity >> F::fraction_bits)) {
        return detail::number_of<T>(static_cast<word>(sign | F::infinity));
    }
    if (shift > 127) return detail::number_of<T>(sign);
    if (shift <= 0) significand <<= -shift;
    wide const kept = shift <= 0 ? significand : significand >> shift;
    wide const below = shift <= 0 ? wide{0} : significand - (kept << shift);
    wide const half = shift <= 0 ? wide{1} : wide{1} << (shift - 1);
    bool const up = below > half || (below == half && (kept & 1) != 0);
    // A carry out of the fraction runs into the exponent field, which is what it has to do: also at the largest number.
    return detail::number_of<T>(static_cast<word>(
        sign | ((static_cast<word>(field) << F::fraction_bits) + static_cast<word>(kept) + (up ? 1u : 0u))));
}

/// a * b + c with one rounding, by integers: every case, at a price only constant evaluation should pay.
template <class T>
constexpr T fused_by_integers(T a, T b, T c) {
    if (!is_finite(a) || !is_finite(b) || !is_finite(c)) {
        using F = format<T>;
        bool const product_is_inf = is_inf(a) || is_inf(b);
        auto const product = static_cast<typename F::word>(F::infinity | ((bits_of(a) ^ bits_of(b)) & F::sign));
        bool const is_number = !is_nan(a) && !is_nan(b) && !is_nan(c) && !(product_is_inf && (a == 0 || b == 0)) &&
                               !(product_is_inf && is_inf(c) && bits_of(c) != product);
        return from_bits<T>(!is_number ? F::infinity | F::quiet_bit : product_is_inf ? product : bits_of(c));
    }
    if (a == 0 || b == 0) return a * b + c;
    bool const product_negative = sign_bit(a) != sign_bit(b);
    unpacked const product = normalized(significand_of(a) * significand_of(b), exponent_of(a) + exponent_of(b));
    if (c == 0) return rounded<T>(product_negative, product.significand, product.exponent);
    unpacked const addend = normalized(significand_of(c), exponent_of(c));
    bool const product_first = product.exponent > addend.exponent ||
                               (product.exponent == addend.exponent && product.significand >= addend.significand);
    unpacked const big = product_first ? product : addend;
    unpacked const lesser = product_first ? addend : product;
    int const distance = big.exponent - lesser.exponent;
    // What falls below is kept as one sticky bit. It lies at least twenty bits under the lowest bit of either operand,
    // and a difference that cancels more than one bit has lost none.
    wide const aligned = distance > 126 ? wide{1}
                                        : (lesser.significand >> distance) |
                                              (((lesser.significand >> distance) << distance) != lesser.significand);
    bool const same_sign = product_negative == sign_bit(c);
    wide const sum = same_sign ? big.significand + aligned : big.significand - aligned;
    if (sum == 0) return T{0};
    return rounded<T>(product_first ? product_negative : sign_bit(c), sum, big.exponent);
}

/// a * b + c with one rounding, in constant evaluation: one expression without calls, unless the case is rare, because
/// constant evaluators count calls and statements.
///
/// The product is exact in the wider format. Rounding its sum with c once more is right, unless that sum is inexact and
/// halfway between two narrow numbers, see `below_float`, or outside their normal range; the integers decide there.
[[gnu::always_inline]] constexpr float fused_in_constant(float a, float b, float c) {
    // inf - inf and 0 * inf would be no constant expressions, nor would any operation on a NaN.
    bool const finite = (__builtin_bit_cast(std::uint32_t, a) & 0x7f800000u) != 0x7f800000u &&
                        (__builtin_bit_cast(std::uint32_t, b) & 0x7f800000u) != 0x7f800000u &&
                        (__builtin_bit_cast(std::uint32_t, c) & 0x7f800000u) != 0x7f800000u;
    double const product = finite ? static_cast<double>(a) * static_cast<double>(b) : 0.0,
                 sum = finite ? product + static_cast<double>(c) : 0.0;
    return ((__builtin_bit_cast(std::uint64_t, sum) & below_float) != halfway_of_float ||
            (sum - product == static_cast<double>(c) && sum - static_cast<double>(c) == product)) &&
                   ((sum >= 0x1p-126 && sum < 0x1p127) || (sum <= -0x1p-126 && sum > -0x1p127))
               ? static_cast<float>(sum)
               : fused_by_integers(a, b, c);
}
template <class Double>
    requires(has_quad && __is_same(Double, double))
[[gnu::always_inline]] constexpr double fused_in_constant(Double a, Double b, Double c) {
    bool const finite = (__builtin_bit_cast(std::uint64_t, a) & 0x7ff0000000000000u) != 0x7ff0000000000000u &&
                        (__builtin_bit_cast(std::uint64_t, b) & 0x7ff0000000000000u) != 0x7ff0000000000000u &&
                        (__builtin_bit_cast(std::uint64_t, c) & 0x7ff0000000000000u) != 0x7ff0000000000000u;
    quad const product = finite ? static_cast<quad>(a) * static_cast<quad>(b) : quad{},
               sum = finite ? product + static_cast<quad>(c) : quad{};
    return ((static_cast<std::uint64_t>(__builtin_bit_cast(quad_bits, sum)) & below_double) != halfway_of_double ||
            (sum - product == static_cast<quad>(c) && sum - static_cast<quad>(c) == product)) &&
                   ((sum >= 0x1p-1022 && sum < 0x1p1023) || (sum <= -0x1p-1022 && sum > -0x1p1023))
               ? static_cast<double>(sum)
               : fused_by_integers(a, b, c);
}
template <class Double>
    requires(!has_quad && __is_same(Double, double))
[[gnu::always_inline]] constexpr double fused_in_constant(Double a, Double b, Double c) {
    return fused_by_integers(a, b, c);
}

// Where flags change arithmetic, an addend that is known to be 0 is taken away, which gives zeros another sign.
template <class T>
[[gnu::always_inline]] inline T addend(T x) {
    if constexpr (heed::detail::flags_change_arithmetic || heed::detail::flags_reach_builtins) {
        if (__builtin_constant_p(bits_of(x) == 0) && bits_of(x) == 0) return heed::detail::unknown(x);
    }
    if constexpr (heed::detail::compiler_confuses_zeros) {
        auto const bits = bits_of(x);
        if (__builtin_constant_p(bits << 1 == 0) && bits << 1 == 0) {
            return number_of<T>(heed::detail::unknown_bits(bits));
        }
    }
    return x;
}
[[gnu::always_inline]] inline float fused_at_run_time(float a, float b, float c) {
    return __builtin_fmaf(a, b, addend(c));
}
[[gnu::always_inline]] inline double fused_at_run_time(double a, double b, double c) {
    return __builtin_fma(a, b, addend(c));
}

}  // namespace detail::inline HEED_KERNELS

/// a * b + c with one rounding, on every target and at both times; of doubles slow where the target has no instruction
/// for it.
///
/// Correctly rounded over the whole range, subnormal numbers, overflow and signed zeros included; inf - inf and 0 * inf
/// are NaN, also in a constant expression. The sign and payload of a NaN are not specified. A processor set to flush
/// subnormal numbers (what linking with -ffast-math does) flushes them here too.
inline constexpr struct HEED_LINKED_AS fma_function {
    constexpr float operator()(float a, float b, float c) const {
        if (__builtin_is_constant_evaluated()) return detail::fused_in_constant(a, b, c);
        if constexpr (multiply_add_is_fused) return detail::fused_at_run_time(a, b, c);
        // Flags may let a compiler believe that what a sum loses is always nothing.
        if constexpr (heed::detail::flags_change_arithmetic) return detail::fused_by_integers(a, b, c);
        return detail::fused_in_constant(a, b, c);
    }
    constexpr double operator()(double a, double b, double c) const {
        if (__builtin_is_constant_evaluated()) return detail::fused_in_constant(a, b, c);
        if constexpr (multiply_add_is_fused) return detail::fused_at_run_time(a, b, c);
        return detail::fused_by_integers(a, b, c);
    }
} fma{};

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
