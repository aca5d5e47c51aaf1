// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bias behind a norm that takes no mean away.
// expect-first: rms_norm_has_a_gain_and_no_bias<.*\bModel<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = rms_norm<Model>(x, full<float, Model<M>>(1));
#else
    auto y = rms_norm<Model>(x, full<float, Model<M>>(1), zeros<float, Model<M>>());
#endif
}
