// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values rotated like the keys.
// expect-first: queries_and_keys_are_rotated_and_values_are_not_or_say_as_tensor<.*fault::in::attention,.*rotated<.*\bDv<
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto rotated_q = rotate<Dk<K - K % 2>>(q, of_queries);
constexpr auto rotated_k = rotate<Dk<K - K % 2>>(k, of_keys);
constexpr auto of_values =
    rotation_at<interleaved_pairs, float, Pair<V / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto rotated_v = rotate<Dv<V - V % 2>>(v, of_values);

int main() {
#ifdef TWIN
    auto y = attention(rotated_q, rotated_k, v);
#else
    auto y = attention(rotated_q, rotated_k, rotated_v);
#endif
}
