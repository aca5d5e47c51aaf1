// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The log-sum-exp of what softmax made of scores.
// expect-first: exponentials_are_taken_of_scores_and_not_of_a_distribution_or_say_as_tensor<.*logsumexp, .*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = logsumexp<Key>(logits_of_q_and_k);
#else
    auto y = logsumexp<Key>(weights);
#endif
}
