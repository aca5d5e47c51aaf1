// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two parts that have a key in common: the first of the second one is the last of the first.
// expect-first: merge_would_count_these_keys_twice<.*part<.*Key<\d+>, 1, 1>, .*part<.*Key<\d+>, 0, 2>
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(first, attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v));
#else
    auto o = merge(first, attention_with_lse<part<Key<S>, 1, S - 1>>(q, k, v));
#endif
}
