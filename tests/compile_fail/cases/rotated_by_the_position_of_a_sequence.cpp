// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// One position for a whole sequence.
// expect-first: rotate_needs_positions_along_the_axis_of_x_that_has_them<.*\bQuery<\d+>,.*\bBatch<\d+>
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_sequences =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Batch<B>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(q, of_queries);
#else
    auto y = rotate<Dk<K - K % 2>>(q, of_sequences);
#endif
}
