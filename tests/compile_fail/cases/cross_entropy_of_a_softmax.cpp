// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The softmax of logits where cross entropy takes it itself.
// expect-first: cross_entropy_takes_the_softmax_itself_so_give_it_logits<.*\bin::cross_entropy, .*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#else
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(weights, targets);
#endif
}
