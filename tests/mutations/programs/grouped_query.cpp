// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Several heads of queries share one of keys and values. Each has two names, so that no order of heads is to be kept.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, KvHead<4>, Group<4>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, KvHead<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, KvHead<4>, Dv<4>>>(4);
    auto const w_o = numbers<tensor<float, KvHead<4>, Group<4>, Dv<4>, Model<4>>>(10);

    auto const shared = full<float, Group<4>>(1.0f);
    auto const q = project(x, w_q);
    auto const k = outer(shared, project(x, w_k));
    auto const v = outer(shared, project(x, w_v));
    auto const heads = scaled_dot_product_attention(q, k, v);
    tensor<float, Query<4>, Model<4>> const output = contract<KvHead, Group, Dv>(heads, w_o);
    report(output);
}
