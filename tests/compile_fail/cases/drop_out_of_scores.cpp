// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Scores that are dropped out, whose 0 is no score that is left out.
// expect-first: scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<.*\bin::drop_out, .*logits<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = drop_out(q, dropout{0.5f, philox{1}});
#else
    auto y = drop_out(logits_of_q_and_k, dropout{0.5f, philox{1}});
#endif
}
