// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask of too few values.
// expect-first: a_mask_or_projection_needs_exactly_as_many_values_as_its_shape_has_elements<.*.*\bKey<\d+>.*values_given<2>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto m = keep<Key<3>>{true, false, true};
#else
    auto m = keep<Key<3>>{true, false};
#endif
}
