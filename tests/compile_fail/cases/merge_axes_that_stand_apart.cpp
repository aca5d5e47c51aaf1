// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Heads merged with the positions between them.
// expect-first: merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first<.*did_you_mean<.*permute<.*\bQuery,.*\bHead,.*\bDv> ?\(
#include "../lesson.hpp"

int main() {
    tensor<float, Head<H>, Query<T>, Dv<V>> z{};
#ifdef TWIN
    auto y = merge<Head, Dv, Model>(permute<Query, Head, Dv>(z));
#else
    auto y = merge<Head, Dv, Model>(z);
#endif
}
