// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Lengths for each head, of scores without heads.
// expect-first: a_mask_has_an_axis_that_the_scores_lack<.*\bHead<\d+>.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>> n{};
    tensor<int, Batch<B>, Head<H>> of_heads{};
#ifdef TWIN
    auto s = scores(q, k, lengths<Key>(n));
#else
    auto s = scores(q, k, lengths<Key>(of_heads));
#endif
}
