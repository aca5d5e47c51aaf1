// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A keep mask made of a drop mask over memory.
// expect-first: what_a_type_promises_of_its_values_is_not_had_by_conversion<.*\bdrop<.*\bkeep<
#include "../lesson.hpp"

int main() {
    static bool memory[S];
    auto padding = view_of<Key<S>>(memory);
#ifdef TWIN
    keep m{padding};
#else
    keep m{drop{padding}};
#endif
}
