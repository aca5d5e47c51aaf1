// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A window with an offset of its own for a cache, which knows where its queries are.
// expect-first: a_kv_cache_knows_where_its_queries_are_so_give_no_causal_mask_and_no_alignment<.*window<.*offset<
#include "../lesson.hpp"

using cache = kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
    [[maybe_unused]] std::size_t const seen = 2;
#ifdef TWIN
    auto result = cached_attention(q, cache{}, window{before{1}});
#else
    auto result = cached_attention(q, cache{}, window{before{1}, offset{seen}});
#endif
}
