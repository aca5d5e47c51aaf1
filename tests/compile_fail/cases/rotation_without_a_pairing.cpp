// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The element type in the place of the pairing.
// expect-first: features_are_paired_by_interleaved_pairs_or_half_split_pairs<.*fault::in::rotation_at,.*\bfloat>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<half_split_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#else
    auto r = rotation_at<float, half_split_pairs, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#endif
}
