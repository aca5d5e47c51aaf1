// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A wrong number of indices in a call, which clang says in its notes.
// expect-first: indexing_needs_exactly_one_index_for_each_axis<.*.*\bDk<\d+>.*indices_given<2>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto e = q(0, 0, 0);
#else
    auto e = q(0, 0);
#endif
}
