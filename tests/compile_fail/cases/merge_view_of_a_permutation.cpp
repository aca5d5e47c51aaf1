// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Axes viewed as one whose elements are not evenly apart.
// expect-first: merge_view_needs_axes_whose_elements_are_evenly_apart_in_memory_so_say_merge_which_copies<.*did_you_mean<.*merge<.*Dk,.*Key,.*Model>
#include "../lesson.hpp"

int main() {
    auto y = permute_view<Batch, Dk, Key>(k);
#ifdef TWIN
    auto z = merge<Dk, Key, Model>(y);
#else
    auto z = merge_view<Dk, Key, Model>(y);
#endif
}
