// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/shape/axes.hpp>
#include <heed/shape/detail/algebra.hpp>
#include <heed/shape/detail/nearest.hpp>
#include <heed/shape/shape.hpp>

#include <type_traits>

using namespace heed::axes;
namespace fault = heed::fault;

namespace user {

template <std::size_t N> struct Query : heed::axis<Query, N> {};
template <std::size_t N> struct NotDerived {};
template <std::size_t N> struct CopiedFromQuery : heed::axis<Query, N> {};

}  // namespace user

// Equality: the same axes, the same extents, the same order --------------------------------------------------------

static_assert(heed::shape<Batch<2>, Query<3>, Key<5>> == heed::shape<Batch<2>, Query<3>, Key<5>>);
static_assert(heed::shape<Batch<2>, Query<3>, Key<5>> != heed::shape<Batch<2>, Key<5>, Query<3>>);
static_assert(heed::shape<Batch<2>, Query<3>> != heed::shape<Batch<2>, Query<5>>);
static_assert(heed::shape<Batch<2>, Query<3>> != heed::shape<Batch<2>>);
static_assert(heed::shape<Batch<2>> != heed::shape<Batch<2>, Query<3>>);
static_assert(heed::shape<Query<4>, Key<4>> != heed::shape<Key<4>, Query<4>>);
static_assert(heed::shape<Query<4>> != heed::shape<Key<4>>);
static_assert(heed::shape<Query<4>> != heed::shape<user::Query<4>>);
static_assert(heed::shape<> == heed::shape<>);
static_assert(heed::shape<> != heed::shape<Query<1>>);
static_assert(heed::shape<Query<1>> != heed::shape<Key<1>>);
static_assert(std::is_same_v<decltype(heed::shape<Query<3>, Key<5>>), heed::shape_t<Query<3>, Key<5>> const>);
static_assert(std::is_empty_v<heed::shape_t<Query<3>, Key<5>>>);

// Rank and size ----------------------------------------------------------------------------------------------------

static_assert(heed::shape<>.rank == 0 && heed::shape<>.size == 1);
static_assert(heed::shape<Query<1>>.rank == 1 && heed::shape<Query<1>>.size == 1);
static_assert(heed::shape<Query<7>>.rank == 1 && heed::shape<Query<7>>.size == 7);
static_assert(heed::shape<Batch<2>, Query<3>, Key<5>>.rank == 3 && heed::shape<Batch<2>, Query<3>, Key<5>>.size == 30);
static_assert(heed::shape<Batch<1>, Query<1>, Key<1>>.rank == 3 && heed::shape<Batch<1>, Query<1>, Key<1>>.size == 1);
static_assert(std::is_same_v<decltype(heed::shape_t<Query<3>>::size), std::size_t const>);

// A shape is a template argument.
template <auto Shape>
struct of_shape {};
static_assert(std::is_same_v<of_shape<heed::shape<Query<3>>>, of_shape<heed::shape_t<Query<3>>{}>>);
static_assert(!std::is_same_v<of_shape<heed::shape<Query<3>>>, of_shape<heed::shape<Query<5>>>>);

// Faults, as the types that a user is shown ------------------------------------------------------------------------

template <class Fault, class... Axes>
inline constexpr bool shape_fault_is = std::is_same_v<heed::fault_of_shape<Axes...>, Fault>;

static_assert(shape_fault_is<heed::none>);
static_assert(shape_fault_is<heed::none, Query<1>>);
static_assert(shape_fault_is<heed::none, Batch<2>, Query<3>, Key<5>>);
static_assert(shape_fault_is<heed::none, Batch<3>, Query<3>, Key<3>>);
static_assert(shape_fault_is<heed::none, Query<3>, user::Query<3>>);

static_assert(shape_fault_is<fault::an_axis_needs_at_least_one_element<Query<0>>, Query<0>>);
static_assert(shape_fault_is<fault::an_axis_needs_at_least_one_element<Key<0>>, Batch<2>, Key<0>, Dk<3>>);

static_assert(shape_fault_is<fault::an_extent_known_only_at_run_time_is_not_supported_yet<Time<heed::dynamic>>,
                             Batch<2>, Time<heed::dynamic>>);

static_assert(shape_fault_is<
              fault::a_shape_names_an_axis_twice<heed::axis_name<Time>, heed::shape_t<Batch<2>, Time<3>, Time<3>>>,
              Batch<2>, Time<3>, Time<3>>);
static_assert(shape_fault_is<
              fault::a_shape_names_an_axis_twice<heed::axis_name<Time>, heed::shape_t<Time<3>, Batch<2>, Time<5>>>,
              Time<3>, Batch<2>, Time<5>>);
// Of two names that stand twice, the one that stands first.
static_assert(shape_fault_is<fault::a_shape_names_an_axis_twice<heed::axis_name<Key>,
                                                                heed::shape_t<Batch<2>, Key<3>, Dk<5>, Dk<5>, Key<3>>>,
                             Batch<2>, Key<3>, Dk<5>, Dk<5>, Key<3>>);

using namespace heed::fault;
static_assert(
    shape_fault_is<a_shape_is_made_of_axes_declared_by_struct_Name_deriving_from_heed_axis<int>, Query<3>, int>);
static_assert(shape_fault_is<
              a_shape_is_made_of_axes_declared_by_struct_Name_deriving_from_heed_axis<user::NotDerived<3>>,
              user::NotDerived<3>>);
static_assert(shape_fault_is<
              a_shape_is_made_of_axes_declared_by_struct_Name_deriving_from_heed_axis<user::CopiedFromQuery<3>>,
              user::CopiedFromQuery<3>>);
static_assert(shape_fault_is<
              a_shape_is_made_of_axes_declared_by_struct_Name_deriving_from_heed_axis<Query<3> const>, Query<3> const>);
// The first fault is the one that is told; a bad axis is told before a repeated one.
static_assert(shape_fault_is<fault::an_axis_needs_at_least_one_element<Key<0>>, Query<3>, Query<3>, Key<0>>);
static_assert(shape_fault_is<fault::an_axis_needs_at_least_one_element<Query<0>>, Query<0>, int>);

static_assert(heed::can_shape<>);
static_assert(heed::can_shape<Query<1>>);
static_assert(heed::can_shape<Batch<2>, Query<3>, Key<5>>);
static_assert(!heed::can_shape<Query<0>>);
static_assert(!heed::can_shape<Time<heed::dynamic>>);
static_assert(!heed::can_shape<Time<3>, Time<3>>);
static_assert(!heed::can_shape<Time<3>, Time<5>>);
static_assert(!heed::can_shape<Query<3>, int>);
static_assert(!heed::can_shape<void>);

// More elements than a std::size_t can count: the product must not wrap round to a small array.
static_assert(!heed::can_shape<Query<(std::size_t{1} << 32)>, Key<(std::size_t{1} << 32)>>);
static_assert(!heed::can_shape<Query<(std::size_t{1} << 33)>, Key<(std::size_t{1} << 33) + 1>>);

static_assert(!heed::is_fault<heed::none>);
static_assert(heed::is_fault<fault::an_axis_needs_at_least_one_element<Key<0>>>);

// The algebra under the rules --------------------------------------------------------------------------------------

namespace detail = heed::detail;
using abc = heed::shape_t<Batch<2>, Query<3>, Key<5>>;
using same_extents = heed::shape_t<Batch<3>, Query<3>, Key<3>>;

template <class A, class B>
inline constexpr bool same = std::is_same_v<A, B>;

static_assert(same<detail::concatenate<>, heed::shape_t<>>);
static_assert(
    same<detail::concatenate<heed::shape_t<Batch<2>>, heed::shape_t<>, heed::shape_t<Query<3>, Key<5>>>, abc>);
static_assert(same<detail::concatenate<heed::shape_t<Batch<2>>, heed::shape_t<Query<3>>, heed::shape_t<Key<5>>,
                                       heed::shape_t<>, heed::shape_t<Dk<7>>>,
                   heed::shape_t<Batch<2>, Query<3>, Key<5>, Dk<7>>>);

static_assert(detail::has_name<abc, heed::axis_name<Query>> && !detail::has_name<abc, heed::axis_name<Dk>>);
static_assert(!detail::has_name<heed::shape_t<>, heed::axis_name<Query>>);
static_assert(detail::position_of<abc, heed::axis_name<Batch>> == 0 &&
              detail::position_of<abc, heed::axis_name<Key>> == 2);
static_assert(detail::position_of<abc, heed::axis_name<Dk>> == 3);
static_assert(detail::position_of<heed::shape_t<>, heed::axis_name<Dk>> == 0);
static_assert(detail::extent_in<abc, heed::axis_name<Key>> == 5 && detail::extent_in<abc, heed::axis_name<Dk>> == 0);

static_assert(detail::stride_in<abc, heed::axis_name<Batch>> == 15 &&
              detail::stride_in<abc, heed::axis_name<Query>> == 5);
static_assert(detail::stride_in<abc, heed::axis_name<Key>> == 1 && detail::stride_in<abc, heed::axis_name<Dk>> == 0);
static_assert(detail::stride_in<same_extents, heed::axis_name<Batch>> == 9);
static_assert(detail::stride_in<heed::shape_t<>, heed::axis_name<Batch>> == 0);

static_assert(same<detail::axis_in<abc, heed::axis_name<Key>>, Key<5>>);
static_assert(same<detail::without_names<abc, heed::axis_name<Query>>, heed::shape_t<Batch<2>, Key<5>>>);
static_assert(same<detail::without_names<abc, heed::axis_name<Key>, heed::axis_name<Batch>>, heed::shape_t<Query<3>>>);
static_assert(same<detail::without_names<abc>, abc>);
static_assert(same<detail::without_names<heed::shape_t<>, heed::axis_name<Key>>, heed::shape_t<>>);

using other = heed::shape_t<Key<5>, Dk<7>, Batch<2>>;
static_assert(same<detail::also_in<abc, other>, heed::shape_t<Batch<2>, Key<5>>>);
static_assert(same<detail::not_in<abc, other>, heed::shape_t<Query<3>>>);
static_assert(detail::subset_of<heed::shape_t<Key<5>, Batch<2>>, abc> && !detail::subset_of<other, abc>);
static_assert(detail::subset_of<heed::shape_t<>, abc> && !detail::subset_of<abc, heed::shape_t<>>);
static_assert(same<detail::other_extent_in<abc, heed::shape_t<Key<7>, Batch<2>, Query<4>>>,
                   heed::shape_t<Query<3>, Key<5>>>);

static_assert(same<detail::axis_at<1, abc>, Query<3>>);
static_assert(same<detail::first_axis<abc>, Batch<2>> && same<detail::last_axis<abc>, Key<5>>);
static_assert(same<detail::first_axis<heed::shape_t<Dk<1>>>, Dk<1>> &&
              same<detail::last_axis<heed::shape_t<Dk<1>>>, Dk<1>>);
static_assert(same<detail::without_last<abc>, heed::shape_t<Batch<2>, Query<3>>>);
static_assert(same<detail::without_last<heed::shape_t<Dk<1>>>, heed::shape_t<>>);

// The name that was meant -------------------------------------------------------------------------------------------

consteval std::size_t distance(char const* a, std::size_t a_size, char const* b, std::size_t b_size) {
    return detail::distance({a, a_size}, {b, b_size});
}
static_assert(distance("kitten", 6, "sitting", 7) == 3 && distance("sitting", 7, "kitten", 6) == 3);
static_assert(distance("Query<4>", 8, "Query<17>", 9) == 0 && distance("query", 5, "QUERY", 5) == 0);
static_assert(distance("", 0, "Key", 3) == 3 && distance("Key", 3, "", 0) == 3 && distance("", 0, "", 0) == 0);
static_assert(distance("Keys", 4, "Key", 3) == 1 && distance("Kye", 3, "Key", 3) == 2);

namespace misspelt {

template <std::size_t N> struct Querry : heed::axis<Querry, N> {};
template <std::size_t N> struct Keys : heed::axis<Keys, N> {};
template <std::size_t N> struct DK : heed::axis<DK, N> {};
template <std::size_t N> struct Features : heed::axis<Features, N> {};
template <std::size_t N> struct Feature : heed::axis<Feature, N> {};
template <std::size_t N> struct Featxre : heed::axis<Featxre, N> {};

}  // namespace misspelt

template <template <std::size_t> class Name, class Shape>
using near = typename detail::near_names<heed::axis_name<Name>, Shape>::type;

static_assert(same<near<misspelt::Querry, abc>, heed::shape_t<Query<3>>>);
static_assert(same<near<misspelt::Keys, abc>, heed::shape_t<Key<5>>>);
static_assert(same<near<user::Query, abc>, heed::shape_t<Query<3>>>);
static_assert(same<near<misspelt::DK, heed::shape_t<Dk<3>, Dv<5>>>, heed::shape_t<Dk<3>>>);
static_assert(same<near<Time, abc>, heed::shape_t<>> && same<near<Dk, heed::shape_t<Dv<5>>>, heed::shape_t<>>);
static_assert(same<near<Query, heed::shape_t<>>, heed::shape_t<>>);
// The nearest alone, whatever their order in the shape.
static_assert(same<near<misspelt::Features, heed::shape_t<misspelt::Featxre<2>, misspelt::Feature<3>>>,
                   heed::shape_t<misspelt::Feature<3>>>);
