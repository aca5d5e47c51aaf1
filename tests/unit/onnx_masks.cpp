// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of windows, of causal masks with an offset, and of rows of which nothing is seen (Attention-25, onnx
// 1.23). In ONNX query i is at the position offset + i, where the offset is the number of keys in the past, or of those
// of a cache that are valid, less the queries.
#include <heed/attention/attention.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/split.hpp>
#include <heed/shape/axes.hpp>

#include <cstdint>

#include "../support/catch.hpp"
#include "../support/onnx.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::attention;
using heed::before;
using heed::causal;
using heed::offset;
using heed::prefix;
using heed::scaled_dot_product_attention;
using heed::slice;
using heed::upper_left;
using heed::window;
using heed_test::onnx_case;

/// q, k and v of a case in four axes, and both kinds of attention between them.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
struct operands {
    onnx_case const name;
    heed::tensor<float, Batch<B>, Head<H>, Query<Q>, Dk<D>> const q =
        name.input<float, Batch<B>, Head<H>, Query<Q>, Dk<D>>("Q");
    heed::tensor<float, Batch<B>, Head<H>, Key<K>, Dk<D>> const k =
        name.input<float, Batch<B>, Head<H>, Key<K>, Dk<D>>("K");
    heed::tensor<float, Batch<B>, Head<H>, Key<K>, Dv<V>> const v =
        name.input<float, Batch<B>, Head<H>, Key<K>, Dv<V>>("V");

    void check(auto const&... mask) const {
        name.check("Y", attention(q, k, v, mask...).output);
        name.check("Y", scaled_dot_product_attention(q, k, v, mask...));
    }
    /// Keys that stand in a cache, of which each batch has so many. `more` is the mask besides.
    void check_cache(auto more) const {
        auto const valid = name.input<std::int64_t, Batch<B>>("nonpad_kv_seqlen");
        auto const y = name.output<float, Batch<B>, Head<H>, Query<Q>, Dv<V>>("Y");
        for (std::size_t b = 0; b < B; ++b) {
            offset const first{valid(b) - static_cast<std::int64_t>(Q)};
            auto const mask = prefix{valid(b)} & causal{first} & more(first);
            name.check("Y",
                       scaled_dot_product_attention(slice<Batch>(q, b), slice<Batch>(k, b), slice<Batch>(v, b), mask),
                       slice<Batch>(y, b));
        }
    }
};

}  // namespace

TEST_CASE("attention_local_window") {
    operands<2, 3, 4, 6, 8, 8> const it{onnx_case("attention_local_window")};
    it.check(causal{upper_left} & window{before{2}, upper_left});
    it.check(window{before{2}, after{0}, upper_left});
}

TEST_CASE("attention_local_window_default: what is unbounded on both sides is no window") {
    operands<2, 3, 4, 6, 8, 8>{onnx_case("attention_local_window_default")}.check();
}

TEST_CASE("attention_3d_local_window: four heads of queries, one of keys") {
    onnx_case const name("attention_3d_local_window");
    auto const q = heed::split<Model, Head<4>, Dk<8>>(name.input<float, Batch<2>, Query<4>, Model<32>>("Q"));
    auto const k = name.input<float, Batch<2>, Key<6>, Dk<8>>("K");
    auto const v = name.input<float, Batch<2>, Key<6>, Dv<6>>("V");
    auto const y = heed::split<Model, Head<4>, Dv<6>>(name.output<float, Batch<2>, Query<4>, Model<24>>("Y"));
    for (std::size_t head = 0; head < 4; ++head) {
        name.check("Y",
                   scaled_dot_product_attention(slice<Head>(q, head), k, v, window{before{2}, after{0}, upper_left}),
                   slice<Head>(y, head));
    }
}

TEST_CASE("attention_local_window_with_past") {
    onnx_case const name("attention_local_window_with_past");
    auto const q = name.input<float, Batch<2>, Head<3>, Query<4>, Dk<8>>("Q");
    auto const k = heed::concat<Key>(name.input<float, Batch<2>, Head<3>, Key<8>, Dk<8>>("past_key"),
                                     name.input<float, Batch<2>, Head<3>, Key<2>, Dk<8>>("K"));
    auto const v = heed::concat<Key>(name.input<float, Batch<2>, Head<3>, Key<8>, Dv<8>>("past_value"),
                                     name.input<float, Batch<2>, Head<3>, Key<2>, Dv<8>>("V"));
    name.check("present_key", k);
    name.check("Y", scaled_dot_product_attention(q, k, v, causal{offset{8}} & window{before{2}, offset{8}}));
    name.check("Y", attention(q, k, v, window<before<2>, after<0>, offset<8>>{}).output);
}

TEST_CASE("attention_local_window_ext_cache_rank2_mask") {
    operands<2, 3, 4, 8, 8, 8> const it{onnx_case("attention_local_window_ext_cache_rank2_mask")};
    auto const added = slice<Query>(it.name.input<float, Query<1>, Key<8>>("attn_mask"), 0);
    it.check_cache([&](offset<> const& first) { return window{before{2}, first} & heed::bias{added}; });
}

TEST_CASE("attention_local_window_ext_cache_rank3_head_mask") {
    operands<2, 3, 4, 8, 8, 8> const it{onnx_case("attention_local_window_ext_cache_rank3_head_mask")};
    auto const added = it.name.input<float, Head<3>, Query<4>, Key<8>>("attn_mask");
    it.check_cache([&](offset<> const& first) { return window{before{2}, first} & heed::bias{added}; });
}

TEST_CASE("attention_4d_causal_nonpad_batch_prefill") {
    operands<3, 2, 2, 6, 8, 8> const it{onnx_case("attention_4d_causal_nonpad_batch_prefill")};
    it.check_cache([](offset<> const& first) { return causal{first}; });
}

TEST_CASE("attention_4d_causal_nonpad_negative_offset_structural_empty: the first queries see nothing") {
    operands<1, 2, 4, 4, 8, 8> const it{onnx_case("attention_4d_causal_nonpad_negative_offset_structural_empty")};
    it.check_cache([](offset<> const& first) { return causal{first}; });
    STATIC_REQUIRE(!every_query_sees_a_key(causal{offset{-2}}, heed::shape<Query<4>, Key<4>>));
}

TEST_CASE("attention_23_boolmask_fullymasked_row_nan_robustness") {
    operands<1, 2, 2, 2, 8, 8> const it{onnx_case("attention_23_boolmask_fullymasked_row_nan_robustness")};
    heed::keep const mask{it.name.input<bool, Query<2>, Key<2>>("attn_mask")};
    CHECK(!every_query_sees_a_key(mask, heed::shape<Query<2>, Key<2>>));
    it.check(mask);
}

TEST_CASE("attention_causal_boolmask_nan_robustness") {
    operands<1, 2, 2, 2, 8, 8> const it{onnx_case("attention_causal_boolmask_nan_robustness")};
    it.check(causal{} & heed::keep{it.name.input<bool, Query<2>, Key<2>>("attn_mask")});
}
