// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view of memory that is said to be a tensor.
// expect-first: memory_is_viewed_by_a_tensor_view_or_a_strided_view<.*\bQuery<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
    float values[T * K] = {};
    borders::memory<float, 2> const matrix{values, {T, K}, {K, 1}};
#ifdef TWIN
    auto x_q = borders::read<tensor<float, Query<T>, Dk<K>>>(matrix);
#else
    auto x_q = borders::view<tensor<float, Query<T>, Dk<K>>>(matrix);
#endif
}
