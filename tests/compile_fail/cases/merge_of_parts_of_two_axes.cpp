// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part of the keys, and one of what are other keys by their name.
// expect-first: merge_joins_attentions_over_parts_of_one_axis<.*part<.*Key<\d+>, 0, 2>, .*part<.*Head<\d+>
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(first, attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v));
#else
    auto o = merge(first, attention_with_lse<part<Head<S>, 2, S - 2>>(q, rename<Key, Head>(k), rename<Key, Head>(v)));
#endif
}
