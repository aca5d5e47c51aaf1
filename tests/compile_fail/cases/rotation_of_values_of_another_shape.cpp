// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Cosines and sines in another order of their axes.
// expect-first: a_tensor_of_one_shape_does_not_become_one_of_another<.*\bPair<2>,.*\bHalf<2>.*rotation<
#include "../lesson.hpp"

struct yarn {};
using rotation_type = rotation<half_split_pairs, yarn, float, Query<T>, Half<2>, Pair<2>>;
constexpr tensor<float, Query<T>, Pair<2>, Half<2>> turns{};

int main() {
#ifdef TWIN
    rotation_type r{permute<Query, Half, Pair>(turns)};
#else
    rotation_type r{turns};
#endif
}
