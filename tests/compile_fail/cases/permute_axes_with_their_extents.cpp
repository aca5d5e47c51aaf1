// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Permute of axes with their extents.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::permute,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = permute<Query, Batch, Dk>(q);
#else
    auto y = permute<Query<T>, Batch<B>, Dk<K>>(q);
#endif
}
