// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Heads split off behind the positions, which are called Time in both: not the heads are to be renamed.
// expect-first: scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<.*Time<\d+>, .*did_you_mean<.*rename<.*Time, .*Query> ?\(.*q\)>, .*did_you_mean<.*rename<.*Time, .*Key> ?\(.*k\)>
#include "../lesson.hpp"

int main() {
    tensor<float, Batch<B>, Time<T>, Head<H>, Dk<K>> const heads{};
#ifdef TWIN
    auto s = scores(rename<Time, Query>(heads), rename<Time, Key>(heads));
#else
    auto s = scores(heads, heads);
#endif
}
