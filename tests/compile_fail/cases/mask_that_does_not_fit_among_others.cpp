// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A padding mask over the queries, deep in masks of masks.
// expect-first: a_mask_needs_the_key_axis<.*\bKey<\d+>,.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, causal{lower_right} & !(prefix{1} | keep<Batch<B>, Key<S>>{}));
#else
    auto s = scores(q, k, causal{lower_right} & !(prefix{1} | keep<Batch<B>>{}));
#endif
}
