// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The extent of an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::extent,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto n = extent<Query>(q);
#else
    auto n = extent<Query<T>>(q);
#endif
}
