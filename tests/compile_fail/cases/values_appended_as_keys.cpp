// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values where the keys go, and keys where the values go.
// expect-first: append_needs_the_other_axes_of_the_tensor_and_perhaps_the_one_that_is_appended_to<.*up_to<.*Key<.*Dk<.*Dv<
#include "../lesson.hpp"

int main() {
    kv_cache<float, Batch<B>, up_to<Key<S>>, Dk<K>, Dv<V>> cache;
#ifdef TWIN
    append(cache, k, v);
#else
    append(cache, v, k);
#endif
}
