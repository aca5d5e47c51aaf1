// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_LDEXP_HPP
#define HEED_MATH_LDEXP_HPP

#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

namespace detail::inline HEED_KERNELS {

template <class T>
constexpr T ldexp_of(T x, int n) {
    using F = format<T>;
    using word = typename F::word;
    constexpr word unit = word{1} << F::fraction_bits;
    constexpr int top = static_cast<int>(F::infinity >> F::fraction_bits);
    word const bits = unassuming_bits_of(x);
    word const sign = bits & F::sign;
    word const size = bits ^ sign;
    if (size == 0 || size >= F::infinity) return from_bits<T>(size > F::infinity ? bits | F::quiet_bit : bits);
    int const field = static_cast<int>(size >> F::fraction_bits);
    int const shift = field != 0 ? 0 : __builtin_clzll(size) + F::fraction_bits - 63;
    word const significand = field != 0 ? (size & (unit - 1)) | unit : size << shift;
    // Further than from one end of the range to the other makes no difference.
    constexpr int most = 2 * top;
    int const scaled = (field != 0 ? field : 1 - shift) + (n < -most ? -most : n > most ? most : n);
    if (scaled >= top) return from_bits<T>(sign | F::infinity);
    if (scaled > 0) return from_bits<T>(sign + ((static_cast<word>(scaled) - 1) << F::fraction_bits) + significand);
    // A subnormal result: rounded to nearest, ties to even. From fraction_bits + 2 on all that is left is below a half.
    int const lost = 1 - scaled < F::fraction_bits + 2 ? 1 - scaled : F::fraction_bits + 2;
    word const kept = significand >> lost;
    word const rest = significand - (kept << lost);
    word const half = word{1} << (lost - 1);
    return from_bits<T>(sign | (kept + static_cast<word>(rest > half || (rest == half && (kept & 1) != 0))));
}

}  // namespace detail::inline HEED_KERNELS

/// x * 2^n, rounded once, to nearest: exact unless the result is subnormal or overflows to infinity.
///
/// Zeros and infinities are themselves, and a NaN stays one, quiet. By integers alone, so also where the processor
/// flushes subnormal numbers. torch.ldexp takes the product with a float 2^n, and so overflows or vanishes earlier.
inline constexpr struct HEED_LINKED_AS ldexp_function {
    constexpr float operator()(float x, int n) const { return detail::ldexp_of(x, n); }
    constexpr double operator()(double x, int n) const { return detail::ldexp_of(x, n); }
} ldexp{};

}  // namespace heed::math

#endif
