// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_SPLIT_HPP
#define HEED_OPS_SPLIT_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/rename.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/detail/rows.hpp>

namespace heed {

namespace fault::in {
struct split {};
struct merge {};
}  // namespace fault::in

namespace fault {

template <class Axis, class Into, class... DidYouMean>
struct split_needs_the_extents_to_multiply_to_the_extent_of_the_axis {};
template <class Shape, class Sources, class... DidYouMean>
struct merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first {};
template <class Shape>
struct merge_names_at_least_one_axis_and_then_the_name_of_the_whole {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// A shape with one axis replaced by a list.
template <class Name, class Into, class Shape>
struct replaced;
template <class Name, class Into, class... Axes>
struct replaced<Name, Into, shape_t<Axes...>> {
    using type = concatenate<typename conditional<__is_same(name_of<Axes>, Name), Into, shape_t<Axes>>::type...>;
};

/// Lists of strides put together.
template <class Done, class... Rest>
struct joined_strides {
    using type = Done;
};
template <std::size_t... A, std::size_t... B, class... Rest>
struct joined_strides<strides<A...>, strides<B...>, Rest...> : joined_strides<strides<A..., B...>, Rest...> {};

/// The strides of a tensor with one axis as several.
template <class X, class Name, class Into, class Shape>
struct split_strides;
template <class X, class Name, class... Into, class... Axes>
struct split_strides<X, Name, shape_t<Into...>, shape_t<Axes...>> {
    using parts = strides<stride_in<shape_t<Into...>, raw_name<Into>> * stride_in<layout_of<X>, Name>...>;
    using type =
        typename joined_strides<strides<>,
                                typename conditional<__is_same(raw_name<Axes>, Name), parts,
                                                     strides<stride_in<layout_of<X>, raw_name<Axes>>>>::type...>::type;
};

/// Where the values of a tensor stand when one axis is taken for several.
template <class Shape, class Strides>
struct laid_out;
template <class Shape, std::size_t... Strides>
struct laid_out<Shape, strides<Strides...>> {
    using type = strided_layout<Shape, Strides...>;
};
template <class X, class Name, class Into>
using split_layout = typename laid_out<typename replaced<Name, Into, shape_type_of<X>>::type,
                                       typename split_strides<X, Name, Into, shape_type_of<X>>::type>::type;

template <class In, class X, class Name, class... Into>
consteval auto rule_of_split() {
    using of_name = decltype(rule_of_names_of<In, X, Name>());
    using of_axes = first_fault<decltype(rule_of_axis<Into>())...>;
    if constexpr (is_fault<of_name>) {
        return of_name{};
    } else if constexpr (is_fault<of_axes>) {
        return of_axes{};
    } else if constexpr (is_fault<decltype(rule_of_no_lengths<In, axis_in<shape_type_of<X>, Name>, Into...>())>) {
        return rule_of_no_lengths<In, axis_in<shape_type_of<X>, Name>, Into...>();
    } else if constexpr (shape_t<Into...>::size != extent_in<shape_type_of<X>, Name>) {
        using whole = axis_in<shape_type_of<X>, Name>;
        using fault::split_needs_the_extents_to_multiply_to_the_extent_of_the_axis;
        if constexpr (sizeof...(Into) > 1) {
            using last = last_of<Into...>;
            constexpr std::size_t others = shape_t<Into...>::size / extent_of<last>;
            if constexpr (extent_of<whole> % others == 0) {
                using right = with_extent<name_of<last>, extent_of<whole> / others>;
                using after = decltype(
                    rule_of_split<In, X, Name, typename conditional<__is_same(Into, last), right, Into>::type...>());
                return fault_with_mend<after, split_needs_the_extents_to_multiply_to_the_extent_of_the_axis,
                                       did_you_mean<right>, whole, shape_t<Into...>>{};
            } else {
                return split_needs_the_extents_to_multiply_to_the_extent_of_the_axis<whole, shape_t<Into...>>{};
            }
        } else {
            return split_needs_the_extents_to_multiply_to_the_extent_of_the_axis<whole, shape_t<Into...>>{};
        }
    } else {
        return rule_of_result<In, typename replaced<Name, shape_t<Into...>, shape_type_of<X>>::type>();
    }
}

template <class Shape, class Sources>
struct merged;
template <class... Axes, class First, class... Rest>
struct merged<shape_t<Axes...>, type_list<First, Rest...>> {
    using whole = shape_t<Axes...>;
    using sources = shape_t<axis_in<whole, First>, axis_in<whole, Rest>...>;

    static consteval bool side_by_side() {
        std::size_t expected = position_of<whole, First>;
        bool holds = true;
        ((holds = holds && position_of<whole, Rest> == ++expected), ...);
        return holds;
    }
    template <class Target>
    using into = concatenate<
        typename conditional<__is_same(name_of<Axes>, First), shape_t<with_extent<Target, sources::size>>,
                        typename conditional<one_of<name_of<Axes>, Rest...>, shape_t<>, shape_t<Axes>>::type>::type...>;
};

template <class In, class X, class... Sources>
consteval auto rule_of_merged_names(type_list<Sources...>) {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<X>>{};
    } else if constexpr (sizeof...(Sources) == 0) {
        return fault::merge_names_at_least_one_axis_and_then_the_name_of_the_whole<shape_type_of<X>>{};
    } else {
        using of_names = decltype(rule_of_names_of<In, X, Sources...>());
        if constexpr (is_fault<of_names>) {
            return of_names{};
        } else {
            return rule_of_no_lengths<In, axis_in<shape_type_of<X>, Sources>...>();
        }
    }
}
template <class X, class... Sources, class Target>
consteval auto rule_of_merge(type_list<Sources...>, Target) {
    using of_names = decltype(rule_of_merged_names<fault::in::merge, X>(type_list<Sources...>{}));
    if constexpr (is_fault<of_names>) {
        return of_names{};
    } else {
        using parts = merged<shape_type_of<X>, type_list<Sources...>>;
        if constexpr (!parts::side_by_side()) {
            using shape = shape_type_of<X>;
            using sources = typename parts::sources;
            using others = not_in<shape, sources>;
            using standing = not_in<shape, others>;
            constexpr std::size_t first = position_of<shape, name_of<first_axis<standing>>>;
            using fault::merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first;
            if constexpr (position_of<shape, name_of<last_axis<standing>>> - first < sizeof...(Sources)) {
                using whole = shape_t<with_extent<Target, 1>>;
                return fault_with_mend<decltype(rule_of_result<fault::in::merge, concatenate<others, whole>>()),
                                       merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first,
                                       meant_call<mend::merge, concatenate<standing, whole>, mend::x>, shape,
                                       sources>{};
            } else {
                using permuted = concatenate<others, sources>;
                return fault_with_mend<
                    decltype(rule_of_merge<tensor_of<element_of<X>, permuted>>(type_list<Sources...>{}, Target{})),
                    merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first,
                    meant_call<mend::permute, permuted, mend::x>, shape, sources>{};
            }
        } else {
            return rule_of_result<fault::in::merge, typename parts::template into<Target>>();
        }
    }
}

/// Names with the last one apart: `merge<Head, Dv, Model>` merges Head and Dv into Model.
template <class List, class Done = type_list<>>
struct apart;
template <class Last, class... Done>
struct apart<type_list<Last>, type_list<Done...>> {
    using sources = type_list<Done...>;
    using target = Last;
};
template <class First, class Second, class... Rest, class... Done>
struct apart<type_list<First, Second, Rest...>, type_list<Done...>>
    : apart<type_list<Second, Rest...>, type_list<Done..., First>> {};

template <class Name, class... Into>
struct split_operation : operation<fault::in::split, mend::x> {
    using words = as_call<fault::in::split, Name, Into...>;
    using gradient = gradients::relabelled;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = decltype(rule_of_split<fault::in::split, X, Name, Into...>());
    template <class X>
    using result =
        moved_rows<X, tensor_of<element_of<X>, typename replaced<Name, shape_t<Into...>, shape_type_of<X>>::type>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        if constexpr (has_lengths<Out>) {
            relabel_up_to<shape_type_of<Out>, layout_of<Out>, split_layout<X, Name, shape_t<Into...>>>(out, x);
        } else {
            relabel_into(out, x);
        }
    }
};

template <class... Names>
struct merge_operation : operation<fault::in::merge, mend::x> {
    using words = as_call<fault::in::merge, Names...>;
    using gradient = gradients::relabelled;
    static constexpr bool takes_storage = true;
    static constexpr bool takes_lengths = true;
    using sources = typename apart<type_list<Names...>>::sources;
    using target = typename apart<type_list<Names...>>::target;
    template <class X>
    using fault = decltype(rule_of_merge<X>(sources{}, target{}));
    template <class X>
    using result =
        moved_rows<X, tensor_of<element_of<X>, typename merged<shape_type_of<X>, sources>::template into<target>>>;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        if constexpr (has_lengths<Out>) {
            using shape = shape_type_of<X>;
            using parts = typename merged<shape, sources>::sources;
            relabel_up_to<shape, split_layout<Out, target, parts>, layout_of<X>>(out, x);
        } else {
            relabel_into(out, x);
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name, class... Into>
using fault_of_split = detail::fault_of<detail::split_operation<axis_name<Name>, Into...>, X>;
template <class X, template <std::size_t> class Name, class... Into>
concept can_split = no_fault<fault_of_split<X, Name, Into...>>;
template <class X, template <std::size_t> class Name, class... Into>
inline constexpr auto explanation_of_split =
    detail::explained_call<detail::split_operation<axis_name<Name>, Into...>, X>::value;

/// `split<Model, Head<2>, Dv<4>>(x)`: one axis as several, the first of them slowest: `[Time, Model<8>]` becomes
/// `[Time, Head<2>, Dv<4>]`, and element (h, j) is the old element 4 h + j. Nothing moves in memory.
/// Refused: no such axis; extents that do not multiply to its extent; a name that `x` has already.
template <template <std::size_t> class Name, class... Into, class... Xs,
          class Fault = detail::fault_of<detail::split_operation<axis_name<Name>, Into...>, Xs...>>
[[gnu::always_inline]] constexpr auto split(Xs const&... x) {
    return detail::perform<detail::split_operation<axis_name<Name>, Into...>>(x...);
}
template <template <std::size_t> class Name, class... Into, class... Xs,
          class Fault = detail::fault_of<detail::split_operation<axis_name<Name>, Into...>, Xs...>>
    requires is_fault<Fault>
refused split(Xs const&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::split, X, Axes...>>
refused split(X const& x) = delete;
template <template <std::size_t> class Name, template <std::size_t> class First, template <std::size_t> class... Rest,
          class X, class Fault = fault_of_extents<fault::in::split, First, Rest...>>
refused split(X const& x) = delete;
template <template <std::size_t> class Name, class... Into, class... Xs>
constexpr auto explain_split(Xs const&...) {
    return detail::explained_call<detail::split_operation<axis_name<Name>, Into...>, Xs...>::value;
}

template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
using fault_of_merge = detail::fault_of<detail::merge_operation<axis_name<First>, axis_name<Rest>...>, X>;
template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
concept can_merge = no_fault<fault_of_merge<X, First, Rest...>>;
template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
inline constexpr auto explanation_of_merge =
    detail::explained_call<detail::merge_operation<axis_name<First>, axis_name<Rest>...>, X>::value;

/// `merge<Head, Dv, Model>(x)`: several axes as one, the last name given being the new one's; it undoes
/// `split<Model, Head<2>, Dv<4>>(x)`. Refused: axes that do not stand side by side in the order they are named (permute
/// first, so that the order of the elements is yours and stands in the code); no such axis; a name that stays and is
/// the new one's too.
template <template <std::size_t> class First, template <std::size_t> class... Rest, class... Xs,
          class Fault = detail::fault_of<detail::merge_operation<axis_name<First>, axis_name<Rest>...>, Xs...>>
[[gnu::always_inline]] constexpr auto merge(Xs const&... x) {
    return detail::perform<detail::merge_operation<axis_name<First>, axis_name<Rest>...>>(x...);
}
template <template <std::size_t> class First, template <std::size_t> class... Rest, class... Xs,
          class Fault = detail::fault_of<detail::merge_operation<axis_name<First>, axis_name<Rest>...>, Xs...>>
    requires is_fault<Fault>
refused merge(Xs const&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::merge, X, Axes...>>
refused merge(X const& x) = delete;
template <template <std::size_t> class First, template <std::size_t> class Second, class Whole, class X,
          class Fault = fault_of_naming<fault::in::merge, X, Whole>>
refused merge(X const& x) = delete;
template <template <std::size_t> class First, template <std::size_t> class... Rest, class... Xs>
constexpr auto explain_merge(Xs const&...) {
    return detail::explained_call<detail::merge_operation<axis_name<First>, axis_name<Rest>...>, Xs...>::value;
}

}  // namespace heed

#endif
