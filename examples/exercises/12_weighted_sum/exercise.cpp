// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The weighted sum.
//
// Each key has a value: a row of v, with features of its own, Dv. A query gets of each value as much as its weight for
// that key says: output(i) = weights(i, 0) * value 0 + weights(i, 1) * value 1 + ... for all keys.
//
// As it stands, each query gets the mean of all values, and nobody asks for its weights. Take the weights into account.
// A sum over products along an axis that both have is `heed::contract<Axis>(a, b)`.
//
// As it stands, the compiler answers: "the output has one row for each query, with the features of the values"

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr auto weighted_sum(auto const& weights, auto const& v) {
    // your code begins
    return heed::mean<Key>(v);
    // your code ends
}

// The weights of two queries for three keys, each row sums to 1. And the values of the three keys.
constexpr auto weights = heed::as_attention_weights<Key>(heed::from<float, Query<2>, Key<3>>({{0, 1, 0},
                                                                                              {0.5f, 0, 0.5f}}));
constexpr auto v = heed::from<float, Key<3>, Dv<2>>({{3, 0}, {0, 6}, {9, 8}});
constexpr auto output = weighted_sum(weights, v);

static_assert(heed::shape_of(output) == heed::shape<Query<2>, Dv<2>>,
              "the output has one row for each query, with the features of the values");
static_assert(output(0, 0) == 0 && output(0, 1) == 6, "query 0 gives all its weight to key 1: its output is value 1");
static_assert(output(1, 0) == 6 && output(1, 1) == 4,
              "query 1 gives half to key 0 and half to key 2: half of both values");
