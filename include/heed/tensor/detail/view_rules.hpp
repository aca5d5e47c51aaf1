// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_VIEW_RULES_HPP
#define HEED_TENSOR_DETAIL_VIEW_RULES_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/tensor_over.hpp>

namespace heed {

/// How far apart, in elements, neighbours along each axis are: the second argument of a `strided_view`.
template <std::size_t... Strides>
struct strides {};

namespace fault {

template <class View>
struct a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it {};
template <class Container>
struct view_of_needs_values_that_outlive_the_view_but_a_temporary_ends_here_so_give_it_a_name {};
template <class Strides, class Shape>
struct a_strided_view_needs_exactly_one_stride_for_each_axis {};
template <class Strides, class Shape>
struct a_strided_view_reaches_over_more_bytes_than_an_object_can_have {};
template <class StridedView, class Shape>
struct a_strided_view_reaches_beyond_the_values_of_the_tensor {};
template <class X, class StridedView>
struct a_strided_view_needs_a_tensor_whose_values_are_in_a_row {};
template <class OfConst, class View>
struct a_view_through_which_values_change_is_not_had_of_const_ones {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Writing to the elements of a view by `=`, and why it is refused; in ops/assign.hpp.
template <class View, class X>
struct view_assignment;
template <class View, class X>
using fault_of_writing_through = typename view_assignment<View, X>::fault;

template <class Container>
using viewed_in_vain =
    fault::view_of_needs_values_that_outlive_the_view_but_a_temporary_ends_here_so_give_it_a_name<Container>;

/// A view that shows what another tensor has, where it has it: one that owns its values has a name.
template <class X, class Layout, class T>
concept shown_by = Tensor<X> && __is_same(layout_of<X>, Layout) && requires(X& x, T*& first) {
    first = x.data();
};
template <class X, class Layout, class T>
concept view_shown_by = shown_by<X, Layout, T> && requires {
    X::is_view;
};
/// What would be shown if it had a name.
template <class X, class Layout, class T>
concept owner_shown_by = shown_by<X const, Layout, T const> && !requires {
    X::is_view;
};

template <class Strides, class Shape>
struct layout_with {
    // One stride an axis is asked for where the view is written.
    using type = Shape;
};
template <std::size_t... Strides, class... Axes>
    requires(sizeof...(Strides) == sizeof...(Axes))
struct layout_with<strides<Strides...>, shape_t<Axes...>> {
    using type = strided_layout<shape_t<Axes...>, Strides...>;
};

/// Whether the last element is as near to the first as two elements of one object are.
template <std::size_t ElementSize, class... Axes, std::size_t... Strides>
consteval bool reaches(shape_t<Axes...>, strides<Strides...>) {
    std::size_t last = 0;
    std::size_t apart = 0;
    bool const counted = ((!__builtin_mul_overflow(extent_of<Axes> - 1, Strides, &apart) &&
                           !__builtin_add_overflow(last, apart, &last)) && ...);
    return counted && last < most_bytes / ElementSize;
}

template <class T, class Strides, class... Axes>
consteval auto rule_of_strided_view() {
    using of_elements = decltype(rule_of_elements<T, Axes...>());
    if constexpr (is_fault<of_elements>) {
        return of_elements{};
    } else if constexpr (__is_same(typename layout_with<Strides, shape_t<Axes...>>::type, shape_t<Axes...>)) {
        return fault::a_strided_view_needs_exactly_one_stride_for_each_axis<Strides, shape_t<Axes...>>{};
    } else if constexpr (!reaches<sizeof(T)>(shape_t<Axes...>{}, Strides{})) {
        return fault::a_strided_view_reaches_over_more_bytes_than_an_object_can_have<Strides, shape_t<Axes...>>{};
    } else {
        return none{};
    }
}

/// Why a strided view is not had of a tensor, or `none`; also when it is had in another way.
template <class X, class View>
consteval auto rule_of_striding() {
    using element = std::remove_pointer_t<decltype(View::values.first)>;
    if constexpr (!Tensor<X>) {
        return none{};
    } else if constexpr (__is_same(plain<X>, View) || view_shown_by<X, typename View::layout_type, element>) {
        return none{};
    } else if constexpr (!is_contiguous<layout_of<X>>) {
        return fault::a_strided_view_needs_a_tensor_whose_values_are_in_a_row<remove_cvref_t<X>, View>{};
    } else if constexpr (!__is_same(element_of<X>, typename View::element)) {
        return fault::a_tensor_does_not_become_one_of_another_element_type_so_cast_it<remove_cvref_t<X>, View>{};
    } else if constexpr (memory_of<typename View::layout_type> > remove_cvref_t<X>::size) {
        return fault::a_strided_view_reaches_beyond_the_values_of_the_tensor<View, shape_type_of<X>>{};
    } else if constexpr (!requires(X& x, element*& first) { first = x.data(); }) {
        return fault::a_view_through_which_values_change_is_not_had_of_const_ones<remove_cvref_t<X>, View>{};
    } else {
        return none{};
    }
}

/// A tensor whose values, as they stand in a row, a strided view may have.
template <class X, class View>
concept strides_over = Tensor<X> && !__is_same(plain<X>, View) && is_contiguous<layout_of<X>> &&
                       !is_fault<decltype(rule_of_striding<X, View>())>;

}  // namespace detail::inline HEED_KERNELS

template <class T, class Strides, class... Axes>
using fault_of_strided_view = decltype(detail::rule_of_strided_view<std::remove_const_t<T>, Strides, Axes...>());
template <class T, class Strides, class... Axes>
concept can_strided_view = no_fault<fault_of_strided_view<T, Strides, Axes...>>;

}  // namespace heed

#endif
