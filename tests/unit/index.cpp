// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/semantic_types.hpp>
#include <heed/tensor/tensor.hpp>

#include <boost/hana/integral_constant.hpp>

#include <cstdint>
#include <type_traits>

using namespace heed::axes;
using namespace boost::hana::literals;
using heed::index;

namespace {

/// An element that says where it stands: its position in row-major order, counted by the test.
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr heed::tensor<int, Batch<B>, Query<Q>, Key<K>> counted() {
    heed::tensor<int, Batch<B>, Query<Q>, Key<K>> x{};
    for (std::size_t i = 0; i < B * Q * K; ++i) x.values[i] = static_cast<int>(i);
    return x;
}

/// Every element, visited by the test's own loops, is written as read by `read`.
template <std::size_t B, std::size_t Q, std::size_t K, class Read>
constexpr auto read_by(Read read) {
    auto const x = counted<B, Q, K>();
    auto result = heed::tensor<int, Batch<B>, Query<Q>, Key<K>>{};
    std::size_t position = 0;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) result.values[position++] = read(x, b, q, k);
        }
    }
    return result;
}

// One function for each way to write an index.
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_position() {
    return read_by<B, Q, K>([](auto const& x, auto b, auto q, auto k) { return x(b, q, k); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_position_at() {
    return read_by<B, Q, K>([](auto const& x, auto b, auto q, auto k) { return x.at(b, q, k); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_position_try_at() {
    return read_by<B, Q, K>([](auto const& x, auto b, auto q, auto k) { return *x.try_at(b, q, k); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_bqk() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x(index<Batch>(b), index<Query>(q), index<Key>(k)); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_bkq() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x(index<Batch>(b), index<Key>(k), index<Query>(q)); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_qbk() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x(index<Query>(q), index<Batch>(b), index<Key>(k)); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_qkb() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x(index<Query>(q), index<Key>(k), index<Batch>(b)); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_kbq() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x(index<Key>(k), index<Batch>(b), index<Query>(q)); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_kqb() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x(index<Key>(k), index<Query>(q), index<Batch>(b)); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_at() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x.at(index<Key>(k), index<Batch>(b), index<Query>(q)); });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_try_at() {
    return read_by<B, Q, K>([](auto const& x, auto b, auto q, auto k) {
        return *x.try_at(index<Key>(k), index<Batch>(b), index<Query>(q));
    });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_mixed_types() {
    return read_by<B, Q, K>([](auto const& x, auto b, auto q, auto k) {
        return x(static_cast<signed char>(b), static_cast<std::uint16_t>(q), static_cast<long long>(k));
    });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_name_and_mixed_types() {
    return read_by<B, Q, K>([](auto const& x, auto b, auto q, auto k) {
        return x(index<Key>(static_cast<short>(k)), index<Query>(static_cast<unsigned>(q)),
                 index<Batch>(static_cast<char>(b)));
    });
}

}  // namespace

// A body gives the numbers that were counted, with extents that are all different, all equal, and all one.
#define READS_ALL(body)                               \
    {                                                 \
        BOTH_TIMES(primes, body<2, 3, 5>);            \
        STATIC_REQUIRE(primes == counted<2, 3, 5>()); \
        BOTH_TIMES(equal, body<3, 3, 3>);             \
        STATIC_REQUIRE(equal == counted<3, 3, 3>());  \
        BOTH_TIMES(one, body<1, 1, 1>);               \
        STATIC_REQUIRE(one == counted<1, 1, 1>());    \
    }                                                 \
    static_assert(true)

TEST_CASE("an element is read by the position of its indices") {
    READS_ALL(by_position);
    READS_ALL(by_position_at);
    READS_ALL(by_position_try_at);
}

TEST_CASE("an element is read by the names of its indices, in any order") {
    READS_ALL(by_name_bqk);
    READS_ALL(by_name_bkq);
    READS_ALL(by_name_qbk);
    READS_ALL(by_name_qkb);
    READS_ALL(by_name_kbq);
    READS_ALL(by_name_kqb);
    READS_ALL(by_name_at);
    READS_ALL(by_name_try_at);
}

TEST_CASE("indices may be integers of different types") {
    READS_ALL(by_mixed_types);
    READS_ALL(by_name_and_mixed_types);
}

TEST_CASE("an index may be a constant") {
    constexpr auto x = counted<2, 3, 5>();
    STATIC_REQUIRE(x(1_c, 2_c, 3_c) == (1 * 3 + 2) * 5 + 3);
    STATIC_REQUIRE(x(std::integral_constant<int, 1>{}, std::integral_constant<std::size_t, 0>{}, 4) ==
                   (1 * 3 + 0) * 5 + 4);
    STATIC_REQUIRE(x(1, 2_c, 4u) == (1 * 3 + 2) * 5 + 4);
    STATIC_REQUIRE(x(index<Key>(4_c), index<Batch>(0), index<Query>(2_c)) == (0 * 3 + 2) * 5 + 4);
    STATIC_REQUIRE(x.at(1_c, index<Query>(2_c).value, 0_c) == (1 * 3 + 2) * 5 + 0);
    STATIC_REQUIRE(*x.try_at(1_c, 1_c, 1_c) == (1 * 3 + 1) * 5 + 1);
    constexpr heed::tensor<int, Key<1>> one{7};
    STATIC_REQUIRE(one(0_c) == 7);
    STATIC_REQUIRE(one[0_c] == 7);
    REQUIRE(counted<2, 3, 5>()(1_c, 2_c, 3_c) == 28);
}

namespace {

/// Writes every element by another way of indexing; what is written are the test's own numbers.
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto written() {
    heed::tensor<int, Batch<B>, Query<Q>, Key<K>> x{};
    int next = 0;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) {
                switch (next % 5) {
                    case 0: x(b, q, k) = next; break;
                    case 1: x.at(b, q, k) = next; break;
                    case 2: *x.try_at(b, q, k) = next; break;
                    case 3: x(index<Key>(k), index<Batch>(b), index<Query>(q)) = next; break;
                    default: x.at(index<Query>(q), index<Key>(k), index<Batch>(b)) = next; break;
                }
                ++next;
            }
        }
    }
    return x;
}

template <std::size_t N>
constexpr auto written_by_subscript() {
    heed::tensor<int, Key<N>> x{};
    for (std::size_t i = 0; i < N; ++i) x[i] = static_cast<int>(i);
    x[0] += 10;
    x[index<Key>(N - 1)] += 100;
    return x;
}

}  // namespace

TEST_CASE("an element is written by the same ways") {
    READS_ALL(written);
}

TEST_CASE("a tensor of rank 1 has a subscript") {
    BOTH_TIMES(of_five, written_by_subscript<5>);
    STATIC_REQUIRE(of_five == heed::tensor<int, Key<5>>{10, 1, 2, 3, 104});
    BOTH_TIMES(of_one, written_by_subscript<1>);
    STATIC_REQUIRE(of_one[0] == 110);
    STATIC_REQUIRE(of_five[4_c] == 104);
    auto const& constant = of_five;
    REQUIRE(constant[3] == 3);
}

// C++23: `g++ -std=c++2b` from 12 on, `clang++ -std=c++2b` from 15 on. The library's own build is C++20, so this part
// is run by a second program of the same source.
#if defined(__cpp_multidimensional_subscript)

namespace {

template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_subscript() {
    return read_by<B, Q, K>([](auto const& x, auto b, auto q, auto k) { return x[b, q, k]; });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto by_subscript_and_name() {
    return read_by<B, Q, K>(
        [](auto const& x, auto b, auto q, auto k) { return x[index<Key>(k), index<Batch>(b), index<Query>(q)]; });
}
template <std::size_t B, std::size_t Q, std::size_t K>
constexpr auto written_by_subscripts() {
    heed::tensor<int, Batch<B>, Query<Q>, Key<K>> x{};
    int next = 0;
    for (std::size_t b = 0; b < B; ++b) {
        for (std::size_t q = 0; q < Q; ++q) {
            for (std::size_t k = 0; k < K; ++k) x[b, q, k] = next++;
        }
    }
    return x;
}

template <class X, class... I>
concept subscriptable = requires(X x, I... i) { x[i...]; };

}  // namespace

TEST_CASE("a subscript takes several indices where the compiler has it") {
    READS_ALL(by_subscript);
    READS_ALL(by_subscript_and_name);
    READS_ALL(written_by_subscripts);
    constexpr auto x = counted<2, 3, 5>();
    STATIC_REQUIRE(x[1, 2_c, 3] == 28);
    STATIC_REQUIRE(heed::tensor<int>{7}[] == 7);
    using cube = heed::tensor<int, Batch<2>, Query<3>, Key<5>>;
    STATIC_REQUIRE(subscriptable<cube, int, int, int>);
    // clang 16 takes any subscript for good in a concept where the indices are a pack.
#if !defined(__clang__) || __clang_major__ > 16
    STATIC_REQUIRE_FALSE(subscriptable<cube, int, int>);
    STATIC_REQUIRE_FALSE(subscriptable<cube const, int>);
    STATIC_REQUIRE_FALSE(subscriptable<cube, int, int, std::integral_constant<int, 5>>);
    STATIC_REQUIRE_FALSE(subscriptable<cube, int, double, int>);
    STATIC_REQUIRE_FALSE(subscriptable<cube>);
#endif
}

#endif

namespace {

constexpr auto rank_zero() {
    heed::tensor<int> x{7};
    x() += 10;
    x.at() += 100;
    *x.try_at() += 1000;
    return x;
}

}  // namespace

TEST_CASE("a tensor of rank 0 is indexed by nothing") {
    BOTH_TIMES(x, rank_zero);
    STATIC_REQUIRE(x() == 1117);
    STATIC_REQUIRE(x.at() == 1117);
    STATIC_REQUIRE(*x.try_at() == 1117);
}

namespace {

/// 1 for each index that gives an element and 0 for each that gives null, from one before the first to one after the
/// last.
template <std::size_t Q, std::size_t K>
constexpr auto found() {
    heed::tensor<int, Query<Q>, Key<K>> x{};
    heed::tensor<int, Query<Q + 2>, Key<K + 2>> result{};
    for (int q = -1; q <= static_cast<int>(Q); ++q) {
        for (int k = -1; k <= static_cast<int>(K); ++k) {
            bool const by_position = x.try_at(q, k) != nullptr;
            bool const by_name = x.try_at(index<Key>(k), index<Query>(q)) != nullptr;
            result.values[static_cast<std::size_t>(q + 1) * (K + 2) + static_cast<std::size_t>(k + 1)] =
                (by_position ? 1 : 0) + (by_name ? 10 : 0);
        }
    }
    return result;
}

}  // namespace

TEST_CASE("try_at gives null for an index out of range, at both times") {
    BOTH_TIMES(of_primes, found<2, 3>);
    STATIC_REQUIRE(of_primes == heed::tensor<int, Query<4>, Key<5>>{0, 0,  0,  0,  0,  //
                                                                    0, 11, 11, 11, 0,  //
                                                                    0, 11, 11, 11, 0,  //
                                                                    0, 0,  0,  0,  0});
    BOTH_TIMES(of_equal, found<1, 1>);
    STATIC_REQUIRE(of_equal == heed::tensor<int, Query<3>, Key<3>>{0, 0, 0, 0, 11, 0, 0, 0, 0});
}

TEST_CASE("try_at is not misled by numbers that wrap round") {
    heed::tensor<int, Query<2>, Key<3>> x{1, 2, 3, 4, 5, 6};
    REQUIRE(x.try_at(0u, ~0u) == nullptr);
    REQUIRE(x.try_at(0, ~0ull) == nullptr);
    REQUIRE(x.try_at(0, 1ull << 32) == nullptr);
    REQUIRE(x.try_at(static_cast<signed char>(-1), 0) == nullptr);
    REQUIRE(x.try_at(1ll - (1ll << 62) - (1ll << 62), 0) == nullptr);
    REQUIRE(x.try_at(0, 3) == nullptr);
    REQUIRE(x.try_at(1, 2) == x.values + 5);
}

TEST_CASE("at throws for each index that is out of range, whatever element it would reach") {
    heed::tensor<int, Query<2>, Key<3>> x{1, 2, 3, 4, 5, 6};
    auto const& constant = x;
    REQUIRE_THROWS_AS(x.at(0, 3), heed::out_of_range);
    REQUIRE_THROWS_AS(x.at(2, 0), heed::out_of_range);
    REQUIRE_THROWS_AS(x.at(-1, 0), heed::out_of_range);
    REQUIRE_THROWS_AS(x.at(1, -1), heed::out_of_range);
    REQUIRE_THROWS_AS(x.at(0u, ~0u), heed::out_of_range);
    REQUIRE_THROWS_AS(constant.at(0, 3), heed::out_of_range);
    REQUIRE_THROWS_AS(constant.at(index<Key>(3), index<Query>(0)), heed::out_of_range);
    REQUIRE_THROWS_AS(constant.at(index<Key>(0), index<Query>(-1)), heed::out_of_range);
    REQUIRE_NOTHROW(constant.at(1, 2));
}

TEST_CASE("the kinds that derive from a tensor are indexed as it is") {
    constexpr auto scores = heed::as_logits<Key>(heed::tensor<float, Query<2>, Key<3>>{1, 2, 3, 4, 5, 6});
    STATIC_REQUIRE(scores(1, 0) == 4);
    STATIC_REQUIRE(scores(index<Key>(2), index<Query>(1_c)) == 6);
    heed::projection<Query, float, Model<2>, Dk<3>> w{1, 2, 3, 4, 5, 6};
    w(0, 1) = 7;
    w.at(index<Dk>(2), index<Model>(1)) = 8;
    REQUIRE(w.values[1] == 7);
    REQUIRE(w.values[5] == 8);
    REQUIRE_THROWS_AS(w.at(2, 0), heed::out_of_range);
}
