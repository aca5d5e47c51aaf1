// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights times K, by contraction.
// expect-first: attention_weights_weigh_values_but_these_have_the_features_that_queries_and_keys_were_compared_by<.*fault::in::contract,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = contract<Key>(weights, v);
#else
    auto o = contract<Key>(weights, k);
#endif
}
