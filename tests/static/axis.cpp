// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/shape/axes.hpp>
#include <heed/shape/axis.hpp>

#include <bitset>
#include <string>
#include <type_traits>

using namespace heed::axes;

namespace user {

template <std::size_t N> struct Row : heed::axis<Row, N> {};
template <std::size_t N> struct Query : heed::axis<Query, N> {};

struct Net {
    template <std::size_t N> struct Row : heed::axis<Row, N> {};
};

template <class>
struct Generic {
    template <std::size_t N> struct Row : heed::axis<Row, N> {};
};

/// An axis may have members of its own.
template <std::size_t N> struct Labelled final : heed::axis<Labelled, N> {
    static constexpr int first_label = 7;
};

/// As heed::axis has names of its own, an axis may be called after them.
template <std::size_t N> struct axis : heed::axis<axis, N> {};
template <std::size_t N> struct name : heed::axis<user::name, N> {};
template <std::size_t N> struct extent : heed::axis<user::extent, N> {};

}  // namespace user

namespace {

template <std::size_t N> struct Unseen : heed::axis<Unseen, N> {};

}  // namespace

namespace mistaken {

template <std::size_t N> struct NotDerived {};
template <std::size_t N> struct CopiedFromQuery : heed::axis<Query, N> {};
template <std::size_t N> struct OneMore : heed::axis<OneMore, N + 1> {};
template <int N> struct CountsInInt {};
template <class> struct OfAType {};
template <std::size_t, std::size_t> struct OfTwo {};
struct DerivesFromAnAxis : Query<3> {};

}  // namespace mistaken

// What is an axis ---------------------------------------------------------------------------------------------------

static_assert(heed::Axis<Query<4>>);
static_assert(heed::Axis<Query<1>>);
static_assert(heed::Axis<user::Row<4>>);
static_assert(heed::Axis<user::Net::Row<4>>);
static_assert(heed::Axis<user::Generic<int>::Row<4>>);
static_assert(heed::Axis<user::Labelled<4>>);
static_assert(heed::Axis<user::axis<4>>);
static_assert(heed::Axis<user::name<4>>);
static_assert(heed::Axis<user::extent<4>>);
static_assert(heed::Axis<Unseen<4>>);
static_assert(heed::Axis<Batch<2>> && heed::Axis<Time<2>> && heed::Axis<Key<2>> && heed::Axis<Model<2>>);
static_assert(heed::Axis<Dk<2>> && heed::Axis<Dv<2>> && heed::Axis<Head<2>> && heed::Axis<KvHead<2>>);
static_assert(heed::Axis<Group<2>> && heed::Axis<Hidden<2>> && heed::Axis<Vocabulary<2>>);
static_assert(heed::Axis<Layer<2>>);

// An extent of 0 or one that is known later is still an axis: it is the shape that refuses it.
static_assert(heed::Axis<Query<0>>);
static_assert(heed::Axis<Query<heed::dynamic>>);

static_assert(!heed::Axis<void>);
static_assert(!heed::Axis<int>);
static_assert(!heed::Axis<std::string>);
static_assert(!heed::Axis<std::bitset<3>>);
static_assert(!heed::Axis<std::integral_constant<std::size_t, 3>>);
static_assert(!heed::Axis<Query<4>*>);
static_assert(!heed::Axis<Query<4>&>);
static_assert(!heed::Axis<Query<4> const>);
static_assert(!heed::Axis<heed::axis<Query, 4>>);
static_assert(!heed::Axis<heed::axis_name<Query>>);
static_assert(!heed::Axis<mistaken::NotDerived<3>>);
static_assert(!heed::Axis<mistaken::CopiedFromQuery<3>>);
static_assert(!heed::Axis<mistaken::OneMore<3>>);
static_assert(!heed::Axis<mistaken::CountsInInt<3>>);
static_assert(!heed::Axis<mistaken::OfAType<int>>);
static_assert(!heed::Axis<mistaken::OfTwo<3, 3>>);
static_assert(!heed::Axis<mistaken::DerivesFromAnAxis>);

// Name and extent ---------------------------------------------------------------------------------------------------

static_assert(std::is_same_v<heed::name_of<Query<4>>, heed::axis_name<Query>>);
static_assert(std::is_same_v<heed::name_of<Query<4>>, heed::name_of<Query<7>>>);
static_assert(std::is_same_v<Query<4>::name, heed::axis_name<Query>>);
static_assert(std::is_same_v<heed::name_of<user::Net::Row<2>>, heed::axis_name<user::Net::Row>>);
static_assert(std::is_same_v<heed::name_of<user::name<2>>, heed::axis_name<user::name>>);

static_assert(heed::extent_of<Query<4>> == 4);
static_assert(heed::extent_of<Query<1>> == 1);
static_assert(heed::extent_of<user::extent<5>> == 5);
static_assert(heed::extent_of<user::Labelled<13>> == 13);
static_assert(Query<4>::extent == 4);
static_assert(std::is_same_v<decltype(heed::extent_of<Query<4>>), std::size_t const>);

static_assert(std::is_same_v<heed::with_extent<heed::axis_name<Query>, 7>, Query<7>>);
static_assert(std::is_same_v<heed::with_extent<heed::name_of<user::Net::Row<2>>, 3>, user::Net::Row<3>>);

// Two axes are the same axis when they have the same name, whatever their extents.
static_assert(heed::same_axis<Query<4>, Query<4>>);
static_assert(heed::same_axis<Query<4>, Query<7>>);
static_assert(!heed::same_axis<Query<4>, Key<4>>);
static_assert(!heed::same_axis<Dk<4>, Dv<4>>);
static_assert(!heed::same_axis<heed::axes::Query<4>, user::Query<4>>);
static_assert(!heed::same_axis<user::Row<4>, user::Net::Row<4>>);
static_assert(!heed::same_axis<user::Generic<int>::Row<4>, user::Generic<long>::Row<4>>);

// Asking for the name of what is no axis is visible to SFINAE.
template <class A>
concept has_name_and_extent = requires {
    typename heed::name_of<A>;
    heed::extent_of<A>;
};
template <class A, class B>
concept comparable_axes = requires { heed::same_axis<A, B>; };
static_assert(has_name_and_extent<Query<4>>);
static_assert(!has_name_and_extent<int>);
static_assert(!has_name_and_extent<mistaken::CopiedFromQuery<3>>);
static_assert(comparable_axes<Query<4>, Key<4>>);
static_assert(!comparable_axes<Query<4>, int>);

// An axis costs nothing.
static_assert(std::is_empty_v<Query<4>> && std::is_trivial_v<Query<4>>);
