// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Split of an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::split,.*\bModel<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = split<Model, Head<1>, Dv<M>>(x);
#else
    auto y = split<Model<M>, Head<1>, Dv<M>>(x);
#endif
}
