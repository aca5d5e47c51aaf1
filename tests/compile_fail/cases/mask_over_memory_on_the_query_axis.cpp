// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A padding mask over memory laid on the query axis.
// expect-first: a_mask_needs_the_key_axis<.*\bKey<\d+>, (?!.*did_you_mean)
#include "../lesson.hpp"

int main() {
    static bool of_keys[B * S], of_queries[B * T];
    (void)of_keys;
    (void)of_queries;
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v, drop{view_of<Batch<B>, Key<S>>(of_keys)});
#else
    auto o = scaled_dot_product_attention(q, k, v, drop{view_of<Batch<B>, Query<T>>(of_queries)});
#endif
}
