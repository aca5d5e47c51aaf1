// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Merged heads and W_O, which makes no queries and no keys, and so is no projection.
// expect-first: project_needs_weights_with_a_role_such_as_projection_of_Query<.*did_you_mean<.*contract<.*Dv> ?\(.*x, .*w\)>
#include "../lesson.hpp"

int main() {
    tensor<float, Dv<V>, Model<M>> const w_o{};
#ifdef TWIN
    auto y = contract<Dv>(output, w_o);
#else
    auto y = project(output, w_o);
#endif
}
