// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax applied twice.
// expect-first: softmax_of_a_distribution_would_normalise_twice<.*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax<Key>(scores(q, k));
#else
    auto w = softmax<Key>(softmax<Key>(scores(q, k)));
#endif
}
