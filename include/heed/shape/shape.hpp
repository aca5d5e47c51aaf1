// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_SHAPE_HPP
#define HEED_SHAPE_SHAPE_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/fault.hpp>
#include <heed/shape/axis.hpp>

namespace heed {

/// The tag by which Boost.Hana knows a shape; see heed/shape/hana.hpp.
struct shape_tag;

/// The type of a shape: an ordered list of axes, each name at most once.
template <class... Axes>
struct shape_t {
    using hana_tag = shape_tag;
    static constexpr std::size_t rank = sizeof...(Axes);
    /// The number of elements of a tensor of this shape; 1 for rank 0.
    static constexpr std::size_t size = (std::size_t{1} * ... * detail::axis_traits<Axes>::extent);
};

/// The number of elements of a tensor, as what it is, `x.size`, and as containers say it, `x.size()`, so that
/// `std::size(x)` is it too. A `std::size_t` in all else.
template <std::size_t Count>
struct HEED_LINKED_AS size_constant {
    constexpr operator std::size_t() const { return Count; }  // NOLINT: implicit by design
    constexpr std::size_t operator()() const { return Count; }
};

/// A shape as a value: `static_assert(shape_of(x) == shape<Batch<1>, Query<4>, Key<4>>)`.
template <class... Axes>
HEED_LINKED_AS inline constexpr shape_t<Axes...> shape{};

/// Shapes are equal when they have the same axes with the same extents in the same order.
template <class... A, class... B>
HEED_LINKED_AS constexpr bool operator==(shape_t<A...>, shape_t<B...>) {
    return __is_same(shape_t<A...>, shape_t<B...>);
}

namespace fault {

template <class NotAnAxis>
struct a_shape_is_made_of_axes_declared_by_struct_Name_deriving_from_heed_axis {};
template <class Name, class Shape>
struct a_shape_names_an_axis_twice {};
template <class Axis>
struct an_axis_needs_at_least_one_element {};
template <class Axis>
struct an_extent_known_only_at_run_time_is_not_supported_yet {};
template <class Shape>
struct a_shape_has_more_elements_than_a_size_t_can_count {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class A>
consteval auto rule_of_axis() {
    if constexpr (!Axis<A>) {
        return fault::a_shape_is_made_of_axes_declared_by_struct_Name_deriving_from_heed_axis<A>{};
    } else if constexpr (extent_of<A> == 0) {
        return fault::an_axis_needs_at_least_one_element<A>{};
    } else if constexpr (extent_of<A> == dynamic) {
        return fault::an_extent_known_only_at_run_time_is_not_supported_yet<A>{};
    } else {
        return none{};
    }
}

consteval bool countable(auto... extents) {
    std::size_t size = 1;
    return !(__builtin_mul_overflow(size, extents, &size) || ...);
}

// Beside the specialisation, and not in it: clang 19 takes a fold there, of a module, for no more special.
template <class First, class... Rest>
inline constexpr bool is_named_again = (__is_same(name_of<First>, name_of<Rest>) || ...);
template <class Whole, class... Axes>
struct rule_of_names {
    using type = none;
};
template <class Whole, class First, class... Rest>
struct rule_of_names<Whole, First, Rest...> : rule_of_names<Whole, Rest...> {};
template <class Whole, class First, class... Rest>
    requires is_named_again<First, Rest...>
struct rule_of_names<Whole, First, Rest...> {
    using type = fault::a_shape_names_an_axis_twice<name_of<First>, Whole>;
};

/// True when the names all differ, spelled out for the ranks that programs have: the way that no fault goes, in one
/// step. Beyond them false, and the rule goes through the names one by one.
template <class... Names>
inline constexpr bool names_differ = sizeof...(Names) < 2;
template <class A, class B>
inline constexpr bool names_differ<A, B> = !__is_same(A, B);
template <class A, class B, class C>
inline constexpr bool names_differ<A, B, C> = !(__is_same(A, B) || __is_same(A, C) || __is_same(B, C));
template <class A, class B, class C, class D>
inline constexpr bool names_differ<A, B, C, D> =
    !(__is_same(A, B) || __is_same(A, C) || __is_same(A, D) || __is_same(B, C) || __is_same(B, D) || __is_same(C, D));

/// The way that no fault goes, in one expression: at most four axes, of so few elements each that all can be counted.
template <class... Axes>
inline constexpr bool is_plain_shape =
    sizeof...(Axes) <= 4 && ((axis_traits<Axes>::is_axis && axis_traits<Axes>::extent - 1 < 0xffff) && ...) &&
    names_differ<raw_name<Axes>...>;

template <class... Axes>
    requires is_plain_shape<Axes...>
consteval none rule_of_shape() {
    return {};
}
template <class... Axes>
consteval auto rule_of_shape() {
    using of_an_axis = first_fault<decltype(rule_of_axis<Axes>())...>;
    if constexpr (is_fault<of_an_axis>) {
        return of_an_axis{};
    } else if constexpr (!countable(extent_of<Axes>...)) {
        return fault::a_shape_has_more_elements_than_a_size_t_can_count<shape_t<Axes...>>{};
    } else {
        return typename rule_of_names<shape_t<Axes...>, Axes...>::type{};
    }
}

template <class Shape>
struct shape_fault;
template <class... Axes>
struct shape_fault<shape_t<Axes...>> {
    using type = decltype(rule_of_shape<Axes...>());
};

}  // namespace detail::inline HEED_KERNELS

/// Why these axes are no shape: something that is not an axis, an axis without elements (extent 0 is refused
/// everywhere), an extent that is `dynamic`, more elements than a `std::size_t` counts, or a name that stands twice.
/// `none` when they are one.
template <class... Axes>
using fault_of_shape = decltype(detail::rule_of_shape<Axes...>());

/// True when a tensor can have these axes.
template <class... Axes>
concept can_shape = no_fault<fault_of_shape<Axes...>>;

}  // namespace heed

#endif
