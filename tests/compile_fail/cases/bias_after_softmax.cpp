// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bias that is added to weights.
// expect-first: masked_needs_logits_so_mask_before_softmax_or_say_as_logits<.*attention_weights
#include "../lesson.hpp"

int main() {
    bias<float, Query<T>, Key<S>> const added{};
#ifdef TWIN
    auto w = softmax<Key>(masked<Query>(logits_of_q_and_k, added));
#else
    auto w = masked<Query>(softmax<Key>(logits_of_q_and_k), added);
#endif
}
