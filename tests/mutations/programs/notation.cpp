// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The lesson's notation, Q @ K^T / sqrt(d_k), and contractions by name, stepping out of the strict part.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<4>>>(4);

    auto const q = project(x, w_q);
    auto const k = project(x, w_k);
    auto const v = project(x, w_v);
    auto const compared = matmul(q, transpose(k));
    auto const weights = softmax<Key>(as_logits<Key>(compared / 2.0f));
    tensor<float, Batch<4>, Query<4>, Dv<4>> const output = matmul(weights, v);

    auto const contracted = contract<Dk>(q, k);
    auto const logits = masked<Query>(as_logits<Key>(contracted / 2.0f), causal{});
    tensor<float, Batch<4>, Query<4>, Dv<4>> const summed = contract<Key>(softmax<Key>(logits), v);
    report(output, summed);
}
