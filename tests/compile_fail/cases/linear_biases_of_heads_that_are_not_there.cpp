// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Linear biases for heads that were merged.
// expect-first: a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query<.*Head<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, alibi<Batch<B>>(offset{0}));
#else
    auto s = scores(q, k, alibi<Head<H>>(offset{0}));
#endif
}
