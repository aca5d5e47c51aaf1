// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A mask for the part alone: it is written for all keys, and means in each part what it means there.
// expect-first: the_same_axis_comes_with_two_extents<.*in::mask, .*Key<2>, .*Key<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention_with_lse<part<Key<S>, 2, 2>>(q, k, v, keep<Key<S>>{});
#else
    auto o = attention_with_lse<part<Key<S>, 2, 2>>(q, k, v, keep<Key<2>>{});
#endif
}
