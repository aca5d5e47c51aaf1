// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part of keys whose number is known at run time: `merge` could not tell which keys were seen.
// expect-first: lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<.*\battention_with_lse,.*\bKey<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;
using values = tensor<float, Batch<B>, up_to<Key<S>>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = attention_with_lse(q, cache{}, values{});
#else
    auto result = attention_with_lse<part<Key<S>, 0, 2>>(q, cache{}, values{});
#endif
}
