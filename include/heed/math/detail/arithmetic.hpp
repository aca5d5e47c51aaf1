// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_ARITHMETIC_HPP
#define HEED_MATH_DETAIL_ARITHMETIC_HPP

#include <heed/math/abs.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The four operations as IEEE 754 has them, for every value also in constant expressions, where compilers refuse the
// operators' overflow, NaN and division by zero. Each is rounded on its own: no addition that follows in the source is
// fused with a product by the compiler, so the bits are the same at both times, with and without fused multiply-adds.
// For types other than float and double they are the type's own operators.

namespace heed::math {

namespace detail::inline HEED_KERNELS {

template <class T>
constexpr T sum_in_constant(T a, T b) {
    constexpr T most = element_traits<T>::half_of_greatest;
    return a < most && a > -most && b < most && b > -most ? a + b : fused_by_integers(a, T(1), b);
}

template <class T>
constexpr T quotient_in_constant(T a, T b) {
    bool const negative = sign_bit(a) != sign_bit(b);
    T const x = (abs)(a);
    T const y = (abs)(b);
    if (is_nan(a) || is_nan(b) || (x == 0 && y == 0) || (is_inf(a) && is_inf(b))) return quiet_nan<T>;
    // From the power of two above the greatest number on; no quotient of two numbers lies between them.
    bool const overflows =
        is_inf(a) || y == 0 || (y < 1 && x * T(0.5) >= y * (2 * element_traits<T>::half_of_greatest));
    if (overflows) return negative ? -infinity<T> : infinity<T>;
    if (is_inf(b)) return negative ? T(-0.0) : T(0);
    return a / b;
}

/// `x`, rounded before anything else is done with it, also under -ffast-math.
template <class T>
[[gnu::always_inline]] inline T opaque_under_fast_math(T x) {
    if constexpr (heed::detail::flags_change_arithmetic) return heed::detail::unknown(x);
    return x;
}

/// a / b. Under -freciprocal-math g++ takes the reciprocal of a divisor out of a loop, through every barrier that is
/// not volatile.
template <class T>
[[gnu::always_inline]] inline T quotient_at_run_time(T a, T b) {
    if constexpr (heed::detail::flags_change_arithmetic)
        return opaque_under_fast_math(a / heed::detail::unknown_each_time(b));
    return a / b;
}

template <class T>
[[gnu::always_inline]] constexpr T sum_of(T a, T b) {
    return __builtin_is_constant_evaluated() ? sum_in_constant(a, b) : opaque_under_fast_math(a + b);
}
template <class T>
[[gnu::always_inline]] constexpr T difference_of(T a, T b) {
    return __builtin_is_constant_evaluated() ? sum_in_constant(a, -b) : opaque_under_fast_math(a - b);
}
template <class T>
[[gnu::always_inline]] constexpr T product_of(T a, T b) {
    if (__builtin_is_constant_evaluated()) return unfused_in_constant(a, b, T(-0.0));
    if constexpr (multiply_add_is_fused && !heed::detail::flags_change_arithmetic) {
        // A zero that clang knew would make it a plain product again, which -ffp-contract=fast fuses.
        T const zero = heed::detail::compiler_is_clang ? heed::detail::unknown(T(-0.0)) : T(-0.0);
        return fused_at_run_time(a, b, zero);
    }
    return heed::detail::compiler_fuses_vectors ? opaque_at_run_time(a * b) : opaque_under_fast_math(a * b);
}
template <class T>
[[gnu::always_inline]] constexpr T quotient_of(T a, T b) {
    return __builtin_is_constant_evaluated() ? quotient_in_constant(a, b) : quotient_at_run_time(a, b);
}

}  // namespace detail::inline HEED_KERNELS

/// a + b.
HEED_LINKED_AS constexpr float sum(float a, float b) { return detail::sum_of(a, b); }
HEED_LINKED_AS constexpr double sum(double a, double b) { return detail::sum_of(a, b); }
template <class T>
HEED_LINKED_AS constexpr T sum(T const& a, T const& b) {
    return static_cast<T>(a + b);
}

/// a - b.
HEED_LINKED_AS constexpr float difference(float a, float b) { return detail::difference_of(a, b); }
HEED_LINKED_AS constexpr double difference(double a, double b) { return detail::difference_of(a, b); }
template <class T>
HEED_LINKED_AS constexpr T difference(T const& a, T const& b) {
    return static_cast<T>(a - b);
}

/// a * b.
HEED_LINKED_AS constexpr float product(float a, float b) { return detail::product_of(a, b); }
HEED_LINKED_AS constexpr double product(double a, double b) { return detail::product_of(a, b); }
template <class T>
HEED_LINKED_AS constexpr T product(T const& a, T const& b) {
    return static_cast<T>(a * b);
}

/// a / b.
HEED_LINKED_AS constexpr float quotient(float a, float b) { return detail::quotient_of(a, b); }
HEED_LINKED_AS constexpr double quotient(double a, double b) { return detail::quotient_of(a, b); }
template <class T>
HEED_LINKED_AS constexpr T quotient(T const& a, T const& b) {
    return static_cast<T>(a / b);
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
