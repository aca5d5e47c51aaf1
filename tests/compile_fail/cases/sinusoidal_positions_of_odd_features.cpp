// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sine without its cosine.
// expect-first: sinusoidal_positions_needs_an_even_number_of_features_a_sine_and_a_cosine_for_each_frequency<.*\bModel<7>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = sinusoidal_positions<float, Time<T>, Model<8>>();
#else
    auto y = sinusoidal_positions<float, Time<T>, Model<7>>();
#endif
}
