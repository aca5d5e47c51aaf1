// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A prompt that is longer than what a query sees, appended in one go.
// expect-first: a_ring_kv_cache_takes_at_most_as_many_positions_at_once_as_a_query_sees<.*Key<\d+>, .*up_to<.*Key<2>
#include "../lesson.hpp"

using ring = ring_kv_cache<float, Batch<B>, up_to<Key<2>>, Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    ring cache;
    append(cache, range<Key<2>>(k, 0), range<Key<2>>(v, 0));
#else
    ring cache;
    append(cache, k, v);
#endif
}
