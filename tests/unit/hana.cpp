// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <heed/shape/axes.hpp>
#include <heed/shape/hana.hpp>
#include <heed/tensor/extent.hpp>
#include <heed/tensor/tensor.hpp>

#include <boost/hana/all_of.hpp>
#include <boost/hana/any_of.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/back.hpp>
#include <boost/hana/concept/comparable.hpp>
#include <boost/hana/concept/foldable.hpp>
#include <boost/hana/concept/iterable.hpp>
#include <boost/hana/concept/sequence.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/count_if.hpp>
#include <boost/hana/drop_front.hpp>
#include <boost/hana/drop_while.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/find.hpp>
#include <boost/hana/find_if.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/fold_right.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/index_if.hpp>
#include <boost/hana/is_empty.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/not_equal.hpp>
#include <boost/hana/optional.hpp>
#include <boost/hana/plus.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <type_traits>

namespace hana = boost::hana;
using namespace heed::axes;

namespace user {

template <std::size_t N> struct Key : heed::axis<Key, N> {};

}  // namespace user

namespace {

template <class A>
constexpr hana::type<A> a{};

// Functions of an axis, as a user would pass them to Hana.
constexpr auto extent_of = [](auto axis) { return hana::size_c<decltype(axis)::type::extent>; };
template <template <std::size_t> class Name>
constexpr auto is_named = [](auto axis) {
    return hana::bool_c<std::is_same_v<heed::name_of<typename decltype(axis)::type>, heed::axis_name<Name>>>;
};

constexpr auto primes = heed::shape<Batch<2>, Query<3>, Key<5>>;
constexpr auto all_equal = heed::shape<Batch<3>, Query<3>, Key<3>>;
constexpr auto ones = heed::shape<Batch<1>, Query<1>, Key<1>>;
constexpr auto empty = heed::shape<>;

}  // namespace

TEST_CASE("a shape is an Iterable, a Foldable and a Comparable, and no Sequence") {
    STATIC_REQUIRE(hana::Iterable<decltype(primes)>::value);
    STATIC_REQUIRE(hana::Foldable<decltype(primes)>::value);
    STATIC_REQUIRE(hana::Comparable<decltype(primes)>::value);
    STATIC_REQUIRE(hana::Iterable<decltype(empty)>::value);
    STATIC_REQUIRE(hana::Foldable<decltype(empty)>::value);
    STATIC_REQUIRE_FALSE(hana::Sequence<decltype(primes)>::value);
}

TEST_CASE("hana::length, is_empty, at, front and back read a shape") {
    STATIC_REQUIRE(hana::length(primes) == hana::size_c<3>);
    STATIC_REQUIRE(hana::length(empty) == hana::size_c<0>);
    STATIC_REQUIRE(hana::is_empty(empty));
    STATIC_REQUIRE(!hana::is_empty(primes));
    STATIC_REQUIRE(!hana::is_empty(ones));
    STATIC_REQUIRE(hana::at_c<0>(primes) == a<Batch<2>>);
    STATIC_REQUIRE(hana::at_c<1>(primes) == a<Query<3>>);
    STATIC_REQUIRE(hana::at_c<2>(primes) == a<Key<5>>);
    STATIC_REQUIRE(hana::at(primes, hana::int_c<2>) == a<Key<5>>);
    STATIC_REQUIRE(hana::at_c<1>(all_equal) == a<Query<3>>);
    STATIC_REQUIRE(hana::front(primes) == a<Batch<2>>);
    STATIC_REQUIRE(hana::back(primes) == a<Key<5>>);
    STATIC_REQUIRE(hana::back(heed::shape<Dk<1>>) == a<Dk<1>>);
}

TEST_CASE("hana::drop_front and drop_while give a shape again") {
    STATIC_REQUIRE(hana::drop_front(primes) == heed::shape<Query<3>, Key<5>>);
    STATIC_REQUIRE(hana::drop_front(primes, hana::size_c<0>) == primes);
    STATIC_REQUIRE(hana::drop_front(primes, hana::size_c<2>) == heed::shape<Key<5>>);
    STATIC_REQUIRE(hana::drop_front(primes, hana::size_c<3>) == empty);
    STATIC_REQUIRE(hana::drop_front(primes, hana::size_c<7>) == empty);
    STATIC_REQUIRE(hana::drop_front(empty) == empty);
    STATIC_REQUIRE(hana::drop_while(all_equal, hana::not_equal.to(a<Query<3>>)) == heed::shape<Query<3>, Key<3>>);
    STATIC_REQUIRE(std::is_same_v<decltype(hana::drop_front(primes)), heed::shape_t<Query<3>, Key<5>>>);
}

TEST_CASE("hana::find, find_if, contains and index_if look for an axis") {
    STATIC_REQUIRE(hana::find(primes, a<Query<3>>) == hana::just(a<Query<3>>));
    STATIC_REQUIRE(hana::find(primes, a<Query<5>>) == hana::nothing);
    STATIC_REQUIRE(hana::find(primes, a<user::Key<5>>) == hana::nothing);
    STATIC_REQUIRE(hana::find(empty, a<Query<3>>) == hana::nothing);
    STATIC_REQUIRE(hana::find_if(primes, is_named<Key>) == hana::just(a<Key<5>>));
    STATIC_REQUIRE(hana::find_if(all_equal, is_named<Key>) == hana::just(a<Key<3>>));
    STATIC_REQUIRE(hana::find_if(primes, is_named<Dk>) == hana::nothing);
    STATIC_REQUIRE(hana::find_if(primes, is_named<user::Key>) == hana::nothing);
    STATIC_REQUIRE(hana::contains(primes, a<Key<5>>));
    STATIC_REQUIRE(!hana::contains(primes, a<Key<3>>));
    STATIC_REQUIRE(!hana::contains(empty, a<Key<3>>));
    STATIC_REQUIRE(hana::index_if(all_equal, is_named<Query>) == hana::just(hana::size_c<1>));
}

TEST_CASE("hana::equal and not_equal compare shapes, and order matters") {
    STATIC_REQUIRE(hana::equal(primes, heed::shape<Batch<2>, Query<3>, Key<5>>));
    STATIC_REQUIRE(hana::not_equal(primes, heed::shape<Batch<2>, Key<5>, Query<3>>));
    STATIC_REQUIRE(hana::not_equal(primes, heed::shape<Batch<2>, Query<3>>));
    STATIC_REQUIRE(hana::not_equal(primes, heed::shape<Batch<2>, Query<3>, user::Key<5>>));
    STATIC_REQUIRE(hana::not_equal(all_equal, heed::shape<Query<3>, Batch<3>, Key<3>>));
    STATIC_REQUIRE(hana::not_equal(all_equal, primes));
    STATIC_REQUIRE(hana::equal(empty, empty));
    STATIC_REQUIRE(hana::not_equal(empty, ones));
    // Inside other things of Hana, too.
    STATIC_REQUIRE(hana::make_tuple(primes, empty) == hana::make_tuple(primes, empty));
    STATIC_REQUIRE(hana::make_tuple(primes, empty) != hana::make_tuple(all_equal, empty));
}

TEST_CASE("hana::any_of, all_of and count_if ask about axes") {
    STATIC_REQUIRE(hana::any_of(primes, is_named<Query>));
    STATIC_REQUIRE(!hana::any_of(primes, is_named<Dk>));
    STATIC_REQUIRE(!hana::any_of(empty, is_named<Query>));
    STATIC_REQUIRE(hana::all_of(all_equal, [](auto x) { return hana::bool_c<decltype(x)::type::extent == 3>; }));
    STATIC_REQUIRE(!hana::all_of(primes, [](auto x) { return hana::bool_c<decltype(x)::type::extent == 3>; }));
    STATIC_REQUIRE(hana::count_if(primes, [](auto x) { return hana::bool_c<(decltype(x)::type::extent > 2)>; }) ==
                   hana::size_c<2>);
}

TEST_CASE("hana::fold_left and fold_right visit the axes in order") {
    constexpr auto in_order = [](auto so_far, auto x) { return so_far * 100 + decltype(x)::type::extent; };
    STATIC_REQUIRE(hana::fold_left(primes, std::size_t{0}, in_order) == 20305);
    STATIC_REQUIRE(hana::fold_left(all_equal, std::size_t{0}, in_order) == 30303);
    STATIC_REQUIRE(hana::fold_left(empty, std::size_t{7}, in_order) == 7);
    constexpr auto backwards = [](auto x, auto so_far) { return so_far * 100 + decltype(x)::type::extent; };
    STATIC_REQUIRE(hana::fold_right(primes, std::size_t{0}, backwards) == 50302);
    constexpr auto constants = [](auto so_far, auto x) { return so_far + extent_of(x); };
    STATIC_REQUIRE(hana::fold_left(primes, hana::size_c<0>, constants) == hana::size_c<10>);
}

TEST_CASE("hana::unpack, to_tuple and transform take the axes out") {
    STATIC_REQUIRE(hana::unpack(primes, [](auto... x) { return (std::size_t{1} * ... * decltype(x)::type::extent); }) ==
                   30);
    STATIC_REQUIRE(hana::unpack(empty, [](auto... x) { return sizeof...(x); }) == 0);
    STATIC_REQUIRE(hana::to_tuple(primes) == hana::make_tuple(a<Batch<2>>, a<Query<3>>, a<Key<5>>));
    STATIC_REQUIRE(hana::to_tuple(empty) == hana::make_tuple());
    STATIC_REQUIRE(hana::transform(hana::to_tuple(primes), extent_of) ==
                   hana::make_tuple(hana::size_c<2>, hana::size_c<3>, hana::size_c<5>));
}

namespace {

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto extents_by_for_each() {
    struct {
        std::size_t count = 0;
        std::size_t extents[3] = {};
    } result;
    hana::for_each(heed::shape<Batch<B>, Query<Q>, Key<K>>,
                   [&](auto x) { result.extents[result.count++] = decltype(x)::type::extent; });
    return result;
}

}  // namespace

TEST_CASE("hana::for_each visits the axes in order, at both times") {
    BOTH_TIMES(of_primes, extents_by_for_each<2, 3, 5>);
    STATIC_REQUIRE(of_primes.count == 3);
    STATIC_REQUIRE(of_primes.extents[0] == 2);
    STATIC_REQUIRE(of_primes.extents[1] == 3);
    STATIC_REQUIRE(of_primes.extents[2] == 5);
    BOTH_TIMES(of_equal, extents_by_for_each<7, 7, 7>);
    STATIC_REQUIRE(of_equal.count == 3);
    STATIC_REQUIRE(of_equal.extents[0] == 7);
    STATIC_REQUIRE(of_equal.extents[2] == 7);
}

namespace {

// The extents of a model, read off its tensors, without a number written twice.
template <class X, class Shape = heed::shape_type_of<X>>
constexpr auto keys_of(X const&) {
    return heed::extent<Key>(Shape{});
}

template <class Shape>
concept has_extent_of_key = requires { heed::extent<Key>(Shape{}); };

}  // namespace

TEST_CASE("the extent of a named axis is a Hana constant") {
    constexpr heed::tensor<float, Batch<2>, Query<3>, Key<5>> x{};
    STATIC_REQUIRE(heed::extent<Batch>(shape_of(x)) == hana::size_c<2>);
    STATIC_REQUIRE(heed::extent<Query>(shape_of(x)) == hana::size_c<3>);
    STATIC_REQUIRE(heed::extent<Key>(shape_of(x)) == hana::size_c<5>);
    STATIC_REQUIRE(heed::extent<Key>(all_equal) == hana::size_c<3>);
    STATIC_REQUIRE(heed::extent<Key>(ones) == hana::size_c<1>);
    STATIC_REQUIRE(std::is_same_v<decltype(heed::extent<Key>(shape_of(x))), heed::extent_constant<5>>);
    STATIC_REQUIRE(has_extent_of_key<heed::shape_t<Key<5>>>);
    STATIC_REQUIRE_FALSE(has_extent_of_key<heed::shape_t<user::Key<5>>>);
    STATIC_REQUIRE_FALSE(has_extent_of_key<heed::shape_t<>>);

    // Usable as a number, and as a constant index.
    constexpr std::size_t keys = heed::extent<Key>(shape_of(x));
    STATIC_REQUIRE(keys == 5);
    STATIC_REQUIRE(keys_of(x) == hana::size_c<5>);
    STATIC_REQUIRE(x(0, 0, hana::size_c<keys - 1>) == 0);
    std::size_t const at_run_time = heed::extent<Key>(shape_of(x));
    REQUIRE(at_run_time == 5);
}
