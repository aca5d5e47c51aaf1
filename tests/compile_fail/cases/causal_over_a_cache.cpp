// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask with lengths that it is not made for.
// expect-first: this_does_not_go_with_lengths_that_are_known_at_run_time_yet<.*causal<
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;
using values = tensor<float, Batch<B>, up_to<Key<S>>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = attention(q, cache{}, values{});
#else
    auto result = attention(q, cache{}, values{}, causal{upper_left});
#endif
}
