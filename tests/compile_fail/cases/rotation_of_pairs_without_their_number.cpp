// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Pairs without their number.
// expect-first: an_axis_needs_its_extent_here<.*fault::in::rotation_at,.*\bPair\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<half_split_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#else
    auto r = rotation_at<half_split_pairs, float, Pair>(iota<int, Query<T>>(0), rotary_base<10000>{});
#endif
}
