// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two masks at once, as two bools.
// expect-first: masks_are_combined_by_one_ampersand_or_one_bar_and_not_by_two<.*\bcausal<.*\bkeep<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, causal{lower_right} & keep<Key<S>>{});
#else
    auto s = scores(q, k, causal{lower_right} && keep<Key<S>>{});
#endif
}
