// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_Q used to make V.
// expect-first: attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(weights, project(context, w_v));
#else
    auto o = attend(weights, project(context, w_q));
#endif
}
