// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Stack along no axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::stack,.*\bBatch<\d+>,.*\bQuery<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = stack<Layer>(q, q);
#else
    auto y = stack(q, q);
#endif
}
