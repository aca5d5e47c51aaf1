// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of Attention in four axes, whose masks know nothing of a cache (Attention-25, onnx 1.23), and that every
// case there is has its place. What is done to a score is done in one order: scale, softcap, mask, softmax.
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/scores.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/split.hpp>

#include <filesystem>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed::axes;
using heed::bias;
using heed::causal;
using heed::keep;
using heed::scale;
using heed::scores;
using heed::slice;
using heed::softcap;
using heed::split;
using heed::upper_left;
using heed_test::half_precision;
using heed_test::onnx_attention;
using heed_test::onnx_case;

/// The extents that most of the cases have.
auto usual(onnx_case const& it) { return heed_test::onnx_heads<2, 3, 4, 6, 8, 8>(it); }
auto other_values(onnx_case const& it) { return heed_test::onnx_heads<2, 3, 4, 6, 8, 10>(it); }
auto two_positions(onnx_case const& it) { return heed_test::onnx_heads<1, 2, 2, 2, 8, 8>(it); }

/// Nine heads of queries, of which three share a head of keys.
auto grouped(onnx_case const& it) {
    return onnx_attention{
        it, split<Head, KvHead<3>, Group<3>>(it.input<float, Batch<2>, Head<9>, Query<4>, Dk<8>>("Q")),
        it.input<float, Batch<2>, KvHead<3>, Key<6>, Dk<8>>("K"),
        it.input<float, Batch<2>, KvHead<3>, Key<6>, Dv<8>>("V"),
        split<Head, KvHead<3>, Group<3>>(it.output<float, Batch<2>, Head<9>, Query<4>, Dv<8>>("Y"))};
}

auto added(onnx_case const& it) { return bias{it.input<float, Query<4>, Key<6>>("attn_mask")}; }
/// One for all heads.
auto added_by_batch(onnx_case const& it) {
    return bias{slice<Head>(it.input<float, Batch<2>, Head<1>, Query<4>, Key<6>>("attn_mask"), 0)};
}
auto added_by_head(onnx_case const& it) {
    return bias{it.input<float, Batch<2>, Head<3>, Query<4>, Key<6>>("attn_mask")};
}
auto kept(onnx_case const& it) { return keep{it.input<bool, Query<2>, Key<2>>("attn_mask")}; }

}  // namespace

TEST_CASE("every case of ONNX is run or listed with its reason, and nothing else is there") {
    std::set<std::string> listed, run, folders;
    for (heed_test::onnx_row const& row : heed_test::onnx_rows) {
        INFO(row.name);
        CHECK(row.run_by.empty() != row.reason.empty());
        CHECK(listed.emplace(row.name).second);
        if (!row.run_by.empty()) run.emplace(row.name);
    }
    for (auto const& entry : std::filesystem::directory_iterator(onnx_case::folder())) {
        if (entry.is_directory()) folders.insert(entry.path().filename().string());
    }
    CHECK(listed == heed_test::names_of_onnx_cases());
    CHECK(run == folders);
}

TEST_CASE("ONNX's attention of four axes") {
    heed_test::run_onnx_cases("onnx_heads", {
        {"attention_4d_scaled", [](onnx_case const& it) { usual(it).check(scale{0.01}); }},
        {"attention_4d_causal", [](onnx_case const& it) { usual(it).check(causal{upper_left}); }},
        {"attention_4d_softcap", [](onnx_case const& it) { usual(it).check(softcap{2.0f}); }},
        {"attention_4d_fp16",
         [](onnx_case const& it) { heed_test::onnx_heads<2, 3, 4, 6, 8, 8>(it, half_precision).check(); }},

        // Values of another extent than the features that are compared.
        {"attention_4d_diff_heads_sizes", [](onnx_case const& it) { other_values(it).check(); }},
        {"attention_4d_diff_heads_sizes_scaled", [](onnx_case const& it) { other_values(it).check(scale{0.01}); }},
        {"attention_4d_diff_heads_sizes_softcap", [](onnx_case const& it) { other_values(it).check(softcap{2.0f}); }},
        {"attention_4d_diff_heads_sizes_attn_mask", [](onnx_case const& it) { other_values(it).check(added(it)); }},

        {"attention_4d_gqa", [](onnx_case const& it) { grouped(it).check(); }},
        {"attention_4d_gqa_causal", [](onnx_case const& it) { grouped(it).check(causal{upper_left}); }},

        {"attention_4d_attn_mask", [](onnx_case const& it) { usual(it).check(added(it)); }},
        {"attention_4d_attn_mask_3d", [](onnx_case const& it) { usual(it).check(added_by_batch(it)); }},
        {"attention_4d_attn_mask_3d_causal",
         [](onnx_case const& it) { usual(it).check(added_by_batch(it) & causal{upper_left}); }},
        {"attention_4d_attn_mask_4d", [](onnx_case const& it) { usual(it).check(added_by_head(it)); }},
        {"attention_4d_attn_mask_4d_causal",
         [](onnx_case const& it) { usual(it).check(causal{upper_left} & added_by_head(it)); }},
        // A cap after the mask would make its -inf a score among others.
        {"attention_4d_softcap_neginf_mask_poison",
         [](onnx_case const& it) {
             heed_test::onnx_heads<1, 1, 4, 6, 8, 8>(it).check(added(it), softcap{0.5f});
         }},

        // Rows of which nothing is seen are zeros, in the output and in the weights.
        {"attention_23_boolmask_fullymasked_row_nan_robustness",
         [](onnx_case const& it) {
             CHECK(!every_query_sees_a_key(kept(it), heed::shape<Query<2>, Key<2>>));
             two_positions(it).check(kept(it));
         }},
        {"attention_causal_boolmask_nan_robustness",
         [](onnx_case const& it) { two_positions(it).check(causal{} & kept(it)); }},
        {"attention_24_fullymasked_qk_matmul_output_mode3_zero",
         [](onnx_case const& it) {
             auto const by = two_positions(it);
             by.check(kept(it));
             it.check("qk_matmul_output", attention(by.q, by.k, by.v, kept(it)).weights);
         }},
        {"attention_24_qk_matmul_output_mode3_softmax_precision",
         [](onnx_case const& it) {
             auto const by = heed_test::onnx_heads<1, 2, 2, 2, 8, 8>(it, half_precision);
             by.check(kept(it));
             it.check("qk_matmul_output", attention(by.q, by.k, by.v, kept(it)).weights, half_precision);
         }},

        // qk_matmul_output_mode 1 and 2 ask for the scores on their way: capped, and with the bias.
        {"attention_4d_with_qk_matmul_softcap",
         [](onnx_case const& it) {
             auto const by = usual(it);
             by.check(softcap{2.0f}, added(it));
             it.check("qk_matmul_output", scores(by.q, by.k, softcap{2.0f}));
         }},
        {"attention_4d_with_qk_matmul_bias",
         [](onnx_case const& it) {
             auto const by = usual(it);
             by.check(added(it));
             it.check("qk_matmul_output", scores(by.q, by.k, added(it)));
         }},
    });
}
