// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Lengths of the keys for a ring, of which the first ones are dropped when it is long.
// expect-first: a_ring_kv_cache_drops_the_first_keys_so_give_no_mask_that_counts_from_them<.*lengths_along<
#include "../lesson.hpp"

using ring = ring_kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;
using cache = kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = cached_attention(q, cache{}, lengths<Key>(2));
#else
    auto result = cached_attention(q, ring{}, lengths<Key>(2));
#endif
}
