// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part and all keys, of which it is one.
// expect-first: merge_would_count_these_keys_twice<.*part<.*Key<\d+>, 0, 2>, .*Key<\d+>, .*part<
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);
constexpr auto rest = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(rest, first);
#else
    auto o = merge(attention_with_lse(q, k, v), first);
#endif
}
