// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An executor for attention with its weights.
// expect-first: scores_and_weights_are_computed_on_one_core_but_scaled_dot_product_attention_takes_an_executor<.*in_order
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto result = scaled_dot_product_attention(q, k, v, on(in_order{}));
#else
    auto result = attention(q, k, v, on(in_order{}));
#endif
}
