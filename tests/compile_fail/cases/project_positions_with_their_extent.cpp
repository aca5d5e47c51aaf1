// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Projection of positions with their extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::project,.*\bTime<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = project<Time>(x, w_q);
#else
    auto y = project<Time<T>>(x, w_q);
#endif
}
