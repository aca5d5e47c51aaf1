// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Concat along an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::concat,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = concat<Key>(k, k);
#else
    auto y = concat<Key<S>>(k, k);
#endif
}
