// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// As many pairs as features; of an odd number of features one more than fits.
// expect-first: more_features_are_rotated_than_there_are<.*fault::in::rotate,.*\bPair<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_one_pair_more =
    rotation_at<interleaved_pairs, float, Pair<K / 2 + 1>>(iota<int, Query<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(q, of_queries);
#else
    auto y = rotate(q, of_one_pair_more);
#endif
}
