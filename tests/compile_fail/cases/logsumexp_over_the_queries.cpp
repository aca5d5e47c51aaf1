// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The log-sum-exp of scores along another axis than softmax goes.
// expect-first: softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<.*\bKey<.*\bQuery<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = logsumexp<Key>(logits_of_q_and_k);
#else
    auto y = logsumexp<Query>(logits_of_q_and_k);
#endif
}
