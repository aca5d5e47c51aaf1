// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two executors for one call.
// expect-first: an_operation_runs_on_one_executor<.*in_order.*in_order
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto result = scaled_dot_product_attention(q, k, v, on(in_order{}));
#else
    auto result = scaled_dot_product_attention(q, k, v, on(in_order{}), on(in_order{}));
#endif
}
