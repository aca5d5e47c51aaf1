// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_OPS_SPLIT_VIEW_HPP
#define HEED_OPS_SPLIT_VIEW_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/detail/view.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/naming.hpp>

// Views of a whole tensor with one axis as several, or several as one. Nothing is copied: what is written to the view
// is written to the tensor.

namespace heed {

namespace fault::in {
struct split_view {};
struct merge_view {};
}  // namespace fault::in

namespace fault {

template <class Shape, class Sources>
struct merge_view_needs_the_axes_side_by_side_in_the_order_they_are_named_so_say_merge_of_permute {};
template <class Layout, class Sources, class... DidYouMean>
struct merge_view_needs_axes_whose_elements_are_evenly_apart_in_memory_so_say_merge_which_copies {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Name, class... Into>
struct split_view_operation : view_of_whole<fault::in::split_view> {
    using gradient = gradients::viewed;
    static constexpr bool takes_lengths = true;
    using words = as_call<fault::in::split_view, Name, Into...>;
    template <class X>
    using fault = decltype(rule_of_split<fault::in::split_view, X, Name, Into...>());
    template <class X>
    using result = viewed_as<X, typename replaced<Name, shape_t<Into...>, shape_type_of<X>>::type,
                             typename split_strides<X, Name, shape_t<Into...>, shape_type_of<X>>::type>;
};

/// How far apart the elements of several axes are that are merged into one, the last of them fastest; `uneven` when
/// they are not evenly apart. Along an axis with one element nothing is far apart.
inline constexpr std::size_t uneven = static_cast<std::size_t>(-1);
template <class Layout, class... Sources>
consteval std::size_t merged_stride(shape_t<Sources...>) {
    std::size_t const extents[] = {extent_of<Sources>...}, steps[] = {stride_in<Layout, raw_name<Sources>>...};
    std::size_t stride = 0, extent = 1;
    for (std::size_t i = sizeof...(Sources); i-- > 0;) {
        if (extents[i] == 1) continue;
        if (extent == 1) stride = steps[i];
        if (extent != 1 && steps[i] != stride * extent) return uneven;
        extent *= extents[i];
    }
    return stride;
}

template <class X, class... Sources, class Target>
consteval auto rule_of_merge_view(type_list<Sources...>, Target) {
    using of_names = decltype(rule_of_merged_names<fault::in::merge_view, X>(type_list<Sources...>{}));
    if constexpr (is_fault<of_names>) {
        return of_names{};
    } else {
        using shape = shape_type_of<X>;
        using parts = merged<shape, type_list<Sources...>>;
        using sources = typename parts::sources;
        if constexpr (!parts::side_by_side()) {
            using fault::merge_view_needs_the_axes_side_by_side_in_the_order_they_are_named_so_say_merge_of_permute;
            return merge_view_needs_the_axes_side_by_side_in_the_order_they_are_named_so_say_merge_of_permute<
                shape, sources>{};
        } else if constexpr (merged_stride<layout_of<X>>(sources{}) == uneven) {
            using fault::merge_view_needs_axes_whose_elements_are_evenly_apart_in_memory_so_say_merge_which_copies;
            using named = concatenate<sources, shape_t<with_extent<Target, 1>>>;
            return fault_with_mend<
                decltype(rule_of_result<fault::in::merge_view, typename parts::template into<Target>>()),
                merge_view_needs_axes_whose_elements_are_evenly_apart_in_memory_so_say_merge_which_copies,
                meant_call<mend::merge, named, mend::x>, strides_in<X, sources>, sources>{};
        } else {
            return rule_of_result<fault::in::merge_view, typename parts::template into<Target>>();
        }
    }
}

/// The strides of a tensor with several axes as one, which stands where the first of them stood.
template <class X, class Sources, class Shape>
struct merged_strides;
template <class X, class First, class... Rest, class... Axes>
struct merged_strides<X, shape_t<First, Rest...>, shape_t<Axes...>> {
    using whole = strides<merged_stride<layout_of<X>>(shape_t<First, Rest...>{})>;
    using type = typename joined_strides<
        strides<>,
        typename conditional<__is_same(Axes, First), whole,
                        typename conditional<one_of<Axes, Rest...>, strides<>,
                                        strides<stride_in<layout_of<X>, raw_name<Axes>>>>::type>::type...>::type;
};

template <class... Names>
struct merge_view_operation : view_of_whole<fault::in::merge_view> {
    using gradient = gradients::viewed;
    static constexpr bool takes_lengths = true;
    using words = as_call<fault::in::merge_view, Names...>;
    using sources = typename apart<type_list<Names...>>::sources;
    using target = typename apart<type_list<Names...>>::target;
    template <class X>
    using parts = merged<shape_type_of<X>, sources>;
    template <class X>
    using fault = decltype(rule_of_merge_view<X>(sources{}, target{}));
    template <class X>
    using result = viewed_as<X, typename parts<X>::template into<target>,
                             typename merged_strides<X, typename parts<X>::sources, shape_type_of<X>>::type>;
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name, class... Into>
using fault_of_split_view = detail::fault_of_view<detail::split_view_operation<axis_name<Name>, Into...>, X>;
template <class X, template <std::size_t> class Name, class... Into>
concept can_split_view = no_fault<fault_of_split_view<X, Name, Into...>>;
template <class X, template <std::size_t> class Name, class... Into>
inline constexpr auto explanation_of_split_view =
    detail::explained_call<detail::split_view_operation<axis_name<Name>, Into...>, X>::value;

/// `split_view<Model, Head<2>, Dv<4>>(x)`: a view of a tensor in which one axis is several, the first of them slowest,
/// as in `split`; of const elements where those of `x` are. Refused: no such axis; extents that do not multiply to its
/// extent; a name that `x` has already; a temporary that owns its values. (PyTorch: `x.view`.)
template <template <std::size_t> class Name, class... Into, class... Xs,
          class Fault = detail::fault_of_view<detail::split_view_operation<axis_name<Name>, Into...>, Xs&&...>>
[[gnu::always_inline]] constexpr auto split_view(Xs&&... x) {
    return detail::view<detail::split_view_operation<axis_name<Name>, Into...>>(x...);
}
template <template <std::size_t> class Name, class... Into, class... Xs,
          class Fault = detail::fault_of_view<detail::split_view_operation<axis_name<Name>, Into...>, Xs&&...>>
    requires is_fault<Fault>
refused split_view(Xs&&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::split_view, X, Axes...>>
refused split_view(X const& x) = delete;
template <template <std::size_t> class Name, template <std::size_t> class First, template <std::size_t> class... Rest,
          class X, class Fault = fault_of_extents<fault::in::split_view, First, Rest...>>
refused split_view(X const& x) = delete;
template <template <std::size_t> class Name, class... Into, class... Xs>
constexpr auto explain_split_view(Xs const&...) {
    return detail::explained_call<detail::split_view_operation<axis_name<Name>, Into...>, Xs...>::value;
}

template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
using fault_of_merge_view =
    detail::fault_of_view<detail::merge_view_operation<axis_name<First>, axis_name<Rest>...>, X>;
template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
concept can_merge_view = no_fault<fault_of_merge_view<X, First, Rest...>>;
template <class X, template <std::size_t> class First, template <std::size_t> class... Rest>
inline constexpr auto explanation_of_merge_view =
    detail::explained_call<detail::merge_view_operation<axis_name<First>, axis_name<Rest>...>, X>::value;

/// `merge_view<Head, Dv, Model>(x)`: a view of a tensor in which several axes are one, the last name given being the
/// new one's, as in `merge`; of const elements where those of `x` are. Refused: what `merge` refuses; axes whose
/// elements are not evenly apart in memory, as after `permute_view`: `merge` copies them; a temporary that owns its
/// values.
template <
    template <std::size_t> class First, template <std::size_t> class... Rest, class... Xs,
    class Fault = detail::fault_of_view<detail::merge_view_operation<axis_name<First>, axis_name<Rest>...>, Xs&&...>>
[[gnu::always_inline]] constexpr auto merge_view(Xs&&... x) {
    return detail::view<detail::merge_view_operation<axis_name<First>, axis_name<Rest>...>>(x...);
}
template <template <std::size_t> class First, template <std::size_t> class... Rest, class... Xs,
          class Fault =
              detail::fault_of_view<detail::merge_view_operation<axis_name<First>, axis_name<Rest>...>, Xs&&...>>
    requires is_fault<Fault>
refused merge_view(Xs&&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::merge_view, X, Axes...>>
refused merge_view(X const& x) = delete;
template <template <std::size_t> class First, template <std::size_t> class Second, class Whole, class X,
          class Fault = fault_of_naming<fault::in::merge_view, X, Whole>>
refused merge_view(X const& x) = delete;
template <template <std::size_t> class First, template <std::size_t> class... Rest, class... Xs>
constexpr auto explain_merge_view(Xs const&...) {
    return detail::explained_call<detail::merge_view_operation<axis_name<First>, axis_name<Rest>...>, Xs...>::value;
}

}  // namespace heed

#endif
