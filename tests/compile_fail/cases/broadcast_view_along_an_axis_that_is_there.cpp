// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A tensor repeated along an axis that it has.
// expect-first: the_result_would_name_an_axis_twice_so_rename_one<.*fault::in::broadcast_view,.*\bKey<\d+>,.*\bBatch<\d+>,.*\bKey<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto repeated = broadcast_view<Head<H>>(k);
#else
    auto repeated = broadcast_view<Key<S>>(k);
#endif
}
