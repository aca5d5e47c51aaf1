// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask after softmax.
// expect-first: masked_needs_logits_so_mask_before_softmax_or_say_as_logits<.*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax<Key>(masked<Query>(logits_of_q_and_k, keep<Key<S>>{}));
#else
    auto w = masked<Query>(weights, keep<Key<S>>{});
#endif
}
