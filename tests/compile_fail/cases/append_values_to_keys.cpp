// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values put into the cache of the keys.
// expect-first: append_needs_the_other_axes_of_the_tensor_and_perhaps_the_one_that_is_appended_to<.*Key<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
    cache keys;
#ifdef TWIN
    append<Key>(keys, k);
#else
    append<Key>(keys, v);
#endif
}
