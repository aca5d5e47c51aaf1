// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Parts of an axis that has another extent each time: where one ends is no place in the other.
// expect-first: the_same_axis_comes_with_two_extents<.*in::merge, .*Key<\d+>, .*Key<\d+>
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S + 2>, 0, 2>>(q, range<Key<2>>(k, 0), range<Key<2>>(v, 0));

int main() {
#ifdef TWIN
    auto o = merge(first, attention_with_lse<part<Key<S + 2>, 2, S>>(q, k, v));
#else
    auto o = merge(first, attention_with_lse<part<Key<S + 3>, 2, S>>(q, k, v));
#endif
}
