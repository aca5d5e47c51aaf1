// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_ARITHMETIC_HPP
#define HEED_OPS_ARITHMETIC_HPP

#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/infix.hpp>

namespace heed {

namespace fault::in {
struct plus {};
struct minus {};
struct times {};
struct divide {};
struct negate {};
}  // namespace fault::in

namespace detail::inline HEED_KERNELS {

struct added {
    template <class T>
        requires requires(T const& a, T const& b) { static_cast<T>(a + b); }
    constexpr T operator()(T const& a, T const& b) const { return math::sum(a, b); }
};
struct subtracted {
    template <class T>
        requires(!__is_same(T, bool) && requires(T const& a, T const& b) { static_cast<T>(a - b); })
    constexpr T operator()(T const& a, T const& b) const { return math::difference(a, b); }
};
struct divided {
    template <class T>
        requires(!__is_same(T, bool) && requires(T const& a, T const& b) { static_cast<T>(a / b); })
    constexpr T operator()(T const& a, T const& b) const { return math::quotient(a, b); }
};
struct negated {
    template <class T>
        requires(!__is_same(T, bool) && requires(T const& a) { static_cast<T>(-a); })
    constexpr T operator()(T const& a) const { return static_cast<T>(-a); }
};

template <>
struct function_of<fault::in::plus> {
    using type = added;
};
template <>
struct function_of<fault::in::minus> {
    using type = subtracted;
};
template <>
struct function_of<fault::in::times> {
    using type = multiplied;
};
template <>
struct function_of<fault::in::divide> {
    using type = divided;
};

using plus_operation = infix_operation<fault::in::plus, '+'>;
using minus_operation = infix_operation<fault::in::minus, '-'>;
using times_operation = infix_operation<fault::in::times, '*'>;
using divide_operation = infix_operation<fault::in::divide, '/'>;

template <class X>
consteval auto rule_of_negation() {
    if constexpr (is_log_sum_exp<X>) {
        return fault::every_operand_must_be_a_tensor<fault::in::negate, remove_cvref_t<X>>{};
    } else if constexpr (!Tensor<X>) {
        return none{};
    } else if constexpr (!calls_with_elements<negated, X>) {
        return fault::the_elements_lack_what_the_operation_computes_with<fault::in::negate, element_of<X>>{};
    } else {
        return none{};
    }
}

struct negate_operation : operation<fault::in::negate, mend::x> {
    using words = as_negation;
    using gradient = gradients::negated;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class X>
    using fault = decltype(rule_of_negation<X>());
    template <class X>
    using result = zipped<negated, X>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        negated f{};
        zip_into(out, f, x);
    }
};

}  // namespace detail::inline HEED_KERNELS

// Element by element, as `zip`: an operand that lacks axes of the other is repeated along them, and the result is a
// plain tensor of the shape of the operand that has all axes. A number counts as a tensor of rank 0 of the other's
// element type. Refused: neither operand has all axes of the other, one name with two extents, two element types, a
// number that could be cut to the element type (numbers.hpp says what whole numbers and bools do).

template <class A, class B>
using fault_of_plus = detail::fault_of<detail::plus_operation, A, B>;
template <class A, class B>
concept can_plus = no_fault<fault_of_plus<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_plus = detail::explained_call<detail::plus_operation, A, B>::value;

/// The sum of two tensors, or of a tensor and a number.
template <class A, class B, class Fault = fault_of_plus<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator+(A const& a, B const& b) {
    return detail::perform<detail::plus_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_plus<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator+(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_plus(A const&, B const&) {
    return explanation_of_plus<A, B>;
}

template <class A, class B>
using fault_of_minus = detail::fault_of<detail::minus_operation, A, B>;
template <class A, class B>
concept can_minus = no_fault<fault_of_minus<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_minus = detail::explained_call<detail::minus_operation, A, B>::value;

/// The difference of two tensors, or of a tensor and a number.
template <class A, class B, class Fault = fault_of_minus<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator-(A const& a, B const& b) {
    return detail::perform<detail::minus_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_minus<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator-(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_minus(A const&, B const&) {
    return explanation_of_minus<A, B>;
}

template <class A, class B>
using fault_of_times = detail::fault_of<detail::times_operation, A, B>;
template <class A, class B>
concept can_times = no_fault<fault_of_times<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_times = detail::explained_call<detail::times_operation, A, B>::value;

/// The product of two tensors, or of a tensor and a number.
template <class A, class B, class Fault = fault_of_times<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator*(A const& a, B const& b) {
    return detail::perform<detail::times_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_times<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator*(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_times(A const&, B const&) {
    return explanation_of_times<A, B>;
}

template <class A, class B>
using fault_of_divide = detail::fault_of<detail::divide_operation, A, B>;
template <class A, class B>
concept can_divide = no_fault<fault_of_divide<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_divide = detail::explained_call<detail::divide_operation, A, B>::value;

/// The quotient of two tensors, or of a tensor and a number.
template <class A, class B, class Fault = fault_of_divide<A, B>>
    requires detail::an_operand_is_a_tensor<A, B>
[[gnu::always_inline]] constexpr auto operator/(A const& a, B const& b) {
    return detail::perform<detail::divide_operation>(a, b);
}
template <class A, class B, class Fault = fault_of_divide<A, B>>
    requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault>
refused operator/(A const& a, B const& b) = delete;
template <class A, class B>
constexpr auto explain_divide(A const&, B const&) {
    return explanation_of_divide<A, B>;
}

template <class X>
using fault_of_negate = detail::fault_of<detail::negate_operation, X>;
template <class X>
concept can_negate = no_fault<fault_of_negate<X>>;
template <class X>
inline constexpr auto explanation_of_negate = detail::explained_call<detail::negate_operation, X>::value;

/// Every element negated.
template <class X, class Fault = fault_of_negate<X>>
    requires detail::tensor_or_refused<X>
[[gnu::always_inline]] constexpr auto operator-(X const& x) { return detail::perform<detail::negate_operation>(x); }
template <class X, class Fault = fault_of_negate<X>>
    requires detail::tensor_or_refused<X> && is_fault<Fault>
refused operator-(X const& x) = delete;
template <class X>
constexpr auto explain_negate(X const&) {
    return explanation_of_negate<X>;
}

}  // namespace heed

#endif
