// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A score by hand.
//
// How well does key j fit query i? Multiply the features of the query with those of the key, one by one, and add the
// products: that number is their score, and it is great where both are great in the same features. (1, 2) and (3, 4)
// make 1 * 3 + 2 * 4 = 11.
//
// Write the function that gives one score, as a number. `heed::slice<Query>(q, i)` is query i alone, with the features
// Dk; `*` multiplies tensors element by element; `heed::sum(x)` adds all elements of x.
//
// As it stands, the compiler answers: "query 0 is (1, 2), key 1 is (3, 4): their score is 1 * 3 + 2 * 4"

#include <heed/heed.hpp>
using namespace heed::axes;

constexpr float score(auto const& q, auto const& k, std::size_t i, std::size_t j) {
    // your code begins
    return 0;
    // your code ends
}

constexpr auto q = heed::from<float, Query<2>, Dk<2>>({{1, 2}, {-1, 5}});
constexpr auto k = heed::from<float, Key<3>, Dk<2>>({{0, 1}, {3, 4}, {2, -2}});

static_assert(score(q, k, 0, 1) == 1 * 3 + 2 * 4, "query 0 is (1, 2), key 1 is (3, 4): their score is 1 * 3 + 2 * 4");
static_assert(score(q, k, 1, 2) == -1 * 2 + 5 * -2, "query 1 is (-1, 5), key 2 is (2, -2): their score is negative");
