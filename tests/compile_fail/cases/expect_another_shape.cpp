// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Expect_shape of another shape.
// expect-first: expect_shape_expected_another_shape<.*.*\bQuery<\d+>,.*\bKey<\d+>.*.*\bQuery<\d+>,.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = expect_shape<Batch<B>, Query<T>, Key<S>>(weights);
#else
    auto y = expect_shape<Batch<B>, Query<T>, Key<S>>(output);
#endif
}
