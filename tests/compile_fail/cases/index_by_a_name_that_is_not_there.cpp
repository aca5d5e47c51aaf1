// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An index by a name that is not there.
// expect-first: indexing_by_name_found_no_such_axis<.*\bKey\b.*.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto e = q.at(index<Batch>(0), index<Query>(0), index<Dk>(0));
#else
    auto e = q.at(index<Batch>(0), index<Key>(0), index<Dk>(0));
#endif
}
