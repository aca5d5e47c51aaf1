// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights as a gate.
// expect-first: scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<.*\bin::swiglu, .*attention_weights<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = swiglu(gate{output}, up{output});
#else
    auto y = swiglu(gate{weights}, up{weights});
#endif
}
