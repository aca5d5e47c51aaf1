// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sum over axes with their extents.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::sum,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = sum<Query, Dk>(q);
#else
    auto s = sum<Query<T>, Dk<K>>(q);
#endif
}
