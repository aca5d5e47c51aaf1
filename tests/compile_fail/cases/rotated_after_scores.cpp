// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Scores rotated, and not what they compare.
// expect-first: queries_and_keys_are_rotated_before_scores_compares_them<.*fault::in::rotate,.*logits<.*\bKey\b
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});
constexpr auto s = scores(q, k);

int main() {
#ifdef TWIN
    auto y = scores(rotate<Dk<K - K % 2>>(q, of_queries), rotate<Dk<K - K % 2>>(k, of_keys));
#else
    auto y = rotate(s, of_queries);
#endif
}
