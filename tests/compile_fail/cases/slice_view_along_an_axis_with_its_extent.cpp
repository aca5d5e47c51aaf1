// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view of a part along an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::slice_view,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto row = slice_view<Key>(k, 0);
#else
    auto row = slice_view<Key<S>>(k, 0);
#endif
}
