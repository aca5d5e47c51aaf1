// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The sum of the exponentials by hand, which overflows where the log-sum-exp does not.
// expect-first: a_log_sum_exp_is_joined_by_merge_with_its_output_or_say_as_tensor_for_its_values<.*in::map, .*log_sum_exp<
#include "../lesson.hpp"

constexpr float exponential(float x) { return x < 0 ? 1 / (1 - x) : 1 + x; }
constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = map(exponential, as_tensor(first.lse));
#else
    auto o = map(exponential, first.lse);
#endif
}
