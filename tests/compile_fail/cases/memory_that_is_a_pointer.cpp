// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A pointer, which knows no extents.
// expect-first: what_comes_is_no_memory_that_heed_has_a_header_for_in_heed_borders<.*read_of_memory, float ?\*
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
    float values[T * K] = {};
    borders::memory<float, 2> const matrix{values, {T, K}, {K, 1}};
#ifdef TWIN
    auto x_q = borders::read<tensor<float, Query<T>, Dk<K>>>(matrix);
#else
    auto x_q = borders::read<tensor<float, Query<T>, Dk<K>>>(matrix.first);
#endif
}
