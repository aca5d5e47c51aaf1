// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// No softmax.
// expect-first: attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them<.*logits<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(softmax<Key>(scores(q, k)), v);
#else
    auto o = attend(scores(q, k), v);
#endif
}
