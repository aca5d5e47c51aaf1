// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Stack of two shapes.
// expect-first: stack_needs_tensors_of_one_shape<.*.*\bDk<\d+>.*.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = stack<Head>(q, q);
#else
    auto y = stack<Head>(q, k);
#endif
}
