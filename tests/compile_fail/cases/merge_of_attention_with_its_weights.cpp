// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attention with its weights has no log-sum-exp.
// expect-first: merge_joins_what_attention_with_lse_returns<.*attention_result<
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);
constexpr auto rest = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(first, rest);
#else
    auto o = merge(first, attention(q, k, v));
#endif
}
