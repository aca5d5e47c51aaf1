// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Appended to a view: the tensor would not know.
// expect-first: a_length_changes_in_a_tensor_that_owns_its_values_and_has_a_name<.*\bappend, .*tensor_view<
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
    cache keys;
#ifdef TWIN
    append<Key>(keys, k);
#else
    append<Key>(view_of(keys), k);
#endif
}
