// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cap on masked scores: what is masked would be a finite score again, and the future leaks into the past.
// expect-first: the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<.*capped, .*masked
#include "../lesson.hpp"

int main() {
    keep<Key<S>> const padding{};
#ifdef TWIN
    auto s = masked<Query>(capped(logits_of_q_and_k, softcap{30.0f}), padding);
#else
    auto s = capped(masked<Query>(logits_of_q_and_k, padding), softcap{30.0f});
#endif
}
