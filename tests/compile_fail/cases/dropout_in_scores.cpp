// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Dropout of scores: weights are dropped, after softmax.
// expect-first: scores_come_before_softmax_so_give_this_to_attention_or_to_a_step_after_them<.*dropout<float
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention(q, k, v, dropout{0.5f, philox{1}});
#else
    auto w = softmax<Key>(scores(q, k, dropout{0.5f, philox{1}}));
#endif
}
