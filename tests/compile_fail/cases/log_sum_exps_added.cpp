// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Log-sum-exps of two parts added: of their sum the logarithm is another one. `merge` knows it.
// expect-first: a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<.*in::plus, .*log_sum_exp<.*part<.*Key<\d+>, 0, 2>
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);
constexpr auto rest = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = merge(first, rest).lse;
#else
    auto o = first.lse + rest.lse;
#endif
}
