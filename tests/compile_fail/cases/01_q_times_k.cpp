// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Q K where Q K^T is meant.
// expect-first: matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = matmul(q, transpose(k));
#else
    auto s = matmul(q, k);
#endif
}
