// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The tiles of a mask, which has some in scores of a shape only.
// expect-first: these_are_no_tiles_of_a_mask_as_tiles_of_it_returns_them<.*in::count_tiles,.*\bcausal<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto n = count_tiles(tiles(causal{lower_right}, shape<Query<T>, Key<S>>), mask_tile::empty);
#else
    auto n = count_tiles(causal{lower_right}, mask_tile::empty);
#endif
}
