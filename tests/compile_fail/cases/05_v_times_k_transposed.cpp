// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// V K^T.
// expect-first: matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<.*\bDv<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = matmul(q, transpose(k));
#else
    auto s = matmul(v, transpose(k));
#endif
}
