// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A std::mdspan, by a standard library without one.
// expect-first: there_is_no_mdspan_in_this_standard_library_so_name_a_family_of_types_that_has_one<.*\bKey<\d+>,.*\bDk<\d+>
#include <../support/mdspan_like.hpp>

#include "../lesson.hpp"

#include <heed/borders/mdspan.hpp>

int main() {
#ifdef TWIN
    auto m = borders::as_mdspan<mdspan_like::family>(k);
#else
    auto m = borders::as_mdspan(k);
#endif
}
