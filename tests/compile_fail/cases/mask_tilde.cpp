// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The opposite of a mask, as of a bool tensor in NumPy.
// expect-first: what_a_mask_hides_is_seen_by_an_exclamation_mark_in_front_of_it<.*\bkeep<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, !keep<Key<S>>{});
#else
    auto s = scores(q, k, ~keep<Key<S>>{});
#endif
}
