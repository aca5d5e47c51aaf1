// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Merge of axes with their extents.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::merge,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = merge<Query, Dk, Model>(q);
#else
    auto y = merge<Query<T>, Dk<K>, Model<T * K>>(q);
#endif
}
