// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Split into axes without their extents.
// expect-first: an_axis_needs_its_extent_here<.*fault::in::split,.*\bHead\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = split<Model, Head<1>, Dv<M>>(x);
#else
    auto y = split<Model, Head, Dv>(x);
#endif
}
