// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A weight matrix transposed.
// expect-first: project_needs_weights_with_a_role_such_as_projection_of_Query<.*tensor<float,.*\bDk<\d+>,.*\bModel<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto q2 = project(x, w_q);
#else
    auto q2 = project(x, transpose(w_q));
#endif
}
