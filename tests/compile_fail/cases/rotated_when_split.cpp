// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Features that are split into their pairs already.
// expect-first: rotate_turns_features_in_one_axis_so_merge_their_pairs_first<.*\bPair<\d+>,.*\bHalf<2>
#include "../lesson.hpp"

constexpr tensor<float, Query<T>, Pair<2>, Half<2>> in_pairs{};
constexpr auto of_four =
    rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate(merge<Pair, Half, Dk>(in_pairs), of_four);
#else
    auto y = rotate(in_pairs, of_four);
#endif
}
