// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Rename of an axis with its extent, to one with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::rename,.*\bTime<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = rename<Time, Query>(x);
#else
    auto y = rename<Time<T>, Query<T>>(x);
#endif
}
