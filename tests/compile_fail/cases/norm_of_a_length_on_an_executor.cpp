// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An executor for the norm of positions that are up to a length.
// expect-first: this_does_not_go_with_lengths_that_are_known_at_run_time_yet<.*\bon<.*in_order
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto result = layer_norm<Model>(take<Time>(x, 1));
#else
    auto result = layer_norm<Model>(take<Time>(x, 1), on(in_order{}));
#endif
}
