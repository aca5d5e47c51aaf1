// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A bool tensor as a mask.
// expect-first: a_bool_tensor_is_a_mask_when_it_is_said_to_be_keep_or_drop<.*tensor<bool,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, keep<Key<S>>{});
#else
    auto s = scores(q, k, tensor<bool, Key<S>>{});
#endif
}
