// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Targets as ones and zeros along the axis, one of them for each logit.
// expect-first: tokens_and_targets_are_places_along_this_axis_and_do_not_have_it<.*\bin::cross_entropy,.*\bKey<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#else
    auto targets = zeros<int, Batch<B>, Query<T>, Key<S>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#endif
}
