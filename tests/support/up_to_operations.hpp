// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/math/classify.hpp>
#include <heed/ops/append.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include "catch.hpp"
#include "operations.hpp"
#include "watched.hpp"

// Every operation with each axis `up_to` a length in turn: it gives to the bit what it gives for tensors of that
// length, or it is refused by the sentence that it is not made for lengths. NaN stands in all memory beyond.

namespace every_operation_up_to {

using namespace heed;
using namespace heed::axes;
using namespace every_operation;

template <class Fault>
inline constexpr bool is_of_lengths = false;
template <class In, class Axis>
inline constexpr bool
    is_of_lengths<fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<In, Axis>> = true;
template <class Option>
inline constexpr bool is_of_lengths<fault::this_does_not_go_with_lengths_that_are_known_at_run_time_yet<Option>> = true;
template <class Features>
inline constexpr bool is_of_lengths<fault::scores_compares_all_features_so_their_number_is_in_the_type<Features>> =
    true;
// An operand of the list that has all the capacity: a mask, weights of a projection, positions.
template <class In, class A, class B>
inline constexpr bool is_of_lengths<fault::the_same_axis_comes_with_two_extents<In, A, B>> =
    detail::is_up_to<A> != detail::is_up_to<B>;
template <class Expected, class Came>
inline constexpr bool is_of_lengths<fault::expect_shape_expected_another_shape<Expected, Came>> = true;

template <class X>
void put_bits(std::vector<std::uint64_t>& to, X const& x, std::size_t at, shape_t<>) {
    to.push_back(bits_of(x.data()[at]));
}
template <class X, class First, class... Rest>
void put_bits(std::vector<std::uint64_t>& to, X const& x, std::size_t at, shape_t<First, Rest...>) {
    using name = detail::raw_name<First>;
    for (std::size_t i = 0; i < detail::length_of<name>(x); ++i) {
        put_bits(to, x, at + i * detail::stride_in<detail::layout_of<X>, name>, shape_t<Rest...>{});
    }
}
/// The bits of a result's elements, in row-major order.
template <class X>
std::vector<std::uint64_t> bits_in(X const& x) {
    std::vector<std::uint64_t> all;
    put_bits(all, x, 0, shape_type_of<X>{});
    return all;
}
template <class Output, class Weights>
std::vector<std::uint64_t> bits_in(attention_result<Output, Weights> const& x) {
    std::vector<std::uint64_t> all = bits_in(x.output);
    for (std::uint64_t const bits : bits_in(x.weights)) all.push_back(bits);
    return all;
}

template <class Output, class LogSumExp>
std::vector<std::uint64_t> bits_in(attention_with_lse_result<Output, LogSumExp> const& x) {
    std::vector<std::uint64_t> all = bits_in(x.output);
    for (std::uint64_t const bits : bits_in(as_tensor(x.lse))) all.push_back(bits);
    return all;
}

/// All memory of a tensor becomes a number that no result is; how much of it is beyond the lengths.
inline constexpr float mark = -12345;
template <class X>
std::size_t fill_with_a_mark(X& x) {
    if constexpr (detail::has_lengths<X> && std::is_floating_point_v<typename X::element>) {
        for (std::size_t i = 0; i < x.capacity; ++i) x.data()[i] = mark;
        return x.capacity - x.size();
    } else {
        return 0;
    }
}
template <class X>
std::size_t marks_in(X const& x) {
    std::size_t count = 0;
    if constexpr (detail::has_lengths<X> && std::is_floating_point_v<typename X::element>) {
        for (std::size_t i = 0; i < x.capacity; ++i) count += x.data()[i] == mark;
    }
    return count;
}

/// Modules of the list have as many features as there are keys, so that other extents are other modules; they are in
/// attention_up_to.cpp.
template <class Op>
inline constexpr bool has_weights_of_extents = std::is_same_v<Op, detail::self_attention_operation>;
template <class Name>
inline constexpr bool has_weights_of_extents<detail::cross_attention_operation<Name>> = true;

/// What came of each operation in the list.
struct came {
    std::string name;
    bool is_refused = false;
    std::vector<std::uint64_t> bits = {};
};
struct all_that_came {
    std::vector<came> of;
    /// Then what has no operand with a length is no answer.
    bool asked_of_lengths = false;

    template <class Op>
    void operator()(char const* name, auto const& call, auto const&... operands) {
        using fault = typename detail::conditional<
            gives_a_view<Op>, decltype(detail::rule_of_view<Op, decltype(operands)...>()),
            detail::fault_of<Op, detail::remove_cvref_t<decltype(operands)>...>>::type;
        constexpr bool has_some = (detail::has_lengths<decltype(operands)> || ...);
        if constexpr (is_fault<fault>) {
            static_assert(is_of_lengths<fault>);
            of.push_back({name, true});
        } else if constexpr (has_weights_of_extents<Op>) {
            of.push_back({name, asked_of_lengths});
        } else {
            try {
                of.push_back({name, asked_of_lengths && !has_some, bits_in(call(operands...))});
            } catch (out_of_range const&) {
                // A range that is written for the capacity.
                of.push_back({name, true});
                return;
            }
            if constexpr (has_destination<Op> && !is_operator<Op>) {
                // The same into a destination that was longer, and into an operand where that is one.
                auto out = call(operands...);
                std::size_t const kept = fill_with_a_mark(out);
                call(into(out), operands...);
                CHECK(bits_in(out) == of.back().bits);
                CHECK(marks_in(out) == kept);
            }
        }
    }
};

inline constexpr std::size_t queries = 5, keys = 7, features = 3, values = 4;
using whole = operands<queries, keys, features, values>;
// Where only names tell axes apart.
using alike = operands<4, 4, 4, 4>;

/// The first elements of a tensor along an axis, in memory that is NaN behind them.
template <template <std::size_t> class Name, class X>
auto shortened(X const& x, std::size_t length) {
    auto result = take<Name>(x, 0);
    for (std::size_t i = 0; i < result.capacity; ++i) result.data()[i] = math::quiet_nan<float>;
    append<Name>(result, take<Name>(x, length));
    return result;
}

/// `expected`, of tensors of `Length` elements, is what came of those that are up to a length.
inline void compare(all_that_came const& expected, all_that_came const& came, std::size_t least_taken) {
    std::size_t taken = 0, at = 0;
    for (auto const& one : came.of) {
        // What is made of operands that lengths are refused for is not in the list.
        while (at < expected.of.size() && expected.of[at].name != one.name) ++at;
        INFO(one.name);
        REQUIRE(at < expected.of.size());
        CHECK(!expected.of[at].is_refused);
        if (!one.is_refused) {
            ++taken;
            CHECK(one.bits == expected.of[at].bits);
        }
        ++at;
    }
    CHECK(taken >= least_taken);
}

template <class Q, class K, class V>
all_that_came all_of(Q const& q, K const& k, V const& v) {
    all_that_came result;
    heed_test::watched_beyond_lengths const beyond_q(q);
    heed_test::watched_beyond_lengths const beyond_k(k);
    heed_test::watched_beyond_lengths const beyond_v(v);
    result.asked_of_lengths = detail::has_lengths<Q> || detail::has_lengths<K> || detail::has_lengths<V>;
    for_each(q, k, v, result);
    return result;
}

template <std::size_t Length>
void with_queries() {
    auto const fixed = range<Query<Length>>(whole::q(), 0);
    compare(all_of(fixed, whole::k(), whole::v()),
            all_of(shortened<Query>(whole::q(), Length), whole::k(), whole::v()), 26);
}
/// The same of views whose elements stand far apart.
template <std::size_t Queries, std::size_t Keys>
void with_views() {
    auto const q = shortened<Query>(permute<Dk, Query>(whole::q()), Queries);
    auto const k = shortened<Key>(permute<Dk, Key>(whole::k()), Keys);
    auto const v = shortened<Key>(permute<Dv, Key>(whole::v()), Keys);
    compare(
        all_of(range<Query<Queries>>(whole::q(), 0), range<Key<Keys>>(whole::k(), 0), range<Key<Keys>>(whole::v(), 0)),
        all_of(permute_view<Query, Dk>(q), permute_view<Key, Dk>(k), permute_view<Key, Dv>(v)), 40);
}
template <std::size_t Length>
void with_keys() {
    all_that_came expected = all_of(whole::q(), range<Key<Length>>(whole::k(), 0), range<Key<Length>>(whole::v(), 0));
    all_that_came const came =
        all_of(whole::q(), shortened<Key>(whole::k(), Length), shortened<Key>(whole::v(), Length));
    compare(expected, came, 29);
}

template <class Whole, std::size_t Queries, std::size_t Keys>
void with_both() {
    all_that_came expected =
        all_of(range<Query<Queries>>(Whole::q(), 0), range<Key<Keys>>(Whole::k(), 0), range<Key<Keys>>(Whole::v(), 0));
    all_that_came const came = all_of(shortened<Query>(Whole::q(), Queries), shortened<Key>(Whole::k(), Keys),
                                      shortened<Key>(Whole::v(), Keys));
    compare(expected, came, 61);
}
template <std::size_t Length>
void with_values() {
    auto const fixed = range<Dv<Length>>(whole::v(), 0);
    compare(all_of(whole::q(), whole::k(), fixed), all_of(whole::q(), whole::k(), shortened<Dv>(whole::v(), Length)),
            15);
}

}  // namespace every_operation_up_to
