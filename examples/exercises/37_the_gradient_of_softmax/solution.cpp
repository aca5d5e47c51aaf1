// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The gradient of softmax.
//
// Weights are the softmax of scores along Key: y = exp(x) / sum of exp(x). Given what a loss has for its gradient with
// respect to the weights, c, return its gradient with respect to the scores. The quotient rule gives it:
//   of score i:  y_i c_i, minus y_i times the sum of all y_j c_j of its row.
// A score that grows takes weight from all others of its row, and that is what the sum is about.
//
// Write it yourself, without value_and_gradient, which the checks ask for comparison.
//
// As it stands, the compiler answers:
//   "what is the same for all weights of a row changes nothing: they sum to 1 in any case"

#include <heed/heed.hpp>

using namespace heed::axes;

constexpr auto gradient_of_scores(auto const& y, auto const& c) {
    // your code begins
    return y * (c - heed::sum<Key>(y * c));
    // your code ends
}

constexpr auto scores = heed::from<float, Query<2>, Key<3>>({{0, 1, 2}, {1, -1, 0.5f}});
constexpr auto weights = heed::softmax<Key>(scores);
constexpr auto nothing = heed::full<float, Query<2>, Key<3>>(0.0f);

constexpr auto of_equal = gradient_of_scores(weights, heed::full<float, Query<2>, Key<3>>(3.0f));
static_assert(heed::shape_of(of_equal) == heed::shape<Query<2>, Key<3>>, "the gradient has the shape of the scores");
static_assert(all_close(of_equal, nothing, 0, 1e-6),
              "what is the same for all weights of a row changes nothing: they sum to 1 in any case");

constexpr auto of_first = gradient_of_scores(weights, heed::from<float, Query<2>, Key<3>>({{1, 0, 0}, {0, 0, 0}}));
static_assert(of_first(0, 0) > 0 && of_first(0, 1) < 0 && of_first(0, 2) < 0,
              "the first weight grows with its own score, and shrinks when another one grows");
static_assert(all_close(heed::slice<Query>(of_first, 1), heed::slice<Query>(nothing, 1), 0, 0),
              "a row has nothing to do with the gradient of another");
