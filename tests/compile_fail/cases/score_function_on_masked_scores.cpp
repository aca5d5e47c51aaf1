// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A function of scores that are masked: it would be asked of what is hidden.
// expect-first: the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<.*rescored, .*masked
#include "../lesson.hpp"

int main() {
    keep<Key<S>> const padding{};
    auto const nearer = score_with{[](float score, index_of<Query>, index_of<Key>) { return score; }};
#ifdef TWIN
    auto s = scores(q, k, padding, nearer);
#else
    auto s = rescored<Query>(scores(q, k, padding), nearer);
#endif
}
