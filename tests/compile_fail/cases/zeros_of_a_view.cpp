// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Zeros of a view.
// expect-first: a_view_has_no_values_of_its_own_so_make_a_tensor_and_view_that<.*tensor_view<float,.*\bQuery<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = zeros<float, Query<T>, Dk<K>>();
    auto view = view_of(y);
#else
    auto view = zeros<tensor_view<float, Query<T>, Dk<K>>>();
#endif
}
