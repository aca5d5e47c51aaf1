// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_SHAPE_AXIS_HPP
#define HEED_SHAPE_AXIS_HPP

#include <cstddef>

#include <heed/meta/detail/linkage.hpp>

namespace heed {

/// The identity of an axis: two axes are the same axis when their names are the same type, whatever their extents.
/// `axis_name<Query>` is how a name, which is a template, travels through type lists and into messages.
template <template <std::size_t> class Name>
struct axis_name {};

/// The extent of an axis that is known at run time only. Reserved: a shape refuses it for now.
inline constexpr std::size_t dynamic = static_cast<std::size_t>(-1);

/// Base of every axis. One line declares an axis, at namespace scope:
/// `template <std::size_t N> struct Query : heed::axis<Query, N> {};`
/// After it, `Query<4>` is an axis with four elements and the bare `Query` names it: `softmax<Query>(x)`.
template <template <std::size_t> class Name, std::size_t Extent>
struct axis {
    using name = axis_name<Name>;
    static constexpr std::size_t extent = Extent;
};

/// A second base, of an axis that is the queries' alone, because those along it share their keys and values
/// (grouped-query attention). Still one line:
/// `template <std::size_t N> struct Group : heed::axis<Group, N>, heed::shares_keys_and_values {};`
/// Attention takes any other axis that only q has, beside the queries, for one that k was not given.
struct shares_keys_and_values {};

/// An axis of which the first elements are there, how many is known at run time: `up_to<Key<256>>` has a capacity of
/// 256 in its type, and a length from 0 to 256 beside the values of each tensor that has it. It is named as the axis in
/// it is, `softmax<Key>(x)`. With `Key<256>` itself, or another capacity, it is one name with two extents.
template <class A>
struct up_to {};

namespace detail::inline HEED_KERNELS {

/// What is no axis has no name and no elements. Of one that is `up_to` a length, the extent is its capacity.
template <class>
struct axis_traits {
    static constexpr bool is_axis = false;
    using name = void;
    static constexpr std::size_t extent = 0;
};

template <template <std::size_t> class Name, std::size_t Extent>
struct axis_traits<Name<Extent>> {
    static constexpr bool is_axis = __is_base_of(axis<Name, Extent>, Name<Extent>);
    using name = axis_name<Name>;
    static constexpr std::size_t extent = Extent;
};

template <template <std::size_t> class Name, std::size_t Extent>
struct axis_traits<up_to<Name<Extent>>> : axis_traits<Name<Extent>> {};

/// Whether the length of an axis is known at run time only; and the axis that has its capacity as its extent.
template <class A>
inline constexpr bool is_up_to = false;
template <class A>
inline constexpr bool is_up_to<up_to<A>> = true;
// Beside the specialisations that ask for it, and not in them: clang 19 takes such a fold, of a module and of a header,
// for two.
template <class... Axes>
inline constexpr bool some_up_to = (is_up_to<Axes> || ...);
template <class A>
struct capacity_axis {
    using type = A;
};
template <class A>
struct capacity_axis<up_to<A>> {
    using type = A;
};

/// `name_of` for the rules, which ask once whether a shape is made of axes, and not for every name.
template <class A>
using raw_name = typename axis_traits<A>::name;

template <class Name, std::size_t Extent>
struct axis_with;

template <template <std::size_t> class Name, std::size_t Extent>
struct axis_with<axis_name<Name>, Extent> {
    using type = Name<Extent>;
};

}  // namespace detail::inline HEED_KERNELS

namespace detail::inline HEED_KERNELS {

/// Whether what is along an axis shares its keys and values.
template <class A>
inline constexpr bool shares_keys = __is_base_of(shares_keys_and_values, A);
template <class A>
inline constexpr bool shares_keys<up_to<A>> = shares_keys<A>;

}  // namespace detail::inline HEED_KERNELS

/// A type that was declared as an axis.
template <class A>
concept Axis = detail::axis_traits<A>::is_axis;

/// The name of an axis: `name_of<Query<4>>` is `axis_name<Query>`.
template <Axis A>
using name_of = typename detail::axis_traits<A>::name;

/// The number of elements along an axis: `extent_of<Query<4>>` is 4. The most that there may be of one that is `up_to`
/// a length.
template <Axis A>
inline constexpr std::size_t extent_of = detail::axis_traits<A>::extent;

/// The axis of that name with another extent: `with_extent<axis_name<Query>, 7>` is `Query<7>`.
template <class Name, std::size_t Extent>
using with_extent = typename detail::axis_with<Name, Extent>::type;

/// True when both are the same axis, that is, have the same name. Their extents may differ, which is then a fault
/// wherever the two meet in one expression.
template <Axis A, Axis B>
inline constexpr bool same_axis = __is_same(name_of<A>, name_of<B>);

}  // namespace heed

#endif
