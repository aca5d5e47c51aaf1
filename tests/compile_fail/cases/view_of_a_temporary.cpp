// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view of a temporary.
// expect-first: view_of_needs_values_that_outlive_the_view_but_a_temporary_ends_here_so_give_it_a_name<.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto turned = transpose(k);
    auto view = view_of(turned);
#else
    auto view = view_of(transpose(k));
#endif
}
