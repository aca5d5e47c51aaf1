// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Scores that are normalised by their mean and not by softmax.
// expect-first: scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<.*layer_norm, .*logits<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = softmax<Key>(logits_of_q_and_k);
#else
    auto y = layer_norm<Key>(logits_of_q_and_k);
#endif
}
