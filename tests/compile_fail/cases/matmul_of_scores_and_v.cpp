// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Raw scores times V, in matrix notation.
// expect-first: summing_over_the_axis_of_logits_needs_their_softmax_first_or_say_as_tensor<.*fault::in::matmul,.*logits<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = matmul(softmax<Key>(scores(q, k)), v);
#else
    auto o = matmul(scores(q, k), v);
#endif
}
