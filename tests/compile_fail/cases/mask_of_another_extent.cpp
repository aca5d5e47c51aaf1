// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask of another extent.
// expect-first: the_same_axis_comes_with_two_extents<.*fault::in::mask,.*\bKey<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, keep<Key<S>>{});
#else
    auto s = scores(q, k, keep<Key<S + 1>>{});
#endif
}
