// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A comparison of two shapes.
// expect-first: comparison_needs_two_tensors_of_one_shape<.*fault::in::all_close,.*.*\bDk<\d+>.*.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto same = all_close(slice<Query>(q, 0), slice<Query>(q, 0));
#else
    auto same = all_close(slice<Query>(q, 0), slice<Key>(v, 0));
#endif
}
