// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries that were not rotated, with keys of a cache that were.
// expect-first: scores_compares_what_was_rotated_with_what_was_not<.*\bQuery<.*rotated<.*\bKey<
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto rotated_k = rotate<Dk<K - K % 2>>(k, of_keys);

int main() {
#ifdef TWIN
    auto y = attention(rotate<Dk<K - K % 2>>(q, of_queries), rotated_k, v);
#else
    auto y = attention(q, rotated_k, v);
#endif
}
