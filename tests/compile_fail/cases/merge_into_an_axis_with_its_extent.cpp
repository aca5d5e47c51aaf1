// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Merge into an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::merge,.*\bModel<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = merge<Query, Dk, Model>(q);
#else
    auto y = merge<Query, Dk, Model<T * K>>(q);
#endif
}
