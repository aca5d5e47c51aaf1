// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The capacity where the length is meant.
// expect-first: the_extent_is_known_at_run_time_only_so_ask_for_length_or_capacity<.*up_to<.*Key<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
    cache keys;
#ifdef TWIN
    auto count = length<Key>(keys);
#else
    auto count = extent<Key>(keys);
#endif
}
