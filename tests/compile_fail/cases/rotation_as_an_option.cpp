// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A rotation in the place of a mask.
// expect-first: a_rotation_is_no_option_but_applied_to_queries_and_keys_by_rotate<.*rotation<.*\bQuery<
#include "../lesson.hpp"

constexpr auto of_queries =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
constexpr auto of_keys =
    rotation_at<interleaved_pairs, float, Pair<K / 2>>(iota<int, Key<S>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = attention(rotate<Dk<K - K % 2>>(q, of_queries), rotate<Dk<K - K % 2>>(k, of_keys), v);
#else
    auto y = attention(q, k, v, of_queries);
#endif
}
