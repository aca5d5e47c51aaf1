// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Ragged nested braces.
// expect-first: from_needs_nested_braces_with_one_value_for_every_element<.*.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = from<float, Query<2>, Key<2>>({{1, 2}, {3, 4}});
#else
    auto y = from<float, Query<2>, Key<2>>({{1, 2}, {3}});
#endif
}
