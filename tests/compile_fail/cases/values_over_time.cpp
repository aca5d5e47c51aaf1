// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Values over the positions of the input.
// expect-first: attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too<.*\bKey<\d+>.*did_you_mean<.*rename<.*\bTime,.*\bKey> ?\(
#include "../lesson.hpp"

int main() {
    tensor<float, Batch<B>, Time<S>, Dv<V>> z{};
#ifdef TWIN
    auto o = attention(q, k, rename<Time, Key>(z));
#else
    auto o = attention(q, k, z);
#endif
}
