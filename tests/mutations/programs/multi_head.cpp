// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Heads by split and merge.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Batch<4>, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Dk<16>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, Dk<16>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, Dv<16>>>(4);
    auto const w_o = numbers<tensor<float, Dv<16>, Model<4>>>(10);

    auto const q = split<Dk, Head<4>, Dk<4>>(project(x, w_q));
    auto const k = split<Dk, Head<4>, Dk<4>>(project(x, w_k));
    auto const v = split<Dv, Head<4>, Dv<4>>(project(x, w_v));
    auto const heads = scaled_dot_product_attention(q, k, v, causal{});
    auto const side_by_side = permute<Batch, Query, Head, Dv>(heads);
    tensor<float, Batch<4>, Query<4>, Dv<16>> const merged = merge<Head, Dv, Dv>(side_by_side);
    tensor<float, Batch<4>, Time<4>, Model<4>> const output = rename<Query, Time>(contract<Dv>(merged, w_o));
    report(merged, output);
}
