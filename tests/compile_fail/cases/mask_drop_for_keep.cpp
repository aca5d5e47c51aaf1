// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Drop passed where keep is meant.
// expect-first: what_a_type_promises_of_its_values_is_not_had_by_conversion<.*bool,.*\bKey<\d+>.*keep<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    keep<Key<S>> padding = keep<Key<S>>{};
#else
    keep<Key<S>> padding = drop<Key<S>>{};
#endif
}
