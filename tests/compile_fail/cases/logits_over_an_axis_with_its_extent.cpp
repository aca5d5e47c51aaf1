// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Logits over an axis with its extent.
// expect-first: an_axis_is_named_without_its_extent_here<.*fault::in::as_logits,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto l = as_logits<Key>(matmul(q, transpose(k)));
#else
    auto l = as_logits<Key<S>>(matmul(q, transpose(k)));
#endif
}
