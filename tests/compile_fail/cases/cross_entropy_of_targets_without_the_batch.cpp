// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Targets of one sequence for logits of several.
// expect-first: cross_entropy_needs_one_target_for_each_row_of_logits<.*\bin::cross_entropy,.*\bBatch<.*\bQuery<.*\bQuery<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#else
    auto targets = zeros<int, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#endif
}
