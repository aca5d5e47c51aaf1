// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view of a part of a temporary.
// expect-first: a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<.*fault::in::slice_view,.*\bBatch<\d+>,.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto turned = transpose(k);
    auto row = slice_view<Key>(turned, 0);
#else
    auto row = slice_view<Key>(transpose(k), 0);
#endif
}
