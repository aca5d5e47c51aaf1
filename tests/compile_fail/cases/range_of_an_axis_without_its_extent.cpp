// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A range without its length.
// expect-first: an_axis_needs_its_extent_here<.*fault::in::range,.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto part = range<Key<3>>(k, 1);
#else
    auto part = range<Key>(k, 1);
#endif
}
