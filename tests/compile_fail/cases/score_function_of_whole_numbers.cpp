// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A function of scores that takes them as whole numbers, which cuts them.
// expect-first: a_score_function_takes_the_score_as_what_the_element_type_converts_to_without_loss<.*int, float
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, score_with{[](float s) { return s / 2; }});
#else
    auto s = scores(q, k, score_with{[](int s) { return s / 2; }});
#endif
}
