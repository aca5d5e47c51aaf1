// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights said to be logits.
// expect-first: as_logits_of_a_distribution_would_normalise_twice_or_say_as_tensor<.*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = softmax<Key>(as_logits<Key>(matmul(q, transpose(k))));
#else
    auto w = softmax<Key>(as_logits<Key>(weights));
#endif
}
