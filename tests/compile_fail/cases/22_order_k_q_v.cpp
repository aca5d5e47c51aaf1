// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The order k, q, v.
// expect-first: attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped<.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v);
#else
    auto o = scaled_dot_product_attention(k, q, v);
#endif
}
