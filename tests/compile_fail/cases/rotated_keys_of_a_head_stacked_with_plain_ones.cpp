// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Heads of keys of which one was not rotated.
// expect-first: joined_tensors_are_rotated_alike_or_not_at_all_or_say_as_tensor<.*fault::in::stack,.*tensor<float.*rotated<
#include "../lesson.hpp"

constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto rotated_k = rotate<Dk<K - K % 2>>(k, of_keys);

int main() {
#ifdef TWIN
    auto all = stack<Head>(rotated_k, rotated_k);
#else
    auto all = stack<Head>(k, rotated_k);
#endif
}
