// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Assignment through a view of const values.
// expect-first: assignment_needs_elements_that_are_not_const<.*fault::in::plus,.*tensor_view<.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto copy = k;
    auto y = view_of(copy);
    y += 1.0f;
#else
    auto y = view_of(k);
    y += 1.0f;
#endif
}
