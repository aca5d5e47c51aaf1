// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A batch axis in k that q lacks.
// expect-first: scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes<.*.*\bBatch<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(slice<Batch>(q, 0), slice<Batch>(k, 0));
#else
    auto s = scores(slice<Batch>(q, 0), k);
#endif
}
