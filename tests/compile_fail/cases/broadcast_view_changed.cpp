// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values written that are repeated in a view.
// expect-first: assignment_needs_elements_that_are_not_const<.*fault::in::plus,.*strided_view<(?:const float|float const),.*Head<\d+>
#include "../lesson.hpp"

int main() {
    auto y = k;
#ifdef TWIN
    y += 1;
#else
    broadcast_view<Head<H>>(y) += 1;
#endif
}
