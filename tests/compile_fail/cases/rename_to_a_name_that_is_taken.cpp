// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Rename to a name that is taken.
// expect-first: the_result_would_name_an_axis_twice_so_rename_one<.*fault::in::rename,.*.*\bQuery<\d+>,.*\bQuery<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = rename<Dk, Dv>(q);
#else
    auto y = rename<Dk, Query>(q);
#endif
}
