// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Self-attention in two documents, each position to itself and the one before it, and in both to the first one.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<4>>>(4);
    auto const ids = tensor<int, Time<4>>{7, 5, 5, 5};

    auto const q = project(x, w_q);
    auto const k = project(x, w_k);
    auto const v = project(x, w_v);
    auto const packed = documents{rename<Time, Query>(ids), rename<Time, Key>(ids)};
    auto const near = window{before{1}, after{0}};
    tensor<float, Batch<4>, Query<4>, Dv<4>> const output =
        scaled_dot_product_attention(q, k, v, (packed & near) | prefix{1});
    report(output);
}
