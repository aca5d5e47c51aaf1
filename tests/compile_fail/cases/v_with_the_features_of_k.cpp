// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// K in the place of V.
// expect-first: attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by<.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v);
#else
    auto o = scaled_dot_product_attention(q, k, k);
#endif
}
