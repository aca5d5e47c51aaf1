// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The input rotated, and not what is made of it.
// expect-first: project_comes_before_rotate_but_this_was_rotated_or_say_as_tensor<.*rotated<.*\bModel<
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_input =
    rotation_at<interleaved_pairs, float, Pair<M / 2>>(iota<int, Time<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(project(x, w_q), of_queries);
#else
    auto y = project(rotate<Model<M - M % 2>>(x, of_input), w_q);
#endif
}
