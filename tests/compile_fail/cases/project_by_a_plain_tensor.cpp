// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights without a role.
// expect-first: project_needs_weights_with_a_role_such_as_projection_of_Query<.*tensor<float,.*\bModel<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = project(x, projection<Query, float, Model<M>, Dk<K>>{});
#else
    auto y = project(x, tensor<float, Model<M>, Dk<K>>{});
#endif
}
