// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Softmax to a tensor that is not said to be a destination.
// expect-first: a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<.*fault::in::softmax,.*\bKey<\d+>
#include "../lesson.hpp"

int main() {
    tensor<float, Batch<B>, Query<T>, Key<S>> out{};
#ifdef TWIN
    softmax<Key>(into(out), logits_of_q_and_k);
#else
    softmax<Key>(out, logits_of_q_and_k);
#endif
}
