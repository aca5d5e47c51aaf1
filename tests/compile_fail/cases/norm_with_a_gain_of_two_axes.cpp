// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A gain that differs from position to position.
// expect-first: the_gain_or_the_bias_of_a_norm_has_the_normalised_axis_and_no_other<.*rms_norm,.*\bModel<.*\bTime<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = rms_norm<Model>(x, full<float, Model<M>>(1));
#else
    auto y = rms_norm<Model>(x, full<float, Time<T>, Model<M>>(1));
#endif
}
