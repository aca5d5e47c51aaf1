// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The keys of one position and the values of two.
// expect-first: a_kv_cache_takes_as_many_values_as_keys<.*Key<2>
#include "../lesson.hpp"

int main() {
    kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>> cache;
#ifdef TWIN
    append(cache, slice<Key>(k, 0), slice<Key>(v, 0));
#else
    append(cache, slice<Key>(k, 0), range<Key<2>>(v, 0));
#endif
}
