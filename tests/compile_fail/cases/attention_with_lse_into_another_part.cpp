// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A result that has seen other keys, as a destination.
// expect-first: the_destination_has_seen_other_keys_or_has_another_shape<.*in::attention_with_lse, .*log_sum_exp<.*Key<\d+>
#include "../lesson.hpp"

constexpr auto first = attention_with_lse<part<Key<S>, 0, 2>>(q, k, v);

int main() {
#ifdef TWIN
    auto o = first;
    attention_with_lse<part<Key<S>, 0, 2>>(into(o), q, k, v);
#else
    auto o = first;
    attention_with_lse(into(o), q, k, v);
#endif
}
