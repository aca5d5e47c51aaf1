// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_TOTAL_ORDER_HPP
#define HEED_MATH_DETAIL_TOTAL_ORDER_HPP

#include <cstdint>

#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>

// What min and max have in common: by integers alone, so that -ffast-math cannot take a NaN for something else.

namespace heed::math::detail::inline HEED_KERNELS {

/// An integer that is less, of numbers, exactly where the number is, and of the zeros for -0.
[[gnu::always_inline]] constexpr std::int32_t total_order_key(float x) {
    auto const bits = static_cast<std::int32_t>(unassuming_bits_of(x));
    return bits ^ ((bits >> 31) & 0x7fffffff);
}
[[gnu::always_inline]] constexpr std::int64_t total_order_key(double x) {
    auto const bits = static_cast<std::int64_t>(unassuming_bits_of(x));
    return bits ^ ((bits >> 63) & 0x7fffffffffffffff);
}

/// `b` if that `is_second`, else `a`; but a NaN if either is one.
template <class T>
[[gnu::always_inline]] constexpr T select(T a, T b, bool is_second) {
    using F = format<T>;
    using word = typename F::word;
    word const bits_a = unassuming_bits_of(a);
    word const bits_b = unassuming_bits_of(b);
    word const a_is_nan = word{0} - static_cast<word>((bits_a & ~F::sign) > F::infinity);
    word const b_is_nan = word{0} - static_cast<word>((bits_b & ~F::sign) > F::infinity);
    word const second = ((word{0} - static_cast<word>(is_second)) | b_is_nan) & ~a_is_nan;
    return from_bits<T>((second & bits_b) | (~second & bits_a) | ((a_is_nan | b_is_nan) & F::quiet_bit));
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#endif
