// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries rotated twice.
// expect-first: what_was_rotated_would_be_rotated_twice<.*fault::in::rotate,.*rotated<.*interleaved_pairs,.*\bQuery<
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto rotated_q = rotate<Dk<K - K % 2>>(q, of_queries);

int main() {
#ifdef TWIN
    auto y = rotate<Dk<K - K % 2>>(q, of_queries);
#else
    auto y = rotate<Dk<K - K % 2>>(rotated_q, of_queries);
#endif
}
