// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A float tensor as a mask.
// expect-first: an_option_of_attention_is_a_mask_or_a_scale<.*tensor<float,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v, bias<float, Key<S>>{});
#else
    auto o = scaled_dot_product_attention(q, k, v, tensor<float, Key<S>>{});
#endif
}
