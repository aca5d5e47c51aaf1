// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Scores that took their mask already, capped afterwards: the cap goes into the call.
// expect-first: the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<.*capped, .*masked
#include "../lesson.hpp"

int main() {
    keep<Key<S>> const padding{};
#ifdef TWIN
    auto s = scores(q, k, padding, softcap{30.0f});
#else
    auto s = capped(scores(q, k, padding), softcap{30.0f});
#endif
}
