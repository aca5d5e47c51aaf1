// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Q V^T.
// expect-first: matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<.*\bDk<\d+>,.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = matmul(q, transpose(k));
#else
    auto s = matmul(q, transpose(v));
#endif
}
