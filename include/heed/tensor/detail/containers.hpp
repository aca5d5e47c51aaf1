// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_DETAIL_CONTAINERS_HPP
#define HEED_TENSOR_DETAIL_CONTAINERS_HPP

#include <cstddef>
#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/numbers.hpp>
#include <heed/tensor/semantic_types.hpp>

// What tensors are made of and views are views of: arrays and containers of values, and of others of their kind.

namespace heed {

namespace fault {

// The first argument is what is made of the values: `fault::in::from` or `fault::in::view_of`.
template <class In, class Axis, class Given>
struct each_level_needs_exactly_as_many_values_as_its_axis_has {};
template <class In, class Shape, class Container>
struct nested_values_need_one_level_for_each_axis {};
template <class In, class Value, class Element>
struct nested_values_convert_to_the_element_type_without_loss {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// A number of values that is part of a type: of an array, a std::array, or a std::span of fixed extent.
template <class C>
struct fixed_size {
    static constexpr bool known = false;
};
template <class T, std::size_t Length>
struct fixed_size<T[Length]> {
    static constexpr bool known = true;
    static constexpr std::size_t value = Length;
};
template <template <class, std::size_t> class C, class T, std::size_t Length>
    requires(sizeof(C<T, Length>) == Length * sizeof(T) || Length == 0) && (!requires { C<T, Length>::extent; })
struct fixed_size<C<T, Length>> {
    static constexpr bool known = true;
    static constexpr std::size_t value = Length;
};
template <class C>
    requires requires { C::extent; }
struct fixed_size<C> {
    static constexpr bool known = C::extent != static_cast<std::size_t>(-1);
    static constexpr std::size_t value = C::extent;
};

/// (A tensor has names, which are not dropped by the way.)
template <class C>
concept container = !Tensor<C> && requires(C const& c) {
    *c.begin();
    c.size();
};
template <class C>
concept values_at_once = std::is_array_v<C> || container<C>;

template <class C>
constexpr auto first_of(C const& c) {
    if constexpr (std::is_array_v<C>) {
        return +c;
    } else {
        return c.begin();
    }
}

template <class C>
using value_in = remove_cvref_t<decltype(*first_of(std::declval<C const&>()))>;

/// How many values there are, where the type says it.
template <class C, std::size_t Otherwise>
consteval std::size_t size_or() {
    if constexpr (fixed_size<C>::known) {
        return fixed_size<C>::value;
    } else {
        return Otherwise;
    }
}

/// True for a container of containers.
template <class C>
inline constexpr bool is_nested = false;
template <values_at_once C>
inline constexpr bool is_nested<C> = values_at_once<value_in<C>>;

/// How many levels of containers there are.
template <class C>
inline constexpr std::size_t levels = 0;
template <values_at_once C>
inline constexpr std::size_t levels<C> = 1 + levels<value_in<C>>;

template <class In, class T, class C, class Axis, class... Rest>
consteval auto rule_of_levels(shape_t<Axis, Rest...>) {
    using value = value_in<C>;
    if constexpr (size_or<C, extent_of<Axis>>() != extent_of<Axis>) {
        return fault::each_level_needs_exactly_as_many_values_as_its_axis_has<In, Axis,
                                                                              values_given<size_or<C, 0>()>>{};
    } else if constexpr (sizeof...(Rest) > 0) {
        return rule_of_levels<In, T, value>(shape_t<Rest...>{});
    } else if constexpr (!converts_without_loss<value, T>) {
        return fault::nested_values_convert_to_the_element_type_without_loss<In, value, T>{};
    } else {
        return none{};
    }
}
/// What is asked of containers in each other: one level an axis, as many values as the extent, where the type says how
/// many, and values that convert.
template <class In, class T, class C, class... Axes>
consteval auto rule_of_nested(shape_t<Axes...> shape) {
    if constexpr (levels<C> != sizeof...(Axes)) {
        return fault::nested_values_need_one_level_for_each_axis<In, decltype(shape), C>{};
    } else {
        return rule_of_levels<In, T, C>(shape);
    }
}

template <class Axis, class C>
constexpr void check_level(C const& c) {
    if constexpr (!fixed_size<C>::known) {
        if (c.size() != extent_of<Axis>) level_differs<Axis>(c.size());
    }
}

template <class T, class Axis, class... Rest, class C>
constexpr void fill_from_nested(shape_t<Axis, Rest...>, T*& to, C const& c) {
    check_level<Axis>(c);
    auto value = first_of(c);
    for (std::size_t i = 0; i < extent_of<Axis>; ++i, ++value) {
        if constexpr (sizeof...(Rest) > 0) {
            fill_from_nested(shape_t<Rest...>{}, to, *value);
        } else {
            *to++ = converted<T>(static_cast<value_in<C>>(*value));
        }
    }
}

/// Arrays in each other, whose values all stand in one row.
template <class C>
inline constexpr bool is_one_row = !values_at_once<C>;
template <values_at_once C>
    requires(fixed_size<C>::known && sizeof(C) == fixed_size<C>::value * sizeof(value_in<C>))
inline constexpr bool is_one_row<C> = is_one_row<value_in<C>>;

/// The innermost of values that are arrays in each other.
template <class V>
constexpr auto* first_value(V* values) {
    if constexpr (std::is_array_v<V>) {
        return first_value(+*values);
    } else if constexpr (values_at_once<std::remove_const_t<V>>) {
        return first_value(values->data());
    } else {
        return values;
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
