// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A block of a transformer with the norms first, under a causal mask, from tokens to the loss: examples/training.md.
#include "program.hpp"

int main() {
    auto const tokens = numbers<tensor<int, Batch<4>, Time<4>>>(20);
    auto const targets = numbers<tensor<int, Batch<4>, Time<4>>>(21);
    auto const table = numbers<tensor<float, Vocabulary<4>, Model<4>>>(22);
    auto const first_gain = numbers<norm_gain<float, Model<4>>>(23);
    auto const first_bias = numbers<norm_bias<float, Model<4>>>(24);
    auto const w_q = numbers<projection<Query, float, Model<4>, Head<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Head<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Head<4>, Dv<4>>>(4);
    auto const w_o = numbers<output_projection<float, Head<4>, Dv<4>, Model<4>>>(10);
    auto const second_gain = numbers<norm_gain<float, Model<4>>>(25);
    auto const second_bias = numbers<norm_bias<float, Model<4>>>(26);
    auto const w_up = numbers<linear_weights<float, Model<4>, Hidden<4>>>(27);
    auto const b_up = numbers<linear_bias<float, Hidden<4>>>(28);
    auto const w_down = numbers<output_projection<float, Hidden<4>, Model<4>>>(29);

    auto const x = embed<Vocabulary>(table, tokens);
    auto const normed = layer_norm<Model>(x, first_gain, first_bias);
    auto const q = project(normed, w_q);
    auto const k = project(normed, w_k);
    auto const v = project(normed, w_v);
    auto const attended = x + project_output(scaled_dot_product_attention(q, k, v, causal{}), w_o);
    auto const inner = linear(layer_norm<Model>(attended, second_gain, second_bias), w_up, b_up);
    tensor<float, Batch<4>, Time<4>, Model<4>> const y = attended + project_output(gelu(inner), w_down);
    tensor<float> const loss = cross_entropy<Vocabulary>(unembed<Vocabulary>(y, table), targets);
    report(y, loss);
}
