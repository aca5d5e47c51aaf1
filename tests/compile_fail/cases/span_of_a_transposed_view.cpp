// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A span of values that are not in a row.
// expect-first: a_span_needs_values_in_a_row_so_make_it_of_as_tensor_of_the_view<.*strided_view<.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

#include <heed/borders/containers.hpp>

int main() {
#ifdef TWIN
    auto turned = as_tensor(transpose_view(k));
    auto span = borders::as_span(turned);
#else
    auto span = borders::as_span(transpose_view(k));
#endif
}
