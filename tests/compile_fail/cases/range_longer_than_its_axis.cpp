// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A range of more places than there are.
// expect-first: a_range_needs_an_axis_that_is_at_least_as_long<.*fault::in::range,.*\bKey<6>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto part = range<Key<3>>(k, 0);
#else
    auto part = range<Key<6>>(k, 0);
#endif
}
