// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Large scores.
//
// d_k is 64, and before the scale the scores reach 500. exp(500) has 218 digits. A float has room for 39, and what is
// greater is infinity; infinity divided by infinity is no number, NaN; and whatever is computed with NaN is NaN.
//
// Softmax looks at differences only: subtract the same number from all scores of a row, and exponentials and their sum
// shrink alike, so that the weights stay what they are. Subtract the greatest score of the row: then the greatest
// exponential is exp(0) = 1. `heed::max<Axis>(x)` is the greatest along an axis, which is then gone.
//
// As it stands, the compiler answers: "weights are numbers, and not NaN, where scores reach 500"

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr auto shares(auto const& scores) {
    // your code begins
    auto const e = heed::map(heed::math::exp, scores);
    return e / heed::sum<Key>(e);
    // your code ends
}

// Two queries and three keys of 64 features, so that the scores are 500, 496, -500 and -500, -496, 500.
constexpr auto q = heed::outer(heed::from<float, Query<2>>({1, -1}), heed::full<float, Dk<64>>(1));
constexpr auto k = heed::outer(heed::from<float, Key<3>>({7.8125f, 7.75f, -7.8125f}), heed::full<float, Dk<64>>(1));
constexpr auto unscaled = heed::contract<Dk>(q, k);
static_assert(unscaled(0, 0) == 500 && heed::math::exp(500.0f) == heed::math::infinity<float>);

constexpr auto weights = shares(unscaled);
static_assert(!heed::math::is_nan(weights(0, 0)), "weights are numbers, and not NaN, where scores reach 500");
static_assert(heed::math::abs(weights(0, 1) / weights(0, 0) - heed::math::exp(-4.0f)) < 1e-6f,
              "a score that is less by 4 gets exp(-4) times the weight");
static_assert(heed::math::abs(weights(1, 2) - 1) < 1e-6f, "a score that is 996 above the others gets all the weight");
