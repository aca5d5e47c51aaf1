// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The scale follows from the features.
//
// The more features a query and a key have, the more products are summed, and the greater a score gets by that alone.
// So attention divides the scores by the square root of the number of features, which is called d_k.
//
// Somebody has written 2, the root of 4. That is right for four features, and silently wrong for nine. Take the number
// of features from the type: `heed::extent<Dk>(q)` is the number of places of the axis Dk of q, and
// `heed::math::sqrt(x)` is the square root of a float or a double x.
//
// As it stands, the compiler answers: "with nine features a score is divided by 3"

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr auto scaled_scores(auto const& q, auto const& k) {
    // your code begins
    return heed::matmul(q, heed::transpose(k)) / 2.0f;
    // your code ends
}

constexpr bool is_about(float x, float y) { return heed::math::abs(x - y) < 1e-5f; }

// All features are 1, so that a score is the number of features before it is divided.
constexpr auto with_four = scaled_scores(heed::full<float, Query<2>, Dk<4>>(1), heed::full<float, Key<4>, Dk<4>>(1));
constexpr auto with_nine = scaled_scores(heed::full<float, Query<2>, Dk<9>>(1), heed::full<float, Key<9>, Dk<9>>(1));

static_assert(heed::shape_of(with_nine) == heed::shape<Query<2>, Key<9>>,
              "a row for each query, a column for each key");
static_assert(is_about(with_nine(0, 0), 9 / 3.0f), "with nine features a score is divided by 3");
static_assert(is_about(with_four(0, 0), 4 / 2.0f), "with four features a score is divided by 2");
