// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Far keys count less.
//
// From each score a model takes a slope times the distance between query and key, whichever of the two comes first:
// next to each other they are 1 apart. Query i stands where key i is, and each head has a slope of its own. Return the
// option that does so, for attention and for scores.
//
// As it stands, the compiler answers:
//   "key 2 is as far from query 0 as key 0 is from query 2: the score is -0.5 * 2"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t H>
constexpr auto nearer(heed::tensor<float, Head<H>> const& slopes) {
    // your code begins
    return heed::score_with{[slopes](float score, heed::index_of<Query> query, heed::index_of<Key> key) {
        return score - slopes(0) * static_cast<float>(query - key);
    }};
    // your code ends
}

// All features are 0, and so are the scores before.
constexpr heed::tensor<float, Head<2>, Query<3>, Dk<1>> q{};
constexpr heed::tensor<float, Head<2>, Key<3>, Dk<1>> k{};
constexpr auto scores = heed::scores(q, k, nearer(heed::tensor<float, Head<2>>{0.5f, 0.25f}));

static_assert(scores(0, 1, 1) == 0 && scores(1, 2, 2) == 0, "a query and the key at its own position are 0 apart");
static_assert(scores(0, 2, 0) == -1, "key 0 is two places before query 2: the score is 0 - 0.5 * 2");
static_assert(scores(0, 0, 2) == -1, "key 2 is as far from query 0 as key 0 is from query 2: the score is -0.5 * 2");
static_assert(scores(1, 2, 0) == -0.5f && scores(1, 0, 1) == -0.25f, "head 1 has a slope of its own, 0.25");
