// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A sum over the number of an axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::sum,.*\bBatch<\d+>,.*\bQuery<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = sum<Query>(q);
#else
    auto s = sum(q, 1);
#endif
}
