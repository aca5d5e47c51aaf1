// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A capacity of what has its extent in the type.
// expect-first: the_extent_is_in_the_type_so_ask_for_extent<.*Key<\d+
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto count = extent<Key>(k);
#else
    auto count = capacity<Key>(k);
#endif
}
