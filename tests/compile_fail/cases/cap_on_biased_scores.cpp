// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cap on scores that have their bias: the bias would be capped, too.
// expect-first: the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<.*capped, .*biased
#include "../lesson.hpp"

int main() {
    bias<float, Query<T>, Key<S>> const added{};
#ifdef TWIN
    auto s = masked<Query>(capped(logits_of_q_and_k, softcap{30.0f}), added);
#else
    auto s = capped(masked<Query>(logits_of_q_and_k, added), softcap{30.0f});
#endif
}
