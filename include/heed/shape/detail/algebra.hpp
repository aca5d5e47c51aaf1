// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_DETAIL_ALGEBRA_HPP
#define HEED_SHAPE_DETAIL_ALGEBRA_HPP

#include <heed/meta/detail/linkage.hpp>
#include <heed/shape/shape.hpp>

// Shape algebra for the rules of operations: packs, folds and partial specialisations, cheap to instantiate.
namespace heed::detail::inline HEED_KERNELS {

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
inline constexpr bool has_name<shape_t<Axes...>, Name> = (__is_same(raw_name<Axes>, Name) || ...);

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
    first_true({__is_same(raw_name<Axes>, Name)..., true});

/// The extent that a shape gives to a name; 0 when the name is not there.
template <class Shape, class Name>
inline constexpr std::size_t extent_in = 0;
template <class... Axes, class Name>
inline constexpr std::size_t extent_in<shape_t<Axes...>, Name> =
    (std::size_t{0} + ... + (__is_same(raw_name<Axes>, Name) ? axis_traits<Axes>::extent : std::size_t{0}));

/// How far apart, in row-major order, two elements are that are neighbours along a name: the product of the extents of
/// the axes behind it. 0 when the name is not there.
template <class Shape, class Name>
inline constexpr std::size_t stride_in = 0;
template <class First, class... Rest, class Name>
inline constexpr std::size_t stride_in<shape_t<First, Rest...>, Name> = stride_in<shape_t<Rest...>, Name>;
template <class First, class... Rest>
inline constexpr std::size_t stride_in<shape_t<First, Rest...>, raw_name<First>> = shape_t<Rest...>::size;

/// Whether a shape has a name up to a length, and how many of its axes have one.
template <class Shape, class Name>
inline constexpr bool has_length = false;
template <class... Axes, class Name>
inline constexpr bool has_length<shape_t<Axes...>, Name> = ((__is_same(raw_name<Axes>, Name) && is_up_to<Axes>) || ...);
template <class Shape>
inline constexpr std::size_t lengths_in = 0;
template <class... Axes>
inline constexpr std::size_t lengths_in<shape_t<Axes...>> = (std::size_t{0} + ... + is_up_to<Axes>);

/// The number of a name's length among those of a shape.
template <class Shape, class Name>
inline constexpr std::size_t length_number = 0;
template <class First, class... Rest, class Name>
inline constexpr std::size_t length_number<shape_t<First, Rest...>, Name> =
    __is_same(raw_name<First>, Name) ? 0 : is_up_to<First> + length_number<shape_t<Rest...>, Name>;

/// The axis that a shape has under a name.
template <bool UpTo, class Name, std::size_t Extent>
struct axis_with_length {
    using type = with_extent<Name, Extent>;
};
template <class Name, std::size_t Extent>
struct axis_with_length<true, Name, Extent> {
    using type = up_to<with_extent<Name, Extent>>;
};
template <class Shape, class Name>
using axis_in = typename axis_with_length<has_length<Shape, Name>, Name, extent_in<Shape, Name>>::type;

/// True when a type is in the list.
template <class X, class... List>
inline constexpr bool one_of = (__is_same(X, List) || ...);

// Free templates of both shapes, not member templates of one: g++ 12 hashes the members' half-substituted arguments
// alike for all shapes, and looks through all of them for each new one.

template <class Shape, class... Names>
struct names_left_out;
template <class... Axes, class... Names>
struct names_left_out<shape_t<Axes...>, Names...> {
    using type = concatenate<typename keep_if<!one_of<raw_name<Axes>, Names...>, Axes>::type...>;
};
template <class Shape, class Other>
struct common_axes;
template <class... Axes, class Other>
struct common_axes<shape_t<Axes...>, Other> {
    using type = concatenate<typename keep_if<has_name<Other, raw_name<Axes>>, Axes>::type...>;
};
template <class Shape, class Other>
struct own_axes;
template <class... Axes, class Other>
struct own_axes<shape_t<Axes...>, Other> {
    using type = concatenate<typename keep_if<!has_name<Other, raw_name<Axes>>, Axes>::type...>;
};
template <class Shape, class Other>
struct axes_of_other_extent;
template <class... Axes, class Other>
struct axes_of_other_extent<shape_t<Axes...>, Other> {
    using type = concatenate<
        typename keep_if<has_name<Other, raw_name<Axes>> && !__is_same(axis_in<Other, raw_name<Axes>>, Axes),
                         Axes>::type...>;
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
/// The axes of `Shape` whose names `Other` has too, and those that share keys and values.
template <class Shape, class Other>
struct axes_of_batches;
template <class... Axes, class Other>
struct axes_of_batches<shape_t<Axes...>, Other> {
    using type =
        concatenate<typename keep_if<has_name<Other, raw_name<Axes>> || shares_keys<Axes>, Axes>::type...>;
};
/// The axes of a shape that share keys and values, or the others.
template <class Shape, bool Sharing>
struct axes_by_sharing;
template <class... Axes, bool Sharing>
struct axes_by_sharing<shape_t<Axes...>, Sharing> {
    using type = concatenate<typename keep_if<shares_keys<Axes> == Sharing, Axes>::type...>;
};
template <class Shape>
using sharing_axes = typename axes_by_sharing<Shape, true>::type;
template <class Shape>
using without_sharing_axes = typename axes_by_sharing<Shape, false>::type;

/// What rules ask of two shapes first, in one instantiation a pair: how many names both have, plus `two_extents` for
/// each of those that comes with two. Axes of one name are one type when their extents are the same.
///
/// Spelled out for the ranks that programs have, as a fold in a fold costs more. A pair of `scores` in
/// tests/benchmarks/shapes.py takes the compiler (valgrind --tool=cachegrind), in millions of instructions: g++ 12 2.09
/// and not 2.35, clang 19 2.21 and not 2.37. Of `matmul` the same.
inline constexpr std::size_t two_extents = 0x10000;
template <class Shape, class Other>
inline constexpr std::size_t shared_axes = 0;
template <class A, class... B>
inline constexpr std::size_t shared_axes<shape_t<A>, shape_t<B...>> =
    (std::size_t{0} + ... + (__is_same(raw_name<A>, raw_name<B>) ? __is_same(A, B) ? 1 : 1 + two_extents : 0));
template <class A0, class A1, class... B>
inline constexpr std::size_t shared_axes<shape_t<A0, A1>, shape_t<B...>> =
    (std::size_t{0} + ... + (__is_same(raw_name<A0>, raw_name<B>)   ? __is_same(A0, B) ? 1 : 1 + two_extents
                             : __is_same(raw_name<A1>, raw_name<B>) ? __is_same(A1, B) ? 1 : 1 + two_extents
                                                                    : 0));
template <class A0, class A1, class A2, class... B>
inline constexpr std::size_t shared_axes<shape_t<A0, A1, A2>, shape_t<B...>> =
    (std::size_t{0} + ... + (__is_same(raw_name<A0>, raw_name<B>)   ? __is_same(A0, B) ? 1 : 1 + two_extents
                             : __is_same(raw_name<A1>, raw_name<B>) ? __is_same(A1, B) ? 1 : 1 + two_extents
                             : __is_same(raw_name<A2>, raw_name<B>) ? __is_same(A2, B) ? 1 : 1 + two_extents
                                                                    : 0));
template <class A0, class A1, class A2, class A3, class... Rest, class... B>
inline constexpr std::size_t shared_axes<shape_t<A0, A1, A2, A3, Rest...>, shape_t<B...>> =
    (std::size_t{0} + ... + (__is_same(raw_name<A0>, raw_name<B>)   ? __is_same(A0, B) ? 1 : 1 + two_extents
                             : __is_same(raw_name<A1>, raw_name<B>) ? __is_same(A1, B) ? 1 : 1 + two_extents
                             : __is_same(raw_name<A2>, raw_name<B>) ? __is_same(A2, B) ? 1 : 1 + two_extents
                             : __is_same(raw_name<A3>, raw_name<B>) ? __is_same(A3, B) ? 1 : 1 + two_extents
                                                                    : 0)) +
    shared_axes<shape_t<Rest...>, shape_t<B...>>;

/// How many names both shapes have.
template <class Shape, class Other>
inline constexpr std::size_t shared_count = shared_axes<Shape, Other> % two_extents;
/// True when a name has one extent in both shapes wherever both have it.
template <class Shape, class Other>
inline constexpr bool one_extent_each = shared_axes<Shape, Other> < two_extents;
/// Names that both shapes have, with two extents: the axes of `Shape`.
template <class Shape, class Other>
using other_extent_in = typename axes_of_other_extent<Shape, Other>::type;
/// True when `Other` has every name of `Shape`.
template <class Shape, class Other>
inline constexpr bool subset_of = false;
template <class... Axes, class Other>
inline constexpr bool subset_of<shape_t<Axes...>, Other> = (has_name<Other, raw_name<Axes>> && ...);

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

/// A shape taken apart at its end: the last axis and the axes before it.
template <class Shape, class Done = shape_t<>>
struct end_of;
template <class Last, class... Done>
struct end_of<shape_t<Last>, shape_t<Done...>> {
    using last = Last;
    using before = shape_t<Done...>;
};
template <class Next, class Second, class... Rest, class... Done>
struct end_of<shape_t<Next, Second, Rest...>, shape_t<Done...>>
    : end_of<shape_t<Second, Rest...>, shape_t<Done..., Next>> {};
template <class Shape>
using last_axis = typename end_of<Shape>::last;
template <class... Axes>
using last_of = last_axis<shape_t<Axes...>>;
/// All axes but the last.
template <class Shape>
using without_last = typename end_of<Shape>::before;

}  // namespace heed::detail::inline HEED_KERNELS

#endif
