// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A projection of what has been projected.
// expect-first: project_sums_over_the_last_axis_of_x_but_the_weights_lack_it<.*\bDk<\d+>,.*.*\bModel<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = project(x, w_v);
#else
    auto y = project(rename<Query, Time>(q), w_v);
#endif
}
