// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Rename to an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::rename,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = rename<Time, Query>(x);
#else
    auto y = rename<Time, Query<T>>(x);
#endif
}
