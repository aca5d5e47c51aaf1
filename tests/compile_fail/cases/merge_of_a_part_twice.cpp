// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part merged twice: its keys would count twice.
// expect-first: merge_would_count_these_keys_twice<.*part<.*Key<\d+>, 0, 2>, .*part<.*Key<\d+>, 0, 2>
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);
constexpr auto rest = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(first, rest);
#else
    auto o = merge(first, first);
#endif
}
