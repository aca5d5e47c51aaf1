// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bool mask used as a float bias.
// expect-first: a_tensor_does_not_become_one_of_another_element_type_so_cast_it<.*bool,.*\bKey<\d+>.*bias<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    bias<float, Key<S>> padding = bias<float, Key<S>>{};
#else
    bias<float, Key<S>> padding = keep<Key<S>>{};
#endif
}
