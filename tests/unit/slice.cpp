// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/attention/reinterpret.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>

#include "../support/both_times.hpp"

#include <limits>
#include <string>
#include <type_traits>

namespace {

using namespace heed::axes;
using heed::shape;
using heed::shape_of;
using heed::slice;
using heed::tensor;

template <std::size_t N>
using constant = std::integral_constant<std::size_t, N>;

template <class X>
constexpr X counted() {
    X x{};
    int next = 0;
    for (auto& value : x.values) value = ++next;
    return x;
}

template <std::size_t B, std::size_t Q, std::size_t K>
struct slices {
    using input = tensor<int, Batch<B>, Query<Q>, Key<K>>;

    static constexpr auto first() { return slice<Batch>(counted<input>(), B - 1); }
    static constexpr auto middle() { return slice<Query>(counted<input>(), 1); }
    static constexpr auto last() { return slice<Key>(counted<input>(), constant<K - 1>{}); }
    static constexpr auto element() {
        return slice<Key>(slice<Query>(slice<Batch>(counted<input>(), 1), 0), constant<1>{});
    }

    static void check() {
        constexpr auto x = counted<input>();
        BOTH_TIMES(batch, first);
        static_assert(shape_of(batch) == shape<Query<Q>, Key<K>>);
        BOTH_TIMES(query, middle);
        static_assert(shape_of(query) == shape<Batch<B>, Key<K>>);
        BOTH_TIMES(key, last);
        static_assert(shape_of(key) == shape<Batch<B>, Query<Q>>);
        for (std::size_t b = 0; b < B; ++b) {
            for (std::size_t q = 0; q < Q; ++q) {
                for (std::size_t k = 0; k < K; ++k) {
                    REQUIRE(batch(q, k) == x(B - 1, q, k));
                    REQUIRE(query(b, k) == x(b, 1, k));
                    REQUIRE(key(b, q) == x(b, q, K - 1));
                }
            }
        }
        BOTH_TIMES(one, element);
        static_assert(shape_of(one) == shape<>);
        STATIC_REQUIRE(one == tensor<int>{x(1, 0, 1)});
    }
};

// Exercise 3 of the lesson: the weights of the first query only.
constexpr auto first_row_of_weights() {
    return slice<Query>(heed::softmax<Key>(tensor<float, Query<2>, Key<2>>{3, 3, 1, 2}), 0);
}

template <class I>
std::string what_is_said_of(I i) {
    try {
        static_cast<void>(slice<Query>(tensor<int, Query<3>, Key<2>>{}, i));
    } catch (heed::out_of_range const& error) {
        return error.what();
    }
    return "nothing";
}

constexpr auto by_every_type_of_index() {
    tensor<int, Key<3>> const x{5, 6, 7};
    return tensor<int, Key<5>>{slice<Key>(x, short{1}), slice<Key>(x, 2u), slice<Key>(x, 2ll), slice<Key>(x, '\1'),
                               slice<Key>(x, std::integral_constant<int, 0>{})};
}

}  // namespace

TEST_CASE("slice takes the part at one index along the first, the middle and the last axis") {
    slices<2, 3, 5>::check();
    slices<3, 3, 3>::check();
}

TEST_CASE("slice takes any integer and any integral constant as its index") {
    BOTH_TIMES(result, by_every_type_of_index);
    STATIC_REQUIRE(result == tensor<int, Key<5>>{6, 7, 7, 6, 5});
}

TEST_CASE("slice takes an index by name, and a named one out of range throws too") {
    constexpr auto result = slice<Key>(tensor<int, Query<2>, Key<2>>{1, 2, 3, 4}, heed::index<Key>(1));
    STATIC_REQUIRE(result == tensor<int, Query<2>>{2, 4});
    REQUIRE(what_is_said_of(heed::index<Query>(3)) == "heed: index 3 is out of range for Query<3>; expected 0 to 2");
}

TEST_CASE("a slice along an axis of extent 1 takes the axis away") {
    constexpr auto result = slice<Batch>(tensor<int, Batch<1>, Key<2>>{1, 2}, 0);
    STATIC_REQUIRE(result == tensor<int, Key<2>>{1, 2});
}

TEST_CASE("a run-time index out of range throws, and says the axis, what was expected and what came") {
    REQUIRE(what_is_said_of(3) == "heed: index 3 is out of range for Query<3>; expected 0 to 2");
    REQUIRE(what_is_said_of(-1) == "heed: index -1 is out of range for Query<3>; expected 0 to 2");
    REQUIRE(what_is_said_of(std::size_t{3}) == "heed: index 3 is out of range for Query<3>; expected 0 to 2");
    REQUIRE(what_is_said_of(std::numeric_limits<long long>::min()) ==
            "heed: index -9223372036854775808 is out of range for Query<3>; expected 0 to 2");
    REQUIRE(what_is_said_of(std::numeric_limits<std::size_t>::max()) ==
            "heed: index 18446744073709551615 is out of range for Query<3>; expected 0 to 2");
    REQUIRE(what_is_said_of(2) == "nothing");
}

TEST_CASE("a slice is a plain tensor: the weights of one query") {
    BOTH_TIMES(row, first_row_of_weights);
    static_assert(__is_same(decltype(row), tensor<float, Key<2>> const));
    STATIC_REQUIRE(row == tensor<float, Key<2>>{0.5f, 0.5f});
    static_assert(__is_same(decltype(slice<Query>(heed::as_logits<Key>(tensor<float, Query<2>, Key<3>>{}), 0)),
                            tensor<float, Key<3>>));
}
