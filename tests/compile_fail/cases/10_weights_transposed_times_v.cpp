// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights transposed, times V.
// expect-first: matmul_needs_the_last_axis_of_a_and_the_second_to_last_of_b_to_be_the_same<.*\bQuery<\d+>,.*\bKey<\d+>.*did_you_mean<.*transpose ?\(.*mend::a\)
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = matmul(weights, v);
#else
    auto o = matmul(transpose(weights), v);
#endif
}
