// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Log_softmax over an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::log_softmax,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto l = log_softmax<Key>(logits_of_q_and_k);
#else
    auto l = log_softmax<Key<S>>(logits_of_q_and_k);
#endif
}
