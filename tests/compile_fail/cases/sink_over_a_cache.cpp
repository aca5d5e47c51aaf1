// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sink for weights over keys up to a length, which it is not made for yet.
// expect-first: this_does_not_go_with_lengths_that_are_known_at_run_time_yet<.*sink<
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;
using values = tensor<float, Batch<B>, up_to<Key<S>>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = attention(q, cache{}, values{}, causal{upper_left});
#else
    auto result = attention(q, cache{}, values{}, causal{upper_left}, sink{0.5f});
#endif
}
