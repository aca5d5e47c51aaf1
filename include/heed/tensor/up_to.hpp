// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_UP_TO_HPP
#define HEED_TENSOR_UP_TO_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/tensor_up_to.hpp>
#include <heed/tensor/extent.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/tensor_view.hpp>

namespace heed {

/// A tensor with an axis that is `up_to` a length. `tensor<float, up_to<Key<256>>, Dk<64>> cache;` has memory for 256
/// keys and is made empty, with lengths of 0; `append` puts elements behind those that are there, `take` makes one of
/// a tensor. What stands beyond a length is nothing: no operation reads or writes it.
///
/// Trivially copyable and a template argument as a `tensor` is; indices beyond a length are out of range; `x.size()` is
/// the number of elements that are there, `x.capacity` of those for which there is memory. An operation that is not
/// made for lengths refuses it.
template <class T, class... Axes>
    requires detail::some_up_to<Axes...>
struct tensor<T, Axes...>
    : tensor_up_to<detail::values_beside<T, (std::size_t{1} * ... * detail::axis_traits<Axes>::extent)>, T,
                           T const, shape_t<Axes...>> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_in_tensor<T, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_in_tensor<T, Axes...>>());
#endif
    using tensor_type = tensor;

    constexpr tensor() = default;
    constexpr tensor(tensor const&) = default;
    constexpr tensor(tensor&&) = default;
    constexpr tensor& operator=(tensor const&) & = default;
    constexpr tensor& operator=(tensor&&) & = default;
    template <class... Values, class Fault = detail::made_of_numbers<tensor>>
        requires detail::are_numbers_of_it<Values...>
    tensor(Values const&... values) = delete;
    template <class X = tensor, class Fault = detail::written_in_vain<tensor>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, tensor>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;

    /// A tensor is never another tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<tensor, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

/// The same with its values on the heap: a cache of many positions, say.
template <class T, class... Axes>
    requires detail::some_up_to<Axes...>
struct heap_tensor<T, Axes...>
    : tensor_up_to<
          detail::owned_values<T, (std::size_t{1} * ... * detail::axis_traits<Axes>::extent), detail::filled::never>, T,
          T const, shape_t<Axes...>> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_in_shape<T, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_in_shape<T, Axes...>>());
#endif
    using tensor_type = heap_tensor;

    constexpr heap_tensor() = default;
    constexpr heap_tensor(heap_tensor const&) = default;
    constexpr heap_tensor(heap_tensor&&) = default;
    constexpr heap_tensor& operator=(heap_tensor const&) & = default;
    constexpr heap_tensor& operator=(heap_tensor&&) & = default;
    template <class... Values, class Fault = detail::made_of_numbers<heap_tensor>>
        requires detail::are_numbers_of_it<Values...>
    heap_tensor(Values const&... values) = delete;
    template <class X = heap_tensor, class Fault = detail::written_in_vain<heap_tensor>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, heap_tensor>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;

    /// A heap_tensor is never another kind of tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<heap_tensor, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

/// A view of values that somebody else owns, as many as its lengths say: `tensor_view<float const, up_to<Key<256>>,
/// Dk<64>>(pointer, 17)`, a number for each such axis, in their order. It shows what was there when it was made: that a
/// tensor grows later does not reach it. A length beyond the capacity throws `heed::out_of_range`.
template <class T, class... Axes>
    requires detail::some_up_to<Axes...>
struct tensor_view<T, Axes...>
    : tensor_up_to<detail::viewed_values<T, (std::size_t{1} * ... * detail::axis_traits<Axes>::extent)>, T, T,
                           shape_t<Axes...>> {
#if defined(__clang__)
    static_assert(!is_fault<detail::fault_in_shape<std::remove_const_t<T>, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<detail::fault_in_shape<std::remove_const_t<T>, Axes...>>());
#endif
    using tensor_type = tensor_view;
    static constexpr bool is_view = true;

    template <class... Lengths>
        requires(sizeof...(Lengths) == detail::lengths_in<shape_t<Axes...>> && detail::are_indices<Lengths...>)
    constexpr explicit tensor_view(T* first, Lengths const&... counts) {
        this->memory.first = first;
        detail::set_lengths(shape_t<Axes...>{}, this->lengths, 0, counts...);
    }
    template <class... Lengths, class Fault = detail::without_a_length<tensor_view>>
        requires(sizeof...(Lengths) != detail::lengths_in<shape_t<Axes...>> && detail::are_indices<Lengths...>)
    explicit tensor_view(T* first, Lengths const&... counts) = delete;
    constexpr tensor_view(T* first, typename tensor_view::lengths_type const& counts) {
        this->memory.first = first;
        this->lengths = counts;
    }
    constexpr tensor_view(tensor_view const&) = default;

    /// Of a tensor of its shape, which has a name or is a view.
    template <class X>
        requires(!__is_same(detail::plain<X>, tensor_view) && detail::shown_by<X, shape_t<Axes...>, T>)
    constexpr tensor_view(X& x) {  // NOLINT: implicit by design
        this->memory.first = x.data();
        this->lengths = x.lengths;
    }
    template <class X>
        requires(!__is_same(detail::plain<X>, tensor_view) && detail::view_shown_by<X, shape_t<Axes...>, T>)
    constexpr tensor_view(X const& x) {  // NOLINT: implicit by design
        this->memory.first = x.data();
        this->lengths = x.lengths;
    }
    template <class X, class Fault = detail::viewed_in_vain<X>>
        requires(detail::owner_shown_by<X, shape_t<Axes...>, T>)
    tensor_view(X const&& x) = delete;

    constexpr tensor_view& operator=(tensor_view const&) &
        requires std::is_const_v<T>
    = default;
    /// Writes the elements, as many as the view has: what is assigned is as long.
    template <class X, class Fault = detail::fault_of_writing_through<tensor_view, X>>
    constexpr tensor_view operator=(X const& x) const&& {
        detail::view_assignment<tensor_view, X>::write(*this, x);
        return *this;
    }
    template <class X, class Fault = detail::fault_of_writing_through<tensor_view, X>>
        requires is_fault<Fault>
    refused operator=(X const& x) const&& = delete;
    template <class X,
              class Fault = fault::a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<tensor_view>>
        requires(!std::is_const_v<T>)
    refused operator=(X const& x) const& = delete;

    /// Makes a named view one of the values that another view has, and as long.
    constexpr void rebind(tensor_view other) & {
        this->memory.first = other.memory.first;
        this->lengths = other.lengths;
    }

    /// A view is never another kind of tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<tensor_view, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

/// The same of values with others between them.
template <class T, class Strides, class... Axes>
    requires detail::some_up_to<Axes...>
struct strided_view<T, Strides, Axes...>
    : tensor_up_to<detail::strided_values<T>, T, T,
                           typename detail::layout_with<Strides, shape_t<Axes...>>::type> {
#if defined(__clang__)
    static_assert(!is_fault<fault_of_strided_view<T, Strides, Axes...>>);
#else
    using is_allowed = decltype(heed::allowed<fault_of_strided_view<T, Strides, Axes...>>());
#endif
    using tensor_type = strided_view;
    static constexpr bool is_view = true;

    template <class... Lengths>
        requires(sizeof...(Lengths) == detail::lengths_in<shape_t<Axes...>> && detail::are_indices<Lengths...>)
    constexpr explicit strided_view(T* first, Lengths const&... counts) {
        this->memory.first = first;
        detail::set_lengths(shape_t<Axes...>{}, this->lengths, 0, counts...);
    }
    template <class... Lengths, class Fault = detail::without_a_length<strided_view>>
        requires(sizeof...(Lengths) != detail::lengths_in<shape_t<Axes...>> && detail::are_indices<Lengths...>)
    explicit strided_view(T* first, Lengths const&... counts) = delete;
    constexpr strided_view(T* first, typename strided_view::lengths_type const& counts) {
        this->memory.first = first;
        this->lengths = counts;
    }
    constexpr strided_view(strided_view const&) = default;

    constexpr strided_view& operator=(strided_view const&) &
        requires std::is_const_v<T>
    = default;
    /// Writes the elements, as many as the view has: what is assigned is as long.
    template <class X, class Fault = detail::fault_of_writing_through<strided_view, X>>
    constexpr strided_view operator=(X const& x) const&& {
        detail::view_assignment<strided_view, X>::write(*this, x);
        return *this;
    }
    template <class X, class Fault = detail::fault_of_writing_through<strided_view, X>>
        requires is_fault<Fault>
    refused operator=(X const& x) const&& = delete;
    template <class X,
              class Fault = fault::a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<strided_view>>
        requires(!std::is_const_v<T>)
    refused operator=(X const& x) const& = delete;

    /// Makes a named view one of the values that another view has, and as long.
    constexpr void rebind(strided_view other) & {
        this->memory.first = other.memory.first;
        this->lengths = other.lengths;
    }

    /// A view is never another kind of tensor by conversion; this one is here to say why.
    template <class Other, class Fault = decltype(detail::rule_of_conversion<strided_view, Other>())>
        requires is_fault<Fault>
    operator Other() const = delete;
};

namespace fault::in {
struct length {};
struct capacity {};
}  // namespace fault::in

namespace fault {

template <class In, class NotATensor>
struct lengths_are_those_of_a_tensor {};
template <class Axis>
struct the_extent_is_in_the_type_so_ask_for_extent {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class In, class X, class Name>
consteval auto rule_of_length() {
    if constexpr (!any_refused<X> && !Tensor<X>) {
        return fault::lengths_are_those_of_a_tensor<In, remove_cvref_t<X>>{};
    } else {
        using of_name = decltype(rule_of_size_along<In, X, Name>());
        if constexpr (is_fault<of_name> || any_refused<X> || __is_same(In, fault::in::length)) {
            return of_name{};
        } else if constexpr (!has_length<shape_type_of<X>, Name>) {
            return fault::the_extent_is_in_the_type_so_ask_for_extent<axis_in<shape_type_of<X>, Name>>{};
        } else {
            return none{};
        }
    }
}

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name>
using fault_of_length = decltype(detail::rule_of_length<fault::in::length, X, axis_name<Name>>());
template <class X, template <std::size_t> class Name>
concept can_length = no_fault<fault_of_length<X, Name>>;

/// `length<Key>(x)`: how many elements there are along an axis: its length where that is known at run time, and its
/// extent where that is in the type. A `std::size_t`. Refused: no such axis.
template <template <std::size_t> class Name, class X, class Fault = fault_of_length<X, Name>>
constexpr auto length(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::length_of<axis_name<Name>>(x);
    }
}
template <template <std::size_t> class Name, class X, class Fault = fault_of_length<X, Name>>
    requires is_fault<Fault>
refused length(X const& x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::length, X, Axes...>>
refused length(X const& x) = delete;

template <class X, template <std::size_t> class Name>
using fault_of_capacity = decltype(detail::rule_of_length<fault::in::capacity, X, axis_name<Name>>());
template <class X, template <std::size_t> class Name>
concept can_capacity = no_fault<fault_of_capacity<X, Name>>;

/// `capacity<Key>(x)`: how many elements there is memory for along an axis that is `up_to` a length, as a Hana
/// constant. Refused: no such axis, and one whose extent is in the type.
template <template <std::size_t> class Name, class X, class Fault = fault_of_capacity<X, Name>>
constexpr auto capacity(X const&) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        return extent_constant<detail::extent_in<shape_type_of<X>, axis_name<Name>>>{};
    }
}
template <template <std::size_t> class Name, class X, class Fault = fault_of_capacity<X, Name>>
    requires is_fault<Fault>
refused capacity(X const& x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::capacity, X, Axes...>>
refused capacity(X const& x) = delete;

}  // namespace heed

#endif
