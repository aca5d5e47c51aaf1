// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Documents for each head, of scores without heads.
// expect-first: a_mask_has_an_axis_that_the_scores_lack<.*\bHead<\d+>.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<int, Batch<B>, Query<T>> of_queries{};
    tensor<int, Batch<B>, Key<S>> of_keys{};
    tensor<int, Head<H>, Key<S>> of_heads{};
#ifdef TWIN
    auto s = scores(q, k, documents{of_queries, of_keys});
#else
    auto s = scores(q, k, documents{of_queries, of_heads});
#endif
}
