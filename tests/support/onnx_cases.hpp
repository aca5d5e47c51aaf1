// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <fstream>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <heed/attention/attention.hpp>
#include <heed/shape/axes.hpp>

#include "catch.hpp"
#include "onnx.hpp"

// What becomes of every case that tests/reference/onnx/cases.json has: which unit test runs it, or why none does. Said
// here and nowhere else; a case that is neither fails `onnx_heads`, and a test that does not run what is its own fails
// itself.

namespace heed_test {

struct onnx_row {
    std::string_view name;
    /// The unit test, or nothing, and then the reason why the case does not apply.
    std::string_view run_by;
    std::string_view reason = "";
};

inline constexpr std::string_view weighs_targets =
    "heed's cross entropy weighs all targets alike; with weights it is sum(cross_entropy_of_each<A>(...) * of_targets)";

inline constexpr onnx_row onnx_rows[] = {
    {"attention_23_boolmask_fullymasked_row_nan_robustness", "onnx_heads"},
    {"attention_24_fullymasked_qk_matmul_output_mode3_zero", "onnx_heads"},
    {"attention_24_qk_matmul_output_mode3_softmax_precision", "onnx_heads"},
    {"attention_3d", "onnx_features"},
    {"attention_3d_causal", "onnx_features"},
    {"attention_3d_diff_heads_sizes_softcap", "onnx_features"},
    {"attention_3d_gqa", "onnx_features"},
    {"attention_3d_gqa_attn_mask", "onnx_features"},
    {"attention_3d_gqa_causal", "onnx_features"},
    {"attention_3d_gqa_softcap", "onnx_features"},
    {"attention_3d_gqa_with_past_and_present", "onnx_past"},
    {"attention_3d_local_window", "onnx_features"},
    {"attention_3d_scaled", "onnx_features"},
    {"attention_3d_with_past_and_present", "onnx_past"},
    {"attention_3d_with_past_and_present_qk_matmul_softcap", "onnx_past"},
    {"attention_3d_with_past_and_present_qk_matmul_softmax", "onnx_past"},
    {"attention_4d_attn_mask", "onnx_heads"},
    {"attention_4d_attn_mask_3d", "onnx_heads"},
    {"attention_4d_attn_mask_3d_causal", "onnx_heads"},
    {"attention_4d_attn_mask_4d", "onnx_heads"},
    {"attention_4d_attn_mask_4d_causal", "onnx_heads"},
    {"attention_4d_causal", "onnx_heads"},
    {"attention_4d_causal_nonpad_batch_prefill", "onnx_positions"},
    {"attention_4d_causal_nonpad_negative_offset_structural_empty", "onnx_positions"},
    {"attention_4d_causal_with_past_and_present", "onnx_past"},
    {"attention_4d_diff_heads_mask4d_padded_kv", "onnx_positions"},
    {"attention_4d_diff_heads_sizes", "onnx_heads"},
    {"attention_4d_diff_heads_sizes_attn_mask", "onnx_heads"},
    {"attention_4d_diff_heads_sizes_scaled", "onnx_heads"},
    {"attention_4d_diff_heads_sizes_softcap", "onnx_heads"},
    {"attention_4d_diff_heads_with_past_and_present", "onnx_past"},
    {"attention_4d_diff_heads_with_past_and_present_mask3d", "onnx_past"},
    {"attention_4d_fp16", "onnx_heads"},
    {"attention_4d_gqa", "onnx_heads"},
    {"attention_4d_gqa_causal", "onnx_heads"},
    {"attention_4d_gqa_causal_nonpad_decode_fp16", "onnx_positions"},
    {"attention_4d_gqa_with_past_and_present_fp16", "onnx_past"},
    {"attention_4d_scaled", "onnx_heads"},
    {"attention_4d_softcap", "onnx_heads"},
    {"attention_4d_softcap_neginf_mask_poison", "onnx_heads"},
    {"attention_4d_with_past_and_present_qk_matmul_bias_3d_mask", "onnx_past"},
    {"attention_4d_with_past_and_present_qk_matmul_bias_4d_mask", "onnx_past"},
    {"attention_4d_with_qk_matmul_bias", "onnx_heads"},
    {"attention_4d_with_qk_matmul_softcap", "onnx_heads"},
    {"attention_causal_boolmask_nan_robustness", "onnx_heads"},
    {"attention_local_window", "onnx_positions"},
    {"attention_local_window_default", "onnx_positions"},
    {"attention_local_window_ext_cache_rank2_mask", "onnx_positions"},
    {"attention_local_window_ext_cache_rank3_head_mask", "onnx_positions"},
    {"attention_local_window_with_past", "onnx_past"},
    {"gelu_default_1", "onnx_gelu"},
    {"gelu_default_2", "onnx_gelu"},
    {"gelu_tanh_1", "onnx_gelu"},
    {"gelu_tanh_2", "onnx_gelu"},
    {"layer_normalization_2d_axis1", "onnx_norms"},
    {"layer_normalization_2d_axis_negative_1", "onnx_norms"},
    {"layer_normalization_2d_axis_negative_2", "onnx_norms"},
    {"layer_normalization_3d_axis0_epsilon", "onnx_norms"},
    {"layer_normalization_3d_axis1_epsilon", "onnx_norms"},
    {"layer_normalization_3d_axis2_epsilon", "onnx_norms"},
    {"layer_normalization_3d_axis_negative_1_epsilon", "onnx_norms"},
    {"layer_normalization_3d_axis_negative_3_epsilon", "onnx_norms"},
    {"layer_normalization_4d_axis1", "onnx_norms"},
    {"layer_normalization_4d_axis_negative_1", "onnx_norms"},
    {"layer_normalization_4d_axis_negative_3", "onnx_norms"},
    {"layer_normalization_default_axis", "onnx_norms"},
    {"logsoftmax_axis_0", "onnx_softmax"},
    {"logsoftmax_axis_2", "onnx_softmax"},
    {"logsoftmax_default_axis", "onnx_softmax"},
    {"logsoftmax_large_number", "onnx_softmax"},
    {"logsoftmax_negative_axis", "onnx_softmax"},
    {"rms_normalization_2d_axis0", "onnx_norms"},
    {"rms_normalization_2d_axis1", "onnx_norms"},
    {"rms_normalization_3d_axis1_epsilon", "onnx_norms"},
    {"rms_normalization_3d_axis_negative_2_epsilon", "onnx_norms"},
    {"rms_normalization_3d_axis_negative_3_epsilon", "onnx_norms"},
    {"rms_normalization_4d_axis0", "onnx_norms"},
    {"rms_normalization_4d_axis_negative_1", "onnx_norms"},
    {"rms_normalization_4d_axis_negative_2", "onnx_norms"},
    {"rms_normalization_4d_axis_negative_3", "onnx_norms"},
    {"rms_normalization_default_axis", "onnx_norms"},
    {"rotary_embedding_3d_input", "onnx_rotary"},
    {"rotary_embedding_no_position_ids", "onnx_rotary"},
    {"rotary_embedding_no_position_ids_interleaved", "onnx_rotary"},
    {"rotary_embedding_with_interleaved_rotary_dim", "onnx_rotary"},
    {"sce_NCd1_mean_weight_negative_ii", "", weighs_targets},
    {"sce_NCd1_mean_weight_negative_ii_log_prob", "", weighs_targets},
    {"sce_NCd1d2d3_none_no_weight_negative_ii", "onnx_cross_entropy"},
    {"sce_NCd1d2d3_none_no_weight_negative_ii_log_prob", "onnx_cross_entropy"},
    {"sce_NCd1d2d3_sum_weight_high_ii", "", weighs_targets},
    {"sce_NCd1d2d3_sum_weight_high_ii_log_prob", "", weighs_targets},
    {"sce_NCd1d2d3d4d5_mean_weight", "", weighs_targets},
    {"sce_NCd1d2d3d4d5_none_no_weight", "onnx_cross_entropy"},
    {"sce_mean", "onnx_cross_entropy"},
    {"sce_mean_3d", "onnx_cross_entropy"},
    {"sce_mean_3d_log_prob", "onnx_cross_entropy"},
    {"sce_mean_log_prob", "onnx_cross_entropy"},
    {"sce_mean_no_weight_ii_3d", "onnx_cross_entropy"},
    {"sce_mean_no_weight_ii_3d_log_prob", "onnx_cross_entropy"},
    {"sce_mean_no_weight_ii_4d", "onnx_cross_entropy"},
    {"sce_mean_weight_ii", "", weighs_targets},
    {"sce_mean_weight_ii_3d", "", weighs_targets},
    {"sce_mean_weight_ii_3d_log_prob", "", weighs_targets},
    {"sce_mean_weight_ii_4d", "", weighs_targets},
    {"sce_mean_weight_ii_4d_log_prob", "", weighs_targets},
    {"sce_none_log_prob", "onnx_cross_entropy"},
    {"sce_none_weights", "", weighs_targets},
    {"sce_none_weights_log_prob", "", weighs_targets},
    {"sce_sum", "onnx_cross_entropy"},
    {"sce_sum_log_prob", "onnx_cross_entropy"},
    {"softmax_axis_0", "onnx_softmax"},
    {"softmax_axis_2", "onnx_softmax"},
    {"softmax_large_number", "onnx_softmax"},
    {"softmax_negative_axis", "onnx_softmax"},
    {"tensorscatter", "onnx_past"},
    {"tensorscatter_circular", "onnx_past"},
};

/// The names in cases.json, which has a case a line.
inline std::set<std::string> names_of_onnx_cases() {
    std::ifstream in(onnx_case::folder() / "cases.json");
    std::set<std::string> names;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with('"')) names.insert(line.substr(1, line.find('"', 1) - 1));
    }
    return names;
}

/// A case as it is run.
using onnx_test = std::pair<std::string_view, void (*)(onnx_case const&)>;

/// Runs the cases of a unit test, each in a section of its name. They must be those that the table gives to it.
inline void run_onnx_cases(std::string_view unit_test, std::initializer_list<onnx_test> tests) {
    std::set<std::string_view> given, wanted;
    for (onnx_row const& row : onnx_rows) {
        if (row.run_by == unit_test) wanted.insert(row.name);
    }
    for (onnx_test const& test : tests) given.insert(test.first);
    CHECK(given == wanted);
    for (onnx_test const& test : tests) {
        DYNAMIC_SECTION(test.first) { test.second(onnx_case(std::string(test.first))); }
    }
}

/// Q, K, V and the expected Y of a case, with the names of their axes.
template <class Q, class K, class V, class Y>
struct onnx_attention {
    onnx_case const& name;
    Q q;
    K k;
    V v;
    Y y;
    tolerance allowed = {};

    /// Both kinds of attention, under the same options.
    void check(auto const&... options) const {
        name.check("Y", attention(q, k, v, options...).output, y, allowed);
        name.check("Y", scaled_dot_product_attention(q, k, v, options...), y, allowed);
    }
};

template <class Q, class K, class V, class Y, class... Allowed>
onnx_attention(onnx_case const&, Q, K, V, Y, Allowed...) -> onnx_attention<Q, K, V, Y>;

/// A case in four axes, Batch, Head and the positions and features, with a head of keys for each head of queries.
template <std::size_t B, std::size_t H, std::size_t Q, std::size_t K, std::size_t D, std::size_t V>
auto onnx_heads(onnx_case const& it, tolerance const& allowed = {}) {
    using namespace heed::axes;
    return onnx_attention{it,
                          it.input<float, Batch<B>, Head<H>, Query<Q>, Dk<D>>("Q"),
                          it.input<float, Batch<B>, Head<H>, Key<K>, Dk<D>>("K"),
                          it.input<float, Batch<B>, Head<H>, Key<K>, Dv<V>>("V"),
                          it.output<float, Batch<B>, Head<H>, Query<Q>, Dv<V>>("Y"),
                          allowed};
}

}  // namespace heed_test
