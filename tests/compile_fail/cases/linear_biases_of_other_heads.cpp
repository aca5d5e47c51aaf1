// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Linear biases with the slopes of half as many heads.
// expect-first: the_same_axis_comes_with_two_extents<.*alibi,.*\bBatch<\d+>,.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, alibi<Batch<B>>(offset{0}));
#else
    auto s = scores(q, k, alibi<Batch<B / 2>>(offset{0}));
#endif
}
