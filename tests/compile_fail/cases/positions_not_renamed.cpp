// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries and keys that are both over Time.
// expect-first: scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<.*\bTime<\d+>.*did_you_mean<.*rename<.*\bTime,.*\bQuery> ?\(.*mend::q\).*rename<.*\bTime,.*\bKey> ?\(.*mend::k\)
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k);
#else
    auto s = scores(rename<Query, Time>(q), rename<Key, Time>(k));
#endif
}
