// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A rotation whose cosines and sines are renamed.
// expect-first: a_rotation_ends_with_Half_of_2_and_its_pairs<.*\bQuery<\d+>,.*\bHalf<2>,.*\bModel<2>
#include "../lesson.hpp"

constexpr auto four = slice<Batch>(tensor<float, Batch<B>, Query<T>, Dk<4>>{}, 0);
constexpr auto of_four =
    rotation_at<interleaved_pairs, float, Pair<2>>(iota<int, Query<T>>(0), rotary_base<10000>{});

int main() {
#ifdef TWIN
    auto y = rotate(four, of_four);
#else
    auto y = rotate(four, rename<Pair, Model>(of_four));
#endif
}
