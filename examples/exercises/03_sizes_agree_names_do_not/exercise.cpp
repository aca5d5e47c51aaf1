// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Sizes agree, names do not.
//
// Four queries and four keys, with four features each: q and k are both 4 x 4. To compare every query with every key,
// matmul has to sum over the features of both, Dk. It sums over the last axis of its first operand and over the second
// to last axis of its second operand, and asks that both are the same axis. In k, that axis is Key.
//
// In most languages this line runs, and its numbers are wrong. Here it does not compile. Mend it, so that row i and
// column j of the result compare query i with key j. `heed::transpose` swaps the last two axes of a tensor.
//
// As it stands, the compiler answers:
//   "fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<Dk<4>, Key<4>>"

#include <heed/heed.hpp>
using namespace heed::axes;

// `auto` stands for any tensor: this is called with the two below, and with others of other sizes in the hidden checks.
constexpr auto compare(auto const& q, auto const& k) {
    // your code begins
    return heed::matmul(q, k);
    // your code ends
}

constexpr auto q = heed::from<float, Query<4>, Dk<4>>({{1, 0, 0, 0}, {0, 1, 0, 0}, {1, 2, 3, 4}, {0, 0, 1, 0}});
constexpr auto k = heed::from<float, Key<4>, Dk<4>>({{5, 6, 7, 8}, {1, 1, 1, 1}, {0, 2, 0, 2}, {9, 0, 0, 0}});
constexpr auto compared = compare(q, k);

static_assert(heed::shape_of(compared) == heed::shape<Query<4>, Key<4>>, "a row for each query, a column for each key");
static_assert(compared(2, 0) == 1 * 5 + 2 * 6 + 3 * 7 + 4 * 8, "row 2, column 0 compares query 2 with key 0");
