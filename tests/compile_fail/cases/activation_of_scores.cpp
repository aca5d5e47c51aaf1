// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An activation of scores, which softmax is for.
// expect-first: scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<.*\bin::relu, .*logits<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = relu(as_tensor(logits_of_q_and_k));
#else
    auto y = relu(logits_of_q_and_k);
#endif
}
