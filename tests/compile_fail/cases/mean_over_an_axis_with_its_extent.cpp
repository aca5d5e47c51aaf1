// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mean over an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::mean,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto m = mean<Key>(k);
#else
    auto m = mean<Key<S>>(k);
#endif
}
