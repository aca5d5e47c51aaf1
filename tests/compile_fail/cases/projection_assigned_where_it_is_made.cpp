// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A projection written to where it is made.
// expect-first: writing_to_a_temporary_changes_nothing_so_name_it_or_write_through_a_view_as_slice_view_makes<.*projection<.*\bQuery\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = zeros<projection<Query, float, Model<M>, Dk<K>>>();
    w = w_q;
#else
    zeros<projection<Query, float, Model<M>, Dk<K>>>() = w_q;
#endif
}
