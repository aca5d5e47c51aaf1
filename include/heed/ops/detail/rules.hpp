// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_DETAIL_RULES_HPP
#define HEED_OPS_DETAIL_RULES_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/detail/nearest.hpp>
#include <heed/tensor/tensor.hpp>

namespace heed {

template <class Out>
struct HEED_LINKED_AS destination;

/// Stands in a refused call for an operand that did not come, `forgotten<mend::v>` for the values of attention.
template <class Operand>
struct forgotten {};

namespace fault {

// The first argument of a fault that several operations share is the operation, `fault::in::softmax` for example.

template <class In, class NotATensor>
struct every_operand_must_be_a_tensor {};
template <class In, class LogSumExp>
struct a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values {};
template <class In, class Operand>
struct an_operand_is_missing {};
template <class In, class Out>
struct a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it {};
template <class In, class A, class B>
struct the_operands_must_have_one_element_type_so_cast_one_of_them {};
template <class In, class A, class B>
struct the_same_axis_comes_with_two_extents {};
template <class In, class Element>
struct elements_need_to_be_float_or_double_so_cast_the_tensor {};
template <class In, class Element>
struct the_elements_lack_what_the_operation_computes_with {};
template <class In, class Name, class Shape, class... DidYouMean>
struct the_tensor_has_no_such_axis {};
template <class In, class Name>
struct an_axis_is_named_twice {};
template <class In, class Result>
struct the_result_would_name_an_axis_twice_so_rename_one {};
template <class In, class... Operands>
struct the_result_would_have_more_bytes_than_an_object_can_have {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What `into` makes is no operand: a call with it is that of another function.
template <class X>
inline constexpr bool is_destination = false;
template <class Out>
inline constexpr bool is_destination<destination<Out>> = true;

/// True for a log-sum-exp (attention/log_sum_exp.hpp), which is no tensor.
template <class X>
concept is_log_sum_exp = requires { typename remove_cvref_t<X>::log_sum_exp_shape; };

template <class First, class Second>
consteval auto rule_of_extents(auto operation) {
    if constexpr (one_extent_each<First, Second>) {
        return none{};
    } else {
        using differ = other_extent_in<First, Second>;
        using axis = first_axis<differ>;
        return fault::the_same_axis_comes_with_two_extents<decltype(operation), axis, axis_in<Second, name_of<axis>>>{};
    }
}

template <class In, class First, class... Rest>
consteval auto rule_of_all_extents() {
    using of_first = first_fault<decltype(rule_of_extents<First, Rest>(In{}))...>;
    if constexpr (is_fault<of_first> || sizeof...(Rest) < 2) {
        return of_first{};
    } else {
        return rule_of_all_extents<In, Rest...>();
    }
}

/// The way that no fault goes, for two plain tensors: one expression instead of the rule.
template <class... Operands>
inline constexpr bool operands_surely_fit = false;
template <class T, class... A, class... B>
inline constexpr bool operands_surely_fit<tensor<T, A...>, tensor<T, B...>> =
    shared_axes<shape_t<A...>, shape_t<B...>> < two_extents;

/// What is said of an operand that is no tensor.
template <class In, class X>
struct operand_rule {
    using type = typename conditional<Tensor<X>, none, fault::every_operand_must_be_a_tensor<In, X>>::type;
};
template <class In, class Operand>
struct operand_rule<In, forgotten<Operand>> {
    using type = fault::an_operand_is_missing<In, Operand>;
};

/// What every operation on several tensors asks for: tensors, of one element type, and one extent for each name.
template <class In, class First, class... Rest>
consteval auto rule_of_operands() {
    if constexpr (operands_surely_fit<remove_cvref_t<First>, remove_cvref_t<Rest>...>) {
        return none{};
    } else if constexpr (!Tensor<First>) {
        return typename operand_rule<In, remove_cvref_t<First>>::type{};
    } else if constexpr (!(Tensor<Rest> && ...)) {
        return first_fault<typename operand_rule<In, remove_cvref_t<Rest>>::type...>{};
    } else if constexpr (!(__is_same(element_of<First>, element_of<Rest>) && ...)) {
        return first_fault<typename conditional<__is_same(element_of<First>, element_of<Rest>), none,
                                                fault::the_operands_must_have_one_element_type_so_cast_one_of_them<
                                                    In, element_of<First>, element_of<Rest>>>::type...>{};
    } else {
        return rule_of_all_extents<In, shape_type_of<First>, shape_type_of<Rest>...>();
    }
}

template <class Name, class... Rest>
struct name_repeats {
    static constexpr bool value = false;
    using type = Name;
};
template <class First, class Second, class... Rest>
struct name_repeats<First, Second, Rest...> : name_repeats<Second, Rest...> {};
// (Folds stand beside specialisations, and not in them, for clang 19: see `some_up_to`.)
template <class First, class... Rest>
inline constexpr bool is_among = (__is_same(First, Rest) || ...);
template <class First, class Second, class... Rest>
    requires is_among<First, Second, Rest...>
struct name_repeats<First, Second, Rest...> {
    static constexpr bool value = true;
    using type = First;
};

template <class In, class Shape, class Name>
consteval auto rule_of_name() {
    if constexpr (has_name<Shape, Name>) {
        return none{};
    } else {
        return typename with_hint<fault::the_tensor_has_no_such_axis, In, Name, Shape>::type{};
    }
}

/// What every operation along named axes asks for: a tensor that has each of them, and none named twice.
template <class In, class X, class... Names>
consteval auto rule_of_names_of() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<X>>{};
    } else if constexpr (!(has_name<shape_type_of<X>, Names> && ...)) {
        return first_fault<decltype(rule_of_name<In, shape_type_of<X>, Names>())...>{};
    } else if constexpr (sizeof...(Names) > 1) {
        if constexpr (name_repeats<Names...>::value) {
            return fault::an_axis_is_named_twice<In, typename name_repeats<Names...>::type>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

/// What is asked of a result: that it names no axis twice.
template <class In, class Result>
consteval auto rule_of_result() {
    if constexpr (is_fault<typename shape_fault<Result>::type>) {
        return fault::the_result_would_name_an_axis_twice_so_rename_one<In, Result>{};
    } else {
        return none{};
    }
}

/// The shape, among several, that has all names of the others: the first with most axes.
template <class Best, class... Rest>
struct biggest {
    using type = Best;
};
template <class Best, class Next, class... Rest>
struct biggest<Best, Next, Rest...>
    : biggest<typename conditional<(Next::rank > Best::rank), Next, Best>::type, Rest...> {};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
