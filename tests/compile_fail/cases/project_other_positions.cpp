// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Projection of positions that are not called Time.
// expect-first: project_needs_x_to_end_with_its_positions_Time_or_named_as_in_project_Token_and_then_its_features<.*did_you_mean<.*project<.*\bKey> ?\(
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = project<Key>(rename<Time, Key>(x), w_q);
#else
    auto y = project(rename<Time, Key>(x), w_q);
#endif
}
