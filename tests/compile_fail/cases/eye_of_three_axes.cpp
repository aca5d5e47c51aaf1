// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Eye of three axes.
// expect-first: eye_needs_exactly_two_axes<.*.*\bBatch<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = eye<float, Query<2>, Key<2>>();
#else
    auto y = eye<float, Batch<2>, Query<2>, Key<2>>();
#endif
}
