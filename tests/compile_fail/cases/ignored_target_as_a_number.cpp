// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An ignored target that is not said to be one.
// expect-first: cross_entropy_takes_logits_and_targets_and_perhaps_an_ignored_target_as_in_ignored_of_it<.*\bin::cross_entropy, int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets, ignored{-1});
#else
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets, -1);
#endif
}
