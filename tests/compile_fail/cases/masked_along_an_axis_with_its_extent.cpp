// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask along an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::masked,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto l = masked<Query>(logits_of_q_and_k, causal{lower_right});
#else
    auto l = masked<Query<T>>(logits_of_q_and_k, causal{lower_right});
#endif
}
