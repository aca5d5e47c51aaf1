// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An index by an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::index,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto e = q(index<Query>(0), index<Batch>(0), index<Dk>(0));
#else
    auto e = q(index<Query<T>>(0), index<Batch>(0), index<Dk>(0));
#endif
}
