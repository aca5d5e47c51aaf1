// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights changed through a view.
// expect-first: assignment_needs_elements_that_are_not_const<.*fault::in::assign,.*strided_view<(?:const float|float const),.*\bBatch<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    auto w = weights;
#ifdef TWIN
    auto plain = as_tensor(w);
    slice_view<Query>(plain, 0) = 1;
#else
    slice_view<Query>(w, 0) = 1;
#endif
}
