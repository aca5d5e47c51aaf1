// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// More heads of queries than of keys and values: which of them share is said by a split, and nothing is repeated.
// expect-first: scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<.*Head<\d+>,.*Query<\d+>.*did_you_mean<.*split<.*Head, .*KvHead<\d+>, .*Group<\d+> ?> ?\(.*q\)
#include "../lesson.hpp"

int main() {
    tensor<float, Head<2 * H>, Query<T>, Dk<K>> const heads{};
    tensor<float, KvHead<2>, Key<S>, Dk<K>> const shared{};
#ifdef TWIN
    auto s = scores(split<Head, KvHead<2>, Group<H>>(heads), shared);
#else
    auto s = scores(heads, shared);
#endif
}
