// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The softmax of logits over a vocabulary, over time.
// expect-first: softmax_of_logits_goes_over_the_axis_that_they_are_scores_over<.*\bVocabulary<5>.*\bTime<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = softmax<Vocabulary>(unembed<Vocabulary>(x, table));
#else
    auto table = zeros<float, Vocabulary<5>, Model<M>>();
    auto y = softmax<Time>(unembed<Vocabulary>(x, table));
#endif
}
