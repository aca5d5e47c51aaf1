// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The opposite of numbers that are added.
// expect-first: a_bias_is_added_to_scores_and_has_no_opposite_so_say_not_of_bools_in_keep_or_drop<.*\bbias<float,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, !keep<Key<S>>{});
#else
    auto s = scores(q, k, !bias<float, Key<S>>{});
#endif
}
