// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// More keys put behind those of a cache by copying all of them.
// expect-first: lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<.*\bconcat, .*up_to<.*Key<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
    cache keys;
#ifdef TWIN
    append<Key>(keys, k);
#else
    auto longer = concat<Key>(keys, k);
#endif
}
