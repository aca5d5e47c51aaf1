// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Lengths with fractions.
// expect-first: lengths_are_whole_numbers_over_the_batch_axes_or_one_for_all<.*\bfloat\b.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths<Key>(cast<float>(n)));
#endif
}
