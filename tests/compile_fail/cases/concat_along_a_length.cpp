// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Tensors joined along an axis up to a length, which grows by `append`.
// expect-first: lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<.*\bconcat,.*\bKey<\d+
#include "../lesson.hpp"

int main() {
    tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>> cache;
#ifdef TWIN
    auto result = concat<Dk>(cache, cache);
#else
    auto result = concat<Key>(cache, cache);
#endif
}
