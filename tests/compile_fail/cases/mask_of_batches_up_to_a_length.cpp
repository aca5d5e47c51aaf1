// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask for batches up to a length, which it is not made for yet.
// expect-first: this_does_not_go_with_lengths_that_are_known_at_run_time_yet<.*causal<
#include "../lesson.hpp"

using queries = tensor<float, up_to<Batch<B>>, Query<T>, Dk<K>>;
using keys = tensor<float, up_to<Batch<B>>, Key<S>, Dk<K>>;
using values = tensor<float, up_to<Batch<B>>, Key<S>, Dv<V>>;

int main() {
#ifdef TWIN
    auto result = attention(queries{}, keys{}, values{});
#else
    auto result = attention(queries{}, keys{}, values{}, causal{upper_left});
#endif
}
