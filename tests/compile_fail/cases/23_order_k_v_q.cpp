// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The order k, v, q.
// expect-first: scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<.*\bDk<\d+>,.*\bDv<\d+>.*did_you_mean<.*attention_of ?\(.*third,.*first,.*second\)
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = scaled_dot_product_attention(q, k, v);
#else
    auto o = scaled_dot_product_attention(k, v, q);
#endif
}
