// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view in a row of values that do not stand in a row.
// expect-first: a_tensor_view_needs_values_in_a_row_so_view_a_copy_as_in_as_tensor_of_it<.*strides<1U?L?,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    float memory[S * K]{};
    strided_view<float, strides<1, S>, Key<S>, Dk<K>> columns(memory);
    auto rows = as_tensor(columns);
    tensor_view<float, Key<S>, Dk<K>> y(rows);
#else
    float memory[S * K]{};
    strided_view<float, strides<1, S>, Key<S>, Dk<K>> columns(memory);
    tensor_view<float, Key<S>, Dk<K>> y(columns);
#endif
}
