// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Axes viewed as one in another order than they stand.
// expect-first: merge_view_needs_the_axes_side_by_side_in_the_order_they_are_named_so_say_merge_of_permute<.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto z = merge<Dk, Key, Model>(permute<Batch, Dk, Key>(k));
#else
    auto z = merge_view<Dk, Key, Model>(k);
#endif
}
