// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A slice along no axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::slice,.*\bBatch<\d+>,.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = slice<Query>(weights, 0);
#else
    auto y = slice(weights, 0);
#endif
}
