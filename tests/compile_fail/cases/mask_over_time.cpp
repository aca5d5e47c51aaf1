// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A padding mask over the positions of the input.
// expect-first: a_mask_needs_the_key_axis<.*\bKey<\d+>,.*\bTime<\d+>.*did_you_mean<.*drop<.*\bBatch<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, drop<Batch<B>, Key<S>>{});
#else
    auto s = scores(q, k, drop<Batch<B>, Time<S>>{});
#endif
}
