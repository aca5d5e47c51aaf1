// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part of the queries where one of the keys is meant.
// expect-first: the_part_is_of_another_axis_than_the_keys<.*part<.*Query<\d+>, 0, 2>, .*Key<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);
#else
    auto o = attention_with_lse<part<Query<T>, 0, 2>>(q, k, v);
#endif
}
