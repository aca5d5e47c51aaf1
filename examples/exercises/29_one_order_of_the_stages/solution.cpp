// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// One order of the stages.
//
// A model bounds its scores by a cap, hides some of them by a mask, and has a sink in each row of its softmax. The
// function below hides first and caps then, by hand, and leaves the sink out. Mend it: it returns the weights of scores
// that are scaled, capped by c tanh(score / c), masked by whatever mask of heed's comes, and shared with a sink of
// that logit, in this order.
//
// As it stands, the compiler answers:
//   "the last key is hidden: its weight is 0"

#include <heed/heed.hpp>
#include <heed/math.hpp>

using namespace heed::axes;

constexpr auto weights_of(auto const& q, auto const& k, float cap, auto const& mask, float logit) {
    // your code begins
    auto const capped = heed::scores(q, k, heed::softcap{cap}, mask);
    return heed::softmax_with_sink<Key>(capped, heed::sink{logit});
    // your code ends
}

constexpr auto q = heed::from<float, Query<2>, Dk<1>>({{4}, {0}});
constexpr auto k = heed::from<float, Key<3>, Dk<1>>({{1}, {-1}, {1}});
constexpr heed::keep<Key<3>> real{true, true, false};
constexpr auto weights = weights_of(q, k, 2.0f, real, 3.0f);

static_assert(heed::shape_of(weights) == heed::shape<Query<2>, Key<3>>, "the weights are [Query<2>, Key<3>]");
static_assert(weights(0, 2) == 0 && weights(1, 2) == 0, "the last key is hidden: its weight is 0");
static_assert(weights(1, 0) > 0.043f && weights(1, 0) < 0.046f,
              "of equal scores of 0 each key has 1 / (1 + 1 + e^3), as the sink has e^3");
static_assert(weights(0, 0) > 0.252f && weights(0, 0) < 0.256f,
              "a score of 4 is capped to 2 tanh(4 / 2), nearly 2, and the sink of 3 is not");
