// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Too few values.
// expect-first: from_needs_exactly_as_many_values_as_the_shape_has_elements<.*.*\bKey<\d+>.*values_given<3>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = from<float, Query<2>, Key<2>>(1, 2, 3, 4);
#else
    auto y = from<float, Query<2>, Key<2>>(1, 2, 3);
#endif
}
