// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of Attention in three axes (Attention-25, onnx 1.23): the features of all heads stand side by side, in a
// projection's order, and are split by name. Nothing is permuted: the heads stay behind the positions in Q, K and V.
#include <heed/ops/permute.hpp>
#include <heed/ops/split.hpp>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::causal;
using heed::scale;
using heed::softcap;
using heed::split;
using heed::upper_left;
using heed::window;
using heed_test::onnx_attention;
using heed_test::onnx_case;

/// As many heads of keys as of queries.
template <std::size_t H, std::size_t D, std::size_t V>
auto heads(onnx_case const& it) {
    return onnx_attention{
        it, split<Model, Head<H>, Dk<D>>(it.input<float, Batch<2>, Query<4>, Model<H * D>>("Q")),
        split<Model, Head<H>, Dk<D>>(it.input<float, Batch<2>, Key<6>, Model<H * D>>("K")),
        split<Model, Head<H>, Dv<V>>(it.input<float, Batch<2>, Key<6>, Model<H * V>>("V")),
        heed::permute<Batch, Head, Query, Dv>(
            split<Model, Head<H>, Dv<V>>(it.output<float, Batch<2>, Query<4>, Model<H * V>>("Y")))};
}
/// `G` heads of queries for each of `H` heads of keys.
template <std::size_t H, std::size_t G, std::size_t D, std::size_t V>
auto grouped(onnx_case const& it) {
    return onnx_attention{
        it, split<Model, KvHead<H>, Group<G>, Dk<D>>(it.input<float, Batch<2>, Query<4>, Model<H * G * D>>("Q")),
        split<Model, KvHead<H>, Dk<D>>(it.input<float, Batch<2>, Key<6>, Model<H * D>>("K")),
        split<Model, KvHead<H>, Dv<V>>(it.input<float, Batch<2>, Key<6>, Model<H * V>>("V")),
        heed::permute<Batch, KvHead, Group, Query, Dv>(split<Model, KvHead<H>, Group<G>, Dv<V>>(
            it.output<float, Batch<2>, Query<4>, Model<H * G * V>>("Y")))};
}

}  // namespace

TEST_CASE("ONNX's attention of three axes") {
    heed_test::run_onnx_cases("onnx_features", {
        {"attention_3d", [](onnx_case const& it) { heads<3, 8, 8>(it).check(); }},
        {"attention_3d_causal", [](onnx_case const& it) { heads<3, 8, 8>(it).check(causal{upper_left}); }},
        {"attention_3d_scaled", [](onnx_case const& it) { heads<3, 8, 8>(it).check(scale{0.01}); }},
        {"attention_3d_diff_heads_sizes_softcap",
         [](onnx_case const& it) { heads<3, 8, 10>(it).check(softcap{3.0f}); }},

        {"attention_3d_gqa", [](onnx_case const& it) { grouped<3, 3, 8, 8>(it).check(); }},
        {"attention_3d_gqa_causal", [](onnx_case const& it) { grouped<3, 3, 8, 8>(it).check(causal{upper_left}); }},
        {"attention_3d_gqa_softcap", [](onnx_case const& it) { grouped<3, 3, 8, 8>(it).check(softcap{3.0f}); }},
        {"attention_3d_gqa_attn_mask",
         [](onnx_case const& it) {
             grouped<3, 3, 8, 8>(it).check(heed::bias{it.input<float, Query<4>, Key<6>>("attn_mask")});
         }},
        // One head of keys for all four of queries.
        {"attention_3d_local_window",
         [](onnx_case const& it) {
             grouped<1, 4, 8, 6>(it).check(window{before{2}, after{0}, upper_left});
         }},
    });
}
