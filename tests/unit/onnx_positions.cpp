// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of windows, and of causal masks over the keys of a cache (Attention-25, onnx 1.23). In ONNX query i is
// at the position offset + i, where the offset is the number of those keys of a cache that are valid, less the queries.
#include <heed/attention/mask_tiles.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/split.hpp>
#include <heed/tensor/make.hpp>

#include <cstdint>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::bias;
using heed::causal;
using heed::keep;
using heed::lengths;
using heed::offset;
using heed::scaled_dot_product_attention;
using heed::slice;
using heed::split;
using heed::upper_left;
using heed::window;
using heed_test::half_precision;
using heed_test::onnx_attention;
using heed_test::onnx_case;
using heed_test::onnx_heads;

/// Keys that stand in a cache, of which each batch has so many, and so an offset of its own. `more` is the mask
/// besides, of the offset.
template <class Q, class K, class V, class Y>
void check_cache(onnx_attention<Q, K, V, Y> const& of, auto more) {
    constexpr std::size_t batches = heed::detail::extent_in<typename Q::shape_type, heed::axis_name<Batch>>;
    constexpr auto queries =
        static_cast<std::int64_t>(heed::detail::extent_in<typename Q::shape_type, heed::axis_name<Query>>);
    auto const valid = of.name.template input<std::int64_t, Batch<batches>>("nonpad_kv_seqlen");
    for (std::size_t b = 0; b < batches; ++b) {
        offset const first{valid(b) - queries};
        of.name.check("Y",
                      scaled_dot_product_attention(slice<Batch>(of.q, b), slice<Batch>(of.k, b), slice<Batch>(of.v, b),
                                                   lengths<Key>(valid(b)) & causal{first} & more(first)),
                      slice<Batch>(of.y, b), of.allowed);
    }
}
/// The same, and all batches at once: by their lengths, and by a causal mask that is written out.
template <class Q, class K, class V, class Y>
void check_cache(onnx_attention<Q, K, V, Y> const& of) {
    check_cache(of, [](offset<> const& first) { return causal{first}; });
    using batches = heed::detail::axis_in<typename Q::shape_type, heed::axis_name<Batch>>;
    using queries = heed::detail::axis_in<typename Q::shape_type, heed::axis_name<Query>>;
    using keys = heed::detail::axis_in<typename K::shape_type, heed::axis_name<Key>>;
    auto const valid = of.name.template input<std::int64_t, batches>("nonpad_kv_seqlen");
    auto const is_before = [&](std::size_t b, std::size_t i, std::size_t j) {
        return static_cast<std::int64_t>(j + heed::extent_of<queries>) <= static_cast<std::int64_t>(i) + valid(b);
    };
    auto const in_order = heed::generate<keep<batches, queries, keys>>(is_before);
    of.check(lengths<Key>(valid) & in_order);
}

/// A mask of the first four keys: of the others, none is valid.
void mask_of_fewer_keys(onnx_case const& it) {
    constexpr float minus_infinity = -heed::math::infinity<float>;
    auto const valid = it.input<std::int64_t, Batch<2>>("nonpad_kv_seqlen");
    bias const added{heed::concat<Key>(it.input<float, Batch<2>, Head<3>, Query<4>, Key<4>>("attn_mask"),
                                       heed::full<float, Batch<2>, Head<3>, Query<4>, Key<2>>(minus_infinity))};
    onnx_heads<2, 3, 4, 6, 8, 10>(it).check(lengths<Key>(valid) & added);
}

}  // namespace

TEST_CASE("ONNX's attention by positions") {
    heed_test::run_onnx_cases("onnx_positions", {
        {"attention_local_window",
         [](onnx_case const& it) {
             auto const by = onnx_heads<2, 3, 4, 6, 8, 8>(it);
             by.check(causal{upper_left} & window{before{2}, upper_left});
             by.check(window{before{2}, after{0}, upper_left});
         }},
        // What is unbounded on both sides is no window.
        {"attention_local_window_default", [](onnx_case const& it) { onnx_heads<2, 3, 4, 6, 8, 8>(it).check(); }},
        {"attention_local_window_ext_cache_rank2_mask",
         [](onnx_case const& it) {
             auto const added = slice<Query>(it.input<float, Query<1>, Key<8>>("attn_mask"), 0);
             check_cache(onnx_heads<2, 3, 4, 8, 8, 8>(it), [&](offset<> const& first) {
                 return window{before{2}, first} & bias{added};
             });
         }},
        {"attention_local_window_ext_cache_rank3_head_mask",
         [](onnx_case const& it) {
             auto const added = it.input<float, Head<3>, Query<4>, Key<8>>("attn_mask");
             check_cache(onnx_heads<2, 3, 4, 8, 8, 8>(it), [&](offset<> const& first) {
                 return window{before{2}, first} & bias{added};
             });
         }},
        {"attention_4d_causal_nonpad_batch_prefill",
         [](onnx_case const& it) { check_cache(onnx_heads<3, 2, 2, 6, 8, 8>(it)); }},
        // The first queries see nothing.
        {"attention_4d_causal_nonpad_negative_offset_structural_empty",
         [](onnx_case const& it) {
             check_cache(onnx_heads<1, 2, 4, 4, 8, 8>(it));
             STATIC_REQUIRE(!every_query_sees_a_key(causal{offset{-2}}, heed::shape<Query<4>, Key<4>>));
         }},
        {"attention_4d_gqa_causal_nonpad_decode_fp16",
         [](onnx_case const& it) {
             check_cache(onnx_attention{
                 it, split<Head, KvHead<2>, Group<2>>(it.input<float, Batch<2>, Head<4>, Query<1>, Dk<8>>("Q")),
                 it.input<float, Batch<2>, KvHead<2>, Key<8>, Dk<8>>("K"),
                 it.input<float, Batch<2>, KvHead<2>, Key<8>, Dv<8>>("V"),
                 split<Head, KvHead<2>, Group<2>>(it.output<float, Batch<2>, Head<4>, Query<1>, Dv<8>>("Y")),
                 half_precision});
         }},
        {"attention_4d_diff_heads_mask4d_padded_kv", mask_of_fewer_keys},
    });
}
