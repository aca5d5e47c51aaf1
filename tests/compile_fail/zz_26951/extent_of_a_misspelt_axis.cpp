// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The extent of an axis whose name is misspelt.
// expect-first: the_shape_has_no_such_axis<.*\bDK>, .*did_you_mean<.*\bDk<\d+>
#include "../lesson.hpp"

template <std::size_t N>
struct DK : heed::axis<DK, N> {};

int main() {
#ifdef TWIN
    auto y = extent<Dk>(q);
#else
    auto y = extent<DK>(q);
#endif
}
