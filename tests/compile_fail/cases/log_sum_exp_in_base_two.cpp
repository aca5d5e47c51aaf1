// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A factor for those who count in base 2, which would make of it what `merge` does not mean.
// expect-first: a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<.*in::times, .*log_sum_exp<
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = as_tensor(first.lse) * 1.442695f;
#else
    auto o = first.lse * 1.442695f;
#endif
}
