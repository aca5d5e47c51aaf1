// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax once more, of weights of which some are dropped.
// expect-first: softmax_of_a_distribution_would_normalise_twice<.*partial_weights
#include "../lesson.hpp"

int main() {
    auto const dropped = dropped_out<Query>(weights, dropout{0.5f, philox{1}});
#ifdef TWIN
    auto o = attend(dropped, v);
#else
    auto o = attend(softmax<Key>(dropped), v);
#endif
}
