// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Whole numbers made of a fraction, which would be cut.
// expect-first: the_number_must_convert_to_the_element_type_without_loss<.*\bfull, double, int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = full<float, Key<S>>(2.7);
#else
    auto y = full<int, Key<S>>(2.7);
#endif
}
