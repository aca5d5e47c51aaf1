// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Fewer features than there are, where that is not said: those of the first head, say.
// expect-first: rotate_turns_all_features_or_says_how_many_as_in_rotate_Dk_of_4<.*\bPair<1>,.*\bDk<\d+>.*did_you_mean<.*rotate<.*\bDk<2>
#include "../lesson.hpp"

constexpr auto of_two_features =
    rotation_at<interleaved_pairs, float, Pair<1>>(iota<int, Query<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate<Dk<2>>(q, of_two_features);
#else
    auto y = rotate(q, of_two_features);
#endif
}
