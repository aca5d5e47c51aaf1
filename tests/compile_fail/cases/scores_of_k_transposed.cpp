// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Scores of q and K^T.
// expect-first: scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<.*\bDk<\d+>,.*\bKey<\d+>.*did_you_mean<.*transpose ?\(.*mend::k\)
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k);
#else
    auto s = scores(q, transpose(k));
#endif
}
