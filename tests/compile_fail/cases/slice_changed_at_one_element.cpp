// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An element written in a copy of a part.
// expect-first: elements_that_are_const_or_of_a_temporary_are_only_read_so_write_through_a_view_as_slice_view_makes<|read-only location .*slice<.*\bBatch<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto cache = k;
#ifdef TWIN
    slice_view<Key>(cache, 0)(0, 0) = 1;
#else
    slice<Key>(cache, 0)(0, 0) = 1;
#endif
}
