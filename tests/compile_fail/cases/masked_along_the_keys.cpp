// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask along the keys, where the queries are asked for.
// expect-first: masked_names_the_query_axis_and_not_the_key_axis_that_the_logits_are_over<.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto l = masked<Query>(logits_of_q_and_k, causal{lower_right});
#else
    auto l = masked<Key>(logits_of_q_and_k, causal{lower_right});
#endif
}
