// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_K used to make Q.
// expect-first: scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(project(x, w_q), k);
#else
    auto s = scores(project(x, w_k), k);
#endif
}
