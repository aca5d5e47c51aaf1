// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Expect_shape of names without their extents.
// expect-first: an_axis_needs_its_extent_here<.*fault::in::expect_shape,.*\bBatch\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = expect_shape<Batch<B>, Query<T>, Dk<K>>(q);
#else
    auto y = expect_shape<Batch, Query, Dk>(q);
#endif
}
