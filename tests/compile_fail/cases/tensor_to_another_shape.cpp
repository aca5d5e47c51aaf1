// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights stored as an output.
// expect-first: a_tensor_of_one_shape_does_not_become_one_of_another<.*.*\bQuery<\d+>,.*\bKey<\d+>.*.*\bQuery<\d+>,.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    tensor<float, Batch<B>, Query<T>, Key<S>> y = weights;
#else
    tensor<float, Batch<B>, Query<T>, Dv<V>> y = weights;
#endif
}
