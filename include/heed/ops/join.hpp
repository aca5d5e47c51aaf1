// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_JOIN_HPP
#define HEED_OPS_JOIN_HPP

#include <heed/ops/split.hpp>
#include <heed/shape/naming.hpp>

namespace heed {

namespace in {
struct concat {};
struct stack {};
}  // namespace in

namespace fault {

template <class First, class Other, class... DidYouMean>
struct concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only {};
template <class First, class Other, class... DidYouMean>
struct stack_needs_tensors_of_one_shape {};

}  // namespace fault

namespace detail {

template <class Name, class Shape>
using one_long = typename replaced<Name, shape_t<with_extent<Name, 1>>, Shape>::type;

/// Copies one block of `Length` values behind those that are there.
template <std::size_t Length, class To, class From>
constexpr void append(To& to, std::size_t& filled, From const& from, std::size_t block) {
    for (std::size_t i = 0; i < Length; ++i) nth(to, filled++) = nth(from, block * Length + i);
}

template <class Name, class Out, class... Xs>
constexpr void concat_into(Out& out, Xs const&... xs) {
    constexpr std::size_t inner = stride_in<shape_type_of<Out>, Name>;
    constexpr std::size_t outer = Out::size / (inner * extent_in<shape_type_of<Out>, Name>);
    std::size_t filled = 0;
    for (std::size_t block = 0; block < outer; ++block) {
        (append<inner * extent_in<shape_type_of<Xs>, Name>>(out, filled, xs, block), ...);
    }
}
template <class Out, class... Xs>
constexpr void stack_into(Out& out, Xs const&... xs) {
    std::size_t filled = 0;
    (append<Xs::size>(out, filled, xs, 0), ...);
}

/// Of two shapes that should be the same where they are joined: as they are then, and as they came.
template <template <class...> class Fault, class First, class Other, class FirstCame, class OtherCame>
consteval auto rule_of_joining() {
    if constexpr (__is_same(First, Other)) {
        return none{};
    } else if constexpr (is_reordered<First, Other>) {
        return Fault<FirstCame, OtherCame, meant_call<mend::permute, First, mend::other>>{};
    } else {
        return Fault<FirstCame, OtherCame>{};
    }
}

template <class Name, class First, class... Rest>
consteval auto rule_of_concat() {
    if constexpr (any_refused<First, Rest...>) {
        return none{};
    } else if constexpr (!(Tensor<First> && (Tensor<Rest> && ...))) {
        return rule_of_operands<in::concat, First, Rest...>();
    } else {
        using of_names = first_fault<decltype(rule_of_names_of<in::concat, First, Name>()),
                                     decltype(rule_of_names_of<in::concat, Rest, Name>())...>;
        using of_elements =
            decltype(rule_of_operands<in::concat, tensor<element_of<First>>, tensor<element_of<Rest>>...>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else if constexpr (is_fault<of_elements>) {
            return of_elements{};
        } else {
            using of_shapes = first_fault<decltype(
                rule_of_joining<fault::concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only,
                                one_long<Name, shape_type_of<First>>, one_long<Name, shape_type_of<Rest>>,
                                shape_type_of<First>, shape_type_of<Rest>>())...>;
            return of_shapes{};
        }
    }
}

template <class Name, class First, class... Rest>
consteval auto rule_of_stack() {
    if constexpr (any_refused<First, Rest...>) {
        return none{};
    } else if constexpr (!(Tensor<First> && (Tensor<Rest> && ...))) {
        return rule_of_operands<in::stack, First, Rest...>();
    } else if constexpr (!(__is_same(shape_type_of<First>, shape_type_of<Rest>) && ...)) {
        using of_shapes = first_fault<decltype(
            rule_of_joining<fault::stack_needs_tensors_of_one_shape, shape_type_of<First>, shape_type_of<Rest>,
                            shape_type_of<First>, shape_type_of<Rest>>())...>;
        return of_shapes{};
    } else {
        using of_operands = decltype(rule_of_operands<in::stack, First, Rest...>());
        if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else {
            return rule_of_result<in::stack,
                                  concatenate<shape_t<with_extent<Name, 1 + sizeof...(Rest)>>, shape_type_of<First>>>();
        }
    }
}

}  // namespace detail

template <template <std::size_t> class Name, class First, class... Rest>
using fault_of_concat = decltype(detail::rule_of_concat<axis_name<Name>, First, Rest...>());
template <template <std::size_t> class Name, class First, class... Rest>
concept can_concat = no_fault<fault_of_concat<Name, First, Rest...>>;

/// Tensors one behind the other along an axis they all have: `concat<Key>(past, now)`. The other axes are the same in
/// the same order; the extent along `Name` is the sum. Refused: one lacks the axis; another axis differs; two element
/// types. (PyTorch: `torch.cat`.)
template <template <std::size_t> class Name, class First, class... Rest,
          class Fault = fault_of_concat<Name, First, Rest...>>
constexpr auto concat(First const& first, Rest const&... rest) {
    if constexpr (detail::any_refused<First, Rest...>) {
        return refused{};
    } else {
        using name = axis_name<Name>;
        using shape = shape_type_of<First>;
        constexpr std::size_t whole =
            (detail::extent_in<shape, name> + ... + detail::extent_in<shape_type_of<Rest>, name>);
        using result_shape = typename detail::replaced<name, shape_t<with_extent<name, whole>>, shape>::type;
        auto result = detail::blank<detail::tensor_of<element_of<First>, result_shape>>();
        detail::concat_into<name>(result, first, rest...);
        return result;
    }
}
template <template <std::size_t> class Name, class First, class... Rest,
          class Fault = fault_of_concat<Name, First, Rest...>>
    requires is_fault<Fault>
refused concat(First const& first, Rest const&... rest) = delete;
template <class... Axes, class First, class... Rest, class Fault = fault_of_naming<in::concat, First, Axes...>>
refused concat(First const& first, Rest const&... rest) = delete;

template <template <std::size_t> class Name, class First, class... Rest>
using fault_of_stack = decltype(detail::rule_of_stack<axis_name<Name>, First, Rest...>());
template <template <std::size_t> class Name, class First, class... Rest>
concept can_stack = no_fault<fault_of_stack<Name, First, Rest...>>;

/// Tensors of one shape side by side along a new first axis: `stack<Batch>(x, y)` of two `[Time, Model]` is
/// `[Batch<2>, Time, Model]`. Refused: shapes that differ; a name they have already; two element types.
/// (PyTorch: `torch.stack`.)
template <template <std::size_t> class Name, class First, class... Rest,
          class Fault = fault_of_stack<Name, First, Rest...>>
constexpr auto stack(First const& first, Rest const&... rest) {
    if constexpr (detail::any_refused<First, Rest...>) {
        return refused{};
    } else {
        using result_shape =
            detail::concatenate<shape_t<Name<1 + sizeof...(Rest)>>, shape_type_of<First>>;
        auto result = detail::blank<detail::tensor_of<element_of<First>, result_shape>>();
        detail::stack_into(result, first, rest...);
        return result;
    }
}
template <template <std::size_t> class Name, class First, class... Rest,
          class Fault = fault_of_stack<Name, First, Rest...>>
    requires is_fault<Fault>
refused stack(First const& first, Rest const&... rest) = delete;
template <class... Axes, class First, class... Rest, class Fault = fault_of_naming<in::stack, First, Axes...>>
refused stack(First const& first, Rest const&... rest) = delete;

}  // namespace heed

#endif
