// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Dropout before softmax: a score of 0 is no score that is left out.
// expect-first: dropped_out_needs_weights_after_softmax<.*logits
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = dropped_out<Query>(weights, dropout{0.5f, philox{1}});
#else
    auto w = softmax<Key>(dropped_out<Query>(logits_of_q_and_k, dropout{0.5f, philox{1}}));
#endif
}
