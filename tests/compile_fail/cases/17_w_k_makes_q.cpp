// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_K used to make Q.
// expect-first: scores_needs_a_query_axis_that_only_q_has<.*Key<\d+>.*Key<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(project(x, w_q), k);
#else
    auto s = scores(project(x, w_k), k);
#endif
}
