// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax over an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::softmax,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax<Key>(logits_of_q_and_k);
#else
    auto w = softmax<Key<S>>(logits_of_q_and_k);
#endif
}
