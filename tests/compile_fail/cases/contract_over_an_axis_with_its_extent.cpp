// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Contract over an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::contract,.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = contract<Dk>(q, k);
#else
    auto s = contract<Dk<K>>(q, k);
#endif
}
