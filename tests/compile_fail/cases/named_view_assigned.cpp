// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A named view assigned a row: to view it, or to write it?
// expect-first: a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<.*strided_view<float,.*\bBatch<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto cache = k;
    auto row = slice<Key>(k, 0);
    auto place = slice_view<Key>(cache, 0);
#ifdef TWIN
    view_of(place) = row;
#else
    place = row;
#endif
}
