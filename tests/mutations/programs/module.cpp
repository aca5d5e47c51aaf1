// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The lesson's module, section 6, and a projection of its output.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<4>>>(4);
    auto const w_o = numbers<tensor<float, Dv<4>, Model<4>>>(10);
    auto const padding = numbers<drop<Batch<4>, Key<4>>>(136);

    auto const layer = self_attention<float, Model<4>, Dk<4>, Dv<4>>{w_q, w_k, w_v};
    auto const [output, weights] = layer(x, causal{} & padding);
    tensor<float, Batch<4>, Time<4>, Model<4>> const y = rename<Query, Time>(matmul(output, w_o));
    report(y);
}
