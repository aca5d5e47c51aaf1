// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask with an axis that the scores lack.
// expect-first: a_mask_has_an_axis_that_the_scores_lack<.*.*\bHead<\d+>.*.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, keep<Batch<B>, Key<S>>{});
#else
    auto s = scores(q, k, keep<Head<H>, Key<S>>{});
#endif
}
