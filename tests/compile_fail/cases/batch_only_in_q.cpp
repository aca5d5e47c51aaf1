// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A batch axis in q that k lacks.
// expect-first: scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<.*.*\bBatch<\d+>,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(slice<Batch>(q, 0), slice<Batch>(k, 0));
#else
    auto s = scores(q, slice<Batch>(k, 0));
#endif
}
