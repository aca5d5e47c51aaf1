// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attention to a tensor that is not said to be a destination.
// expect-first: a_tensor_is_a_destination_when_it_is_said_to_be_one_as_in_into_of_it<.*fault::in::attention,.*\bDv<\d+>
#include "../lesson.hpp"

int main() {
    tensor<float, Batch<B>, Query<T>, Dv<V>> out{};
#ifdef TWIN
    scaled_dot_product_attention(into(out), q, k, v);
#else
    scaled_dot_product_attention(out, q, k, v);
#endif
}
