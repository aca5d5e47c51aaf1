// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Concat of tensors with their axes in two orders.
// expect-first: concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only<.*did_you_mean<.*permute<.*\bBatch,.*\bKey,.*\bDk> ?\(
#include "../lesson.hpp"

int main() {
    tensor<float, Key<1>, Batch<B>, Dk<K>> z{};
#ifdef TWIN
    auto y = concat<Key>(k, permute<Batch, Key, Dk>(z));
#else
    auto y = concat<Key>(k, z);
#endif
}
