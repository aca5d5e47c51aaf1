// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A base of zero.
// expect-first: rotation_at_needs_a_base_of_at_least_1_as_in_rotary_base_of_10000<.*rotary_base<0>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#else
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<0>{});
#endif
}
