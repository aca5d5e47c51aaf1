// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An mdspan in columns, viewed as one in rows.
// expect-first: memory_has_neighbours_along_the_axis_in_another_distance_than_declared_which_read_copies<.*\bQuery<\d+>,.*apart_by<\d+>,.*apart_by<1>
#include <../support/mdspan_like.hpp>

#include "../lesson.hpp"

#include <heed/borders/mdspan.hpp>

int main() {
    float values[T * K] = {};
    using sizes = mdspan_like::extents<std::size_t, T, K>;
    mdspan_like::mdspan<float, sizes, mdspan_like::layout_left> const columns(values, sizes{});
#ifdef TWIN
    auto x_q = borders::view<strided_view<float, strides<1, T>, Query<T>, Dk<K>>>(columns);
#else
    auto x_q = borders::view<tensor_view<float, Query<T>, Dk<K>>>(columns);
#endif
}
