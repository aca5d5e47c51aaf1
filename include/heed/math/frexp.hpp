// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_FREXP_HPP
#define HEED_MATH_FREXP_HPP

#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// A number in two parts: mantissa * 2^exponent.
template <class T>
struct mantissa_and_exponent {
    T mantissa;
    int exponent;

    friend constexpr bool operator==(mantissa_and_exponent const&, mantissa_and_exponent const&) = default;
};

namespace detail::inline HEED_KERNELS {

template <class T>
constexpr mantissa_and_exponent<T> frexp_of(T x) {
    using F = format<T>;
    using word = typename F::word;
    word const bits = unassuming_bits_of(x);
    word const sign = bits & F::sign;
    word const size = bits ^ sign;
    if (size == 0 || size >= F::infinity) return {from_bits<T>(size > F::infinity ? bits | F::quiet_bit : bits), 0};
    // The leading bit of a subnormal number's fraction is moved to where that of any other is.
    int const field = static_cast<int>(size >> F::fraction_bits);
    int const shift = field != 0 ? 0 : __builtin_clzll(size) + F::fraction_bits - 63;
    constexpr word half = static_cast<word>(bits_of(T(0.5)));
    word const fraction = (size << shift) & ((word{1} << F::fraction_bits) - 1);
    return {from_bits<T>(sign | half | fraction),
            (field != 0 ? field : 1 - shift) - static_cast<int>(half >> F::fraction_bits)};
}

}  // namespace detail::inline HEED_KERNELS

/// The parts of `x`, exact: a mantissa from 1/2 to below 1, with the sign of `x`, and the exponent: frexp(3) is
/// {0.75, 2}. Subnormal numbers too.
///
/// Of a zero, an infinity or a NaN, the number itself (a NaN quiet) and 0. torch.frexp; C's returns the exponent by a
/// pointer.
inline constexpr struct HEED_LINKED_AS frexp_function {
    constexpr mantissa_and_exponent<float> operator()(float x) const { return detail::frexp_of(x); }
    constexpr mantissa_and_exponent<double> operator()(double x) const { return detail::frexp_of(x); }
} frexp{};

}  // namespace heed::math

#endif
