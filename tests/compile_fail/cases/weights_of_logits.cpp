// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Logits said to be weights.
// expect-first: as_attention_weights_of_logits_lacks_their_softmax_or_say_as_tensor<.*logits<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(as_attention_weights<Key>(as_tensor(weights)), v);
#else
    auto o = attend(as_attention_weights<Key>(logits_of_q_and_k), v);
#endif
}
