// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sink among the options of scores: it has no part before softmax.
// expect-first: scores_come_before_softmax_so_give_this_to_attention_or_to_a_step_after_them<.*sink<float
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax_with_sink<Key>(scores(q, k), sink{0.5f});
#else
    auto w = softmax<Key>(scores(q, k, sink{0.5f}));
#endif
}
