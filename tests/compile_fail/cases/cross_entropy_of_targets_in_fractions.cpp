// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Targets as numbers with fractions.
// expect-first: tokens_and_targets_are_whole_numbers<.*\bin::cross_entropy, float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#else
    auto targets = zeros<float, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#endif
}
