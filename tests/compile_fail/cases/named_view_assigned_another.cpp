// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A named view assigned another: to view it, or to write it?
// expect-first: a_named_view_is_not_assigned_so_write_through_view_of_it_or_rebind_it<.*tensor_view<float,.*\bKey<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto cache = k;
    auto here = slice_view<Batch>(cache, 0);
    auto there = slice_view<Batch>(cache, 1);
#ifdef TWIN
    here.rebind(there);
#else
    here = there;
#endif
}
