// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Q Q^T.
// expect-first: matmul_sums_over_the_inner_axis_only_but_the_operands_share_a_row_or_column_axis<.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = matmul(q, transpose(k));
#else
    auto s = matmul(q, transpose(q));
#endif
}
