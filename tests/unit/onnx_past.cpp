// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of Attention whose keys and values stand behind those of the past (Attention-25, onnx 1.23): the present
// is both along Key, and a query i of n new ones is at the position past + i. And those of TensorScatter, which writes
// into a cache.
#include <heed/attention/kv_cache.hpp>
#include <heed/attention/scores.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/slice_view.hpp>
#include <heed/ops/split.hpp>

#include <cstdint>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::bias;
using heed::causal;
using heed::offset;
using heed::permute;
using heed::softcap;
using heed::split;
using heed::window;
using heed_test::half_precision;
using heed_test::onnx_attention;
using heed_test::onnx_case;

/// The keys or the values of the past and new ones, which are what the case calls present.
template <class Past, class New>
auto present(onnx_case const& it, std::string const& name, Past const& past, New const& added,
             heed_test::tolerance const& allowed = {}) {
    auto const both = heed::concat<Key>(past, added);
    it.check(name, both, allowed);
    return both;
}

/// P keys of the past, in four axes.
template <std::size_t Q, std::size_t K, std::size_t P, std::size_t V>
auto heads(onnx_case const& it) {
    return onnx_attention{
        it, it.input<float, Batch<2>, Head<3>, Query<Q>, Dk<8>>("Q"),
        present(it, "present_key", it.input<float, Batch<2>, Head<3>, Key<P>, Dk<8>>("past_key"),
                it.input<float, Batch<2>, Head<3>, Key<K>, Dk<8>>("K")),
        present(it, "present_value", it.input<float, Batch<2>, Head<3>, Key<P>, Dv<V>>("past_value"),
                it.input<float, Batch<2>, Head<3>, Key<K>, Dv<V>>("V")),
        it.output<float, Batch<2>, Head<3>, Query<Q>, Dv<V>>("Y")};
}
/// The same where the new ones, and the queries, have the features of all heads side by side. The past has not.
auto features(onnx_case const& it) {
    auto const k = split<Model, Head<3>, Dk<8>>(it.input<float, Batch<2>, Key<6>, Model<24>>("K"));
    auto const v = split<Model, Head<3>, Dv<8>>(it.input<float, Batch<2>, Key<6>, Model<24>>("V"));
    auto const q = split<Model, Head<3>, Dk<8>>(it.input<float, Batch<2>, Query<4>, Model<24>>("Q"));
    auto const y = split<Model, Head<3>, Dv<8>>(it.output<float, Batch<2>, Query<4>, Model<24>>("Y"));
    return onnx_attention{
        it, permute<Batch, Head, Query, Dk>(q),
        present(it, "present_key", it.input<float, Batch<2>, Head<3>, Key<12>, Dk<8>>("past_key"),
                permute<Batch, Head, Key, Dk>(k)),
        present(it, "present_value", it.input<float, Batch<2>, Head<3>, Key<12>, Dv<8>>("past_value"),
                permute<Batch, Head, Key, Dv>(v)),
        permute<Batch, Head, Query, Dv>(y)};
}

/// Three heads of queries for each of three heads of keys.
void grouped_features(onnx_case const& it) {
    auto const k = split<Model, KvHead<3>, Dk<8>>(it.input<float, Batch<2>, Key<6>, Model<24>>("K"));
    auto const v = split<Model, KvHead<3>, Dv<8>>(it.input<float, Batch<2>, Key<6>, Model<24>>("V"));
    auto const y = split<Model, KvHead<3>, Group<3>, Dv<8>>(it.output<float, Batch<2>, Query<4>, Model<72>>("Y"));
    onnx_attention{
        it, split<Model, KvHead<3>, Group<3>, Dk<8>>(it.input<float, Batch<2>, Query<4>, Model<72>>("Q")),
        present(it, "present_key", it.input<float, Batch<2>, KvHead<3>, Key<12>, Dk<8>>("past_key"),
                permute<Batch, KvHead, Key, Dk>(k)),
        present(it, "present_value", it.input<float, Batch<2>, KvHead<3>, Key<12>, Dv<8>>("past_value"),
                permute<Batch, KvHead, Key, Dv>(v)),
        permute<Batch, KvHead, Group, Query, Dv>(y)}
        .check(bias{it.input<float, Query<4>, Key<18>>("attn_mask")});
}
void grouped_heads_in_half_precision(onnx_case const& it) {
    onnx_attention{
        it, split<Head, KvHead<3>, Group<3>>(it.input<float, Batch<2>, Head<9>, Query<4>, Dk<8>>("Q")),
        present(it, "present_key", it.input<float, Batch<2>, KvHead<3>, Key<12>, Dk<8>>("past_key"),
                it.input<float, Batch<2>, KvHead<3>, Key<6>, Dk<8>>("K")),
        present(it, "present_value", it.input<float, Batch<2>, KvHead<3>, Key<12>, Dv<8>>("past_value"),
                it.input<float, Batch<2>, KvHead<3>, Key<6>, Dv<8>>("V")),
        split<Head, KvHead<3>, Group<3>>(it.output<float, Batch<2>, Head<9>, Query<4>, Dv<8>>("Y")), half_precision}
        .check(bias{it.input<float, Query<4>, Key<18>>("attn_mask")});
}

auto added(onnx_case const& it) { return bias{it.input<float, Query<4>, Key<18>>("attn_mask")}; }
/// One for all heads.
auto added_by_batch(onnx_case const& it) {
    return bias{heed::slice<Head>(it.input<float, Batch<2>, Head<1>, Query<4>, Key<18>>("attn_mask"), 0)};
}
auto added_by_head(onnx_case const& it) {
    return bias{it.input<float, Batch<2>, Head<3>, Query<4>, Key<18>>("attn_mask")};
}

/// Past and new ones put into a cache, which knows where the queries are. What is left of it stays free.
void cached(onnx_case const& it) {
    heed::kv_cache<float, Batch<2>, Head<3>, heed::up_to<Key<11>>, Dk<8>, Dv<8>> cache;
    append(cache, it.input<float, Batch<2>, Head<3>, Key<3>, Dk<8>>("past_key"),
           it.input<float, Batch<2>, Head<3>, Key<3>, Dv<8>>("past_value"));
    append(cache, it.input<float, Batch<2>, Head<3>, Key<4>, Dk<8>>("K"),
           it.input<float, Batch<2>, Head<3>, Key<4>, Dv<8>>("V"));
    it.check("present_key", heed::range<Key<7>>(cache.keys, 0));
    it.check("present_value", heed::range<Key<7>>(cache.values, 0));
    it.check("Y", cached_attention(it.input<float, Batch<2>, Head<3>, Query<4>, Dk<8>>("Q"), cache));
}

/// What is new goes into each batch's part of a cache from a position of its own on; behind the last of
/// `Positions` comes the first.
template <std::size_t Count, std::size_t Positions>
void scattered(onnx_case const& it) {
    auto cache = it.input<float, Batch<2>, Head<1>, Key<4>, Dk<5>>("past_cache");
    auto const update = it.input<float, Batch<2>, Head<1>, Key<Count>, Dk<5>>("update");
    auto const first = it.input<std::int64_t, Batch<2>>("write_indices");
    for (std::size_t batch = 0; batch < 2; ++batch) {
        auto part = heed::slice_view<Batch>(cache, batch);
        auto const of_batch = heed::slice<Batch>(update, batch);
        for (std::size_t i = 0; i < Count; ++i) {
            std::size_t const at = static_cast<std::size_t>(first(batch)) + i;
            heed::slice_view<Key>(part, at % Positions) = heed::slice<Key>(of_batch, i);
        }
    }
    it.check("present_cache", cache);
}

}  // namespace

TEST_CASE("ONNX's attention with a past") {
    heed_test::run_onnx_cases("onnx_past", {
        {"attention_3d_with_past_and_present", [](onnx_case const& it) { features(it).check(added(it)); }},
        {"attention_3d_gqa_with_past_and_present", grouped_features},
        {"attention_4d_gqa_with_past_and_present_fp16", grouped_heads_in_half_precision},
        {"attention_4d_diff_heads_with_past_and_present",
         [](onnx_case const& it) { heads<4, 6, 12, 10>(it).check(added(it)); }},
        {"attention_4d_diff_heads_with_past_and_present_mask3d",
         [](onnx_case const& it) { heads<4, 6, 12, 10>(it).check(added_by_batch(it)); }},

        // By positions: the offset is the number of keys in the past.
        {"attention_4d_causal_with_past_and_present",
         [](onnx_case const& it) {
             heads<4, 4, 3, 8>(it).check(causal{offset{3}});
             cached(it);
         }},
        {"attention_local_window_with_past",
         [](onnx_case const& it) {
             auto const by = heads<4, 2, 8, 8>(it);
             by.check(causal{offset{8}} & window{before{2}, offset{8}});
             by.check(window<before<2>, after<0>, offset<8>>{});
         }},

        // qk_matmul_output_mode 1, 2 and 3: the scores capped, and with the bias, and their softmax.
        {"attention_3d_with_past_and_present_qk_matmul_softcap",
         [](onnx_case const& it) {
             auto const by = features(it);
             by.check(added(it), softcap{2.0f});
             it.check("qk_matmul_output", scores(by.q, by.k, softcap{2.0f}));
         }},
        {"attention_3d_with_past_and_present_qk_matmul_softmax",
         [](onnx_case const& it) {
             auto const by = features(it);
             by.check(added(it));
             it.check("qk_matmul_output", attention(by.q, by.k, by.v, added(it)).weights);
         }},
        {"attention_4d_with_past_and_present_qk_matmul_bias_3d_mask",
         [](onnx_case const& it) {
             auto const by = heads<4, 6, 12, 8>(it);
             by.check(added_by_batch(it));
             it.check("qk_matmul_output", scores(by.q, by.k, added_by_batch(it)));
         }},
        {"attention_4d_with_past_and_present_qk_matmul_bias_4d_mask",
         [](onnx_case const& it) {
             auto const by = heads<4, 6, 12, 8>(it);
             by.check(added_by_head(it));
             it.check("qk_matmul_output", scores(by.q, by.k, added_by_head(it)));
         }},

        {"tensorscatter", scattered<1, 8>},
        {"tensorscatter_circular", scattered<2, 4>},
    });
}
