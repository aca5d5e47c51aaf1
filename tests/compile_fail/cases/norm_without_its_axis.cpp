// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A norm that does not say along which axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*layer_norm,.*\bBatch<.*\bTime<.*\bModel<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = layer_norm<Model>(x, full<float, Model<M>>(1));
#else
    auto y = layer_norm(x, full<float, Model<M>>(1));
#endif
}
