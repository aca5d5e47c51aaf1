// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries of a group that has one position, and does not say so: the group is no axis of queries.
// expect-first: scores_needs_a_query_axis_that_only_q_has<.*Group<\d+>,.*Key<\d+>
#include "../lesson.hpp"

int main() {
    tensor<float, Key<S>, Dk<K>> const keys{};
#ifdef TWIN
    tensor<float, Group<H>, Query<1>, Dk<K>> const group{};
#else
    tensor<float, Group<H>, Dk<K>> const group{};
#endif
    auto s = scores(group, keys);
}
