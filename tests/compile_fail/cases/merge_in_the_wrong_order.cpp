// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Heads merged in the wrong order.
// expect-first: merge_needs_the_axes_side_by_side_in_the_order_they_are_named_so_permute_first<.*.*\bHead<\d+>,.*\bDv<\d+>.*shape_t<.*Dv<\d+>,.*\bHead<\d+>.*did_you_mean<.*merge<.*\bHead,.*\bDv,.*\bModel> ?\(
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = merge<Head, Dv, Model>(zeros<float, Time<T>, Head<H>, Dv<V>>());
#else
    auto y = merge<Dv, Head, Model>(zeros<float, Time<T>, Head<H>, Dv<V>>());
#endif
}
