// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// == of two shapes.
// expect-first: equality_needs_two_tensors_of_one_shape_and_element_type<.*.*\bQuery<\d+>.*.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto same = q == q;
#else
    auto same = q == k;
#endif
}
