// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bias for the positions of the input.
// expect-first: a_mask_has_an_axis_that_the_scores_lack<.*\bTime<\d+>,.*did_you_mean<.*bias<float,.*\bQuery<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, bias<float, Query<T>, Key<S>>{});
#else
    auto s = scores(q, k, bias<float, Time<T>, Key<S>>{});
#endif
}
