// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Rotated values, step by step.
// expect-first: queries_and_keys_are_rotated_and_values_are_not_or_say_as_tensor<.*fault::in::attend,.*rotated<.*\bDv<
#include "../lesson.hpp"

constexpr auto of_values =
    rotation_at<interleaved_pairs, float, Pair<V / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto rotated_v = rotate<Dv<V - V % 2>>(v, of_values);

int main() {
#ifdef TWIN
    auto y = attend(weights, v);
#else
    auto y = attend(weights, rotated_v);
#endif
}
