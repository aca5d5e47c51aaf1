// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An mdspan of a feature more than declared.
// expect-first: memory_has_another_number_of_elements_along_the_declared_axis<.*view_of_memory,.*\bDk<\d+>,.*values_given<\d+
#include <../support/mdspan_like.hpp>

#include "../lesson.hpp"

#include <heed/borders/mdspan.hpp>

int main() {
    float values[T * (K + 1)] = {};
    using sizes = mdspan_like::extents<std::size_t, T, K + 1>;
    mdspan_like::mdspan<float, sizes> const rows(values, sizes{});
#ifdef TWIN
    auto x_q = borders::view<tensor_view<float, Query<T>, Dk<K + 1>>>(rows);
#else
    auto x_q = borders::view<tensor_view<float, Query<T>, Dk<K>>>(rows);
#endif
}
