// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Naive_softmax over no axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::naive_softmax,.*\bBatch<\d+>,.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto l = naive_softmax<Key>(logits_of_q_and_k);
#else
    auto l = naive_softmax(logits_of_q_and_k);
#endif
}
