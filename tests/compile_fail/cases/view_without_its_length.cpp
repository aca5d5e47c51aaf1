// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Shows memory of a capacity, and does not say how much of it is there.
// expect-first: a_view_up_to_a_length_is_told_each_length_behind_the_pointer<.*up_to<.*Key<\d+
#include "../lesson.hpp"

int main() {
    float memory[S * K]{};
#ifdef TWIN
    tensor_view<float, up_to<Key<S>>, Dk<K>> const keys(memory, 2);
#else
    tensor_view<float, up_to<Key<S>>, Dk<K>> const keys(memory);
#endif
}
