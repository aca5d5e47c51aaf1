// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A k without keys.
// expect-first: scores_needs_a_key_axis_that_only_k_has<.*.*\bQuery<\d+>.*.*\bDk<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, tensor<float, Batch<B>, Key<S>, Dk<K>>{});
#else
    auto s = scores(q, tensor<float, Batch<B>, Dk<K>>{});
#endif
}
