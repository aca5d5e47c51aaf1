// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A slice along an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::slice,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = slice<Query>(weights, 0);
#else
    auto y = slice<Query<T>>(weights, 0);
#endif
}
