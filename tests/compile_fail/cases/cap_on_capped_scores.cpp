// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Capped twice: once in the call and once by hand.
// expect-first: the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<.*capped, .*capped
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, softcap{30.0f});
#else
    auto s = capped(scores(q, k, softcap{30.0f}), softcap{30.0f});
#endif
}
