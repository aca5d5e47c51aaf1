// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// As many as the type says already.
// expect-first: an_axis_with_its_extent_in_the_type_is_that_already_so_ask_for_a_range<.*\bexactly, .*Key<\d+
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto all = exactly<Key<S>>(take<Key>(k, S));
#else
    auto all = exactly<Key<S>>(k);
#endif
}
