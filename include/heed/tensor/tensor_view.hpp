// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/tensor/detail/tensor_over.hpp>
#include <heed/tensor/from.hpp>

namespace heed {

namespace fault {

template <class StridedView, class View>
struct a_tensor_view_needs_values_in_a_row_so_view_a_copy_as_in_as_tensor_of_it {};
template <class OfConst, class View>
struct a_view_through_which_values_change_is_not_had_of_const_ones {};

}  // namespace fault

namespace detail {

/// Why a tensor is not viewed as it stands.
template <class X, class View>
consteval auto rule_of_viewing() {
    using of_conversion = decltype(rule_of_conversion<bare<X>, View>());
    if constexpr (!Tensor<X> || is_fault<of_conversion>) {
        return of_conversion{};
    } else if constexpr (!is_dense<layout_of<X>>) {
        return fault::a_tensor_view_needs_values_in_a_row_so_view_a_copy_as_in_as_tensor_of_it<bare<X>, View>{};
    } else if constexpr (!requires(X& x, View& view) { view.values.first = x.data(); }) {
        return fault::a_view_through_which_values_change_is_not_had_of_const_ones<bare<X>, View>{};
    } else {
        return none{};
    }
}

}  // namespace detail

/// A tensor over values that somebody else owns, row-major: a `tensor` in all else, to every operation. A pointer and
/// nothing else. Through `tensor_view<float const, Query<4>, Dk<8>>` they cannot be changed.
///
/// A view of a tensor of its shape, `tensor_view<float const, Query<4>, Dk<8>>(x)`, or of a pointer that is known to
/// point to enough values, `tensor_view<float, Query<4>, Dk<8>>(pointer)`; `view_of` counts them. A const view changes
/// its values all the same, as `std::span` does; copying or assigning a view copies no values.
template <class T, class... Axes>
struct tensor_view
    : tensor_over<detail::viewed_values<T, (std::size_t{1} * ... * detail::axis_traits<Axes>::extent)>, T, T,
                  shape_t<Axes...>> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_in_shape<std::remove_const_t<T>, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_in_shape<std::remove_const_t<T>, Axes...>>());
#endif
    using tensor_type = tensor_view;
    static constexpr bool is_view = true;

    constexpr explicit tensor_view(T* first) { this->values.first = first; }

    template <class X>
        requires(Tensor<X> && !__is_same(detail::plain<X>, tensor_view) &&
                 __is_same(detail::layout_of<X>, shape_t<Axes...>) && requires(X& x, T* first) { first = x.data(); })
    constexpr tensor_view(X& x) {  // NOLINT: implicit by design
        this->values.first = x.data();
    }
    template <class X, class Fault = decltype(detail::rule_of_viewing<X, tensor_view>())>
        requires(Tensor<X> && is_fault<Fault>)
    tensor_view(X& x) = delete;
};

/// How far apart, in elements, neighbours along each axis are: the second argument of a `strided_view`.
template <std::size_t... Strides>
struct strides {};

namespace fault {

template <class Strides, class Shape>
struct a_strided_view_needs_exactly_one_stride_for_each_axis {};
template <class Strides, class Shape>
struct a_strided_view_reaches_over_more_bytes_than_an_object_can_have {};
template <class Container>
struct view_of_needs_values_in_a_row_with_a_data_and_a_size {};
template <class Shape, class Given>
struct view_of_needs_exactly_as_many_values_as_the_shape_has_elements {};
template <class Container>
struct view_of_needs_values_that_outlive_the_view_but_a_temporary_ends_here_so_give_it_a_name {};

}  // namespace fault

namespace detail {

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

}  // namespace detail

template <class T, class Strides, class... Axes>
using fault_of_strided_view = decltype(detail::rule_of_strided_view<std::remove_const_t<T>, Strides, Axes...>());
template <class T, class Strides, class... Axes>
concept can_strided_view = no_fault<fault_of_strided_view<T, Strides, Axes...>>;

/// A view of values that are not row-major one behind the other: a column-major matrix, a block of a bigger one. For a
/// column-major 4 x 8 matrix `strided_view<float const, strides<1, 4>, Query<4>, Dk<8>>(matrix.data())`.
///
/// Element (i, j, ...) stands `i * s0 + j * s1 + ...` elements behind the pointer; that all of them are there is the
/// caller's to know. Every operation takes it; those that go through values in a row copy it first. Elements that share
/// a place (a stride of 0) may be read, and written when they are meant to be one. `as_tensor(x)` has values of its
/// own. Refused: other than one stride an axis.
template <class T, class Strides, class... Axes>
struct strided_view
    : tensor_over<detail::strided_values<T>, T, T, typename detail::layout_with<Strides, shape_t<Axes...>>::type> {
#if defined(__clang__)
    static_assert(!is_fault<fault_of_strided_view<T, Strides, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<fault_of_strided_view<T, Strides, Axes...>>());
#endif
    using tensor_type = strided_view;

    constexpr explicit strided_view(T* first) { this->values.first = first; }
};

namespace detail {

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

/// The view of a tensor by its own shape.
template <class T, class Shape>
struct view_by_shape;
template <class T, class... Axes>
struct view_by_shape<T, shape_t<Axes...>> {
    using type = tensor_view<T, Axes...>;
};

template <class C, class... Axes>
consteval auto rule_of_view_of() {
    using of_shape = decltype(rule_of_shape<Axes...>());
    if constexpr (any_refused<C>) {
        return none{};
    } else if constexpr (is_fault<of_shape>) {
        return of_shape{};
    } else if constexpr (Tensor<C>) {
        if constexpr (!is_dense<layout_of<C>>) {
            return fault::view_of_needs_values_in_a_row_with_a_data_and_a_size<bare<C>>{};
        } else if constexpr (sizeof...(Axes) == 0) {
            return none{};
        } else {
            return rule_of_conversion<bare<C>, tensor_view<element_of<C>, Axes...>>();
        }
    } else if constexpr (!values_in_a_row<C>) {
        return fault::view_of_needs_values_in_a_row_with_a_data_and_a_size<bare<C>>{};
    } else if constexpr (fixed_size<bare<C>>::known) {
        if constexpr (fixed_size<bare<C>>::value != shape_t<Axes...>::size) {
            return fault::view_of_needs_exactly_as_many_values_as_the_shape_has_elements<
                shape_t<Axes...>, values_given<fixed_size<bare<C>>::value>>{};
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
        return fault::view_of_needs_values_that_outlive_the_view_but_a_temporary_ends_here_so_give_it_a_name<bare<C>>{};
    }
}

}  // namespace detail

template <class C, class... Axes>
using fault_of_view_of = decltype(detail::rule_of_view_of<C, Axes...>());
template <class C, class... Axes>
concept can_view_of = no_fault<fault_of_view_of<C, Axes...>>;

/// Why what is handed over as it is made is not viewed, or `none`.
template <class C, class... Axes>
using fault_of_view_of_temporary = decltype(detail::rule_of_view_of_temporary<C const, Axes...>());
template <class C, class... Axes>
concept can_view_of_temporary = no_fault<fault_of_view_of_temporary<C, Axes...>>;

/// A view of the values of a container: `view_of<Query<4>, Dk<8>>(vector)`, also of an array or a span; of const
/// elements when the container's are. Of a tensor it is `view_of(x)`, which has the axes. Refused: a number of values,
/// when it is in the type, other than the shape has, and what has no values in a row (`std::vector<bool>`, a
/// `strided_view`). A number known at run time only is checked then: `heed::out_of_range`. The container must outlive
/// the view and keep its values where they are, so a temporary is refused too, unless it is a view itself.
template <class... Axes, class C, class Fault = fault_of_view_of<C, Axes...>>
constexpr auto view_of(C& container) {
    if constexpr (detail::any_refused<C>) {
        return refused{};
    } else {
        using pointed = std::remove_pointer_t<decltype(detail::data_of(container))>;
        if constexpr (Tensor<C>) {
            return typename detail::view_by_shape<pointed, shape_type_of<C>>::type(container.data());
        } else {
            if constexpr (!detail::fixed_size<detail::bare<C>>::known) {
                if (container.size() != shape_t<Axes...>::size) {
                    detail::size_differs(shape_text<shape_t<Axes...>>, shape_t<Axes...>::size, container.size());
                }
            }
            return tensor_view<pointed, Axes...>(detail::data_of(container));
        }
    }
}
template <class... Axes, class C, class Fault = fault_of_view_of<C, Axes...>>
    requires is_fault<Fault>
refused view_of(C& container) = delete;

/// A span or a view is a view itself, and may be handed over as it is made.
template <class... Axes, class C, class Fault = fault_of_view_of_temporary<C, Axes...>>
constexpr auto view_of(C const&& view) {
    return view_of<Axes...>(view);
}
template <class... Axes, class C, class Fault = fault_of_view_of_temporary<C, Axes...>>
    requires is_fault<Fault>
refused view_of(C const&& view) = delete;

}  // namespace heed
