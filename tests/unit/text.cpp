// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <heed/shape/axes.hpp>
#include <heed/shape/text.hpp>
#include <heed/tensor/tensor.hpp>

#include <string>

using namespace heed::axes;

namespace user {

template <std::size_t N> struct Row : heed::axis<Row, N> {};
// Names that could mislead a reader of the compiler's own text of a type.
template <std::size_t N> struct A : heed::axis<A, N> {};
template <std::size_t N> struct Under_9 : heed::axis<Under_9, N> {};

struct Net {
    template <std::size_t N> struct Row : heed::axis<Row, N> {};
};

template <class>
struct Generic {
    template <std::size_t N> struct Row : heed::axis<Row, N> {};
};

namespace deep::er {
template <std::size_t N> struct Column : heed::axis<Column, N> {};
}  // namespace deep::er

inline namespace v1 {
template <std::size_t N> struct Versioned : heed::axis<Versioned, N> {};
}  // namespace v1

}  // namespace user

namespace {

template <std::size_t N> struct Unseen : heed::axis<Unseen, N> {};

/// Text that is written in the test, without the library's help.
template <std::size_t Size>
constexpr bool reads(heed::text text, char const (&expected)[Size]) {
    if (text.size != Size - 1) return false;
    for (std::size_t i = 0; i < text.size; ++i) {
        if (text.data[i] != expected[i]) return false;
    }
    return true;
}

std::string string_of(heed::text text) { return {text.data, text.size}; }

}  // namespace

TEST_CASE("an axis reads as the user wrote it, without its namespace") {
    STATIC_REQUIRE(reads(heed::axis_text<Query<4>>, "Query<4>"));
    STATIC_REQUIRE(reads(heed::axis_text<Query<1>>, "Query<1>"));
    STATIC_REQUIRE(reads(heed::axis_text<Vocabulary<1048576>>, "Vocabulary<1048576>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::Row<3>>, "Row<3>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::A<5>>, "A<5>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::Under_9<5>>, "Under_9<5>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::Net::Row<7>>, "Row<7>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::Generic<int>::Row<7>>, "Row<7>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::Generic<user::Net>::Row<7>>, "Row<7>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::Generic<user::Row<2>>::Row<7>>, "Row<7>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::deep::er::Column<11>>, "Column<11>"));
    STATIC_REQUIRE(reads(heed::axis_text<user::Versioned<2>>, "Versioned<2>"));
    STATIC_REQUIRE(reads(heed::axis_text<Unseen<13>>, "Unseen<13>"));
    REQUIRE(string_of(heed::axis_text<user::Generic<user::Net>::Row<7>>) == "Row<7>");
}

TEST_CASE("a shape reads as a list of axes in brackets") {
    STATIC_REQUIRE(reads(heed::shape_text<heed::shape_t<>>, "[]"));
    STATIC_REQUIRE(reads(heed::shape_text<heed::shape_t<Dk<1>>>, "[Dk<1>]"));
    STATIC_REQUIRE(reads(heed::shape_text<heed::shape_t<Batch<1>, Query<4>, Dk<4>>>, "[Batch<1>, Query<4>, Dk<4>]"));
    STATIC_REQUIRE(reads(heed::shape_text<heed::shape_t<Batch<2>, user::Net::Row<3>, user::Row<5>, Unseen<70>>>,
                         "[Batch<2>, Row<3>, Row<5>, Unseen<70>]"));
    using x = heed::tensor<float, Query<3>, Key<5>>;
    STATIC_REQUIRE(reads(heed::shape_text<heed::shape_type_of<x>>, "[Query<3>, Key<5>]"));
    REQUIRE(string_of(heed::shape_text<heed::shape_type_of<x>>) == "[Query<3>, Key<5>]");
}

TEST_CASE("the text of a shape ends with a zero, so that it can be printed") {
    heed::text const text = heed::shape_text<heed::shape_t<Batch<1>, Query<4>>>;
    REQUIRE(std::string(text.data) == "[Batch<1>, Query<4>]");
}

TEST_CASE("texts are equal when they read the same") {
    STATIC_REQUIRE(heed::axis_text<user::Row<3>> == heed::axis_text<user::Net::Row<3>>);
    STATIC_REQUIRE(heed::axis_text<user::Row<3>> != heed::axis_text<user::Row<5>>);
    STATIC_REQUIRE(heed::axis_text<user::Row<3>> != heed::axis_text<user::Row<31>>);
    STATIC_REQUIRE(heed::text{} == heed::text{"", 0});
    STATIC_REQUIRE(heed::text{"Row", 3} == heed::text{"Rowing", 3});
    STATIC_REQUIRE(heed::text{"Row", 3} != heed::text{"Row", 2});
}

namespace {

constexpr auto a_message() {
    heed::detail::message<16> result;
    return result << "n = " << 1203ULL << ", " << heed::text{"and so on", 3};
}

constexpr auto a_message_cut_off() {
    heed::detail::message<5> result;
    return result << "n = " << 1203ULL << ", " << heed::text{"and so on", 3};
}

constexpr auto a_message_of_extremes() {
    heed::detail::message<32> result;
    return result << 0ULL << " " << ~0ULL;
}

}  // namespace

TEST_CASE("a message is put together piece by piece, and cut off where it is full") {
    STATIC_REQUIRE(reads({a_message().data, a_message().size}, "n = 1203, and"));
    STATIC_REQUIRE(reads({a_message_cut_off().data, a_message_cut_off().size}, "n = 1"));
    STATIC_REQUIRE(a_message_cut_off().data[5] == '\0');
    REQUIRE(std::string(heed_test::call_at_run_time(+[] { return a_message(); }).data) == "n = 1203, and");
    REQUIRE(std::string(heed_test::call_at_run_time(+[] { return a_message_cut_off(); }).data) == "n = 1");
    REQUIRE(std::string(heed_test::call_at_run_time(+[] { return a_message_of_extremes(); }).data) ==
            "0 18446744073709551615");
}
