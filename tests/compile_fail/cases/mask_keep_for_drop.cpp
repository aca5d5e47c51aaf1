// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keep passed where drop is meant.
// expect-first: what_a_type_promises_of_its_values_is_not_had_by_conversion<.*bool,.*\bKey<\d+>.*drop<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    drop<Key<S>> padding = drop<Key<S>>{};
#else
    drop<Key<S>> padding = keep<Key<S>>{};
#endif
}
