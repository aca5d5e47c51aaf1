// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Whether every query sees a key, without the queries.
// expect-first: a_mask_is_asked_about_a_shape_whose_last_two_axes_are_the_queries_and_the_keys<.*in::every_query_sees_a_key,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto all = every_query_sees_a_key(causal{lower_right}, shape<Query<T>, Key<S>>);
#else
    auto all = every_query_sees_a_key(causal{lower_right}, shape<Key<S>>);
#endif
}
