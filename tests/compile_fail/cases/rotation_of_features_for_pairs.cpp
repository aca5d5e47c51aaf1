// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The number of features for the number of pairs.
// expect-first: the_number_of_pairs_is_an_axis_as_in_Pair_of_2<.*fault::in::rotation_at,.*\bDk<4>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<half_split_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#else
    auto r = rotation_at<half_split_pairs, float, Dk<4>>(iota<int, Query<T>>(0), rotary_base<10000>{});
#endif
}
