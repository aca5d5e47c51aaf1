// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The features that are rotated without their number.
// expect-first: an_axis_needs_its_extent_here<.*fault::in::rotate,.*\bDk\b
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(q, of_queries);
#else
    auto y = rotate<Dk>(q, of_queries);
#endif
}
