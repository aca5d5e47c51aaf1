// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries rotated by the positions of the keys.
// expect-first: rotate_needs_the_axes_of_the_positions_in_x_before_its_features<.*\bKey<\d+>,.*\bQuery<\d+>
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(q, of_queries);
#else
    auto y = rotate<Dk<K - K % 2>>(q, of_keys);
#endif
}
