// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys and values one by one where the cache goes.
// expect-first: cached_attention_attends_to_a_kv_cache_and_this_is_none<.*tensor<
#include "../lesson.hpp"

int main() {
    [[maybe_unused]] kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>> cache;
#ifdef TWIN
    auto result = cached_attention(q, cache);
#else
    auto result = cached_attention(q, cache.keys, cache.values);
#endif
}
