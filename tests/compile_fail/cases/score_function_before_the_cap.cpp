// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cap on what a function made of the scores: the cap comes first.
// expect-first: the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<.*capped, .*rescored
#include "../lesson.hpp"

int main() {
    auto const nearer = score_with{[](float score, index_of<Query>, index_of<Key>) { return score; }};
#ifdef TWIN
    auto s = rescored<Query>(capped(logits_of_q_and_k, softcap{30.0f}), nearer);
#else
    auto s = capped(rescored<Query>(logits_of_q_and_k, nearer), softcap{30.0f});
#endif
}
