// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An index by name among positions.
// expect-first: indexing_is_either_by_position_or_by_name_but_not_both<.*.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto e = q.at(0, 0, 0);
#else
    auto e = q.at(0, index<Query>(0), 0);
#endif
}
