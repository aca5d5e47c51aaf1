// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cache that is made shorter, and gone at the end of the line.
// expect-first: a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<.*truncate.*kv_cache<
#include "../lesson.hpp"

using cache = kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
#ifdef TWIN
    cache kept;
    truncate(kept, 0);
#else
    truncate(cache{}, 0);
#endif
}
