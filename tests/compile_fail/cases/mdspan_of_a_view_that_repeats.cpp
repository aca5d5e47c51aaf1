// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An mdspan of a row that stands for all rows.
// expect-first: elements_of_an_mdspan_share_no_place_so_hand_over_as_tensor_of_the_view<.*strides<0, 1>.*\bQuery<\d+>,.*\bDk<\d+>
#include <../support/mdspan_like.hpp>

#include "../lesson.hpp"

#include <heed/borders/mdspan.hpp>

int main() {
    float const row[K] = {};
    strided_view<float const, strides<0, 1>, Query<T>, Dk<K>> const same(row);
    auto const rows = as_tensor(same);
    (void)rows;
#ifdef TWIN
    auto m = borders::as_mdspan<mdspan_like::family>(rows);
#else
    auto m = borders::as_mdspan<mdspan_like::family>(same);
#endif
}
