// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A view, given away with values that are not its own.
// expect-first: dlpack_gives_away_values_that_a_tensor_owns_so_share_a_view_or_give_as_tensor_of_it<.*strided_view<.*\bDk<\d+>,.*\bKey<\d+>
#include "../lesson.hpp"

#include <heed/borders/dlpack.hpp>

int main() {
#ifdef TWIN
    auto sent = dlpack::give(as_tensor(transpose_view(k)));
#else
    auto sent = dlpack::give(transpose_view(k));
#endif
}
