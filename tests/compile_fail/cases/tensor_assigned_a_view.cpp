// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view where values are asked for.
// expect-first: a_view_becomes_a_tensor_with_values_of_its_own_where_that_is_said_as_in_as_tensor_of_x<.*strided_view<.*\bBatch<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto row = slice<Key>(k, 0);
#ifdef TWIN
    row = as_tensor(slice_view<Key>(k, 1));
#else
    row = slice_view<Key>(k, 1);
#endif
}
