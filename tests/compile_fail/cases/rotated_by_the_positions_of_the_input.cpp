// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries rotated by positions that still go by the name of the input's.
// expect-first: rotate_needs_the_axes_of_the_positions_in_x_before_its_features<.*\bTime<\d+>,.*\bQuery<\d+>.*did_you_mean<.*rename<.*\bTime,.*\bQuery>.*rotation\)
#include "../lesson.hpp"

constexpr auto of_times =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Time<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(q, rename<Time, Query>(of_times));
#else
    auto y = rotate<Dk<K - K % 2>>(q, of_times);
#endif
}
