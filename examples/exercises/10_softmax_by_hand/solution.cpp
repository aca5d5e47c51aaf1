// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Softmax by hand.
//
// Scores can be any numbers. Softmax makes shares of them: weights that are positive and sum to 1, for each query over
// all keys. First each score x becomes exp(x), which is positive. Then each is divided by the sum of its row.
//
// The exponentials are there: `heed::map(f, x)` applies f to each element. Divide them by the sum of their row.
// `heed::sum<Axis>(x)` sums along an axis, which is then gone; and `x / y` repeats y along the axes that y lacks.
// Write it yourself, without heed::softmax.
//
// As it stands, the compiler answers: "the weights of query 0 sum to 1"

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr auto shares(auto const& scores) {
    // your code begins
    auto const e = heed::map(heed::math::exp, scores);
    return e / heed::sum<Key>(e);
    // your code ends
}

constexpr bool is_one(float x) { return heed::math::abs(x - 1) < 1e-6f; }
constexpr auto scores = heed::from<float, Query<2>, Key<3>>({{0, 0, 0}, {2, 1, -1}});
constexpr auto weights = shares(scores);

static_assert(heed::shape_of(weights) == heed::shape<Query<2>, Key<3>>, "softmax changes numbers, and no shape");
static_assert(is_one(weights(0, 0) + weights(0, 1) + weights(0, 2)), "the weights of query 0 sum to 1");
static_assert(is_one(weights(1, 0) + weights(1, 1) + weights(1, 2)), "the weights of query 1 sum to 1");
static_assert(is_one(weights(1, 0) / weights(1, 1) / heed::math::exp(1.0f)),
              "a score that is greater by 1 makes a weight that is exp(1) times as great");
