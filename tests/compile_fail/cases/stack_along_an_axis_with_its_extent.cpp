// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Stack along an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::stack,.*\bLayer<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = stack<Layer>(q, q);
#else
    auto y = stack<Layer<2>>(q, q);
#endif
}
