// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask of ones and zeros.
// expect-first: a_mask_or_projection_is_made_of_values_of_its_element_type<int, bool>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto m = keep<Key<2>>{true, false};
#else
    auto m = keep<Key<2>>{1, 0};
#endif
}
