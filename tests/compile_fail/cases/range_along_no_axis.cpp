// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A range along no axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::range,.*\bBatch<\d+>,.*\bKey<\d+>,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto part = range<Key<3>>(k, 1);
#else
    auto part = range(k, 1);
#endif
}
