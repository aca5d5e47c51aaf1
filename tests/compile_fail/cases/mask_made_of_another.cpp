// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A keep made of a drop.
// expect-first: what_a_type_promises_of_its_values_is_not_had_by_conversion<.*drop<.*keep<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto m = drop<Key<S>>{drop<Key<S>>{}};
#else
    auto m = keep<Key<S>>{drop<Key<S>>{}};
#endif
}
