// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A result written into a copy of a part.
// expect-first: writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<.*\bQuery<\d+>,.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
    auto out = output;
    auto w = slice<Batch>(as_tensor(weights), 0);
#ifdef TWIN
    contract<Key>(into(slice_view<Batch>(out, 0)), w, slice<Batch>(v, 0));
#else
    contract<Key>(into(slice<Batch>(out, 0)), w, slice<Batch>(v, 0));
#endif
}
