// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax over the wrong axis.
// expect-first: softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<.*\bKey<\d+>,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax<Key>(scores(q, k));
#else
    auto w = softmax<Query>(scores(q, k));
#endif
}
