// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A row written to a part of a constant.
// expect-first: assignment_needs_elements_that_are_not_const<.*fault::in::assign,.*strided_view<(?:const float|float const),.*\bBatch<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto row = slice<Key>(k, 1);
#ifdef TWIN
    auto cache = k;
    slice_view<Key>(cache, 0) = row;
#else
    slice_view<Key>(k, 0) = row;
#endif
}
