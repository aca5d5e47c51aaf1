// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights that are dropped out as if they were features.
// expect-first: weights_are_dropped_out_by_dropped_out_which_names_their_queries<.*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = dropped_out<Query>(weights, dropout{0.5f, philox{1}});
#else
    auto y = drop_out(weights, dropout{0.5f, philox{1}});
#endif
}
