// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A float bias used as a bool mask.
// expect-first: a_tensor_does_not_become_one_of_another_element_type_so_cast_it<.*float,.*\bKey<\d+>.*keep<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    keep<Key<S>> padding = keep<Key<S>>{};
#else
    keep<Key<S>> padding = bias<float, Key<S>>{};
#endif
}
