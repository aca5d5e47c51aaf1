// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view assigned what has an axis that it lacks.
// expect-first: assignment_needs_the_left_side_to_have_all_axes_of_the_right_side<.*fault::in::assign,.*\bBatch<\d+>,.*\bDk<\d+>.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    auto cache = k;
#ifdef TWIN
    slice_view<Key>(cache, 0) = slice<Key>(k, 0);
#else
    slice_view<Key>(cache, 0) = k;
#endif
}
