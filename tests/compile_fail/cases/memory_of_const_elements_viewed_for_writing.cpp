// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Memory that is only read, viewed to be written.
// expect-first: a_view_through_which_values_change_is_not_had_of_const_ones<float const|a_view_through_which_values_change_is_not_had_of_const_ones<const float
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
    float values[T * K] = {};
    borders::memory<float const, 2> const matrix{values, {T, K}, {K, 1}};
#ifdef TWIN
    auto x_q = borders::view<tensor_view<float const, Query<T>, Dk<K>>>(matrix);
#else
    auto x_q = borders::view<tensor_view<float, Query<T>, Dk<K>>>(matrix);
#endif
}
