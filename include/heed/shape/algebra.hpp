// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/shape/shape.hpp>

// Shape algebra for the rules of operations: packs, folds and partial specialisations, cheap to instantiate.
namespace heed::detail {

template <class... Shapes>
struct concatenation;
template <>
struct concatenation<> {
    using type = shape_t<>;
};
template <class... A>
struct concatenation<shape_t<A...>> {
    using type = shape_t<A...>;
};
template <class... A, class... B, class... Rest>
struct concatenation<shape_t<A...>, shape_t<B...>, Rest...> : concatenation<shape_t<A..., B...>, Rest...> {};
template <class... A, class... B, class... C, class... D, class... Rest>
struct concatenation<shape_t<A...>, shape_t<B...>, shape_t<C...>, shape_t<D...>, Rest...>
    : concatenation<shape_t<A..., B..., C..., D...>, Rest...> {};

/// All axes of the shapes, in order.
template <class... Shapes>
using concatenate = typename concatenation<Shapes...>::type;

template <bool Keep, class A>
struct keep_if {
    using type = shape_t<>;
};
template <class A>
struct keep_if<true, A> {
    using type = shape_t<A>;
};

template <class Shape, class Name>
inline constexpr bool has_name = false;
template <class... Axes, class Name>
inline constexpr bool has_name<shape_t<Axes...>, Name> = (__is_same(name_of<Axes>, Name) || ...);

template <std::size_t Count>
consteval std::size_t first_true(bool const (&values)[Count]) {
    std::size_t position = 0;
    while (position + 1 < Count && !values[position]) ++position;
    return position;
}

/// Where a name stands in a shape; the rank when it is not there.
template <class Shape, class Name>
inline constexpr std::size_t position_of = 0;
template <class... Axes, class Name>
inline constexpr std::size_t position_of<shape_t<Axes...>, Name> =
    first_true({__is_same(name_of<Axes>, Name)..., true});

/// The extent that a shape gives to a name; 0 when the name is not there.
template <class Shape, class Name>
inline constexpr std::size_t extent_in = 0;
template <class... Axes, class Name>
inline constexpr std::size_t extent_in<shape_t<Axes...>, Name> =
    (std::size_t{0} + ... + (__is_same(name_of<Axes>, Name) ? extent_of<Axes> : std::size_t{0}));

/// How far apart, in row-major order, two elements are that are neighbours along a name: the product of the extents of
/// the axes behind it. 0 when the name is not there.
template <class Shape, class Name>
inline constexpr std::size_t stride_in = 0;
template <class First, class... Rest, class Name>
inline constexpr std::size_t stride_in<shape_t<First, Rest...>, Name> = stride_in<shape_t<Rest...>, Name>;
template <class First, class... Rest>
inline constexpr std::size_t stride_in<shape_t<First, Rest...>, name_of<First>> = shape_t<Rest...>::size;

/// The axis that a shape has under a name.
template <class Shape, class Name>
using axis_in = with_extent<Name, extent_in<Shape, Name>>;

/// True when a type is in the list.
template <class X, class... List>
inline constexpr bool one_of = (__is_same(X, List) || ...);

// Free templates of both shapes, not member templates of one: g++ 12 hashes the members' half-substituted arguments alike
// for all shapes, and looks through all of them for each new one.

template <class Shape, class... Names>
struct names_left_out;
template <class... Axes, class... Names>
struct names_left_out<shape_t<Axes...>, Names...> {
    using type = concatenate<typename keep_if<!one_of<name_of<Axes>, Names...>, Axes>::type...>;
};
template <class Shape, class Other>
struct common_axes;
template <class... Axes, class Other>
struct common_axes<shape_t<Axes...>, Other> {
    using type = concatenate<typename keep_if<has_name<Other, name_of<Axes>>, Axes>::type...>;
};
template <class Shape, class Other>
struct own_axes;
template <class... Axes, class Other>
struct own_axes<shape_t<Axes...>, Other> {
    using type = concatenate<typename keep_if<!has_name<Other, name_of<Axes>>, Axes>::type...>;
};
template <class Shape, class Other>
struct axes_of_other_extent;
template <class... Axes, class Other>
struct axes_of_other_extent<shape_t<Axes...>, Other> {
    using type = concatenate<typename keep_if<
        has_name<Other, name_of<Axes>> && extent_in<Other, name_of<Axes>> != extent_of<Axes>, Axes>::type...>;
};

/// The axes of `Shape` that are not named.
template <class Shape, class... Names>
using without_names = typename names_left_out<Shape, Names...>::type;
/// The axes of `Shape` whose names `Other` has too, in the order of `Shape`.
template <class Shape, class Other>
using also_in = typename common_axes<Shape, Other>::type;
/// The axes of `Shape` whose names `Other` lacks.
template <class Shape, class Other>
using not_in = typename own_axes<Shape, Other>::type;
/// Names that both shapes have, with two extents: the axes of `Shape`.
template <class Shape, class Other>
using other_extent_in = typename axes_of_other_extent<Shape, Other>::type;
/// True when a name has one extent in both shapes wherever both have it: the way that no fault goes, without lists.
template <class Shape, class Other>
inline constexpr bool one_extent_each = false;
template <class... Axes, class Other>
inline constexpr bool one_extent_each<shape_t<Axes...>, Other> =
    ((extent_in<Other, name_of<Axes>> == 0 || extent_in<Other, name_of<Axes>> == extent_of<Axes>) && ...);

/// True when `Other` has every name of `Shape`.
template <class Shape, class Other>
inline constexpr bool subset_of = false;
template <class... Axes, class Other>
inline constexpr bool subset_of<shape_t<Axes...>, Other> = (has_name<Other, name_of<Axes>> && ...);

/// The axis at a position.
template <std::size_t Position, class Shape>
struct axis_at_position;
template <class First, class... Rest>
struct axis_at_position<0, shape_t<First, Rest...>> {
    using type = First;
};
template <std::size_t Position, class First, class... Rest>
    requires(Position > 0)
struct axis_at_position<Position, shape_t<First, Rest...>> : axis_at_position<Position - 1, shape_t<Rest...>> {};
template <std::size_t Position, class Shape>
using axis_at = typename axis_at_position<Position, Shape>::type;
template <class Shape>
using first_axis = axis_at<0, Shape>;
template <class Shape>
using last_axis = axis_at<Shape::rank - 1, Shape>;

template <class Shape, class = shape_t<>>
struct leading;
template <class Last, class... Done>
struct leading<shape_t<Last>, shape_t<Done...>> {
    using type = shape_t<Done...>;
};
template <class First, class... Rest, class... Done>
    requires(sizeof...(Rest) > 0)
struct leading<shape_t<First, Rest...>, shape_t<Done...>> : leading<shape_t<Rest...>, shape_t<Done..., First>> {};
/// All axes but the last.
template <class Shape>
using without_last = typename leading<Shape>::type;

}  // namespace heed::detail
