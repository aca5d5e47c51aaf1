// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A range with a constant offset that leads beyond the end.
// expect-first: a_constant_offset_leads_beyond_the_axis<.*fault::in::range_view,.*\bKey<3>,.*\bKey<\d+>,.*constant_index<3>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto part = range_view<Key<3>>(k, 1_c);
#else
    auto part = range_view<Key<3>>(k, 3_c);
#endif
}
