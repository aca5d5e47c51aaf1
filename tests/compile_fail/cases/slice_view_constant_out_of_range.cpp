// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view of a part at a constant index out of range.
// expect-first: a_constant_index_is_out_of_range<.*\bKey<\d+>,.*constant_index<5>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto row = slice_view<Key>(k, 3_c);
#else
    auto row = slice_view<Key>(k, 5_c);
#endif
}
