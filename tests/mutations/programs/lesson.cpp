// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Sections 1 to 4 of the lesson, a line each.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<4>>>(4);

    auto const q = project(x, w_q);
    auto const k = project(x, w_k);
    auto const v = project(x, w_v);
    auto const logits = scores(q, k);
    auto const weights = softmax<Key>(logits);
    tensor<float, Batch<4>, Query<4>, Dv<4>> const output = attend(weights, v);
    report(logits, weights, output);
}
