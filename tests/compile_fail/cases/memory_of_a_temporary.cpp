// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The memory of a temporary.
// expect-first: a_view_needs_values_that_outlive_it_but_a_temporary_ends_here_so_give_it_a_name<.*memory_of,.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

#include <heed/borders/memory.hpp>

int main() {
#ifdef TWIN
    auto turned = transpose(k);
    auto memory = borders::memory_of(turned);
#else
    auto memory = borders::memory_of(transpose(k));
#endif
}
