// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Only the first query.
//
// The weights of attention are a table with a row for each query. The function below gives the whole table. Change it
// so that it gives row 0 alone: the weights of the first query, one for each key, without the axis Query.
//
// `heed::slice<Axis>(x, n)` is the part of x at place n along an axis. The sentences below say what the row stands for.
//
// As it stands, the compiler answers: "the weights of one query are asked for: one number for each of the five keys"

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr auto weights_of_first_query(auto const& q, auto const& k) {
    // your code begins
    return heed::slice<Query>(heed::softmax<Key>(heed::scores(q, k)), 0);
    // your code ends
}

constexpr auto q = heed::from<float, Query<3>, Dk<2>>({{1, 2}, {0, -1}, {3, 0}});
constexpr auto k = heed::from<float, Key<5>, Dk<2>>({{1, 0}, {0, 1}, {-1, 1}, {2, -2}, {0, 0}});
constexpr auto v = heed::from<float, Key<5>, Dv<3>>({{1, 0, 2}, {4, 8, 5}, {7, 1, 3}, {0, 9, 6}, {2, 2, 2}});
constexpr auto all = heed::attention(q, k, v);
constexpr auto row = weights_of_first_query(q, k);

constexpr bool is_about(float x, float y) { return heed::math::abs(x - y) < 1e-5f; }
static_assert(heed::shape_of(row) == heed::shape<Key<5>>,
              "the weights of one query are asked for: one number for each of the five keys");
static_assert(is_about(heed::sum(row), 1),
              "the row sums to 1: it says how query 0 shares its attention among the keys");
static_assert(is_about(row(0), all.weights(0, 0)) && is_about(row(4), all.weights(0, 4)),
              "the row is row 0 of all weights");
static_assert(is_about(heed::contract<Key>(row, v)(2), all.output(0, 2)),
              "the row makes the first output: it says how much of each value is in it");
