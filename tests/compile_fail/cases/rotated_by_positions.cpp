// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Positions in the place of the rotation that they make.
// expect-first: rotate_needs_a_rotation_as_rotation_at_makes_it_of_positions<.*tensor<int,.*\bQuery<\d+>
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(q, of_queries);
#else
    auto y = rotate<Dk<K - K % 2>>(q, iota<int, Query<T>>(0));
#endif
}
