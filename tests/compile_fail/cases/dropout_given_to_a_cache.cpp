// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Dropout for the steps of a cache, each of which would draw the same.
// expect-first: dropout_is_drawn_by_the_rows_of_one_call_so_attention_to_a_kv_cache_takes_none<.*dropout<
#include "../lesson.hpp"

using cache = kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = cached_attention(q, cache{});
#else
    auto result = cached_attention(q, cache{}, dropout{0.1f, philox{7}});
#endif
}
