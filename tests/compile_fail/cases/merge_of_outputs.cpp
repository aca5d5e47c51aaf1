// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The outputs alone: how much each counts is in its log-sum-exp.
// expect-first: merge_joins_what_attention_with_lse_returns<.*tensor<float
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);
constexpr auto rest = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(first, rest).output;
#else
    auto o = merge(first.output, rest.output);
#endif
}
