// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Keys of which there are neither as many as the part has nor as many as its axis.
// expect-first: attention_with_lse_needs_as_many_keys_as_the_part_has_or_all_of_its_axis<.*part<.*Key<\d+>, 0, 3>, .*Key<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention_with_lse<part<Key<S + 2>, 0, S>>(q, k, v);
#else
    auto o = attention_with_lse<part<Key<S + 2>, 0, 3>>(q, k, v);
#endif
}
