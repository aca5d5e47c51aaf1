// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cache made shorter that ends with the line.
// expect-first: a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<.*\btruncate, .*tensor<
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
    cache keys;
#ifdef TWIN
    truncate<Key>(keys, 0);
#else
    truncate<Key>(cache{}, 0);
#endif
}
