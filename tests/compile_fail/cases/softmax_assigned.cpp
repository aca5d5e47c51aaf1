// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights written to weights that nobody keeps.
// expect-first: writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<.*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax<Key>(logits_of_q_and_k);
    w = weights;
#else
    softmax<Key>(logits_of_q_and_k) = weights;
#endif
}
