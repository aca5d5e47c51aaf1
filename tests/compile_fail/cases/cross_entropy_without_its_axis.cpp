// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A loss that does not say along which axis.
// expect-first: an_axis_must_be_named_in_angle_brackets_and_the_tensor_has_these<.*\bin::cross_entropy,.*\bKey<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy<Key>(logits_of_q_and_k, targets);
#else
    auto targets = zeros<int, Batch<B>, Query<T>>();
    auto y = cross_entropy(logits_of_q_and_k, targets);
#endif
}
