// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Lengths of a batch that is one longer than that of the scores.
// expect-first: the_same_axis_comes_with_two_extents<.*\bmask\b.*\bBatch<\d+>.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
    tensor<int, Batch<B + 1>> of_more{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths<Key>(of_more));
#endif
}
