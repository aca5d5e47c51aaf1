// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A transposed copy written to.
// expect-first: writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<.*\bBatch<\d+>,.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    auto y = k;
    auto x = transpose(k);
#ifdef TWIN
    transpose_view(y) = x;
#else
    transpose(y) = x;
#endif
}
