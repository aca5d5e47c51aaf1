// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// One position for a whole sequence.
// expect-first: rotate_needs_positions_along_the_axis_of_x_that_has_them<.*\bQuery<\d+>,.*\bBatch<\d+>
#include "../lesson.hpp"

constexpr tensor<int, Batch<B>> begins{};
constexpr tensor<int, Batch<B>, Query<T>> positions{};

int main() {
#ifdef TWIN
    auto y =
        rotate<Dk<K - K % 2>>(q, rotation_at<half_split_pairs, float, Pair<K / 2>>(positions, rotary_base<10000>{}));
#else
    auto y = rotate<Dk<K - K % 2>>(q, rotation_at<half_split_pairs, float, Pair<K / 2>>(begins, rotary_base<10000>{}));
#endif
}
