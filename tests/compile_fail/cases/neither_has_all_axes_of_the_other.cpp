// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Broadcasting where neither shape is a subset.
// expect-first: elementwise_needs_one_operand_to_have_all_axes_of_the_other_or_ask_for_outer<.*.*\bDk<\d+>.*.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = slice<Query>(q, 0) + tensor<float, Dk<K>>{};
#else
    auto y = slice<Query>(q, 0) + tensor<float, Key<S>>{};
#endif
}
