// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Concat of tensors that differ elsewhere.
// expect-first: concat_needs_tensors_that_differ_in_the_extent_of_the_joined_axis_only<.*.*\bDk<\d+>.*.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = concat<Key>(zeros<float, Key<S>, Dk<K>>(), zeros<float, Key<S + 1>, Dk<K>>());
#else
    auto y = concat<Key>(zeros<float, Key<S>, Dk<K>>(), zeros<float, Key<S>, Dk<K + 1>>());
#endif
}
