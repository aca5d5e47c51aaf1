// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A batch axis in q and k that v lacks.
// expect-first: attention_needs_the_batch_axes_of_q_and_k_in_v_too<.*.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v);
#else
    auto o = scaled_dot_product_attention(q, k, slice<Batch>(v, 0));
#endif
}
