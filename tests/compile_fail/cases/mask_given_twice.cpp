// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two masks.
// expect-first: attention_takes_one_mask_so_combine_them_with_an_ampersand<(heed::)?keep<[^()]*bias<float, [^,]*Key<\d+> ?> ?>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, scale{0.5}, keep<Key<S>>{} & bias<float, Key<S>>{});
#else
    auto s = scores(q, k, keep<Key<S>>{}, scale{0.5}, bias<float, Key<S>>{});
#endif
}
