// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_VIEW_OF_RULES_HPP
#define HEED_TENSOR_DETAIL_VIEW_OF_RULES_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/containers.hpp>
#include <heed/tensor/detail/view_rules.hpp>

namespace heed {

template <class T, class... Axes>
struct HEED_LINKED_AS tensor_view;
template <class T, class Strides, class... Axes>
struct HEED_LINKED_AS strided_view;

namespace fault::in {
struct view_of {};
}  // namespace fault::in

namespace fault {

template <class Container>
struct view_of_needs_values_in_a_row_with_a_data_and_a_size {};
template <class Container>
struct view_of_needs_values_in_one_row_but_these_are_rows_apart_so_make_a_tensor_by_from {};
template <class Shape, class Given>
struct view_of_needs_exactly_as_many_values_as_the_shape_has_elements {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class C>
concept values_in_a_row = std::is_array_v<C> || requires(C& c) {
    *c.data();
    c.size();
};

template <class C>
constexpr auto* data_of(C& c) {
    if constexpr (std::is_array_v<C>) {
        return +c;
    } else {
        return c.data();
    }
}

/// Not for constants, whose evaluation does not let a pointer go from one inner array to the next.
inline void nested_arrays_are_viewed_at_run_time_only_so_copy_them_by_from() {}

/// What a view of arrays in each other has as elements.
template <class C>
using innermost = std::remove_pointer_t<decltype(first_value(data_of(std::declval<C&>())))>;

/// The view of values that stand as a layout says.
template <class T, class Layout>
struct view_by_layout;
template <class T, class... Axes>
struct view_by_layout<T, shape_t<Axes...>> {
    using type = tensor_view<T, Axes...>;
};
template <class T, class... Axes, std::size_t... Strides>
struct view_by_layout<T, strided_layout<shape_t<Axes...>, Strides...>> {
    using type = strided_view<T, strides<Strides...>, Axes...>;
};

/// What a view of a tensor points to: const elements where they are const in the tensor, and where its type promises
/// something of their values, which would not stay so.
template <class X, class Pointed = std::remove_pointer_t<decltype(std::declval<X&>().data())>>
using viewed_element = typename conditional<promises_values<X>, Pointed const, Pointed>::type;

template <class C, class... Axes>
consteval auto rule_of_view_of() {
    using of_shape = decltype(rule_of_shape<Axes...>());
    if constexpr (any_refused<C>) {
        return none{};
    } else if constexpr (is_fault<of_shape>) {
        return of_shape{};
    } else if constexpr (Tensor<C>) {
        if constexpr (sizeof...(Axes) == 0) {
            return none{};
        } else if constexpr (!is_contiguous<layout_of<C>>) {
            return fault::view_of_needs_values_in_a_row_with_a_data_and_a_size<remove_cvref_t<C>>{};
        } else {
            return rule_of_conversion<remove_cvref_t<C>, tensor_view<element_of<C>, Axes...>>();
        }
    } else if constexpr (!values_in_a_row<C>) {
        return fault::view_of_needs_values_in_a_row_with_a_data_and_a_size<remove_cvref_t<C>>{};
    } else if constexpr (is_nested<remove_cvref_t<C>>) {
        if constexpr (!is_one_row<value_in<remove_cvref_t<C>>>) {
            return fault::view_of_needs_values_in_one_row_but_these_are_rows_apart_so_make_a_tensor_by_from<
                remove_cvref_t<C>>{};
        } else {
            return rule_of_nested<fault::in::view_of, remove_cvref_t<innermost<C>>, remove_cvref_t<C>>(
                shape_t<Axes...>{});
        }
    } else if constexpr (fixed_size<remove_cvref_t<C>>::known) {
        if constexpr (fixed_size<remove_cvref_t<C>>::value != shape_t<Axes...>::size) {
            return fault::view_of_needs_exactly_as_many_values_as_the_shape_has_elements<
                shape_t<Axes...>, values_given<fixed_size<remove_cvref_t<C>>::value>>{};
        } else {
            return none{};
        }
    } else {
        return none{};
    }
}

/// What views values of others may end before they do.
template <class C, class... Axes>
consteval auto rule_of_view_of_temporary() {
    using of_values = decltype(rule_of_view_of<C, Axes...>());
    if constexpr (any_refused<C> || is_fault<of_values> || requires { C::extent; } || requires { C::is_view; }) {
        return of_values{};
    } else {
        return viewed_in_vain<remove_cvref_t<C>>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
