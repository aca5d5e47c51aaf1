// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Targets before logits.
// expect-first: elements_need_to_be_float_or_double_so_cast_the_tensor<.*\bin::cross_entropy, int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Query<T>>();
    auto y = cross_entropy<Key>(zeros<float, Query<T>, Key<S>>(), targets);
#else
    auto targets = zeros<int, Query<T>, Key<S>>();
    auto y = cross_entropy<Key>(targets, zeros<float, Query<T>, Key<S>>());
#endif
}
