// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Memory of three axes, viewed by two.
// expect-first: memory_has_another_number_of_axes_than_the_declared_shape<.*view_of_memory,.*\bQuery<\d+>,.*\bDk<\d+>.*axes_given<3
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
    float values[B * T * K] = {};
    borders::memory<float, 3> const block{values, {B, T, K}, {T * K, K, 1}};
#ifdef TWIN
    auto x_q = borders::view<tensor_view<float, Batch<B>, Query<T>, Dk<K>>>(block);
#else
    auto x_q = borders::view<tensor_view<float, Query<T>, Dk<K>>>(block);
#endif
}
