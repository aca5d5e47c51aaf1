// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The documents of other keys.
// expect-first: the_same_axis_comes_with_two_extents<.*fault::in::mask,.*\bKey<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>, Query<T>> of_queries{};
    tensor<int, Batch<B>, Key<S>> of_keys{};
#ifdef TWIN
    auto s = scores(q, k, documents{of_queries, of_keys});
#else
    auto s = scores(q, k, documents{of_queries, tensor<int, Key<S + 1>>{}});
#endif
}
