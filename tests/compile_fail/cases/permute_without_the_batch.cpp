// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Permute that leaves out the batch.
// expect-first: permute_names_every_axis_of_the_tensor_once_but_these_are_missing<.*shape_t<.*\bBatch<\d+> ?>,.*did_you_mean<.*permute<.*\bBatch,.*\bDk,.*\bQuery> ?\(
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = permute<Batch, Dk, Query>(q);
#else
    auto y = permute<Dk, Query>(q);
#endif
}
