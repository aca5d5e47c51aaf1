// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A renamed copy written to.
// expect-first: writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<.*\bBatch<\d+>,.*Time<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto y = k;
    auto x = rename<Key, Time>(k);
#ifdef TWIN
    rename_view<Key, Time>(y) = x;
#else
    rename<Key, Time>(y) = x;
#endif
}
