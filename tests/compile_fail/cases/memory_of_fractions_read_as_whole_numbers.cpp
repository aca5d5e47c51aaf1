// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Memory of floats, read as whole numbers.
// expect-first: memory_has_elements_that_do_not_convert_to_the_declared_type_without_loss<float, int>
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
    float values[T * K] = {};
    borders::memory<float, 2> const matrix{values, {T, K}, {K, 1}};
#ifdef TWIN
    auto x_q = borders::read<tensor<double, Query<T>, Dk<K>>>(matrix);
#else
    auto x_q = borders::read<tensor<int, Query<T>, Dk<K>>>(matrix);
#endif
}
