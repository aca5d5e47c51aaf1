// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A causal mask for a ring, which knows where its queries are.
// expect-first: a_kv_cache_knows_where_its_queries_are_so_give_no_causal_mask_and_no_alignment<.*causal<
#include "../lesson.hpp"

using ring = ring_kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = cached_attention(q, ring{});
#else
    auto result = cached_attention(q, ring{}, causal{});
#endif
}
