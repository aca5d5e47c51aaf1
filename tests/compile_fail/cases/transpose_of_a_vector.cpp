// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Transpose of a vector.
// expect-first: transpose_needs_at_least_two_axes<.*.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = transpose(zeros<float, Query<T>, Dk<K>>());
#else
    auto y = transpose(zeros<float, Dk<K>>());
#endif
}
