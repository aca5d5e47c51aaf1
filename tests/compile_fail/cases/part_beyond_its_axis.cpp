// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A part that has more keys than there are behind its first.
// expect-first: a_part_leads_beyond_its_axis<.*part<.*Key<\d+>, 2, \d+>, .*Key<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention_with_lse<part<Key<S>, 2, S - 2>>(q, k, v);
#else
    auto o = attention_with_lse<part<Key<S>, 2, S>>(q, k, v);
#endif
}
