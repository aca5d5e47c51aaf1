// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Permute with an axis named twice.
// expect-first: an_axis_is_named_twice<.*fault::in::permute,.*\bQuery\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = permute<Query, Batch, Dk>(q);
#else
    auto y = permute<Query, Query, Dk>(q);
#endif
}
