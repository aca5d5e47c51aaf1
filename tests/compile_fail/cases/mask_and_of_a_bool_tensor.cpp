// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A causal mask and bools, of which nobody says whether true keeps or drops.
// expect-first: this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<.*\btensor<bool,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<bool, Key<S>> padding{};
#ifdef TWIN
    auto s = scores(q, k, causal{lower_right} & keep{padding});
#else
    auto s = scores(q, k, causal{lower_right} & padding);
#endif
}
