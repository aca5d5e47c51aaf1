// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/math/multiply_add.hpp>

namespace heed::math {

namespace detail {

template <class T>
[[gnu::always_inline]] constexpr T product_on_its_own(T a, T b) {
    if (__builtin_is_constant_evaluated()) return unfused_in_constant(a, b, T(-0.0));
    if constexpr (multiply_add_is_fused) return fused_at_run_time(a, b, T(-0.0));
    return a * b;
}

}  // namespace detail

/// a * b, rounded on its own: an addition that follows in the source is never fused with it by the compiler, so the bits
/// are the same in constant evaluation and on machines with and without fused multiply-adds. Overflow and 0 * inf are
/// constant expressions too. For other types the type's own product.
constexpr float product(float a, float b) { return detail::product_on_its_own(a, b); }
constexpr double product(double a, double b) { return detail::product_on_its_own(a, b); }
template <class T>
constexpr T product(T const& a, T const& b) {
    return static_cast<T>(a * b);
}

}  // namespace heed::math
