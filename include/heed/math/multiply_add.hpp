// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_MULTIPLY_ADD_HPP
#define HEED_MATH_MULTIPLY_ADD_HPP

#include <cstdint>

#include <heed/math/classify.hpp>
#include <heed/math/detail/halfway.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/math/fma.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

namespace detail::inline HEED_KERNELS {

/// a * b + c with two roundings, in constant evaluation. Where an operation could overflow or be no number the plain
/// operators are no constant expressions; a fused operation with one neutral operand rounds as they do, and is one.
template <class T>
[[gnu::always_inline]] constexpr T unfused_in_constant(T a, T b, T c) {
    constexpr T root = element_traits<T>::root_of_greatest, most = root * root;
    return a < root && a > -root && b < root && b > -root && c < most && c > -most
               ? a * b + c
               : fused_by_integers(fused_by_integers(a, b, T(-0.0)), T(1), c);
}

/// `x`, as a value that no flag lets a compiler reassociate with what comes before or after.
template <class T>
[[gnu::always_inline]] inline T opaque_at_run_time(T x) {
    // g++ forgets its own barrier when it vectorises; of this one it knows that it cannot.
    if constexpr (heed::detail::flags_change_arithmetic || heed::detail::compiler_fuses_vectors) {
        return heed::detail::unknown(x);
    }
#if defined(__clang__)
    return x;
#else
    return __builtin_assoc_barrier(x);
#endif
}
template <class T>
[[gnu::always_inline]] constexpr T opaque(T x) {
    return __builtin_is_constant_evaluated() ? x : opaque_at_run_time(x);
}

/// a * b + c with two roundings at run time.
///
/// Where the target fuses, the compilers cannot be told reliably to leave a product and a sum alone: g++ forgets
/// `__builtin_assoc_barrier` when it vectorises, and clang the contract pragma under -ffp-contract=fast. So the product
/// is itself a fused operation, with a zero that changes nothing.
template <class T>
[[gnu::always_inline]] inline T unfused_at_run_time(T a, T b, T c) {
#if defined(__clang__)
#pragma clang fp contract(off)
    if constexpr (!heed::detail::flags_change_arithmetic) {
        // A constant -0 would be folded into a plain product. It matters only to the sign of a sum of two zeros.
        if constexpr (multiply_add_is_fused) return fused_at_run_time(a, b, c == 0 ? c : T(0)) + c;
        return a * b + c;
    }
#else
    // The sum too, or a product that the caller passes as c would be fused with it.
    if constexpr (multiply_add_is_fused && !heed::detail::flags_change_arithmetic) {
        return fused_at_run_time(fused_at_run_time(a, b, T(-0.0)), T(1), c);
    }
#endif
    return opaque_at_run_time(opaque_at_run_time(opaque_at_run_time(a) * opaque_at_run_time(b)) +
                              opaque_at_run_time(c));
}

}  // namespace detail::inline HEED_KERNELS

/// a * b + c with two roundings: a * b is never fused with the sum, on no target, at no time and by no compiler flag.
///
/// Only a product that the caller writes for c is out of reach, with clang and -ffp-contract=fast without -ffast-math.
/// Costs more than the operators where the target fuses: use it where two roundings are what is meant, `multiply_add`
/// elsewhere. Out-of-range cases are as in `fma`. Any other type gets its own a * b + c.
inline constexpr struct HEED_LINKED_AS multiply_then_add_function {
    constexpr float operator()(float a, float b, float c) const {
        if (__builtin_is_constant_evaluated()) return detail::unfused_in_constant(a, b, c);
        return detail::unfused_at_run_time(a, b, c);
    }
    constexpr double operator()(double a, double b, double c) const {
        if (__builtin_is_constant_evaluated()) return detail::unfused_in_constant(a, b, c);
        return detail::unfused_at_run_time(a, b, c);
    }
    template <class T>
    constexpr T operator()(T const& a, T const& b, T const& c) const {
        return static_cast<T>(a * b + c);
    }
} multiply_then_add{};

/// a * b + c, fused exactly where the target has the instruction, a product and then a sum where it has not:
/// the same bits at both times, by every compiler for one target.
///
/// Out-of-range cases are as in `fma`. Any other type (int, a rational) gets its own a * b + c.
inline constexpr struct HEED_LINKED_AS multiply_add_function {
    constexpr float operator()(float a, float b, float c) const {
        return __builtin_is_constant_evaluated()
                   ? multiply_add_is_fused ? detail::fused_in_constant(a, b, c) : detail::unfused_in_constant(a, b, c)
               : multiply_add_is_fused ? detail::fused_at_run_time(a, b, c)
                                       : detail::unfused_at_run_time(a, b, c);
    }
    constexpr double operator()(double a, double b, double c) const {
        return __builtin_is_constant_evaluated()
                   ? multiply_add_is_fused ? detail::fused_in_constant(a, b, c) : detail::unfused_in_constant(a, b, c)
               : multiply_add_is_fused ? detail::fused_at_run_time(a, b, c)
                                       : detail::unfused_at_run_time(a, b, c);
    }
    template <class T>
    constexpr T operator()(T const& a, T const& b, T const& c) const {
        return static_cast<T>(a * b + c);
    }
} multiply_add{};

namespace detail::inline HEED_KERNELS {

/// (..(sum * x + first) * x + ..) + last, every step a `multiply_add`: a polynomial, highest coefficient first.
///
/// One expression for any number of coefficients. Only for numbers whose products and sums are zero or well within the
/// normal range.
template <class... Next>
    requires(has_quad)
[[gnu::always_inline]] constexpr double horner(double x, double sum, Next... next) {
    quad exact{}, wider{};
    return !__builtin_is_constant_evaluated()
               ? ((sum = multiply_add_is_fused ? fused_at_run_time(sum, x, next) : unfused_at_run_time(sum, x, next)),
                  ...)
           : !multiply_add_is_fused
               ? ((sum = sum * x + next), ...)
               : ((exact = static_cast<quad>(sum) * static_cast<quad>(x), wider = exact + static_cast<quad>(next),
                   sum = (static_cast<std::uint64_t>(__builtin_bit_cast(quad_bits, wider)) & below_double) !=
                                     halfway_of_double ||
                                 (wider - exact == static_cast<quad>(next) && wider - static_cast<quad>(next) == exact)
                             ? static_cast<double>(wider)
                             : fused_by_integers(sum, x, next)),
                  ...);
}
template <class... Next>
    requires(!has_quad)
[[gnu::always_inline]] constexpr double horner(double x, double sum, Next... next) {
    return ((sum = multiply_add(sum, x, next)), ...);
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
