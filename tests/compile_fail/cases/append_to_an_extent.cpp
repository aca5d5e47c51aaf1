// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// One more position where all that there can be are in the type.
// expect-first: an_axis_needs_to_be_up_to_a_length_to_become_longer_or_shorter<.*\bappend, .*Key<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
#ifdef TWIN
    cache keys;
    append<Key>(keys, slice<Key>(k, 0));
#else
    auto keys = k;
    append<Key>(keys, slice<Key>(k, 0));
#endif
}
