// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A function of scores that asks for a head, which these have not.
// expect-first: a_score_function_takes_the_score_and_positions_by_name_as_index_of_Query<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention(q, k, v, score_with{[](float s, index_of<Batch> b) { return b > 1 ? s : 0.0f; }});
#else
    auto o = attention(q, k, v, score_with{[](float s, index_of<Head> h) { return h > 1 ? s : 0.0f; }});
#endif
}
