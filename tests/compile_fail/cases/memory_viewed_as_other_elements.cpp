// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Memory of doubles, viewed as floats.
// expect-first: memory_has_elements_of_another_type_than_declared_which_read_converts<double, float>
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
    double values[T * K] = {};
    borders::memory<double, 2> const matrix{values, {T, K}, {K, 1}};
#ifdef TWIN
    auto x_q = borders::view<tensor_view<double, Query<T>, Dk<K>>>(matrix);
#else
    auto x_q = borders::view<tensor_view<float, Query<T>, Dk<K>>>(matrix);
#endif
}
