// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights over no axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::as_attention_weights,.*\bBatch<\d+>,.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = as_attention_weights<Key>(matmul(q, transpose(k)));
#else
    auto w = as_attention_weights(matmul(q, transpose(k)));
#endif
}
