// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A scale from d_model.
// expect-first: attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<.*distribution<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(softmax<Key>(scores(q, k)), v);
#else
    auto o = attend(softmax<Key>(matmul(q, transpose(k)) / math::sqrt(float{M})), v);
#endif
}
