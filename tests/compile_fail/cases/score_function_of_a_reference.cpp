// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A function of scores that takes them by a reference that could write.
// expect-first: a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, score_with{[](float s) { return s / 2; }});
#else
    auto s = scores(q, k, score_with{[](float& s) { return s /= 2; }});
#endif
}
