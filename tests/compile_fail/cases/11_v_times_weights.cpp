// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// V times weights.
// expect-first: attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<.*tensor<float.*did_you_mean<.*attend ?\(.*second,.*first\)
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(weights, v);
#else
    auto o = attend(v, weights);
#endif
}
