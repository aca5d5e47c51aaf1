// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_TENSOR_UP_TO_HPP
#define HEED_TENSOR_DETAIL_TENSOR_UP_TO_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/run_time_lengths.hpp>
#include <heed/tensor/detail/places_up_to.hpp>
#include <heed/tensor/detail/tensor_over.hpp>

// What a tensor is some of whose axes are `up_to` a length: memory of the capacity, and the lengths beside it. It has
// no `values` and no constant `size`, so that nothing that is not made for lengths goes through the capacity.

namespace heed {

namespace fault {

template <class X>
struct a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another {};
template <class View>
struct a_view_up_to_a_length_is_told_each_length_behind_the_pointer {};
template <class Shape>
struct elements_up_to_a_length_stand_in_a_row_where_it_is_the_first_axis_that_has_one {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// True for a tensor with lengths that are known at run time only.
template <class X>
concept has_lengths = requires { typename remove_cvref_t<X>::lengths_type; };

/// `Count` values in the tensor itself, of which nothing is known until they are written.
template <class T, std::size_t Count>
struct HEED_LINKED_AS values_beside {
    T first[Count];

    constexpr values_beside() {
        if (!std::is_trivially_default_constructible_v<T> || std::is_constant_evaluated()) {
            for (T& value : first) value = T{};
        }
    }
    constexpr operator T*() { return first; }              // NOLINT: implicit by design
    constexpr operator T const*() const { return first; }  // NOLINT: implicit by design
};

/// Whether something holds of all pairs of elements of two tensors as long, along the axes that are left.
template <class A, class B, class Holds>
constexpr bool holds_of_pairs(shape_t<>, A const& a, std::size_t at_a, B const& b, std::size_t at_b,
                              Holds const& holds) {
    return holds(a.data()[at_a], b.data()[at_b]);
}
template <class First, class... Rest, class A, class B, class Holds>
constexpr bool holds_of_pairs(shape_t<First, Rest...>, A const& a, std::size_t at_a, B const& b, std::size_t at_b,
                              Holds const& holds) {
    using name = raw_name<First>;
    for (std::size_t i = 0; i < length_of<name>(a); ++i) {
        if (!holds_of_pairs(shape_t<Rest...>{}, a, at_a + i * stride_in<typename A::layout_type, name>, b,
                            at_b + i * stride_in<typename B::layout_type, name>, holds)) {
            return false;
        }
    }
    return true;
}
template <has_lengths A>
struct elements_equal<A> {
    static constexpr bool in(auto const& a, auto const& b) {
        auto const equal = [](auto const& of_a, auto const& of_b) { return of_a == of_b; };
        return a.lengths == b.lengths && holds_of_pairs(typename A::shape_type{}, a, 0, b, 0, equal);
    }
};

template <class Layout>
inline constexpr bool is_in_a_row = false;
template <class First, class... Rest>
inline constexpr bool is_in_a_row<shape_t<First, Rest...>> = !(is_up_to<Rest> || ...);
template <class X>
using not_in_a_row =
    typename conditional<is_in_a_row<typename X::layout_type>, none,
                         fault::elements_up_to_a_length_stand_in_a_row_where_it_is_the_first_axis_that_has_one<
                             typename X::shape_type>>::type;
template <class X>
using made_of_numbers = fault::a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<X>;
template <class View>
using without_a_length = fault::a_view_up_to_a_length_is_told_each_length_behind_the_pointer<View>;
/// What numbers a tensor with lengths is not made of.
template <class... Values>
inline constexpr bool are_numbers_of_it = sizeof...(Values) > 0 && (std::is_arithmetic_v<Values> && ...);

}  // namespace detail::inline HEED_KERNELS

/// The interface of a tensor with lengths, over values wherever they are. `Const` is the type of an element seen
/// through a const tensor.
template <class Values, class T, class Const, class Layout>
struct HEED_LINKED_AS tensor_up_to {
    using element = std::remove_const_t<T>;
    using layout_type = Layout;
    using shape_type = detail::shape_in<Layout>;
    using lengths_type = detail::run_time_lengths<detail::lengths_in<shape_type>>;

    static constexpr std::size_t rank = shape_type::rank;
    /// How many elements there is memory for.
    static constexpr size_constant<shape_type::size> capacity{};

    lengths_type lengths{};
    Values memory;

    /// As those of `tensor`. An index beyond the length is out of range, though there is memory for it.
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr Const& operator()(Index... indices) const& {
        return data()[detail::place_in<false, Layout>(shape_type{}, lengths, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T& operator()(Index... indices) & {
        return data()[detail::place_in<false, Layout>(shape_type{}, lengths, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr Const& at(Index... indices) const& {
        return data()[detail::place_in<true, Layout>(shape_type{}, lengths, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T& at(Index... indices) & {
        return data()[detail::place_in<true, Layout>(shape_type{}, lengths, indices...)];
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused at(Index... indices) const = delete;
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr Const* try_at(Index... indices) const& {
        return detail::all_below(shape_type{}, *this, indices...)
                   ? data() + detail::place_in<false, Layout>(shape_type{}, lengths, indices...)
                   : nullptr;
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>, class = typename Fault::is_allowed>
    constexpr T* try_at(Index... indices) & {
        return detail::all_below(shape_type{}, *this, indices...)
                   ? data() + detail::place_in<false, Layout>(shape_type{}, lengths, indices...)
                   : nullptr;
    }
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused try_at(Index... indices) const = delete;
    template <class Index, class Fault = fault_of_index<shape_type, Index>,
              class = detail::only_read<typename Fault::is_allowed>>
    constexpr Const& operator[](Index index) const& {
        return data()[detail::place_in<false, Layout>(shape_type{}, lengths, index)];
    }
    template <class Index, class Fault = fault_of_index<shape_type, Index>, class = typename Fault::is_allowed>
    constexpr T& operator[](Index index) & {
        return data()[detail::place_in<false, Layout>(shape_type{}, lengths, index)];
    }
#if !defined(__clang__)
    template <class... Index, class Fault = fault_of_index<shape_type, Index...>>
        requires is_fault<Fault>
    refused operator()(Index... indices) const = delete;
    template <class Index, class Fault = fault_of_index<shape_type, Index>>
        requires is_fault<Fault>
    refused operator[](Index index) const = delete;
#endif

    [[nodiscard]] constexpr Const* data() const& { return memory; }
    [[nodiscard]] constexpr T* data() & { return memory; }
    /// How many elements there are now: the product of the lengths.
    [[nodiscard]] constexpr std::size_t size() const { return detail::elements_of(shape_type{}, *this); }
};

/// What is there, in a row: `for (float one : x)`, where the first axis alone has a length.
template <detail::has_lengths X, class Fault = detail::not_in_a_row<X>>
constexpr auto begin(X& x) {
    return x.data();
}
template <detail::has_lengths X, class Fault = detail::not_in_a_row<X>>
constexpr auto end(X& x) {
    return x.data() + x.size();
}
template <detail::has_lengths X, class Fault = detail::not_in_a_row<X>>
    requires is_fault<Fault>
refused begin(X& x) = delete;

}  // namespace heed

#endif
