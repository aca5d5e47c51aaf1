// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// X used as K, unprojected.
// expect-first: scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<.*\bDk<\d+>,.*\bModel<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, project(context, w_k));
#else
    auto s = scores(q, context);
#endif
}
