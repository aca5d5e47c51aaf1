// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A maximum over an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::max,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto m = max<Key>(logits_of_q_and_k);
#else
    auto m = max<Key<S>>(logits_of_q_and_k);
#endif
}
