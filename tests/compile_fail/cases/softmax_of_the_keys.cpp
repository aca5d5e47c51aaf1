// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax of the keys.
// expect-first: scores_compares_queries_and_keys_but_one_is_a_distribution_over_its_positions_or_say_as_tensor<.*distribution<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = softmax<Key>(scores(q, k));
#else
    auto s = scores(q, softmax<Key>(k));
#endif
}
