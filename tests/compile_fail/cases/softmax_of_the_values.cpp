// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax of the values.
// expect-first: values_that_are_a_distribution_over_the_summed_axis_would_be_weighted_twice_or_say_as_tensor<.*fault::in::attend,.*distribution<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(weights, v);
#else
    auto o = attend(weights, softmax<Key>(v));
#endif
}
