// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A copy of memory that is said to be a view.
// expect-first: memory_is_read_into_a_tensor_with_values_of_its_own_that_promises_nothing_of_them<.*\bQuery<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
    float values[T * K] = {};
    borders::memory<float, 2> const matrix{values, {T, K}, {K, 1}};
#ifdef TWIN
    auto x_q = borders::view<tensor_view<float, Query<T>, Dk<K>>>(matrix);
#else
    auto x_q = borders::read<tensor_view<float, Query<T>, Dk<K>>>(matrix);
#endif
}
