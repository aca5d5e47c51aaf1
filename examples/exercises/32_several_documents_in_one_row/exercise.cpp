// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Several documents in one row.
//
// Each row of a batch holds several texts, one behind the other. `text` has the number of the text that a position
// belongs to, and 0 where the row has no text any more. A query sees the keys of its own text up to its own position,
// and nobody sees a key where there is no text. Return a mask that says so. `x > 0` is a tensor of bools, element by
// element, and a mask needs names that the scores have: Query and Key.
//
// As it stands, the compiler answers:
//   "the second text of row 0 begins at position 2, and does not see the first one"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t B, std::size_t T>
constexpr auto may_see(heed::tensor<int, Batch<B>, Time<T>> const& text) {
    // your code begins
    auto const of_keys = heed::rename<Time, Key>(text);
    return heed::causal{} & heed::keep{of_keys > 0};
    // your code ends
}

constexpr auto seen = visible(may_see(heed::from<int, Batch<2>, Time<5>>({{2, 2, 1, 1, 0}, {3, 0, 0, 0, 0}})),
                              heed::shape<Batch<2>, Query<5>, Key<5>>);

static_assert(!seen(0, 2, 0) && !seen(0, 3, 1),
              "the second text of row 0 begins at position 2, and does not see the first one");
static_assert(seen(0, 1, 0) && seen(0, 3, 2), "a query sees the earlier keys of its own text");
static_assert(seen(0, 0, 0) && seen(0, 2, 2) && seen(1, 0, 0), "a query sees its own key");
static_assert(!seen(0, 0, 1) && !seen(0, 2, 3), "no query sees a key behind its own, in its own text either");
static_assert(!seen(0, 4, 4) && !seen(0, 4, 0) && !seen(1, 2, 1) && !seen(1, 4, 4),
              "where there is no text, nothing is seen, by the empty places themselves either");
