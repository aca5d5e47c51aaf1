// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Two masks at once.
//
// Prompts of unequal length, filled up in front, are read by a model that does not look ahead: a query sees a key when
// it is not padding *and* does not come after the query. Return what heed::attention gives under both, with the output
// and the weights. The padding comes as a mask of its own, a heed::drop or a heed::keep; heed::causal{} is the other. A
// mask is laid on scores. After softmax it is too late: the weights would no longer sum to 1.
//
// As it stands, the compiler answers:
//   "no query sees a key that comes after it"

#include <heed/heed.hpp>

using namespace heed::axes;

constexpr auto look_back(auto const& q, auto const& k, auto const& v, auto const& padding) {
    // your code begins
    return heed::attention(q, k, v, padding);
    // your code ends
}

constexpr auto q = heed::from<float, Query<4>, Dk<2>>({{1, 0}, {0, 1}, {1, 1}, {2, 1}});
constexpr auto k = heed::from<float, Key<4>, Dk<2>>({{3, 3}, {0, 1}, {1, 0}, {2, 1}});
constexpr auto v = heed::from<float, Key<4>, Dv<3>>({{9, 9, 9}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
constexpr heed::drop<Key<4>> padding{true, false, false, false};
constexpr auto result = look_back(q, k, v, padding);

static_assert(result.weights(1, 2) == 0 && result.weights(1, 3) == 0 && result.weights(2, 3) == 0,
              "no query sees a key that comes after it");
static_assert(result.weights(1, 0) == 0 && result.weights(2, 0) == 0 && result.weights(3, 0) == 0,
              "the first key is padding, and gets no weight");
static_assert(all_close(heed::range<Query<3>>(heed::sum<Key>(result.weights), 1), heed::full<float, Query<3>>(1)),
              "the weights of a query that sees a key sum to 1");
static_assert(result.weights(0, 0) == 0 && result.output(0, 0) == 0,
              "the first query sees no key at all: its weights and its output are 0, and no NaN");
static_assert(result.output(1, 0) == 1 && result.output(1, 1) == 0,
              "the second query sees the second key alone, and has its value");
