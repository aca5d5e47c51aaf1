// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part of no keys.
// expect-first: a_part_has_at_least_one_element<.*part<.*Key<\d+>, 2, 0>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention_with_lse<part<Key<S>, 2, 1>>(q, k, v);
#else
    auto o = attention_with_lse<part<Key<S>, 2, 0>>(q, k, v);
#endif
}
