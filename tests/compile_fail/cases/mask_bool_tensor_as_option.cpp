// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bool tensor as a mask.
// expect-first: an_option_of_attention_is_a_mask_or_a_scale<.*tensor<bool,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, keep<Key<S>>{});
#else
    auto s = scores(q, k, tensor<bool, Key<S>>{});
#endif
}
