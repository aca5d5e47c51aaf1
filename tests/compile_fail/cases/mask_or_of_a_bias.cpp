// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Numbers that are added, or a padding mask.
// expect-first: a_bias_is_added_to_scores_so_it_holds_with_other_masks_by_ampersand_and_not_by_bar<.*\bbias<float,.*\bkeep<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, keep<Key<S>>{} & bias<float, Key<S>>{});
#else
    auto s = scores(q, k, keep<Key<S>>{} | bias<float, Key<S>>{});
#endif
}
