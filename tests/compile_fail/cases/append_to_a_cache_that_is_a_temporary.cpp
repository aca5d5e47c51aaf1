// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Appended to a cache that is gone at the end of the line.
// expect-first: a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<.*append.*kv_cache<
#include "../lesson.hpp"

using cache = kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>>;

int main() {
    [[maybe_unused]] cache kept;
#ifdef TWIN
    append(kept, k, v);
#else
    append(cache{}, k, v);
#endif
}
