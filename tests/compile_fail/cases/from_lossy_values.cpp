// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values that would be cut.
// expect-first: from_needs_values_that_convert_to_the_element_type_without_loss<double, int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = from<int, Key<2>>(0, 1);
#else
    auto y = from<int, Key<2>>(0.5, 1.5);
#endif
}
