// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A function of scores that forgets to return what it computed.
// expect-first: a_score_function_returns_what_converts_to_the_element_type_without_loss<.*void
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, score_with{[](float s) { return s / 2; }});
#else
    auto s = scores(q, k, score_with{[](float s) { s /= 2; }});
#endif
}
