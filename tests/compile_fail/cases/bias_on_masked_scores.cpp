// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bias on scores that are masked: it may be +inf, and masks have the last word.
// expect-first: the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<.*masked, .*masked
#include "../lesson.hpp"

int main() {
    keep<Key<S>> const padding{};
    bias<float, Query<T>, Key<S>> const added{};
#ifdef TWIN
    auto s = masked<Query>(masked<Query>(logits_of_q_and_k, added), padding);
#else
    auto s = masked<Query>(masked<Query>(logits_of_q_and_k, padding), added);
#endif
}
