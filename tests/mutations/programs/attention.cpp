// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attention in one call, with and without its weights, and a projection of the output.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<4>>>(4);
    auto const w_o = numbers<tensor<float, Dv<4>, Model<4>>>(10);
    auto const padding = numbers<drop<Batch<4>, Key<4>>>(136);

    auto const q = project(x, w_q);
    auto const k = project(x, w_k);
    auto const v = project(x, w_v);
    auto const [output, weights] = attention(q, k, v, padding);
    tensor<float, Batch<4>, Time<4>, Model<4>> const y = rename<Query, Time>(contract<Dv>(output, w_o));
    tensor<float, Batch<4>, Query<4>, Dv<4>> const unmasked = scaled_dot_product_attention(q, k, v);
    report(y, unmasked);
}
