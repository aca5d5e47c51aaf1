// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights that are normalised a second time.
// expect-first: scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<.*rms_norm, .*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = rms_norm<Dv>(output);
#else
    auto y = rms_norm<Key>(weights);
#endif
}
