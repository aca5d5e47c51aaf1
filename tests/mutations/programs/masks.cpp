// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The same steps with every kind of mask, with biases of the projections and a scale of one's own.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<4>>>(4);
    auto const b_q = numbers<projection_bias<Query, float, Dk<4>>>(5);
    auto const b_k = numbers<projection_bias<Key, float, Dk<4>>>(6);
    auto const b_v = numbers<projection_bias<Key, float, Dv<4>>>(7);
    auto const real = numbers<keep<Batch<4>, Key<4>>>(55);
    auto const position = numbers<bias<float, Query<4>, Key<4>>>(9);

    auto const q = project(x, w_q, b_q);
    auto const k = project(x, w_k, b_k);
    auto const v = project(x, w_v, b_v);
    auto const masks = causal{} & real & position;
    auto const weights = softmax<Key>(scores(q, k, masks, scale{0.3f}));
    tensor<float, Batch<4>, Query<4>, Dv<4>> const output = attend(weights, v, masks);
    report(weights, output);
}
