// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Another number of features than the rotation has pairs for.
// expect-first: rotate_names_the_features_and_two_for_each_pair_of_the_rotation<.*\bDk<1>,.*\bPair<1>,.*\bDk<\d+>
#include "../lesson.hpp"

constexpr auto of_two_features =
    rotation_at<interleaved_pairs, float, Pair<1>>(iota<int, Query<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<2>>(q, of_two_features);
#else
    auto y = rotate<Dk<1>>(q, of_two_features);
#endif
}
