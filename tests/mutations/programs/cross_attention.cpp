// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Queries of one sequence, keys and values of another. Each has a name for its positions, so that neither is the other.
#include "program.hpp"

template <std::size_t N> struct Source : axis<Source, N> {};

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const context = numbers<tensor<float, Batch<4>, Source<4>, Model<4>>>(11);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<4>>>(4);
    auto const real = numbers<keep<Batch<4>, Source<4>>>(55);

    auto const q = project(x, w_q);
    auto const k = project<Source>(context, w_k);
    auto const v = project<Source>(context, w_v);
    auto const kept = keep<Batch<4>, Key<4>>{rename<Source, Key>(real)};
    tensor<float, Batch<4>, Query<4>, Dv<4>> const output = scaled_dot_product_attention(q, k, v, kept);
    report(output);
}
