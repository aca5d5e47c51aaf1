// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Argmax over no axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*fault::in::argmax,.*\bBatch<\d+>,.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto i = argmax<Key>(weights);
#else
    auto i = argmax(weights);
#endif
}
