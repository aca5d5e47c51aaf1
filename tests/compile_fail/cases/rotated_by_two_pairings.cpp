// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries and keys whose features were paired in two ways.
// expect-first: scores_compares_what_was_rotated_by_two_pairings<.*interleaved_pairs,.*half_split_pairs
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto of_keys_in_halves =
    rotation_at<half_split_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto rotated_q = rotate<Dk<K - K % 2>>(q, of_queries);

int main() {
#ifdef TWIN
    auto s = scores(rotated_q, rotate<Dk<K - K % 2>>(k, of_keys));
#else
    auto s = scores(rotated_q, rotate<Dk<K - K % 2>>(k, of_keys_in_halves));
#endif
}
