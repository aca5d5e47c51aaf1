// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A cache that is up to a length, and as many keys as it has room for.
// expect-first: the_same_axis_comes_with_two_extents<.*\bplus, .*up_to<.*Key<\d+.*>, .*Key<\d+
#include "../lesson.hpp"

using cache = tensor<float, Batch<B>, up_to<Key<S>>, Dk<K>>;

int main() {
    cache keys;
#ifdef TWIN
    auto sum = keys + take<Key>(k, 0);
#else
    auto sum = keys + k;
#endif
}
