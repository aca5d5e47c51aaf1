// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// K Q^T used as scores.
// expect-first: softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax<Key>(scores(q, k));
#else
    auto w = softmax<Key>(scores(k, q));
#endif
}
