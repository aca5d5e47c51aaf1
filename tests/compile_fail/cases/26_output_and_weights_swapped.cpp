// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Output and weights swapped by the caller.
// expect-first: attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<.*tensor<float,.*.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto [o, w] = attention(q, k, v);
    auto again = attend(w, v);
    (void)o;
#else
    auto [w, o] = attention(q, k, v);
    auto again = attend(w, v);
    (void)o;
#endif
}
