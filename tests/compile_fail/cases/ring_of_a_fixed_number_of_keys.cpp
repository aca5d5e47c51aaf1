// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A ring whose keys are all there from the beginning.
// expect-first: a_kv_cache_has_keys_up_to_a_length_and_then_features_of_keys_and_others_of_values<.*Key<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    ring_kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>> ring;
#else
    ring_kv_cache<float, Batch<B>, Key<S>, Dk<K>, Dv<V>> ring;
#endif
}
