// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A function of scores whose positions are bare numbers: nothing says which is the query.
// expect-first: a_score_function_says_by_name_which_position_it_takes_as_index_of_Query<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attention(q, k, v,
                       score_with{[](float s, index_of<Query> i, index_of<Key> j) { return i < j ? s : 0.0f; }});
#else
    auto o = attention(q, k, v, score_with{[](float s, std::size_t i, std::size_t j) { return i < j ? s : 0.0f; }});
#endif
}
