// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Logits over the keys, as if they were over the queries.
// expect-first: softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<.*\bKey<.*\bQuery<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#else
    auto targets = zeros<int, Batch<B>, Key<S>>();
    auto y = cross_entropy<Query>(logits_of_q_and_k, targets);
#endif
}
