// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Whole numbers that count in steps of a fraction.
// expect-first: the_number_must_convert_to_the_element_type_without_loss<.*\biota, double, int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = iota<int, Key<S>>(1, 2);
#else
    auto y = iota<int, Key<S>>(1, 0.5);
#endif
}
