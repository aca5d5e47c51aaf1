// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cache that is to keep more positions than it has room for.
// expect-first: a_constant_length_is_more_than_there_are<.*truncate.*up_to<.*Key<\d+.*1000
#include "../lesson.hpp"

using cache = kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    cache kept;
    truncate(kept, 0_c);
#else
    cache kept;
    truncate(kept, 1000_c);
#endif
}
