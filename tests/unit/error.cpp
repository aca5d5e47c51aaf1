// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <heed/shape/axes.hpp>
#include <heed/tensor/error.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>
#include <heed/tensor/tensor.hpp>

#include <exception>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

using namespace heed::axes;
using heed::index;

namespace user {

struct Net {
    template <std::size_t N> struct Row : heed::axis<Row, N> {};
};

// 60 characters, so that a shape of four of them does not fit in a message.
template <std::size_t N>
struct A_name_of_an_axis_that_is_much_longer_than_anyone_would_write
    : heed::axis<A_name_of_an_axis_that_is_much_longer_than_anyone_would_write, N> {};
template <std::size_t N>
struct B_name_of_an_axis_that_is_much_longer_than_anyone_would_write
    : heed::axis<B_name_of_an_axis_that_is_much_longer_than_anyone_would_write, N> {};
template <std::size_t N>
struct C_name_of_an_axis_that_is_much_longer_than_anyone_would_write
    : heed::axis<C_name_of_an_axis_that_is_much_longer_than_anyone_would_write, N> {};
template <std::size_t N>
struct D_name_of_an_axis_that_is_much_longer_than_anyone_would_write
    : heed::axis<D_name_of_an_axis_that_is_much_longer_than_anyone_would_write, N> {};

}  // namespace user

namespace {

/// What a call says when it throws; nothing when it does not.
template <class Call>
std::string what_of(Call call) {
    try {
        call();
    } catch (heed::out_of_range const& error) {
        return error.what();
    }
    return {};
}

}  // namespace

TEST_CASE("out_of_range is a standard exception that can be copied and thrown") {
    STATIC_REQUIRE(std::is_base_of_v<std::exception, heed::out_of_range>);
    STATIC_REQUIRE(std::is_nothrow_copy_constructible_v<heed::out_of_range>);
    REQUIRE_THROWS_AS((heed::tensor<int, Key<3>>{}.at(3)), std::exception);
}

TEST_CASE("an index out of range is told with its axis and what was expected") {
    heed::tensor<float, Query<2>, Key<5>> x{};
    REQUIRE(what_of([&] { x.at(0, 5); }) == "heed: index 5 is out of range for Key<5>; expected 0 to 4");
    REQUIRE(what_of([&] { x.at(2, 0); }) == "heed: index 2 is out of range for Query<2>; expected 0 to 1");
    REQUIRE(what_of([&] { x.at(0, -1); }) == "heed: index -1 is out of range for Key<5>; expected 0 to 4");
    REQUIRE(what_of([&] { x.at(index<Key>(7), index<Query>(0)); }) ==
            "heed: index 7 is out of range for Key<5>; expected 0 to 4");
    REQUIRE(what_of([&] { x.at(index<Key>(0), index<Query>(-3)); }) ==
            "heed: index -3 is out of range for Query<2>; expected 0 to 1");
    // Of two that are wrong, the first by position.
    REQUIRE(what_of([&] { x.at(3, 9); }) == "heed: index 3 is out of range for Query<2>; expected 0 to 1");
    REQUIRE(what_of([&] { x.at(1, 4); }).empty());
}

TEST_CASE("an axis is told by its own name, wherever it was declared") {
    heed::tensor<float, user::Net::Row<1>> x{};
    REQUIRE(what_of([&] { x.at(1); }) == "heed: index 1 is out of range for Row<1>; expected 0 to 0");
}

TEST_CASE("an index of any integer type is told as the number it is") {
    heed::tensor<float, Key<5>> x{};
    REQUIRE(what_of([&] { x.at(static_cast<signed char>(-128)); }) ==
            "heed: index -128 is out of range for Key<5>; expected 0 to 4");
    REQUIRE(what_of([&] { x.at('A'); }) == "heed: index 65 is out of range for Key<5>; expected 0 to 4");
    REQUIRE(what_of([&] { x.at(18446744073709551615ull); }) ==
            "heed: index 18446744073709551615 is out of range for Key<5>; expected 0 to 4");
    REQUIRE(what_of([&] { x.at(-9223372036854775807ll - 1); }) ==
            "heed: index -9223372036854775808 is out of range for Key<5>; expected 0 to 4");
    REQUIRE(what_of([&] { x.at(4294967295u); }) ==
            "heed: index 4294967295 is out of range for Key<5>; expected 0 to 4");
}

TEST_CASE("a number of values that is known at run time only is told with the shape") {
    std::vector<float> const five(5);
    std::vector<float> const nothing;
    REQUIRE(what_of([&] { static_cast<void>(heed::from<float, Query<2>, Key<3>>(five)); }) ==
            "heed: expected 6 values for the shape [Query<2>, Key<3>], but 5 came");
    REQUIRE(what_of([&] { static_cast<void>(heed::from<float, Query<2>, Key<3>>(std::span<float const>(five))); }) ==
            "heed: expected 6 values for the shape [Query<2>, Key<3>], but 5 came");
    REQUIRE(what_of([&] { static_cast<void>(heed::from<float, Query<2>>(five)); }) ==
            "heed: expected 2 values for the shape [Query<2>], but 5 came");
    REQUIRE(what_of([&] { static_cast<void>(heed::from<float>(nothing)); }) ==
            "heed: expected 1 value for the shape [], but 0 came");
    REQUIRE(what_of([&] { static_cast<void>(heed::from<float, Key<5>>(five)); }).empty());
}

TEST_CASE("a text that is too long is cut off, not written past its end") {
    using namespace user;
    using x = heed::tensor<float, A_name_of_an_axis_that_is_much_longer_than_anyone_would_write<2>,
                           B_name_of_an_axis_that_is_much_longer_than_anyone_would_write<3>,
                           C_name_of_an_axis_that_is_much_longer_than_anyone_would_write<5>,
                           D_name_of_an_axis_that_is_much_longer_than_anyone_would_write<7>>;
    std::vector<float> const five(5);
    std::string const what = what_of([&] { static_cast<void>(heed::from<x>(five)); });
    REQUIRE(what.size() == 240);
    REQUIRE(what.rfind("heed: expected 210 values for the shape [A_name_of_an_axis_that_", 0) == 0);
}
