// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax of log-sum-exps, to weigh the parts: `merge` does.
// expect-first: a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<.*in::softmax, .*log_sum_exp<
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = softmax<Query>(as_tensor(first.lse));
#else
    auto o = softmax<Query>(first.lse);
#endif
}
