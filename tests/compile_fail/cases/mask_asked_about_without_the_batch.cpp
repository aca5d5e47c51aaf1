// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// What a mask of batches leaves of scores without them.
// expect-first: a_mask_has_an_axis_that_the_scores_lack<.*\bBatch<\d+>.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto all = visible(keep<Batch<B>, Key<S>>{}, shape<Batch<B>, Query<T>, Key<S>>);
#else
    auto all = visible(keep<Batch<B>, Key<S>>{}, shape<Query<T>, Key<S>>);
#endif
}
