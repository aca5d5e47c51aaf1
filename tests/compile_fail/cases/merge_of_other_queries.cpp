// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attentions of queries that have another name each time.
// expect-first: merge_joins_outputs_of_one_shape<.*Query<\d+>.*Time<\d+>
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(first, attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v));
#else
    auto o = merge(first, attention_with_lse<part<Key<S>, 2, S - 2>>(rename<Query, Time>(q), k, v));
#endif
}
