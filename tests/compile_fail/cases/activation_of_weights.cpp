// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An activation of weights before they have weighed values.
// expect-first: scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<.*\bin::gelu, .*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = gelu(output);
#else
    auto y = gelu(weights);
#endif
}
