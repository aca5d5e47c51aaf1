// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Several heads of queries share one of keys and values. Their order, interleaved, stands in the split.
#include "program.hpp"

int main() {
    auto const x = numbers<tensor<float, Time<4>, Model<4>>>(1);
    auto const w_q = numbers<projection<Query, float, Model<4>, Head<16>, Dk<4>>>(2);
    auto const w_k = numbers<projection<Key, float, Model<4>, KvHead<4>, Dk<4>>>(3);
    auto const w_v = numbers<projection<Key, float, Model<4>, KvHead<4>, Dv<4>>>(4);

    auto const grouped = split<Head, KvHead<4>, Group<4>>(project(x, w_q));
    auto const q = merge<Group, Query, Query>(permute<KvHead, Group, Query, Dk>(grouped));
    auto const k = project(x, w_k);
    auto const v = project(x, w_v);
    auto const heads = split<Query, Group<4>, Query<4>>(scaled_dot_product_attention(q, k, v));
    tensor<float, Query<4>, Head<16>, Dv<4>> const output =
        merge<KvHead, Group, Head>(permute<Query, KvHead, Group, Dv>(heads));
    report(output);
}
