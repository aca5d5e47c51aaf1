// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Positions that are no whole numbers.
// expect-first: rotation_at_needs_positions_that_are_whole_numbers<float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#else
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<float, Query<T>>(0), rotary_base<10000>{});
#endif
}
