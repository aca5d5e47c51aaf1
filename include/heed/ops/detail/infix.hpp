// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_INFIX_HPP
#define HEED_OPS_DETAIL_INFIX_HPP

#include <type_traits>

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/tensor/numbers.hpp>

// Operators between two operands of which one is a tensor and the other a tensor or a number: what arithmetic,
// comparisons, assignments and `where` have in common.

namespace heed {

namespace fault::in {
struct times;
struct divide;
}  // namespace fault::in

namespace fault {

template <class In, class NotAScalar, class Element>
struct the_other_operand_is_neither_a_tensor_nor_a_number_of_the_element_type {};
template <class In, class Scalar, class Element>
struct a_fractional_scalar_would_be_cut_to_the_whole_elements_so_cast_the_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What an operator computes of two elements, specialised where the operator is.
template <class In>
struct function_of;

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
consteval auto rule_of_infix() {
    using f = typename function_of<In>::type;
    if constexpr (lacks_operator<f, A> || lacks_operator<f, B>) {
        return fault::the_elements_lack_what_the_operation_computes_with<In, typename element_of_either<A, B>::type>{};
    } else if constexpr (Tensor<A> && Tensor<B>) {
        return rule_of_elementwise<In, A, B>();
    } else if constexpr (is_log_sum_exp<A>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<A>>{};
    } else if constexpr (is_log_sum_exp<B>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<B>>{};
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

/// True for a tensor whose type says what its values are for in a model, and nothing of what they are: a projection, a
/// bias with a role, another parameter.
template <class X>
concept has_a_role = requires { typename remove_cvref_t<X>::role; } ||
                     requires { typename remove_cvref_t<X>::bias_role; } ||
                     requires { typename remove_cvref_t<X>::parameter_role; };

/// What is a tensor for a purpose, times or over a number, is one for it still: the step of a gradient knows whose it
/// is. All else that is computed is a plain tensor.
template <class In, class A, class B>
struct computed_as {
    using type = zipped<typename function_of<In>::type, operand_type<A, B>, operand_type<B, A>>;
};
template <has_a_role A, class B>
    requires(!Tensor<B>)
struct computed_as<fault::in::times, A, B> {
    using type = remove_cvref_t<A>;
};
template <class A, has_a_role B>
    requires(!Tensor<A>)
struct computed_as<fault::in::times, A, B> {
    using type = remove_cvref_t<B>;
};
template <has_a_role A, class B>
    requires(!Tensor<B>)
struct computed_as<fault::in::divide, A, B> {
    using type = remove_cvref_t<A>;
};

/// An operator between two operands of which one is a tensor.
template <class In, char... Sign>
struct infix_operation : operation<In, mend::a, mend::b> {
    using words = as_infix<Sign...>;
    using gradient = gradients::infix<In>;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    using function = typename function_of<In>::type;
    template <class A, class B>
    using fault = decltype(rule_of_infix<In, A, B>());
    template <class A, class B>
    using result = typename computed_as<In, A, B>::type;
    template <class Out, class A, class B>
    static constexpr void write(Out& out, A const& a, B const& b) {
        function f{};
        zip_into(out, f, detail::operand<B>(a), detail::operand<A>(b));
    }
};

template <class X>
concept tensor_or_refused = Tensor<X> || __is_same(remove_cvref_t<X>, refused) || is_log_sum_exp<X>;

template <class A, class B>
concept an_operand_is_a_tensor = tensor_or_refused<A> || tensor_or_refused<B>;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
