// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_ARITHMETIC_HPP
#define HEED_OPS_ARITHMETIC_HPP

#include <type_traits>

#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/tensor/numbers.hpp>

namespace heed {

namespace fault::in {
struct plus {};
struct minus {};
struct times {};
struct divide {};
struct negate {};
}  // namespace fault::in

namespace fault {

template <class In, class NotAScalar, class Element>
struct the_other_operand_is_neither_a_tensor_nor_a_number_of_the_element_type {};
template <class In, class Scalar, class Element>
struct a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor {};
}  // namespace fault

namespace detail {

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

template <class In>
struct function_of;
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

/// True for a tensor whose elements the function does not take.
template <class F, class X>
inline constexpr bool lacks_operator = false;
template <class F, Tensor X>
inline constexpr bool lacks_operator<F, X> = !calls_with_elements<F, X, X>;

template <class A, class B>
struct element_of_either;
template <Tensor A, class B>
struct element_of_either<A, B> {
    using type = element_of<A>;
};
template <class A, Tensor B>
    requires(!Tensor<A>)
struct element_of_either<A, B> {
    using type = element_of<B>;
};

/// A number stands for a tensor of rank 0 of the other operand's element type.
template <class X, class Other>
struct as_operand {
    using type = tensor<element_of<Other>>;
};
template <Tensor X, class Other>
struct as_operand<X, Other> {
    using type = plain<X>;
};

template <class In, class S, class T>
consteval auto rule_of_scalar() {
    if constexpr (std::is_enum_v<S> || (std::is_arithmetic_v<S> && __is_same(T, bool) && !__is_same(S, bool)) ||
                  !requires(S const& scalar) { static_cast<T>(scalar); }) {
        return fault::the_other_operand_is_neither_a_tensor_nor_a_number_of_the_element_type<In, S, T>{};
    } else if constexpr (std::is_floating_point_v<S> && element_traits<T>::is_whole) {
        return fault::a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor<In, S, T>{};
    } else {
        return none{};
    }
}

template <class In, class A, class B>
consteval auto rule_of_arithmetic() {
    using f = typename function_of<In>::type;
    if constexpr (lacks_operator<f, A> || lacks_operator<f, B>) {
        return fault::the_elements_lack_what_the_operation_computes_with<In, typename element_of_either<A, B>::type>{};
    } else if constexpr (Tensor<A> && Tensor<B>) {
        return rule_of_elementwise<In, A, B>();
    } else if constexpr (Tensor<A>) {
        return rule_of_scalar<In, remove_cvref_t<B>, element_of<A>>();
    } else if constexpr (Tensor<B>) {
        return rule_of_scalar<In, remove_cvref_t<A>, element_of<B>>();
    } else {
        // An operator is looked at wherever `using namespace heed` stands; what holds no tensor is none of its
        // business.
        return none{};
    }
}

template <class Other, class X>
constexpr decltype(auto) operand(X const& x) {
    if constexpr (Tensor<X>) {
        return (x);
    } else {
        return tensor<element_of<Other>>{converted<element_of<Other>>(x)};
    }
}

template <class X, class Other>
using operand_type = typename as_operand<X, Other>::type;

/// An operator between two operands of which one is a tensor.
template <class In, char... Sign>
struct arithmetic_operation : operation<In, mend::a, mend::b> {
    using words = as_infix<Sign...>;
    static constexpr bool goes_in_place = true;
    using function = typename function_of<In>::type;
    template <class A, class B>
    using fault = decltype(rule_of_arithmetic<In, A, B>());
    template <class A, class B>
    using result = zipped<function, operand_type<A, B>, operand_type<B, A>>;
    template <class Out, class A, class B>
    static constexpr void write(Out& out, A const& a, B const& b) {
        function f{};
        zip_into(out, f, detail::operand<B>(a), detail::operand<A>(b));
    }
};
using plus_operation = arithmetic_operation<fault::in::plus, '+'>;
using minus_operation = arithmetic_operation<fault::in::minus, '-'>;
using times_operation = arithmetic_operation<fault::in::times, '*'>;
using divide_operation = arithmetic_operation<fault::in::divide, '/'>;

template <class X>
consteval auto rule_of_negation() {
    if constexpr (!Tensor<X>) {
        return none{};
    } else if constexpr (!calls_with_elements<negated, X>) {
        return fault::the_elements_lack_what_the_operation_computes_with<fault::in::negate, element_of<X>>{};
    } else {
        return none{};
    }
}

struct negate_operation : operation<fault::in::negate, mend::x> {
    using words = as_negation;
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

template <class X>
concept tensor_or_refused = Tensor<X> || __is_same(remove_cvref_t<X>, refused);

template <class A, class B>
concept an_operand_is_a_tensor = tensor_or_refused<A> || tensor_or_refused<B>;

}  // namespace detail

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
requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault> refused operator+(A const& a, B const& b) = delete;
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
requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault> refused operator-(A const& a, B const& b) = delete;
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
requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault> refused operator*(A const& a, B const& b) = delete;
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
requires detail::an_operand_is_a_tensor<A, B> && is_fault<Fault> refused operator/(A const& a, B const& b) = delete;
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
requires detail::tensor_or_refused<X> && is_fault<Fault> refused operator-(X const& x) = delete;
template <class X>
constexpr auto explain_negate(X const&) {
    return explanation_of_negate<X>;
}

}  // namespace heed

#endif
