// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys of every query head, where the queries are said to have no groups: what is shared are keys, not queries.
// expect-first: scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes<.*Group<\d+>,.*Key<\d+>
#include "../lesson.hpp"

int main() {
    tensor<float, KvHead<2>, Query<T>, Dk<K>> const queries{};
    tensor<float, KvHead<2>, Group<H>, Key<S>, Dk<K>> const keys{};
#ifdef TWIN
    auto s = scores(queries, slice<Group>(keys, 0));
#else
    auto s = scores(queries, keys);
#endif
}
