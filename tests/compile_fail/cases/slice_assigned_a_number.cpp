// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A number written to a copy of a part.
// expect-first: writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<.*\bBatch<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto cache = k;
#ifdef TWIN
    slice_view<Key>(cache, 0) = 0;
#else
    slice<Key>(cache, 0) = 0;
#endif
}
