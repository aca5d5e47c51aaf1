// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A number where a tensor is asked for.
// expect-first: a_tensor_is_assigned_a_tensor_and_its_elements_a_number_as_in_view_of_x_equals_0<int,.*\bBatch<\d+>,.*\bKey<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
    auto y = k;
#ifdef TWIN
    view_of(y) = 0;
#else
    y = 0;
#endif
}
