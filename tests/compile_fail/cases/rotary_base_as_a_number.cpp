// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bare number for the base.
// expect-first: a_number_is_a_base_when_it_is_said_to_be_one_as_in_rotary_base_of_it<double>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base{10000.0});
#else
    auto r = rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), 10000.0);
#endif
}
