// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A gain along other features than those that are normalised.
// expect-first: the_gain_or_the_bias_of_a_norm_has_the_normalised_axis_and_no_other<.*layer_norm,.*\bModel<.*\bDk<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = layer_norm<Model>(x, full<float, Model<M>>(1));
#else
    auto y = layer_norm<Model>(x, full<float, Dk<K>>(1));
#endif
}
