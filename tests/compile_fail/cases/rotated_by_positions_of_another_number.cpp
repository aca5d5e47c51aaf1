// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys rotated by fewer positions than they are.
// expect-first: the_same_axis_comes_with_two_extents<.*fault::in::rotate,.*\bKey<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto of_fewer_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S - 1>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(k, of_keys);
#else
    auto y = rotate<Dk<K - K % 2>>(k, of_fewer_keys);
#endif
}
