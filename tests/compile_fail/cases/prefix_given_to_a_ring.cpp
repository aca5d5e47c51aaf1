// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A prefix for a ring, which has dropped the first keys when it is long.
// expect-first: a_ring_kv_cache_drops_the_first_keys_so_give_no_mask_that_counts_from_them<.*prefix<
#include "../lesson.hpp"

using ring = ring_kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = cached_attention(q, ring{}, window{before{1}});
#else
    auto result = cached_attention(q, ring{}, prefix{1});
#endif
}
