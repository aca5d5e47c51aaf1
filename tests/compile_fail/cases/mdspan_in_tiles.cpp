// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An mdspan in tiles, which has no strides.
// expect-first: an_mdspan_has_elements_at_strides_in_every_layout_that_heed_views_or_reads<.*layout_tiled
#include <../support/mdspan_like.hpp>

#include "../lesson.hpp"

#include <heed/borders/mdspan.hpp>

int main() {
    float values[T * K] = {};
    using sizes = mdspan_like::extents<std::size_t, T, K>;
    mdspan_like::mdspan<float, sizes> const rows(values, sizes{});
    mdspan_like::mdspan<float, sizes, mdspan_like::layout_tiled> const tiles(values, sizes{});
    (void)tiles;
#ifdef TWIN
    auto x_q = borders::read<tensor<float, Query<T>, Dk<K>>>(rows);
#else
    auto x_q = borders::read<tensor<float, Query<T>, Dk<K>>>(tiles);
#endif
}
