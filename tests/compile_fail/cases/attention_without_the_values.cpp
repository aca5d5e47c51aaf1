// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attention without the values.
// expect-first: an_operand_is_missing<.*fault::in::attention,.*mend::v\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v);
#else
    auto o = scaled_dot_product_attention(q, k);
#endif
}
