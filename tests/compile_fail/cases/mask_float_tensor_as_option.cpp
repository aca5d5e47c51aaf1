// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A float tensor as a mask.
// expect-first: a_tensor_is_a_mask_when_it_is_said_to_be_a_bias<.*tensor<float,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v, bias<float, Key<S>>{});
#else
    auto o = scaled_dot_product_attention(q, k, v, tensor<float, Key<S>>{});
#endif
}
