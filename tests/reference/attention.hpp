// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Reference values: scaled dot-product attention with the semantics of PyTorch 2.5 and later.
// Generated: do not edit. Regenerate with: /usr/bin/python3 tests/reference/generate.py
// Recorded with: torch 1.13.0a0, CPU, AVX2, one thread. Seeds: the number of the case.
// Element type: float or double, as each case says
//
// torch 1.13 has no scale and no float masks, so the values are the formula of the 2.5 documentation, in torch
// operations and in the element type of the case:
//     weights = safe_softmax(q @ k^T * scale + mask),  output = weights @ v
// with 2.5's _safe_softmax applied explicitly: a row whose scores are all -inf has weights (and output) exactly 0,
// where torch 1.13 gives NaN. Cases with beyond_pytorch skip masked keys: a NaN behind a mask does not leak.
//
// Members of a case (flat, row-major; the batch axes come first: batch_axes of (batch, heads), those it lacks are 1):
//     element, name, batch_axes, batch, heads, queries, keys, dk, dv
//     q[..., queries, dk]  k[..., keys, dk]  v[..., keys, dv]
//     scale_given, scale         when not given: 1/sqrt(dk) in the element type
//     keep_axes, keep[]          bool mask, true = takes part; no member keep when keep_axes is none
//     bias_axes, bias[]          added after scaling; no member bias when bias_axes is none
//     causal                     no, upper_left (query i sees keys 0..i), lower_right (the last query sees every key)
//     scores[..., queries, keys] scaled, before any mask
//     weights[..., queries, keys], output[..., queries, dv], and weights_double, output_double: the same in double
//                                precision from the same inputs
//
// Index: name, extents ([batch x [heads x]] queries x keys x dk x dv), masks, scale, element
//   case_01_plain                              3x5x7x2        -                                  default  float
//   case_02_plain_double                       3x5x7x2        -                                  default  double
//   case_03_batch                              2x3x5x7x11     -                                  default  float
//   case_04_batch_double                       3x5x2x7x4      -                                  default  double
//   case_05_batch_heads                        2x3x1x5x7x4    -                                  default  float
//   case_06_batch_heads_double                 3x2x1x5x4x7    -                                  default  double
//   case_07_more_queries_than_keys             7x2x3x5        -                                  default  float
//   case_08_wide_values                        3x5x2x17       -                                  default  float
//   case_09_scale_given                        3x5x7x2        -                                  0.25     float
//   case_10_scale_one                          3x5x7x2        -                                  1        float
//   case_11_scale_zero                         3x5x7x2        -                                  0        float
//   case_12_scale_zero_masked                  3x5x7x2        keep[query_key]                    0        float
//   case_13_scale_negative                     3x5x7x2        -                                  -0.75    float
//   case_14_scale_not_dyadic_double            2x5x3x7x4      -                                  0.3      double
//   case_15_scale_sharp                        3x5x7x2        -                                  16       float
//   case_16_keep_query_key                     3x5x7x2        keep[query_key]                    default  float
//   case_17_keep_query_key_batch               2x3x5x7x4      keep[query_key]                    default  float
//   case_18_keep_batch_query_key               2x3x5x7x4      keep[batch_query_key]              default  float
//   case_19_padding                            2x3x5x7x4      keep[batch_key]                    default  float
//   case_20_padding_double                     3x2x5x7x4      keep[batch_key]                    default  double
//   case_21_keep_key                           3x5x7x2        keep[key]                          default  float
//   case_22_padding_heads                      2x3x2x5x3x4    keep[batch_key]                    default  float
//   case_23_keep_head_query_key                2x3x2x5x3x4    keep[head_query_key]               default  float
//   case_24_keep_batch_head_query_key          2x3x2x5x3x4    keep[batch_head_query_key]         default  double
//   case_25_keep_all                           3x5x7x2        keep[query_key]                    default  float
//   case_26_keep_one                           3x5x7x2        keep[query_key]                    default  float
//   case_27_empty_row                          3x5x7x2        keep[query_key]                    default  float
//   case_28_empty_all                          3x5x7x2        keep[query_key]                    default  float
//   case_29_empty_batch                        2x3x5x7x4      keep[batch_key]                    default  float
//   case_30_empty_row_double                   3x5x7x2        keep[query_key]                    default  double
//   case_31_bias_query_key                     3x5x7x2        bias[query_key]                    default  float
//   case_32_bias_query_key_infinite            3x5x7x2        bias[query_key]                    default  float
//   case_33_bias_batch_query_key_double        2x3x5x7x4      bias[batch_query_key]              default  double
//   case_34_bias_key                           3x5x7x2        bias[key]                          default  float
//   case_35_bias_batch_key                     2x3x5x7x4      bias[batch_key]                    default  float
//   case_36_bias_scale                         3x5x7x2        bias[query_key]                    0.125    float
//   case_37_bias_empty_row                     3x5x7x2        bias[query_key]                    default  float
//   case_38_bias_lowest_row                    3x5x7x2        bias[query_key]                    default  float
//   case_39_bias_plus_infinity                 3x5x7x2        bias[query_key]                    default  float
//   case_40_keep_and_bias                      3x5x7x2        keep[query_key] + bias[key]        default  float
//   case_41_causal_square                      5x5x3x7        causal upper_left                  default  float
//   case_42_causal_square_double               5x5x3x7        causal upper_left                  default  double
//   case_43_causal_upper_left_wide             3x5x7x2        causal upper_left                  default  float
//   case_44_causal_upper_left_tall             7x3x5x2        causal upper_left                  default  float
//   case_45_causal_lower_right_square          5x5x3x7        causal lower_right                 default  float
//   case_46_causal_lower_right_wide            3x5x7x2        causal lower_right                 default  float
//   case_47_causal_lower_right_tall            7x3x5x2        causal lower_right                 default  float
//   case_48_causal_lower_right_step            1x5x3x2        causal lower_right                 default  float
//   case_49_causal_batch_heads                 2x3x4x4x5x2    causal upper_left                  default  float
//   case_50_causal_scale                       5x5x3x2        causal upper_left                  -0.5     float
//   case_51_causal_padding                     2x5x5x3x7      keep[batch_key] + causal upper_left default  float
//   case_52_causal_left_padding                2x5x5x3x7      keep[batch_key] + causal upper_left default  float
//   case_53_causal_lower_right_padding_double  2x3x5x7x4      keep[batch_key] + causal lower_right default  double
//   case_54_causal_bias                        5x5x3x7        bias[query_key] + causal upper_left default  float
//   case_55_causal_bias_head                   2x3x4x4x5x2    bias[head_key] + causal upper_left default  float
//   case_56_equal                              4x4x4x4        -                                  default  float
//   case_57_equal_batch                        3x3x3x3x3      -                                  default  float
//   case_58_equal_batch_heads                  2x2x2x2x2x2    -                                  default  float
//   case_59_equal_keep                         4x4x4x4        keep[query_key]                    default  float
//   case_60_equal_padding_causal               3x3x3x3x3      keep[batch_key] + causal upper_left default  float
//   case_61_equal_bias_double                  3x3x3x3x3      bias[batch_query_key]              default  double
//   case_62_one_query                          2x1x3x5x7      -                                  default  float
//   case_63_one_key                            2x3x1x5x7      -                                  default  float
//   case_64_one_feature                        3x5x1x2        -                                  default  float
//   case_65_one_value_feature                  3x5x2x1        -                                  default  float
//   case_66_all_one                            1x1x1x1x1x1    -                                  default  float
//   case_67_large_scores                       1x4x1x2        -                                  1        float
//   case_68_large_scores_double                1x4x1x2        -                                  1        double
//   case_69_large_negative_equal               1x4x1x2        -                                  1        float
//   case_70_large_spread                       1x4x1x2        -                                  1        float
//   case_71_large_opposite                     1x3x1x2        -                                  1        float
//   case_72_large_inputs                       3x5x7x2        -                                  default  float
//   case_73_tiny_inputs                        3x5x7x2        -                                  default  float
//   case_74_score_minus_infinity               1x3x1x2        -                                  1        float
//   case_75_scores_all_minus_infinity          1x3x1x2        -                                  1        float
//   case_76_score_plus_infinity                1x3x1x2        -                                  1        float
//   case_77_nan_in_query                       3x5x7x2        -                                  default  float
//   case_78_nan_in_key                         3x5x7x2        -                                  default  float
//   case_79_nan_in_value                       3x5x7x2        -                                  default  float
//   case_80_nan_behind_padding                 2x3x5x7x2      keep[batch_key]                    default  float
//   case_81_infinity_behind_mask               3x5x7x2        keep[key]                          default  float
//   case_82_nan_in_the_future                  5x5x3x2        causal upper_left                  default  float
//   case_83_nan_behind_empty_row               3x5x7x2        keep[query_key]                    default  float

#pragma once

#include <cstddef>
#include <limits>

// clang-format off

// The infinities and NaNs below are data; clang 18 and later warn of every one under -ffast-math.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wnan-infinity-disabled"
#endif

namespace heed_reference::attention {

/// The axes of a mask, in this order.
enum class mask_axes {
    none, key, query_key, batch_key, batch_query_key, head_key, head_query_key, batch_head_query_key
};

enum class causality { no, upper_left, lower_right };

template <class... Case>
struct case_list {};

/// No batch axis, default scale.
/// scaled_dot_product_attention(q, k, v). torch's float is 4.3e-08 from double.
struct case_01_plain {
    using element = float;
    static constexpr const char* name = "case_01_plain";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.868d74p+0f, -0x1.801e62p-1f, -0x1.4ed696p-1f, -0x1.9c0732p+0f, -0x1.9a48e6p-4f, 0x1.f48a08p-3f,
        -0x1.53691ep-1f, 0x1.9d5782p-1f, 0x1.c1ae54p-2f, 0x1.2bd3dp+0f, 0x1.c4761ep+0f, -0x1.869a2ep-4f,
        0x1.1d6ecep-3f, -0x1.3c49p-1f, -0x1.989c9cp-1f, -0x1.0d9078p-3f, -0x1.98cd1ap-1f, 0x1.57c9bep-2f,
        0x1.19f108p-2f, 0x1.b75f9cp+0f, -0x1.cbe56ap-5f};
    static constexpr float k[35] = {
        0x1.7665acp-5f, 0x1.39417ap-3f, -0x1.e71858p-2f, -0x1.e1d418p+0f, -0x1.8d975p-1f, 0x1.03190ep+1f,
        -0x1.627906p-4f, 0x1.91e9fcp-4f, -0x1.098f08p+0f, 0x1.9325f8p+0f, -0x1.427b56p-1f, 0x1.3417dcp+1f,
        0x1.1d4078p-2f, 0x1.f95998p-3f, 0x1.2f3008p+0f, -0x1.74d86ep-1f, 0x1.c41b7p-2f, 0x1.2a4684p+0f,
        0x1.01f85cp+1f, 0x1.f7a8c2p-1f, 0x1.c231ccp-1f, -0x1.734c88p+0f, -0x1.2e229ap+0f, 0x1.a3cfdp-2f,
        0x1.a240e4p-2f, 0x1.080ddep-2f, 0x1.185352p+0f, 0x1.538e9p+0f, 0x1.b59e18p-1f, -0x1.1f41aep-2f,
        0x1.66689p-1f, -0x1.74ec74p+0f, 0x1.9be33p+0f, 0x1.8014f2p-4f, -0x1.427eeap+0f};
    static constexpr float v[10] = {
        -0x1.5e4c9ap-1f, 0x1.d02b76p-2f, 0x1.2a255p-2f, -0x1.a9d6c2p-1f, -0x1.1ae25ep-1f, 0x1.455d48p-1f,
        -0x1.9656e2p-2f, -0x1.506a26p-1f, -0x1.a48b6cp+0f, 0x1.f5e8ccp-1f};
    static constexpr float scores[15] = {
        0x1.6e4e6cp+0f, 0x1.aaf8eap-4f, -0x1.800504p+0f, 0x1.2913fap-1f, 0x1.205ebap-1f, -0x1.46131cp+0f,
        0x1.229ff2p-8f, 0x1.f9f1bcp-1f, -0x1.c81c5ap-2f, -0x1.a9d7eap-3f, 0x1.1e1132p+0f, -0x1.b71d08p-4f,
        0x1.0bad1cp-1f, 0x1.22235ep+0f, -0x1.8a363ap-2f};
    static constexpr float weights[15] = {
        0x1.d8cf0ap-2f, 0x1.f5dee4p-4f, 0x1.938ebap-6f, 0x1.93e82ep-3f, 0x1.8d1872p-3f, 0x1.a69e0cp-5f,
        0x1.7b4dacp-3f, 0x1.fb3604p-2f, 0x1.e3c774p-4f, 0x1.32bb16p-3f, 0x1.4c02c2p-2f, 0x1.8641e6p-4f,
        0x1.6e612ap-3f, 0x1.51552cp-2f, 0x1.279c0cp-4f};
    static constexpr float output[6] = {
        -0x1.6198bap-1f, 0x1.77de1p-3f, -0x1.188c6cp-1f, 0x1.0367d4p-2f, -0x1.159caep-1f, 0x1.24802cp-5f};
    static constexpr double weights_double[15] = {
        0x1.d8cf0c9b95cd4p-2, 0x1.f5dee2a726f06p-4, 0x1.938eb65f947e5p-6, 0x1.93e82e4855285p-3,
        0x1.8d187060f9358p-3, 0x1.a69e086aaf843p-5, 0x1.7b4dab3c26b6fp-3, 0x1.fb360391904ddp-2,
        0x1.e3c771c18dc8dp-4, 0x1.32bb12a545e81p-3, 0x1.4c02c169c4568p-2, 0x1.8641e3b63fdbep-4,
        0x1.6e6129d32b739p-3, 0x1.51552e838a9bap-2, 0x1.279c08ee2d741p-4};
    static constexpr double output_double[6] = {
        -0x1.6198ba979a84cp-1, 0x1.77de12818ef1ep-3, -0x1.188c6ad2f6883p-1, 0x1.0367d1193d2e4p-2,
        -0x1.159caccec9612p-1, 0x1.24802404a2a7ap-5};
};

/// No batch axis, default scale, double.
/// scaled_dot_product_attention(q, k, v).
struct case_02_plain_double {
    using element = double;
    static constexpr const char* name = "case_02_plain_double";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091e6a7f7e6p-2;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[21] = {
        -0x1.927456bea661dp-1, -0x1.c16d94793eec2p-2, 0x1.5dca86ea989edp+0, -0x1.04d59bd77bbdcp-1,
        -0x1.9d54a05b8602ap+0, -0x1.78a0381e79fc2p+0, 0x1.c002e8e323179p+0, 0x1.7bba250ed108ep-1,
        -0x1.fbf93fa951b83p-1, -0x1.ffe70f26dfe81p-3, -0x1.47cb3efa6bccap-2, -0x1.1bb4037381e4fp-3,
        -0x1.c1b394693d55ep-2, 0x1.134c28d097354p-1, 0x1.4783b4283bb82p-2, 0x1.5a065b2e47fd9p+0,
        -0x1.5f3c02587a88ep-2, 0x1.e6fc22c179e2p-2, -0x1.00941f5dd4ca5p+1, 0x1.68591958581e1p-3,
        0x1.e1e3212f99fe6p-2};
    static constexpr double k[35] = {
        -0x1.76e442ab7c898p+0, -0x1.e9c4a41439e13p-1, -0x1.b9dac6883e197p-2, 0x1.c1be9793aaa5bp-1,
        -0x1.0cef1c205eafcp-6, -0x1.9663f5389dfe1p+0, 0x1.e96d5ecff8761p-1, -0x1.274bdd8ad95bdp-3,
        -0x1.46e880b7f256p+0, 0x1.061215e600472p-2, 0x1.5ebc017c7fa8p-2, -0x1.0113e52e5143bp-1,
        0x1.7b3849e4abe65p-3, -0x1.8ef21b8593ff8p-2, 0x1.05e75c7113e93p+0, 0x1.300f21f92c9cfp+0,
        -0x1.3cf2206980e53p+0, -0x1.aeb39c8a6ab74p-3, -0x1.68976142dc649p+0, -0x1.53d31b5cce82ep+0,
        -0x1.c18d5566bb764p-2, 0x1.f6a7b7ece4c37p-1, -0x1.2e77a397fa21ep+0, 0x1.6556015eb1d63p+0,
        -0x1.ae2f75bd25be2p-3, -0x1.73572e683d97ap-2, -0x1.491ec6e74b157p+0, 0x1.10d0bbac55007p+1,
        0x1.a330684b160c7p-1, 0x1.3be3c9e695e26p+1, -0x1.956325c4abeb9p+0, 0x1.00695e321548cp-4,
        -0x1.73ea40f42ead3p+0, -0x1.bb5c90b9ae525p-3, 0x1.cd1480720ee68p-1};
    static constexpr double v[10] = {
        -0x1.498175cc02a0cp+1, -0x1.5f738bb2998ddp-2, -0x1.47f3a7527f9c6p+0, -0x1.c9f287b5825fap-2,
        0x1.f287d0cde34a1p-5, 0x1.5355202475c32p+0, -0x1.11b694624f312p+0, -0x1.12a901f03a73ep-1,
        -0x1.5837cd853df69p+0, -0x1.aa7bc242dfcfdp-1};
    static constexpr double scores[15] = {
        0x1.ba10340f1041bp+0, 0x1.1109fa851e7abp-2, 0x1.a8dbce866e1e2p-3, 0x1.817cfa7ec2ff9p+1, 0x1.ec0b2595d593p-4,
        0x1.5d82269ebf8d9p-2, 0x1.2823c69cea54ap-2, 0x1.8265e4b93e98ap-3, 0x1.470006423d683p+0,
        -0x1.091a5e78f6221p-2, -0x1.80009ea138faap-2, -0x1.45a10a6f62ea3p-2, 0x1.c104c9f54e2aap+0,
        -0x1.15163eceac93cp-3, 0x1.69510ff83e0dfp+1};
    static constexpr double weights[15] = {
        0x1.84f0653601847p-3, 0x1.693dd6efcaa21p-5, 0x1.547affab86653p-5, 0x1.5f68308aac222p-1,
        0x1.38028be1e6c3ep-5, 0x1.5ac1619987aap-3, 0x1.4925684ef3919p-3, 0x1.29aa9fb074b4fp-3, 0x1.ba157cca5ce74p-2,
        0x1.7c8739a4ac81dp-4, 0x1.c46b6204ea7c2p-6, 0x1.def580fcce56bp-6, 0x1.db6597771e114p-3,
        0x1.1f7c01f7f3f07p-5, 0x1.5a13d2eaab761p-1};
    static constexpr double output[6] = {
        -0x1.53f06d46f53dp+0, -0x1.b808827232745p-2, -0x1.382b6627ac02bp+0, -0x1.f870fe02df2b7p-3,
        -0x1.0a71284b7740ep+0, -0x1.2fd81b40750c9p-2};
    static constexpr const double (&weights_double)[15] = weights;
    static constexpr const double (&output_double)[6] = output;
};

/// One batch axis.
/// scaled_dot_product_attention(q, k, v). torch's float is 1.4e-07 from double.
struct case_03_batch {
    using element = float;
    static constexpr const char* name = "case_03_batch";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 11;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[42] = {
        -0x1.39ef5ep-4f, 0x1.7084c8p-2f, -0x1.906482p-1f, 0x1.24fa44p-4f, 0x1.5465d4p-1f, -0x1.25a9bcp-2f,
        0x1.9edc6ap+0f, -0x1.98c1dcp+0f, -0x1.a75ed6p-5f, -0x1.3951b2p-2f, 0x1.fcee7cp-3f, -0x1.c7cdfap-3f,
        0x1.d388a6p-1f, 0x1.a27d98p-3f, 0x1.25e152p-1f, 0x1.aa52cp-2f, 0x1.0bc6f6p-2f, 0x1.dcbc58p-1f,
        -0x1.07679p-1f, -0x1.a6d38cp+0f, 0x1.0bc826p+0f, 0x1.0b5c18p-1f, -0x1.55a00ap-3f, 0x1.b2731ap-5f,
        0x1.20a58cp-1f, 0x1.20d6dep+1f, 0x1.267746p-4f, -0x1.79cea8p-3f, -0x1.841102p+0f, 0x1.d33576p-1f,
        0x1.03fafap-2f, -0x1.627d7cp-1f, -0x1.d25aa8p-2f, 0x1.1b3086p+1f, -0x1.147852p+0f, 0x1.2ee90cp-1f,
        0x1.72cf8p-1f, -0x1.658ebep-2f, -0x1.0ed784p-1f, -0x1.6102ccp-1f, 0x1.ea6232p-1f, -0x1.49fc9p+0f};
    static constexpr float k[70] = {
        -0x1.93fbfcp+0f, 0x1.03a68ep-1f, 0x1.9fc4eep-3f, -0x1.a2a868p-3f, -0x1.a6077ap-2f, 0x1.5fefacp-1f,
        -0x1.34078ap-4f, -0x1.b1755ep-2f, -0x1.f167a2p-4f, 0x1.40b764p-1f, -0x1.f43f7p+0f, -0x1.38bce8p+0f,
        -0x1.52592cp-2f, -0x1.b27c1ep-2f, 0x1.0661bcp-1f, -0x1.4525acp-6f, 0x1.baf17cp+0f, -0x1.78a50ap+0f,
        0x1.23ddc6p+0f, 0x1.07be42p+1f, -0x1.bd70bp-2f, 0x1.c64e7cp+0f, 0x1.7f104ep-3f, -0x1.73596p-3f,
        0x1.17e164p-1f, -0x1.0ec9b6p-2f, -0x1.2ca0cep-1f, 0x1.be0116p-1f, -0x1.4f30c4p+0f, 0x1.5f93dcp-1f,
        0x1.50dcaep-2f, 0x1.54471p-2f, -0x1.3f144cp-1f, -0x1.6d87dp-7f, -0x1.699c3p-2f, -0x1.ad76ecp-1f,
        -0x1.3b9cfcp+0f, -0x1.5c7716p-1f, -0x1.fc433cp-2f, -0x1.3401d6p-1f, 0x1.1f9788p-1f, 0x1.71c512p+0f,
        -0x1.ac000ap-3f, -0x1.8e4b5cp+1f, -0x1.b43bd6p-2f, 0x1.559548p+0f, -0x1.50094ep-2f, 0x1.9f2388p+0f,
        0x1.c900b8p-2f, 0x1.89a1bp-1f, 0x1.90e11ap+0f, 0x1.106624p-1f, -0x1.704ea6p+0f, 0x1.a7b708p+0f,
        -0x1.02c1f6p-3f, 0x1.3ed524p-2f, 0x1.3bbc6ep+1f, -0x1.15df62p+0f, 0x1.a854dp+0f, -0x1.f3d2ap-1f,
        -0x1.05f28p-1f, -0x1.683c1p-1f, -0x1.038ca2p+0f, -0x1.30a484p+0f, 0x1.da8e2p-2f, 0x1.eb0e1cp-2f,
        0x1.86cf8cp-3f, -0x1.33f16ep-5f, -0x1.248f44p-4f, -0x1.26db4ep+0f};
    static constexpr float v[110] = {
        -0x1.95e28cp-1f, 0x1.0dffdcp+0f, 0x1.4a8708p+0f, 0x1.47a3fcp-3f, 0x1.2e4e3cp+0f, -0x1.6c29c8p+1f,
        -0x1.8fabb6p-2f, -0x1.3cb9c8p+0f, -0x1.a37676p-2f, -0x1.1fcb84p-5f, -0x1.100e48p-1f, 0x1.3df80cp-4f,
        -0x1.28fb0cp+0f, -0x1.3a4d5cp-2f, -0x1.985d08p-2f, 0x1.589c04p+1f, -0x1.d3a48cp-2f, -0x1.ba632cp-1f,
        -0x1.6d7b3ep+0f, -0x1.72f78cp+0f, 0x1.97bb56p-2f, -0x1.285764p-4f, -0x1.8a3146p+0f, -0x1.f06accp-4f,
        0x1.5b62dap-6f, 0x1.d58294p-1f, -0x1.309fe4p-7f, -0x1.a78cfap-1f, 0x1.8f84a6p-4f, -0x1.52fbdp-3f,
        -0x1.1bc44ep-1f, -0x1.00d8d4p+0f, -0x1.4f9fbep-1f, -0x1.bead32p+0f, -0x1.0c6748p+0f, 0x1.4eb826p-2f,
        0x1.228224p+1f, -0x1.49f346p+0f, 0x1.2ded7ap+1f, 0x1.7fd198p+0f, -0x1.685ea6p-2f, -0x1.f16816p-1f,
        -0x1.939576p+0f, -0x1.5d5a24p-1f, 0x1.4536f6p-1f, -0x1.a14304p-6f, -0x1.552d88p-2f, 0x1.fba3aep+0f,
        0x1.584a08p-2f, 0x1.273e02p-1f, 0x1.9f5c62p-3f, 0x1.93c26cp+0f, 0x1.266d12p+0f, -0x1.65ff2p-1f,
        0x1.fe72dep-2f, 0x1.c83cacp+0f, 0x1.3b82e2p-1f, -0x1.21077ep+0f, -0x1.7f5fe8p+0f, -0x1.5361ep-1f,
        -0x1.b2195ap-2f, 0x1.32b87cp+0f, -0x1.3fe2ecp-1f, 0x1.03188ap+1f, -0x1.d77bd8p+0f, -0x1.04a1p-1f,
        -0x1.9d6d4ap-2f, 0x1.e0ac5ep-3f, 0x1.2e08aap+0f, 0x1.62852ep+0f, -0x1.164b9p-1f, 0x1.088aaep-2f,
        -0x1.3d99bap-1f, 0x1.a37786p-2f, -0x1.b9b1e6p-2f, -0x1.173ffep-1f, 0x1.57c26p+1f, 0x1.a4e698p-2f,
        -0x1.75735cp-3f, -0x1.ca0f6p-2f, 0x1.5b4928p+0f, 0x1.224b7cp+0f, -0x1.56a228p-2f, 0x1.777108p+0f,
        0x1.edf41cp+0f, -0x1.41806ap-2f, -0x1.f9c026p-1f, 0x1.26b9c4p+0f, -0x1.3156bcp+0f, -0x1.12aa16p-2f,
        -0x1.ca5b28p-1f, -0x1.da65fep-5f, 0x1.9af1cap-3f, -0x1.b2c65cp-3f, -0x1.d9e6a6p-2f, 0x1.3e00a2p-2f,
        -0x1.2341fap+1f, 0x1.110bc2p+1f, -0x1.578da4p+0f, -0x1.36f818p-1f, -0x1.5e807ep-1f, 0x1.57f9aap-4f,
        -0x1.11f90ap+0f, -0x1.9463c6p-3f, 0x1.fa1edp-1f, 0x1.902b7cp-2f, 0x1.1ad3ccp+0f, -0x1.f0d44ep-3f,
        -0x1.fd1ffap-4f, -0x1.395464p-1f};
    static constexpr float scores[30] = {
        -0x1.665652p-3f, -0x1.8bec04p-1f, -0x1.8b47a6p-1f, 0x1.25751ap-1f, -0x1.507ecap-2f, 0x1.2a76dep+0f,
        -0x1.59a684p-5f, -0x1.0c5c56p-4f, -0x1.1d8edcp+0f, 0x1.951d1ap-1f, -0x1.62e226p-1f, -0x1.d7bb0cp-2f,
        -0x1.eb2facp+0f, 0x1.59ec24p+0f, -0x1.37606cp-5f, -0x1.9c8ccap-1f, 0x1.4f68f6p-3f, 0x1.24c526p+0f,
        -0x1.193b9ep-8f, -0x1.570e6p-3f, 0x1.a86e94p-4f, -0x1.cf9134p-4f, 0x1.370d76p-7f, -0x1.75a646p+0f,
        0x1.412edcp+0f, -0x1.5bf37ap-1f, -0x1.4ed13cp-1f, 0x1.83954p-3f, 0x1.34f8d4p-1f, 0x1.37b5bcp-2f};
    static constexpr float weights[30] = {
        0x1.93e1d8p-3f, 0x1.bc0ec8p-4f, 0x1.bc9d7p-4f, 0x1.aab5bcp-2f, 0x1.5a5c9ep-3f, 0x1.ae30ap-2f, 0x1.010fp-3f,
        0x1.f643bep-4f, 0x1.5f8aeep-5f, 0x1.27c594p-2f, 0x1.4f98cep-4f, 0x1.a76be2p-4f, 0x1.8a1d38p-6f,
        0x1.4409bp-1f, 0x1.431344p-3f, 0x1.151282p-4f, 0x1.6d47fcp-3f, 0x1.e691b4p-2f, 0x1.34c584p-3f,
        0x1.0645d4p-3f, 0x1.50817p-3f, 0x1.0eeb24p-3f, 0x1.3246ap-3f, 0x1.19f27cp-5f, 0x1.09f40ap-1f,
        0x1.7f0ee4p-4f, 0x1.8902f2p-4f, 0x1.c8a232p-3f, 0x1.597bd4p-2f, 0x1.002ea2p-2f};
    static constexpr float output[66] = {
        -0x1.de9482p-1f, -0x1.7d115p-2f, 0x1.36cb08p-2f, 0x1.5e7578p+0f, 0x1.648d5ep-5f, 0x1.8536cp-2f,
        0x1.fefd22p-2f, -0x1.2fc378p-2f, -0x1.0448b8p-1f, -0x1.b21afap-1f, -0x1.8906b2p-2f, -0x1.9d345ap-2f,
        0x1.d7937ep-3f, 0x1.b27552p-2f, 0x1.997982p-1f, 0x1.bfd6dp-1f, -0x1.1610eap+0f, -0x1.19aefap-3f,
        -0x1.1d7e28p-2f, -0x1.0d2bb4p-3f, -0x1.6e0024p-2f, -0x1.957b1ap-3f, -0x1.191976p+0f, -0x1.6871b4p-1f,
        0x1.d4bf5p-3f, 0x1.be3f5cp+0f, -0x1.8d22cp-2f, 0x1.489b0cp+0f, 0x1.b94e12p-1f, -0x1.d09aap-3f,
        -0x1.429dc6p-1f, -0x1.1809bcp+0f, -0x1.ae0fecp-2f, -0x1.c2997p-7f, -0x1.0cb69cp-3f, -0x1.9f25dcp-3f,
        0x1.49fe14p-1f, 0x1.9ba614p-2f, -0x1.810fep-5f, 0x1.4b8a94p-1f, 0x1.22ccdp+0f, -0x1.da720cp-2f,
        -0x1.8ac944p-2f, 0x1.6bfd3p-1f, -0x1.c7df8p-5f, -0x1.0a080ep-2f, -0x1.561c94p-4f, -0x1.abec9cp-2f,
        -0x1.b5d5fcp-4f, 0x1.aebe86p-2f, 0x1.0ad9e2p-1f, 0x1.a63874p-1f, 0x1.8d59ap-6f, -0x1.06fb08p-1f,
        0x1.468e88p-4f, -0x1.56d108p-2f, -0x1.c734f4p-3f, -0x1.7e1a86p-2f, 0x1.06ac4p-7f, 0x1.418494p-3f,
        0x1.6125fp-4f, 0x1.48dbdp-2f, 0x1.95a2f8p-1f, -0x1.803fc6p-1f, 0x1.f348c8p-3f, -0x1.1ce1ap-3f};
    static constexpr double weights_double[30] = {
        0x1.93e1d4af29317p-3, 0x1.bc0ec646f75d7p-4, 0x1.bc9d6d7189bd5p-4, 0x1.aab5ba71675d4p-2,
        0x1.5a5c9c91c786bp-3, 0x1.ae309faa5dc22p-2, 0x1.010eff9147033p-3, 0x1.f643be56d6b9bp-4,
        0x1.5f8ae64b1bd29p-5, 0x1.27c5942de5938p-2, 0x1.4f98cc9a26924p-4, 0x1.a76bde543dca1p-4,
        0x1.8a1d2e1f3847fp-6, 0x1.4409b0726ddf3p-1, 0x1.431342fb2f4c6p-3, 0x1.151282fcab34fp-4,
        0x1.6d47f99475eb9p-3, 0x1.e691b5b05ff62p-2, 0x1.34c5851480d44p-3, 0x1.0645d477f3b96p-3,
        0x1.50816ef7db696p-3, 0x1.0eeb23683ddfbp-3, 0x1.32469ff6516a2p-3, 0x1.19f278c0202f7p-5,
        0x1.09f40bde63503p-1, 0x1.7f0ee5845944p-4, 0x1.8902ee7549ed3p-4, 0x1.c8a22fb76aff7p-3, 0x1.597bd17f8d8c6p-2,
        0x1.002ea1a65427ap-2};
    static constexpr double output_double[66] = {
        -0x1.de948035dacc4p-1, -0x1.7d114fbca6fbfp-2, 0x1.36cb0680fb196p-2, 0x1.5e75772954dbp+0,
        0x1.648d3e1d01983p-5, 0x1.8536c0e2052ebp-2, 0x1.fefd2164f5bdbp-2, -0x1.2fc3768bd521p-2,
        -0x1.0448b7a24b5cp-1, -0x1.b21af8403d4cbp-1, -0x1.8906b1c17d1adp-2, -0x1.9d3455e198a54p-2,
        0x1.d79382f023678p-3, 0x1.b27552b4f22cdp-2, 0x1.997980727a1fp-1, 0x1.bfd6cf7fe361ap-1,
        -0x1.1610ec62ce0d1p+0, -0x1.19aeff3aba78fp-3, -0x1.1d7e254b08e79p-2, -0x1.0d2baf4acc81cp-3,
        -0x1.6e002155d9ff6p-2, -0x1.957b19379ab99p-3, -0x1.191976917758ap+0, -0x1.6871b4900069fp-1,
        0x1.d4bf50320016p-3, 0x1.be3f5b4c2675cp+0, -0x1.8d22c492822afp-2, 0x1.489b0bc20afa1p+0,
        0x1.b94e134a286fbp-1, -0x1.d09a9d025c1bfp-3, -0x1.429dc66622f1ep-1, -0x1.1809bb508ae1p+0,
        -0x1.ae0febf426d31p-2, -0x1.c299548fce6a8p-7, -0x1.0cb69d301d7dap-3, -0x1.9f25e371e73e2p-3,
        0x1.49fe11efa8b3fp-1, 0x1.9ba614272148ep-2, -0x1.810fe7cce1d04p-5, 0x1.4b8a95ec3ff29p-1,
        0x1.22ccd0399abcep+0, -0x1.da720e43198f6p-2, -0x1.8ac94414642bbp-2, 0x1.6bfd2f1b218c9p-1,
        -0x1.c7df8ea283c28p-5, -0x1.0a08124450abap-2, -0x1.561c8f4942408p-4, -0x1.abec9ccff0604p-2,
        -0x1.b5d5fc6567245p-4, 0x1.aebe8889e66e8p-2, 0x1.0ad9e1dfc4dd4p-1, 0x1.a63873b9045p-1, 0x1.8d59864698c28p-6,
        -0x1.06fb07dc36d05p-1, 0x1.468e77e224a54p-4, -0x1.56d107396b1e2p-2, -0x1.c734f42b3a169p-3,
        -0x1.7e1a83b38a049p-2, 0x1.06abe49a2752p-7, 0x1.41849272d14ccp-3, 0x1.6125eeef600c2p-4,
        0x1.48dbd09e200b6p-2, 0x1.95a2f697b310ep-1, -0x1.803fc3561f1bfp-1, 0x1.f348bcc9341c9p-3,
        -0x1.1ce19f1ac6411p-3};
};

/// One batch axis, double.
/// scaled_dot_product_attention(q, k, v).
struct case_04_batch_double {
    using element = double;
    static constexpr const char* name = "case_04_batch_double";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 3, heads = 1, queries = 5, keys = 2, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091e6a7f7e6p-2;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[105] = {
        0x1.c629a5eecbf09p-1, -0x1.8d4dabda484bp+0, 0x1.3b44f58082668p-3, 0x1.83e2a36e448e6p+0,
        -0x1.077f30654a9b2p+1, 0x1.43f718841feep+0, -0x1.f560e319d728ap-1, -0x1.cece7a9cbb5f2p-1,
        0x1.6d9de905db85dp-1, 0x1.e2deacacb0ebep-2, 0x1.3b63958400e54p-2, -0x1.dac0645b9ffb2p+0,
        0x1.4dc34f089e98p+0, 0x1.2a5e3e4ad316bp-5, -0x1.3e473dcc1a9e2p-2, 0x1.6d10268ec492bp+0,
        -0x1.44b624bdff339p-1, -0x1.8becbfc28f708p+0, -0x1.dc45f551efbb5p-2, 0x1.6d76476c12eap-1,
        0x1.6680701d749edp-1, -0x1.2f87eab985f3bp+0, 0x1.07a8c74779b71p-1, 0x1.6e601018fe42bp-2,
        -0x1.96c74608dd77fp-1, 0x1.a59c18a8aea0cp-5, 0x1.f113e9b383fa1p-1, 0x1.028e2f3f47befp-5,
        -0x1.578529fc94f76p-3, 0x1.aa4f2f375d808p-5, 0x1.902252d8c4d9ep-1, 0x1.e24d50768580cp-2,
        0x1.444295b06a718p-1, 0x1.fcf2aed52005dp-3, -0x1.6c88c071db5a5p-3, -0x1.452060e190e71p+0,
        0x1.33664962c0e88p+0, 0x1.6d219dda174fcp-1, -0x1.b62a5a642d6aap-3, -0x1.c03fab6609f5bp+0,
        -0x1.b74215fbf5eadp-1, -0x1.4b2c1e0e8af79p+0, -0x1.d83dc12ec276bp-3, -0x1.416f27aea2245p-2,
        0x1.4245aa0bef5dp+1, 0x1.ba662d63f0b3dp+0, 0x1.8064f1584d3e2p-1, -0x1.9bc9b7ac0fdefp-2,
        0x1.1db8de7b500bfp-2, -0x1.5e32cb014a11dp+0, 0x1.d162a828cef6fp-2, -0x1.ecc6886b976a9p-2,
        0x1.78ef353b7956ep-4, 0x1.711f3ee8e3497p-2, 0x1.1074ec3e9b913p-5, -0x1.6c33f4637ecaep-4,
        -0x1.915971e2e602dp-2, 0x1.6d7412688e02ep+0, 0x1.72aa8072bb955p+1, -0x1.7713348eed7dap-3,
        -0x1.9601869d3b912p+0, 0x1.a23d32f9b8438p-3, 0x1.25a8745a6e299p+0, -0x1.71549995b910dp+0,
        0x1.04cd1a58ceec3p-1, 0x1.88e46c2643031p-1, -0x1.2d197cd9289f8p-3, 0x1.c61649eef8d62p-1,
        -0x1.32eef8c81a8e4p-1, -0x1.154311890d5fp+0, 0x1.1b4bba323b5dap-5, -0x1.0494eed557c58p-1,
        0x1.00a390bf3ca91p+0, 0x1.163b6c5408609p-1, 0x1.514695af4159p+1, 0x1.c0deac4d318f7p-2,
        -0x1.3680b71de5501p-2, -0x1.14380709b2a46p+0, -0x1.dc177068b8d15p-1, 0x1.1ae6109d72f7ap-1,
        0x1.ff4134225a888p-1, 0x1.f00fab3379c05p+0, 0x1.63e008dfbc05p+0, -0x1.f7995de7a074bp-4,
        -0x1.439f11633796ap+0, 0x1.b96d2f3ba138fp+0, -0x1.8ec6d1d83a6abp+0, 0x1.c2f36899383a8p-2,
        -0x1.0ff5e10ecd298p-3, 0x1.80ad61f8d2456p-2, -0x1.e2080309f9f7ap-1, 0x1.4116ab99f0fd4p-1,
        0x1.a2fdd2525e616p+0, 0x1.3b1ac857f9981p+0, 0x1.1231c4255d2a5p+0, -0x1.25b6a3ccf2a1ap+0,
        -0x1.0e4ca609d62a8p-4, -0x1.5ea1b6540041dp-5, -0x1.90a68e4fdc6c7p-4, -0x1.55b88e8472af9p-4,
        -0x1.cb9621ffa6655p+0, -0x1.da780c68fad31p-1, -0x1.89151658c45ebp-1, 0x1.57453e1902de9p-1,
        0x1.124f910cf277dp-3};
    static constexpr double k[42] = {
        -0x1.5a2503c9f9a21p+0, -0x1.b75e4019f51a6p+0, 0x1.d894b5e1b7385p-1, 0x1.100a4ea94394ep-1,
        0x1.e1cae2270719bp-2, 0x1.62fa3993aa698p+0, -0x1.772b09497ebaep+0, 0x1.de9781230a9ccp-1,
        -0x1.f5e7d61549386p-3, 0x1.b03957d2ff72bp-3, 0x1.8f0561df4390bp-1, -0x1.319bcdf6eeb4p-1,
        0x1.069532c57bdacp-4, -0x1.7ac7c982fc84ep-1, 0x1.3c80ffe648239p-5, -0x1.2d8798348effep-2,
        -0x1.2ee1cb9d6fcb5p-1, -0x1.2ab3c9b1c5e69p+0, 0x1.2f2765a503f24p+0, -0x1.5777e20f07e23p+0,
        0x1.83a6df69e1e33p-1, 0x1.c67684d11a0d1p-2, 0x1.56ca980c31edp-2, -0x1.c341cdc7aafb5p-1,
        0x1.bba0fb38aac09p-1, -0x1.0aa7989c4622ep+0, -0x1.61b07033e78ccp+0, 0x1.2f219046366d2p-1,
        -0x1.bb2f7849afd3ep-5, -0x1.ec8e3aef77ef5p+0, 0x1.d62aa1c6ff02bp+0, 0x1.820a19e23286cp-6,
        0x1.3756c8defdb75p-1, 0x1.fec1f467a7251p+0, 0x1.423b75f9a293dp-2, -0x1.f099ee280ebfep-1,
        0x1.1159201b94ab7p-1, 0x1.2e55d4b935313p-3, 0x1.8012411577024p-1, -0x1.3814ea4233b71p-4,
        -0x1.93ce3be05af9p-3, -0x1.aecef06518c2fp-1};
    static constexpr double v[24] = {
        0x1.00ae3566814a4p+0, -0x1.37914e38d0fa5p+0, -0x1.b97db9bd3515p-2, 0x1.27a89471589dep-2,
        0x1.a5b8a20afa993p-2, -0x1.5bb44df316e79p-2, -0x1.fd7f618d80fdfp-2, -0x1.8095997c67994p-1,
        -0x1.678f58efbe4aap-1, 0x1.d20556a58a16bp-2, -0x1.9013b23bd20b5p+0, 0x1.cc429341b324bp-5,
        0x1.003b3dd76c4f9p+0, 0x1.7c3eee29c193bp+0, -0x1.5d36ecf7e860ep-1, -0x1.7dbcefc648be9p-2,
        0x1.76ec56cea9c23p+0, 0x1.b0da59eec3c5cp-1, -0x1.377d320d10ddp-3, 0x1.ebf2e913b211ap-1,
        0x1.874765e7328a5p+0, -0x1.cfd448682fd87p-2, 0x1.32dda397513d7p-1, -0x1.5f572c01c3a5dp-1};
    static constexpr double scores[30] = {
        0x1.c040b691d6335p+0, 0x1.af44de1c37a6bp+0, 0x1.1de90b1a3dac5p-1, 0x1.76044f8263ca5p-3,
        -0x1.64fe9505a14ebp+0, -0x1.a4ab6417796b4p-1, 0x1.79ad7f50b380ap-1, -0x1.5686cbfb6062dp-1,
        0x1.85747b24423f2p-1, 0x1.98dc0504d3b48p-5, -0x1.df4d4d81c241fp-1, 0x1.eaa047bf1edbp-2,
        -0x1.58ee39cc4f476p-1, -0x1.7f4c19f9db37p-2, 0x1.d907772010f9ep-4, -0x1.491d92b261d09p-3,
        -0x1.376a2878171bep+0, -0x1.15295e28261a6p-3, 0x1.a6f467c0030d5p-3, -0x1.8505f6dd60948p-1,
        0x1.f861fedb6993dp+0, 0x1.51fe8201a54f6p-4, 0x1.48edbeee8d7cdp+1, 0x1.9b31faf9fed4cp-2,
        -0x1.15158ae24b16ep+1, 0x1.1fe3907acd1f3p+0, -0x1.50b515e3c765ep-1, 0x1.0c6f891b51f5cp-1,
        -0x1.b186498ff75d5p-1, -0x1.a848f027e41b5p-2};
    static constexpr double weights[30] = {
        0x1.087d203266f1ep-1, 0x1.ef05bf9b321c4p-2, 0x1.2f8b17e9b907bp-1, 0x1.a0e9d02c8df0ap-2,
        0x1.71395adda7bebp-2, 0x1.476352912c20ap-1, 0x1.9b41dc9e1c52ap-1, 0x1.92f88d878eb55p-3,
        0x1.575462e319978p-1, 0x1.51573a39ccd0fp-2, 0x1.903094bcbb48cp-3, 0x1.9bf3dad0d12ddp-1,
        0x1.b3ed271948d0cp-2, 0x1.26096c735b97ap-1, 0x1.2320fd4c46732p-1, 0x1.b9be05677319cp-2,
        0x1.035f002375373p-2, 0x1.7e507fee45646p-1, 0x1.72e2f487d5489p-1, 0x1.1a3a16f0556efp-2,
        0x1.bcab879fdc702p-1, 0x1.0d51e1808e3fdp-3, 0x1.cb7262c231223p-1, 0x1.a46ce9ee76ef3p-4,
        0x1.266cd9bc61277p-5, 0x1.ed99326439ed9p-1, 0x1.e0ae23ff638cep-3, 0x1.87d47700271cdp-1,
        0x1.930079bccf1b9p-2, 0x1.367fc32198723p-1};
    static constexpr double output[60] = {
        0x1.6f204b9c722d2p-1, -0x1.95f14ffce6a06p-1, -0x1.da5de857d52c7p-2, -0x1.b6338af7a804p-3,
        0x1.86334e2ee81d6p-1, -0x1.b83696a5d9fcep-1, -0x1.d52ded1d8ea6ap-2, -0x1.13c12e768155ap-3,
        0x1.3feeebc8cf664p-1, -0x1.4fd9ad74ba4e9p-1, -0x1.e4f9f9b43c8bcp-2, -0x1.81393e15d9867p-2,
        0x1.c5d70f52e1f5cp-1, -0x1.0b5dce481df9bp+0, -0x1.c6df4dd447bb6p-2, 0x1.588f1d4632bbep-4,
        0x1.9db4fdbb93ab8p-1, -0x1.db203e54eacbdp-1, -0x1.cfe5103972b5fp-2, -0x1.b90e93cd0e914p-5,
        0x1.5610a8b01b48fp-1, 0x1.48b5a4c79a75ap+0, -0x1.b55496b196fb4p-1, -0x1.27e6fd52aa834p-2,
        0x1.1a7819ee869e8p-2, 0x1.0bf80eedb1cb9p+0, -0x1.0e97818d6f55bp+0, -0x1.857910b7760dcp-3,
        0x1.09efb90a18508p-5, 0x1.cc8f5b51927ap-1, -0x1.2ecfd380bd2b8p+0, -0x1.07ed8a071d4e3p-3,
        0x1.23961b7f10385p-1, 0x1.397141f741b47p+0, -0x1.cf6f15102a8b2p-1, -0x1.0e796a8cec5fcp-2,
        -0x1.dce11812f23e4p-3, 0x1.7a64049cb26p-1, -0x1.51ef4b6b18ce4p+0, -0x1.fc495ca768732p-5,
        0x1.7912f411436e4p+0, 0x1.596ef6e5a1b9dp-1, -0x1.b4719a3dedfap-5, 0x1.7d0d96e6383d4p-1,
        0x1.789a1c70b57e5p+0, 0x1.6c9e86d9fc2e6p-1, -0x1.330d8f80810dep-4, 0x1.9564240cb1314p-1,
        0x1.86b0e9a9e467dp+0, -0x1.a00b8355a0303p-2, 0x1.2509bf01d8845p-1, -0x1.41083edc14a16p-1,
        0x1.8370aa5751a1cp+0, -0x1.2f8e410bce244p-3, 0x1.b1214900f63efp-2, -0x1.32d43565c9118p-2,
        0x1.80d78dc484264p+0, 0x1.db57f77ea7878p-5, 0x1.36e634b72e17fp-2, -0x1.3755ff4936b4p-5};
    static constexpr const double (&weights_double)[30] = weights;
    static constexpr const double (&output_double)[60] = output;
};

/// Two batch axes, six different extents.
/// scaled_dot_product_attention(q, k, v). torch's float is 2.3e-07 from double.
struct case_05_batch_heads {
    using element = float;
    static constexpr const char* name = "case_05_batch_heads";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 2, heads = 3, queries = 1, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[42] = {
        0x1.d7a2eep+0f, 0x1.09ab94p-1f, -0x1.b6407ap+0f, -0x1.b38d98p+0f, 0x1.027c56p+1f, -0x1.130faap-2f,
        -0x1.0bb59ep-3f, -0x1.6ffa5ap+0f, 0x1.90258cp-2f, -0x1.36c48ep-6f, -0x1.5a49b8p+0f, -0x1.762dcp-1f,
        0x1.f9d0f2p-1f, -0x1.ad7946p-2f, -0x1.2b7778p-1f, -0x1.908e3ap-1f, 0x1.63d28ep+1f, 0x1.38d6a6p+0f,
        -0x1.58862ep-2f, -0x1.ee1c5ep-1f, -0x1.098c96p-3f, -0x1.341aap-1f, 0x1.28f502p-3f, -0x1.32d896p-3f,
        -0x1.bfe55ep-2f, 0x1.8ef7bap-1f, 0x1.0fa1d8p-2f, -0x1.90e7e6p+0f, -0x1.a4035ap+0f, -0x1.424494p-6f,
        0x1.d287bap-3f, -0x1.9811b4p-2f, 0x1.a2328ep-1f, 0x1.a3792ap-2f, -0x1.6bf062p-3f, 0x1.b9b9c8p-2f,
        0x1.3de03p+0f, 0x1.133baap+1f, -0x1.1d31e2p+1f, -0x1.4a27cp+0f, -0x1.caf018p+0f, 0x1.c11edp-1f};
    static constexpr float k[210] = {
        -0x1.5f497p-1f, -0x1.7c486p-2f, 0x1.f42f62p-2f, 0x1.3f55dcp-2f, 0x1.67fe0ap-1f, 0x1.650602p-9f,
        -0x1.094644p-1f, 0x1.9032cp+0f, -0x1.009aa6p-2f, -0x1.550482p+1f, -0x1.076aap-1f, 0x1.3e4cf8p-1f,
        -0x1.4aebbap-1f, 0x1.d16032p-1f, 0x1.21f4fap-2f, -0x1.7f8564p+0f, -0x1.2e879p+1f, 0x1.0439acp-2f,
        0x1.f450d6p-1f, 0x1.a63c48p+0f, 0x1.258e28p-3f, -0x1.470e62p-1f, -0x1.a19c46p-1f, -0x1.89148ap-2f,
        0x1.e62486p-1f, -0x1.2cea96p+1f, -0x1.76c9c8p+0f, 0x1.fe069ap+0f, 0x1.bb80acp-1f, 0x1.d9621ap-1f,
        -0x1.74f2fcp-2f, 0x1.0c23e6p+0f, 0x1.0321a6p-1f, 0x1.ed4888p-2f, -0x1.a04bap-2f, 0x1.28fdap+0f,
        0x1.5217e4p-2f, 0x1.7171e8p-1f, -0x1.aa27b8p-1f, -0x1.7c05d6p-3f, -0x1.9d44dcp-2f, -0x1.cf4704p-1f,
        0x1.4e3bc4p-1f, 0x1.3db074p-2f, 0x1.a53ab8p-2f, 0x1.4b9078p-1f, 0x1.05dbeap-2f, 0x1.0ba64ap+0f,
        -0x1.067fcp-4f, 0x1.a837a4p-1f, 0x1.21965ap+0f, -0x1.dacc1p-1f, 0x1.84f31ap-1f, -0x1.fbffecp+0f,
        -0x1.ca292ep-4f, -0x1.ae7724p-3f, -0x1.22a9dap-1f, -0x1.18911p+0f, 0x1.f55a6ap-2f, 0x1.fce052p-2f,
        -0x1.bf00d8p-2f, -0x1.20f102p+0f, -0x1.404d6ep-3f, 0x1.23536cp+0f, 0x1.723d62p+0f, 0x1.ca01b8p-2f,
        -0x1.4df5cep-1f, -0x1.04685ap+1f, 0x1.316f64p+0f, 0x1.2abffap+0f, 0x1.8bbf76p-2f, 0x1.f07a5ap-1f,
        0x1.4a25ccp+0f, 0x1.7b7b7p-1f, 0x1.42916cp-2f, -0x1.69f3a8p+0f, 0x1.855b18p-1f, -0x1.a70256p-4f,
        -0x1.b19d1ap-2f, 0x1.b7b972p-3f, -0x1.c6d438p+0f, -0x1.c66062p-2f, -0x1.b3667cp-2f, 0x1.321ebap-3f,
        0x1.1ab48ep-1f, -0x1.3bb0f6p-1f, -0x1.3737aep+0f, -0x1.17f4f8p-6f, -0x1.c06f6ep-2f, 0x1.ff49a8p-2f,
        -0x1.db3146p-4f, 0x1.4ff3p+1f, 0x1.460332p-1f, -0x1.50fa24p-1f, -0x1.abd826p-2f, -0x1.bf37f2p+0f,
        -0x1.728a0ap-1f, -0x1.882988p-6f, 0x1.d8ed54p-1f, -0x1.4a611ap-3f, -0x1.ecede6p-1f, -0x1.ed6988p-2f,
        0x1.e74618p-2f, 0x1.89b12ap+0f, -0x1.ebe1e8p-2f, -0x1.af0df6p-4f, -0x1.32dce8p-2f, -0x1.4d86dep-4f,
        -0x1.1c11aep-1f, 0x1.945c94p+0f, -0x1.29e3a4p+0f, -0x1.b482a8p-1f, 0x1.271442p-2f, -0x1.c59c6ep+0f,
        0x1.3fb128p+0f, 0x1.d88da2p-1f, -0x1.1b28b8p-2f, 0x1.6cd7b6p-6f, -0x1.d42ec2p-2f, -0x1.6bcc42p-2f,
        0x1.fe5e9p-2f, 0x1.26b538p+1f, 0x1.79f072p-1f, 0x1.0b99b4p-1f, 0x1.9cfda4p-4f, 0x1.8d233ap-7f,
        0x1.11582ap-3f, -0x1.af65dap-3f, 0x1.004dcap-2f, -0x1.b5d756p+0f, -0x1.73a032p+0f, -0x1.4cbda4p-2f,
        -0x1.68d6d6p-2f, 0x1.1c062ap+0f, 0x1.8794dp-1f, -0x1.a35692p+0f, 0x1.52207ep+0f, 0x1.523f8p-1f,
        -0x1.da237ep-1f, -0x1.3fd1eep-1f, 0x1.a6b1d6p-1f, 0x1.cbe694p-2f, 0x1.100494p+1f, -0x1.6bc554p-3f,
        0x1.20277ap-1f, -0x1.ecfcc8p-1f, 0x1.d595eep+0f, -0x1.a87488p-1f, 0x1.e4b0aap-1f, 0x1.e55174p+0f,
        0x1.78ca04p+0f, 0x1.b02994p-4f, -0x1.5d47bcp-3f, -0x1.0de73p+0f, 0x1.988ac4p-5f, -0x1.a55e7p-1f,
        0x1.67fcfcp+0f, -0x1.ce0d8cp-2f, -0x1.1ec13p+0f, 0x1.8a4726p-3f, 0x1.c47e86p-3f, -0x1.36dc1ap+0f,
        0x1.05d1b6p-1f, 0x1.93c816p+0f, 0x1.e3a1ap-4f, -0x1.043816p-1f, -0x1.fe19b2p-1f, 0x1.dba35p-3f,
        0x1.e9546ap-2f, -0x1.ebc598p-3f, -0x1.9e4f86p-1f, -0x1.061c28p-3f, 0x1.e34a48p-3f, 0x1.f53116p+0f,
        -0x1.867646p-1f, -0x1.2bdcb6p+0f, -0x1.56d382p-2f, 0x1.94727ap-2f, -0x1.b7ce04p-2f, 0x1.ab8c92p-3f,
        -0x1.a24572p-1f, -0x1.cb408cp+0f, -0x1.a409a6p-1f, 0x1.32b87ap+0f, -0x1.e20b2ep-3f, -0x1.8b4768p-1f,
        0x1.70ac94p-3f, -0x1.42fc54p+1f, 0x1.739dc4p-2f, -0x1.6b81ecp-4f, -0x1.8348ep+0f, 0x1.85352p-2f,
        -0x1.736f22p-1f, 0x1.07028ap-7f, -0x1.404c4p-1f, 0x1.ed4e64p+0f, 0x1.649204p+1f, 0x1.2fc8aep+0f,
        -0x1.a7d6a8p+0f, -0x1.562c8p-2f, -0x1.9d8cccp+0f, 0x1.a46b1ap-2f, -0x1.758ad8p-2f, 0x1.6f4192p-1f,
        0x1.270f2cp-3f, -0x1.4c6a0cp-1f, -0x1.09c38cp-1f, -0x1.474d4ep+0f, 0x1.71ba8cp-1f, 0x1.ff81e2p-3f};
    static constexpr float v[120] = {
        0x1.fda48ep-1f, 0x1.aba322p-5f, -0x1.27b86p-1f, 0x1.37d5a4p+0f, -0x1.459288p-1f, -0x1.3a839ep+0f,
        0x1.afa822p-4f, -0x1.139b54p-2f, 0x1.cd261p+0f, -0x1.31b308p-2f, 0x1.acec1cp-3f, 0x1.a65a36p-1f,
        0x1.2f1342p-1f, 0x1.6be22cp-1f, -0x1.0c7dfap-2f, 0x1.8066cep+0f, 0x1.3ec742p+0f, -0x1.1ecfb4p-1f,
        0x1.0adc2ep+0f, -0x1.cb10b8p-2f, 0x1.8e2d5cp+0f, -0x1.41ccbap+0f, -0x1.11b4c8p-3f, 0x1.c99bdcp-4f,
        -0x1.2caeaep-3f, -0x1.268a26p-1f, -0x1.378096p-1f, -0x1.2905ecp+1f, -0x1.372226p-2f, 0x1.133feep-1f,
        0x1.130c7p-2f, -0x1.c51ec6p+0f, 0x1.e32b82p-1f, 0x1.a225p-4f, 0x1.08ef92p+0f, 0x1.41c2dap-2f,
        0x1.36513cp+0f, 0x1.fdbdfcp-3f, 0x1.3ce78ep-1f, 0x1.95f014p+0f, 0x1.236b12p-3f, 0x1.17ececp+0f,
        -0x1.1fe70ep-2f, 0x1.a17606p-1f, 0x1.244cf6p-1f, -0x1.f5e63ep-1f, -0x1.ac4df8p-5f, -0x1.f5debep+0f,
        -0x1.282724p-1f, 0x1.39304ep-3f, -0x1.5c558p-3f, 0x1.9e0d1cp-1f, 0x1.47304ap+0f, 0x1.2be40ep-1f,
        0x1.61f584p+0f, 0x1.6364e2p-1f, -0x1.0ff9bep-8f, -0x1.a17b5ep-5f, 0x1.1e20d6p-2f, 0x1.a2789cp-1f,
        -0x1.191202p-1f, -0x1.00369cp+0f, -0x1.4dbb82p-2f, -0x1.a29244p-2f, 0x1.7e6a74p-3f, -0x1.4bf1ecp-1f,
        0x1.0d1004p+0f, -0x1.0d16fcp+0f, -0x1.f2dd68p-1f, 0x1.ed84p-1f, -0x1.878d46p-3f, 0x1.129e0ep+0f,
        -0x1.2c06e8p+0f, -0x1.95074p+0f, -0x1.8c73aep-1f, 0x1.06c12ep+0f, 0x1.7872e2p-1f, 0x1.710bfp+0f,
        0x1.d3a152p-1f, 0x1.cf556ap-3f, -0x1.2b0036p-1f, 0x1.17cfbep-1f, -0x1.7d4434p-1f, -0x1.647b5ep-1f,
        -0x1.feedacp+0f, 0x1.c660acp-2f, -0x1.1e32fep+1f, -0x1.1aa754p+0f, 0x1.254634p+1f, 0x1.ebcbbcp-6f,
        -0x1.00170ep-1f, -0x1.486cb4p+0f, 0x1.5217a6p-2f, -0x1.c2a41ap+0f, 0x1.b8fa84p-1f, -0x1.174c22p-2f,
        0x1.41f40cp-3f, -0x1.a6ea9p-1f, 0x1.715fbcp+0f, -0x1.9c5ebep-1f, 0x1.09fd2ap-2f, -0x1.d062cap-3f,
        0x1.12697p+0f, 0x1.19fc22p-3f, -0x1.39fceap-1f, -0x1.9d5814p-3f, -0x1.ce71eep-1f, 0x1.25a544p-3f,
        0x1.42abdp-1f, 0x1.dda404p+0f, 0x1.c77d48p-2f, -0x1.310ae6p-1f, 0x1.9ff196p-1f, -0x1.8845d4p-2f,
        0x1.41491ap-1f, -0x1.942ddp-2f, -0x1.0d0154p-2f, -0x1.824536p-1f, -0x1.b4df52p-2f, 0x1.6a1e36p+0f};
    static constexpr float scores[30] = {
        -0x1.02aa7p-1f, 0x1.cb6f9cp+1f, 0x1.d72eb2p+0f, -0x1.5b06dep+1f, 0x1.687e54p-1f, -0x1.dfda8ap-4f,
        -0x1.40798p-2f, -0x1.004544p-3f, -0x1.8c64cp-2f, 0x1.7f05cap-1f, 0x1.c3799cp+0f, -0x1.f138a8p-3f,
        -0x1.58801p+0f, -0x1.2a6b54p+0f, -0x1.fd102p+0f, 0x1.e9ff5ap-1f, -0x1.8e6956p-3f, 0x1.9bf6e8p-7f,
        -0x1.978622p-6f, 0x1.155ebcp-3f, -0x1.9dcd2ap-2f, 0x1.0d16dep-1f, -0x1.553702p-3f, 0x1.14b7cp-1f,
        0x1.50ed82p-4f, 0x1.88638cp-3f, 0x1.509ba8p+1f, 0x1.4114bcp+0f, 0x1.574eb8p-2f, 0x1.3e36eep-2f};
    static constexpr float weights[30] = {
        0x1.b56742p-7f, 0x1.9a2664p-1f, 0x1.1d708p-3f, 0x1.816dd6p-10f, 0x1.6e72b2p-5f, 0x1.5803fep-3f,
        0x1.1ad69cp-3f, 0x1.5547fcp-3f, 0x1.06a096p-3f, 0x1.989e6ap-2f, 0x1.97a374p-1f, 0x1.b68bb4p-4f,
        0x1.231b66p-5f, 0x1.5c850ep-5f, 0x1.3221aep-6f, 0x1.9673aap-2f, 0x1.00fe3ep-3f, 0x1.3c21acp-3f,
        0x1.308344p-3f, 0x1.657584p-3f, 0x1.c71ecp-4f, 0x1.2047e4p-2f, 0x1.208fcp-3f, 0x1.249bbp-2f, 0x1.7219c2p-3f,
        0x1.d0be9p-5f, 0x1.4ca32ep-1f, 0x1.503cfap-3f, 0x1.0c45eep-4f, 0x1.05c77p-4f};
    static constexpr float output[24] = {
        -0x1.81fa82p-3f, -0x1.0c91ep+0f, 0x1.37983cp-3f, -0x1.a2b37p-4f, 0x1.971518p-1f, -0x1.6ae9ap-4f,
        0x1.459ebap-2f, 0x1.38e81p-4f, 0x1.aa4e2ep-3f, 0x1.970d6cp-1f, -0x1.5f1e24p-3f, 0x1.068dfep-1f,
        -0x1.902cep-2f, -0x1.40f9ecp-2f, 0x1.1b634p-6f, 0x1.043eep-4f, -0x1.730c08p-3f, -0x1.d9815cp-2f,
        -0x1.1a726cp-2f, -0x1.95bb82p-1f, -0x1.f34cecp-3f, 0x1.6ca7cap-4f, -0x1.c1aab4p-2f, 0x1.154c8ap-4f};
    static constexpr double weights_double[30] = {
        0x1.b5674b4ca8224p-7, 0x1.9a265e20ff94dp-1, 0x1.1d708816bf4f3p-3, 0x1.816dd60322401p-10,
        0x1.6e72bc11c65c4p-5, 0x1.580400e1c31afp-3, 0x1.1ad69b98485d4p-3, 0x1.5547fc7df0afap-3,
        0x1.06a094884dc17p-3, 0x1.989e693fdb0b7p-2, 0x1.97a37453cfdcfp-1, 0x1.b68bb706cb8f7p-4,
        0x1.231b67e84ca19p-5, 0x1.5c850ed51e331p-5, 0x1.3221abf0007a5p-6, 0x1.9673a934c0777p-2,
        0x1.00fe3d25c17bap-3, 0x1.3c21ab18d282ep-3, 0x1.308342763dc94p-3, 0x1.657582e1ad499p-3,
        0x1.c71ebcbf98e35p-4, 0x1.2047e27f66d7ap-2, 0x1.208fbe566a7e8p-3, 0x1.249baf34ca6f4p-2,
        0x1.7219bfe166822p-3, 0x1.d0be8f147f761p-5, 0x1.4ca32e796e71cp-1, 0x1.503cf74ca365fp-3,
        0x1.0c45e8edd107dp-4, 0x1.05c76d2334e35p-4};
    static constexpr double output_double[24] = {
        -0x1.81fa62d2d703cp-3, -0x1.0c91dc9474f4ep+0, 0x1.37983d0ae750ep-3, -0x1.a2b355df45ce2p-4,
        0x1.971519e896eb4p-1, -0x1.6ae9ae6d5b6b7p-4, 0x1.459eb902e5ab6p-2, 0x1.38e810584e9c8p-4,
        0x1.aa4e319c9d3c1p-3, 0x1.970d6f896dd03p-1, -0x1.5f1e2573ffc06p-3, 0x1.068dfd369f98ap-1,
        -0x1.902ce038c1d1ep-2, -0x1.40f9ea2be9e28p-2, 0x1.1b6339a73727p-6, 0x1.043eda58ff386p-4,
        -0x1.730c090bf1041p-3, -0x1.d9815bc077cdcp-2, -0x1.1a726c6e03143p-2, -0x1.95bb7fad55212p-1,
        -0x1.f34cec1fecfe8p-3, 0x1.6ca7bfc497c74p-4, -0x1.c1aab5f5823e8p-2, 0x1.154c8c58654fap-4};
};

/// Two batch axes, double.
/// scaled_dot_product_attention(q, k, v).
struct case_06_batch_heads_double {
    using element = double;
    static constexpr const char* name = "case_06_batch_heads_double";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 3, heads = 2, queries = 1, keys = 5, dk = 4, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1p-1;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[24] = {
        0x1.2193af6c4518ep+0, 0x1.db946b24e432fp+0, -0x1.983112d038e65p-1, 0x1.b7053483ffb9ap-1,
        0x1.0f93fbfdfec2fp+0, -0x1.7b69301b8e047p+0, -0x1.22b70ea34007bp-3, 0x1.93acf3a5e5d9dp+0,
        -0x1.b1f7cc1ce5d5p-1, 0x1.0a6f5d9c0534dp+0, 0x1.03126a94b037ap-3, 0x1.48192699836fcp-1,
        -0x1.70cddb42f5d8cp-1, -0x1.bdd9703705149p-1, -0x1.51100ce5f2097p+1, -0x1.7dda433f4e468p-5,
        0x1.a4c5752dcc82fp-7, -0x1.9a0bbb34f669dp+0, -0x1.6c7535720fe54p+0, 0x1.c568abb96f19dp-2,
        -0x1.e1fdf35e47d29p+0, -0x1.1f506b4a79395p-5, 0x1.fc1ee8cc705aep-1, 0x1.14b9750b594b3p-1};
    static constexpr double k[120] = {
        0x1.5281957959e3fp+0, 0x1.85384a266ae01p-3, 0x1.8fe877afe8d87p-2, -0x1.b087b80efebe8p-2,
        0x1.267ab15702e1bp-1, 0x1.d86a83b9b2ac7p-1, -0x1.704402c4927a4p-2, -0x1.4b034dfe21ca9p-3,
        -0x1.72e69fa7a3bbp+0, -0x1.0f8c62b92b2f4p+1, 0x1.857ac66717c0fp+0, 0x1.4281ac5786b2dp-1,
        0x1.4598e844dd77fp+0, 0x1.c6cfd47d332aep-1, -0x1.99aae974fd3d3p-1, -0x1.04462bb645ddep+1,
        -0x1.a8c1a6c6b1eefp-1, 0x1.aaa86d78f26abp-2, -0x1.4b18a1978efd3p-1, -0x1.ddff553f63f5ep-1,
        -0x1.a32173ce7fd51p-3, -0x1.52f93b94a68a2p-4, 0x1.a20c74b707b9ap-2, -0x1.5853cdba2598dp-1,
        -0x1.93dd1b80f2a48p-6, 0x1.97ebd329fe4f8p-3, -0x1.5be09119df01bp+1, 0x1.cd94d1eb97197p-1,
        -0x1.e02e12acb0f53p-7, 0x1.67393c04f663fp+1, 0x1.7c121b5bc42c9p+1, 0x1.2cd13428cf468p-1,
        -0x1.9d22ee13e6453p-2, -0x1.b6e5ae523fa93p-4, -0x1.57d960991e19ap+1, -0x1.0f12648912db8p+0,
        -0x1.8dcf602b63c8ep+0, 0x1.bfbcaa78d27a1p-1, -0x1.26bead3606bbcp-1, -0x1.f5b2359849de1p-1,
        0x1.1a999b71a2a52p+0, -0x1.4f930c0b6df8cp+0, 0x1.3d900e0a21549p-1, -0x1.fa33052a99b09p-1,
        -0x1.e053347735bf3p-7, -0x1.16c575b1aa5bap-3, -0x1.c6a51ab22f872p+0, 0x1.ae34f9ed7cc44p-1,
        -0x1.9637b1dc498dap+0, -0x1.6fa138c392ba9p-4, -0x1.a9ec01b7373b5p-1, -0x1.767df47d78682p-6,
        0x1.d524dc9987b1fp+0, 0x1.8f9ed24c938d9p-1, -0x1.9108bbd2a9ef9p+0, -0x1.13709a15ec04cp+1,
        0x1.18d65bb4d6b86p-3, -0x1.604e46d55545bp+0, -0x1.44d10517916ffp+0, 0x1.0489d7d319effp-4,
        0x1.953726027a2fp-1, -0x1.5d94e29e30121p-3, 0x1.1a55e2bfeeb44p+1, -0x1.1b7f13aa152e2p+0,
        0x1.20261949b6129p-1, -0x1.9974a8380e36ep-5, 0x1.8bdb92c482888p-1, 0x1.de5765b8a0f9dp-2,
        -0x1.3d67a029b493cp-1, 0x1.1c0d118c14b25p+0, 0x1.e4ce728de6334p-1, -0x1.d5a0033372a89p-1,
        -0x1.0dd927f1571a2p+0, -0x1.96c235c35c7bdp-1, -0x1.6c49c31890c06p-1, -0x1.e64b191563d79p-4,
        -0x1.02bf62b70b9a6p-4, -0x1.9c10af7d28bd4p-2, -0x1.59b1ae7ea187bp-1, 0x1.72aa7435663f4p-4,
        -0x1.25d9a4ddf3e26p+0, 0x1.733e2b05a0d0ep-4, -0x1.f50a3cc5eab74p-1, -0x1.f6dc6119a4d3ep-3,
        -0x1.9c7dce4432224p-3, 0x1.a6c027be4092dp-2, 0x1.a08cf052552cdp-1, -0x1.323697066f09fp-4,
        -0x1.60c9c56433911p+0, -0x1.87ae1806d4943p-1, -0x1.af991e02f9b2p-1, -0x1.b5330d31f82ebp-4,
        0x1.8c621c7525a97p-1, 0x1.8588dde9d4826p-1, -0x1.b5560b3b26d73p-1, -0x1.625ce97f8756p-1,
        0x1.e3f4c011a2f78p-1, -0x1.433a1bc8c46c5p+0, -0x1.4d2cc27caa9d9p-2, -0x1.8fd293ea802ebp+0,
        0x1.502c6f0136a0ep-2, 0x1.4d4d1e4110a1ap-1, -0x1.28bada8d5b923p-1, 0x1.140a61dbd64a2p+0,
        0x1.56cc6f20d7b9cp-2, -0x1.1c1cd58e7e381p+0, 0x1.776c4b996fe79p+0, -0x1.e8b390c7ed299p-2,
        -0x1.7f9e178e79f34p-1, -0x1.8b3aa47d9180ap-4, 0x1.7f7b94b7399b7p+0, -0x1.367a08a744963p-5,
        0x1.09afdd6480e9p-1, -0x1.4a13f13f359e1p-2, -0x1.0f5c3bf3393d8p-2, -0x1.efa115b4b39f3p-5,
        0x1.ae153d844b183p-1, -0x1.6c4edeaabe47ep-1, 0x1.51d0c3421d4e4p-2, -0x1.c722cd5f9070ap-3};
    static constexpr double v[210] = {
        0x1.f53547d78d5f9p-6, 0x1.9f5874a68bd8ap+0, -0x1.854e9dd895a9p-2, 0x1.45b54dd82833p+0, 0x1.f501e81c2447dp-2,
        0x1.ab2ffb5669cfcp-1, 0x1.71846e5b4938bp+0, 0x1.7f2d676ebfd3cp-1, -0x1.7a1b611ed0407p+0,
        0x1.68e3c71469537p+0, 0x1.2dfd8027cf815p+0, -0x1.560979d749902p-1, -0x1.4c9855bd2f5d6p+1,
        -0x1.8357ceb6f8c36p-1, 0x1.53783028d82ccp+0, -0x1.86098dc2cd811p-1, 0x1.69c6e94a38131p-1,
        -0x1.03743c5c61e07p-2, 0x1.c69f340b2f736p+0, -0x1.2dae431a168d6p-3, 0x1.fbaefb1a7549ap-2,
        -0x1.0f49a4e926201p+0, 0x1.55a0cc4608a2p-1, -0x1.4a7182beb6307p-2, 0x1.1588ac29177f5p-2,
        -0x1.1815e8be368b3p+0, 0x1.1da5fa9d7aab2p+1, -0x1.0cd9b5ecb15dfp-1, -0x1.6750a06118c59p-2,
        0x1.664947488d8cfp-1, 0x1.b3c15ba263964p-2, 0x1.ed0bb9883f826p-2, -0x1.7213dd528051ap+0,
        0x1.c883a5478aea2p-2, -0x1.9152ce051596dp-1, -0x1.ead7883a14034p-2, 0x1.72e0259021a8dp-2,
        -0x1.8d40734bee57p-1, -0x1.e75597377e995p-3, 0x1.0621e7bd585b8p+0, -0x1.27b704f67f7e4p-1,
        -0x1.557da432786f4p+0, 0x1.2c25c404393bep+0, -0x1.a44a495632181p-5, 0x1.58151ef537fdap-4,
        0x1.147c5e6474f6p+1, -0x1.28504a20dbe62p-2, -0x1.34985889fbdf1p+0, 0x1.34360afe84414p-1,
        0x1.54b4675207d41p+0, 0x1.497dafebe63e6p-2, -0x1.7023678d2c435p+0, 0x1.f2f8f74766d7p+0,
        -0x1.e1f11f6a44facp-1, -0x1.0d19ff68e9fc3p+0, 0x1.40f83a00811edp-4, -0x1.6c0c3e5de7163p-1,
        -0x1.48dac8b2e9a9bp+0, 0x1.2b892f8d86ddbp+0, 0x1.30ae15d9e6c16p+0, -0x1.b3d41fbb28a11p+0,
        0x1.fcbac1be39261p-3, -0x1.38773b93054e2p-1, -0x1.e7662a7248eaap-4, 0x1.712a7fbd16015p-3,
        -0x1.ae2d920a38d35p-1, -0x1.c510584b8e16fp-1, -0x1.f81d8219b5217p-4, -0x1.fad2e78c2612ep+0,
        0x1.5c4ab4abf23d8p-3, -0x1.a3a5c070b931p+0, 0x1.5b985f38ebed2p-2, -0x1.1b9e4d92dbab6p+0,
        0x1.db946e941ec19p-5, -0x1.f61302b76e982p-1, -0x1.fced917bc74cbp-1, -0x1.560db363be2b1p-1,
        0x1.6982990e0f3c5p+0, -0x1.10298b2c95326p-1, 0x1.35dbce75b04d2p-5, -0x1.d8561bcdd9941p+0,
        0x1.a49fc83c1a6e2p-5, -0x1.03f64cd923237p-1, -0x1.b7058f5cf3e89p-1, -0x1.ac5a5b819058bp-4,
        -0x1.7b0974459f02p+1, -0x1.471252fadd2fdp-6, -0x1.90b5758096d77p-2, 0x1.d9c62a053cf22p+0,
        0x1.7b7352aa5090cp-1, -0x1.d0d314134da26p-1, 0x1.077a9e7e6eff3p+0, -0x1.2faefcdcd26f6p+0,
        0x1.e09f7911c4dc8p-1, 0x1.e560f567d5cfcp-2, -0x1.3ac32bdbf55d9p-3, 0x1.48ee806e65076p+0,
        -0x1.a6a8702ef7548p-1, -0x1.917455d1bc765p+1, 0x1.25dc8c5fa38a8p+0, -0x1.5bf28b32f62d5p-2,
        -0x1.25d8f9d246d97p-1, -0x1.ebda37edbc2ddp-1, 0x1.89154b6eb6f47p-2, -0x1.600e8fb3499f4p+0,
        0x1.57e26079e1a1ep-3, 0x1.333cb27d162d5p+0, -0x1.5f2ce0b8b95b1p+0, 0x1.9ea9351baf118p-1,
        -0x1.b33f36e8dea28p-1, 0x1.0b60c3f0265e4p-2, -0x1.7fbc334f6617bp+0, -0x1.0f6ba8850a2dap+1,
        0x1.a3ccec0ad95a2p-3, 0x1.7c7e3bb08c34p-3, 0x1.2f740eb94e054p-1, -0x1.9f8433fcd519bp+0, 0x1.1578699fce23p-1,
        -0x1.91f3461868d6bp-3, 0x1.d8704f8d9e1dcp+0, 0x1.b2f5e4a24046fp-2, 0x1.c6c42d0c2035bp-1,
        -0x1.1acda9d1dfb0ep-2, 0x1.5c4dd07d73d96p-3, 0x1.185b161502ea9p-6, 0x1.b9944d0730b9p-1,
        0x1.3fc0bcbb57274p-3, -0x1.2dc5a5ef593f6p-4, 0x1.2fff33b09910bp-6, 0x1.08b684e59c406p+0,
        0x1.056c47aef3da1p+0, 0x1.ad09d8030b281p-2, -0x1.213c23b817204p+0, 0x1.8c2c1929e14b5p+0,
        -0x1.2365d74b8393ap-1, -0x1.b41102947b4b9p+0, -0x1.18e75255c3836p+1, 0x1.11e5ba7709607p+1,
        -0x1.f37349ca291p-3, -0x1.94ea3dc178f49p-2, -0x1.ec8406f325cb5p-1, -0x1.377604599f70ap-1,
        0x1.7f843c6517353p-1, 0x1.f9bc3c338de34p-2, -0x1.927a24139480bp-6, -0x1.acbe1d8314fc6p-1,
        0x1.e87ef3eeb209ep-1, -0x1.028ce800c30b3p+0, 0x1.e696eeb8b73e7p-2, -0x1.1af3df7cc0ef7p-4,
        0x1.2331ab8f28cefp-4, 0x1.196307dc7b24bp-1, 0x1.1d2720d4de6b5p+0, 0x1.cff3b0de7ff95p-1,
        0x1.c10ef25920f43p+0, -0x1.14b043ad856ccp-1, 0x1.095a06376e225p-1, -0x1.da50a8f277ep-1,
        -0x1.cfdcc749d8311p-1, 0x1.0b42abf26c37dp+1, 0x1.4dc8eb3480821p+0, 0x1.34dbe38ce8759p-3,
        -0x1.9543ad9f2c5e5p-1, 0x1.8ea04806916f6p-2, -0x1.49017f7e39fddp-1, 0x1.55a0728857bf6p-1,
        0x1.a3c67f0105aa4p-2, -0x1.bf145097ddb74p-4, 0x1.985d77918ceccp-3, -0x1.9ce1dc37b7e14p-2,
        -0x1.cd5edd80ac27bp-4, -0x1.2dcdb39b5bc2ap+0, 0x1.59fc6eab2ee8ap+0, 0x1.1b77e9e6b44abp-1,
        0x1.e8040a848fe6cp-2, -0x1.36d378e7ee05bp+1, -0x1.5cc849c6207fp-2, -0x1.a8dd451bfe17dp+0,
        0x1.31ff839efd8ep+1, 0x1.263e657bdcf0fp-1, 0x1.2638bc2e2c86ep+0, 0x1.7e9fab63c13c3p+1, 0x1.f4a0849ab710ap-1,
        -0x1.0ff1088829907p+0, 0x1.27215dbb97225p-1, -0x1.a507e00b615bfp-1, -0x1.7f47b11d79245p-3,
        0x1.b769b12656f35p-5, 0x1.90f8b315a3d95p-5, -0x1.69828686c1841p-4, -0x1.4eb832a298603p-1,
        -0x1.8af6b83dc709ep+0, -0x1.aa9485acd99d4p-1, -0x1.36fd2a17752f8p-3, 0x1.3427ec8887ap+0,
        -0x1.624a2d6d4a0f6p-1, 0x1.e23bb0f2c515dp-2, 0x1.0bda3d522c25dp+0, 0x1.ea12f7fe16648p-1,
        0x1.31dd277b38ee1p+0, 0x1.741e06a47a24ep+0, 0x1.32fa61ca843f4p+0, 0x1.10d87d6e49ba4p-3, 0x1.05b687b1b481p+0,
        -0x1.0692debf43638p+0, -0x1.68d7487918c1dp+0, 0x1.a64e1f310d80ap-5, 0x1.b8566d78741cap+0,
        0x1.ef693af5ed1bep-1, 0x1.1af7e9988da0ap-1};
    static constexpr double scores[30] = {
        0x1.2cdc9f48b1ecp-1, 0x1.41a45f241efb3p+0, -0x1.902e258a1c102p+1, 0x1.fbb73643564cap-1,
        -0x1.cc1d49a6cb65p-3, -0x1.367e60e26560ap-1, 0x1.7c6bde7d57903p-1, -0x1.d5c021666794dp+0,
        -0x1.8ebc9bb2dbcf1p-1, -0x1.1a1c1ca019d1ap+1, -0x1.6d71a0636fd2p+0, 0x1.79f2051e24b98p-4,
        0x1.21b469a2ade44p-1, -0x1.28b75b42979f3p+0, -0x1.ab1347f388bacp-1, -0x1.8b680670ec70dp+1,
        -0x1.35b586ebcb40cp+0, -0x1.7c348e7f52f07p+0, 0x1.aa44bbe4fdfedp+0, 0x1.15b78d6807bdfp+0,
        0x1.1fe2cd0f989f7p-1, -0x1.daef34a5b7371p-1, 0x1.2e23fe73f60e4p+0, -0x1.32428e9c01949p-3,
        0x1.ce6198b4ea53ap-1, -0x1.444130cda00b6p-2, 0x1.365015a427feep-2, 0x1.70aab35f0cfe6p+0,
        -0x1.42eb134c8d715p-1, -0x1.596c1cfa848bap-1};
    static constexpr double weights[30] = {
        0x1.a06f970dcc22ap-3, 0x1.966aad839bf48p-2, 0x1.44dfe9ccded14p-8, 0x1.37df8ca175852p-2,
        0x1.71a9eab353e7bp-4, 0x1.4abec3db07dafp-3, 0x1.3ec75bda74023p-1, 0x1.83442cc9e3a99p-5,
        0x1.166216db35be3p-3, 0x1.0bc2aab5e5ce1p-5, 0x1.ff0ff8c96305ep-5, 0x1.2406386817047p-2,
        0x1.d4e706fedfa86p-2, 0x1.4e395f2a9dd26p-4, 0x1.ce89a6d4d5f7dp-4, 0x1.52924addc1183p-8,
        0x1.1529a4a2837e3p-5, 0x1.a4e4513d593dap-6, 0x1.330654944f3c1p-1, 0x1.57b59403c48p-2, 0x1.9b76353743185p-3,
        0x1.72f8ddc693e0ep-5, 0x1.7da8c924e7adbp-2, 0x1.93d9c0cd48b47p-4, 0x1.21469053521d1p-2,
        0x1.96495a49d3735p-4, 0x1.7983739ed70dap-3, 0x1.263c01c6616bfp-1, 0x1.28c968488ee7p-4, 0x1.1c0647fce42abp-4};
    static constexpr double output[42] = {
        -0x1.6d525a5f19f1bp-5, 0x1.9cde893b39c2p-8, 0x1.b40c3c7cedce4p-2, 0x1.b40a8b2eb2641p-1,
        -0x1.3db6cf9788f82p-1, -0x1.23bc9b08031dp-3, -0x1.e135c9e86f59p-3, 0x1.3adac0e8223eep-1,
        -0x1.0404a98640698p-3, -0x1.33f3aa295084p-7, 0x1.880ca01f12f2bp+0, -0x1.2dceef6163235p-2,
        -0x1.d950bf9c8e63bp-1, 0x1.5eef9a72d3b22p-4, -0x1.20ca4111b1efp-6, -0x1.741d1bd2231f2p+0,
        -0x1.df22ab11fca24p-6, -0x1.74abfd9a8b92ap-1, 0x1.5c1b2836c0b6cp-1, 0x1.1f7cd6f544b6p-2,
        -0x1.d963475454005p-1, 0x1.2ddfb802eb9f6p-1, -0x1.b077516bc8015p-3, -0x1.13c3f2339d172p-1,
        -0x1.97279c808e448p-4, 0x1.4691c6b12d522p+0, 0x1.841fbe3692fb1p-3, -0x1.9adc4197eb17p-1,
        0x1.f1a7422a43a3ep-2, -0x1.f9eb744d6f2p-2, 0x1.636ba3331daa7p-2, -0x1.4749942c1db8ep-1, 0x1.09f5949deb8dp-3,
        0x1.b6e85a3ccfd91p-1, 0x1.af63122426518p-1, -0x1.9f6bcbdbdc0ap-8, -0x1.3381fc6a8df7p-1,
        -0x1.f25e8954a088fp-1, -0x1.366225468676fp-2, 0x1.475967f3dfb5ap-3, 0x1.f07305a83012p-1,
        -0x1.69b6b35a0dd1ep-5};
    static constexpr const double (&weights_double)[30] = weights;
    static constexpr const double (&output_double)[42] = output;
};

/// L > S.
/// scaled_dot_product_attention(q, k, v). torch's float is 9.7e-08 from double.
struct case_07_more_queries_than_keys {
    using element = float;
    static constexpr const char* name = "case_07_more_queries_than_keys";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 7, keys = 2, dk = 3, dv = 5;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.a3e8acp-1f, 0x1.952056p-2f, 0x1.cc3dbcp-1f, -0x1.636e7p+0f, -0x1.560202p-3f, 0x1.906bd4p-1f,
        0x1.0a02f6p+0f, -0x1.72f312p-1f, -0x1.b2a426p-1f, -0x1.3788bp+0f, -0x1.4bdd4ap-4f, 0x1.5c8a4ap+0f,
        -0x1.4d9f9cp+0f, 0x1.5923bap-1f, -0x1.52c6cap+0f, -0x1.5c19d2p+0f, -0x1.bbc05p-1f, -0x1.20c57cp-1f,
        -0x1.073a2ap+1f, -0x1.6d48acp-2f, 0x1.1877f6p+0f};
    static constexpr float k[6] = {
        0x1.639e7ap-3f, -0x1.45f51cp+0f, 0x1.158d5p+0f, 0x1.43b2f8p-3f, -0x1.1d1f18p+0f, 0x1.24642ep-2f};
    static constexpr float v[10] = {
        -0x1.f833a2p-5f, 0x1.4ffb12p-1f, 0x1.304e86p-5f, -0x1.eb32f6p-2f, 0x1.b6d76cp+0f, -0x1.538364p-4f,
        -0x1.dc88fap+0f, 0x1.76b128p-1f, 0x1.b118ccp-2f, 0x1.45b338p-1f};
    static constexpr float scores[14] = {
        0x1.8456eep-3f, -0x1.72cb48p-3f, 0x1.e47844p-2f, 0x1.c0fba2p-4f, 0x1.afb64cp-4f, 0x1.aeda74p-2f,
        0x1.945f7p-1f, 0x1.52f0bap-3f, -0x1.745da6p+0f, -0x1.8a8578p-1f, 0x1.2ea1b6p-3f, 0x1.5c6a34p-2f,
        0x1.7bd46ep-1f, 0x1.c7578ap-3f};
    static constexpr float weights[14] = {
        0x1.2ee8f4p-1f, 0x1.a22e18p-2f, 0x1.2e05bap-1f, 0x1.a3f48ep-2f, 0x1.afee5ep-2f, 0x1.2808dp-1f,
        0x1.4d6954p-1f, 0x1.652d5ep-2f, 0x1.576acp-2f, 0x1.544aap-1f, 0x1.cee076p-2f, 0x1.188fc4p-1f,
        0x1.410acep-1f, 0x1.7dea64p-2f};
    static constexpr float output[35] = {
        -0x1.1fcc58p-4f, -0x1.7ce18ap-2f, 0x1.488976p-2f, -0x1.c6f1b8p-4f, 0x1.4621e4p+0f, -0x1.1ff324p-4f,
        -0x1.8159b8p-2f, 0x1.49c528p-2f, -0x1.c088e8p-4f, 0x1.45a768p+0f, -0x1.2ea45cp-4f, -0x1.9956a4p-1f,
        0x1.c15538p-2f, 0x1.59c6p-5f, 0x1.1743eep+0f, -0x1.1a974p-4f, -0x1.c6974cp-3f, 0x1.1e28fp-2f,
        -0x1.51993ap-3f, 0x1.5692f6p+0f, -0x1.3632aap-4f, -0x1.0461bap+0f, 0x1.fed242p-2f, 0x1.ec7844p-4f,
        0x1.fed14cp-1f, -0x1.2c0018p-4f, -0x1.726204p-1f, 0x1.abd5f4p-2f, 0x1.e9404p-7f, 0x1.1f9b1ep+0f,
        -0x1.1cb3dap-4f, -0x1.21942cp-2f, 0x1.2f585p-2f, -0x1.24f068p-3f, 0x1.4fe81p+0f};
    static constexpr double weights_double[14] = {
        0x1.2ee8f41cbc87ep-1, 0x1.a22e17c686f04p-2, 0x1.2e05b9c46a27p-1, 0x1.a3f48c772bb2p-2, 0x1.afee5fdf3cf74p-2,
        0x1.2808d01061845p-1, 0x1.4d6951ed1e49dp-1, 0x1.652d5c25c36c7p-2, 0x1.576abfd548fcfp-2,
        0x1.544aa0155b819p-1, 0x1.cee0775d8ee62p-2, 0x1.188fc451388cfp-1, 0x1.410acdf94bc0fp-1, 0x1.7dea640d687e4p-2};
    static constexpr double output_double[35] = {
        -0x1.1fcc58c72bfcp-4, -0x1.7ce189ed73899p-2, 0x1.488975af7d954p-2, -0x1.c6f1b9c78bc6cp-4,
        0x1.4621e448b2a1cp+0, -0x1.1ff3240be258cp-4, -0x1.8159b643742d9p-2, 0x1.49c5287ba4892p-2,
        -0x1.c088e61d64ed6p-4, 0x1.45a767cd9e0a3p+0, -0x1.2ea45b27fbaaap-4, -0x1.9956a582a05c6p-1,
        0x1.c15538c5b2f22p-2, 0x1.59c5f79b09cacp-5, 0x1.1743efa0cf008p+0, -0x1.1a973ec12b343p-4,
        -0x1.c69748a6e310ep-3, 0x1.1e28edc3d6b2dp-2, -0x1.51993638a9dffp-3, 0x1.5692f57ea0b87p+0,
        -0x1.3632aa34e263fp-4, -0x1.0461baf3daa56p+0, 0x1.fed2437438477p-2, 0x1.ec78431513b32p-4,
        0x1.fed14bcc37871p-1, -0x1.2c0018e4d6a16p-4, -0x1.726202aea63bap-1, 0x1.abd5f44f43282p-2,
        0x1.e9403509eadep-7, 0x1.1f9b1f09763cep+0, -0x1.1cb3db1c4bddap-4, -0x1.21942bd10b152p-2,
        0x1.2f58515299039p-2, -0x1.24f068e4558c6p-3, 0x1.4fe80fe4918d6p+0};
};

/// Many more value features than key features.
/// scaled_dot_product_attention(q, k, v). torch's float is 9.7e-08 from double.
struct case_08_wide_values {
    using element = float;
    static constexpr const char* name = "case_08_wide_values";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 2, dv = 17;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.6a09e6p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[6] = {
        0x1.15c982p-2f, -0x1.45ddfap+0f, 0x1.016182p-1f, 0x1.ac1d58p-2f, -0x1.476214p-1f, -0x1.52508ap-1f};
    static constexpr float k[10] = {
        -0x1.2582p-3f, -0x1.ab45eap-4f, -0x1.88004ep+0f, 0x1.437b7cp-1f, -0x1.5842bp+0f, 0x1.6e522cp+0f,
        -0x1.e0c5b6p-1f, 0x1.19f32ap+1f, 0x1.19f526p+0f, 0x1.cc313ap-1f};
    static constexpr float v[85] = {
        0x1.77b566p-5f, 0x1.015f9ep-2f, -0x1.4921b6p-1f, 0x1.d82ac6p-1f, -0x1.084952p-3f, 0x1.ab5ffcp+0f,
        -0x1.447244p-3f, 0x1.20dccp-3f, -0x1.0d44d6p-4f, -0x1.04fb6cp+0f, -0x1.21a69ep-1f, 0x1.258a8cp+1f,
        -0x1.14532ap+0f, -0x1.cb6fccp-2f, 0x1.1df3b6p-5f, -0x1.048d0ep+0f, -0x1.191ebap-1f, -0x1.6b0e76p+0f,
        0x1.074d64p+0f, 0x1.483b7ap+0f, -0x1.0e1a3ep+0f, 0x1.7fc46cp+0f, 0x1.033478p+0f, -0x1.3613cp-4f,
        0x1.cc37a6p-3f, 0x1.3e50c2p-1f, 0x1.6a0a5ep-1f, 0x1.f14746p+0f, 0x1.5a633ep+0f, 0x1.1bde94p+1f,
        0x1.9d10e4p-3f, 0x1.27e374p+0f, -0x1.19a4e4p-2f, 0x1.5c63b8p-4f, 0x1.8a6ad6p-1f, -0x1.2a757p+0f,
        0x1.a129cap-1f, -0x1.3296d8p-2f, -0x1.784de8p+0f, -0x1.a70f66p-2f, -0x1.308bfcp+0f, 0x1.8d66cap-4f,
        0x1.2b7124p+0f, 0x1.6af0e2p+1f, 0x1.8a94cp-2f, 0x1.3f29p-1f, 0x1.3ac426p+0f, -0x1.2680fep+0f,
        -0x1.191d26p+0f, 0x1.b9747cp-3f, -0x1.0d3918p-2f, 0x1.bd7d1p-1f, 0x1.4be75cp+0f, 0x1.9ec01cp+0f,
        -0x1.502e16p-1f, 0x1.9159cp-1f, -0x1.7c3ec4p-1f, -0x1.73cb88p-2f, 0x1.34a78cp+0f, -0x1.bbb836p-3f,
        0x1.70cb36p-1f, -0x1.1f90b8p+0f, 0x1.574646p-6f, -0x1.7090bep-1f, 0x1.d88fb6p+0f, 0x1.06e158p-1f,
        -0x1.f3458ep-2f, -0x1.c92954p+0f, -0x1.7452e6p-7f, -0x1.e39a44p-1f, -0x1.1bf228p+1f, -0x1.a4d92p-2f,
        -0x1.477542p-3f, -0x1.f771c6p+0f, -0x1.a6b28cp-1f, -0x1.65754ap+0f, -0x1.35cf5cp-1f, 0x1.0f64d4p+1f,
        -0x1.653fcep-1f, -0x1.d33fc8p+0f, 0x1.2feff2p+0f, 0x1.cabbdp-1f, 0x1.859b0cp-1f, -0x1.91855cp+0f,
        0x1.72f968p+0f};
    static constexpr float scores[15] = {
        0x1.0ffb52p-4f, -0x1.b98d2cp-1f, -0x1.8bc212p+0f, -0x1.14d5ecp+1f, -0x1.320b08p-1f, -0x1.4ef98p-4f,
        -0x1.6e1a62p-2f, -0x1.c271a6p-5f, 0x1.4506cp-2f, 0x1.507ec4p-1f, 0x1.d10ca6p-4f, 0x1.96ab92p-2f,
        -0x1.f02734p-5f, -0x1.359282p-1f, -0x1.d5fc62p-1f};
    static constexpr float weights[15] = {
        0x1.cdee8p-2f, 0x1.6cf2e6p-3f, 0x1.707a38p-4f, 0x1.8db136p-5f, 0x1.db86bp-3f, 0x1.4179dp-3f, 0x1.e80192p-4f,
        0x1.4a34cep-3f, 0x1.df327p-3f, 0x1.508f16p-2f, 0x1.fe704p-3f, 0x1.52e812p-2f, 0x1.ace02cp-3f,
        0x1.f1d2ecp-4f, 0x1.6bebf2p-4f};
    static constexpr float output[51] = {
        -0x1.f853bap-4f, 0x1.2212f8p-5f, -0x1.b2d398p-2f, 0x1.2e1dacp-4f, 0x1.3de8dep-4f, 0x1.9d5d82p-2f,
        -0x1.9aec88p-2f, -0x1.39ec22p-3f, 0x1.218588p-5f, 0x1.cb3cf4p-2f, -0x1.74757cp-4f, 0x1.d15fap-1f,
        0x1.09d6c6p-2f, 0x1.c5ddbp-6f, 0x1.4c52ep-2f, -0x1.c0d0bp-1f, -0x1.a38f8p-8f, 0x1.4c5f7cp-3f,
        -0x1.0edc1p-5f, -0x1.559a48p-3f, -0x1.459038p-2f, 0x1.abb39ap-5f, -0x1.021398p-1f, -0x1.29fb44p-1f,
        -0x1.cbd61p-4f, 0x1.6b9a8p-9f, 0x1.3f2e6cp+0f, -0x1.264d7ep-2f, 0x1.b59a4p-6f, 0x1.07967cp-1f,
        0x1.fa620ep-2f, 0x1.5871eap-2f, -0x1.9320dp-1f, -0x1.eb8dbp-5f, -0x1.88f6fep-3f, 0x1.dc47d2p-3f,
        0x1.bcfea4p-2f, -0x1.31869p-2f, 0x1.e5d65ep-3f, 0x1.99471p-2f, -0x1.b97d8cp-2f, 0x1.37f41ep-3f,
        0x1.6abbd8p-2f, 0x1.b30516p-1f, 0x1.89496p-2f, 0x1.fb0a62p-1f, 0x1.7b1b06p-1f, 0x1.268c58p-6f,
        0x1.2a477cp-2f, -0x1.fe202cp-2f, -0x1.021824p-2f};
    static constexpr double weights_double[15] = {
        0x1.cdee7f8e43a9fp-2, 0x1.6cf2e59481e76p-3, 0x1.707a36927da39p-4, 0x1.8db1327819e03p-5,
        0x1.db86b367b17afp-3, 0x1.4179d03eb4bcbp-3, 0x1.e801912466dedp-4, 0x1.4a34cc177c696p-3,
        0x1.df32705adb2e5p-3, 0x1.508f155e601e4p-2, 0x1.fe703f7821682p-3, 0x1.52e811dff13abp-2,
        0x1.ace02c4c3e4a2p-3, 0x1.f1d2ec5c834d7p-4, 0x1.6bebf49af8638p-4};
    static constexpr double output_double[51] = {
        -0x1.f853c091ae7ddp-4, 0x1.2212ec71ac25p-5, -0x1.b2d39bd24f212p-2, 0x1.2e1da5cf49e2bp-4,
        0x1.3de8d75ba21a6p-4, 0x1.9d5d7bc9d470fp-2, -0x1.9aec8785b7733p-2, -0x1.39ec2a4b01001p-3,
        0x1.2185791f7e59p-5, 0x1.cb3cf81d0f298p-2, -0x1.74757e8c65766p-4, 0x1.d15fa1d75eb96p-1,
        0x1.09d6c6aed72c3p-2, 0x1.c5ddcca7a37e8p-6, 0x1.4c52e1c7eddc6p-2, -0x1.c0d0b13cd09ebp-1,
        -0x1.a38e8e46368cp-8, 0x1.4c5f7cc3c593cp-3, -0x1.0edc08c2dda9p-5, -0x1.559a41b320244p-3,
        -0x1.459037ee4e876p-2, 0x1.abb3a98dc075ep-5, -0x1.02139736a3a71p-1, -0x1.29fb445d856d6p-1,
        -0x1.cbd61428d8f38p-4, 0x1.6b99e2f83508p-9, 0x1.3f2e6a5f34416p+0, -0x1.264d7f77dab03p-2,
        0x1.b59a75d530b2p-6, 0x1.07967a8f80854p-1, 0x1.fa620da970976p-2, 0x1.5871ea025042cp-2,
        -0x1.9320cf26ac57fp-1, -0x1.eb8dc439c4198p-5, -0x1.88f6fe8bddc4bp-3, 0x1.dc47d231850dep-3,
        0x1.bcfea1581ff8ap-2, -0x1.31869130b0f58p-2, 0x1.e5d65cde25ce5p-3, 0x1.99470c3b74fd4p-2,
        -0x1.b97d8d8c978b7p-2, 0x1.37f41cd5144cp-3, 0x1.6abbd955e96a9p-2, 0x1.b30517c02d134p-1,
        0x1.89495fef15d21p-2, 0x1.fb0a63d56aa6p-1, 0x1.7b1b04f039ec4p-1, 0x1.268c737be80b4p-6, 0x1.2a477b940836fp-2,
        -0x1.fe202e74827dap-2, -0x1.021821d391ce6p-2};
};

/// Explicit scale 0.25, not the default one.
/// scaled_dot_product_attention(q, k, v, scale=0.25). torch's float is 1.3e-07 from double.
struct case_09_scale_given {
    using element = float;
    static constexpr const char* name = "case_09_scale_given";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.1140c8p+0f, -0x1.6f3ac8p-1f, 0x1.16f7d8p+0f, -0x1.931e78p+0f, 0x1.722dc8p+0f, -0x1.86ad86p+0f,
        -0x1.8a7a74p+0f, -0x1.954db8p-1f, 0x1.ace112p-1f, 0x1.483038p-3f, -0x1.5771b6p-2f, -0x1.74ee8ap+0f,
        0x1.e43ee8p-5f, -0x1.0e91bcp+0f, -0x1.920ebp+0f, -0x1.6a539ap+0f, -0x1.6399c8p-1f, -0x1.69b08p-2f,
        -0x1.1c2a5cp+1f, 0x1.efc7fap-1f, 0x1.5558c2p+1f};
    static constexpr float k[35] = {
        -0x1.5c1b92p-3f, 0x1.cb9fdcp-2f, 0x1.4b676cp-1f, 0x1.6ead3cp-2f, 0x1.2244dp-1f, 0x1.48a286p-4f,
        -0x1.32bbb8p+0f, -0x1.37c6cp-5f, -0x1.4f6fbp+0f, 0x1.cd14cap+0f, -0x1.e992a2p-1f, -0x1.2a7d7p+1f,
        0x1.9671cap-3f, -0x1.ba8d4ep+0f, -0x1.4feb4cp-1f, -0x1.34bc18p-1f, -0x1.2c6cb4p+0f, -0x1.791adp-1f,
        0x1.106398p-1f, -0x1.1e22a8p-5f, -0x1.38adb2p+0f, 0x1.ec721ap-2f, 0x1.41e8cep+0f, -0x1.2af5eap+0f,
        0x1.276144p-2f, -0x1.7a837p+0f, 0x1.f629bcp+0f, 0x1.cf5d16p-4f, 0x1.1613cep+1f, 0x1.33306ap-3f,
        0x1.d624aep-6f, 0x1.6336bcp+0f, -0x1.13ad06p-2f, -0x1.4e796cp-6f, 0x1.f1abap+0f};
    static constexpr float v[10] = {
        -0x1.4bb0ccp+0f, -0x1.ca13cap-1f, -0x1.29f22p+0f, 0x1.78837p+0f, 0x1.52b192p-1f, -0x1.ad9b7p+0f,
        -0x1.d1a142p-2f, 0x1.906178p+0f, -0x1.631558p+0f, -0x1.08d5aep-1f};
    static constexpr float scores[15] = {
        0x1.45b65p-1f, 0x1.b808c8p-1f, 0x1.dbf728p-1f, -0x1.0e555p+1f, -0x1.fbc51ep+0f, 0x1.e0f72p-3f,
        0x1.31c7c2p+0f, 0x1.2c948ap-3f, 0x1.44ffc6p-1f, -0x1.dbfa48p-1f, -0x1.5483cp+0f, 0x1.c29d98p-2f,
        -0x1.8355ecp-2f, 0x1.d4329ap-1f, 0x1.a0bd3cp-2f};
    static constexpr float weights[15] = {
        0x1.12ab5cp-2f, 0x1.5762acp-2f, 0x1.70596ap-2f, 0x1.197806p-6f, 0x1.4010ap-6f, 0x1.438802p-3f,
        0x1.a65132p-2f, 0x1.284106p-3f, 0x1.e29cb8p-3f, 0x1.93df6cp-5f, 0x1.4d47c4p-5f, 0x1.e940b2p-3f,
        0x1.afb164p-4f, 0x1.891fdcp-2f, 0x1.d954f6p-3f};
    static constexpr float output[6] = {
        -0x1.11cdd2p-1f, -0x1.55af9ep-2f, -0x1.876f6ap-1f, 0x1.218d36p-1f, -0x1.8328fap-1f, 0x1.3ce9c6p-1f};
    static constexpr double weights_double[15] = {
        0x1.12ab5d0cd3ba9p-2, 0x1.5762afad8563fp-2, 0x1.705969188658p-2, 0x1.197805dc5c67ap-6, 0x1.40109cf5ac2fbp-6,
        0x1.438802d068bcp-3, 0x1.a65131a283bcbp-2, 0x1.284105c8552d1p-3, 0x1.e29cb8471b019p-3, 0x1.93df6f6c7e6f6p-5,
        0x1.4d47c0d90ce82p-5, 0x1.e940b03307144p-3, 0x1.afb163276ac85p-4, 0x1.891fdcd53c58bp-2, 0x1.d954f458879c3p-3};
    static constexpr double output_double[6] = {
        -0x1.11cdd64165d41p-1, -0x1.55af9baca0a4ap-2, -0x1.876f6ad24b862p-1, 0x1.218d3573251efp-1,
        -0x1.8328f8a7ded3ep-1, 0x1.3ce9c5232c7fap-1};
};

/// Explicit scale 1: scores not scaled.
/// scaled_dot_product_attention(q, k, v, scale=1). torch's float is 6.2e-08 from double.
struct case_10_scale_one {
    using element = float;
    static constexpr const char* name = "case_10_scale_one";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.a2799ap-1f, -0x1.1c737ap-1f, -0x1.a743dap-1f, -0x1.4c0534p+0f, -0x1.943b54p-3f, -0x1.0f45b4p-4f,
        0x1.0d5e02p-3f, 0x1.58415ap-3f, 0x1.246312p-6f, -0x1.067c04p-3f, -0x1.82ac34p-4f, 0x1.aeabeap-5f,
        0x1.e8b7eap-3f, -0x1.59e09p-2f, -0x1.6a18a2p-2f, -0x1.177524p-2f, -0x1.2af8fp-3f, -0x1.d964b6p-3f,
        -0x1.ff840cp-2f, 0x1.40362p-2f, -0x1.3c65c2p-4f};
    static constexpr float k[35] = {
        -0x1.1bfffep+0f, -0x1.0540bcp+1f, 0x1.1153f4p-5f, 0x1.a1213ap+0f, -0x1.0f2862p+1f, 0x1.90c5aep-1f,
        0x1.dc5972p-1f, 0x1.8f6c7cp-1f, 0x1.312ae8p-3f, -0x1.17a104p+0f, -0x1.74834ap+0f, 0x1.55f83p+0f,
        0x1.3ae844p-2f, 0x1.416beep-1f, -0x1.9bcb16p-4f, 0x1.0cf6ap+0f, 0x1.565b5ap+0f, -0x1.d60104p-1f,
        -0x1.ec4b6cp-1f, 0x1.0b1e66p-2f, -0x1.5878fp-1f, -0x1.651394p-5f, -0x1.ebe70ep-1f, 0x1.84645cp-4f,
        -0x1.3b999p-1f, -0x1.15924ap-1f, 0x1.685d02p-1f, 0x1.259b86p-1f, 0x1.5701cap+0f, -0x1.1aefc2p-1f,
        -0x1.61bdcep-3f, -0x1.6a223p-5f, 0x1.4865bp+0f, 0x1.6c0e4ep-1f, -0x1.814dfcp-5f};
    static constexpr float v[10] = {
        0x1.ee7be2p-2f, 0x1.1bbbdap+0f, 0x1.2a00bep-1f, 0x1.3b9f2ap-1f, -0x1.7a74cp+0f, -0x1.fa44d6p+0f,
        0x1.a72b34p-1f, -0x1.33da2cp-1f, -0x1.d14982p-1f, -0x1.cdac6cp-1f};
    static constexpr float scores[15] = {
        0x1.8dca9p-2f, 0x1.de4d04p+0f, -0x1.547accp-2f, 0x1.6d1fbp+0f, -0x1.c9f6e8p-1f, -0x1.3d5a64p-1f,
        0x1.5ef34p-2f, 0x1.3f9c96p-3f, -0x1.0baa48p-5f, 0x1.fa8cb2p-2f, 0x1.cc8532p+0f, -0x1.c2e38ep-2f,
        0x1.84bda6p-2f, 0x1.b4a95ap-1f, -0x1.679b9p-1f};
    static constexpr float weights[15] = {
        0x1.c82d38p-4f, 0x1.f4efep-2f, 0x1.bba912p-5f, 0x1.41f21p-2f, 0x1.f9da2ap-6f, 0x1.810a6cp-4f,
        0x1.f8174ep-3f, 0x1.a24168p-3f, 0x1.5a5178p-3f, 0x1.25684ep-2f, 0x1.1985dp-1f, 0x1.dfe5dcp-5f,
        0x1.10637cp-3f, 0x1.b53a58p-3f, 0x1.7145dap-5f};
    static constexpr float output[6] = {
        0x1.f601ccp-2f, 0x1.9dc48ep-4f, -0x1.df00a6p-3f, -0x1.041904p-1f, 0x1.e86714p-3f, 0x1.b53a34p-3f};
    static constexpr double weights_double[15] = {
        0x1.c82d3165e44b5p-4, 0x1.f4efde2808379p-2, 0x1.bba9127ba3a53p-5, 0x1.41f2108472114p-2,
        0x1.f9da2aa982fb4p-6, 0x1.810a6a178b39p-4, 0x1.f817500ef3989p-3, 0x1.a241670410cb1p-3, 0x1.5a51774eab07bp-3,
        0x1.25684e49457c4p-2, 0x1.1985d10e6fb93p-1, 0x1.dfe5d6e8e86ccp-5, 0x1.10637a87caa4p-3, 0x1.b53a5638ef0f7p-3,
        0x1.7145d52d35317p-5};
    static constexpr double output_double[6] = {
        0x1.f601c9296abd3p-2, 0x1.9dc484111468ap-4, -0x1.df00a60cc68bap-3, -0x1.041901eddaf13p-1,
        0x1.e86711f32c468p-3, 0x1.b53a38b839e26p-3};
};

/// Explicit scale 0: every weight 1/S, output the mean of v.
/// scaled_dot_product_attention(q, k, v, scale=0). torch's float is 1.5e-08 from double.
struct case_11_scale_zero {
    using element = float;
    static constexpr const char* name = "case_11_scale_zero";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0.0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.058742p-1f, 0x1.073cd2p+0f, -0x1.69a092p-2f, 0x1.f7c5bep-4f, -0x1.73d2d4p-3f, -0x1.18b036p+0f,
        0x1.5dd958p+0f, 0x1.60e99p-1f, 0x1.30e724p-4f, -0x1.796ff2p-3f, 0x1.979222p-1f, 0x1.eb20c2p-1f,
        0x1.8e7a06p-1f, -0x1.2b2b4cp+0f, -0x1.52fe64p+0f, 0x1.207244p+0f, 0x1.e9493ap+0f, 0x1.310dc4p-2f,
        -0x1.6882cep-1f, 0x1.fe426ep-2f, -0x1.8fdfccp-5f};
    static constexpr float k[35] = {
        -0x1.35e732p-1f, -0x1.99f49p-1f, 0x1.44eb3cp-3f, -0x1.72ec28p-1f, 0x1.89c468p-1f, -0x1.23bf52p+0f,
        -0x1.13cb9cp-3f, -0x1.5fcdap-1f, -0x1.071c22p-2f, -0x1.5e1abp-1f, 0x1.0fe702p+0f, -0x1.b87424p-2f,
        0x1.c7a342p+0f, 0x1.d5509ep-5f, -0x1.48ab5p-1f, 0x1.7dbf46p-3f, 0x1.caf4a8p-1f, 0x1.feb57ep-1f,
        -0x1.b97dd8p-3f, -0x1.c3e252p-2f, 0x1.cabab4p+0f, -0x1.5c33bcp-1f, 0x1.bcbbeep-4f, 0x1.d44f36p-1f,
        0x1.d4b672p-1f, 0x1.b5718ep-4f, -0x1.2ad482p+1f, 0x1.41d74ap+0f, 0x1.9b18a2p-4f, 0x1.0c515ap+0f,
        0x1.522146p-1f, -0x1.d70b3p-2f, -0x1.4d2648p-3f, -0x1.0b3ecp+1f, 0x1.484d8p-1f};
    static constexpr float v[10] = {
        0x1.6065cp-1f, 0x1.bdefdcp-1f, 0x1.151fcep-1f, 0x1.1c8738p-1f, -0x1.4f00dep-2f, 0x1.5294fcp+0f,
        -0x1.6103f2p-1f, -0x1.1426dcp-1f, -0x1.475caep-4f, -0x1.0b05fep+0f};
    static constexpr float scores[15] = {
        0.0f, -0.0f, 0.0f, 0.0f, 0.0f, -0.0f, 0.0f, -0.0f, -0.0f, -0.0f, -0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
    static constexpr float weights[15] = {
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f,
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f,
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f};
    static constexpr float output[6] = {
        0x1.b3bd72p-6f, 0x1.ddf1c2p-3f, 0x1.b3bd72p-6f, 0x1.ddf1c2p-3f, 0x1.b3bd72p-6f, 0x1.ddf1c2p-3f};
    static constexpr double weights_double[15] = {
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3};
    static constexpr double output_double[6] = {
        0x1.b3bd619999999p-6, 0x1.ddf1c33333332p-3, 0x1.b3bd619999999p-6, 0x1.ddf1c33333332p-3,
        0x1.b3bd619999999p-6, 0x1.ddf1c33333332p-3};
};

/// Explicit scale 0 and a mask: 1/(number of kept keys).
/// scaled_dot_product_attention(q, k, v, attn_mask=keep, scale=0). torch's float is 3.0e-08 from double.
struct case_12_scale_zero_masked {
    using element = float;
    static constexpr const char* name = "case_12_scale_zero_masked";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0.0f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.0e5cc6p-3f, -0x1.00e572p-3f, 0x1.60936ep-2f, -0x1.cec25p-2f, -0x1.c70b62p-1f, -0x1.0c9ddp-2f,
        -0x1.120c6ap-1f, 0x1.58bbcp+0f, -0x1.643ap-1f, -0x1.abcb2cp-5f, -0x1.1fd03ap-5f, 0x1.0e049ep-1f,
        -0x1.a53d4cp-1f, -0x1.b3195p-3f, 0x1.e3b174p-3f, -0x1.3e6bd4p+0f, 0x1.70a316p+0f, 0x1.96dac2p-1f,
        0x1.b051d4p-1f, 0x1.444d2ep+0f, -0x1.065d54p+0f};
    static constexpr float k[35] = {
        -0x1.338078p-1f, 0x1.c691fap-5f, 0x1.6a9a0ap-1f, -0x1.9ecc52p-1f, 0x1.2514e6p-1f, 0x1.62b278p-1f,
        0x1.065c76p-1f, -0x1.d3a5bcp-1f, 0x1.723348p-3f, -0x1.1b8bfep-1f, 0x1.8122dap+0f, 0x1.64e838p+0f,
        -0x1.67fddp-3f, -0x1.1e7322p-1f, -0x1.73bcc6p-5f, -0x1.08a1aep+0f, 0x1.d1d4dp+0f, 0x1.7b80ep+0f,
        0x1.9b95f6p-7f, -0x1.0c8fdcp+0f, 0x1.c37c22p-2f, 0x1.738058p-6f, 0x1.3b6bbap-5f, -0x1.c45c72p-2f,
        0x1.62777ep-4f, -0x1.1a14d2p+0f, 0x1.2e2f7cp+0f, -0x1.b69e88p-2f, 0x1.2b535ep-2f, -0x1.581bfap-1f,
        0x1.6d262ap+0f, 0x1.fc1aeap-4f, -0x1.467234p+1f, 0x1.204ff2p-1f, -0x1.0dc8c2p+0f};
    static constexpr float v[10] = {
        -0x1.92adbep-1f, -0x1.906b3p-1f, -0x1.f08d6ap-1f, -0x1.6ca0aep-3f, -0x1.24b7a4p-3f, 0x1.5f371ap-3f,
        -0x1.223a18p-1f, -0x1.728d02p-2f, 0x1.12be18p-1f, -0x1.c696a6p-3f};
    static constexpr bool keep[15] = {
        true, true, false, false, true, false, true, false, false, false, true, false, true, true, true};
    static constexpr float scores[15] = {
        -0.0f, -0.0f, 0.0f, 0.0f, 0.0f, -0.0f, -0.0f, 0.0f, -0.0f, -0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
    static constexpr float weights[15] = {
        0x1.555556p-2f, 0x1.555556p-2f, 0.0f, 0.0f, 0x1.555556p-2f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1p-2f, 0.0f,
        0x1p-2f, 0x1p-2f, 0x1p-2f};
    static constexpr float output[6] = {
        -0x1.a05362p-2f, -0x1.937b58p-2f, -0x1.f08d6ap-1f, -0x1.6ca0aep-3f, -0x1.eb57a8p-3f, -0x1.31c4cap-2f};
    static constexpr double weights_double[15] = {
        0x1.5555555555555p-2, 0x1.5555555555555p-2, 0.0, 0.0, 0x1.5555555555555p-2, 0.0, 0x1p+0, 0.0, 0.0, 0.0,
        0x1p-2, 0.0, 0x1p-2, 0x1p-2, 0x1p-2};
    static constexpr double output_double[6] = {
        -0x1.a0535ffffffffp-2, -0x1.937b58aaaaaaap-2, -0x1.f08d6ap-1, -0x1.6ca0aep-3, -0x1.eb57a7p-3, -0x1.31c4cap-2};
};

/// Negative scale: the least similar key wins.
/// scaled_dot_product_attention(q, k, v, scale=-0.75). torch's float is 1.0e-07 from double.
struct case_13_scale_negative {
    using element = float;
    static constexpr const char* name = "case_13_scale_negative";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = -0x1.8p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.bfa67ep-2f, 0x1.7af15p-2f, 0x1.94e1f8p+0f, -0x1.3ec004p-3f, 0x1.356f6p-3f, 0x1.d2ec5p-4f,
        0x1.f6dfc6p-1f, 0x1.1717eep-4f, -0x1.15c75ap+1f, 0x1.aa1dfcp-2f, 0x1.040f66p+0f, -0x1.b57f3p-3f,
        -0x1.d88784p-1f, 0x1.1631cp+0f, 0x1.097e2ap-2f, 0x1.d9f392p+0f, -0x1.be09c6p+0f, -0x1.939032p-1f,
        -0x1.f8aap-4f, 0x1.993d9cp+0f, 0x1.2d4214p-1f};
    static constexpr float k[35] = {
        0x1.943ad4p-2f, 0x1.8bb3bp+0f, -0x1.719faep-2f, 0x1.4d8c5p+0f, 0x1.a2cb1p-3f, -0x1.d7244cp-1f,
        -0x1.c8a448p-1f, 0x1.2cf29p-3f, -0x1.7e8a44p-1f, -0x1.02a06ap-1f, 0x1.dab5c4p-2f, 0x1.23b2b8p+1f,
        -0x1.0ee7eep-2f, -0x1.7bcdbap+0f, -0x1.07257p-1f, 0x1.b18794p+0f, -0x1.bd5748p+0f, -0x1.263ccp+0f,
        -0x1.b2a752p-1f, 0x1.10de1cp-4f, 0x1.1a29p-4f, 0x1.66a2acp-1f, 0x1.35ae94p+0f, 0x1.0fe0bcp-1f,
        0x1.c2abaap-5f, -0x1.8451fep-2f, 0x1.b88bbap-1f, -0x1.553a0cp-5f, 0x1.ae3fa4p-1f, 0x1.378bbcp-3f,
        -0x1.7b018p-2f, 0x1.72814p-1f, -0x1.43568p-1f, -0x1.d074fcp-3f, -0x1.1834fcp+0f};
    static constexpr float v[10] = {
        0x1.211cf8p-2f, 0x1.c5ff12p-2f, 0x1.439c48p-2f, -0x1.4559p-2f, 0x1.c1786cp-3f, -0x1.8ea5fcp-2f,
        0x1.8635cap+0f, 0x1.23f81cp+0f, -0x1.3e15fep-1f, -0x1.b2dab6p-2f};
    static constexpr float scores[15] = {
        0x1.77f72cp-1f, 0x1.ab7358p+0f, 0x1.aae6bp+0f, -0x1.305304p+0f, 0x1.1a5e6ap+0f, 0x1.bd02c6p+0f,
        -0x1.ca1aep-6f, 0x1.0387cp+2f, 0x1.25a9ep+1f, 0x1.9c6d0ap-2f, -0x1.a28ab6p-2f, 0x1.ce296ap+0f,
        -0x1.59258cp+2f, -0x1.11a25p+1f, 0x1.10745ap-2f};
    static constexpr float weights[15] = {
        0x1.0a8fp-3f, 0x1.53a242p-2f, 0x1.52e7dap-2f, 0x1.37acd2p-6f, 0x1.81672ep-3f, 0x1.337ba2p-4f,
        0x1.a48e48p-7f, 0x1.85deep-1f, 0x1.0c0e4ep-3f, 0x1.437bfp-6f, 0x1.4cfd7p-4f, 0x1.7cf884p-1f,
        0x1.23c492p-11f, 0x1.d8ba68p-7f, 0x1.46efc8p-3f};
    static constexpr float output[6] = {
        0x1.02a1a8p-3f, -0x1.e0bf14p-3f, 0x1.84b7bap-2f, -0x1.02c186p-3f, 0x1.72c42p-3f, -0x1.01f84ap-2f};
    static constexpr double weights_double[15] = {
        0x1.0a8effd76e8b1p-3, 0x1.53a244452a414p-2, 0x1.52e7d85807fcdp-2, 0x1.37acd377292e8p-6,
        0x1.81672c7f47d31p-3, 0x1.337ba7b30f368p-4, 0x1.a48e485bfcap-7, 0x1.85dedd04e3639p-1, 0x1.0c0e54df28bb2p-3,
        0x1.437bf5701289bp-6, 0x1.4cfd6ff8f3336p-4, 0x1.7cf8855bf4eaap-1, 0x1.23c4929ef26c8p-11,
        0x1.d8ba66ce19802p-7, 0x1.46efc79432319p-3};
    static constexpr double output_double[6] = {
        0x1.02a1a942fc456p-3, -0x1.e0bf13d8fc01ep-3, 0x1.84b7be213338bp-2, -0x1.02c17825005eep-3,
        0x1.72c421794cac2p-3, -0x1.01f84ac8fdda2p-2};
};

/// Explicit scale 0.3, double.
/// scaled_dot_product_attention(q, k, v, scale=0.3).
struct case_14_scale_not_dyadic_double {
    using element = double;
    static constexpr const char* name = "case_14_scale_not_dyadic_double";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 5, keys = 3, dk = 7, dv = 4;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1.3333333333333p-2;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[70] = {
        -0x1.005d7dce6f65fp-2, 0x1.7a4e8f8f5516ap-1, -0x1.4f32d9927decap-1, 0x1.0e85dac1ca6bbp+0,
        -0x1.1f23c0132b966p-1, 0x1.35a2069c259fep-1, -0x1.7c2f18f7998f9p+0, 0x1.53f7c94f11088p+0,
        0x1.3fd8b3fd1622dp+0, 0x1.937381592e18ep-1, -0x1.430288fb2a3ap+0, -0x1.c068e54173887p-2,
        -0x1.6f16bd8fa193cp-1, 0x1.d0cdda809f99fp-4, -0x1.54a061e35adf3p+0, 0x1.68a571ef61083p+0,
        0x1.e03b98331dd95p-1, -0x1.0be95e4a7f178p+0, 0x1.328cad5056809p+1, -0x1.10db1aaf087dp+1,
        0x1.5424551399b5p-6, -0x1.0651df2532392p+0, -0x1.2f3056a01028ep-1, -0x1.b817d2410191p-2,
        0x1.d2eff170976c2p+0, -0x1.571423585ae48p-2, -0x1.4c166b4b323f9p-1, -0x1.f82b38ce4e501p-2,
        -0x1.bf66c99ac6725p+0, -0x1.3651769e3e02ap-1, -0x1.318e2a97fcda8p+0, -0x1.4c2208adb6dc8p+0,
        0x1.bf865c336e78p+0, 0x1.6851f412b09e4p+0, 0x1.89a9e81065193p-2, -0x1.4b5333d231d75p-2,
        0x1.07a043d32b58cp+0, -0x1.c428fb48ba7b5p-1, -0x1.e4a17dc53b38ap+0, 0x1.9d5656bd22907p-4,
        0x1.e2b57b6f15c0bp+0, -0x1.3ba8959f2af25p-1, 0x1.142aa1b3b333fp-4, -0x1.7083685650222p+0,
        0x1.bfff3be1f866p-7, -0x1.3174096511666p-2, -0x1.fe8260a746392p+0, -0x1.02d98d569b262p+1,
        -0x1.70907b3029cb3p+0, 0x1.173e1b471de18p-6, 0x1.da731503923f9p-2, 0x1.96367751d3b95p-6,
        -0x1.3af9080490aa9p-2, 0x1.dd1f8823c5a1ap-1, 0x1.be1bc750284cdp+0, 0x1.0f6c1a575442bp+0,
        0x1.49fc4da55bbf6p+0, 0x1.90487f71895b9p-2, -0x1.3ed8332d3de53p+0, 0x1.74e3d4d04c365p-1,
        0x1.51616532ed6fcp-1, -0x1.9f1b190042169p-3, 0x1.c253844b9cc7bp+0, -0x1.2f36c96fcbbcfp-1,
        0x1.08218b3a79d1bp-5, 0x1.8585f481de1c5p-1, 0x1.95f05c9dd9ec9p+0, -0x1.0254b87f2a0c9p-1,
        0x1.9211f92569598p-4, 0x1.68f9bd83399d8p-3};
    static constexpr double k[42] = {
        -0x1.29de555c40f13p+0, -0x1.a57bbf1a0288bp-7, -0x1.82122d089692p-1, -0x1.6ef2d55fad674p-2,
        -0x1.011d721d4300ap+1, -0x1.37fec10bd65bep-2, -0x1.758c8976bca5bp-3, -0x1.d9224f28cf1dp-3,
        0x1.d6bd250a110e7p-1, 0x1.41d78d437717cp-2, -0x1.28bbcf513276p-2, -0x1.aaf2e08155d12p-1,
        0x1.5ac31428349efp-1, -0x1.f872a85532936p+0, 0x1.0a47a7fc8723bp+0, 0x1.7a2fc9678c4a5p-1,
        -0x1.4706bd368d5c6p-1, 0x1.7e7b98dd4ff36p-1, 0x1.1cc7d3fd6ec23p-1, 0x1.ff98836d82367p+0,
        0x1.da807425a87c7p-3, -0x1.95af7103ae6f6p-1, 0x1.f332ff9b8f583p-1, 0x1.3b2cb13d26e94p-3,
        -0x1.18c217ba892ap-1, -0x1.335bc626c9b72p+0, 0x1.3b62eaa3dc405p-1, 0x1.bf1f4af2c1a46p-2,
        0x1.526e9ec0967d2p+0, 0x1.005878238d7d9p-1, -0x1.4c3f726456e2cp-2, 0x1.2a5e69933a232p-1,
        0x1.e89d24e78408p-5, 0x1.212cfb62632e7p+0, 0x1.1da70ec20e196p+0, -0x1.6e6fc833983c4p+0,
        0x1.6ad7bdaf11059p+0, -0x1.5a0a72e47d024p+0, -0x1.3ae5a1f24660cp+0, 0x1.e4002b62dec7fp-1,
        -0x1.92ffeadb22402p-2, -0x1.70410197bfd13p-3};
    static constexpr double v[24] = {
        -0x1.d36c8d617627ep-1, 0x1.68f0e5c372b53p-3, 0x1.5aeeaad306c9fp-5, -0x1.09795706c0186p-1,
        -0x1.17b035b23a6dcp-2, 0x1.46879d524f54fp-2, 0x1.23ea4cc223ffp+1, -0x1.720f783f04e56p+1,
        0x1.a9b2892d3f832p-1, 0x1.621140a808faep-1, -0x1.1f866392ff4e6p-2, 0x1.4198fba4d2e44p-1,
        0x1.4c324f88cda9cp-1, -0x1.ed238b3ae83e8p-1, -0x1.564c6ebbf1ceap-1, 0x1.7de9906d8a002p+0,
        -0x1.03a1880a33f97p-1, -0x1.3c5c471282abap-1, 0x1.6e8d5fc3ea07cp-3, -0x1.863941ec19351p+1,
        -0x1.6a9dfb01ae6fep-1, -0x1.c3b88c832af79p-2, -0x1.33492b2830a54p-2, -0x1.a7c020a6b18b1p-7};
    static constexpr double scores[30] = {
        0x1.ee91c438a9212p-2, 0x1.3569818cf9ef8p+0, 0x1.3a2f39b95c689p-1, -0x1.80922de2916b2p-3,
        0x1.555ab17ec5ff8p-2, -0x1.e677f5dc4b552p-3, -0x1.c7c1df14e9317p-1, -0x1.8987c865141bcp-2,
        -0x1.64ec053e38e6cp+0, 0x1.19347bce77cb8p-1, -0x1.8bd63ed407121p-5, -0x1.c15cc2d4ed5d9p-2,
        -0x1.73425206bbff4p-3, -0x1.b298ebb112498p-2, 0x1.aea3e7c7bb597p-2, 0x1.c29f379508d18p-1,
        0x1.b9e1b0e320a4dp-3, 0x1.7907e0605510bp+0, -0x1.d9ea2909c80acp-3, -0x1.7225394ac45a1p+0,
        -0x1.923ccdefae9cep-1, 0x1.3be252a5f287bp-2, 0x1.f6ee59780a29fp-1, 0x1.2d8d3785d0094p-2,
        -0x1.a7ae09371c84p-2, 0x1.59b71dea02e1fp+0, -0x1.1f7093da837b1p-5, 0x1.2df06802b512bp-3,
        0x1.cdd4c8891ff13p-5, -0x1.946537fd7f2d7p-1};
    static constexpr double weights[30] = {
        0x1.e6f5ba8efd62ap-3, 0x1.f70ddb1937898p-2, 0x1.1577479f49c54p-2, 0x1.19acc6bf3c9afp-2,
        0x1.da526799e5395p-2, 0x1.0c00d1a6de2bcp-2, 0x1.39dfec29c8b2cp-2, 0x1.0443317b37cf3p-1,
        0x1.7b3361bf8f5dap-3, 0x1.0a5367ef9f694p-1, 0x1.250afcfde5167p-2, 0x1.8c9c6645b82dep-3,
        0x1.1bafc83dc62f6p-2, 0x1.bcea6b7226968p-3, 0x1.02ed81049342bp-1, 0x1.341e863d7bc37p-2,
        0x1.3d1e566ada384p-3, 0x1.16a927468b904p-1, 0x1.119802929dbc4p-1, 0x1.44e1ca306fe1fp-3,
        0x1.3a5f15c28c968p-2, 0x1.0362b1cc53f1fp-2, 0x1.fcd58b4dfcf87p-2, 0x1.ff8f85cb5e2b6p-3,
        0x1.eda89c203a015p-4, 0x1.682dfd7cecf81p-1, 0x1.6873bbfc2f1f5p-3, 0x1.bc50f8de17dc2p-2,
        0x1.95a56def183a3p-2, 0x1.5c1332659fd33p-3};
    static constexpr double output[40] = {
        -0x1.01f906daa08fdp-3, 0x1.8b33973ece08cp-2, 0x1.0dea5cc7d6bd4p+0, -0x1.5f95dd332c2b1p+0,
        -0x1.47c0804d1c4aap-3, 0x1.823a26d409f5ep-2, 0x1.fd347e54de243p-1, -0x1.51416758d0af6p+0,
        -0x1.0f14491e6bcfcp-2, 0x1.606aa6ff9ddfep-2, 0x1.1eca21e56ff18p+0, -0x1.8322a946897dap+0,
        -0x1.917030cb1f3a4p-2, 0x1.4474889a6b0c8p-2, 0x1.3d97e0fe96d3bp-1, -0x1.f36b3c587c025p-1,
        0x1.bb44b547ee404p-4, 0x1.df0ceaeec2a0fp-2, 0x1.75f133f4c224cp-2, -0x1.d0f6de18ad664p-2,
        -0x1.1334891e4f2e6p-2, -0x1.404c14f2eb15p-1, -0x1.58db9a806e1a6p-2, -0x1.eeda433b6125ap-6,
        0x1.900a8e82fc8b8p-5, -0x1.7f0a5b693990ep-1, -0x1.af1657a6a4ec4p-2, 0x1.3d085104bf425p-2,
        -0x1.0ee23b0b2763cp-2, -0x1.5288af85bb86fp-1, -0x1.3e318ca5fc458p-3, -0x1.23e59f790bf4cp+0,
        -0x1.9cdb5bfde3d5ap-2, -0x1.41bcec7c8ba09p-1, -0x1.ea591b53c9e9p-8, -0x1.f794634473ddp+0,
        -0x1.456bdd858c084p-5, -0x1.79af0eda53cecp-1, -0x1.14abe9aba6b2bp-2, -0x1.2007e2de04129p-1};
    static constexpr const double (&weights_double)[30] = weights;
    static constexpr const double (&output_double)[40] = output;
};

/// Explicit scale 16: nearly one-hot weights.
/// scaled_dot_product_attention(q, k, v, scale=16). torch's float is 1.1e-06 from double.
struct case_15_scale_sharp {
    using element = float;
    static constexpr const char* name = "case_15_scale_sharp";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+4f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.ae0fd6p-1f, 0x1.2f1774p-3f, -0x1.853658p-1f, -0x1.8214e6p-1f, -0x1.c73f22p-1f, 0x1.2efac8p-1f,
        0x1.21faf2p+0f, -0x1.d4c4cap-1f, 0x1.4ec028p-1f, -0x1.9dfee6p-5f, 0x1.5887d2p+0f, -0x1.1b3ed6p-4f,
        0x1.270984p+0f, 0x1.4af04ap-1f, -0x1.a01a78p-1f, 0x1.91727ep-1f, -0x1.88134cp+0f, -0x1.ca725p-3f,
        -0x1.7f323p-2f, 0x1.6a3a34p-3f, 0x1.818dbap-1f};
    static constexpr float k[35] = {
        -0x1.5f9848p+0f, 0x1.8fae64p-3f, -0x1.c9f4bap-2f, -0x1.666798p+0f, 0x1.aa11bap+0f, 0x1.ed9f7cp-1f,
        -0x1.46c95p-1f, 0x1.858abcp+0f, 0x1.60d3bap+0f, 0x1.7fb6bcp-1f, -0x1.46095ap-4f, 0x1.d128f8p-4f,
        0x1.4faf82p-1f, -0x1.d1d13ep-2f, 0x1.5171b4p-1f, 0x1.68c072p-3f, -0x1.77cf44p-4f, -0x1.839d94p-3f,
        0x1.f85f08p-1f, -0x1.e5ca38p-1f, 0x1.fd5dfcp+0f, -0x1.60f9b2p-1f, -0x1.37ceecp-1f, 0x1.25f602p+1f,
        0x1.886728p-5f, 0x1.3393c8p+1f, 0x1.5f0c3ap+1f, 0x1.7b282ep-1f, -0x1.1e7dep-4f, -0x1.bee2bep-3f,
        -0x1.e00052p-1f, 0x1.94542ap-1f, -0x1.6e051ep-1f, 0x1.99bf8p+0f, -0x1.24a9d8p-2f};
    static constexpr float v[10] = {
        -0x1.07872ep-1f, -0x1.3ea1bcp+1f, -0x1.f51c2ap+0f, -0x1.1c7ea6p+1f, -0x1.dcde1p-2f, -0x1.cf5288p-1f,
        0x1.e3f54ap-1f, -0x1.10ee3ep-5f, 0x1.24cf1p-2f, 0x1.22475cp+1f};
    static constexpr float scores[15] = {
        0x1.e449dp+3f, -0x1.cfe7a4p+4f, 0x1.00b63p+3f, -0x1.ef83d8p+3f, 0x1.6716ep+4f, 0x1.b61ap+0f,
        -0x1.777914p+1f, -0x1.3a4c9cp+3f, 0x1.d3ccecp+5f, 0x1.5ed5f2p+5f, 0x1.55a8dcp+4f, -0x1.8e19ecp+4f,
        0x1.7e96acp+3f, -0x1.a69f4ep+5f, 0x1.7aee2p+4f};
    static constexpr float weights[15] = {
        0x1.5ebe14p-11f, 0x1.baedbcp-75f, 0x1.24e092p-21f, 0x1.36f684p-55f, 0x1.ffa84p-1f, 0x1.13c1d4p-82f,
        0x1.534846p-89f, 0x1.6230cp-99f, 0x1.fffffp-1f, 0x1.e00446p-22f, 0x1.6b611cp-4f, 0x1.be6adap-71f,
        0x1.ed9334p-18f, 0x1.660d8ep-111f, 0x1.d292e6p-1f};
    static constexpr float output[6] = {
        0x1.24428ep-2f, 0x1.21df06p+1f, 0x1.e3f53ep-1f, -0x1.10ec16p-5f, 0x1.b822fcp-3f, 0x1.d88302p+0f};
    static constexpr double weights_double[15] = {
        0x1.5ebe0c6be34b7p-11, 0x1.baed7915d6ba1p-75, 0x1.24e08ae889b9cp-21, 0x1.36f670f439cdfp-55,
        0x1.ffa83e2edc58bp-1, 0x1.13c1f63e3eb65p-82, 0x1.5348640e5f213p-89, 0x1.6230e1d503f97p-99,
        0x1.fffff0ffdb04p-1, 0x1.e0049f7f75ae1p-22, 0x1.6b61526f7c06dp-4, 0x1.be6a88f750cbfp-71,
        0x1.ed92d36dc34e8p-18, 0x1.660ddbdf78175p-111, 0x1.d292dee8a6c83p-1};
    static constexpr double output_double[6] = {
        0x1.24428b4fa2b15p-2, 0x1.21df0523f3801p+1, 0x1.e3f5401c406eep-1, -0x1.10ec15b5e6ffap-5,
        0x1.b822e52498221p-3, 0x1.d882f053d8859p+0};
};

/// Bool mask [L, S].
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 4.0e-08 from double.
struct case_16_keep_query_key {
    using element = float;
    static constexpr const char* name = "case_16_keep_query_key";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.5bcb2ap-2f, -0x1.8a5bf6p-1f, 0x1.c9aee4p+0f, -0x1.3e1b6cp-1f, -0x1.171144p+0f, 0x1.3a3c28p+0f,
        0x1.bf6342p+0f, 0x1.20f04p-1f, -0x1.a47d04p+0f, -0x1.cf0814p-1f, 0x1.89017p-1f, -0x1.746b6p-4f,
        0x1.73b96cp-2f, 0x1.3d687p+0f, 0x1.ed26c2p+0f, 0x1.8f7faep-5f, 0x1.71713cp+1f, -0x1.3ff35ap-2f,
        -0x1.08cc58p+0f, -0x1.c4f276p-2f, 0x1.107674p-3f};
    static constexpr float k[35] = {
        -0x1.6db44cp-1f, 0x1.07636p-1f, -0x1.042c0ep-3f, -0x1.2f24cep+1f, 0x1.8b120cp-5f, 0x1.0eaacp+1f,
        0x1.3f7c0ep+0f, -0x1.9da28ep-4f, 0x1.f51b3p+0f, -0x1.b13102p-1f, -0x1.d152cep-6f, -0x1.beed82p-2f,
        0x1.0bffdcp-1f, 0x1.c6457p-1f, 0x1.5fe1bap+0f, -0x1.a2555ep-4f, 0x1.375e3ep-2f, 0x1.37083p-2f,
        -0x1.f0a734p+0f, -0x1.6213c6p-1f, -0x1.324bd2p-3f, 0x1.499b08p+0f, -0x1.7bf088p-1f, -0x1.735ccp-7f,
        0x1.da6494p-2f, 0x1.28ef04p+1f, 0x1.46680ep+0f, 0x1.beaae4p-3f, -0x1.7b0734p-1f, -0x1.29f772p-1f,
        0x1.3dc1d6p+0f, -0x1.07f47ap+0f, 0x1.026156p-2f, -0x1.c95accp-2f, -0x1.0bad5ap+0f};
    static constexpr float v[10] = {
        -0x1.980efp-2f, -0x1.401a78p+0f, 0x1.245482p-4f, -0x1.2ac09ap-3f, -0x1.1a63cap-1f, -0x1.7d090cp-2f,
        0x1.56db54p+0f, -0x1.6bb61p-1f, 0x1.922162p-1f, 0x1.dcae2ap+0f};
    static constexpr bool keep[15] = {
        true, false, true, true, false, false, true, false, true, true, true, true, true, false, true};
    static constexpr float scores[15] = {
        0x1.19501p+1f, -0x1.cfb78ep-4f, 0x1.77f1e2p-2f, -0x1.24c3dcp-2f, 0x1.5fbbeep-2f, -0x1.efc55ap-3f,
        -0x1.d010fp-2f, 0x1.f0971p-3f, 0x1.122e96p+0f, -0x1.147936p+0f, -0x1.5bb35ap-1f, -0x1.a8a04ep-1f,
        0x1.14a67ap+1f, -0x1.027f6cp-2f, 0x1.b2f8fap-1f};
    static constexpr float weights[15] = {
        0x1.9ba86cp-1f, 0.0f, 0x1.07fa4ep-3f, 0x1.12c7f8p-4f, 0.0f, 0.0f, 0x1.4e526p-3f, 0.0f, 0x1.7fc31p-1f,
        0x1.6542c6p-4f, 0x1.5b2eb6p-5f, 0x1.2abfd8p-5f, 0x1.738de4p-1f, 0.0f, 0x1.904cd4p-3f};
    static constexpr float output[6] = {
        -0x1.34e1bcp-2f, -0x1.19d8fap+0f, 0x1.1580c4p+0f, -0x1.934e2ep-2f, -0x1.0b48d6p-2f, 0x1.23accp-5f};
    static constexpr double weights_double[15] = {
        0x1.9ba86c24ff31p-1, 0.0, 0x1.07fa510062a0bp-3, 0x1.12c7fcd741362p-4, 0.0, 0.0, 0x1.4e525d8d46918p-3, 0.0,
        0x1.7fc30fee00b12p-1, 0x1.6542c5756d536p-4, 0x1.5b2eb1a78158cp-5, 0x1.2abfd6de1a5dcp-5,
        0x1.738de36c82193p-1, 0.0, 0x1.904cd02c90adep-3};
    static constexpr double output_double[6] = {
        -0x1.34e1bbd294ee5p-2, -0x1.19d8fa8ce3c77p+0, 0x1.1580c4abda00ap+0, -0x1.934e2d7341758p-2,
        -0x1.0b48d799caac4p-2, 0x1.23acaa4f1666p-5};
};

/// Bool mask [L, S] shared by the batch.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 8.6e-08 from double.
struct case_17_keep_query_key_batch {
    using element = float;
    static constexpr const char* name = "case_17_keep_query_key_batch";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[42] = {
        -0x1.0bd334p+0f, 0x1.3b037p+0f, 0x1.ddc016p+0f, -0x1.5fc732p-2f, 0x1.14adc6p-4f, 0x1.cae3ap-2f,
        -0x1.327a6p-1f, 0x1.017f82p-2f, 0x1.b0cb84p-3f, 0x1.10a87p-3f, 0x1.0249e2p-2f, 0x1.87dff2p-2f,
        0x1.e01b88p-3f, 0x1.2e3346p+0f, 0x1.8e82a2p-1f, 0x1.3b5478p+0f, 0x1.4415f8p-8f, 0x1.e06e06p-4f,
        -0x1.28dfbcp+0f, 0x1.398b96p-1f, 0x1.684b16p-2f, 0x1.7d824cp-3f, 0x1.e9d1e4p-1f, 0x1.6ec5c8p-4f,
        0x1.c022e2p-7f, -0x1.135754p-1f, 0x1.c3b016p-1f, 0x1.b6075ap-1f, -0x1.567766p-1f, -0x1.47d8fap-2f,
        0x1.5f1d82p+0f, -0x1.6acd62p-1f, 0x1.c094fep-3f, 0x1.8a687cp-1f, -0x1.66d5ccp+0f, -0x1.5204a4p-3f,
        -0x1.7689a6p-1f, 0x1.0b85b8p+1f, 0x1.b24078p+0f, -0x1.895878p-5f, -0x1.f0916ep-2f, 0x1.102bb6p+0f};
    static constexpr float k[70] = {
        0x1.aa192p+0f, 0x1.735546p-4f, -0x1.08c94cp+1f, 0x1.dfb712p-3f, -0x1.4ee926p-1f, -0x1.a85d6ep-2f,
        -0x1.eb9afp-8f, 0x1.95b9cep-2f, 0x1.cd6344p-1f, 0x1.474334p-1f, -0x1.06aaap-2f, 0x1.3e55dp-1f,
        -0x1.c32fe2p+0f, -0x1.efc61ap-2f, 0x1.052acep+0f, 0x1.3104f2p-3f, -0x1.7637p-1f, -0x1.15070ap-4f,
        0x1.16aff2p+1f, -0x1.115d1cp+0f, 0x1.2b6af8p-5f, 0x1.4fc8b2p-4f, 0x1.d6faacp-2f, 0x1.d2ea56p-3f,
        0x1.06cef6p-1f, -0x1.e8307p-2f, -0x1.11d35ep-1f, 0x1.0d44f2p+0f, -0x1.c4472ep-1f, -0x1.84b87ap-3f,
        0x1.3c4988p-6f, -0x1.0a500ep+1f, -0x1.d9babep-1f, -0x1.9dba6p-1f, -0x1.fed9c8p-3f, 0x1.4c41f6p-3f,
        -0x1.9d2582p-1f, 0x1.0e661ep+0f, 0x1.ff8804p+0f, 0x1.c456p-3f, -0x1.36360cp-3f, -0x1.db94e2p-1f,
        0x1.78b71ap-1f, 0x1.425308p+0f, 0x1.7a39a2p-3f, 0x1.d8b44p-4f, -0x1.b417e6p-1f, -0x1.3cf41ap-1f,
        0x1.2c882ap+1f, -0x1.0adb68p-3f, 0x1.625aa4p-2f, -0x1.691b5p-3f, -0x1.70101cp-3f, 0x1.7b6604p-2f,
        0x1.14c1fap-5f, 0x1.2b84ep-3f, -0x1.84476cp-3f, -0x1.a666p-2f, 0x1.3aa5dep+0f, -0x1.a06492p-3f,
        -0x1.7503aap+0f, -0x1.a212dp-1f, 0x1.9528f6p-1f, -0x1.1b3f3ap-1f, -0x1.dba18cp-6f, -0x1.c77feap-2f,
        0x1.b28254p-1f, 0x1.ec0502p-3f, -0x1.fe0e6ap-4f, -0x1.f49dacp-1f};
    static constexpr float v[40] = {
        0x1.e1649cp-3f, 0x1.454042p+0f, -0x1.fdee56p-2f, 0x1.63ac4ap-6f, 0x1.40a5cap-1f, 0x1.c9025cp-2f,
        -0x1.0e8d36p+1f, -0x1.b26792p+0f, -0x1.244884p+0f, 0x1.fcf536p-1f, 0x1.d54868p-2f, 0x1.8ea3c8p-1f,
        -0x1.2cc1fcp-4f, -0x1.14c57ap+0f, 0x1.ac79aep-1f, -0x1.1b3dacp-6f, 0x1.0fa926p-1f, 0x1.13a78ap-2f,
        0x1.097384p+0f, -0x1.1a28a4p+1f, 0x1.4a1d94p-1f, -0x1.eb3258p-1f, 0x1.c960fap-2f, 0x1.262e64p-2f,
        0x1.26203ap+1f, -0x1.7293fep-2f, -0x1.52b23ap-1f, -0x1.6938a2p-1f, -0x1.124b0ap+0f, 0x1.72ce54p+0f,
        0x1.618eccp-1f, -0x1.03ef42p+0f, -0x1.629c3p-3f, 0x1.018a04p+0f, -0x1.b9537ap-3f, -0x1.a87bacp-2f,
        0x1.2a85acp-1f, -0x1.ca9ed8p-1f, -0x1.fc5dfcp-1f, -0x1.ace708p+0f};
    static constexpr bool keep[15] = {
        true, false, true, true, false, false, true, false, true, true, true, true, true, false, true};
    static constexpr float scores[30] = {
        -0x1.186a78p+1f, 0x1.25a17ap-1f, -0x1.f2ea58p-1f, -0x1.0a8442p-4f, 0x1.c34eccp-2f, -0x1.a1d93ap-5f,
        -0x1.51b8dap-3f, 0x1.3580b8p-2f, 0x1.d4e1f4p-2f, -0x1.39f864p-1f, 0x1.74d28cp-1f, -0x1.c05b54p-3f,
        -0x1.a9bc8cp-1f, 0x1.f22872p-2f, -0x1.0537b6p-2f, -0x1.4294p-1f, 0x1.3d669p+0f, 0x1.7a13cep-4f,
        0x1.4337c2p-3f, -0x1.ddd682p-2f, 0x1.1214fcp-1f, -0x1.c4a8f4p+0f, -0x1.6d452ap-4f, 0x1.841dcap-7f,
        0x1.7f4074p-3f, 0x1.fa9decp+0f, 0x1.cbe90ap-1f, -0x1.2f5106p-2f, 0x1.75e61p+0f, -0x1.1d0f74p-3f};
    static constexpr float weights[30] = {
        0x1.412bf8p-4f, 0.0f, 0x1.0ef6d4p-2f, 0x1.505f18p-1f, 0.0f, 0.0f, 0x1.2455bp-2f, 0.0f, 0x1.1079bcp-1f,
        0x1.756db8p-3f, 0x1.039d3cp-1f, 0x1.92c874p-3f, 0x1.b4925ep-4f, 0.0f, 0x1.847966p-3f, 0x1.8581e2p-3f, 0.0f,
        0x1.910baap-2f, 0x1.ac3366p-2f, 0.0f, 0.0f, 0x1.24a552p-4f, 0.0f, 0x1.b1db8p-2f, 0x1.027d94p-1f,
        0x1.47b43cp-1f, 0x1.bcd4d6p-3f, 0x1.0d7282p-4f, 0.0f, 0x1.3b41fcp-4f};
    static constexpr float output[24] = {
        -0x1.53e486p-2f, -0x1.63f5f8p-2f, 0x1.43984ep-1f, 0x1.922ae6p-3f, 0x1.e44418p-3f, -0x1.986fcap-2f,
        0x1.fc154p-6f, -0x1.ca88b8p-1f, 0x1.c53d38p-3f, 0x1.c72c94p-1f, -0x1.b0d10cp-2f, -0x1.50d47p-1f,
        -0x1.7a46f8p-2f, 0x1.9c6abp-1f, 0x1.0fa76ap-2f, -0x1.0861b2p-1f, 0x1.8a6b3ap-2f, -0x1.a8be7p-5f,
        -0x1.4799f6p-1f, -0x1.12675ep+0f, 0x1.c5b7d4p-1f, -0x1.5525cp-1f, 0x1.c77e56p-4f, -0x1.5223a4p-3f};
    static constexpr double weights_double[30] = {
        0x1.412bf2e6e7dd9p-4, 0.0, 0x1.0ef6d3ec1cb1ep-2, 0x1.505f17ad14ab5p-1, 0.0, 0.0, 0x1.2455aee9cc46cp-2, 0.0,
        0x1.1079bb28482bp-1, 0x1.756db58b46c66p-3, 0x1.039d3bee06ed3p-1, 0x1.92c8771f00ccep-3, 0x1.b492616695ffp-4,
        0.0, 0x1.84796875987f2p-3, 0x1.8581e24bd7f78p-3, 0.0, 0x1.910ba97d97651p-2, 0x1.ac33655c7c9f3p-2, 0.0, 0.0,
        0x1.24a55368f5b6p-4, 0.0, 0x1.b1db81ea0717fp-2, 0x1.027d949dddbd4p-1, 0x1.47b43b7a0632p-1,
        0x1.bcd4d500cb69fp-3, 0x1.0d727f2b9febbp-4, 0.0, 0x1.3b41fb0297afdp-4};
    static constexpr double output_double[24] = {
        -0x1.53e486cbad6a3p-2, -0x1.63f5f7c345889p-2, 0x1.43984e2659526p-1, 0x1.922ae605f3d9p-3,
        0x1.e44414ba186aap-3, -0x1.986fc922268fbp-2, 0x1.fc151d8b36478p-6, -0x1.ca88b5e239bd2p-1,
        0x1.c53d3a95dff2ap-3, 0x1.c72c9556b20b3p-1, -0x1.b0d10e5c610bap-2, -0x1.50d472e19ccf8p-1,
        -0x1.7a46f80f52769p-2, 0x1.9c6aadc3390a8p-1, 0x1.0fa76c58cb7e2p-2, -0x1.0861b273cc4c6p-1,
        0x1.8a6b3ab351fd6p-2, -0x1.a8be67a20265p-5, -0x1.4799f68fae691p-1, -0x1.12675f607211cp+0,
        0x1.c5b7d494bd305p-1, -0x1.5525c1dead4e8p-1, 0x1.c77e52aa3dee8p-4, -0x1.5223a38b1bad7p-3};
};

/// Bool mask [B, L, S].
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 1.5e-07 from double.
struct case_18_keep_batch_query_key {
    using element = float;
    static constexpr const char* name = "case_18_keep_batch_query_key";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::batch_query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[42] = {
        0x1.1b2712p-1f, 0x1.d41276p-3f, 0x1.f5e252p-1f, 0x1.92f43p+0f, -0x1.1e57eep+1f, -0x1.298f4cp-2f,
        0x1.079944p+0f, -0x1.8b854ap-2f, 0x1.080884p+0f, 0x1.158f8ep+0f, 0x1.bf4a2p-3f, -0x1.1e0476p-1f,
        -0x1.3f149p-2f, 0x1.54a75ap+0f, -0x1.78d0e8p-1f, -0x1.313dbcp+0f, -0x1.b28848p+0f, 0x1.6f6a42p-1f,
        -0x1.649502p-2f, 0x1.0d7e36p+0f, -0x1.7dfba2p+0f, -0x1.108c38p-1f, 0x1.cce088p-2f, 0x1.59075ap-4f,
        0x1.b6197ap-2f, 0x1.e3b26cp-1f, 0x1.4891d8p-1f, -0x1.80f298p-2f, 0x1.7165b4p-1f, -0x1.ad69e4p-1f,
        -0x1.2f25e2p-1f, -0x1.9e1708p-1f, 0x1.06cfbcp+0f, 0x1.ac33aep+0f, 0x1.06d708p-2f, -0x1.c7eef8p-1f,
        0x1.689ec2p-5f, -0x1.07dc4p-2f, -0x1.9f8a28p-1f, -0x1.5a982cp+0f, 0x1.697c9ap-1f, -0x1.664036p-2f};
    static constexpr float k[70] = {
        0x1.7f1b4ep+0f, 0x1.472a24p+0f, -0x1.d0826cp+0f, -0x1.6e8c2ep-1f, 0x1.5e0e9p-1f, -0x1.7cc224p+0f,
        0x1.f208c4p-2f, 0x1.2ed9b8p+0f, -0x1.311bf2p-1f, -0x1.088fd4p+0f, 0x1.36c0f6p-1f, 0x1.2b6042p-3f,
        0x1.464edcp-2f, -0x1.a99p-2f, -0x1.57fe5p-1f, -0x1.5c166p-1f, 0x1.cce18ap+0f, 0x1.3a9faap+0f,
        0x1.a45484p-1f, -0x1.70e586p+0f, -0x1.1a86fp-4f, -0x1.fbd4cap-2f, -0x1.2ae9eep-1f, 0x1.91dd0cp-1f,
        -0x1.bc1f52p-3f, 0x1.3816dep-2f, -0x1.b057fap-1f, 0x1.80427p+0f, 0x1.4ad1e6p+0f, -0x1.1f8354p+0f,
        0x1.08b0f4p-5f, -0x1.ac7de2p-2f, 0x1.f789f2p-3f, 0x1.d81d0ep-1f, -0x1.b9d482p-1f, -0x1.b85044p-6f,
        0x1.58ad1ep+0f, 0x1.ab41e2p-1f, -0x1.6248cep+0f, 0x1.85a964p-2f, 0x1.df23f4p-2f, 0x1.699f38p+0f,
        0x1.ede8c8p-3f, 0x1.c746dep-2f, -0x1.fd79eep-1f, -0x1.60d3bcp+0f, -0x1.8bec6ep+0f, 0x1.686b68p-2f,
        -0x1.7b3926p-1f, -0x1.975ac2p-2f, 0x1.59be3cp-2f, 0x1.334aa4p-1f, 0x1.730956p+0f, -0x1.fcbbb6p+0f,
        -0x1.0097cep-4f, -0x1.308d56p-1f, 0x1.d17e3ap+0f, 0x1.02cb8cp+1f, 0x1.8f0d78p-2f, -0x1.2f2656p-4f,
        0x1.b7be5p+0f, -0x1.b447b4p-4f, -0x1.18eb6cp-2f, -0x1.e5c4bap+0f, -0x1.39bb4ap+0f, -0x1.e8dd4p-1f,
        -0x1.9f86a6p-2f, 0x1.274566p-1f, 0x1.391b76p-1f, 0x1.47e2dcp-1f};
    static constexpr float v[40] = {
        -0x1.2b521p-2f, -0x1.ff7ddp+0f, -0x1.54dca8p-1f, 0x1.a69f5cp+0f, 0x1.7f9ff4p+0f, 0x1.2e369cp-2f,
        -0x1.0ca51p-5f, -0x1.7a546ap-1f, -0x1.76fbdep+1f, 0x1.07f1a2p-1f, 0x1.1f7756p-7f, -0x1.2e6abep-1f,
        -0x1.331352p+0f, 0x1.26dd62p+0f, -0x1.99ab1ap+0f, 0x1.f800a6p-1f, 0x1.f53d14p-1f, -0x1.038beep+0f,
        -0x1.0eb74p+1f, 0x1.5139b2p+1f, 0x1.ec49cep-1f, 0x1.12cd78p+2f, -0x1.f483bp-2f, 0x1.5cbefap-1f,
        -0x1.211594p-1f, 0x1.08147cp-2f, -0x1.4467d2p+0f, -0x1.54279ep-2f, -0x1.db3666p-3f, 0x1.e109bep-1f,
        0x1.260a62p+1f, -0x1.646462p+1f, 0x1.74288ep-3f, 0x1.270614p+0f, 0x1.1981bep+0f, -0x1.7994fap-2f,
        -0x1.96ab6p-1f, 0x1.344b26p-2f, 0x1.230f92p-2f, -0x1.d9306ep-3f};
    static constexpr bool keep[30] = {
        true, false, true, true, false, false, true, false, true, true, true, true, true, false, true, false, false,
        true, true, true, true, true, true, true, true, true, false, false, false, true};
    static constexpr float scores[30] = {
        -0x1.cd0492p-1f, -0x1.2bb1dap-3f, 0x1.45c854p-1f, 0x1.b52726p-2f, -0x1.6af322p-1f, -0x1.faef3cp-3f,
        -0x1.0e4a86p+0f, 0x1.44964ep-1f, 0x1.e08f4p-1f, -0x1.3e077cp+0f, -0x1.f4ee98p-1f, 0x1.1bea28p+0f,
        -0x1.f117a4p-1f, -0x1.62493ep+0f, 0x1.aad464p-1f, 0x1.5fca24p-4f, -0x1.2d99acp-1f, -0x1.fe967cp-3f,
        0x1.35c74p-1f, 0x1.5cb8dep-2f, 0x1.87dd0ap-2f, 0x1.e8f4b6p-4f, -0x1.a9495cp+0f, 0x1.739f16p-2f,
        0x1.c33718p-1f, 0x1.e389aep-4f, 0x1.6de01p+0f, 0x1.6e3c86p-1f, -0x1.76fb2cp+0f, 0x1.3d0014p-1f};
    static constexpr float weights[30] = {
        0x1.b2ce7p-4f, 0.0f, 0x1.f96346p-2f, 0x1.99e92p-2f, 0.0f, 0.0f, 0x1.be4b5ap-4f, 0.0f, 0x1.99eacp-1f,
        0x1.725ea2p-4f, 0x1.f9d97ap-5f, 0x1.fde764p-2f, 0x1.fda84ap-5f, 0.0f, 0x1.83286p-2f, 0.0f, 0.0f,
        0x1.8d64ecp-3f, 0x1.d2e7eep-2f, 0x1.66659cp-2f, 0x1.c49c36p-3f, 0x1.5bd594p-3f, 0x1.d4f5d2p-6f,
        0x1.bbc046p-3f, 0x1.74979ep-2f, 0x1.8256e2p-2f, 0.0f, 0.0f, 0.0f, 0x1.3ed49p-1f};
    static constexpr float output[24] = {
        -0x1.f5020cp+0f, 0x1.01bea4p-1f, -0x1.69f344p-1f, 0x1.1c72d2p-2f, -0x1.6ac788p-1f, 0x1.b9acfp-1f,
        -0x1.79dc4ep+0f, 0x1.e44338p-1f, 0x1.d50188p-1f, -0x1.4f873p-2f, -0x1.b68ad2p-1f, 0x1.62fc64p-1f,
        -0x1.ebda28p-3f, 0x1.a054d2p-1f, 0x1.0bef82p+0f, -0x1.941a56p-1f, -0x1.1e0e26p-3f, 0x1.60fe04p+0f,
        0x1.58dbd6p-4f, -0x1.32449p-3f, -0x1.0e06bcp-3f, 0x1.ceb5bcp+0f, -0x1.e5a64p-8f, 0x1.cf499p-4f};
    static constexpr double weights_double[30] = {
        0x1.b2ce705cc2549p-4, 0.0, 0x1.f96343fabfe72p-2, 0x1.99e91fee0f839p-2, 0.0, 0.0, 0x1.be4b5a0e76d47p-4, 0.0,
        0x1.99eac069077e2p-1, 0x1.725ea2a94d3adp-4, 0x1.f9d97b983090ep-5, 0x1.fde762f744f9fp-2,
        0x1.fda84757a0342p-5, 0.0, 0x1.832864aac0ed5p-2, 0.0, 0.0, 0x1.8d64ebb74264ep-3, 0x1.d2e7ede2d0f6cp-2,
        0x1.66659c418dd6cp-2, 0x1.c49c3538bd0a9p-3, 0x1.5bd59377a88dep-3, 0x1.d4f5d343ae877p-6,
        0x1.bbc04464358dap-3, 0x1.74979c4177849p-2, 0x1.8256e1cfbc40ap-2, 0.0, 0.0, 0.0, 0x1.3ed48f1821dfcp-1};
    static constexpr double output_double[24] = {
        -0x1.f5020a274ee38p+0, 0x1.01bea2e67d05ap-1, -0x1.69f3438e3daf2p-1, 0x1.1c72d40fd4dfep-2,
        -0x1.6ac7889d49233p-1, 0x1.b9acf04463f64p-1, -0x1.79dc4c7803acdp+0, 0x1.e44336b4d6e7dp-1,
        0x1.d501886b48bcdp-1, -0x1.4f8735ae429a2p-2, -0x1.b68ad60d22496p-1, 0x1.62fc69124d4ccp-1,
        -0x1.ebda293b35eaap-3, 0x1.a054d2eff03f7p-1, 0x1.0bef83625baa4p+0, -0x1.941a56c3c9c0ap-1,
        -0x1.1e0e24f919d3cp-3, 0x1.60fe02b589d64p+0, 0x1.58dbd824b90fap-4, -0x1.32448e92b835p-3,
        -0x1.0e06b9539543p-3, 0x1.ceb5bcd434f26p+0, -0x1.e5a6736ef2c4p-8, 0x1.cf499437e89bap-4};
};

/// Bool mask [B, 1, S]: padding at the end, lengths 3 and 5.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 1.1e-07 from double.
struct case_19_padding {
    using element = float;
    static constexpr const char* name = "case_19_padding";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[42] = {
        0x1.8cfd5cp+0f, 0x1.4c31bp-1f, 0x1.bf36f2p-6f, -0x1.a1b242p-2f, 0x1.607ec6p-1f, 0x1.b52a8cp-2f,
        -0x1.e3cad8p-1f, 0x1.423238p-3f, -0x1.100ccep+1f, -0x1.43bff6p-3f, 0x1.078628p+1f, 0x1.6a6a5ap+0f,
        0x1.d33c14p-4f, 0x1.11fe7ap-2f, 0x1.241166p-4f, 0x1.82523cp-4f, -0x1.5e39ecp-1f, -0x1.826d48p-9f,
        0x1.6eda16p+0f, -0x1.073146p+0f, 0x1.36ea84p-1f, -0x1.84f9ecp-1f, 0x1.1485e2p+0f, 0x1.81ecb8p-1f,
        -0x1.213674p+0f, 0x1.d79424p-4f, -0x1.1b315ap-1f, -0x1.513b14p-1f, -0x1.3f118p-7f, 0x1.8e70cep-1f,
        0x1.6aa448p+0f, 0x1.610b46p-2f, -0x1.0f5c6cp+0f, -0x1.77c61ap+0f, -0x1.b6566ap-2f, 0x1.34dd4ap-4f,
        -0x1.5ad5b8p-4f, 0x1.7ca336p-1f, 0x1.742e48p-2f, 0x1.fc608cp-2f, 0x1.053832p-1f, 0x1.1f701cp-1f};
    static constexpr float k[70] = {
        0x1.003afp-2f, -0x1.e38116p-5f, -0x1.46ebccp-2f, -0x1.9006e4p+0f, 0x1.04dc94p-1f, -0x1.3163ecp+0f,
        -0x1.6ed6f2p-4f, 0x1.737c7ep-8f, -0x1.54b66cp+0f, -0x1.102318p+0f, -0x1.49bc68p+0f, -0x1.9630b4p+0f,
        0x1.43001ep+0f, 0x1.547e62p-1f, -0x1.dd4152p-1f, -0x1.7e7f6ep-1f, -0x1.45985ep-1f, 0x1.42b39ap+0f,
        -0x1.18604ap-1f, -0x1.1d2a88p-2f, -0x1.00a644p-2f, 0x1.70b012p-2f, -0x1.a6e2aap-1f, -0x1.0efdap-1f,
        -0x1.b0ce02p-2f, -0x1.9ea0dap-2f, -0x1.7811dp-1f, -0x1.84f424p-1f, -0x1.159e94p-4f, -0x1.718b9ap-1f,
        0x1.cd2f0ep-3f, -0x1.38f0c2p-3f, -0x1.3e6d06p-4f, -0x1.6a1b68p-3f, -0x1.b797cep-4f, 0x1.2f4baep+0f,
        0x1.07a11cp-3f, -0x1.c1b316p-1f, 0x1.0175fp-4f, -0x1.2313aap+0f, -0x1.247b4cp-3f, -0x1.4ac7d6p+0f,
        -0x1.9c1fc4p-1f, -0x1.fd3ff4p-6f, 0x1.13d0d4p-1f, 0x1.d3fffep+0f, -0x1.90d7e8p-1f, -0x1.7a843cp+0f,
        0x1.4c4176p-2f, -0x1.173efep+0f, 0x1.5da512p+0f, -0x1.eef522p-2f, 0x1.71f40ep-1f, -0x1.1f05e2p-3f,
        0x1.bb8a32p-1f, 0x1.54d2b6p-3f, -0x1.db727p-2f, -0x1.196d56p-2f, -0x1.e73d4cp-2f, -0x1.720a9ep-1f,
        0x1.b9188ep-3f, -0x1.e793bap-1f, 0x1.3e5c9ap+1f, -0x1.455096p-2f, -0x1.45155p+0f, 0x1.58aa7ep+0f,
        -0x1.879a4p-2f, -0x1.519f5ap+0f, 0x1.37523ep+0f, -0x1.ae437cp-4f};
    static constexpr float v[40] = {
        -0x1.d004e4p-1f, -0x1.0baa04p-1f, 0x1.573b7ap+0f, 0x1.4ebe1cp-2f, 0x1.ba2e72p-1f, -0x1.58876ap-1f,
        -0x1.c02dcp+0f, 0x1.914ffcp-4f, -0x1.fd68dep-2f, 0x1.77b9c8p+0f, -0x1.c65598p-3f, -0x1.e4c16cp-3f,
        0x1.3f3c6ep-2f, 0x1.b46436p-1f, 0x1.51157ap-1f, -0x1.2f5fbp-6f, 0x1.1baf4cp-3f, 0x1.827886p-1f,
        0x1.5ab80ap-2f, -0x1.947f28p-1f, 0x1.32e484p+0f, 0x1.21e3aap-1f, 0x1.1693bap-2f, 0x1.1959e2p-3f,
        -0x1.3f043p-2f, -0x1.d35a74p-1f, -0x1.7905p-2f, 0x1.6996acp+0f, 0x1.6dff12p-3f, -0x1.670eeap-4f,
        0x1.8d31ccp+0f, 0x1.8f2684p-1f, -0x1.f20b6cp-3f, -0x1.15b7cp-1f, -0x1.1a0312p-1f, 0x1.9cc2fap-4f,
        -0x1.e0182ap-2f, -0x1.a6e176p-2f, 0x1.c7dee4p-4f, 0x1.8e64f4p-2f};
    static constexpr bool keep[10] = {true, true, true, false, false, true, true, true, true, true};
    static constexpr float scores[30] = {
        0x1.5e1626p-2f, -0x1.2a1b2p-1f, -0x1.0743ep+0f, 0x1.d98e5ap-4f, -0x1.9c35a6p-3f, -0x1.d849dp-1f,
        -0x1.31783p-1f, 0x1.3bb4f4p+0f, 0x1.ffe724p-5f, 0x1.888ce8p-2f, 0x1.9da216p-1f, -0x1.efa506p-1f,
        -0x1.13c7bap-3f, 0x1.314b4ep-7f, -0x1.56975ep-4f, -0x1.0cf7ecp-2f, -0x1.b727aap-3f, 0x1.915222p-3f,
        -0x1.bb81e8p-3f, -0x1.539b54p-3f, 0x1.42d2aap-2f, 0x1.9a19dep+0f, -0x1.aeac3p-3f, -0x1.8dc196p-2f,
        0x1.5addb6p-3f, -0x1.727a02p-1f, 0x1.1cc514p-6f, 0x1.090a24p-4f, 0x1.2d49dcp-3f, 0x1.49d6dp-2f};
    static constexpr float weights[30] = {
        0x1.36213ep-1f, 0x1.ec5694p-3f, 0x1.3b2474p-3f, 0.0f, 0.0f, 0x1.73ba48p-4f, 0x1.0173a8p-3f, 0x1.912bccp-1f,
        0.0f, 0.0f, 0x1.486c58p-1f, 0x1.bce21p-4f, 0x1.ffdd94p-3f, 0.0f, 0.0f, 0x1.62506ep-3f, 0x1.73d2a2p-3f,
        0x1.183e54p-2f, 0x1.73089p-3f, 0x1.8657b8p-3f, 0x1.37ab66p-3f, 0x1.1a1ff4p-1f, 0x1.7089ccp-4f,
        0x1.346698p-4f, 0x1.0d5c94p-3f, 0x1.84ed0cp-4f, 0x1.97fa04p-3f, 0x1.abbfa8p-3f, 0x1.d07db8p-3f,
        0x1.14a906p-2f};
    static constexpr float output[24] = {
        -0x1.abeb8ap-2f, -0x1.02a548p-2f, 0x1.6db0bp-2f, 0x1.7b2aa4p-3f, -0x1.743134p-2f, 0x1.04981ap+0f,
        -0x1.16c16ap-2f, -0x1.25d768p-3f, -0x1.394736p-1f, -0x1.54cfdp-5f, 0x1.3a96a4p-1f, 0x1.4a1454p-3f,
        0x1.0fada8p-4f, -0x1.13305cp-2f, 0x1.4e17eep-2f, 0x1.2c0418p-1f, -0x1.b332ccp-5f, -0x1.0a2a58p-1f,
        -0x1.8f09bcp-5f, 0x1.db30c6p-1f, -0x1.7bd3d6p-4f, -0x1.861fa4p-2f, 0x1.7419fep-3f, 0x1.2ba0dep-1f};
    static constexpr double weights_double[30] = {
        0x1.36213d87b5c51p-1, 0x1.ec56933bd66f3p-3, 0x1.3b2476a5527ccp-3, 0.0, 0.0, 0x1.73ba4822d673bp-4,
        0x1.0173a482820cbp-3, 0x1.912bcddb04ae6p-1, 0.0, 0.0, 0x1.486c598832376p-1, 0x1.bce20fcbdbb7ap-4,
        0x1.ffdd91f94946bp-3, 0.0, 0.0, 0x1.62506eae0ffdp-3, 0x1.73d2a291ca1acp-3, 0x1.183e54f96a6p-2,
        0x1.73088de262cb5p-3, 0x1.8657b6eaee5d4p-3, 0x1.37ab6908bd86dp-3, 0x1.1a1ff3969b549p-1, 0x1.7089cc137a7p-4,
        0x1.34669978a420cp-4, 0x1.0d5c95d6c5de9p-3, 0x1.84ed0ac1aa9a7p-4, 0x1.97fa0513373dbp-3,
        0x1.abbfaad2e8707p-3, 0x1.d07dbaf981be4p-3, 0x1.14a907dfc4a34p-2};
    static constexpr double output_double[24] = {
        -0x1.abeb8c00069f8p-2, -0x1.02a54441b214bp-2, 0x1.6db0ae30ccf53p-2, 0x1.7b2aa266063aep-3,
        -0x1.743136b7b7c5ep-2, 0x1.04981bce9eafep+0, -0x1.16c1686c71953p-2, -0x1.25d76a0d94b84p-3,
        -0x1.3947376e6a49cp-1, -0x1.54cfecf869e7p-5, 0x1.3a96a52574fd9p-1, 0x1.4a14553a81979p-3,
        0x1.0fada6d6a3796p-4, -0x1.13305aba37e57p-2, 0x1.4e17ee5f87382p-2, 0x1.2c0417651897dp-1,
        -0x1.b332c55d80d48p-5, -0x1.0a2a5794c9542p-1, -0x1.8f09b3345451ap-5, 0x1.db30c58029dc4p-1,
        -0x1.7bd3db7bb72d6p-4, -0x1.861fa516106ep-2, 0x1.741a01dd70829p-3, 0x1.2ba0dea9151bep-1};
};

/// Bool mask [B, 1, S]: padding at the end, lengths 2, 1 and 5, double.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep).
struct case_20_padding_double {
    using element = double;
    static constexpr const char* name = "case_20_padding_double";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 3, heads = 1, queries = 2, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091e6a7f7e6p-2;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[42] = {
        -0x1.287eea1b57264p+0, 0x1.34fd51c7a92a5p+0, -0x1.1ed2faef3873bp-1, -0x1.0f8f0fa2d32c9p-1,
        -0x1.fb7e6610bef3bp-1, -0x1.9170024bd420fp+0, -0x1.7dccbf14edc76p-2, 0x1.dd9dd84d76e1dp+0,
        0x1.cc6c4d21ae77ep-4, 0x1.46185ffb28d07p-5, -0x1.e22839b5360f8p+0, -0x1.d2be2b562a305p+0,
        -0x1.485c2d428b786p-1, 0x1.27e48ac13f00dp-2, -0x1.2fbe8be5a3f96p+0, 0x1.28d4e322123b9p+0,
        -0x1.7b2db0c42b1ffp+1, -0x1.1c5c96820d139p+0, 0x1.8d730d7a4501ep-1, -0x1.feb6e92efe11bp-2,
        0x1.1111d6e8a45cep-2, 0x1.c3a204dddb693p-4, -0x1.a70095a4dc9c2p-1, 0x1.9f17202ed8fa9p-3,
        0x1.cdc3e0e36ba8ep-2, 0x1.b16244ea12159p-1, 0x1.424894d684925p-1, 0x1.29f606955aaebp+0,
        0x1.057541e2a30edp-6, -0x1.09fca5d1b23ep+0, 0x1.ff759b7c9c124p-4, 0x1.61aea892fe638p+1,
        0x1.2785c0c0a23f7p-1, 0x1.9960805d91d13p-2, -0x1.cac474a4836fdp-1, -0x1.a704316fad497p-1,
        -0x1.cbced18a928fbp-1, -0x1.adc516a6e0308p-3, -0x1.01e5cd2f7f2eep-3, 0x1.0e67dc0a10289p-4,
        -0x1.2ba60cf9a7187p-1, 0x1.73454d29bc2ap-1};
    static constexpr double k[105] = {
        0x1.b34836fe5fb9fp-1, 0x1.f9c42409eb08ap-2, 0x1.78af43e11e392p-2, -0x1.a12c56ec02062p+0,
        0x1.df13580969815p-2, -0x1.6c13ca2d62b19p+0, -0x1.1c1feabc55594p-4, -0x1.0d74e20774ef4p+0,
        -0x1.4ea3d70349591p+0, -0x1.b0c6ce07d0c4cp+0, 0x1.41e3267434438p+0, 0x1.cd0d71ed22c57p+0,
        -0x1.102c1952ffb89p-1, 0x1.695fbf43da2eep-3, 0x1.3b2f17d538df8p+1, 0x1.ba0bf32c105f2p+0,
        0x1.1760b13b15194p-2, 0x1.bc824fe4591c4p-2, -0x1.69893fb7a50ccp+1, 0x1.51988bfae73cdp-2,
        0x1.ec8d6fa9b2ef6p-2, -0x1.46ea47fb22b1ep-1, -0x1.0556d80d3d4d1p+0, -0x1.7106e8ddb2a6cp-1,
        -0x1.6879fa8d2c7e8p-3, 0x1.343a472733283p+1, 0x1.c22b9e457a9e8p-1, -0x1.7c34537db76f8p-1,
        0x1.ff844a9aa8b1fp-1, -0x1.6e4b018718917p+0, 0x1.eccdace3c3a76p-1, -0x1.58e4668a6674dp-1,
        -0x1.312af359f9b6bp-1, -0x1.b2d6d10e1a4f9p-3, -0x1.a5fca06ba30e3p+0, -0x1.24771d8a54a12p-1,
        -0x1.1265251f50ccp-1, -0x1.39f191810f77p-1, 0x1.24b7ffdce594p-1, 0x1.41f21512f3c4dp-2,
        -0x1.41393eab5be72p-1, -0x1.0ea40e883f1dep-2, -0x1.1cd7569be292ep-1, 0x1.7b75f2e11a235p+0,
        -0x1.ab03ca0386292p+0, -0x1.0cf8ec7828636p+1, 0x1.85d7652547755p-2, -0x1.de6a007b02ff8p-1,
        -0x1.40f171e934ecdp+0, -0x1.48dac83176634p+0, -0x1.a7669dc951ac2p-1, 0x1.19e75ca3016f1p+0,
        -0x1.1e1f77fff2d19p-1, -0x1.5854962bfafdp+0, 0x1.61756d9ebacdcp+0, -0x1.6d482314a55f8p-1,
        -0x1.dd2c37962aeafp-2, -0x1.a11ef80b8ee77p+1, 0x1.c4a0f597320a7p+0, 0x1.b825d271fac11p-3,
        0x1.c7af7a3f45e59p-1, 0x1.3105f4d7411d7p-1, 0x1.5d5aa4dc00469p-2, -0x1.dd03da7d0385ap-1,
        -0x1.63f8d5e1eb726p-2, 0x1.cb23485b419d1p-4, -0x1.5152c371460a3p-4, 0x1.2262f23aa963bp+0,
        0x1.e3f41a29be9cdp-1, -0x1.9a27c3d4307e6p-2, 0x1.a3d509a6dcb99p-2, -0x1.befda69373c2dp-1,
        0x1.372c82e916629p+0, 0x1.6d607f5ab5334p-3, -0x1.822811e35b7bcp-1, -0x1.047280d7d6565p+0,
        0x1.bdafffd461f88p+0, 0x1.651eb02dec079p-3, 0x1.7617fd8e24503p-7, -0x1.1e1c316763b0cp-3,
        0x1.c34b1241e7283p+0, -0x1.1c95a2a92311fp+1, 0x1.3fbcc28fa1e95p+0, 0x1.beeae0db7da09p-4,
        -0x1.aa4a0923843f5p-1, 0x1.b4a72e5b2d728p-2, 0x1.7d6cadc5f20f8p-1, 0x1.b208733a5c3d2p-1,
        0x1.9f1861ca72b0cp-1, 0x1.19386d04a630bp+1, -0x1.0c27373300f37p-4, -0x1.afbde93a8af1bp-2,
        0x1.0038ef0aa161ep+0, -0x1.45e44674b0f4ep-1, 0x1.a99962fd7122cp-2, 0x1.3b00eaab1ef2bp-3,
        0x1.1273a7d1cc5bbp-1, -0x1.0976a7836e9ddp+1, -0x1.2f16129c175d2p-2, -0x1.a52adac52e188p-1,
        -0x1.b5cba21e50e86p-1, 0x1.08446e22965abp-1, 0x1.2ce550978b51ep-1, -0x1.7b1c81a89b413p-3,
        -0x1.d9751194997e8p-4};
    static constexpr double v[60] = {
        0x1.6be5fa892f226p-1, 0x1.b41e01d906bb8p-2, 0x1.59f212c66fc2dp-3, 0x1.7ac7907d254e2p+0,
        -0x1.79b2411f1d437p-1, 0x1.b98b4cf84dac7p-2, -0x1.347455e71753p+0, 0x1.bda5df3def30dp-1,
        0x1.b94115aee2303p-2, -0x1.987cc2a1e8a24p-2, 0x1.303a93ec53a0fp-1, -0x1.146f39a309251p+0,
        -0x1.81eee884fae6fp+1, -0x1.49586fa3882fcp-2, -0x1.39f62a4e0102fp-1, -0x1.1b809f090b26cp+0,
        0x1.913749e598bb8p+0, 0x1.7ed4a98d6a29cp-2, -0x1.5c61ce5b34ea6p-3, -0x1.ff3fe2454463fp-5,
        -0x1.a758e9c81b447p-1, 0x1.36a24b7d2f92p+0, 0x1.7eaa9193b92dfp-1, -0x1.0a1071bdd003ap-2,
        -0x1.e3e90337ae65ep-1, 0x1.e3b0ff45d5b26p-2, 0x1.ff489fd5bcff1p+0, -0x1.a0e1ab9d379c5p-6,
        -0x1.2ed2f6ec88b8cp+0, 0x1.313f594606caep+1, 0x1.f1e85e3d6622fp-4, -0x1.fe359082325ccp-2,
        -0x1.a3cc13e119fd8p-7, -0x1.c57bb27714701p+0, -0x1.a8a0ab859fa48p+0, -0x1.7525b330fc62fp-1,
        -0x1.20dabbbf07364p-2, -0x1.37634733b99e9p-1, -0x1.6cbad1c0e7ec5p+0, -0x1.f44812298a072p-2,
        0x1.833319ecbb942p-2, -0x1.68622190c8521p+0, -0x1.7aa5131b9bcp-7, 0x1.522aaa1712793p+0,
        -0x1.68c20ff0ed932p-2, -0x1.661c43cc31019p-2, 0x1.5bc221e9f6a2ep-1, 0x1.91e37a083ca03p-1,
        0x1.c11ec3b2bf28cp-1, -0x1.8ccd8bce6bc26p-1, -0x1.93d88137372f7p-1, -0x1.4cda7e1002fecp+0,
        -0x1.ec0c76253d059p-1, -0x1.333df02adeb8ep-3, 0x1.cd416bb76ed33p+0, -0x1.78e864e6d31b4p-1,
        0x1.6c9deccf23804p-1, 0x1.8cefd43fe3196p-2, -0x1.02104cc416386p+0, -0x1.213ec912e6198p-1};
    static constexpr bool keep[15] = {
        true, true, false, false, false, true, false, false, false, false, true, true, true, true, true};
    static constexpr double scores[30] = {
        0x1.8f09396c0ff68p-1, -0x1.a825a3f30a3fcp-2, 0x1.70a81e6657b5fp-2, -0x1.5121897037cb8p+0,
        -0x1.27a209d7d3a7ep-1, 0x1.cd033bcbb0338p+0, -0x1.67d6a186cbd22p+1, 0x1.b64078209ac63p+1,
        -0x1.2a990ccdd1d3cp+1, 0x1.6b7d9318f2425p+0, 0x1.4da98a5140f59p-1, 0x1.e7bbae21dbb05p+1,
        -0x1.82f069dcdd8e8p+0, -0x1.8d8be0c543343p+1, 0x1.27b9232d42961p-2, 0x1.dc4431fd8f9bcp-6,
        -0x1.9fbee36d53a3dp+0, -0x1.c669eff82b39cp-3, 0x1.bf2f3e5e7868dp+0, 0x1.e7464c5e2cb3ap-2,
        -0x1.4684a380dc2d2p-2, 0x1.7f6f7603c4463p+0, 0x1.476e9f7eb7652p+0, 0x1.a69545283423p-1,
        0x1.eb2d81dfa224bp-1, 0x1.7e5b6dc07524dp-1, -0x1.bb650544ccfbp-2, -0x1.df1d174a0548ep-2,
        -0x1.b895c149059e2p-1, 0x1.c15cbbfd19d83p-2};
    static constexpr double weights[30] = {
        0x1.88e5f8b6a0424p-1, 0x1.dc681d257ef6ep-3, 0.0, 0.0, 0.0, 0x1.faf71733275c5p-1, 0x1.423a333628ee6p-7, 0.0,
        0.0, 0.0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.b3300578927e2p-5,
        0x1.4e9eb6a9d7089p-2, 0x1.0cdf0b3f9775fp-2, 0x1.559f4f2950c23p-3, 0x1.86992ba5ada15p-3,
        0x1.9339dcf2e142fp-2, 0x1.efb69c5a5d97fp-4, 0x1.deb8536246753p-4, 0x1.4344b2c8c81f7p-4, 0x1.28593a6bc3b1dp-2};
    static constexpr double output[24] = {
        0x1.7ec6cac55c46p-2, 0x1.b5612f6f61efp-2, -0x1.348d08e8f706dp-3, 0x1.5680477524a87p+0, 0x1.649b16616c48dp-1,
        0x1.b42bab41b34bfp-2, 0x1.3e4729415230fp-3, 0x1.793ef62f38095p+0, -0x1.a758e9c81b447p-1,
        0x1.36a24b7d2f92p+0, 0x1.7eaa9193b92dfp-1, -0x1.0a1071bdd003ap-2, -0x1.a758e9c81b447p-1,
        0x1.36a24b7d2f92p+0, 0x1.7eaa9193b92dfp-1, -0x1.0a1071bdd003ap-2, 0x1.c5d52bbce6174p-4,
        -0x1.5fe6279622638p-2, 0x1.f5dcf5c25f672p-4, -0x1.f64b74a544dep-3, 0x1.5b2a6e1558de4p-2,
        -0x1.2c7dc22529e2ep-1, -0x1.5003b154c7f7dp-3, 0x1.eecec2f811011p-3};
    static constexpr const double (&weights_double)[30] = weights;
    static constexpr const double (&output_double)[24] = output;
};

/// Bool mask [S].
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 8.8e-08 from double.
struct case_21_keep_key {
    using element = float;
    static constexpr const char* name = "case_21_keep_key";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.e89acep-3f, -0x1.17ec1ep+0f, 0x1.3f2dfp-3f, 0x1.6663bp-3f, -0x1.e7b57ap-1f, 0x1.2cc97p+0f,
        0x1.0eb7ep-2f, -0x1.5e615cp-1f, -0x1.e6386ap-4f, 0x1.648f8p-2f, -0x1.456d5cp+0f, 0x1.860daap-2f,
        -0x1.d9d728p+0f, -0x1.921582p-4f, 0x1.af9718p-3f, -0x1.fa2532p-3f, 0x1.de20a2p-2f, 0x1.22e844p+0f,
        0x1.dc211cp-2f, 0x1.45991ep-4f, 0x1.b4e51ap+0f};
    static constexpr float k[35] = {
        0x1.d2a29cp-1f, -0x1.1f7888p-1f, 0x1.306d86p+0f, 0x1.6a74bcp-3f, 0x1.fdfb16p+0f, 0x1.fd361p-6f,
        -0x1.44b82ap-1f, -0x1.6d94d8p-4f, 0x1.c948f2p+0f, -0x1.8d6c4ap-1f, -0x1.33f968p-3f, -0x1.67145cp+0f,
        -0x1.68622p-1f, -0x1.6429d2p+0f, -0x1.6f3766p-3f, 0x1.a68ee8p-1f, -0x1.3b48bcp-2f, 0x1.7ad504p-1f,
        -0x1.4fb8bap-1f, 0x1.0777eap+0f, -0x1.8a99eep-1f, 0x1.1856c2p+0f, 0x1.3aab92p-1f, -0x1.9ffa7ap-1f,
        -0x1.5545dap-1f, -0x1.4a5afep-3f, -0x1.2f502ap-4f, 0x1.4ded8ep-3f, 0x1.460d9p+1f, 0x1.719114p-2f,
        -0x1.648ce4p-4f, 0x1.2ce596p-1f, 0x1.50e5eep-2f, -0x1.c6984ep-2f, -0x1.7a50bep-2f};
    static constexpr float v[10] = {
        0x1.ac8fbap-2f, -0x1.42a964p+0f, -0x1.59320ep-4f, 0x1.09f218p-4f, -0x1.9cea06p-3f, -0x1.1d5a84p+1f,
        -0x1.227caap-3f, 0x1.548caep+0f, -0x1.3a956ep+0f, -0x1.c45b26p-4f};
    static constexpr bool keep[5] = {false, true, true, false, true};
    static constexpr float scores[15] = {
        -0x1.12032ep-1f, -0x1.7704ecp-1f, 0x1.49b83cp-2f, -0x1.9ce2dp-2f, -0x1.652f8p-1f, 0x1.3237a8p-3f,
        0x1.0542ccp-2f, -0x1.2c27a6p+0f, -0x1.3308c6p-4f, -0x1.31c896p-1f, 0x1.69528ap-2f, -0x1.8a65d6p+0f,
        -0x1.a33236p-2f, -0x1.4d0e6ep-2f, 0x1.b301a4p-3f};
    static constexpr float weights[15] = {
        0.0f, 0x1.a17616p-3f, 0x1.2b91f6p-1f, 0.0f, 0x1.b0421ap-3f, 0.0f, 0x1.334556p-1f, 0x1.26d50cp-3f, 0.0f,
        0x1.060adp-2f, 0.0f, 0x1.9eee36p-4f, 0x1.41854ap-2f, 0.0f, 0x1.2b5f92p-1f};
    static constexpr float output[6] = {
        -0x1.93fa3p-2f, -0x1.507facp+0f, -0x1.93859p-2f, -0x1.3dad48p-2f, -0x1.94aa8p-1f, -0x1.8414eep-1f};
    static constexpr double weights_double[15] = {
        0.0, 0x1.a17613468dcffp-3, 0x1.2b91f4ce665d9p-1, 0.0, 0x1.b042197fd8ba1p-3, 0.0, 0x1.3345560f42f06p-1,
        0x1.26d507e2fd4fbp-3, 0.0, 0x1.060acfeffb776p-2, 0.0, 0x1.9eee344b7293bp-4, 0x1.41854ca724c04p-2, 0.0,
        0x1.2b5f9322ff4d5p-1};
    static constexpr double output_double[6] = {
        -0x1.93fa2fd7d0d2p-2, -0x1.507faa850d4fbp+0, -0x1.93858e7fa4091p-2, -0x1.3dad43a270d95p-2,
        -0x1.94aa8133e68ep-1, -0x1.8414f07e8af84p-1};
};

/// Bool mask [B, 1, 1, S]: padding with heads.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 1.4e-07 from double.
struct case_22_padding_heads {
    using element = float;
    static constexpr const char* name = "case_22_padding_heads";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 2, heads = 3, queries = 2, keys = 5, dk = 3, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[36] = {
        0x1.916c4cp-2f, 0x1.2c766ap-4f, -0x1.252dc6p-8f, -0x1.b6591p-5f, -0x1.e2c1b8p-5f, 0x1.334892p-1f,
        0x1.0564eap+1f, 0x1.53c752p+0f, -0x1.bd9756p-1f, -0x1.8e328ep+0f, -0x1.b95e4p-1f, -0x1.0820f2p-3f,
        0x1.769278p+0f, 0x1.14465ep-2f, -0x1.5bb81ap+0f, -0x1.83771ep-1f, -0x1.a4116p-2f, 0x1.2cffd2p-2f,
        -0x1.b8fe84p-5f, -0x1.e8d0cap-1f, 0x1.21c422p+0f, -0x1.fc01dcp-4f, -0x1.424158p-1f, -0x1.2657bp-1f,
        -0x1.4f0f7p+0f, 0x1.be3bfp-2f, -0x1.1fd692p-1f, 0x1.ef00b4p-1f, 0x1.0c9b4cp+0f, 0x1.6ad516p-2f,
        0x1.d9d06cp-6f, -0x1.001542p+0f, 0x1.8d3d04p-2f, -0x1.f1b5b4p-3f, -0x1.33d0cap-2f, 0x1.29ffb8p-6f};
    static constexpr float k[90] = {
        -0x1.c4a8fcp+0f, -0x1.796152p-3f, -0x1.54be5cp+0f, 0x1.2e4488p-1f, -0x1.c34d76p-1f, 0x1.532088p-2f,
        -0x1.28cc44p-1f, -0x1.55dfacp-1f, 0x1.037c2ap+0f, -0x1.94ea58p-1f, -0x1.18b148p-1f, 0x1.25f9f2p+0f,
        0x1.4e4d9ep-2f, -0x1.997a6ap-4f, -0x1.7980ccp-6f, 0x1.492cb4p+0f, 0x1.65bfd8p+1f, 0x1.710046p+0f,
        0x1.835f28p+0f, -0x1.db2898p-2f, -0x1.3dfd1p-3f, -0x1.fd351ep+0f, -0x1.752df8p-1f, 0x1.28f99ep-1f,
        -0x1.a4cc8ap-2f, -0x1.7755f8p-5f, 0x1.794858p-2f, -0x1.7a2e5ep-1f, -0x1.67a85ep-2f, 0x1.c1845ep-2f,
        -0x1.d1bebep+0f, 0x1.1dc41p+0f, -0x1.ecb118p-3f, 0x1.78535cp-2f, 0x1.303696p+0f, -0x1.686102p-2f,
        0x1.43a14p+0f, -0x1.9d2132p+0f, 0x1.637eb4p-1f, -0x1.53b42ep-2f, 0x1.8909cp-3f, -0x1.ca9668p-2f,
        0x1.a5392ap-2f, 0x1.8aa96p-1f, 0x1.4fb88ap-2f, -0x1.fdcdf4p-3f, 0x1.0dee52p-1f, -0x1.8924e2p-1f,
        -0x1.0e3f02p+0f, -0x1.86a3e6p-1f, -0x1.ca1c84p-2f, 0x1.2cc50ep-1f, 0x1.2c6064p+0f, 0x1.715c6ap+0f,
        0x1.c6488ep-1f, 0x1.d1573ap-1f, 0x1.8b8cp-1f, -0x1.5675dap-2f, 0x1.55c2dap-6f, -0x1.566bf6p-3f,
        -0x1.2ee522p-5f, 0x1.ba604ap-3f, -0x1.bafd62p-1f, -0x1.b1d7b4p-1f, -0x1.dc6512p+0f, -0x1.e94562p-3f,
        0x1.30e04ap-1f, -0x1.3762b8p-1f, -0x1.9932bp-1f, 0x1.df3f0ap-3f, 0x1.4b5bc6p-2f, 0x1.2c00b4p+0f,
        0x1.4ccd42p+0f, -0x1.02ce08p+0f, 0x1.be03f8p-4f, -0x1.6fa20ap-1f, -0x1.aac9d2p-2f, 0x1.be7f56p+0f,
        0x1.1187bp+1f, 0x1.3477cp-1f, -0x1.68e944p-1f, -0x1.b6cd1cp-2f, 0x1.2a260cp-7f, 0x1.01579ap-1f,
        0x1.464eaep-3f, 0x1.111f9p+0f, -0x1.c80006p-3f, 0x1.8ec34ap-2f, 0x1.c306a4p-2f, -0x1.943efap-1f};
    static constexpr float v[120] = {
        0x1.9c841ap+0f, 0x1.d3e98ep-4f, 0x1.d525c4p-1f, -0x1.8aa6bap-1f, -0x1.af5b1cp-1f, -0x1.0d02ap-1f,
        -0x1.317602p-3f, -0x1.bbd5eep-1f, -0x1.815fp+0f, -0x1.0ceadp-1f, -0x1.5b4d0cp-2f, 0x1.20ef84p-1f,
        0x1.4a5bb4p-3f, -0x1.32d3ap+0f, -0x1.a3ec0cp-2f, 0x1.401bap-2f, 0x1.451f38p-1f, 0x1.365c3ap-2f,
        -0x1.0b460ap-1f, 0x1.982114p-2f, 0x1.4f7fcep-4f, 0x1.bfe056p-4f, 0x1.cc951ap-2f, 0x1.eafb94p-1f,
        -0x1.378ec8p+0f, -0x1.2a15c6p+0f, -0x1.08e80cp+0f, 0x1.5191b4p-1f, -0x1.c81068p+0f, -0x1.583722p-2f,
        -0x1.506ce8p-1f, -0x1.8d0fp-1f, -0x1.22a29ap-2f, 0x1.ae14c4p+0f, 0x1.b8308p-2f, 0x1.fce684p+0f,
        0x1.6f49ep+0f, -0x1.785292p-2f, 0x1.5d6918p-2f, 0x1.ebe0bp-1f, 0x1.3d56c4p-1f, -0x1.3c1b4p+0f,
        0x1.b43866p+0f, 0x1.c658a4p-1f, -0x1.d266a4p-1f, -0x1.04708ep+1f, -0x1.ded55ap+0f, 0x1.e9cea8p+0f,
        -0x1.249144p+0f, -0x1.fcd804p-3f, -0x1.00704p-2f, -0x1.26162p-1f, -0x1.8c9e26p-2f, 0x1.6cfdb4p+0f,
        -0x1.95205ep+0f, -0x1.2aa532p+0f, 0x1.767d96p+0f, 0x1.4c5e18p-5f, 0x1.8b28eep-1f, 0x1.c3aa0ep-1f,
        0x1.79ada2p-1f, -0x1.06032p+0f, 0x1.ea385cp+0f, -0x1.271d0cp+0f, 0x1.bf82e6p-1f, -0x1.d5e028p-6f,
        -0x1.f4ea66p-2f, -0x1.83af34p-2f, 0x1.74def2p+0f, 0x1.117638p+0f, -0x1.435504p-2f, -0x1.b11264p-2f,
        0x1.ad2f2ep-1f, 0x1.cd1f92p-1f, 0x1.22103cp-1f, -0x1.c52f0cp-2f, -0x1.3382c2p-1f, -0x1.5192f8p+0f,
        0x1.97da12p-2f, -0x1.6f85d4p+0f, -0x1.3a53a2p+0f, 0x1.6d58a8p+0f, 0x1.9741cap+0f, -0x1.0932fap-1f,
        0x1.83a58p+0f, 0x1.0a1432p-1f, -0x1.c16988p-1f, 0x1.4f2428p+0f, -0x1.249dc8p+0f, 0x1.d6184ep+0f,
        -0x1.b002dap-2f, 0x1.9c9de6p-2f, -0x1.263a58p+0f, -0x1.842164p+1f, -0x1.757382p-3f, -0x1.f7093ap-1f,
        -0x1.0cc14p+1f, -0x1.867292p-2f, -0x1.370acep-2f, -0x1.0fdffcp-1f, 0x1.db2d2ap-2f, 0x1.71d41ap+1f,
        0x1.067d94p-1f, -0x1.7df664p-2f, 0x1.8799aap-1f, -0x1.cd3a58p-4f, -0x1.8c88ecp-2f, -0x1.465928p-1f,
        -0x1.5c1c12p-2f, -0x1.98fe72p-2f, 0x1.ec72fep-2f, -0x1.95b50ap-1f, 0x1.9cf788p+0f, 0x1.1d0cfep-1f,
        0x1.222e44p-2f, -0x1.7d1804p-3f, -0x1.331ddp-2f, 0x1.222348p-2f, 0x1.0bf052p-2f, 0x1.d2939ap-5f};
    static constexpr bool keep[10] = {true, true, true, false, false, true, true, true, true, true};
    static constexpr float scores[60] = {
        -0x1.9e45dap-2f, 0x1.86e304p-4f, -0x1.4bf958p-3f, -0x1.a433f8p-3f, 0x1.1d8d82p-4f, -0x1.99eb5ep-2f,
        0x1.0315b8p-3f, 0x1.91409ep-2f, 0x1.c39338p-2f, -0x1.e0a60ap-7f, 0x1.777d5cp+1f, 0x1.81aaf8p+0f,
        -0x1.98fb64p+1f, -0x1.68d454p-1f, -0x1.5c4faep+0f, -0x1.539904p+1f, -0x1.1dcb9ep+0f, 0x1.0d8ceap+1f,
        0x1.752786p-2f, 0x1.9c63aap-1f, -0x1.2ca27p+0f, 0x1.8b0828p-1f, 0x1.169766p-2f, 0x1.9d120cp-4f,
        0x1.af0698p-3f, 0x1.f570f8p-2f, -0x1.00e496p-1f, -0x1.ac6fa4p-5f, 0x1.80d978p-6f, -0x1.3a02d8p-2f,
        -0x1.91bf3ep-1f, 0x1.49bc0ep-3f, 0x1.1c89f4p-2f, -0x1.8412f8p-6f, -0x1.c4112ep-4f, 0x1.4c3522p-4f,
        0x1.00aeaep-1f, -0x1.e5087ep-1f, -0x1.4cea3p-1f, 0x1.265932p-4f, 0x1.73d432p-2f, 0x1.ff4662p-3f,
        -0x1.5fd09p-2f, -0x1.e73322p-2f, -0x1.45a502p+0f, -0x1.118dd2p-4f, -0x1.a62f3cp+0f, -0x1.98a926p-3f,
        0x1.21fc84p-1f, 0x1.1580dp-3f, 0x1.3d1bfcp-1f, -0x1.e16f24p-2f, 0x1.9a442ep-4f, -0x1.53a604p-1f,
        -0x1.b2e79ap-2f, 0x1.87fa86p-3f, -0x1.a5ae24p-2f, 0x1.056c08p-4f, -0x1.adc80ep-3f, -0x1.1d6ee6p-3f};
    static constexpr float weights[60] = {
        0x1.05049cp-2f, 0x1.ae57fap-2f, 0x1.4ca36ep-2f, 0.0f, 0.0f, 0x1.a1d08ap-3f, 0x1.61cab6p-2f, 0x1.cd4d08p-2f,
        0.0f, 0.0f, 0x1.9c2b5ap-1f, 0x1.8bbab8p-3f, 0x1.cbee08p-10f, 0.0f, 0.0f, 0x1.0bfc66p-7f, 0x1.377cdp-5f,
        0x1.e85842p-1f, 0.0f, 0.0f, 0x1.4e6d7cp-4f, 0x1.249f0ep-1f, 0x1.63268ap-2f, 0.0f, 0.0f, 0x1.0635bp-1f,
        0x1.852a86p-3f, 0x1.30ff5ep-2f, 0.0f, 0.0f, 0x1.837784p-4f, 0x1.f2c59p-3f, 0x1.184d5ap-2f, 0x1.9ea8fcp-3f,
        0x1.7c3afap-3f, 0x1.d69832p-3f, 0x1.6631ep-2f, 0x1.50897ep-4f, 0x1.c4f6fep-4f, 0x1.d243dp-3f,
        0x1.53d8e4p-2f, 0x1.2f6488p-2f, 0x1.4f472ep-3f, 0x1.25c17p-3f, 0x1.08f90cp-4f, 0x1.8aafcap-3f,
        0x1.44697p-5f, 0x1.599e6ap-3f, 0x1.73b56ap-2f, 0x1.e32c9ep-3f, 0x1.8fe4a2p-2f, 0x1.0d08d6p-3f,
        0x1.dbdfbcp-3f, 0x1.bb873cp-4f, 0x1.198a8cp-3f, 0x1.0c676p-2f, 0x1.25aac8p-3f, 0x1.d8839ep-3f,
        0x1.676226p-3f, 0x1.81a0bp-3f};
    static constexpr float output[48] = {
        -0x1.bab2c2p-2f, -0x1.73002ep-2f, 0x1.f1575cp-5f, -0x1.8286eep-2f, -0x1.47edc4p-1f, -0x1.944f4ep-2f,
        -0x1.1cd17p-6f, -0x1.9ec8b8p-3f, -0x1.60f8a6p-3f, -0x1.19b7fep-3f, 0x1.49b246p-3f, 0x1.cbc7eep-1f,
        -0x1.beab0cp+0f, -0x1.74bbaep-2f, -0x1.5324d8p-1f, -0x1.69dce8p-1f, -0x1.bb973cp-1f, -0x1.5990cp+0f,
        -0x1.0448dp+0f, 0x1.eef96cp-1f, -0x1.918fb4p-3f, -0x1.17cf8ap+0f, 0x1.c54442p-2f, 0x1.4b3d3p-1f,
        0x1.7aa732p-1f, 0x1.02523ep-3f, 0x1.505854p-3f, -0x1.58a93cp-1f, 0x1.1a0bfap-1f, -0x1.6ea77p-2f,
        0x1.95ccbap-2f, -0x1.9da02ap-1f, -0x1.c961c8p-2f, 0x1.dfe1c2p-2f, 0x1.396bd2p-3f, 0x1.b4e48cp-4f,
        -0x1.4839p+0f, -0x1.2b991cp-1f, 0x1.011e3cp-4f, -0x1.d8fb5p-2f, 0x1.5836c8p-2f, 0x1.1eb5e6p+0f,
        0x1.4f9b4ap-2f, -0x1.b40fb2p-2f, 0x1.8494ap-2f, 0x1.99a2bp-1f, 0x1.27bc12p-2f, -0x1.935facp-2f};
    static constexpr double weights_double[60] = {
        0x1.05049acda1ff3p-2, 0x1.ae57f7b67004bp-2, 0x1.4ca36d7bedfc4p-2, 0.0, 0.0, 0x1.a1d0870a6dc68p-3,
        0x1.61cab5ef83605p-2, 0x1.cd4d068b45bc7p-2, 0.0, 0.0, 0x1.9c2b5bfbc80fap-1, 0x1.8bbab40ed4424p-3,
        0x1.cbee0105bf9cep-10, 0.0, 0.0, 0x1.0bfc646c4baa3p-7, 0x1.377cc8e3ce53dp-5, 0x1.e85841e011ec3p-1, 0.0, 0.0,
        0x1.4e6d790ba97fep-4, 0x1.249f0ca9ae8ccp-1, 0x1.63268869b8868p-2, 0.0, 0.0, 0x1.0635af79b72dcp-1,
        0x1.852a84e7e88c8p-3, 0x1.30ff5e989d5e3p-2, 0.0, 0.0, 0x1.837784891b919p-4, 0x1.f2c59182be26cp-3,
        0x1.184d5976daf5ap-2, 0x1.9ea8fd25276e4p-3, 0x1.7c3afc25d6b6ap-3, 0x1.d69833d4565cdp-3,
        0x1.6631de9dd23b7p-2, 0x1.50897cfd25cf9p-4, 0x1.c4f6ff98c0d52p-4, 0x1.d243d0a511da6p-3,
        0x1.53d8e494f16e3p-2, 0x1.2f64895d24359p-2, 0x1.4f472d7903939p-3, 0x1.25c170ffaee34p-3,
        0x1.08f90b4644832p-4, 0x1.8aafc8aff52f3p-3, 0x1.446970a7d397bp-5, 0x1.599e6a331f644p-3,
        0x1.73b569928c1bcp-2, 0x1.e32c9dcdde4f4p-3, 0x1.8fe4a2915de5p-2, 0x1.0d08d7b2922d9p-3, 0x1.dbdfba761cb6fp-3,
        0x1.bb873cec536f2p-4, 0x1.198a8a3e6b99ep-3, 0x1.0c6760a9ade0ep-2, 0x1.25aac854988bcp-3,
        0x1.d883a09ec8ae5p-3, 0x1.67622662c98bcp-3, 0x1.81a0af567978bp-3};
    static constexpr double output_double[48] = {
        -0x1.bab2bf7931336p-2, -0x1.73002d1532916p-2, 0x1.f157521c20a26p-5, -0x1.8286ed4772979p-2,
        -0x1.47edc2e7d0652p-1, -0x1.944f4d516f536p-2, -0x1.1cd17edbed8ap-6, -0x1.9ec8b5975bd4ep-3,
        -0x1.60f8a1abd68fbp-3, -0x1.19b7f9eacf74bp-3, 0x1.49b24ee793eeep-3, 0x1.cbc7eeec4e0b7p-1,
        -0x1.beab0c92511bfp+0, -0x1.74bbade665a3ep-2, -0x1.5324d5f50b7d6p-1, -0x1.69dce859c95cfp-1,
        -0x1.bb973ad6944e1p-1, -0x1.5990bd913cf0fp+0, -0x1.0448ce9874fd2p+0, 0x1.eef969a5d903ap-1,
        -0x1.918fb80c9b6fp-3, -0x1.17cf8a24fbf41p+0, 0x1.c54442d469247p-2, 0x1.4b3d2f016965dp-1,
        0x1.7aa733524c028p-1, 0x1.02523b461316cp-3, 0x1.505855e6fea6dp-3, -0x1.58a93e51d0d4dp-1,
        0x1.1a0bfbe69e48fp-1, -0x1.6ea77136d884ep-2, 0x1.95ccbc1b8d114p-2, -0x1.9da0297f2954ep-1,
        -0x1.c961c6043c186p-2, 0x1.dfe1c3cb2062ep-2, 0x1.396bd2b3144a6p-3, 0x1.b4e488425016cp-4,
        -0x1.4838ff7b18846p+0, -0x1.2b991bd25966p-1, 0x1.011e3a294cba9p-4, -0x1.d8fb50d5ffac6p-2,
        0x1.5836c9ea5aa51p-2, 0x1.1eb5e5b8fe58p+0, 0x1.4f9b484cb7d9bp-2, -0x1.b40fb295ffbc4p-2,
        0x1.8494a1426435ap-2, 0x1.99a2b17f74abdp-1, 0x1.27bc11d6dea34p-2, -0x1.935fae88285d5p-2};
};

/// Bool mask [H, L, S]: one mask per head.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 1.3e-07 from double.
struct case_23_keep_head_query_key {
    using element = float;
    static constexpr const char* name = "case_23_keep_head_query_key";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 2, heads = 3, queries = 2, keys = 5, dk = 3, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::head_query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[36] = {
        -0x1.cd6adcp-1f, 0x1.2195a6p-1f, -0x1.f3f19ep-2f, 0x1.805b32p-1f, 0x1.2db2aep-1f, -0x1.d21ee2p-2f,
        -0x1.a0895cp-1f, 0x1.1172d8p-2f, -0x1.1b3516p-1f, 0x1.340074p-1f, -0x1.daaa0cp-1f, 0x1.218efap-1f,
        -0x1.38f9d4p+1f, -0x1.48b32p-3f, 0x1.717244p-3f, 0x1.1e0a6cp+1f, -0x1.5ad41ep-1f, 0x1.ca3312p-1f,
        0x1.d1b2c2p-1f, 0x1.b4443ap-2f, -0x1.c66e92p-3f, -0x1.b5fda6p-2f, 0x1.0a1d7ep+0f, -0x1.844b78p+0f,
        0x1.ba96a6p-2f, 0x1.714708p-2f, 0x1.18d6fp-3f, -0x1.558826p-1f, 0x1.1418f2p+0f, -0x1.92bc82p-3f,
        0x1.2f49f4p+0f, 0x1.9bc704p-1f, 0x1.30ab12p+0f, 0x1.90cdc4p-3f, 0x1.ad340ap-1f, 0x1.a56702p+0f};
    static constexpr float k[90] = {
        0x1.3a11d4p+0f, -0x1.01edc2p+1f, 0x1.906eb2p-3f, -0x1.979564p+0f, -0x1.76f9b8p+0f, -0x1.ec0128p-2f,
        -0x1.76f3f8p-1f, 0x1.ac130cp-1f, 0x1.f183cp+0f, 0x1.151fdp+0f, -0x1.8acd7ep+0f, 0x1.63930ep-1f,
        -0x1.a1f8e4p-3f, -0x1.49d052p-1f, -0x1.6c3e28p+0f, 0x1.8968eap-1f, -0x1.6258d4p-1f, 0x1.40db96p+0f,
        -0x1.89784ap-2f, -0x1.bb48eep-1f, -0x1.03ca0cp+0f, 0x1.11731ep-2f, 0x1.fcfdep+0f, -0x1.90706cp+0f,
        0x1.bd7426p-4f, -0x1.18eaep+0f, 0x1.e7b962p+0f, 0x1.44ed7p-2f, -0x1.71006p+0f, -0x1.621e6ep+0f,
        0x1.278d84p-1f, 0x1.7461bcp-3f, -0x1.0340fcp+1f, 0x1.f553ecp+0f, -0x1.92706ap+0f, -0x1.7505d2p+0f,
        -0x1.7b5a18p-1f, 0x1.aced82p-2f, -0x1.4b5a5p-1f, -0x1.bd8436p-2f, -0x1.50d8e2p-1f, 0x1.9677d8p+0f,
        -0x1.67c2ep-1f, 0x1.8c82f2p-1f, -0x1.33e6dap+0f, 0x1.adf5aep-2f, -0x1.2ab192p+0f, -0x1.7324fep-1f,
        -0x1.10babap+0f, -0x1.c4303ap+0f, 0x1.57fabap-4f, -0x1.9861c8p-1f, 0x1.59dfc4p-5f, -0x1.12371ap-1f,
        0x1.0e37bap+1f, -0x1.27ba22p+1f, 0x1.7ab002p+0f, -0x1.085658p+0f, 0x1.218dfap+0f, 0x1.8a74b6p-2f,
        0x1.d304e4p-2f, 0x1.d16036p-1f, 0x1.e5c02p-3f, -0x1.20036ap+0f, -0x1.5db1acp+0f, -0x1.210c0ep+0f,
        0x1.0a4802p-1f, 0x1.834a0ep-4f, -0x1.2182f6p+0f, -0x1.35cfa2p+1f, -0x1.cc989cp-3f, 0x1.0600d6p-1f,
        -0x1.fead38p-1f, -0x1.942c3p-1f, -0x1.dedbcep-2f, 0x1.7666eep-4f, -0x1.34dddcp-1f, -0x1.f11828p-1f,
        -0x1.a8d5d4p-3f, 0x1.7ff3ap-5f, -0x1.25cb1cp+1f, 0x1.8f4ec8p-1f, 0x1.3d508ap-3f, 0x1.65e5d6p-1f,
        0x1.4992aep-1f, -0x1.46626cp-3f, -0x1.ea5c88p-3f, -0x1.5b11fp-1f, 0x1.bc258cp-1f, 0x1.e2babcp-1f};
    static constexpr float v[120] = {
        -0x1.add3fep+0f, 0x1.c93c8cp-4f, 0x1.7b113p-2f, -0x1.563d84p-2f, 0x1.4c1024p-1f, -0x1.b7e6fcp+0f,
        0x1.5a5496p+0f, 0x1.ddd734p-5f, 0x1.4a65a2p-1f, 0x1.44f8aap-1f, -0x1.039fdcp+0f, -0x1.291178p-1f,
        -0x1.622c38p-1f, 0x1.89bc04p-4f, -0x1.d75a44p-1f, -0x1.f42a76p-1f, -0x1.afcb24p-1f, 0x1.fe9158p-2f,
        0x1.3431b8p+0f, 0x1.60e8acp-3f, 0x1.c18a02p-4f, -0x1.208be8p+0f, -0x1.7ee718p+1f, 0x1.29f564p-1f,
        -0x1.2e47cp-1f, -0x1.df92f8p-3f, 0x1.f618eap-2f, 0x1.abd4dcp+0f, 0x1.5448dap+0f, 0x1.711a04p-1f,
        -0x1.02441cp-2f, -0x1.add456p-2f, 0x1.baecfep-1f, 0x1.1bfb8p-3f, -0x1.6cc5bap-2f, -0x1.b0352ap-1f,
        -0x1.5421f4p-1f, -0x1.e21c68p-2f, -0x1.e51aap+0f, 0x1.a051f4p-1f, -0x1.26d93ap+0f, -0x1.ea473cp-2f,
        -0x1.29ba28p+1f, -0x1.26f862p+0f, 0x1.504526p-7f, 0x1.b50f46p+0f, 0x1.484cd8p-3f, -0x1.e1906ap-1f,
        0x1.5c638ep-4f, -0x1.550a2ap-1f, 0x1.8715ap-3f, 0x1.144ee6p+0f, 0x1.b11c2ep+1f, 0x1.861d94p-1f,
        0x1.1a559ap+0f, 0x1.5ea21ep-1f, -0x1.8d2bf8p+0f, -0x1.4fb504p-1f, 0x1.9911d2p-1f, 0x1.370c8ep-1f,
        -0x1.7add7p-4f, -0x1.6ffc16p-1f, 0x1.6138b6p-3f, 0x1.a3fb56p-2f, 0x1.1ff568p+0f, -0x1.75447ap-1f,
        -0x1.2482d6p+0f, 0x1.8f4482p-2f, 0x1.dbffbp-1f, 0x1.42edfp+0f, 0x1.11e15cp+0f, 0x1.12d91cp+0f,
        -0x1.ef8b4ep-1f, 0x1.a198acp+0f, 0x1.47e218p+0f, 0x1.8c1c3ep-1f, 0x1.363676p+0f, -0x1.facecep-3f,
        -0x1.cad11cp-2f, 0x1.0ce0aep-1f, -0x1.511ed2p-1f, 0x1.677534p+0f, -0x1.14570ep-3f, 0x1.019df8p+0f,
        0x1.2f343ap+0f, 0x1.4caf26p+0f, -0x1.4027b8p+0f, -0x1.8f1d58p-1f, 0x1.d34f9p-5f, 0x1.315bd6p-1f,
        0x1.82f108p+0f, 0x1.62d2e6p+0f, -0x1.33b50cp+0f, -0x1.48d582p+0f, -0x1.72a42ap-2f, -0x1.07c03cp+0f,
        -0x1.6fdecep+0f, -0x1.d427dp+0f, 0x1.54d6cep-3f, -0x1.22f4e6p-2f, -0x1.7a5654p+0f, -0x1.a32e88p-3f,
        0x1.53686p-1f, -0x1.2ed54p-1f, -0x1.1b5f9ap-1f, -0x1.9ed736p-1f, -0x1.8398dp-1f, 0x1.136b2p+0f,
        -0x1.a4417ep-1f, 0x1.867486p-2f, -0x1.b066ecp-1f, -0x1.1eac06p-1f, -0x1.fc6946p-1f, 0x1.5fe31ap+0f,
        -0x1.caeee8p-2f, 0x1.28cb76p+0f, 0x1.2a7e96p+0f, -0x1.b2668cp-2f, 0x1.14c0bcp-1f, 0x1.eab6eep-1f};
    static constexpr bool keep[30] = {
        true, false, false, true, true, false, true, true, true, false, true, true, true, true, true, false, false,
        true, false, true, false, true, false, false, false, true, false, true, true, true};
    static constexpr float scores[60] = {
        -0x1.59f978p+0f, 0x1.f12dep-2f, 0x1.b3374p-4f, -0x1.4339fep+0f, 0x1.3006ccp-2f, -0x1.a43d78p-3f,
        -0x1.0fe554p+0f, -0x1.1660b4p-1f, -0x1.e76d46p-3f, 0x1.0faa2cp-4f, -0x1.bc5a2ap-1f, 0x1.7bfc8ep-2f,
        0x1.5c7e2p-1f, -0x1.a84a18p-1f, 0x1.20b404p-4f, 0x1.0bea76p+0f, -0x1.6ca69cp-10f, -0x1.7b71bap+0f,
        0x1.3f47d2p+0f, 0x1.b86126p-2f, -0x1.0aee54p+0f, -0x1.62a3d8p+1f, 0x1.e1251cp-1f, 0x1.ae58eap-1f,
        0x1.96fe7ep-1f, -0x1.7dca38p-2f, 0x1.31bc62p+1f, -0x1.7442ap+0f, 0x1.085e06p-1f, -0x1.d4b4f2p+0f,
        0x1.aff478p-6f, -0x1.0133bap+0f, -0x1.5c0568p-2f, 0x1.673abcp-2f, -0x1.40e528p-2f, -0x1.5a6954p-3f,
        -0x1.bdba1ep-1f, 0x1.61f4cp-1f, -0x1.9a0642p+1f, 0x1.31665ap-1f, 0x1.498e5ep-2f, -0x1.4f205ap-1f,
        0x1.eaf684p-5f, -0x1.3878dap-1f, -0x1.cd14f8p-2f, 0x1.741f02p-2f, -0x1.28084p-2f, -0x1.aab6b6p-7f,
        0x1.77d0cep-1f, -0x1.bcf98p-5f, -0x1.c4f714p-1f, -0x1.b27d38p+0f, 0x1.15f03cp+0f, 0x1.9d3a0cp-3f,
        0x1.2c8698p-1f, -0x1.345034p+0f, -0x1.174fb6p+1f, 0x1.a7a668p-1f, -0x1.db0a38p-3f, 0x1.3d42ap+0f};
    static constexpr float weights[60] = {
        0x1.18e10ap-3f, 0.0f, 0.0f, 0x1.32faf4p-3f, 0x1.6d09p-1f, 0.0f, 0x1.9cf9ep-3f, 0x1.5ac236p-2f,
        0x1.d6c0d6p-2f, 0.0f, 0x1.41328ap-4f, 0x1.1531aap-2f, 0x1.79c53cp-2f, 0x1.4e088ep-4f, 0x1.9a74b2p-3f, 0.0f,
        0.0f, 0x1.07a1fap-3f, 0.0f, 0x1.be1782p-1f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.ff5cbap-3f, 0.0f,
        0x1.5adc86p-4f, 0x1.370deep-1f, 0x1.dbf516p-5f, 0x1.4ad52cp-2f, 0.0f, 0.0f, 0x1.c9a0fap-2f, 0x1.d713b2p-3f,
        0.0f, 0x1.5d3394p-3f, 0x1.a03aa4p-1f, 0x1.0f0f04p-6f, 0.0f, 0x1.551ab2p-2f, 0x1.00f856p-3f, 0x1.06827cp-2f,
        0x1.0c986ep-3f, 0x1.3b34dcp-3f, 0.0f, 0.0f, 0x1.0548fep-1f, 0.0f, 0x1.f56e04p-2f, 0.0f, 0x1p+0f, 0.0f, 0.0f,
        0.0f, 0x1.678102p-5f, 0.0f, 0x1.56c65ep-2f, 0x1.db5024p-4f, 0x1.02bacp-1f};
    static constexpr float output[48] = {
        -0x1.ded6d8p-1f, 0x1.8a721cp-2f, 0x1.8acd3cp-1f, -0x1.1c4cfap-4f, 0x1.005c6p-5f, -0x1.65eb14p-4f,
        -0x1.f9b354p-2f, -0x1.4482bcp-1f, 0x1.1b361p-2f, 0x1.fdf918p-6f, -0x1.351b58p-1f, 0x1.bfcad4p-2f,
        -0x1.a17b5p-2f, -0x1.45061p-2f, -0x1.aef834p+0f, 0x1.4f102ep-1f, 0x1.504526p-7f, 0x1.b50f46p+0f,
        0x1.484cd8p-3f, -0x1.e1906ap-1f, 0x1.af66a4p+0f, 0x1.fda6b4p-3f, 0x1.36f846p-3f, 0x1.052ccp-2f,
        -0x1.7834d4p-3f, 0x1.c26fdcp-2f, 0x1.0cd35ap-1f, 0x1.32b698p-1f, 0x1.dcf662p-1f, 0x1.db38b6p-1f,
        0x1.6465fcp-1f, 0x1.e77774p-1f, -0x1.bd57dp-2f, 0x1.55c4dcp-2f, 0x1.4f6186p-3f, 0x1.a7cdc6p-2f,
        -0x1.595ee6p-1f, -0x1.2ea8b4p-1f, 0x1.b4a7bep-1f, 0x1.22e966p-1f, -0x1.1b5f9ap-1f, -0x1.9ed736p-1f,
        -0x1.8398dp-1f, 0x1.136b2p+0f, 0x1.132f2p-3f, 0x1.054bacp-4f, -0x1.09fc7p-5f, 0x1.9f359cp-2f};
    static constexpr double weights_double[60] = {
        0x1.18e109ef30961p-3, 0.0, 0.0, 0x1.32faf26c08a5ep-3, 0x1.6d0900e931b1p-1, 0.0, 0x1.9cf9e1c6c5d56p-3,
        0x1.5ac236e5ccca2p-2, 0x1.d6c0d836d04b3p-2, 0.0, 0x1.41328861fe4c5p-4, 0x1.1531a7c7209d4p-2,
        0x1.79c53b10b034dp-2, 0x1.4e088ca9090a6p-4, 0x1.9a74afcadab08p-3, 0.0, 0.0, 0x1.07a1f9c8523ep-3, 0.0,
        0x1.be17818deb707p-1, 0.0, 0x1p+0, 0.0, 0.0, 0.0, 0x1.ff5cbb9f7e28cp-3, 0.0, 0x1.5adc888373829p-4,
        0x1.370deec0dd175p-1, 0x1.dbf5146d4ee3p-5, 0x1.4ad52cd1ffd34p-2, 0.0, 0.0, 0x1.c9a0fa8360235p-2,
        0x1.d713b1554012bp-3, 0.0, 0x1.5d3393a773aeep-3, 0x1.a03aa2edf36dbp-1, 0x1.0f0f0505f4d3p-6, 0.0,
        0x1.551ab2c7cd762p-2, 0x1.00f8552ec49ecp-3, 0x1.06827ce7d07dep-2, 0x1.0c986e120c494p-3,
        0x1.3b34dd5ff32fbp-3, 0.0, 0.0, 0x1.0548fe11dac7dp-1, 0.0, 0x1.f56e03dc4a706p-2, 0.0, 0x1p+0, 0.0, 0.0, 0.0,
        0x1.67810063150c7p-5, 0.0, 0x1.56c65bed68605p-2, 0x1.db5022b8e624fp-4, 0x1.02babdabfdba8p-1};
    static constexpr double output_double[48] = {
        -0x1.ded6d7a51d66ep-1, 0x1.8a721e95302efp-2, 0x1.8acd3c4c2fc4cp-1, -0x1.1c4cf65767197p-4,
        0x1.005c5bdca40ap-5, -0x1.65eb1061e74ddp-4, -0x1.f9b353ebf59c6p-2, -0x1.4482bbfc4fc6fp-1,
        0x1.1b3611cb2039ap-2, 0x1.fdf91ea75cd5cp-6, -0x1.351b55ea4dd61p-1, 0x1.bfcacf779bfeep-2,
        -0x1.a17b4f607955p-2, -0x1.45060ff58d85ep-2, -0x1.aef831de9bd2ap+0, 0x1.4f102eee02a2dp-1, 0x1.504526p-7,
        0x1.b50f46p+0, 0x1.484cd8p-3, -0x1.e1906ap-1, 0x1.af66a54ec3e42p+0, 0x1.fda6b7d221245p-3,
        0x1.36f84917d9aedp-3, 0x1.052cc0dd8793fp-2, -0x1.7834d811c2528p-3, 0x1.c26fdac25602fp-2,
        0x1.0cd358ed6f512p-1, 0x1.32b698af290c1p-1, 0x1.dcf660f6bb0dep-1, 0x1.db38b498c0624p-1,
        0x1.6465fa5d73c98p-1, 0x1.e777738c08174p-1, -0x1.bd57d1038a3a6p-2, 0x1.55c4dea6edd01p-2,
        0x1.4f618ae9c9a6bp-3, 0x1.a7cdc9e0ceb6ap-2, -0x1.595ee55787293p-1, -0x1.2ea8b4150bb2p-1,
        0x1.b4a7bea1c7e2cp-1, 0x1.22e965fd2d399p-1, -0x1.1b5f9ap-1, -0x1.9ed736p-1, -0x1.8398dp-1, 0x1.136b2p+0,
        0x1.132f1528802d8p-3, 0x1.054bb2a64095ep-4, -0x1.09fc798be222p-5, 0x1.9f3598de3f795p-2};
};

/// Bool mask [B, H, L, S], double.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep).
struct case_24_keep_batch_head_query_key {
    using element = double;
    static constexpr const char* name = "case_24_keep_batch_head_query_key";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 2, heads = 3, queries = 2, keys = 5, dk = 3, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74590331dp-1;
    static constexpr mask_axes keep_axes = mask_axes::batch_head_query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[36] = {
        -0x1.3b2016eeb39eap-2, -0x1.0cbcec21c739ep+0, -0x1.6e65e279c6f8ap+0, -0x1.57eb039f7ff8p+0,
        -0x1.72324195e3bfcp-1, -0x1.5022179a34a76p-1, 0x1.1d20f4e28e9b4p+0, -0x1.fb3899431e6bap+0,
        -0x1.8d66edda34fa2p-2, 0x1.b6a4e19721958p-1, 0x1.7e23979d005c7p-1, 0x1.88d1b354b88f5p-1,
        0x1.9c802054318aap-1, 0x1.190b9986fb814p-5, -0x1.35baa23ac3772p+0, 0x1.148e44e99e9dp-1,
        -0x1.d29198fb46844p+0, 0x1.08474536e54ecp+0, 0x1.03705850ecd85p-1, -0x1.35b3fdfee36f6p-2,
        -0x1.1e03677b4f76cp-1, -0x1.1809599d8e42ap-1, 0x1.4f393460aa502p+0, 0x1.4244674458844p-1,
        0x1.1b14cb339af24p+0, -0x1.4e0935d0866fp-1, -0x1.1f1e09713f056p+0, 0x1.70c8d8c740863p-1,
        -0x1.f6901477554bbp-1, 0x1.9bff75ccaf5dp-7, 0x1.c20b341662ccap-3, 0x1.06e5856a56243p+0,
        -0x1.39374f1a7b0c9p+0, -0x1.74da764db6a2cp+0, 0x1.0ab3325607033p+1, 0x1.d34b9591dd81p-1};
    static constexpr double k[90] = {
        0x1.674b95c44a4dfp-1, -0x1.60e864483e9cbp+0, -0x1.39bb491d4d4fcp-1, -0x1.39dafd7382215p+0,
        -0x1.343b71dcc84b1p-1, -0x1.38a88316ca553p-1, 0x1.311c0916f71fap+0, -0x1.df8b5d82e556p-1,
        0x1.b85a0b8561623p-2, 0x1.05acab902ded4p+0, -0x1.1c4f46b33f8d6p+0, 0x1.0edbb058f8a9ap+0,
        0x1.8d58d972a3068p-1, 0x1.c2042458abc67p-1, 0x1.029507862405ep+0, 0x1.2253409aae955p-3,
        0x1.10fa063dca016p+0, -0x1.c3687e67ac227p-3, 0x1.6578c52fc9c5ep+0, 0x1.d3482470168dp-3,
        0x1.d9172db5fddb7p-2, 0x1.cd6f3f77a2439p+0, 0x1.a8e6026713786p-1, -0x1.73734add89f83p+0,
        -0x1.8efbff4718ec4p-7, -0x1.f54b748ea9a04p-5, 0x1.7125f1a23d3b9p-4, -0x1.e14b518e95035p-2,
        0x1.d301af1f72733p-4, -0x1.b25bb10281399p-4, 0x1.875d804e0d0f3p+0, -0x1.987f58f715a0bp+0,
        0x1.8c27caaafd83ap+0, 0x1.06fea208eb9f9p+0, 0x1.9d686a5b719b9p-1, -0x1.2f0eacf095acdp+0,
        0x1.39dc15cdc6b7bp+0, 0x1.0f94e422717f7p-1, -0x1.82b706d750e75p-1, 0x1.bf7fafade5ffep-4,
        -0x1.130bc381e9d04p+1, 0x1.77f15468d1f0bp-1, -0x1.75d0d05d02828p-7, 0x1.09d4954861452p-1,
        -0x1.920301a9bb2fcp-2, 0x1.81d287d53d076p-1, -0x1.087e60a8d8e1fp+0, -0x1.2b72b33e1eb46p-1,
        0x1.a8557d2664df3p-2, 0x1.05512fefe8f2p+1, -0x1.055df7bb465ccp-1, -0x1.c924ba6293ba3p-1,
        -0x1.acee6d4e1ab8ap-1, -0x1.fbd7fdcbc611p-1, 0x1.9495307834be4p-1, -0x1.a51a90c87aef9p-1,
        -0x1.3fed5992ec271p-1, 0x1.54490c89c8104p+0, -0x1.c951943331b01p-3, 0x1.49e072632ce3cp+0,
        -0x1.1bfe4a976856ep+1, -0x1.7d7fa9d629e51p-1, 0x1.bbe1a9bc28f15p+0, -0x1.1751e006bd38cp+0,
        0x1.77f71cac5bc6dp-4, 0x1.3452bea6d018bp-2, 0x1.a7d6a07744fa7p-7, -0x1.c1e3641aabb24p-4,
        0x1.dbf8c636aa571p-2, 0x1.9ad3d0e6ab23fp+0, -0x1.0b7f68f891d0dp+1, 0x1.0da5782f0b962p-2,
        -0x1.de099233f9633p-1, -0x1.255e59a088579p-2, 0x1.aa5a64e65d9ffp-3, 0x1.e08fd5055a1cbp-4,
        -0x1.0eae776548893p-1, -0x1.34260c3a9bc02p+0, 0x1.40f89ab7cd219p-2, -0x1.13157db35ab5cp+0,
        0x1.5bae444acbf03p+1, -0x1.7501327602bcbp+1, -0x1.c6d4bd06055b2p-4, -0x1.c26cc385cfa8dp-2,
        0x1.bdeadbb84d92ep-1, -0x1.cd336a442b57ep-2, -0x1.0066473fc3c54p-2, -0x1.4d415db8030d9p-7,
        0x1.6d6ccbb4950afp-1, -0x1.6d7634182a9cdp+1};
    static constexpr double v[120] = {
        0x1.aef5d01b42d47p-2, -0x1.0c0d9085f1b8dp-2, -0x1.99918d48fbf37p+0, -0x1.84da877d316f6p+1,
        0x1.3dcec8fccd909p+0, 0x1.446da1c32c585p+0, 0x1.28655370560ecp+0, 0x1.4c415ce80b2d9p-2,
        0x1.3e6ef21357bccp-1, -0x1.df74416c9eedap+0, 0x1.4af4e9369276ap-2, 0x1.3af2c22570763p-5,
        0x1.5c83fbe264239p+0, 0x1.a0a88923141cep-1, 0x1.4e297f9205a6bp-4, 0x1.f5e5c17be430ep+0,
        0x1.da21c39062c11p-2, -0x1.a4cebb07879d7p-2, 0x1.36eb60f35a7f1p+0, -0x1.e57d24e5ecf52p+0,
        0x1.bf44ab9d7443ep+0, -0x1.5124f889c151dp-3, 0x1.7b01bbc7e533cp-1, -0x1.d9abdac1142e4p-4,
        0x1.56177fc01ce23p+0, -0x1.22428fa67cc9p-3, -0x1.70fd9892eca77p-1, -0x1.1670926bcbb51p-1,
        0x1.80a674f09de4p-1, -0x1.0eca0e637dff1p+0, 0x1.6b293ee21b788p-3, -0x1.907294108a3d7p-2,
        0x1.db8090e573263p-1, 0x1.5bb3ee747a159p+0, -0x1.b1d03ab6ecfe4p-1, 0x1.0fc732d7c6358p+0,
        0x1.600c933e92becp-2, -0x1.68264063fde56p-3, -0x1.c7205e74b67d3p-2, -0x1.28195805fa294p-3,
        -0x1.d5e6a1a911db6p-1, 0x1.1981b29bcc323p+0, -0x1.8caf239b2fae7p-3, 0x1.ddfff6f2ac7a8p-2,
        -0x1.cd85c6ae23ab9p-2, 0x1.9c4a38af3a127p-1, -0x1.f0c97c7ac7658p-1, 0x1.cbd5649e9698fp+0,
        0x1.4be6b9a362e0fp+0, 0x1.7fb6f8fcda9f8p-2, 0x1.43bcf39cfa2cap+0, 0x1.45e3c1ce8ee05p-3,
        0x1.58699b0f18ed5p-7, 0x1.238f96c4d32bep-1, 0x1.fe38f9c8002fdp+0, -0x1.0ae918c870902p-3,
        -0x1.846c700dbed0dp-1, -0x1.3928dc9ffac4ap-1, -0x1.4501e5a7ed683p+0, 0x1.42a66e50196e7p+0,
        0x1.b4d6872a5d90cp-1, -0x1.30aa0cc40362fp+0, 0x1.09be056b66895p+1, 0x1.8da70c40786d7p-1,
        -0x1.a354af5c4bf68p-1, 0x1.a9b7c78ce24d7p-2, -0x1.74bfd0b21f29cp-3, -0x1.2164ffaae2076p-3,
        -0x1.22a7925a57d9ap+0, 0x1.e85ecac3e0b2dp-4, -0x1.745367633dca3p+0, -0x1.5f5aa92e36197p-4,
        -0x1.b6a5b6e74aa44p+0, 0x1.b8ba6c53585dcp-1, -0x1.55a216fd734cfp-1, 0x1.75caec755c34bp-2,
        0x1.320fd08dc7f1dp-3, -0x1.b6e9eb5b7841bp-2, 0x1.982d6bb4d2cp-1, 0x1.8349b66ed2ef9p-7, 0x1.16004a4b7bbbp+0,
        -0x1.9382f4561671dp-2, 0x1.6083793261431p+0, 0x1.6d30cb48b1fd4p-3, -0x1.c4cdf5cf60775p-3,
        0x1.4ca5bf2fe8ba5p-1, -0x1.8f65b2d6f2698p-1, -0x1.eda2d206e5d3cp-1, 0x1.3bcd5dea463d6p-1,
        -0x1.5848b12aa3a71p-1, 0x1.0dbbc1f334d18p+0, 0x1.e69d9f33e7c14p-1, 0x1.c5157c957b295p-2,
        0x1.b34068f8da93ap+0, 0x1.1e06522ed436ap-1, 0x1.0232a0835ccbbp+1, -0x1.5baad86c598fap+0,
        0x1.eba46da664aacp-2, -0x1.216452ee3806fp-1, -0x1.d0425cdcb038bp-7, 0x1.cd41af25baf6ep-3,
        0x1.1fb3eedcd9b05p+1, -0x1.8145d9af2e0cep-1, 0x1.360ef0c71b158p-3, -0x1.f66e5b9477ea8p-1,
        -0x1.b840b8340e82ap+0, 0x1.9a0d9597a6d87p-1, -0x1.dda703f136b49p-1, -0x1.3090bbc370897p-3,
        -0x1.7efc18fcd40eap-1, -0x1.a763ad191a1fap-1, -0x1.018af675057b2p-1, 0x1.62a114ddabefap-1,
        0x1.5b677e27e64f7p-11, -0x1.c6492659253c7p-1, 0x1.4453d21fe788p-2, 0x1.194fbb063285fp-1,
        -0x1.a2debae49deb8p-2, -0x1.13199a3f73168p-1, -0x1.18d54671a4b26p+0};
    static constexpr bool keep[60] = {
        true, false, true, false, true, false, true, false, true, false, true, true, true, false, false, false,
        false, true, true, true, true, false, false, false, false, false, false, false, false, true, false, true,
        true, true, false, true, true, false, true, true, true, true, true, true, true, false, false, true, false,
        false, false, true, false, false, false, false, false, false, true, false};
    static constexpr double scores[60] = {
        0x1.3797f4dc80e1ep+0, 0x1.16596c50598f8p+0, 0x1.22cfa549ba84cp-11, -0x1.87fc6dd9e55f5p-2,
        -0x1.81585afb105dap+0, 0x1.0dc0aed6dbc2ep-2, 0x1.6f0678f90b851p+0, -0x1.6492f8ce77586p-1,
        -0x1.75e2f50cd601p-1, -0x1.5a09be9d9128fp+0, -0x1.1448e77afd17ep+0, 0x1.111af3ed2f957p-1,
        0x1.11d9afd5b868p-1, 0x1.57e07087a480cp-5, -0x1.a2b7970cc01d6p-2, 0x1.ba57bdc2bdb81p-2,
        0x1.fcc0aa2cc7964p-1, 0x1.36805a744cf7bp-1, 0x1.ed736fc772f51p-8, -0x1.d7b529ba8c966p-3,
        -0x1.9b15eeda47d62p-2, 0x1.521e88c8159cp+0, 0x1.1bbf2277ac6dcp+0, -0x1.02609c093d47ep-1,
        0x1.1de96f5e85a55p-2, 0x1.8a006ccd9349bp+1, -0x1.3c1d50f377285p+0, -0x1.4080832da2e1ep-1,
        0x1.5dcaff9f30d79p+1, -0x1.9157b64e14202p-1, 0x1.2dd2316dfe08ep-1, -0x1.213d80859bce6p-4,
        0x1.a3cbf064e575ap-3, 0x1.27137e032b24fp-1, 0x1.9225fa8525f49p-7, -0x1.3b4a39dbdd5c4p+0,
        0x1.3a220ac633ca3p+0, -0x1.6c79a3069bc93p-1, -0x1.193124ac88f49p+0, -0x1.ecbad2e6c89ebp-4,
        -0x1.2118c1eeed1e9p+1, -0x1.da2d0aa6c12eap-1, -0x1.01626225075f8p-2, 0x1.a4263e8112718p+0,
        -0x1.3ef56670584cbp-1, -0x1.f383d191a3b66p-2, -0x1.01d3b42a793a5p-1, 0x1.22ced8ec4800cp-4,
        0x1.da854100d946dp+0, -0x1.cb92cdc5201cep-3, 0x1.1a7a6895d795ep-1, -0x1.420e74b0d706p+1,
        -0x1.ff5457835787cp-4, 0x1.4d178eb6b9462p-6, 0x1.38287d47d8a38p+1, -0x1.5e7118fd0a893p+0,
        -0x1.ffa40f55e921cp-4, 0x1.0ae3575a8a5bcp+1, -0x1.67f631d29c92cp+0, -0x1.46555eb42b72dp-1};
    static constexpr double weights[60] = {
        0x1.77ee8b9197789p-1, 0.0, 0x1.bd74459b4e299p-3, 0.0, 0x1.8b4630794fcfep-5, 0.0, 0x1.cb3ee4fbb29cap-1, 0.0,
        0x1.a608d8226b1bap-4, 0.0, 0x1.730889a19f24p-4, 0x1.d148345dfbba3p-2, 0x1.d1f5a9399c7cbp-2, 0.0, 0.0, 0.0,
        0.0, 0x1.02422320e85ddp-1, 0x1.1bc6f0058d515p-2, 0x1.bf69937143e62p-3, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0x1p+0, 0.0, 0x1.e4814ffe88358p-3, 0x1.3f1f5a4c8096bp-2, 0x1.ce9ffdb43b4e9p-2, 0.0,
        0x1.e596fbfb928e3p-5, 0x1.62c420b11474dp-1, 0.0, 0x1.1562f91d2d029p-4, 0x1.70d841ae3307fp-3,
        0x1.eadb2f85f1c18p-7, 0x1.d11f431c615d2p-5, 0x1.c8a767cf0f8a4p-4, 0x1.7ad0535bf969p-1, 0x1.3aeaf5d236469p-4,
        0.0, 0.0, 0x1p+0, 0.0, 0.0, 0.0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1p+0, 0.0};
    static constexpr double output[48] = {
        0x1.ddd45351a7d7ep-2, -0x1.3d2118f96a49cp-1, -0x1.0bb94987addc3p+0, -0x1.2827ab1dd65e3p+1,
        0x1.40f8c5149ea48p+0, 0x1.3877449c307ep+0, 0x1.0c022314da9ddp+0, 0x1.f8dfee441e63cp-2, 0x1.1b7830dd082ddp+0,
        -0x1.1f0bcadc2af95p-1, -0x1.701010c35c3dp-3, -0x1.bdfaaa061bc74p-2, 0x1.6c402bf2ea981p-1,
        -0x1.908811a85a90ep-3, -0x1.f08eea9bec0fdp-3, 0x1.0bbc2d85c0b3bp-4, -0x1.d5e6a1a911db6p-1,
        0x1.1981b29bcc323p+0, -0x1.8caf239b2fae7p-3, 0x1.ddfff6f2ac7a8p-2, -0x1.846c700dbed0dp-1,
        -0x1.3928dc9ffac4ap-1, -0x1.4501e5a7ed683p+0, 0x1.42a66e50196e7p+0, -0x1.525ae5bdd9bd3p+0,
        0x1.0c7eaf755b8e8p-1, -0x1.98747d0dd13dp-1, 0x1.ad11499a6e279p-4, -0x1.364ae04b11dcep-1,
        0x1.96c7175f13651p-3, 0x1.8686c852f9cep-4, -0x1.9a0056872099cp-6, 0x1.2e85a769b1144p-2,
        0x1.40386aea92d63p+0, 0x1.daccbb4b90d41p-2, 0x1.8b953c7b45acep+0, 0x1.3bcd5dea463d6p-1,
        -0x1.5848b12aa3a71p-1, 0x1.0dbbc1f334d18p+0, 0x1.e69d9f33e7c14p-1, -0x1.f66e5b9477ea8p-1,
        -0x1.b840b8340e82ap+0, 0x1.9a0d9597a6d87p-1, -0x1.dda703f136b49p-1, 0x1.62a114ddabefap-1,
        0x1.5b677e27e64f7p-11, -0x1.c6492659253c7p-1, 0x1.4453d21fe788p-2};
    static constexpr const double (&weights_double)[60] = weights;
    static constexpr const double (&output_double)[48] = output;
};

/// Bool mask that keeps everything: as without a mask.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 6.1e-08 from double.
struct case_25_keep_all {
    using element = float;
    static constexpr const char* name = "case_25_keep_all";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.674cfcp-4f, -0x1.3902a6p-1f, 0x1.60561ep-2f, -0x1.4aa33ap+0f, -0x1.2cb972p-1f, -0x1.3478e8p-1f,
        -0x1.926a9cp-1f, 0x1.de3ae8p-2f, -0x1.0e735cp+0f, -0x1.e8e3a6p-3f, 0x1.04272ap+1f, -0x1.8213e4p-4f,
        0x1.4ef0bap-2f, -0x1.35fd46p-1f, 0x1.1cfc9p+1f, -0x1.b7b16ep+0f, 0x1.a995f8p-3f, -0x1.26d05p-1f,
        -0x1.b3bb68p-4f, 0x1.17bb54p-1f, -0x1.133c96p+0f};
    static constexpr float k[35] = {
        -0x1.e63772p-8f, -0x1.5687p-2f, -0x1.38dc72p-3f, -0x1.b8f8c6p-2f, -0x1.91e05ap-1f, 0x1.0de2aep-1f,
        -0x1.653feep-2f, 0x1.300f58p-3f, 0x1.6d7088p-1f, 0x1.6a9c64p-2f, -0x1.83da4ep+0f, -0x1.222f64p-1f,
        -0x1.5c54dp-4f, 0x1.ec03aep-2f, -0x1.12cccap+0f, -0x1.47aa6ep-2f, -0x1.f9133cp-7f, -0x1.aaab02p-1f,
        0x1.6e1caap-1f, -0x1.01b27ep-7f, -0x1.37e0bep-1f, 0x1.875576p+0f, 0x1.f93506p+0f, 0x1.512762p-3f,
        0x1.13cec6p-1f, 0x1.05b9bp-1f, 0x1.b4828cp-1f, -0x1.346fbp-1f, -0x1.282dfp+0f, 0x1.cccefep-1f,
        0x1.1ea004p-1f, 0x1.325f76p-2f, -0x1.04ec6ep+1f, 0x1.f0162ap+0f, -0x1.8fff1cp-3f};
    static constexpr float v[10] = {
        0x1.a7d4e4p-1f, 0x1.93ee5ap+0f, 0x1.c588fap-1f, 0x1.048b14p-2f, -0x1.883e2cp-2f, -0x1.404562p-1f,
        0x1.1a7358p-1f, 0x1.9ac35cp+0f, 0x1.5b8adp+0f, 0x1.3364a2p+1f};
    static constexpr bool keep[15] = {
        true, true, true, true, true, true, true, true, true, true, true, true, true, true, true};
    static constexpr float scores[15] = {
        0x1.b375f4p-2f, 0x1.4194e8p-1f, 0x1.de5c8ep-2f, -0x1.8d1436p-1f, -0x1.004e28p-2f, -0x1.82da88p-7f,
        -0x1.8e0bcp+0f, -0x1.2cd166p-1f, 0x1.b18p-4f, -0x1.c0a34p-6f, 0x1.264d7ep-1f, -0x1.5dfce6p-3f,
        -0x1.317196p-2f, 0x1.347ea6p-2f, -0x1.047be4p+0f};
    static constexpr float weights[15] = {
        0x1.f64544p-3f, 0x1.339ba8p-2f, 0x1.05e154p-2f, 0x1.2e51f8p-4f, 0x1.ff2f9ap-4f, 0x1.078ce8p-2f,
        0x1.c29ed4p-5f, 0x1.2862dp-3f, 0x1.2873bap-2f, 0x1.037a1ap-2f, 0x1.668518p-2f, 0x1.542a12p-3f,
        0x1.2b7a08p-3f, 0x1.10b7d4p-2f, 0x1.23c42cp-4f};
    static constexpr float output[6] = {
        0x1.299fbp-1f, 0x1.71712cp-1f, 0x1.6b8ccap-1f, 0x1.671228p+0f, 0x1.3fc754p-1f, 0x1.1a03d6p+0f};
    static constexpr double weights_double[15] = {
        0x1.f64542ae842dfp-3, 0x1.339ba737587d1p-2, 0x1.05e1535792295p-2, 0x1.2e51f7cf4e689p-4,
        0x1.ff2f9897fea1ap-4, 0x1.078ce8e48f305p-2, 0x1.c29ed191c597p-5, 0x1.2862d14520d2p-3, 0x1.2873ba53c6a9p-2,
        0x1.037a19f2e10aep-2, 0x1.66851829d904bp-2, 0x1.542a10dac07ebp-3, 0x1.2b7a050842dffp-3, 0x1.10b7d2542e5dp-2,
        0x1.23c42a41dbbc7p-4};
    static constexpr double output_double[6] = {
        0x1.299fb00aa62e2p-1, 0x1.71712a2165678p-1, 0x1.6b8cc9b5f9b0bp-1, 0x1.671226f81ef5dp+0, 0x1.3fc754006a88p-1,
        0x1.1a03d511e0fp+0};
};

/// One key kept in every row: weights exactly 1, output a row of v.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep).
struct case_26_keep_one {
    using element = float;
    static constexpr const char* name = "case_26_keep_one";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.3ce21ap+0f, 0x1.a4f1f8p-3f, 0x1.0152a4p+1f, 0x1.c2af0ep-1f, 0x1.84598cp+0f, -0x1.2a746ep-1f,
        0x1.7f9b86p+0f, 0x1.ff5eb4p-1f, -0x1.68988cp-1f, 0x1.fc81b8p+0f, 0x1.7912c2p-2f, 0x1.64fafap-1f,
        -0x1.1cba3ep-2f, -0x1.a08268p-1f, 0x1.d5a58ap+0f, -0x1.ca3f7ap-2f, 0x1.64efe8p-1f, -0x1.afa418p-1f,
        -0x1.c1f5d4p+0f, 0x1.e3619p-1f, 0x1.5c5736p-4f};
    static constexpr float k[35] = {
        -0x1.09cf66p+0f, -0x1.e362f8p-2f, 0x1.0e5f76p-2f, -0x1.6addfep-2f, 0x1.ff2da6p-1f, -0x1.865878p-1f,
        -0x1.318f16p-3f, -0x1.07763p+1f, -0x1.01f8fp-3f, 0x1.57d9c8p-1f, -0x1.54599p-1f, -0x1.b5b376p-1f,
        0x1.45397cp-1f, -0x1.359214p-1f, -0x1.14af6cp-2f, 0x1.7f62f2p-1f, -0x1.0c36bap-3f, -0x1.a2bec4p-1f,
        -0x1.3b28dp-1f, -0x1.127496p+1f, 0x1.159f9cp-2f, -0x1.cf7666p-3f, 0x1.9a2a56p-1f, 0x1.14486p-3f,
        0x1.2a4b78p-1f, -0x1.843c42p-2f, -0x1.530756p+0f, 0x1.fd64p-2f, -0x1.e504f8p-1f, -0x1.daecdap-1f,
        -0x1.c3fd82p-1f, -0x1.1170a2p+1f, -0x1.244062p+0f, -0x1.8c5208p+0f, -0x1.7b844cp-3f};
    static constexpr float v[10] = {
        0x1.45c37cp-1f, -0x1.74ba8ep-4f, 0x1.cb7c1cp-2f, -0x1.a8667ap-1f, -0x1.14f1a2p+1f, -0x1.3a60ap-2f,
        -0x1.372c1p-3f, -0x1.5e66eep+0f, -0x1.442ecep+0f, -0x1.3249dcp-2f};
    static constexpr bool keep[15] = {
        false, false, false, true, false, true, false, false, false, false, false, false, false, false, true};
    static constexpr float scores[15] = {
        0x1.bac32cp-3f, -0x1.a7fc32p+0f, -0x1.55a926p-3f, 0x1.37b90cp-1f, -0x1.285862p+1f, 0x1.163a6p-2f,
        -0x1.c06ec6p-2f, -0x1.1142fep-1f, -0x1.d707b4p-3f, -0x1.26e656p+0f, -0x1.65d2ecp+0f, -0x1.ef9228p-3f,
        -0x1.bdd8a8p-2f, -0x1.4b60bp-1f, 0x1.2f6648p-3f};
    static constexpr float weights[15] = {
        0.0f, 0.0f, 0.0f, 0x1p+0f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1p+0f};
    static constexpr float output[6] = {
        -0x1.372c1p-3f, -0x1.5e66eep+0f, 0x1.45c37cp-1f, -0x1.74ba8ep-4f, -0x1.442ecep+0f, -0x1.3249dcp-2f};
    static constexpr double weights_double[15] = {
        0.0, 0.0, 0.0, 0x1p+0, 0.0, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1p+0};
    static constexpr double output_double[6] = {
        -0x1.372c1p-3, -0x1.5e66eep+0, 0x1.45c37cp-1, -0x1.74ba8ep-4, -0x1.442ecep+0, -0x1.3249dcp-2};
};

/// One row keeps no key: weights and output exactly 0.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 9.5e-08 from double.
struct case_27_empty_row {
    using element = float;
    static constexpr const char* name = "case_27_empty_row";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.c3d5b2p+0f, 0x1.0fde18p-4f, -0x1.211d6cp-4f, -0x1.566824p-3f, -0x1.b4e372p-2f, -0x1.fb90bap-2f,
        -0x1.a207e6p-1f, -0x1.c4982ep-8f, -0x1.cc2b8p+0f, -0x1.8213dep-2f, 0x1.3a5ed2p-1f, 0x1.30859ep-1f,
        -0x1.b9d0e6p-1f, 0x1.048598p-1f, 0x1.3338e8p+0f, 0x1.00d64cp+0f, 0x1.476506p-2f, -0x1.56fb66p-1f,
        0x1.90ee66p+0f, 0x1.9d5d84p-1f, -0x1.9a8574p+0f};
    static constexpr float k[35] = {
        0x1.e6b552p-2f, -0x1.5a6ba6p-2f, -0x1.12c4e8p-1f, 0x1.8036bep+0f, -0x1.75102cp-1f, -0x1.05010ap-1f,
        0x1.c5be7p-2f, -0x1.2eae4ep-1f, -0x1.0674c6p+0f, -0x1.232124p+0f, 0x1.07d974p+0f, 0x1.c1119p-1f,
        -0x1.01fd8ap-1f, 0x1.553abcp-4f, -0x1.490be8p-2f, 0x1.0fd79p+0f, -0x1.81642p-2f, -0x1.2cd206p-6f,
        0x1.159a28p-4f, -0x1.165f48p-1f, 0x1.25382ap-4f, -0x1.48d948p-2f, -0x1.0e37ecp+0f, -0x1.3306a2p-1f,
        -0x1.ae1198p-2f, -0x1.90dd4p-2f, 0x1.114038p+1f, 0x1.48447ap-2f, 0x1.65eda8p+0f, 0x1.28d89ap-1f,
        -0x1.6f1b1ap-7f, -0x1.e3dd72p-1f, 0x1.0ac0eap+0f, 0x1.b5e20ap-6f, 0x1.19fe3p+1f};
    static constexpr float v[10] = {
        0x1.20eb8ap+0f, 0x1.e410dap-3f, 0x1.554316p+0f, -0x1.f70012p-5f, -0x1.54737p-3f, 0x1.3004c4p+1f,
        0x1.5274aep+0f, 0x1.8a6654p+0f, -0x1.cccb2ep+0f, -0x1.6673d4p-1f};
    static constexpr bool keep[15] = {
        true, false, true, true, false, false, false, false, false, false, true, true, true, false, true};
    static constexpr float scores[15] = {
        0x1.37a098p-2f, -0x1.0e250ep-1f, -0x1.b91216p-4f, -0x1.44908ap-1f, 0x1.3c2a6cp-3f, 0x1.7b6cdep-1f,
        0x1.7a13ecp+0f, -0x1.dc10b8p-2f, -0x1.10c8cap-6f, 0x1.1616bep-5f, -0x1.36865p+0f, -0x1.7b1126p-1f,
        0x1.8035ccp-5f, -0x1.2588dcp-2f, 0x1.86ce2ep-2f};
    static constexpr float weights[15] = {
        0x1.f2a0b6p-2f, 0.0f, 0x1.4a4044p-2f, 0x1.863e12p-3f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.727c7cp-4f,
        0x1.292a8p-3f, 0x1.467e4ep-2f, 0.0f, 0x1.c84d5p-2f};
    static constexpr float output[6] = {0x1.7ee89ap-1f, 0x1.2cb6fp+0f, 0.0f, 0.0f, -0x1.1e80bep-1f, 0x1.d4c7aap-2f};
    static constexpr double weights_double[15] = {
        0x1.f2a0b5005b718p-2, 0.0, 0x1.4a404242f562fp-2, 0x1.863e11795e577p-3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0x1.727c7980cd61dp-4, 0x1.292a7febd32d8p-3, 0x1.467e4ce8bc789p-2, 0.0, 0x1.c84d54c126985p-2};
    static constexpr double output_double[6] = {
        0x1.7ee898df014fp-1, 0x1.2cb6f0014a37ep+0, 0.0, 0.0, -0x1.1e80c13022ad6p-1, 0x1.d4c7a569e3acep-2};
};

/// No key kept at all: weights and output exactly 0.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep).
struct case_28_empty_all {
    using element = float;
    static constexpr const char* name = "case_28_empty_all";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.663482p+0f, -0x1.86740ep-1f, 0x1.2e4e22p-1f, -0x1.a14108p+0f, 0x1.82cf74p-2f, 0x1.83844cp+0f,
        0x1.2eae3p+0f, -0x1.f6fffcp-6f, -0x1.850232p-6f, -0x1.86944cp+0f, -0x1.8426e4p+0f, 0x1.b757acp+0f,
        0x1.6bd604p-4f, 0x1.10d092p+1f, -0x1.2a3b76p-2f, -0x1.72935ap-3f, 0x1.effe92p-2f, -0x1.065b68p-1f,
        -0x1.562268p-1f, 0x1.a2a438p-2f, 0x1.4aad46p-1f};
    static constexpr float k[35] = {
        -0x1.d9b69ep-1f, 0x1.990cf6p+0f, -0x1.afc948p-1f, -0x1.0b4856p-1f, 0x1.2d643cp+0f, 0x1.3062p-1f,
        0x1.72c646p-1f, 0x1.7e8454p-1f, 0x1.2180dp-2f, -0x1.1ae072p-2f, -0x1.28d352p+0f, -0x1.e7642ap+0f,
        -0x1.be9318p-2f, 0x1.49b26ap+1f, 0x1.39a752p-2f, 0x1.cf6a4p-1f, -0x1.1ce8f6p-1f, -0x1.ac2c8cp-1f,
        -0x1.3609eap-5f, 0x1.03d184p+1f, -0x1.99fc36p+0f, 0x1.03903ep-1f, 0x1.0a7f22p-3f, -0x1.349742p-1f,
        0x1.39f2a6p+0f, 0x1.8c3762p+0f, -0x1.2d6628p+1f, 0x1.a7b738p-1f, 0x1.d4404ap+0f, -0x1.8cc0dep-3f,
        -0x1.a58f8cp+0f, 0x1.c05ddcp+0f, 0x1.4916ap-1f, 0x1.635cbep-2f, 0x1.9928e8p-1f};
    static constexpr float v[10] = {
        -0x1.c395b6p-2f, 0x1.ea3866p-2f, 0x1.0b5452p+0f, 0x1.62091cp-2f, -0x1.504626p+0f, -0x1.defb12p-2f,
        0x1.2fcdb8p-1f, 0x1.ee269ep-3f, 0x1.7399a4p-3f, 0x1.48a31ep-2f};
    static constexpr bool keep[15] = {
        false, false, false, false, false, false, false, false, false, false, false, false, false, false, false};
    static constexpr float scores[15] = {
        0x1.f76a8cp-7f, 0x1.9892e8p+0f, 0x1.76f7fp-1f, -0x1.6a7166p+0f, 0x1.cb1ddcp-3f, 0x1.130eaap+1f,
        0x1.a3502ep+0f, -0x1.d511dp-2f, 0x1.3ab184p+0f, 0x1.ff5ccep-1f, -0x1.6e4c9cp-4f, 0x1.1d5978p+0f,
        -0x1.a6eecep-4f, -0x1.ee3beap-1f, -0x1.7c1dcp-1f};
    static constexpr float weights[15] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
    static constexpr float output[6] = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
    static constexpr double weights_double[15] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    static constexpr double output_double[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
};

/// Padding of length 0 in one batch entry: zeros there.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 9.5e-08 from double.
struct case_29_empty_batch {
    using element = float;
    static constexpr const char* name = "case_29_empty_batch";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[42] = {
        0x1.9fe9fp-2f, -0x1.0a65d2p+0f, 0x1.1a7b9ep+0f, -0x1.e4da6ep-3f, 0x1.a98a3cp+0f, 0x1.5f3d7ap-3f,
        -0x1.aee5c8p-2f, 0x1.f9b648p-1f, -0x1.3e1f5ap-2f, 0x1.0c7b2ep+1f, -0x1.08be18p+1f, -0x1.8ab3b4p+0f,
        0x1.931e9p-3f, -0x1.cc01e8p-1f, 0x1.cc0af2p-1f, -0x1.5b87bcp-1f, 0x1.6115fcp+0f, -0x1.90db46p-1f,
        0x1.137e08p+0f, -0x1.9ba618p-3f, -0x1.339a0ap+0f, -0x1.26cdb2p-1f, -0x1.01510ap+0f, -0x1.bd3a06p-1f,
        -0x1.004b8p-1f, 0x1.adab6p+0f, -0x1.9705bp-1f, 0x1.1fcd9cp-1f, 0x1.9d6df4p-1f, -0x1.b9372ep+0f,
        -0x1.7bb0d2p-1f, -0x1.aa25a4p-2f, 0x1.2fc2bep-3f, -0x1.5ff67ap+0f, -0x1.792b62p-1f, 0x1.6c6892p+0f,
        -0x1.0c36f8p+0f, 0x1.d719ccp-4f, 0x1.764f34p+0f, 0x1.a9b6e4p-1f, 0x1.a3b3b2p-2f, -0x1.29d79p-1f};
    static constexpr float k[70] = {
        -0x1.060f38p-1f, 0x1.85f90ep-1f, -0x1.1cad8ap-3f, 0x1.76cf42p-2f, 0x1.b37c74p-1f, -0x1.8e8f32p-2f,
        -0x1.0a90e6p-1f, -0x1.991aap-1f, 0x1.1758fap-4f, 0x1.d4bce8p-3f, 0x1.cb064p-3f, 0x1.1f292ap+1f,
        -0x1.088714p-1f, -0x1.6b147ep-2f, -0x1.1e517p+0f, -0x1.e9dc72p-2f, -0x1.8a4066p-1f, -0x1.bdb52p-1f,
        -0x1.446e2p-3f, 0x1.718d04p+0f, 0x1.5c97c6p-1f, -0x1.9ef3f2p-5f, 0x1.39bffcp-1f, -0x1.541c98p+0f,
        0x1.190764p-1f, 0x1.eef73cp-4f, -0x1.3a6a8ap+0f, 0x1.17d52ep+0f, 0x1.a1d69p-1f, -0x1.9e1f04p-1f,
        0x1.1e6232p-1f, -0x1.964b02p-6f, -0x1.140398p+0f, 0x1.7c5ed2p-1f, -0x1.814ae2p-2f, 0x1.68166cp-2f,
        -0x1.396cb4p-3f, -0x1.e6d49ep-2f, 0x1.0c25cp-2f, -0x1.ec9e9ap-4f, -0x1.99ffd2p-3f, -0x1.89fa1p-2f,
        -0x1.436f0cp+0f, 0x1.c27136p-1f, -0x1.2a752p+0f, -0x1.13d6c6p+0f, -0x1.41f73p+0f, -0x1.fc71e8p-2f,
        -0x1.1400cp-2f, -0x1.2584dep+0f, -0x1.fb4cccp-1f, 0x1.601456p-4f, 0x1.cda54p-1f, -0x1.d489fcp-1f,
        -0x1.10ba4cp+0f, -0x1.926726p-2f, -0x1.70c97ep-2f, 0x1.599f14p-3f, 0x1.1e9fb4p-1f, 0x1.800a1ap-1f,
        0x1.c3adf2p-1f, -0x1.cf5f18p+1f, -0x1.7fdd8p+0f, -0x1.7ffeep+0f, 0x1.49fee4p-1f, 0x1.395bc8p-1f,
        0x1.da1e08p+0f, -0x1.d5518ep+0f, -0x1.91c908p-1f, -0x1.20bef6p+0f};
    static constexpr float v[40] = {
        -0x1.e1d214p-3f, -0x1.41871ap-5f, -0x1.9b6582p+0f, -0x1.c07b08p-3f, 0x1.4bc9dcp-1f, -0x1.1ecf6cp+0f,
        0x1.a5f0d8p-1f, 0x1.bbea42p-3f, -0x1.acf99p-2f, -0x1.93004ap+0f, 0x1.8d7c6ep+0f, 0x1.8bf98cp+0f,
        -0x1.6bd3eap-2f, 0x1.c93c14p-2f, -0x1.c58bbp+0f, -0x1.b84c7ap-2f, -0x1.7c96acp-3f, 0x1.9baf7p-1f,
        -0x1.cb3aa4p-3f, -0x1.02ed42p-1f, 0x1.df4fbp-2f, -0x1.32467ep-1f, -0x1.de3e8ap-1f, -0x1.8080ap+0f,
        -0x1.ca8114p-2f, -0x1.19a32cp+1f, -0x1.723bfp-1f, -0x1.d98716p+0f, 0x1.2f0586p+1f, 0x1.34fdfcp-1f,
        -0x1.eec4eep+0f, 0x1.dfa8c6p-9f, -0x1.073808p-1f, 0x1.55fdeap+0f, 0x1.f5c79ep-1f, -0x1.142882p-1f,
        -0x1.cbb982p-1f, 0x1.273fp+0f, -0x1.acc05p+0f, -0x1.7e0b62p-1f};
    static constexpr bool keep[10] = {false, false, false, false, false, true, true, true, true, false};
    static constexpr float scores[30] = {
        0x1.f829c2p-4f, 0x1.5bbaccp+0f, -0x1.5d385ap-2f, -0x1.0790d4p+0f, 0x1.c0926ap-4f, -0x1.0650ccp+0f,
        -0x1.8684b4p+0f, -0x1.4a89d2p-2f, -0x1.0d981ap+1f, 0x1.ac7ee4p+0f, 0x1.fba918p-5f, 0x1.c0fb9p-1f,
        -0x1.c4b8c2p-1f, -0x1.622642p+0f, 0x1.d68248p-2f, -0x1.39419ep-7f, -0x1.6cd85cp-3f, 0x1.54ba38p-4f,
        0x1.04631p+0f, -0x1.a3060ap+0f, 0x1.01ca2ap-1f, -0x1.9955d6p-3f, 0x1.7b8d38p-1f, 0x1.da7704p+0f,
        -0x1.71618ap-1f, 0x1.8efb28p-2f, -0x1.0b28ccp+1f, -0x1.6b5b2ap-4f, 0x1.cb8e36p-3f, -0x1.d8f174p-2f};
    static constexpr float weights[30] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.652d0ep-3f,
        0x1.2dc34cp-3f, 0x1.87e31ep-3f, 0x1.f2964p-2f, 0.0f, 0x1.355932p-3f, 0x1.323408p-4f, 0x1.8866aep-3f,
        0x1.2a4988p-1f, 0.0f, 0x1.91548ep-2f, 0x1.0dba5cp-5f, 0x1.f17f8cp-3f, 0x1.54346p-2f, 0.0f};
    static constexpr float output[24] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.bf28ccp-3f, 0x1.5980e8p-2f,
        -0x1.4bf71p-3f, -0x1.97c378p-1f, 0x1.87cd74p-3f, 0x1.47351cp-1f, 0x1.68e7p-8f, -0x1.5b7c1cp-1f,
        0x1.255e3p-1f, 0x1.2257ccp-2f, -0x1.114bf2p-1f, -0x1.a7de08p-1f};
    static constexpr double weights_double[30] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1.652d102bfde52p-3,
        0x1.2dc34b522f2e1p-3, 0x1.87e31e2126d6ap-3, 0x1.f2964330560b1p-2, 0.0, 0x1.3559334d24b33p-3,
        0x1.323409039f38p-4, 0x1.8866ad6c9189fp-3, 0x1.2a4986b11e89bp-1, 0.0, 0x1.91548f491d91cp-2,
        0x1.0dba56599beb4p-5, 0x1.f17f8cafed4edp-3, 0x1.54345f93b8497p-2, 0.0};
    static constexpr double output_double[24] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1.bf28c7f86037ap-3, 0x1.5980ee5aa9a79p-2,
        -0x1.4bf70a0dea002p-3, -0x1.97c378c3afa8ap-1, 0x1.87cd74c98ecbep-3, 0x1.47351a9ef3eb7p-1,
        0x1.68e600dc2d8p-8, -0x1.5b7c1a82e45b7p-1, 0x1.255e2fcd3e934p-1, 0x1.2257cc6478da8p-2,
        -0x1.114bf34f689e6p-1, -0x1.a7de062f82661p-1};
};

/// One row keeps no key, double.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep).
struct case_30_empty_row_double {
    using element = double;
    static constexpr const char* name = "case_30_empty_row_double";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091e6a7f7e6p-2;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[21] = {
        -0x1.5bb10498d4285p-1, 0x1.66c2f68443c6bp+0, 0x1.20d9ec3446195p+1, -0x1.cf4e86adc46e6p-2,
        0x1.4cc969b2aec61p-3, 0x1.4378ea186d8b8p-1, -0x1.9dc24fe27bf17p+0, -0x1.6ade2ef5d9652p+0,
        -0x1.d9c87c23a58a7p-1, -0x1.4451fa05608a9p+0, 0x1.2168f10c56f1ep+0, 0x1.17b92bda6de68p+1,
        -0x1.16495bae2280cp+0, 0x1.1c0a1a4884116p-4, 0x1.21c56a9e07e66p-5, -0x1.ccdbd27f441d8p-1,
        -0x1.ea72ab6fa3e74p-7, 0x1.252295762c8c2p-1, -0x1.cb68be7e308d9p+0, -0x1.a13deb32372abp-4,
        -0x1.1f110cf39b3c8p-1};
    static constexpr double k[35] = {
        -0x1.c01c0883e409bp-2, -0x1.1e5d98865d98ep-8, -0x1.4bd3c8b98166dp-5, 0x1.6adf2a55f7ca8p-2,
        -0x1.fd530c03dfe24p-1, 0x1.cc1bb77a52246p-1, -0x1.ddcb6e05b3bc2p-1, 0x1.9c9fb05d3785cp+0,
        -0x1.04128c4335c3ep+0, -0x1.142c1dcc95514p+0, 0x1.030f39a2cd287p-1, 0x1.f2aafcdc2c9d4p-1,
        0x1.9238d8b8637aap-3, -0x1.57900b04fbae1p-3, 0x1.d1091018acf69p-2, 0x1.f01e6e9fab635p-3,
        0x1.e0508e9ffdc1dp+0, 0x1.4b07d7eaa9fdbp+0, -0x1.29ec5aee9a9e3p-2, 0x1.093c6375c2fe2p+0,
        -0x1.948c1c1a181fcp-4, -0x1.03b12c8a983f2p-1, 0x1.69062e8c91747p-1, -0x1.891289c162af3p-5,
        -0x1.9da5e32475da4p-4, 0x1.2b0a9a2db641fp-4, -0x1.c6fe85531b368p-2, 0x1.d206f02c1bd73p-1,
        0x1.f63aa5ac552c6p-2, -0x1.3732d5184f25ep-4, -0x1.68079ff9f8a76p-1, 0x1.2197190bc4c3ap-4,
        -0x1.d7e36edfedec2p-4, 0x1.c1f63665fea74p-3, -0x1.91d236eccfc39p-1};
    static constexpr double v[10] = {
        0x1.88f836fd3fdf5p-3, 0x1.88f0b636ff8edp-2, 0x1.7ab33fb636deap-1, -0x1.18eacab834743p-1,
        -0x1.a46961370a571p-5, -0x1.8a2f76d4023ccp-1, 0x1.9dcbbb69504cap+0, -0x1.83f0b328f8d36p-1,
        -0x1.8d8ba326fb79cp-2, -0x1.fd9dfd5ff78a6p-2};
    static constexpr bool keep[15] = {
        false, false, false, false, false, false, true, false, true, true, true, true, true, true, true};
    static constexpr double scores[15] = {
        0x1.7a1285a227a3cp-1, -0x1.bfd16d9890056p+0, 0x1.ae485f84c1badp+0, -0x1.6bc774e3e7d38p-3,
        -0x1.03400be55be1cp-2, -0x1.9dfbc02737e4dp-1, 0x1.e34c0f4f158c1p-1, -0x1.57add98e53534p+0,
        0x1.162ee14e54e2p-2, -0x1.344ecdb010a2ep-4, 0x1.d225ef63bd732p-1, -0x1.32ecd5d2a7932p-3,
        0x1.7c26aeffebb63p-2, -0x1.f966957200f83p-2, 0x1.269573e88e6acp-2};
    static constexpr double weights[15] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1.11969c603bfdp-1, 0.0, 0x1.175bba5c93b58p-2, 0x1.8aee19c5e8a09p-3,
        0x1.79a1ee0073738p-2, 0x1.0595a0f9e89dap-3, 0x1.b87acf80981c9p-3, 0x1.730138298a0f7p-4, 0x1.952b176fd356bp-3};
    static constexpr double output[6] = {
        0.0, 0.0, 0x1.85cdf60a8b349p-1, -0x1.31145afdee0d6p-1, 0x1.ca5783f8e4d39p-3, -0x1.0b82daaae286ap-2};
    static constexpr const double (&weights_double)[15] = weights;
    static constexpr const double (&output_double)[6] = output;
};

/// Float mask [L, S], finite.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias). torch's float is 6.5e-08 from double.
struct case_31_bias_query_key {
    using element = float;
    static constexpr const char* name = "case_31_bias_query_key";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.7344e8p-3f, -0x1.4bd7cep-2f, 0x1.85ec38p-1f, -0x1.e28674p-1f, -0x1.495522p-1f, 0x1.01da84p+0f,
        -0x1.5b4388p-3f, 0x1.0afd24p+1f, -0x1.495fp-2f, 0x1.19bbb4p+0f, 0x1.fee9bep+0f, -0x1.be80f8p+0f,
        0x1.5927b4p-2f, -0x1.4760c2p+0f, -0x1.0d9002p+1f, -0x1.a046p-3f, 0x1.e5c6e4p-2f, -0x1.d061dep-1f,
        0x1.e3ff5ep-3f, 0x1.0efa0ap+0f, 0x1.5ebcc4p-1f};
    static constexpr float k[35] = {
        -0x1.1763dp+1f, -0x1.3e504ap+0f, 0x1.f1e06ap-2f, -0x1.be9cacp-3f, 0x1.7b487ap-1f, 0x1.391d18p+0f,
        -0x1.26a1a8p-1f, 0x1.48c1bcp-1f, -0x1.f4fe88p-2f, 0x1.7e9556p-2f, -0x1.768056p-3f, -0x1.f902e4p-1f,
        0x1.6c561ap+0f, -0x1.c369e8p-4f, 0x1.7d36c8p-1f, 0x1.96ec28p-2f, -0x1.4fad18p+0f, -0x1.0acc1p-2f,
        0x1.50452cp-2f, -0x1.15c36p+0f, 0x1.5a761ep-1f, 0x1.1c26b6p-1f, -0x1.0d24fp-9f, 0x1.d67ea8p-2f,
        0x1.cf8d22p-2f, 0x1.291668p+0f, -0x1.4b7e3p+0f, -0x1.42eae8p+0f, -0x1.ae8cfcp+0f, 0x1.6f61f6p+0f,
        -0x1.735f22p-1f, -0x1.f406b4p-6f, 0x1.bcc29ap-1f, 0x1.3491e8p-3f, -0x1.1adaaep-1f};
    static constexpr float v[10] = {
        0x1.9705d4p-1f, 0x1.49b91p-3f, 0x1.4ae0ep-1f, -0x1.32e244p-4f, -0x1.6809ep-1f, -0x1.aa7bbp-2f,
        0x1.8c6bep-3f, 0x1.44ec5ep-9f, 0x1.2319e2p+0f, 0x1.2fd462p+0f};
    static constexpr float bias[15] = {
        0x1.2ff21ep-2f, 0x1.0d4c98p-2f, 0x1.b799c8p-8f, -0x1.91ba08p+0f, -0x1.81b9ap-3f, -0x1.a79c1cp+0f,
        -0x1.cffda4p-4f, -0x1.f2fb3cp-3f, -0x1.72eb48p-1f, -0x1.77257p-5f, 0x1.ad4814p-1f, -0x1.1f8702p-2f,
        -0x1.268314p-3f, -0x1.b221dep-1f, -0x1.d40d2ep-4f};
    static constexpr float scores[15] = {
        0x1.af0e64p-1f, 0x1.f45e48p-1f, -0x1.d7570ep-1f, -0x1.85a61ap-1f, -0x1.81ebeep-2f, -0x1.961726p+0f,
        0x1.77cdbap+0f, -0x1.c52634p-1f, 0x1.4cd5f4p-1f, -0x1.0e4768p+1f, 0x1.33603ep+1f, 0x1.be190ap-4f,
        -0x1.ff3e2p-1f, -0x1.41618ep+0f, 0x1.1a8bbep+0f};
    static constexpr float weights[15] = {
        0x1.a23c1p-2f, 0x1.ceeef2p-2f, 0x1.ad9c14p-5f, 0x1.a0de74p-7f, 0x1.306a08p-4f, 0x1.e56a9ep-8f,
        0x1.77aa3p-1f, 0x1.f5a3b8p-5f, 0x1.67edc6p-3f, 0x1.66a982p-6f, 0x1.bb0d16p-1f, 0x1.d3a758p-6f,
        0x1.626686p-7f, 0x1.0f20c4p-8f, 0x1.756e98p-4f};
    static constexpr float output[6] = {
        0x1.55797ap-1f, 0x1.928e86p-4f, 0x1.fbcdfep-2f, -0x1.b11614p-5f, 0x1.9b401cp-1f, 0x1.ed5668p-3f};
    static constexpr double weights_double[15] = {
        0x1.a23c135f23bc9p-2, 0x1.ceeef2f684f75p-2, 0x1.ad9c17e7af7d4p-5, 0x1.a0de784289e5p-7, 0x1.306a0bad3434bp-4,
        0x1.e56aa195d51f5p-8, 0x1.77aa30a0b621bp-1, 0x1.f5a3b9bd34193p-5, 0x1.67edc92bfdc6bp-3,
        0x1.66a986a9701a3p-6, 0x1.bb0d16afc4709p-1, 0x1.d3a759af3768dp-6, 0x1.6266857c3c89dp-7,
        0x1.0f20c016123a6p-8, 0x1.756e976525ebep-4};
    static constexpr double output_double[6] = {
        0x1.55797a7c13431p-1, 0x1.928e8bd3ba50bp-4, 0x1.fbcdfd64bb50dp-2, -0x1.b11612327a702p-5,
        0x1.9b401e2f49fbbp-1, 0x1.ed566970ef9d4p-3};
};

/// Float mask [L, S] with some -inf.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias). torch's float is 7.9e-08 from double.
struct case_32_bias_query_key_infinite {
    using element = float;
    static constexpr const char* name = "case_32_bias_query_key_infinite";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.bdd70ep+0f, -0x1.743a34p-2f, 0x1.f5ed7ep-1f, -0x1.bd1b9p+0f, 0x1.698134p-2f, -0x1.6da344p+0f,
        0x1.1f26e8p-1f, -0x1.7d830cp-4f, 0x1.1e8a6p+0f, -0x1.28782p-2f, 0x1.531ebp-4f, -0x1.1d97d4p-1f,
        0x1.0eaa9cp-2f, -0x1.d10de8p+0f, 0x1.8d4f1cp-1f, -0x1.57674ep-1f, -0x1.ee5d74p-1f, 0x1.e5d116p-1f,
        -0x1.95b764p-2f, -0x1.2d198p-5f, -0x1.25bfeap-1f};
    static constexpr float k[35] = {
        0x1.9338b4p-3f, 0x1.49fb3ap-1f, 0x1.6f1b7p+0f, -0x1.15f674p-3f, -0x1.5e8ba2p-1f, 0x1.0e70eap+0f,
        -0x1.b2795p-2f, -0x1.1153p-2f, -0x1.0db74p+0f, 0x1.852de4p-6f, 0x1.778c48p+0f, -0x1.478dep-1f,
        0x1.33daa2p+0f, -0x1.66312cp+0f, 0x1.5e7cb4p-2f, -0x1.2eaaa8p-3f, -0x1.69ec1ap-1f, 0x1.3a02e8p+0f,
        0x1.4dd59p-4f, -0x1.a86f52p+0f, -0x1.39ec74p-1f, 0x1.806abep-2f, 0x1.171224p-3f, -0x1.31e8fep+1f,
        0x1.d7613cp+0f, -0x1.4c5236p-1f, 0x1.5c952ap-5f, 0x1.2c110cp-2f, -0x1.870494p-2f, 0x1.79a272p-1f,
        0x1.5440a2p-2f, 0x1.3039dp+0f, 0x1.a2b3p+0f, -0x1.e5094ep-3f, 0x1.344336p+0f};
    static constexpr float v[10] = {
        0x1.dd50b4p-2f, -0x1.8174f8p-1f, -0x1.97d9d4p-6f, 0x1.aa46a8p+0f, 0x1.1431ep+0f, 0x1.9b2088p-1f,
        0x1.46e462p-3f, -0x1.7a2f6ap-5f, 0x1.168e94p-2f, 0x1.2d463cp-1f};
    static constexpr float bias[15] = {
        0x1p-1f, -std::numeric_limits<float>::infinity(), -0x1p+0f, 0x1p+1f, 0.0f,
        -std::numeric_limits<float>::infinity(), 0x1p-2f, -std::numeric_limits<float>::infinity(), -0x1p-1f,
        0x1p+0f, 0.0f, 0.0f, -0x1.8p+1f, -std::numeric_limits<float>::infinity(), 0x1.8p+0f};
    static constexpr float scores[15] = {
        -0x1.6593e4p-2f, -0x1.aa7b8cp+0f, -0x1.fd01a8p-2f, -0x1.345682p+1f, 0x1.7f08dp-4f, 0x1.4aa21p-1f,
        0x1.a539eap-1f, 0x1.1e0966p-2f, 0x1.36c04ap-2f, -0x1.bce968p-1f, -0x1.fdbc36p-2f, 0x1.16b8b6p+0f,
        0x1.f582fep-1f, 0x1.a424bp+0f, -0x1.fcb844p-2f};
    static constexpr float weights[15] = {
        0x1.7a1db6p-2f, 0.0f, 0x1.2315cep-4f, 0x1.b01968p-3f, 0x1.651024p-2f, 0.0f, 0x1.32665cp-1f, 0.0f,
        0x1.5872eap-3f, 0x1.ddf3ap-3f, 0x1.82bd7cp-4f, 0x1.d87bccp-2f, 0x1.516d72p-6f, 0.0f, 0x1.b1be02p-2f};
    static constexpr float output[6] = {
        0x1.8260e8p-2f, -0x1.a18f8p-6f, 0x1.34f91ap-4f, 0x1.204444p+0f, 0x1.5c1914p-3f, 0x1.ed0faap-1f};
    static constexpr double weights_double[15] = {
        0x1.7a1db574470c6p-2, 0.0, 0x1.2315cce2e4572p-4, 0x1.b019651725e71p-3, 0x1.651024c76cea6p-2, 0.0,
        0x1.32665cd2b22c7p-1, 0.0, 0x1.5872eb042bde8p-3, 0x1.ddf3a1b10b6f8p-3, 0x1.82bd7c070c8a7p-4,
        0x1.d87bc8c1d15dp-2, 0x1.516d7582f6dd4p-6, 0.0, 0x1.b1be00e43c127p-2};
    static constexpr double output_double[6] = {
        0x1.8260e7c1910f7p-2, -0x1.a18f698f8d8d8p-6, 0x1.34f91b61ffd86p-4, 0x1.204443a4e04abp+0,
        0x1.5c1914504c73ap-3, 0x1.ed0fa75a5e72cp-1};
};

/// Float mask [B, L, S], double.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias).
struct case_33_bias_batch_query_key_double {
    using element = double;
    static constexpr const char* name = "case_33_bias_batch_query_key_double";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091e6a7f7e6p-2;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::batch_query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[42] = {
        -0x1.1fb1706d60d25p+1, -0x1.3ca6a811cba7fp+0, -0x1.ee70dbc9e7f9p-1, -0x1.7fd2c433c3dcdp-3,
        0x1.307b67579e9afp+0, -0x1.0d806c1a60d5cp+0, 0x1.1d72c847d5061p-1, -0x1.8850051372d0fp-1,
        -0x1.e3040ae5a5266p-1, -0x1.062f10bcba1bep-2, 0x1.eed65d826e22p-1, -0x1.9beb195c4203dp-2,
        -0x1.0c7d87002d965p-1, -0x1.29ff2e0fb3faep+1, 0x1.1cbfccf536292p-1, -0x1.fe17d009d043fp-4,
        0x1.388b4dea64cafp+0, -0x1.eee8aa424688ap-1, -0x1.27f89c151b1e3p-3, 0x1.bb710dcd80f23p-2,
        0x1.1bf9b92e321c5p-1, -0x1.54b8f9ed0df9fp-2, 0x1.411ba1a109ea7p-1, -0x1.74b94319f69cdp+0,
        0x1.1bd31234018cep-4, 0x1.a8fa511d16098p+0, 0x1.f8d3bd4685979p+0, 0x1.18f3a20be3b12p+1,
        0x1.19b05435bf34dp-1, -0x1.7d97a6b2a15d6p-5, 0x1.67924ddae265p-1, -0x1.774b131c4b53ap-2,
        -0x1.167aef0d48485p-3, -0x1.b6c32a93cb207p+0, 0x1.c222854930ad5p-1, -0x1.b47d3ef2f928ep-1,
        0x1.e42cda0a97bf3p-1, 0x1.948dfa3d9cf3p-1, -0x1.0abeccade004p+0, -0x1.8ca2d6b970043p-4,
        0x1.aa8e9051946d3p-2, 0x1.f8fde9b96ffebp-1};
    static constexpr double k[70] = {
        -0x1.3f55a3d2394b6p-1, 0x1.1701fb58f6867p-1, -0x1.02855d271a524p+0, -0x1.3801616bc5fe9p-1,
        -0x1.2a0ab26209325p+0, 0x1.cd095a305c286p+0, 0x1.9bb56f5d3bb85p-1, -0x1.9e8dd3621da1fp-3,
        0x1.372ecf22c8536p-1, -0x1.f2c4666a706e6p-2, 0x1.3aaa641d4edap-2, 0x1.ec807bcc28e3cp-1,
        0x1.5567743a666bbp+0, 0x1.b92c66fcf8674p-2, -0x1.09d8fc8f2238dp+0, 0x1.516927fa930bp-1,
        -0x1.2678d4d270bf8p+0, -0x1.d785d1efda937p-2, -0x1.9d8141bc70b7fp-2, -0x1.8bd63db050182p-2,
        0x1.fed1187179c71p+0, 0x1.a599bafc125cbp+0, -0x1.b1097e53e584p-3, -0x1.4f29930f2d296p-2,
        -0x1.ddb27ab604666p-1, 0x1.83a9f28cdc86ap-7, -0x1.23958791ef1c3p-1, -0x1.5650fbbdb0fefp-1,
        -0x1.ed1ef34bc7538p-1, 0x1.393cc6010e61dp+0, -0x1.a0049ccac8c16p-1, 0x1.1afc7d3ff39ebp-1,
        0x1.ee688ef0f6f6cp-1, 0x1.2bceafdb97142p-2, 0x1.07f34b29a2ec5p-1, 0x1.1ed6847d6aaap-1,
        -0x1.46f828b1ac33ap+1, 0x1.99b59904e9349p-4, -0x1.1989a60351564p+0, -0x1.ca3884452bc25p-2,
        0x1.af62636c4c93cp-2, 0x1.278fb13c4a25fp-1, 0x1.32973ed93fea9p-3, -0x1.9edd164c32d9p+0,
        0x1.944fe2ab68882p+0, 0x1.50ca95e54737bp-4, 0x1.22c83abc3e7bfp-5, 0x1.0f9238b0680ffp-2,
        -0x1.e2c2ef656b51ap-2, -0x1.87eb34a1e01c7p+0, -0x1.0c566cccec4d6p-1, -0x1.c800e8babbc9ep-2,
        0x1.2887a095dd0c3p+1, 0x1.c392ca87b283ap+0, -0x1.32d7e8fa44b6bp-2, 0x1.63c847b72e603p+0,
        -0x1.09cea36f53d4ap+0, -0x1.ef8f96d6d7a5cp-1, -0x1.5ed2cf80297b5p-2, -0x1.2c673bac8e41dp-2,
        0x1.e0c28dbccaec9p-2, 0x1.7202423b6bfd8p+0, 0x1.36c18679f2cafp+1, 0x1.41e3aeda430a2p+0,
        -0x1.b1621b2b84be1p-1, -0x1.c76b67c7dba5p-2, 0x1.dbeb79f309a15p-1, -0x1.780892bf8d03bp-4,
        0x1.884517b36b88ep+0, 0x1.9bc9a84a50bd3p-1};
    static constexpr double v[40] = {
        -0x1.826d4637c57e9p-1, 0x1.4711179192006p-4, -0x1.6ba1864851e6bp-2, 0x1.54991025d85e4p-2,
        0x1.d4070de8a11p-3, -0x1.e141c447e71f8p-2, 0x1.66f15d572164fp+0, -0x1.fed04b32bf29bp-1,
        0x1.5cccc2b86ae89p-3, 0x1.8ca9a135102c1p-2, 0x1.5a9012d26bc36p-1, -0x1.17e3cf267e7d1p+0,
        0x1.5934912896406p-1, -0x1.49e5cbf2dd87bp-1, -0x1.10bbd30c9a23dp-1, -0x1.2d7050cb2d183p+0,
        0x1.3ff0e3c1108bbp+0, 0x1.3903e1128325ap+0, -0x1.72d68d04918d3p+0, 0x1.3effa3c6399e2p+0,
        0x1.8b6fa61bb79aep-2, -0x1.b1f8326f81a8dp-1, -0x1.e3318d304ee31p+0, 0x1.635926a483cd1p-1,
        -0x1.02ee64931a986p+0, -0x1.06e1cbda1b673p+1, 0x1.718e728886241p-4, -0x1.e97b1e61fbd6p+0,
        -0x1.1d8d704de4552p-4, -0x1.f673a6cbfe9f3p-1, 0x1.664b93d863085p-2, 0x1.433466d706b6ap-1,
        0x1.7dc7ef2ef390dp+0, -0x1.73d1dcbb63011p-2, 0x1.66f434b3f2fd9p-3, -0x1.c7565acdab289p-1,
        -0x1.47a696dc2395ep+0, 0x1.0b228f09dc775p-1, 0x1.035cd8f9ded6bp+0, -0x1.bc6c9cb19b0f1p-1};
    static constexpr double bias[30] = {
        -0x1.0dffac65bda7ap-4, -0x1.96605613ce9b4p+0, 0x1.8d4bec7eb5913p+1, 0x1.9dd0005456c6fp+0,
        -0x1.1f69af717dcc8p-1, 0x1.6e363ad2e8a8dp-3, -0x1.fec8a615af4f1p-2, 0x1.3c5985eb23002p+0,
        0x1.32dc5d73b6ca9p-1, -0x1.99e5f65577c54p-2, -0x1.f1af49f15dab5p+0, 0x1.3abf4f5db7cd8p-1,
        -0x1.ec94e3375a7afp+0, -0x1.42f20d7506585p-5, -0x1.bd675754e5188p+0, 0x1.ad010c61bba45p-1,
        0x1.4bfb448414915p+0, 0x1.a02d9d635ea04p-4, -0x1.8c4c1777885a7p-2, -0x1.d4a453d2fd355p-2,
        -0x1.368470647afc7p-1, -0x1.0ab3f65d994cep-1, 0x1.608a564c176ddp-1, 0x1.b2a3c0497c478p-3,
        -0x1.1b9852437f7b4p-2, -0x1.15d903805a9d7p+0, 0x1.66d0758a5e213p-1, 0x1.c52b6d8c874d2p+0,
        0x1.36bc2822965d4p-3, -0x1.965443e649cffp-2};
    static constexpr double scores[30] = {
        -0x1.88e0ff1987a89p-2, 0x1.2a317aa1e7a95p-5, 0x1.6b58a092a2bdbp+0, -0x1.060a8fd205e35p+0,
        0x1.dc102d55f1021p-1, -0x1.06ac757ab968ap+0, -0x1.93a793525bad7p-1, -0x1.9be214cc7ec95p+0,
        -0x1.729fd9d5e9957p-7, -0x1.1213cfdf8fd54p-1, 0x1.03bc409dd0a9bp-3, -0x1.378fc1cd8d15bp-3,
        -0x1.e0d81b6c80b6bp-3, 0x1.3f701a4fdde4ep-2, -0x1.77a3efa48b3cep-1, -0x1.fb48f7aa728b8p-3,
        -0x1.70ec51e39e3bbp+0, 0x1.34897e8710caap+1, 0x1.bbe5f4bb9706dp+1, 0x1.a97a42b16f3f4p+0,
        0x1.210f28b6edddap-2, 0x1.1900d8623f2e6p-3, -0x1.76b637c083d78p-3, -0x1.9c87003da3fbep-2,
        -0x1.61d75c123e419p-1, -0x1.54a0cedab0bb7p-2, -0x1.4b3d2d90ac8eep-2, -0x1.5503a3382bfc3p-2,
        0x1.1e055ac3ed6f7p+0, -0x1.53062b65341bep-1};
    static constexpr double weights[30] = {
        0x1.b267baf5e058ep-8, 0x1.20cabb6156bc9p-9, 0x1.ea298b481f4a1p-1, 0x1.34023ec8e60a2p-6,
        0x1.ec3224131b8aap-7, 0x1.e98cac16f435cp-4, 0x1.3b4e0cf35dbe8p-4, 0x1.893cfbdeadd7dp-3,
        0x1.01106b744b71bp-1, 0x1.c027f395f6ce5p-4, 0x1.97ce945a91827p-5, 0x1.f24f212961681p-2,
        0x1.21c74d14b6925p-5, 0x1.9c0c23130b57ep-2, 0x1.a71ff95aa3d8ap-6, 0x1.707b881a42e4p-5, 0x1.618dd94153ee4p-6,
        0x1.3ac1f494c61b9p-2, 0x1.15faef82a8c1bp-1, 0x1.547f773a2b16ep-4, 0x1.5aede446f8853p-3,
        0x1.46e389363b009p-3, 0x1.8db96fcb58184p-2, 0x1.8c80be1201505p-3, 0x1.6c75e9b435f2ap-4,
        0x1.945d76da64ba2p-6, 0x1.305b181be0b52p-3, 0x1.b72bc9bf7e459p-2, 0x1.7330722e85c49p-2, 0x1.218304b32a7d5p-5};
    static constexpr double output[24] = {
        0x1.851cd7f0e0bb8p-3, 0x1.81a0fe429808ap-2, 0x1.3be3e1a995dcfp-1, -0x1.0cd360fd42a41p+0,
        0x1.bdcb18a118e22p-2, -0x1.22c663c53491bp-3, -0x1.d8079c08d5e16p-3, -0x1.67568f903fe8cp-1,
        0x1.887049f5aaaccp-2, -0x1.c14095bd7eadcp-2, 0x1.bf4e7fc113711p-2, -0x1.e604226edf016p-1,
        0x1.5ad530b9e1075p-1, -0x1.136277da2f57ap-1, 0x1.a1c0053808062p-3, -0x1.7be948cbac286p-2,
        0x1.a7e16919e342ap-5, -0x1.c0baba48e8c5ep-1, -0x1.738767bae5c48p-5, -0x1.88e82ccd58a0dp-3,
        0x1.4c78961bb1e96p-2, -0x1.b86b6a526ca7ep-1, 0x1.bad501ed43b65p-3, -0x1.65b89418fef25p-2};
    static constexpr const double (&weights_double)[30] = weights;
    static constexpr const double (&output_double)[24] = output;
};

/// Float mask [S].
/// scaled_dot_product_attention(q, k, v, attn_mask=bias). torch's float is 1.6e-07 from double.
struct case_34_bias_key {
    using element = float;
    static constexpr const char* name = "case_34_bias_key";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.e705d6p+0f, 0x1.fad96p-2f, -0x1.bb8366p-1f, 0x1.22c9ap-1f, 0x1.e3512p-2f, 0x1.f89f2ap-1f,
        -0x1.d786dp-4f, -0x1.527832p-1f, -0x1.36b124p+0f, 0x1.6c7812p-3f, 0x1.6e44bcp+0f, 0x1.022404p-1f,
        -0x1.e07484p-1f, -0x1.86777cp-6f, -0x1.1e8336p-4f, 0x1.038a74p-1f, -0x1.9bdd64p-2f, 0x1.f10036p-2f,
        0x1.af69b4p+0f, 0x1.0f09c2p-1f, 0x1.b12c3p+0f};
    static constexpr float k[35] = {
        -0x1.723784p-1f, -0x1.1533f8p-2f, -0x1.181f48p-2f, 0x1.338846p+1f, -0x1.14d2ecp+0f, 0x1.2556d4p-1f,
        -0x1.3ca962p+0f, 0x1.fab294p-2f, 0x1.aa2524p-2f, -0x1.f8bdc2p-1f, 0x1.faef8p-1f, -0x1.10dd8ep+0f,
        0x1.c430b8p-3f, -0x1.49ea4ap+1f, -0x1.4122f8p-4f, -0x1.0b1e54p+0f, -0x1.129ab8p-6f, 0x1.2ef904p-3f,
        -0x1.f1a4e6p+0f, -0x1.29074ap-3f, -0x1.ee266cp+0f, 0x1.a7f61ep-3f, 0x1.621994p-3f, 0x1.cdfe78p-1f,
        0x1.36e27ap-4f, -0x1.25e6ep-2f, 0x1.3109e2p+0f, 0x1.2c391p-1f, -0x1.da5a5ap-1f, -0x1.489672p-1f,
        0x1.6faf82p-2f, 0x1.5c32f4p-1f, -0x1.89fd22p-1f, -0x1.0effbcp-1f, -0x1.298248p-1f};
    static constexpr float v[10] = {
        0x1.66574p-1f, 0x1.b4b61p+0f, -0x1.cd20eep+0f, 0x1.bd0686p-5f, 0x1.6c01acp-1f, 0x1.aa6808p+0f,
        0x1.05468ep+1f, 0x1.7e62ccp+0f, -0x1.38303p+0f, 0x1.5d3e1ep-3f};
    static constexpr float bias[5] = {0.0f, -0x1p-1f, -0x1p+0f, -0x1.8p+0f, -0x1p+1f};
    static constexpr float scores[15] = {
        0x1.262102p+0f, 0x1.0be2b6p-2f, -0x1.ac747p-2f, -0x1.d2a77ep-6f, 0x1.0fbf12p-2f, 0x1.300452p+0f,
        -0x1.a87f48p-4f, 0x1.1a18fp-2f, -0x1.0616c4p-1f, 0x1.eda0ecp-1f, -0x1.d4ce26p-1f, -0x1.e28eb2p+0f,
        -0x1.55bdccp+1f, 0x1.570df2p-2f, -0x1.fdee5ap-1f};
    static constexpr float weights[15] = {
        0x1.60d29ep-1f, 0x1.6074cp-3f, 0x1.b13348p-5f, 0x1.840c7cp-5f, 0x1.3bc336p-5f, 0x1.5dd57ap-1f,
        0x1.d2b474p-4f, 0x1.9d912ep-4f, 0x1.c8913ep-6f, 0x1.2eea4p-4f, 0x1.d1e4a2p-2f, 0x1.acc26ep-4f,
        0x1.da87c6p-6f, 0x1.6b12d8p-2f, 0x1.d17b76p-5f};
    static constexpr float output[6] = {
        0x1.09cf3ap-2f, 0x1.59adcap+0f, 0x1.3eec46p-2f, 0x1.64e9f4p+0f, 0x1.9c1dccp-1f, 0x1.5e8f0ap+0f};
    static constexpr double weights_double[15] = {
        0x1.60d29f22af3dep-1, 0x1.6074c298406c1p-3, 0x1.b1334ce9e06acp-5, 0x1.840c7c41ff1d8p-5,
        0x1.3bc33a482ae9cp-5, 0x1.5dd57ad4c4812p-1, 0x1.d2b46ecacc017p-4, 0x1.9d912b56af372p-4,
        0x1.c8913420d3811p-6, 0x1.2eea42302bde4p-4, 0x1.d1e4a275c9c78p-2, 0x1.acc26591e0401p-4,
        0x1.da87c5602bc97p-6, 0x1.6b12d92c43cf2p-2, 0x1.d17b751bbce74p-5};
    static constexpr double output_double[6] = {
        0x1.09cf39cfb90fap-2, 0x1.59adc97d397cep+0, 0x1.3eec45f6b9ccp-2, 0x1.64e9f38511bdap+0, 0x1.9c1dd158aa13p-1,
        0x1.5e8f0bfbbf875p+0};
};

/// Float mask [B, 1, S]: padding with -inf.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias). torch's float is 7.8e-08 from double.
struct case_35_bias_batch_key {
    using element = float;
    static constexpr const char* name = "case_35_bias_batch_key";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::batch_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[42] = {
        0x1.7883fcp-3f, 0x1.774baap-3f, -0x1.2d4848p+1f, -0x1.74143ap-3f, -0x1.0c9bf6p-1f, 0x1.72a282p-5f,
        0x1.063bd6p-3f, -0x1.a5fdecp-5f, 0x1.83e822p-1f, 0x1.11a7e4p-1f, -0x1.1f20d2p-4f, 0x1.3f1984p-1f,
        0x1.2598c8p-1f, -0x1.181564p-4f, -0x1.467ad6p-3f, 0x1.552d2ep-1f, -0x1.01598cp+0f, 0x1.e41fbep-2f,
        -0x1.36459ep-3f, -0x1.69745ap+0f, -0x1.329cf4p-2f, -0x1.13fa48p+1f, 0x1.f9e15p-2f, 0x1.3afca2p+1f,
        -0x1.01dbc2p+0f, -0x1.c2164ap-1f, 0x1.132db8p-3f, 0x1.69dceap-1f, -0x1.26547ep+1f, 0x1.db7474p-1f,
        0x1.e45abep+0f, 0x1.061efcp+0f, -0x1.12cb52p+0f, -0x1.2a436ep-1f, -0x1.0bd46ap-2f, -0x1.213acap+0f,
        0x1.7d986ap-3f, 0x1.edeae8p-1f, -0x1.d04f34p-1f, 0x1.f413ecp+0f, -0x1.901308p-1f, 0x1.ec80c2p-3f};
    static constexpr float k[70] = {
        -0x1.49c028p+0f, 0x1.61ba4ep+0f, 0x1.107f2cp-3f, 0x1.c0cbap-1f, 0x1.37aa02p-1f, 0x1.e6eecep+0f,
        -0x1.7f395ep+0f, -0x1.c748bep-1f, -0x1.e2d532p-2f, 0x1.a5d1c2p-1f, 0x1.9d3e16p-3f, 0x1.15b386p+0f,
        0x1.81321cp-4f, -0x1.d16eb8p+0f, -0x1.70f898p-2f, -0x1.1a9808p-1f, 0x1.061e18p+0f, -0x1.325078p-4f,
        0x1.2efd54p-1f, 0x1.ef5f28p+0f, 0x1.43885ep-2f, 0x1.ca034cp-3f, -0x1.80843cp-1f, -0x1.60a5b4p+0f,
        -0x1.346548p-1f, -0x1.017244p-1f, -0x1.6f0ab6p+0f, 0x1.0c5f1p+0f, -0x1.8c07p+0f, 0x1.557b3p+0f,
        -0x1.29ddaep+0f, -0x1.5ce186p-1f, -0x1.767decp-3f, -0x1.87b4fcp-2f, -0x1.698014p-1f, 0x1.ab2ddap-2f,
        -0x1.f237e2p+0f, -0x1.c5ace6p-2f, -0x1.e5c916p+0f, -0x1.dbab44p+0f, 0x1.e1e0aap+0f, 0x1.e98b1ep-1f,
        0x1.79a6e2p+0f, -0x1.696f08p-1f, -0x1.472b64p-1f, -0x1.fb1d8p-4f, 0x1.04e542p+1f, 0x1.2bdf2ap-4f,
        0x1.49f4ap-4f, -0x1.906402p-1f, -0x1.6e66a6p-2f, -0x1.2a6eb2p+1f, 0x1.3e471p+0f, -0x1.1aae52p-2f,
        -0x1.42f292p-3f, -0x1.84beb6p-1f, -0x1.31a316p+1f, -0x1.596ce8p-2f, 0x1.01fc9ap-3f, 0x1.a7a562p-2f,
        0x1.172a48p+0f, -0x1.2a8724p-1f, -0x1.36e064p-2f, -0x1.20a1dep+0f, 0x1.f5b1ap+0f, -0x1.12e6bap+1f,
        0x1.48222ep+0f, 0x1.93eabap-2f, -0x1.f427ap-2f, -0x1.332fdp-1f};
    static constexpr float v[40] = {
        0x1.d6396ep-1f, 0x1.107712p+0f, -0x1.3005aap-2f, 0x1.f8c67cp-6f, 0x1.7b493ep-6f, -0x1.818a4p-4f,
        -0x1.0c6fa8p-1f, -0x1.15754ep-8f, -0x1.93839cp+0f, 0x1.839026p-2f, -0x1.31232ap-2f, 0x1.96e21p-1f,
        0x1.68a7c8p-2f, 0x1.335d5p-1f, 0x1.af74aep+0f, -0x1.f824bp-1f, 0x1.69a99p-1f, -0x1.008f38p+1f,
        0x1.5c1636p+0f, -0x1.47330ap+1f, -0x1.ea8e3cp-6f, -0x1.635348p+0f, 0x1.87b518p-2f, 0x1.7bda7cp-2f,
        -0x1.2ab04cp-2f, -0x1.265f4cp-2f, -0x1.249d1cp-2f, -0x1.598328p+0f, -0x1.9a96bep+0f, -0x1.732e1p-1f,
        -0x1.4fd54cp+0f, -0x1.dab336p-2f, 0x1.24f85p-2f, 0x1.f88a1ep-2f, -0x1.2959aep-2f, -0x1.0023a2p-2f,
        -0x1.d7416cp-2f, 0x1.9182d8p-4f, -0x1.a67ec8p-4f, -0x1.35f33cp-1f};
    static constexpr float bias[10] = {
        0.0f, 0.0f, 0.0f, -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(), 0.0f,
        0.0f, 0.0f, 0.0f, -std::numeric_limits<float>::infinity()};
    static constexpr float scores[30] = {
        -0x1.54fb3ep-2f, -0x1.2489dcp+0f, -0x1.09b9fcp+0f, 0x1.5b375p+0f, 0x1.0ff716p+0f, 0x1.04cc2p+0f,
        0x1.7712acp-2f, 0x1.378298p-1f, -0x1.e044aap-1f, 0x1.65d556p-4f, -0x1.652db2p-2f, -0x1.fd55bep-3f,
        -0x1.9f3b7ep+0f, 0x1.c6e0d6p-1f, 0x1.0b44bep+0f, 0x1.2697dcp-1f, -0x1.443f4ep+1f, -0x1.1862e8p+1f,
        0x1.5e973ep+0f, -0x1.8457p+0f, -0x1.da1ac8p+0f, -0x1.71616p+1f, -0x1.a4233cp-2f, 0x1.ec4accp+0f,
        0x1.4502dep-1f, -0x1.aace82p+0f, 0x1.3da19cp-1f, -0x1.319a82p+0f, 0x1.d989ecp+0f, -0x1.c6a092p-3f};
    static constexpr float weights[30] = {
        0x1.080aecp-1f, 0x1.d5f8p-3f, 0x1.04ee2ap-2f, 0.0f, 0.0f, 0x1.d4d23ep-2f, 0x1.e84a76p-3f, 0x1.37088ap-2f,
        0.0f, 0.0f, 0x1.ad4f2cp-2f, 0x1.da82f6p-2f, 0x1.e0b768p-4f, 0.0f, 0.0f, 0x1.346d48p-2f, 0x1.b8d4bep-7f,
        0x1.367f84p-6f, 0x1.55320cp-1f, 0.0f, 0x1.4d240ep-6f, 0x1.d9ec78p-8f, 0x1.601cdcp-4f, 0x1.c5df6cp-1f, 0.0f,
        0x1.6319c4p-6f, 0x1.b544bp-3f, 0x1.1d0fa8p-5f, 0x1.75c50ap-1f, 0.0f};
    static constexpr float output[24] = {
        0x1.3c9b5p-4f, 0x1.3f5828p-1f, -0x1.65bd74p-2f, 0x1.bd44e8p-3f, -0x1.b04efp-5f, 0x1.28db5ap-1f,
        -0x1.67e0b6p-2f, 0x1.049624p-2f, 0x1.afabf6p-3f, 0x1.c9be18p-2f, -0x1.9c0dbp-2f, 0x1.aae498p-4f,
        0x1.2db6a4p-3f, -0x1.b797e8p-4f, -0x1.b64402p-4f, -0x1.4f793ap-4f, 0x1.cef668p-4f, 0x1.6069ecp-2f,
        -0x1.75392p-2f, -0x1.0e2352p-2f, 0x1.71252p-4f, 0x1.f1ab82p-3f, -0x1.3dcd5cp-2f, -0x1.ea5a7p-2f};
    static constexpr double weights_double[30] = {
        0x1.080aec196167bp-1, 0x1.d5f7fd4c2214ep-3, 0x1.04ee29272c265p-2, 0.0, 0.0, 0x1.d4d23d3acd63ap-2,
        0x1.e84a7407fe41p-3, 0x1.370888c1337bcp-2, 0.0, 0.0, 0x1.ad4f2e228e9b6p-2, 0x1.da82f7b833932p-2,
        0x1.e0b76894f7461p-4, 0.0, 0.0, 0x1.346d4692971c8p-2, 0x1.b8d4b141104b4p-7, 0x1.367f80e3099c6p-6,
        0x1.55320dea97e3ap-1, 0.0, 0x1.4d240bea08ecdp-6, 0x1.d9ec7b0114d91p-8, 0x1.601cddbccbd09p-4,
        0x1.c5df6af31414ep-1, 0.0, 0x1.6319c60868f0fp-6, 0x1.b544b0be56534p-3, 0x1.1d0faafe54963p-5,
        0x1.75c50af041da5p-1, 0.0};
    static constexpr double output_double[24] = {
        0x1.3c9b4b904d3ccp-4, 0x1.3f582a1822ba1p-1, -0x1.65bd7396e9a16p-2, 0x1.bd44e6b759547p-3,
        -0x1.b04eeff68ccbp-5, 0x1.28db5a6b8fedbp-1, -0x1.67e0b59d9ceb9p-2, 0x1.0496225f9c085p-2,
        0x1.afabfcce69389p-3, 0x1.c9be1aa049f93p-2, -0x1.9c0db315a7c2cp-2, 0x1.aae49737607ddp-4,
        0x1.2db6a8eca6a78p-3, -0x1.b797d31b5390cp-4, -0x1.b6440893010ep-4, -0x1.4f793c1204e8fp-4,
        0x1.cef66874eedf2p-4, 0x1.6069eb36baa6bp-2, -0x1.753920834eebap-2, -0x1.0e23522bdac02p-2,
        0x1.71251f028df8p-4, 0x1.f1ab82f2cd049p-3, -0x1.3dcd5d5e0a86p-2, -0x1.ea5a70ad90671p-2};
};

/// Float mask is added after scaling: explicit scale 0.125.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias, scale=0.125). torch's float is 5.8e-08 from double.
struct case_36_bias_scale {
    using element = float;
    static constexpr const char* name = "case_36_bias_scale";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p-3f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.e4b0bp-2f, -0x1.4fa05ap-1f, 0x1.4c70b2p-3f, 0x1.f231eap-1f, 0x1.72551cp-4f, 0x1.21a7fcp-1f,
        -0x1.de7ae8p-1f, -0x1.0f10fep-1f, 0x1.4c381p+0f, 0x1.291254p+0f, 0x1.d1311ep-1f, -0x1.3dbc46p+0f,
        0x1.a779dp-1f, 0x1.913f8cp-5f, -0x1.767aap-1f, -0x1.d7024ep-7f, -0x1.60cd88p+0f, -0x1.392f9ep-2f,
        0x1.1e8dbep-1f, -0x1.99694cp-1f, -0x1.2a105ap-1f};
    static constexpr float k[35] = {
        0x1.0f08cp-4f, -0x1.ea7166p+0f, -0x1.97cb44p+0f, -0x1.0206b6p-2f, -0x1.14ea48p-3f, -0x1.bd2ec4p-2f,
        0x1.1ca6d8p-2f, -0x1.ce36dcp-1f, -0x1.a40b98p-1f, -0x1.5edb84p+1f, 0x1.22b2aap-1f, -0x1.c157p+0f,
        -0x1.56d8b2p-1f, -0x1.f34b2p+0f, 0x1.6682cep-2f, 0x1.64651cp+0f, -0x1.e7cffcp-1f, 0x1.48ae02p-1f,
        0x1.928682p-1f, -0x1.aab5dcp-2f, -0x1.d703fp-2f, -0x1.178754p+0f, 0x1.55b23p-4f, 0x1.d61454p-3f,
        -0x1.37849cp-1f, -0x1.d1b75cp-1f, -0x1.db6274p-2f, -0x1.29a9c8p+0f, 0x1.1ddbf8p-1f, -0x1.d4ab82p-2f,
        0x1.8daa6ep-1f, -0x1.2a9e66p+0f, -0x1.b3be1ep-1f, 0x1.f1867ap-1f, 0x1.085ca2p-1f};
    static constexpr float v[10] = {
        0x1.08970cp+0f, -0x1.af2d0ap-6f, -0x1.a343d6p-1f, -0x1.c3484cp-1f, 0x1.20d576p-3f, -0x1.ef6034p-7f,
        0x1.b897bp-1f, -0x1.e2daf2p-5f, 0x1.2aeef4p+1f, 0x1.329a28p+0f};
    static constexpr float bias[15] = {
        -0x1.34fc7cp-5f, -0x1.172baep-3f, -0x1.dc771p-1f, -0x1.73dbfep-2f, -0x1.6b656ep-2f, 0x1.9c617p-1f,
        0x1.d1b4d6p-4f, -0x1.bc7528p-1f, 0x1.e7700ep-2f, -0x1.89e6c4p-2f, 0x1.9c1d14p+0f, 0x1.c20114p-3f,
        -0x1.fe0eaep-4f, 0x1.0e5c8ap-2f, 0x1.60a83ep+0f};
    static constexpr float scores[15] = {
        0x1.9f577p-6f, 0x1.2dcb3cp-2f, -0x1.5f5cb6p-5f, 0x1.4c59fap-4f, -0x1.f7430cp-4f, -0x1.31b754p-1f,
        -0x1.b8f914p-3f, -0x1.f3bd8ap-6f, 0x1.1681eap-3f, 0x1.aca8eap-4f, 0x1.2e4a2cp-2f, 0x1.3dba7cp-1f,
        0x1.e1b128p-3f, 0x1.34cb9p-3f, -0x1.55ac9p-2f};
    static constexpr float weights[15] = {
        0x1.0291ecp-2f, 0x1.32b8c2p-2f, 0x1.8b9354p-4f, 0x1.8aeafap-3f, 0x1.44b602p-3f, 0x1.ea8964p-3f,
        0x1.67ccf6p-3f, 0x1.445248p-4f, 0x1.6f3e88p-2f, 0x1.2d037p-3f, 0x1.da476ep-2f, 0x1.471508p-3f,
        0x1.3b5e5ap-4f, 0x1.ab76dp-4f, 0x1.90f188p-3f};
    static constexpr float output[6] = {
        0x1.218e9p-1f, -0x1.7f5b0cp-4f, 0x1.8891bap-1f, -0x1.e8b74p-8f, 0x1.cfc50cp-1f, 0x1.2fea2p-4f};
    static constexpr double weights_double[15] = {
        0x1.0291eb42e538dp-2, 0x1.32b8c1c3fd71bp-2, 0x1.8b9353e400a98p-4, 0x1.8aeafa1cf7c5fp-3,
        0x1.44b601e342906p-3, 0x1.ea89650805e36p-3, 0x1.67ccf4e8054fcp-3, 0x1.445249f1d370dp-4,
        0x1.6f3e880024fa1p-2, 0x1.2d037116c1209p-3, 0x1.da476c1e93e41p-2, 0x1.4715092e24bc1p-3,
        0x1.3b5e5b81791f7p-4, 0x1.ab76d11878a33p-4, 0x1.90f18847ba9aep-3};
    static constexpr double output_double[6] = {
        0x1.218e8ef93ba77p-1, -0x1.7f5b0e2d22fc8p-4, 0x1.8891bbf195102p-1, -0x1.e8b7098cc57cp-8,
        0x1.cfc50bd76dc63p-1, 0x1.2fea2227a2e2ap-4};
};

/// Float mask with a row of -inf: weights and output exactly 0.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias). torch's float is 3.7e-08 from double.
struct case_37_bias_empty_row {
    using element = float;
    static constexpr const char* name = "case_37_bias_empty_row";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.806642p-4f, -0x1.fbe4fap-2f, 0x1.ec9d6p-1f, 0x1.93729p-2f, -0x1.dc267ap-1f, -0x1.0c5da8p+1f,
        -0x1.048d9p+0f, 0x1.7e604cp-2f, -0x1.232acep+0f, -0x1.ba8d66p-1f, 0x1.3ddb66p-2f, 0x1.d608c2p-1f,
        -0x1.6a8b28p+0f, 0x1.5943f2p-3f, 0x1.ddc8eap-1f, 0x1.9ba83ep-3f, -0x1.eaf0ecp-2f, 0x1.66cc66p-2f,
        -0x1.68db4ep+0f, -0x1.5f19e4p-3f, 0x1.30c07ep-2f};
    static constexpr float k[35] = {
        0x1.6f42fap-5f, -0x1.6fe10cp+0f, 0x1.4d6a3ap+0f, -0x1.d58b42p-3f, -0x1.20f408p-5f, -0x1.c49782p-1f,
        0x1.072824p-1f, 0x1.dbe578p-4f, -0x1.8a4f92p-1f, 0x1.8a09d8p+0f, 0x1.f2de5ap-6f, -0x1.bffe14p-2f,
        0x1.64c106p-1f, 0x1.9db824p-1f, 0x1.435ddap+1f, 0x1.438d3ap+1f, 0x1.507a2ap+0f, 0x1.e7bd22p-1f,
        0x1.cccb2cp-2f, 0x1.f00da8p+0f, 0x1.2cbbbp+0f, 0x1.bc0d12p+0f, -0x1.d4ada2p-1f, 0x1.7ea6fep-4f,
        0x1.7f1206p-1f, 0x1.581c5p+0f, 0x1.7f4546p-1f, -0x1.0643c2p+0f, 0x1.b07c1p-2f, 0x1.419572p+0f,
        -0x1.2a8b44p+1f, 0x1.d54366p-1f, 0x1.10baacp+1f, 0x1.1bce24p-1f, -0x1.0262ep-1f};
    static constexpr float v[10] = {
        -0x1.36f8e2p-1f, -0x1.8d25c6p-3f, 0x1.30fd8ep-7f, 0x1.bae8fp-1f, -0x1.70340ep-1f, -0x1.c9e9b4p-2f,
        0x1.80bfcep-2f, 0x1.13cf0ap-4f, 0x1.71e0bcp+0f, 0x1.05be3ep-1f};
    static constexpr float bias[15] = {
        0.0f, 0x1p+0f, -0x1p+0f, 0x1p-1f, 0.0f, -std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(), 0x1p+0f,
        -std::numeric_limits<float>::infinity(), 0.0f, 0.0f, 0x1p+1f};
    static constexpr float scores[15] = {
        0x1.38f32p+0f, -0x1.33f558p-8f, -0x1.0b6c8cp+1f, -0x1.aa1a76p-2f, -0x1.f4cb5p+0f, 0x1.54ab06p-1f,
        -0x1.400c9ap-1f, -0x1.da9aap+0f, 0x1.645db6p-1f, 0x1.99604p-1f, -0x1.ce88c8p-3f, -0x1.bd363ep-7f,
        0x1.79ce92p-1f, -0x1.059df2p-2f, -0x1.c1fd3p-2f};
    static constexpr float weights[15] = {
        0x1.d76dcep-2f, 0x1.77a1cp-2f, 0x1.949e04p-8f, 0x1.2df936p-3f, 0x1.3a1644p-6f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f,
        0x1.c56556p-3f, 0.0f, 0x1.b54148p-3f, 0x1.43d916p-4f, 0x1.f1b66ep-2f};
    static constexpr float output[6] = {
        -0x1.949352p-3f, 0x1.f5cc6cp-3f, 0.0f, 0.0f, 0x1.c69e54p-2f, 0x1.d8a79cp-4f};
    static constexpr double weights_double[15] = {
        0x1.d76dcc43f575bp-2, 0x1.77a1bd8901e3dp-2, 0x1.949dfe9fdab6cp-8, 0x1.2df9346671373p-3, 0x1.3a1640550ap-6,
        0.0, 0.0, 0.0, 0.0, 0.0, 0x1.c5655588b249ep-3, 0.0, 0x1.b541477e1daaap-3, 0x1.43d9151d426b8p-4,
        0x1.f1b66c35476adp-2};
    static constexpr double output_double[6] = {
        -0x1.94934fc9ffdd3p-3, 0x1.f5cc680dbf1e3p-3, 0.0, 0.0, 0x1.c69e5350583d9p-2, 0x1.d8a798f3b301ep-4};
};

/// a row of the lowest finite float is no empty row: every score is absorbed, weights 1/S.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias). torch's float is 7.8e-08 from double.
struct case_38_bias_lowest_row {
    using element = float;
    static constexpr const char* name = "case_38_bias_lowest_row";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.2a3fcep-2f, 0x1.b78cd8p-1f, 0x1.2f7ddep-2f, -0x1.be3a2ep-1f, 0x1.64ae68p-3f, -0x1.0bc65ap+0f,
        0x1.5f662p-1f, 0x1.eb019ep+0f, -0x1.54b328p+0f, -0x1.bd2302p-1f, -0x1.ff577p-2f, -0x1.95bc6p-3f,
        0x1.d91a7p-4f, 0x1.ae9134p-1f, -0x1.1982ap-2f, -0x1.e965d8p+0f, -0x1.b1733ap-1f, -0x1.031058p-3f,
        0x1.7fa82p-1f, 0x1.403486p-1f, 0x1.5249d6p+0f};
    static constexpr float k[35] = {
        -0x1.baa6a8p-1f, -0x1.be4c52p-3f, 0x1.86b4f2p-1f, -0x1.9a90dcp+0f, 0x1.3d0b58p-2f, -0x1.54c188p+0f,
        0x1.700214p-1f, -0x1.19671ep-1f, -0x1.235cc6p-1f, -0x1.9c4502p+0f, 0x1.300bfcp+0f, -0x1.213064p+0f,
        0x1.2ef126p-1f, 0x1.7796a2p-1f, 0x1.235514p-2f, -0x1.28c7c8p-3f, 0x1.df8108p-2f, 0x1.db30c2p+0f,
        -0x1.3e3e1p+0f, -0x1.7e15c4p+0f, -0x1.1a9ec6p+0f, 0x1.188b62p-1f, 0x1.4e9e3p+0f, -0x1.d90672p+0f,
        0x1.5d77ecp+0f, 0x1.3a753ap-2f, -0x1.15497ep-2f, 0x1.ba039ep-1f, -0x1.2eba3cp-2f, 0x1.63d8aep+0f,
        0x1.abacf8p-5f, -0x1.804166p-1f, 0x1.51b154p-4f, -0x1.14543ap-1f, -0x1.9c3f02p-2f};
    static constexpr float v[10] = {
        0x1.1eedc2p-3f, 0x1.46ee44p-1f, 0x1.98698p-1f, 0x1.1f925ap+0f, -0x1.a95fc4p+0f, -0x1.806d58p-2f,
        -0x1.106bacp+0f, 0x1.3f655ap-2f, 0x1.3f1c7cp-3f, -0x1.d573dep-1f};
    static constexpr float bias[15] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, -0x1.fffffep+127f, -0x1.fffffep+127f, -0x1.fffffep+127f, -0x1.fffffep+127f,
        -0x1.fffffep+127f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
    static constexpr float scores[15] = {
        0x1.2e5418p+0f, -0x1.de9ba2p-1f, -0x1.6950fcp-2f, 0x1.6e97b8p-3f, 0x1.92652ep-1f, -0x1.45a80cp-2f,
        0x1.12a756p-1f, -0x1.1899ccp-1f, 0x1.50bc12p-2f, -0x1.e4b8ecp-1f, 0x1.b1d7eap-3f, 0x1.1cf588p+0f,
        -0x1.6b722ap+0f, -0x1.5c7456p-6f, -0x1.4280cap+0f};
    static constexpr float weights[15] = {
        0x1.aec8c6p-2f, 0x1.9f6c48p-5f, 0x1.73b2d2p-4f, 0x1.3c5458p-3f, 0x1.2232cep-2f, 0x1.99999ap-3f,
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.b59b04p-3f, 0x1.0d6ep-1f,
        0x1.566dccp-5f, 0x1.5a9d3cp-3f, 0x1.91d132p-5f};
    static constexpr float output[6] = {
        -0x1.5f71a8p-3f, 0x1.4712b8p-4f, -0x1.4e4454p-2f, 0x1.4015aep-3f, 0x1.a98af8p-3f, 0x1.707b34p-1f};
    static constexpr double weights_double[15] = {
        0x1.aec8c8dad2e9ep-2, 0x1.9f6c497835f14p-5, 0x1.73b2d35585c22p-4, 0x1.3c5457a55d3dbp-3,
        0x1.2232cd4e1648ap-2, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.b59b047b2964ap-3, 0x1.0d6e00ca23f3dp-1,
        0x1.566dc74bd3a01p-5, 0x1.5a9d3b18102fap-3, 0x1.91d12dc506d0bp-5};
    static constexpr double output_double[6] = {
        -0x1.5f71a69bb133bp-3, 0x1.4712c97dd93fp-4, -0x1.4e44536666666p-2, 0x1.4015af3333335p-3,
        0x1.a98afceb75ea6p-3, 0x1.707b369a70376p-1};
};

/// a +inf in the float mask gives a row of NaN.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias). torch's float is 6.9e-08 from double.
struct case_39_bias_plus_infinity {
    using element = float;
    static constexpr const char* name = "case_39_bias_plus_infinity";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.09675ap-4f, -0x1.720492p-1f, -0x1.8753b6p-1f, 0x1.d8adaap-1f, 0x1.d329dap-7f, 0x1.fc8204p-1f,
        0x1.4a3b6cp-4f, -0x1.3cd908p+0f, 0x1.89de9p-3f, 0x1.112dfap-3f, -0x1.27d6b4p-1f, -0x1.7e8884p-4f,
        -0x1.497088p-1f, -0x1.6cf42ap-1f, 0x1.bb11fap+0f, 0x1.ebd4d8p-1f, -0x1.03f62ap+0f, 0x1.8cbc84p-1f,
        -0x1.4a76f8p-2f, -0x1.5e9412p+0f, -0x1.97aef8p-1f};
    static constexpr float k[35] = {
        -0x1.27712cp-2f, 0x1.81715p-4f, -0x1.79a49ep-3f, -0x1.6f7818p-4f, 0x1.cd4d5ep-4f, 0x1.3ef1a6p+0f,
        0x1.4dc66cp+1f, 0x1.31a76ap-4f, 0x1.a0d722p-2f, -0x1.8d6b0ap-1f, 0x1.a1a83p-1f, 0x1.035b02p+0f,
        0x1.32cf4p-1f, 0x1.679ce2p+0f, 0x1.0a7fa8p+0f, 0x1.eec0c8p-1f, 0x1.22da32p-2f, -0x1.6e9528p-1f,
        -0x1.b88676p+0f, -0x1.71e5dcp+0f, -0x1.f80ecp-4f, 0x1.86bf9cp-3f, 0x1.198b4ep-1f, 0x1.c2c67ap-1f,
        0x1.5fb3ep+0f, 0x1.110a64p-2f, -0x1.8c0c2p+0f, 0x1.626b0ep+0f, 0x1.a3fc1p+0f, 0x1.6fb4f8p+0f,
        0x1.613c8ap-1f, 0x1.698134p-1f, 0x1.72a31cp-4f, 0x1.55b226p-3f, -0x1.be038cp-3f};
    static constexpr float v[10] = {
        0x1.df21bcp-2f, -0x1.6cbccap-3f, -0x1.ff6edep-2f, 0x1.938c08p-1f, 0x1.c83a18p-3f, -0x1.f9d288p-1f,
        -0x1.122a9p+0f, 0x1.cda91cp-1f, -0x1.60ae1ep+0f, -0x1.101436p-1f};
    static constexpr float bias[15] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, std::numeric_limits<float>::infinity(), 0.0f, 0.0f, 0.0f, 0.0f,
        0.0f, 0.0f, 0.0f};
    static constexpr float scores[15] = {
        0x1.12eaaap-1f, 0x1.586eacp-1f, -0x1.203216p+0f, -0x1.d496e8p-2f, -0x1.fd29bap-3f, -0x1.b6fba2p-1f,
        -0x1.90aa7ap-1f, 0x1.9807a2p-3f, -0x1.3e8eb6p-2f, -0x1.88fe06p-1f, -0x1.8daf5ap+0f, -0x1.f814ccp-4f,
        0x1.b53bf2p+0f, 0x1.7b214cp-1f, 0x1.813cbep+0f};
    static constexpr float weights[15] = {
        0x1.43f804p-2f, 0x1.7314b4p-2f, 0x1.eb757p-5f, 0x1.df5458p-4f, 0x1.275f0cp-3f,
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), 0x1.064372p-6f, 0x1.121644p-4f, 0x1.ab96ecp-2f, 0x1.450258p-3f,
        0x1.5cfe1ep-2f};
    static constexpr float output[6] = {
        -0x1.5fdc38p-2f, 0x1.97519p-3f, std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), -0x1.25107cp-1f, -0x1.9a456ep-2f};
    static constexpr double weights_double[15] = {
        0x1.43f804075f4fp-2, 0x1.7314b3bd1f63p-2, 0x1.eb756c730a3a4p-5, 0x1.df5454c2e6a6ep-4, 0x1.275f0af8ccba1p-3,
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), 0x1.064372bab4a88p-6, 0x1.12164255e8afep-4, 0x1.ab96eb374ce73p-2,
        0x1.4502563811fe2p-3, 0x1.5cfe21eb84a3p-2};
    static constexpr double output_double[6] = {
        -0x1.5fdc36353afc7p-2, 0x1.97518d7040b74p-3, std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), -0x1.25107e5472559p-1, -0x1.9a45701f40a46p-2};
};

/// Bool and float mask together.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias.masked_fill(~(keep), -inf)). torch's float is 9.7e-08 from
/// double.
struct case_40_keep_and_bias {
    using element = float;
    static constexpr const char* name = "case_40_keep_and_bias";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.e4d3fep-3f, 0x1.cf95d4p+0f, 0x1.92a874p-3f, -0x1.6e15dap-1f, 0x1.aa310ap-4f, 0x1.f3c3fp-2f,
        -0x1.d13aa4p+0f, 0x1.03433cp+0f, 0x1.bfe0a6p-2f, -0x1.c76a5ep-3f, -0x1.f10c42p-1f, 0x1.97bc98p-2f,
        0x1.507e02p-3f, -0x1.e00a14p-3f, 0x1.6360ap-4f, -0x1.8fa07ap+0f, 0x1.bbe9d4p-1f, -0x1.a350b4p-4f,
        0x1.67f1b4p-2f, 0x1.41a128p-4f, -0x1.151c86p-2f};
    static constexpr float k[35] = {
        0x1.15fee6p-1f, 0x1.6f4bd8p+0f, 0x1.2ed2cap+0f, -0x1.588908p-1f, 0x1.59c496p-4f, 0x1.f8456cp+0f,
        0x1.fd9008p-2f, -0x1.0201f6p-2f, 0x1.3ddcc8p-1f, 0x1.edaa5ap-1f, -0x1.81ad9ep-2f, 0x1.2a774ap+0f,
        0x1.f03388p-1f, 0x1.03b2eep+1f, -0x1.eaea3ep+0f, 0x1.180cf2p+0f, -0x1.954152p-2f, -0x1.8cc2d6p-6f,
        0x1.7218b6p-2f, -0x1.cb67b8p-1f, 0x1.814d4p-2f, -0x1.8fde06p+1f, -0x1.43573ap-3f, 0x1.380b92p-4f,
        -0x1.caa45cp-3f, 0x1.263e1p-1f, -0x1.4194e4p-4f, 0x1.9c09c2p-1f, 0x1.d6dccap+0f, -0x1.eb9a0ep-1f,
        0x1.4507b8p-6f, 0x1.15abc8p-1f, -0x1.151274p+0f, -0x1.dc142ep-1f, 0x1.ce1556p+0f};
    static constexpr float v[10] = {
        0x1.16ee6ap+0f, -0x1.852122p-1f, -0x1.072902p+0f, -0x1.e8cf22p-1f, 0x1.15ff7ep-1f, -0x1.a041aep-1f,
        0x1.89531cp-2f, -0x1.3fafb6p+0f, 0x1.fb09bcp+0f, -0x1.81564ep+0f};
    static constexpr bool keep[15] = {
        true, false, true, true, false, false, true, false, true, true, true, true, true, false, true};
    static constexpr float bias[5] = {0.0f, -0x1p-1f, -0x1p+0f, -0x1.8p+0f, -0x1p+1f};
    static constexpr float scores[15] = {
        0x1.3a62d8p+0f, -0x1.189caep-1f, 0x1.f36b58p-2f, -0x1.3a60f2p-2f, -0x1.35db2ap+1f, 0x1.5dee0ep-1f,
        0x1.e8702ap-4f, -0x1.1766b2p-1f, -0x1.22c45p+0f, -0x1.25e8b4p-5f, -0x1.95c76p-2f, -0x1.160d4ap-4f,
        -0x1.b557ecp-1f, 0x1.06ebeap-6f, 0x1.067bf6p-2f};
    static constexpr float weights[15] = {
        0x1.a2763ap-1f, 0.0f, 0x1.25b08cp-3f, 0x1.41da3ap-5f, 0.0f, 0.0f, 0x1.8b14cep-1f, 0.0f, 0x1.4b733cp-4f,
        0x1.2df328p-3f, 0x1.b68e2ep-2f, 0x1.716584p-2f, 0x1.983e32p-4f, 0.0f, 0x1.c7f2f6p-4f};
    static constexpr float output[6] = {
        0x1.f789cp-1f, -0x1.92d9eep-1f, -0x1.e16956p-2f, -0x1.0f4666p+0f, 0x1.7b4a96p-2f, -0x1.d6436cp-1f};
    static constexpr double weights_double[15] = {
        0x1.a2763aa2a3ce3p-1, 0.0, 0x1.25b0878bae66fp-3, 0x1.41da37a709809p-5, 0.0, 0.0, 0x1.8b14cf0f9cddep-1, 0.0,
        0x1.4b733cefbab7cp-4, 0x1.2df32549af2d1p-3, 0x1.b68e2f8ecfab2p-2, 0x1.7165864bc7ba9p-2,
        0x1.983e301fa1442p-4, 0.0, 0x1.c7f2f8760125ep-4};
    static constexpr double output_double[6] = {
        0x1.f789c08f640acp-1, -0x1.92d9ebf1044dep-1, -0x1.e16959043df82p-2, -0x1.0f46659e5f89ap+0,
        0x1.7b4a958a14e87p-2, -0x1.d6436f3dc0574p-1};
};

/// Causal, L == S.
/// scaled_dot_product_attention(q, k, v, is_causal=True). torch's float is 1.4e-07 from double.
struct case_41_causal_square {
    using element = float;
    static constexpr const char* name = "case_41_causal_square";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 5, keys = 5, dk = 3, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[15] = {
        0x1.94c51ep-1f, -0x1.482d82p-1f, 0x1.540aa8p-3f, 0x1.3dfc0ep-3f, -0x1.7604a4p+0f, 0x1.3f934cp-1f,
        0x1.ff4a1ep-2f, 0x1.50ffb2p-4f, 0x1.5824c2p+0f, -0x1.332f34p-1f, -0x1.6cfcfp+0f, 0x1.27d5bep-2f,
        -0x1.146ca8p+0f, -0x1.527408p-5f, -0x1.c7e034p-1f};
    static constexpr float k[15] = {
        0x1.953c5p-2f, 0x1.7b8742p-2f, -0x1.0b243ep+0f, -0x1.4fecbp-1f, 0x1.0f2286p+0f, -0x1.3b0dd6p+0f,
        -0x1.a53d28p+0f, 0x1.afdc8p-4f, -0x1.99e734p+0f, -0x1.075204p+0f, -0x1.56c9e4p-1f, 0x1.5a3cc4p-1f,
        -0x1.d7186cp-3f, 0x1.15f3bp-1f, -0x1.3e4ceap-1f};
    static constexpr float v[35] = {
        0x1.1cbadcp-1f, -0x1.10a99p-1f, 0x1.98fc8ep-1f, -0x1.2f1484p+0f, 0x1.66193cp+0f, -0x1.aa8ae4p-5f,
        -0x1.0171dp+0f, 0x1.017df2p-9f, -0x1.43ef6cp-1f, 0x1.6545bep-1f, -0x1.595134p-2f, -0x1.bafd28p+0f,
        0x1.cc8b7ap-2f, -0x1.4b95p-5f, 0x1.c0f4ap-1f, -0x1.10cf14p+0f, -0x1.3901ecp-2f, -0x1.1791a6p+0f,
        0x1.bad6a2p+0f, 0x1.9082cep-1f, 0x1.54545cp-3f, 0x1.34d692p-2f, 0x1.411c5cp+0f, -0x1.1c48dcp-2f,
        -0x1.3575ecp-1f, -0x1.1fe95ap+1f, 0x1.3e90e4p-2f, -0x1.ccea36p-2f, 0x1.4030fp+0f, 0x1.12fb76p-4f,
        0x1.d0ba4cp-1f, 0x1.07761ep-1f, 0x1.cbb3acp-1f, 0x1.f2a074p-2f, -0x1.5aec76p+0f};
    static constexpr float scores[25] = {
        -0x1.cf5df8p-5f, -0x1.9e67c4p-1f, -0x1.e31988p-1f, -0x1.4153b2p-3f, -0x1.7642p-2f, -0x1.4e7142p-1f,
        -0x1.654c08p+0f, -0x1.a07c9cp-1f, 0x1.6eb58cp-1f, -0x1.67b7d6p-1f, -0x1.5b41p-1f, -0x1.1810bep+0f,
        -0x1.b64ab4p+0f, 0x1.9283p-3f, -0x1.0bcb0ep-1f, -0x1.3b819ep-1f, -0x1.b31b5cp-1f, 0x1.ba9a7ep-3f,
        0x1.052bbep+0f, -0x1.e22eb6p-2f, 0x1.1fa0b4p-2f, 0x1.04332cp+0f, 0x1.d8ad86p+0f, 0x1.3d01ep-2f,
        0x1.ccd606p-2f};
    static constexpr float weights[25] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.5ae65ap-1f, 0x1.4a334cp-2f, 0.0f, 0.0f, 0.0f, 0x1.fc1246p-2f,
        0x1.4f3d72p-2f, 0x1.69608cp-3f, 0.0f, 0.0f, 0x1.bbe892p-4f, 0x1.5f6f4p-4f, 0x1.fe3412p-3f, 0x1.1d08p-1f,
        0.0f, 0x1.9624ecp-4f, 0x1.a7b922p-3f, 0x1.e5dcbcp-2f, 0x1.a1f734p-4f, 0x1.e0febap-4f};
    static constexpr float output[35] = {
        0x1.1cbadcp-1f, -0x1.10a99p-1f, 0x1.98fc8ep-1f, -0x1.2f1484p+0f, 0x1.66193cp+0f, -0x1.aa8ae4p-5f,
        -0x1.0171dp+0f, 0x1.827ad2p-2f, -0x1.213224p-1f, 0x1.884f8ep-1f, -0x1.d25f6ep-1f, 0x1.8f1d9p-2f,
        0x1.c18832p-4f, -0x1.638a3cp-1f, 0x1.b9a4bap-2f, -0x1.519cbap-1f, 0x1.2445fcp-1f, -0x1.c7f124p-1f,
        0x1.bb27dep-2f, 0x1.09a9d4p-2f, -0x1.ee7b44p-2f, 0x1.c9825ep-2f, 0x1.48834ep-2f, -0x1.592184p-4f,
        -0x1.881418p-1f, -0x1.a2e0fap-1f, 0x1.9aa296p-2f, -0x1.495c16p-2f, 0x1.4c6aaap-1f, -0x1.1b5e6cp-1f,
        0x1.412234p-3f, -0x1.69c378p-1f, 0x1.e8d0cap-2f, 0x1.188fep-1f, -0x1.dfdf32p-3f};
    static constexpr double weights_double[25] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.5ae65ad943018p-1, 0x1.4a334a4d79fd1p-2, 0.0, 0.0, 0.0, 0x1.fc1247a54363p-2,
        0x1.4f3d72c5f36e6p-2, 0x1.69608b29925d4p-3, 0.0, 0.0, 0x1.bbe894183f41bp-4, 0x1.5f6f414aaf124p-4,
        0x1.fe34137c5ad62p-3, 0x1.1d0800748b7ffp-1, 0.0, 0x1.9624e8da9f35ap-4, 0x1.a7b92290c3a4p-3,
        0x1.e5dcb93e96a74p-2, 0x1.a1f73356e80ddp-4, 0x1.e0feb9b296d8p-4};
    static constexpr double output_double[35] = {
        0x1.1cbadcp-1, -0x1.10a99p-1, 0x1.98fc8ep-1, -0x1.2f1484p+0, 0x1.66193cp+0, -0x1.aa8ae4p-5, -0x1.0171dp+0,
        0x1.827ad23d6208dp-2, -0x1.213224d922828p-1, 0x1.884f8cdc844fcp-1, -0x1.d25f6df2f1004p-1,
        0x1.8f1d931f29a08p-2, 0x1.c1882ea515caep-4, -0x1.638a3cc111aafp-1, 0x1.b9a4badb0ccfcp-2,
        -0x1.519cb9afcf976p-1, 0x1.2445fcd0b33e9p-1, -0x1.c7f1264c1141bp-1, 0x1.bb27de9d30107p-2,
        0x1.09a9d35b47902p-2, -0x1.ee7b4278b7a67p-2, 0x1.c9825f17d2d01p-2, 0x1.48834d6916a8p-2,
        -0x1.5921800f47d44p-4, -0x1.88141a701baf6p-1, -0x1.a2e0fab4e7b1p-1, 0x1.9aa297bb9e5fcp-2,
        -0x1.495c1706a321ap-2, 0x1.4c6aa85b4db22p-1, -0x1.1b5e68e2f64dp-1, 0x1.4122343f9cfe1p-3,
        -0x1.69c37806904d1p-1, 0x1.e8d0c0459928ap-2, 0x1.188fe02f8567cp-1, -0x1.dfdf3103c7c5fp-3};
};

/// Causal, L == S, double.
/// scaled_dot_product_attention(q, k, v, is_causal=True).
struct case_42_causal_square_double {
    using element = double;
    static constexpr const char* name = "case_42_causal_square_double";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 5, keys = 5, dk = 3, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74590331dp-1;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[15] = {
        0x1.58c55b33d44ccp-2, 0x1.07cd39b3d4b85p-3, 0x1.e02dcdb63ec41p-3, 0x1.d7b8d7b0a7c22p-3,
        -0x1.1f7383f8320c1p+0, -0x1.7d99b0fe3842ep-3, 0x1.1aa65763ab83bp+1, -0x1.46a78cdb84d7bp-1,
        0x1.d8bcabb37ba27p-2, 0x1.11c46d07e388ep-2, 0x1.11df06d402ad7p-1, 0x1.9e64114e70279p-1,
        0x1.1c3bfc5c67967p+0, -0x1.b096a9168f811p+0, -0x1.fa58f31529415p-1};
    static constexpr double k[15] = {
        0x1.ea7b476b18dadp-1, 0x1.527772d328b11p+0, 0x1.a266b298bf8e1p-1, -0x1.881bff39b409fp-1,
        -0x1.80519243e3c2ep-1, 0x1.5a4091d2a6ba1p+0, 0x1.5f6595050f975p-1, -0x1.4f9ff6c468dc7p-2,
        0x1.970624b626751p-1, 0x1.2046aa3db58a8p-2, 0x1.cc177b314ca2cp-5, 0x1.0ba1705b702cdp-1,
        -0x1.e827a51e59952p-3, -0x1.98cee75f7c4bcp-5, 0x1.0d7c090ac35b3p-1};
    static constexpr double v[35] = {
        -0x1.1bb68a8a5fc35p-2, -0x1.540a8a4e83d44p-1, 0x1.4f6b246894598p-1, 0x1.41c8989f43204p-1,
        -0x1.3d93383ba1349p+0, -0x1.486517cc128fbp-2, 0x1.ee640e9fcc5dcp+0, 0x1.299da1478f7e5p-3,
        0x1.6b52a582d4b1p-1, 0x1.34143c7f6b894p-2, -0x1.25d01567aae7dp-2, 0x1.3718f2ffcfb98p-1,
        0x1.3630d19bf5018p-1, 0x1.4f9b37c3451b7p+0, -0x1.d0506bbf74c81p-3, -0x1.b237c7fac2d57p-3,
        -0x1.f83bc2bd4e282p-1, 0x1.d4512d1e9f117p-2, 0x1.48ae8ffc04a41p-3, 0x1.fb3c2cb0a726fp-1,
        -0x1.b45a14462019bp-1, 0x1.12191ed72dcfp+1, -0x1.65acb90280928p+0, -0x1.62ff58b7b349p-2,
        0x1.a7891da89b3e8p-1, -0x1.a102632bdbbcp-1, -0x1.219ce7db0d8ffp-1, 0x1.b70e425ac4919p-2,
        -0x1.15113ebbb6b72p+0, 0x1.6fc59257eab69p-4, -0x1.23e635fb0840fp-1, -0x1.c07bbc1d6f41ap-2,
        0x1.f1d3b7b7b3ffep-1, 0x1.4210d46158e97p+1, -0x1.4be0623f22beep-1};
    static constexpr double scores[25] = {
        0x1.94a5c8ca96d5ap-2, -0x1.61ee47cb0e80dp-6, 0x1.bbb34ca92b252p-3, 0x1.098ad565badf8p-3,
        0x1.5b665f7a95d85p-6, -0x1.a2a0b7be20c7dp-1, 0x1.ea059d3d1a6c9p-3, 0x1.beeeb98bd329dp-3,
        -0x1.c43c62b7b2617p-5, -0x1.ca7c73cbf45b6p-5, 0x1.e77d9af88fbf5p-1, -0x1.5b858afe0b282p-2,
        0x1.35263304d8f51p+0, 0x1.e902085e8fa57p-2, -0x1.2964e504df106p-3, 0x1.e04680d97971fp-1,
        0x1.20c4246e0f17ap-2, 0x1.813858631935p-2, 0x1.3860522c70dfdp-2, 0x1.8cca2ab7ca3f9p-3,
        -0x1.2473e6a68af53p+0, -0x1.0fd002d1ced89p-1, 0x1.39250f56ac309p-2, -0x1.61dff6a0bd686p-3,
        -0x1.9e581928825ddp-2};
    static constexpr double weights[25] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.08177f227f9c9p-2, 0x1.7bf4406ec031cp-1, 0.0, 0.0, 0.0, 0x1.8f12d879ae788p-2,
        0x1.b6c06a8b7c59ap-4, 0x1.019e8671b9389p-1, 0.0, 0.0, 0x1.86d48d2b40605p-2, 0x1.959aff2651967p-3,
        0x1.bdaaff311ecf1p-3, 0x1.9f10e7520ed9ap-3, 0.0, 0x1.5a55024133d21p-4, 0x1.3f2e832331219p-3,
        0x1.7072f96c4b155p-2, 0x1.c89eff777fbdfp-3, 0x1.6a22096c1f0cfp-3};
    static constexpr double output[35] = {
        -0x1.1bb68a8a5fc35p-2, -0x1.540a8a4e83d44p-1, 0x1.4f6b246894598p-1, 0x1.41c8989f43204p-1,
        -0x1.3d93383ba1349p+0, -0x1.486517cc128fbp-2, 0x1.ee640e9fcc5dcp+0, 0x1.2a14137fc717cp-5,
        0x1.6bd8f7070ffa8p-2, 0x1.91a296920ed1ap-2, -0x1.a07bf700b786p-5, 0x1.0c3b93cd8e0c4p-3,
        0x1.77b0a1be9306ap-2, 0x1.788ea3e1b5894p+0, -0x1.a6e21ce8bf2eep-3, -0x1.287263eeda8c9p-2,
        -0x1.a9f7839caf6fap-3, 0x1.c6fa7c87290f8p-2, -0x1.59b95352465dp-2, 0x1.c0ea28b5a10f6p-2,
        0x1.db61a9275cc32p-2, 0x1.3b1372b2dadccp-2, -0x1.c4dbe2099c92ap-2, 0x1.9a714cabfab08p-6,
        0x1.cd06ec69b269bp-2, -0x1.eee0aa0580c8cp-2, 0x1.93964cfe1f5f2p-4, 0x1.cbdbb55950bd3p-1,
        0x1.a13588235ad32p-3, -0x1.451ac120e0dfbp-2, -0x1.b880c2dda3a36p-2, 0x1.1eb14a402be0fp-2,
        0x1.365b8ccf8d408p-5, 0x1.7c31300f5b78ep-1, 0x1.5789c782941a8p-5};
    static constexpr const double (&weights_double)[25] = weights;
    static constexpr const double (&output_double)[35] = output;
};

/// Causal from the top left, L < S: the last keys are never seen.
/// scaled_dot_product_attention(q, k, v, is_causal=True). torch's float is 3.5e-08 from double.
struct case_43_causal_upper_left_wide {
    using element = float;
    static constexpr const char* name = "case_43_causal_upper_left_wide";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.10089ap-6f, -0x1.ddff7ep-2f, 0x1.0ba288p+1f, 0x1.3ad48cp-1f, -0x1.1fcafep-1f, -0x1.2dbdb6p-2f,
        -0x1.884ee8p-1f, -0x1.fe0868p-1f, -0x1.e046ccp-3f, -0x1.12cf3ap-1f, 0x1.212a48p+0f, 0x1.af8694p-4f,
        -0x1.66d396p+0f, 0x1.950dp+0f, -0x1.c594d2p-2f, 0x1.d8a172p+0f, -0x1.e89e82p-2f, -0x1.d43db4p+0f,
        -0x1.3aa56p-1f, 0x1.073836p+0f, -0x1.69c684p+0f};
    static constexpr float k[35] = {
        -0x1.cb2686p-2f, -0x1.2ab4f4p+0f, 0x1.004908p-1f, 0x1.5855p-1f, 0x1.453f46p-1f, -0x1.76dc88p+0f,
        0x1.13683ep-4f, 0x1.10c9b2p+0f, -0x1.0519b6p+0f, 0x1.a0d562p+0f, 0x1.63e0fcp-2f, 0x1.2c475ep-1f,
        -0x1.e729acp+0f, 0x1.ec48cp-2f, -0x1.e6d834p-1f, 0x1.003514p+0f, 0x1.7cceb2p-1f, 0x1.5c72eep+0f,
        0x1.95ffd6p-1f, 0x1.de5d78p+1f, -0x1.40f286p-2f, -0x1.158118p+0f, 0x1.22952ap+0f, -0x1.52a62cp+0f,
        0x1.741b4cp-1f, 0x1.891988p-1f, -0x1.2977cap-5f, -0x1.068de8p-1f, 0x1.6354fap+0f, 0x1.1d456ap-2f,
        0x1.1bf702p-1f, 0x1.ed9fc2p-2f, -0x1.0229b6p-1f, 0x1.9f8abcp-2f, -0x1.50f34ep-3f};
    static constexpr float v[10] = {
        0x1.38dcc4p-6f, -0x1.d65a66p-1f, -0x1.890d6ep+0f, -0x1.82ff5ep-2f, 0x1.55e5ecp-2f, 0x1.df9d98p+0f,
        0x1.1a3acp-3f, -0x1.252404p+0f, 0x1.ceafbcp-5f, 0x1.846906p-1f};
    static constexpr float scores[15] = {
        0x1.89d6d4p-1f, 0x1.7d2adp+0f, 0x1.eaaeaep-3f, -0x1.149e4ap+0f, 0x1.3440a2p-1f, 0x1.4c90dp+0f,
        0x1.a70c68p-1f, -0x1.6fad94p+0f, 0x1.42356ep-1f, -0x1.932e6cp-1f, -0x1.06002cp+1f, -0x1.473dep+1f,
        0x1.37d1aep+0f, 0x1.95124ep-1f, -0x1.bcac24p-4f};
    static constexpr float weights[15] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.3b6afcp-1f, 0x1.892a0cp-2f, 0.0f, 0.0f, 0.0f, 0x1.26e6bap-5f,
        0x1.62481cp-6f, 0x1.e27f54p-1f, 0.0f, 0.0f};
    static constexpr float output[6] = {
        0x1.38dcc4p-6f, -0x1.d65a66p-1f, -0x1.27cd2cp-1f, -0x1.6c0e18p-1f, 0x1.20e77ap-2f, 0x1.b96bcp+0f};
    static constexpr double weights_double[15] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.3b6afae527f32p-1, 0x1.892a0a35b019ap-2, 0.0, 0.0, 0.0, 0x1.26e6bad820eb9p-5,
        0x1.624820a36b5dbp-6, 0x1.e27f534d62966p-1, 0.0, 0.0};
    static constexpr double output_double[6] = {
        0x1.38dcc4p-6, -0x1.d65a66p-1, -0x1.27cd2b52ad035p-1, -0x1.6c0e178917c8p-1, 0x1.20e7781668999p-2,
        0x1.b96bc097fe9f4p+0};
};

/// Causal from the top left, L > S.
/// scaled_dot_product_attention(q, k, v, is_causal=True). torch's float is 5.5e-08 from double.
struct case_44_causal_upper_left_tall {
    using element = float;
    static constexpr const char* name = "case_44_causal_upper_left_tall";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 7, keys = 3, dk = 5, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.c9f25cp-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[35] = {
        0x1.9610ecp+0f, 0x1.2013dap+0f, 0x1.d4a19p+0f, 0x1.ce64p-4f, 0x1.fd8dbap-2f, 0x1.803f58p+0f,
        -0x1.216b34p-3f, -0x1.68a1dp-2f, -0x1.50775ap-3f, -0x1.2a41ccp+0f, -0x1.a2b07cp-2f, -0x1.0ce2f2p-1f,
        -0x1.50b4fp+0f, 0x1.34ccb2p-1f, -0x1.9ff224p-1f, 0x1.2f15dp-1f, -0x1.3a002cp+0f, -0x1.eb66f8p-1f,
        0x1.b6385ap+0f, 0x1.721428p-2f, -0x1.07efep+0f, 0x1.252de6p+0f, -0x1.abefaep-2f, -0x1.9b88a6p-1f,
        0x1.018414p-3f, -0x1.3097ep-2f, 0x1.a8fbe2p-2f, 0x1.cfc582p-3f, 0x1.ff1d04p-2f, 0x1.af2ea8p-3f,
        -0x1.95d27ep+0f, 0x1.32036ap-1f, 0x1.a8dfaap-3f, -0x1.aff42ep+0f, 0x1.54a2cep+0f};
    static constexpr float k[15] = {
        -0x1.adcf82p-2f, 0x1.78f65p-2f, -0x1.a925c6p-3f, 0x1.392a2ep+1f, 0x1.1b7924p-1f, 0x1.2f586ap-2f,
        0x1.ab72ap-2f, 0x1.6b2f38p-2f, -0x1.74d85ap-3f, 0x1.6cca1ap-10f, -0x1.71a878p-1f, -0x1.be4176p-1f,
        0x1.c309ap-8f, -0x1.6335ecp+0f, 0x1.ff8be2p-1f};
    static constexpr float v[6] = {
        0x1.99abf8p-4f, 0x1.f7a932p-2f, -0x1.d593d2p-1f, 0x1.8f8468p+0f, -0x1.1a1142p+0f, -0x1.c4b4f8p-2f};
    static constexpr float scores[21] = {
        -0x1.2485cep-5f, 0x1.6743b2p-1f, -0x1.95f1ccp-1f, -0x1.7b29bp-1f, 0x1.08b864p-3f, -0x1.b2d27cp-1f,
        0x1.246e86p-1f, -0x1.a4495p-2f, -0x1.9e47eap-2f, 0x1.bd0ebap+0f, -0x1.c488fep-2f, -0x1.3bc32cp-1f,
        -0x1.b5b592p-2f, 0x1.391618p-4f, 0x1.c2b8ccp-2f, 0x1.671d8ep-1f, 0x1.12472ap-5f, -0x1.1f6c0ap-2f,
        -0x1.23d806p+0f, 0x1.29a95p-4f, 0x1.ebcc32p+0f};
    static constexpr float weights[21] = {
        0x1p+0f, 0.0f, 0.0f, 0x1.2e617ep-2f, 0x1.68cf42p-1f, 0.0f, 0x1.244c7cp-1f, 0x1.b61d2ep-3f, 0x1.b8b0e4p-3f,
        0x1.a7e384p-1f, 0x1.7f2b6ep-4f, 0x1.41b874p-4f, 0x1.96a4bap-3f, 0x1.5086dp-2f, 0x1.e426d2p-2f,
        0x1.0f494p-1f, 0x1.1637d2p-2f, 0x1.966b5ap-3f, 0x1.3e9652p-5f, 0x1.0bd012p-3f, 0x1.a92296p-1f};
    static constexpr float output[14] = {
        0x1.99abf8p-4f, 0x1.f7a932p-2f, -0x1.3bcadep-1f, 0x1.3eb968p+0f, -0x1.813812p-2f, 0x1.09fe66p-1f,
        -0x1.6ebb2ap-4f, 0x1.0976p-1f, -0x1.9ae10ep-1f, 0x1.9b26c4p-2f, -0x1.a8cdp-2f, 0x1.319c32p-1f,
        -0x1.07eb64p+0f, -0x1.26ad0ap-3f};
    static constexpr double weights_double[21] = {
        0x1p+0, 0.0, 0.0, 0x1.2e617bed2e9dfp-2, 0x1.68cf420968b11p-1, 0.0, 0x1.244c7bd124eb4p-1,
        0x1.b61d2eac4617ap-3, 0x1.b8b0e20f263b4p-3, 0x1.a7e383d9885d6p-1, 0x1.7f2b6c33d5281p-4,
        0x1.41b874ffe7ec4p-4, 0x1.96a4bc19f93cp-3, 0x1.5086cf600b95ep-2, 0x1.e426d292f7cc1p-2, 0x1.0f4940d3b3ce7p-1,
        0x1.1637d11ac1d3bp-2, 0x1.966b5a7bad1efp-3, 0x1.3e9652eee042p-5, 0x1.0bd010eb2084ap-3, 0x1.a922969649dabp-1};
    static constexpr double output_double[14] = {
        0x1.99abf8p-4, 0x1.f7a932p-2, -0x1.3bcade83c4f7fp-1, 0x1.3eb968ee02f2ep+0, -0x1.813811d83f06cp-2,
        0x1.09fe6581f1a28p-1, -0x1.6ebb292f1133dp-4, 0x1.0975fe99f9f9bp-1, -0x1.9ae10d1c9e75cp-1,
        0x1.9b26c66185f04p-2, -0x1.a8ccff4ef6ceep-2, 0x1.319c337a3dd4cp-1, -0x1.07eb64800936ap+0,
        -0x1.26ad0cd26ec04p-3};
};

/// Causal to the lower right, L == S: as upper left.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril(S - L)). torch's float is 9.5e-08
/// from double.
struct case_45_causal_lower_right_square {
    using element = float;
    static constexpr const char* name = "case_45_causal_lower_right_square";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 5, keys = 5, dk = 3, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::lower_right;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[15] = {
        -0x1.1f53c4p+0f, 0x1.fec89cp-6f, -0x1.5c60f2p-1f, 0x1.df80cap-2f, -0x1.0419acp-3f, 0x1.b4e294p-1f,
        -0x1.9e0b4cp-1f, 0x1.a84b0ap-1f, -0x1.0bc308p+1f, 0x1.c1aba6p-2f, -0x1.fdeap-1f, 0x1.002278p-2f,
        0x1.9d829ep-1f, -0x1.4c314ep-7f, -0x1.d9c48ep-3f};
    static constexpr float k[15] = {
        0x1.128f38p+1f, 0x1.5311ap-1f, -0x1.b647a8p-1f, 0x1.b81a06p-3f, 0x1.8fdd12p-1f, 0x1.293504p-1f,
        -0x1.5157dep-1f, 0x1.0a91fap-3f, -0x1.7e1e8cp-2f, 0x1.4d69fcp-1f, 0x1.297c76p+0f, 0x1.6351fp+0f,
        0x1.e952eap-2f, -0x1.0608d8p+0f, -0x1.b2fdb2p-1f};
    static constexpr float v[35] = {
        0x1.0609dp-2f, -0x1.a59c62p+0f, 0x1.b40706p-1f, 0x1.20b57cp-5f, 0x1.a8ac66p-1f, -0x1.88e708p-2f,
        -0x1.478026p-3f, 0x1.83f8c8p+0f, 0x1.de5818p+0f, 0x1.707428p-3f, 0x1.55a8c8p-5f, -0x1.7c9f68p-1f,
        0x1.ca2244p+0f, -0x1.acda9ep-1f, -0x1.0bc29ep-1f, -0x1.961cc4p-1f, -0x1.d72d7cp-1f, 0x1.3228c4p-1f,
        -0x1.fb797ep-2f, -0x1.945906p-2f, 0x1.7b9a9cp-2f, 0x1.b8b686p-1f, -0x1.e3b2a8p-2f, -0x1.08de86p+0f,
        -0x1.f02102p-4f, -0x1.30c8c2p-1f, -0x1.a3594ap-3f, 0x1.35814ap+0f, 0x1.1f7ddp-2f, 0x1.7ab72ap-4f,
        -0x1.0e560ep-2f, 0x1.9a4dd8p+0f, 0x1.afac26p-2f, 0x1.601e5ap-1f, 0x1.58c5d4p-2f};
    static constexpr float scores[25] = {
        -0x1.0ab0c4p+0f, -0x1.69b616p-2f, 0x1.26daf6p-1f, -0x1.e483d6p-1f, 0x1.7470c6p-8f, 0x1.c10e0cp-4f,
        0x1.25b042p-2f, -0x1.7c6d3ep-2f, 0x1.8c9bccp-1f, -0x1.b6e692p-3f, 0x1.659b18p-2f, -0x1.b60454p-2f,
        0x1.a42402p-1f, -0x1.6ca41cp+0f, 0x1.40c81ep-2f, 0x1.42e7e8p-5f, -0x1.3e35c6p-2f, -0x1.2ee07ap-2f,
        -0x1.35e6bap-2f, 0x1.2c8cc8p-1f, 0x1.1c5308p+0f, 0x1.28971ep-6f, -0x1.0857fap-2f, 0x1.c89412p-4f,
        0x1.5e7eeap-2f};
    static constexpr float weights[25] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.d2c318p-2f, 0x1.169e74p-1f, 0.0f, 0.0f, 0.0f, 0x1.4e6cd6p-2f,
        0x1.3388a6p-3f, 0x1.0be76cp-1f, 0.0f, 0.0f, 0x1.47260ap-2f, 0x1.ccff56p-3f, 0x1.d3f3c4p-3f, 0x1.d0c0d2p-3f,
        0.0f, 0x1.a6d65cp-2f, 0x1.1b9bdp-3f, 0x1.ae4dd4p-4f, 0x1.375d24p-3f, 0x1.883364p-3f};
    static constexpr float output[35] = {
        0x1.0609dp-2f, -0x1.a59c62p+0f, 0x1.b40706p-1f, 0x1.20b57cp-5f, 0x1.a8ac66p-1f, -0x1.88e708p-2f,
        -0x1.478026p-3f, 0x1.e1f8fep-1f, 0x1.107f8p-2f, 0x1.f1c116p-2f, 0x1.3d85f8p-5f, -0x1.b19f8p-6f,
        0x1.9910c8p-1f, -0x1.0eb17ap-1f, 0x1.3339ep-5f, -0x1.583976p-1f, -0x1.693e3cp-3f, 0x1.529844p-2f,
        -0x1.99d858p-4f, -0x1.02d9fp-4f, 0x1.05a62p-6f, 0x1.feb35p-2f, -0x1.937204p-2f, -0x1.0f595ap-3f,
        0x1.09d006p-3f, -0x1.3492e6p-3f, 0x1.260036p-3f, 0x1.e931ecp-4f, 0x1.c7e98p-2f, -0x1.1e12dp-1f,
        0x1.270c5p-4f, 0x1.7c9602p-2f, 0x1.6bf5f8p-3f, 0x1.301412p-3f, 0x1.aeed42p-4f};
    static constexpr double weights_double[25] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.d2c3171ad34p-2, 0x1.169e7472965ffp-1, 0.0, 0.0, 0.0, 0x1.4e6cd6a8eb228p-2,
        0x1.3388a611cf57bp-3, 0x1.0be76b271698dp-1, 0.0, 0.0, 0x1.47260a0e78ff7p-2, 0x1.ccff557862ac4p-3,
        0x1.d3f3c594222cdp-3, 0x1.d0c0d0d689282p-3, 0.0, 0x1.a6d65d6a3caf3p-2, 0x1.1b9bd05795816p-3,
        0x1.ae4dd28ff2c41p-4, 0x1.375d25c38aaf5p-3, 0x1.883365c86d0edp-3};
    static constexpr double output_double[35] = {
        0x1.0609dp-2, -0x1.a59c62p+0, 0x1.b40706p-1, 0x1.20b57cp-5, 0x1.a8ac66p-1, -0x1.88e708p-2, -0x1.478026p-3,
        0x1.e1f8feedcc2bap-1, 0x1.107f8579cd92p-2, 0x1.f1c1157e8199bp-2, 0x1.3d85f9636cf12p-5, -0x1.b19f8cbf2221p-6,
        0x1.9910c8626e812p-1, -0x1.0eb17a5fc0d88p-1, 0x1.3339ed6d912ap-5, -0x1.58397463ca438p-1,
        -0x1.693e35af4e12ap-3, 0x1.529842aaaf321p-2, -0x1.99d84c6a4b4f8p-4, -0x1.02d9ef220bd9ep-4,
        0x1.05a60d0a2785p-6, 0x1.feb34e22c3d79p-2, -0x1.937204df4ca0ep-2, -0x1.0f595ab22b2f2p-3,
        0x1.09d00711ccaf1p-3, -0x1.3492e66e1333fp-3, 0x1.260033461c73dp-3, 0x1.e931eabf7a39cp-4,
        0x1.c7e982e600dbbp-2, -0x1.1e12d3336b81p-1, 0x1.270c4ba767894p-4, 0x1.7c9603a3ca632p-2,
        0x1.6bf5fbc380408p-3, 0x1.301412a58c35dp-3, 0x1.aeed45dcbd2f4p-4};
};

/// Causal to the lower right, L < S: the last query sees every key.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril(S - L)). torch's float is 9.1e-08
/// from double.
struct case_46_causal_lower_right_wide {
    using element = float;
    static constexpr const char* name = "case_46_causal_lower_right_wide";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::lower_right;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.c37c1p-1f, -0x1.ca20cap-3f, 0x1.19dd9p+0f, 0x1.2c3be6p-1f, 0x1.a777f8p+0f, 0x1.7a0252p+0f,
        0x1.07569ep+0f, 0x1.e0423p-2f, -0x1.658fa8p-2f, -0x1.8fc6e4p-1f, -0x1.27a95p+0f, 0x1.246acp-6f,
        0x1.304f2ep+1f, -0x1.052f46p-1f, -0x1.44b41cp+0f, -0x1.75b3d4p-4f, -0x1.c17676p-2f, 0x1.472458p-5f,
        0x1.d4195cp+0f, -0x1.78f47ap+0f, 0x1.3fb46cp+0f};
    static constexpr float k[35] = {
        0x1.29998ap-1f, -0x1.690686p-2f, 0x1.011048p+0f, 0x1.34b1d6p-2f, 0x1.aab3e4p-1f, -0x1.8b2c68p+0f,
        0x1.829278p-1f, 0x1.77cd7ep-2f, -0x1.78c908p-5f, 0x1.87c61cp+0f, 0x1.4528d4p-1f, 0x1.3f108p-1f,
        0x1.530812p-2f, -0x1.90e09p-1f, -0x1.e84f46p-5f, 0x1.1ce9f8p-1f, -0x1.148a9ap-1f, 0x1.adc6b8p-1f,
        -0x1.60d882p+0f, 0x1.5861a6p-2f, 0x1.2a4354p+0f, -0x1.8ffeecp-2f, -0x1.8e1e5ap-4f, 0x1.9db982p-2f,
        0x1.6030cap-2f, -0x1.53d38ap+0f, -0x1.2aa32ap+0f, -0x1.edcca2p-4f, -0x1.8d275cp+0f, 0x1.8ee88cp-2f,
        0x1.76d09cp-3f, -0x1.ece56ap-2f, 0x1.1dbefp-2f, 0x1.b65a3ep-2f, -0x1.085468p+1f};
    static constexpr float v[10] = {
        -0x1.25f37ap-1f, 0x1.8af94ep+0f, -0x1.baecdap-1f, 0x1.17528ap+0f, 0x1.6b1dacp-3f, 0x1.4cc7cep+0f,
        0x1.3d6daap-3f, -0x1.22ea78p-1f, 0x1.de4212p-1f, 0x1.06d6aep-1f};
    static constexpr float scores[15] = {
        0x1.529a0ep-1f, 0x1.2c7ee2p+0f, -0x1.4e8c1ep-2f, -0x1.67cd6cp+0f, -0x1.f0a944p-1f, -0x1.ce2fbp+0f,
        -0x1.a3fa74p-3f, -0x1.c838dp-3f, -0x1.5c17c6p+0f, 0x1.3a921cp-1f, 0x1.5ce996p+0f, -0x1.1567dcp-1f,
        -0x1.e99a2ep-2f, -0x1.9206ecp-3f, -0x1.4f55dap-2f};
    static constexpr float weights[15] = {
        0x1.50a67ap-2f, 0x1.19019cp-1f, 0x1.f5592cp-4f, 0.0f, 0.0f, 0x1.4abedcp-4f, 0x1.99b0d4p-2f, 0x1.928112p-2f,
        0x1.023ccap-3f, 0.0f, 0x1.2cc768p-1f, 0x1.663136p-4f, 0x1.7dbe8p-4f, 0x1.fa050ap-4f, 0x1.bbcffap-4f};
    static constexpr float output[6] = {
        -0x1.489f92p-1f, 0x1.43e32p+0f, -0x1.368358p-2f, 0x1.001cbep+0f, -0x1.1aaa68p-2f, 0x1.1bbdf8p+0f};
    static constexpr double weights_double[15] = {
        0x1.50a67aad1adbcp-2, 0x1.19019d1a0b0ebp-1, 0x1.f5592c7b3c1c1p-4, 0.0, 0.0, 0x1.4abedc81b8ce6p-4,
        0x1.99b0d2c664f9bp-2, 0x1.9281114f62ec5p-2, 0x1.023cc99393cd1p-3, 0.0, 0x1.2cc76867e17a8p-1,
        0x1.663136a5a577cp-4, 0x1.7dbe81ddaec83p-4, 0x1.fa050d554db27p-4, 0x1.bbcff6e85239dp-4};
    static constexpr double output_double[6] = {
        -0x1.489f9302fcc9bp-1, 0x1.43e32185d9c88p+0, -0x1.368358a9471c2p-2, 0x1.001cbce4da38fp+0,
        -0x1.1aaa688398c5bp-2, 0x1.1bbdf8f06f755p+0};
};

/// Causal to the lower right, L > S: the first L - S rows are empty, exactly 0.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril(S - L)). torch's float is 5.0e-08
/// from double.
struct case_47_causal_lower_right_tall {
    using element = float;
    static constexpr const char* name = "case_47_causal_lower_right_tall";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 7, keys = 3, dk = 5, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.c9f25cp-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::lower_right;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[35] = {
        0x1.97fb8ep-3f, -0x1.2c565cp-2f, -0x1.6bbad6p-2f, 0x1.8f3baap+0f, -0x1.c5303ap-4f, -0x1.6b9924p-3f,
        0x1.c57944p+0f, -0x1.7733ap-1f, 0x1.0d9f26p-2f, 0x1.0637e2p-3f, -0x1.10b606p+0f, -0x1.517a98p+0f,
        0x1.45054p+0f, 0x1.c7e232p+0f, 0x1.0979bap+1f, 0x1.7798b8p-3f, -0x1.f89398p-3f, -0x1.7d69d4p-6f,
        0x1.e2368p-2f, -0x1.f261a4p-1f, -0x1.279364p-2f, -0x1.f80c06p-1f, -0x1.09237ep-3f, -0x1.a28d36p-1f,
        -0x1.e2e912p-2f, -0x1.434612p-1f, 0x1.4622e6p-1f, 0x1.571c8p+0f, 0x1.c8c8ep-1f, 0x1.10732p-2f,
        0x1.9c855ep-3f, 0x1.3a60f2p-1f, 0x1.851624p-1f, 0x1.325cbep-1f, 0x1.12e604p+0f};
    static constexpr float k[15] = {
        0x1.6cbd8cp-1f, 0x1.8e6fbep-6f, 0x1.00b298p-1f, 0x1.1cf7e8p-2f, 0x1.17cec6p+0f, -0x1.983e2ep-3f,
        -0x1.6cd9fap+0f, 0x1.599c06p-3f, -0x1.32250cp+0f, 0x1.f3f76ap+0f, 0x1.def2dep-3f, -0x1.ba8214p+0f,
        0x1.79c482p-3f, 0x1.c4fa88p-1f, -0x1.11121cp+0f};
    static constexpr float v[6] = {
        0x1.8a81e8p-2f, 0x1.01aafp-1f, 0x1.4fbe74p-1f, 0x1.3be02p-4f, 0x1.5f3006p-2f, -0x1.7bae66p-2f};
    static constexpr float scores[21] = {
        0x1.ee2354p-4f, -0x1.939ca8p-1f, 0x1.c6b1dcp-1f, -0x1.b3351cp-4f, -0x1.328edep+0f, -0x1.67be6ep+0f,
        0x1.2a970cp+0f, 0x1.e3dcbp+0f, 0x1.74871cp-1f, -0x1.777764p-2f, -0x1.ed1b1p-1f, 0x1.b77dfcp-1f,
        -0x1.db15aep-2f, 0x1.566514p-1f, 0x1.3e4c0cp-1f, 0x1.63b576p-2f, -0x1.f92734p-2f, -0x1.c64564p-3f,
        0x1.ae62c2p-1f, 0x1.1049e6p-2f, -0x1.5532dcp-1f};
    static constexpr float weights[21] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0x1.65b026p-1f,
        0x1.349fbp-2f, 0.0f, 0x1.1eec38p-1f, 0x1.430172p-2f, 0x1.fc9886p-4f};
    static constexpr float output[14] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.8a81e8p-2f, 0x1.01aafp-1f, 0x1.ddfc98p-2f,
        0x1.7fd198p-2f, 0x1.dc7f74p-2f, 0x1.0a8e9p-2f};
    static constexpr double weights_double[21] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1p+0, 0.0, 0.0, 0x1.65b027ad4512bp-1,
        0x1.349fb0a575dadp-2, 0.0, 0x1.1eec36ceb697bp-1, 0x1.43017111560acp-2, 0x1.fc988544f3178p-4};
    static constexpr double output_double[14] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1.8a81e8p-2, 0x1.01aafp-1, 0x1.ddfc98c12552bp-2,
        0x1.7fd1992f12881p-2, 0x1.dc7f7359ecdbfp-2, 0x1.0a8e8d61ce3a8p-2};
};

/// Causal to the lower right, L == 1: a decoding step sees every key.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril(S - L)). torch's float is 4.1e-08
/// from double.
struct case_48_causal_lower_right_step {
    using element = float;
    static constexpr const char* name = "case_48_causal_lower_right_step";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 5, dk = 3, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::lower_right;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[3] = {0x1.04644ap+0f, -0x1.145f08p+1f, -0x1.594acp-1f};
    static constexpr float k[15] = {
        0x1.0980bcp-1f, 0x1.083c1cp+0f, 0x1.3dbb82p-1f, 0x1.107166p+0f, -0x1.0d9d38p-1f, 0x1.70b95cp-3f,
        -0x1.24b6d6p+0f, 0x1.5b8c56p+0f, 0x1.07532p-3f, -0x1.2ca24p-4f, 0x1.c4941ap-2f, -0x1.1aa02ep-1f,
        0x1.27cb86p+1f, -0x1.411524p+0f, -0x1.97682ep-1f};
    static constexpr float v[10] = {
        0x1.087ee2p-4f, 0x1.aa64fap-1f, -0x1.e9c47p-5f, -0x1.1c774cp-6f, 0x1.c0c3fp-2f, -0x1.1888b4p-2f,
        -0x1.cc7b06p-1f, -0x1.e77ecap-1f, 0x1.5a64ep-1f, -0x1.1a01aap+0f};
    static constexpr float scores[5] = {
        -0x1.394a0ep+0f, 0x1.361896p+0f, -0x1.34fb3ap+1f, -0x1.843ap-2f, 0x1.9d7e34p+1f};
    static constexpr float weights[5] = {
        0x1.445234p-7f, 0x1.ced84p-4f, 0x1.8a9c22p-9f, 0x1.79609cp-6f, 0x1.b3be0ep-1f};
    static constexpr float output[2] = {0x1.19bd46p-1f, -0x1.e87198p-1f};
    static constexpr double weights_double[5] = {
        0x1.4452369adb4d4p-7, 0x1.ced83e5ac320bp-4, 0x1.8a9c2ce3706ffp-9, 0x1.79609c2e37e64p-6, 0x1.b3be0e4be6ff2p-1};
    static constexpr double output_double[2] = {0x1.19bd449f9c7fbp-1, -0x1.e871995124459p-1};
};

/// Causal, two batch axes.
/// scaled_dot_product_attention(q, k, v, is_causal=True). torch's float is 1.5e-07 from double.
struct case_49_causal_batch_heads {
    using element = float;
    static constexpr const char* name = "case_49_causal_batch_heads";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 2, heads = 3, queries = 4, keys = 4, dk = 5, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.c9f25cp-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[120] = {
        0x1.1505ap-2f, -0x1.74e0e4p-2f, 0x1.15889ep-1f, 0x1.f36a36p-4f, 0x1.181fc2p-1f, -0x1.1d968ep+0f,
        0x1.077896p-1f, 0x1.2890bcp-1f, -0x1.35d24p-3f, -0x1.6f8966p-1f, 0x1.0cdcep-1f, 0x1.243a8p+1f,
        0x1.49efe4p-4f, 0x1.236bb4p+0f, -0x1.1de9fcp-1f, -0x1.c4d9e6p-2f, 0x1.7b831p-4f, 0x1.1d1cf8p-3f,
        -0x1.e2fd62p-1f, 0x1.445e68p-1f, -0x1.1ad9c2p-2f, -0x1.6ab9fcp-1f, -0x1.a52756p-1f, -0x1.df2bdp-3f,
        0x1.5238e6p-2f, 0x1.15e2f6p+0f, 0x1.00d56ep-1f, -0x1.9bb1ccp-1f, 0x1.9fbcdcp+0f, 0x1.84dbf2p+0f,
        -0x1.48fa76p+0f, -0x1.354f42p+1f, -0x1.52302cp-2f, 0x1.620d3cp+0f, 0x1.fe9f56p-3f, 0x1.8e17a6p-2f,
        -0x1.25908cp-1f, -0x1.73cb5cp-1f, 0x1.c4c744p-3f, -0x1.a52346p+0f, -0x1.9bec9cp-1f, -0x1.4919f6p+0f,
        0x1.55aefcp-2f, 0x1.f6ae5ep-1f, 0x1.596ab2p-2f, 0x1.be043ep-2f, 0x1.1a2294p+1f, 0x1.7cc4aep-1f,
        -0x1.209704p+1f, 0x1.44c64cp-1f, -0x1.92f0e4p+0f, -0x1.78054p-1f, -0x1.12c754p-2f, -0x1.3bafep-2f,
        0x1.ac83ap-1f, 0x1.40646ap-1f, -0x1.64303ap-1f, -0x1.39a79cp+0f, 0x1.467c44p-2f, 0x1.53a7c8p-1f,
        0x1.f5d6d4p-3f, 0x1.4d1c54p-3f, 0x1.a05a66p-1f, 0x1.1ddc02p-2f, 0x1.c3580cp+0f, 0x1.870cdcp+0f,
        0x1.93f27ap-3f, 0x1.963ab2p+0f, -0x1.06ce42p+0f, 0x1.09b25ep+1f, -0x1.0008a4p+0f, 0x1.1a0ceep+0f,
        -0x1.02f4d8p+1f, 0x1.0f16p+0f, -0x1.e12cfap-2f, -0x1.20eb26p+0f, 0x1.d0fbb8p-2f, 0x1.3e6642p-2f,
        -0x1.ee383p-1f, -0x1.759868p-1f, -0x1.81cfccp-2f, 0x1.9d4402p+0f, 0x1.1872acp+0f, 0x1.fe6398p-5f,
        0x1.4ef2b6p+1f, 0x1.4c62dap+0f, 0x1.dc0df2p-4f, 0x1.2314f8p+0f, -0x1.0ee20ap-1f, -0x1.e239acp-1f,
        0x1.b2f274p-1f, 0x1.1979f6p+0f, 0x1.a56a4ep-2f, 0x1.d1f654p-9f, -0x1.38522ep+0f, 0x1.d98a2cp-7f,
        0x1.72005cp-1f, -0x1.e2f99cp-1f, 0x1.8aba1ep+0f, -0x1.db5d46p-1f, 0x1.775ap-4f, 0x1.26bd4ap-1f,
        -0x1.b2c03cp+0f, 0x1.784d54p-1f, -0x1.b17a14p-2f, 0x1.ebb3e8p+0f, 0x1.056324p+0f, -0x1.ed5bf4p+0f,
        0x1.1f9c92p-2f, -0x1.c15448p+0f, 0x1.d59e5ep-1f, -0x1.6c435ap+0f, 0x1.9c5f1ap-4f, -0x1.c0c2fap-1f,
        0x1.448416p+0f, -0x1.3942e6p+0f, -0x1.16d7eep-1f, 0x1.14e828p+0f, -0x1.4677bap-4f, 0x1.06130ep+1f};
    static constexpr float k[120] = {
        -0x1.5c8034p+0f, -0x1.4ba336p-4f, 0x1.946632p+0f, -0x1.00dbaap+0f, 0x1.cd8adap-2f, 0x1.1881f6p-3f,
        0x1.83940cp-2f, -0x1.4cba1cp-3f, 0x1.771c5p-1f, 0x1.f2e134p-1f, -0x1.6a9546p-1f, -0x1.8aacc6p-1f,
        -0x1.67ea96p-1f, -0x1.a46078p-1f, 0x1.31e4e2p-2f, -0x1.9441b4p-1f, 0x1.7ef1b4p-2f, 0x1.c87f2cp-1f,
        0x1.e3d38cp-1f, -0x1.1c842ap+0f, 0x1.17ea9ep+0f, 0x1.b53b08p-3f, 0x1.8725c6p-1f, 0x1.27f712p-1f,
        -0x1.03a4c6p-2f, 0x1.0d3c14p+0f, -0x1.441c9ep-4f, 0x1.f6b712p-1f, -0x1.452f88p+0f, 0x1.9d9d26p+0f,
        -0x1.16cffcp-1f, 0x1.3a3a64p-1f, 0x1.e2d6aep-1f, -0x1.dee4b6p-7f, -0x1.c7bce2p-4f, 0x1.56fbecp-2f,
        -0x1.14a4e8p-1f, 0x1.8e3084p+0f, -0x1.f29d5ap-1f, 0x1.fd845p-2f, 0x1.d3483ap-2f, -0x1.79fd48p-1f,
        0x1.15f428p+1f, 0x1.af8cc2p+0f, 0x1.c55066p-1f, 0x1.9e0c32p-1f, 0x1.5025dp-1f, 0x1.eb5d76p+0f,
        -0x1.7703fp-3f, 0x1.04302p+0f, 0x1.86f1e2p-1f, 0x1.e8a4dep+0f, -0x1.727d7ap-3f, 0x1.e10bfp-5f,
        0x1.22716p+0f, 0x1.20ec56p+0f, 0x1.e9be6ep-2f, -0x1.3882dap+0f, -0x1.15b598p+0f, 0x1.0feec4p-3f,
        -0x1.38fd4cp-4f, 0x1.03d24ep+1f, 0x1.4f520cp-4f, -0x1.cb241p-1f, 0x1.11eedcp+0f, 0x1.6293b4p-1f,
        0x1.f9bac4p-1f, 0x1.eec732p-4f, 0x1.1e986ap-2f, -0x1.13ee72p-2f, 0x1.1f050cp-6f, 0x1.99b24cp-4f,
        0x1.693eaep-4f, 0x1.228e88p+0f, -0x1.7b5a9ap-3f, -0x1.a6ef06p+0f, 0x1.eb3ed8p-3f, -0x1.ead2e6p-2f,
        -0x1.de11e8p-2f, -0x1.64cd8p+1f, 0x1.9f424ap-3f, -0x1.27f9e4p-3f, 0x1.84d6dp-1f, 0x1.7649fep-1f,
        0x1.02b35ep-1f, 0x1.eac6bep-5f, 0x1.75078ep-2f, -0x1.f78cbap-1f, -0x1.0b8e62p+1f, -0x1.668586p-1f,
        0x1.c573f6p-1f, 0x1.6eb94p+0f, 0x1.01408ap-2f, -0x1.fcc9b6p-2f, -0x1.04bda2p+0f, 0x1.fa421ap-1f,
        0x1.fe1d46p-1f, -0x1.b7a7bcp-1f, -0x1.2b68b4p+0f, -0x1.2dcf52p-1f, 0x1.65976ap-2f, -0x1.0b3c3cp+0f,
        -0x1.ee283cp-1f, 0x1.a2193cp-1f, -0x1.8cbdaep-1f, 0x1.a0cac4p-2f, 0x1.2aa58ep+0f, 0x1.eb048p-2f,
        -0x1.bbf9fap-4f, -0x1.412376p+0f, 0x1.ff34a2p+0f, -0x1.5c3764p-4f, -0x1.3d3aap+0f, -0x1.30173ep+0f,
        0x1.d1709cp-5f, 0x1.0fe8a2p-2f, 0x1.eba5f8p-1f, -0x1.207ceap+0f, -0x1.4212eep-2f, 0x1.c14b22p-2f};
    static constexpr float v[48] = {
        -0x1.c0533ep-3f, -0x1.e94d96p-1f, 0x1.72ffp+0f, 0x1.4a89b8p-1f, 0x1.7c3b66p-4f, -0x1.0ed8bp-1f,
        0x1.9724a2p+0f, 0x1.56f3aap-1f, -0x1.81df5p+0f, -0x1.3db7cap-3f, -0x1.d366d6p-6f, -0x1.411726p+0f,
        0x1.093608p+1f, 0x1.50e2a2p+0f, 0x1.358e3p-2f, -0x1.69a002p-1f, -0x1.5d5d5ap-1f, 0x1.849338p-2f,
        0x1.4b4a2ap+0f, 0x1.6f3fdap-2f, 0x1.735cbp-3f, -0x1.ee6a62p-3f, 0x1.12d908p+0f, 0x1.ed660cp-1f,
        -0x1.ced22ep+0f, 0x1.0ed0f6p-1f, 0x1.6c18c8p-7f, 0x1.1ac4f2p+0f, -0x1.a29ffcp-1f, -0x1.1cd774p-1f,
        0x1.ecd6eap-2f, -0x1.743e76p+0f, 0x1.d52a6p-1f, 0x1.7ceaeep+0f, -0x1.d6985cp-2f, 0x1.83f4a4p-1f,
        0x1.72789ap-1f, 0x1.13cc7cp-2f, 0x1.463d6cp-2f, -0x1.13effep-1f, 0x1.27aee8p+0f, 0x1.a324f6p-2f,
        0x1.37dd16p-1f, -0x1.6083bp-1f, 0x1.de067ep+0f, 0x1.08aaf6p+1f, -0x1.637d56p-2f, 0x1.85ba7cp-5f};
    static constexpr float scores[96] = {
        0x1.25e2c6p-2f, 0x1.8d1f2ep-3f, -0x1.a2bfa2p-4f, -0x1.491a3cp-3f, 0x1.fc6062p-1f, -0x1.8af098p-2f,
        -0x1.7d3a98p-5f, 0x1.00f8a2p+0f, -0x1.f008f2p-1f, 0x1.15b592p-1f, -0x1.78a4a8p+0f, 0x1.f96bdep-1f,
        0x1.d497d8p-1f, -0x1.bec432p-5f, 0x1.fb4158p-2f, -0x1.f20e62p-2f, -0x1.29d22cp-1f, -0x1.82f16cp-4f,
        -0x1.f4bac6p-2f, -0x1.11616cp-2f, 0x1.1a64e4p-1f, 0x1.42456cp-2f, -0x1.1a9e46p-1f, -0x1.c6413ep-1f,
        -0x1.490e36p-1f, -0x1.44f8ecp+0f, -0x1.05a42ap-1f, -0x1.8a6846p-2f, 0x1.0c347p-3f, -0x1.6e122ep+0f,
        -0x1.e95b72p-2f, -0x1.8a9854p-1f, 0x1.7540dcp+0f, -0x1.3c7f26p-2f, -0x1.33c1a2p+0f, -0x1.51c964p+0f,
        -0x1.5d7c8cp+0f, 0x1.ea801ap+0f, 0x1.1dcacap+1f, 0x1.6aafc8p+0f, -0x1.ec3fdcp-3f, -0x1.381718p-1f,
        -0x1.73c79ap-1f, -0x1.362666p-1f, -0x1.51527cp-2f, -0x1.8229fap-1f, 0x1.05d28p-4f, 0x1.70f876p-1f,
        0x1.cd34cp-1f, 0x1.cf96f8p-7f, 0x1.2e6c46p-5f, -0x1.4c0a1ep+1f, 0x1.970942p+0f, 0x1.11b90ap-2f,
        -0x1.3823f4p-1f, -0x1.e91424p+1f, 0x1.3e2ddep-2f, 0x1.06fa3cp-2f, 0x1.137e3ep-1f, 0x1.a7cd6ap+0f,
        0x1.000c6cp-1f, -0x1.51ffb6p-3f, -0x1.9f8396p-2f, 0x1.ed5432p+0f, 0x1.b0c3cep-1f, -0x1.1b4c98p+0f,
        -0x1.94f292p-3f, -0x1.2e4e4ap-1f, 0x1.c510eap-4f, 0x1.5f5e66p-2f, 0x1.4355ep+0f, 0x1.6db83ap-1f,
        -0x1.07bad8p-3f, 0x1.993288p-2f, 0x1.a45b1cp+0f, 0x1.06fb92p+0f, -0x1.24cd5p-4f, -0x1.3c374ep-1f,
        0x1.c59fe4p-2f, 0x1.080078p-3f, 0x1.c9907ep-1f, 0x1.3ccedap-3f, 0x1.3324d2p-1f, 0x1.dae2a4p-1f,
        0x1.5dae24p+0f, 0x1.70aa6ep+0f, 0x1.467bb6p+1f, 0x1.40fec6p+0f, 0x1.32f3e6p-8f, -0x1.38f394p+0f,
        0x1.50b3cep+0f, -0x1.725be2p-3f, -0x1.2471f8p+0f, -0x1.6b70ep+0f, -0x1.93c078p+0f, -0x1.05cff2p-1f};
    static constexpr float weights[96] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.98f8p-1f, 0x1.9c2004p-3f, 0.0f, 0.0f, 0x1.4db274p-3f, 0x1.7a1992p-1f,
        0x1.93ce8cp-4f, 0.0f, 0x1.c0a08cp-2f, 0x1.54375cp-3f, 0x1.26cfdap-2f, 0x1.b9cfa8p-4f, 0x1p+0f, 0.0f, 0.0f,
        0.0f, 0x1.1e2c78p-1f, 0x1.c3a70cp-2f, 0.0f, 0.0f, 0x1.7ecb76p-2f, 0x1.991458p-3f, 0x1.b4aa5cp-2f, 0.0f,
        0x1.da1d32p-2f, 0x1.8e254cp-4f, 0x1.01e84cp-2f, 0x1.80e256p-3f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.28bab4p-5f,
        0x1.ed7456p-1f, 0.0f, 0.0f, 0x1.bbf5f4p-2f, 0x1.32e7eap-2f, 0x1.112224p-2f, 0.0f, 0x1.55b20cp-3f,
        0x1.bedd7ap-4f, 0x1.fa5d6ep-3f, 0x1.e840e2p-2f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.9449f8p-1f, 0x1.aed81cp-3f,
        0.0f, 0.0f, 0x1.3fb8a6p-2f, 0x1.2ef12ep-2f, 0x1.915628p-2f, 0.0f, 0x1.50986ap-3f, 0x1.5a2874p-4f,
        0x1.1018d4p-4f, 0x1.5e91bcp-1f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.c4bdbep-2f, 0x1.1da12p-1f, 0.0f, 0.0f,
        0x1.ddda5ap-4f, 0x1.954368p-3f, 0x1.5ef3dcp-1f, 0.0f, 0x1.c9c5dp-3f, 0x1.09232cp-3f, 0x1.7edf78p-2f,
        0x1.17ac08p-2f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.ed05fp-2f, 0x1.097d08p-1f, 0.0f, 0.0f, 0x1.997cbep-3f,
        0x1.e0206cp-5f, 0x1.7b9ec8p-1f, 0.0f, 0x1.ddfa5p-3f, 0x1.6a36fap-3f, 0x1.35715p-3f, 0x1.c12eb2p-2f};
    static constexpr float output[48] = {
        -0x1.c0533ep-3f, -0x1.e94d96p-1f, 0x1.de4a94p-4f, -0x1.4452f6p-1f, 0x1.0b2efap+0f, 0x1.13556ap-2f,
        0x1.5f583ep-2f, -0x1.90e41ep-2f, -0x1.81df5p+0f, -0x1.3db7cap-3f, -0x1.b5cbcp-1f, -0x1.47a3f6p-1f,
        0x1.41ed54p-2f, 0x1.02b3d4p-2f, -0x1.f3b6f4p-4f, 0x1.44f14p-8f, -0x1.5d5d5ap-1f, 0x1.849338p-2f,
        0x1.38f666p+0f, 0x1.70059ap-2f, 0x1.1f832cp-3f, 0x1.a93334p-3f, 0x1.2b0d46p-1f, 0x1.01252cp-1f,
        -0x1.ced22ep+0f, 0x1.0ed0f6p-1f, -0x1.6cdb84p+0f, 0x1.4cd164p-1f, -0x1.c3666p-1f, 0x1.1874ecp-2f,
        -0x1.578aap-6f, -0x1.b45f8cp-1f, 0x1.d52a6p-1f, 0x1.7ceaeep+0f, 0x1.30aabcp-3f, 0x1.14a12ap+0f,
        0x1.061d38p-1f, 0x1.042becp-1f, 0x1.0179fcp-1f, 0x1.896b3ap-2f, 0x1.27aee8p+0f, 0x1.a324f6p-2f,
        0x1.be6f6ep-1f, -0x1.478d04p-3f, 0x1.a6b076p+0f, 0x1.931846p+0f, 0x1.03a91ap-1f, 0x1.3a6b58p-2f};
    static constexpr double weights_double[96] = {
        0x1p+0, 0.0, 0.0, 0.0, 0x1.98f7ff1e86bfdp-1, 0x1.9c200385e500bp-3, 0.0, 0.0, 0x1.4db27367c6fbbp-3,
        0x1.7a1991c663f79p-1, 0x1.93ce8afd524bbp-4, 0.0, 0x1.c0a08efdb7659p-2, 0x1.54375af070124p-3,
        0x1.26cfd98bac9f2p-2, 0x1.b9cfa7f98fc8ap-4, 0x1p+0, 0.0, 0.0, 0.0, 0x1.1e2c79a1857cdp-1,
        0x1.c3a70cbcf5063p-2, 0.0, 0.0, 0x1.7ecb74bcfa4dep-2, 0x1.991458d950bcp-3, 0x1.b4aa5ed65d541p-2, 0.0,
        0x1.da1d3407b84ccp-2, 0x1.8e254bc79f86p-4, 0x1.01e84d8d2dfa6p-2, 0x1.80e256f263aeep-3, 0x1p+0, 0.0, 0.0,
        0.0, 0x1.28bab33131bdep-5, 0x1.ed7454ccece41p-1, 0.0, 0.0, 0x1.bbf5f3158c4ap-2, 0x1.32e7ea9c8b456p-2,
        0x1.1122224de870cp-2, 0.0, 0x1.55b20c39aad2ep-3, 0x1.bedd7c33214fap-4, 0x1.fa5d7008529f5p-3,
        0x1.e840e2d238f33p-2, 0x1p+0, 0.0, 0.0, 0.0, 0x1.9449f806c36b6p-1, 0x1.aed81fe4f252cp-3, 0.0, 0.0,
        0x1.3fb8a7e38b132p-2, 0x1.2ef12f9c31fe4p-2, 0x1.9156288042ee8p-2, 0.0, 0x1.50986912c6b19p-3,
        0x1.5a2874a621f2fp-4, 0x1.1018d2de3bef1p-4, 0x1.5e91bccac2975p-1, 0x1p+0, 0.0, 0.0, 0.0,
        0x1.c4bdbfa7699d1p-2, 0x1.1da1202c4b318p-1, 0.0, 0.0, 0x1.ddda5b5e37a88p-4, 0x1.95436a599552ep-3,
        0x1.5ef3d9fdd3b62p-1, 0.0, 0x1.c9c5cecdce77ap-3, 0x1.09232cb7b8de7p-3, 0x1.7edf78c9a3d17p-2,
        0x1.17ac09739883ap-2, 0x1p+0, 0.0, 0.0, 0.0, 0x1.ed05ef00ad6d4p-2, 0x1.097d087fa9497p-1, 0.0, 0.0,
        0x1.997cbdd884201p-3, 0x1.e0206a0a301c4p-5, 0x1.7b9ec9e93bf64p-1, 0.0, 0x1.ddfa549b07716p-3,
        0x1.6a36fa62a3e87p-3, 0x1.357150a8d7d7ep-3, 0x1.c12eb02cbe674p-2};
    static constexpr double output_double[48] = {
        -0x1.c0533ep-3, -0x1.e94d96p-1, 0x1.de4a980cdc358p-4, -0x1.4452f508bdbb1p-1, 0x1.0b2efb2dbdeb6p+0,
        0x1.135568e2b2513p-2, 0x1.5f583d05ab03p-2, -0x1.90e41e906da1p-2, -0x1.81df5p+0, -0x1.3db7cap-3,
        -0x1.b5cbc36c764c4p-1, -0x1.47a3f7c9d1a4ep-1, 0x1.41ed5d33ae5e4p-2, 0x1.02b3d698c4627p-2,
        -0x1.f3b6fc3d39cd2p-4, 0x1.44f198a18618p-8, -0x1.5d5d5ap-1, 0x1.849338p-2, 0x1.38f664338c85cp+0,
        0x1.700599917d7e9p-2, 0x1.1f83319711f3p-3, 0x1.a933350af196ep-3, 0x1.2b0d468a80dfcp-1, 0x1.01252d064079fp-1,
        -0x1.ced22ep+0, 0x1.0ed0f6p-1, -0x1.6cdb8436ed0cep+0, 0x1.4cd16410991p-1, -0x1.c366621f24212p-1,
        0x1.1874ed92c0f26p-2, -0x1.578a9f19db65p-6, -0x1.b45f8c4130faap-1, 0x1.d52a6p-1, 0x1.7ceaeep+0,
        0x1.30aac1a3f9e96p-3, 0x1.14a12ac1bc1e5p+0, 0x1.061d35f6a84fbp-1, 0x1.042becc2aacfep-1,
        0x1.0179fbe57cfdep-1, 0x1.896b389fdd762p-2, 0x1.27aee8p+0, 0x1.a324f6p-2, 0x1.be6f6e29e33fep-1,
        -0x1.478d07fdfa125p-3, 0x1.a6b0777645e74p+0, 0x1.93184891560ddp+0, 0x1.03a91bd09aaa7p-1,
        0x1.3a6b5785c99b4p-2};
};

/// Causal with explicit scale.
/// scaled_dot_product_attention(q, k, v, is_causal=True, scale=-0.5). torch's float is 5.3e-08 from double.
struct case_50_causal_scale {
    using element = float;
    static constexpr const char* name = "case_50_causal_scale";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 5, keys = 5, dk = 3, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = -0x1p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[15] = {
        0x1.d9975p-2f, -0x1.5a8ed4p-3f, 0x1.7ccf08p-2f, 0x1.788d22p+0f, -0x1.4117b2p-3f, -0x1.6f9cc4p+1f,
        0x1.e7c5bcp+0f, -0x1.2a4ee2p-3f, -0x1.e1f29p+0f, -0x1.058de2p+0f, -0x1.bc1ddep-3f, -0x1.02eeb8p+0f,
        0x1.4a867ap-3f, -0x1.80b0e4p-4f, 0x1.c5b6c6p+0f};
    static constexpr float k[15] = {
        -0x1.d1058p-6f, 0x1.b2a316p-6f, 0x1.0ab586p-2f, -0x1.3250bep+1f, -0x1.8e3274p-2f, -0x1.bfd132p-3f,
        -0x1.da097ep-1f, -0x1.2d9fbcp-1f, -0x1.66051ap-3f, 0x1.f72604p-8f, -0x1.d3e54cp-3f, 0x1.da8888p-2f,
        -0x1.1a1698p+0f, -0x1.98904p-3f, 0x1.ae1788p-1f};
    static constexpr float v[10] = {
        0x1.0c08bcp+0f, 0x1.8354cap-2f, -0x1.693e52p+0f, -0x1.9c2b28p-2f, -0x1.33904p-1f, 0x1.68ce84p-1f,
        0x1.0c668p-4f, 0x1.d27b58p-3f, -0x1.b9f064p-3f, 0x1.9e897ap+0f};
    static constexpr float scores[25] = {
        -0x1.4495acp-5f, 0x1.1f4ed2p-1f, 0x1.92f774p-3f, -0x1.b763f2p-4f, 0x1.4ecb5cp-4f, 0x1.967eb8p-2f,
        0x1.6a5fcap+0f, 0x1.88eadap-2f, 0x1.48a69cp-1f, 0x1.002182p+1f, 0x1.18b8ap-2f, 0x1.05d994p+1f,
        0x1.596332p-1f, 0x1.a626fp-2f, 0x1.d371bp+0f, 0x1.ebebd8p-4f, -0x1.601074p+0f, -0x1.402158p-1f,
        0x1.b544d8p-3f, -0x1.471894p-3f, -0x1.d173b6p-3f, 0x1.7976c2p-2f, 0x1.9d9da2p-3f, -0x1.b02206p-2f,
        -0x1.546696p-1f};
    static constexpr float weights[25] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.0fad14p-2f, 0x1.782974p-1f, 0.0f, 0.0f, 0.0f, 0x1.e9385ep-4f,
        0x1.679406p-1f, 0x1.6d13bcp-3f, 0.0f, 0.0f, 0x1.6e26f2p-2f, 0x1.485262p-4f, 0x1.5b870ap-3f, 0x1.9200fp-2f,
        0.0f, 0x1.5fed84p-3f, 0x1.3f4fc4p-2f, 0x1.0e4b52p-2f, 0x1.21a7d6p-3f, 0x1.c668e8p-4f};
    static constexpr float output[10] = {
        0x1.0c08bcp+0f, 0x1.8354cap-2f, -0x1.8494ccp-1f, -0x1.901bdp-3f, -0x1.f233dcp-1f, -0x1.ca46dcp-4f,
        0x1.7b0058p-3f, 0x1.3f7a46p-2f, -0x1.bbbd62p-2f, 0x1.5973ep-2f};
    static constexpr double weights_double[25] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.0fad15d2a36a7p-2, 0x1.78297516ae4acp-1, 0.0, 0.0, 0.0, 0x1.e9385cd2f5edap-4,
        0x1.6794051ab0319p-1, 0x1.6d13bd2bc442ep-3, 0.0, 0.0, 0x1.6e26f2d976173p-2, 0x1.48526159aded2p-4,
        0x1.5b870a2c533dp-3, 0x1.9200efb9f4cefp-2, 0.0, 0x1.5fed8400df36dp-3, 0x1.3f4fc4a12f5a6p-2,
        0x1.0e4b53371a4d6p-2, 0x1.21a7d6bda8c74p-3, 0x1.c668eb21c9644p-4};
    static constexpr double output_double[10] = {
        0x1.0c08bcp+0, 0x1.8354cap-2, -0x1.8494ccc277ef4p-1, -0x1.901bd09a10eb4p-3, -0x1.f233da39fe90ep-1,
        -0x1.ca46d929f6df2p-4, 0x1.7b0058827e53ep-3, 0x1.3f7a47825ad6ep-2, -0x1.bbbd634a5d636p-2,
        0x1.5973e115bd118p-2};
};

/// Causal and padding at the end, lengths 3 and 5.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril() & keep). torch's float is 2.5e-07
/// from double.
struct case_51_causal_padding {
    using element = float;
    static constexpr const char* name = "case_51_causal_padding";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 5, keys = 5, dk = 3, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[30] = {
        0x1.43f298p-3f, -0x1.a466bcp+0f, 0x1.1145e8p+0f, -0x1.0e26fp-1f, -0x1.5d00f6p+0f, -0x1.cffb36p-1f,
        -0x1.bde38ep-1f, -0x1.a82e58p-3f, -0x1.7982e6p+1f, -0x1.679c9cp-7f, 0x1.a7d8cp-3f, 0x1.8cb876p-1f,
        0x1.93256ap+0f, -0x1.cc8b56p-6f, -0x1.450d94p-1f, -0x1.0f0126p-1f, 0x1.70416ep-1f, 0x1.229624p-1f,
        -0x1.b75534p+0f, 0x1.d865c8p+0f, -0x1.963bc2p-3f, 0x1.1f168p-1f, 0x1.302b62p-2f, -0x1.239738p-2f,
        0x1.bbf44cp+0f, 0x1.84d43cp-2f, -0x1.1d55b4p-1f, -0x1.976f18p+0f, -0x1.b6b7f2p-4f, 0x1.2ff028p-3f};
    static constexpr float k[30] = {
        -0x1.8dc8e8p+0f, 0x1.aba442p-5f, -0x1.5c729ep-2f, -0x1.2305p+0f, 0x1.387f1ep-1f, 0x1.25c8fap-3f,
        -0x1.3a7b14p+0f, 0x1.361f5ap+0f, -0x1.f5f89p-1f, -0x1.d58084p-1f, -0x1.ec94cap-3f, -0x1.1d4e96p+0f,
        -0x1.3fce8cp+0f, -0x1.10cdc6p-3f, 0x1.a8cb7p-1f, 0x1.215996p-2f, -0x1.147d98p+0f, 0x1.cd749p-1f,
        -0x1.f8ed94p+0f, 0x1.b6e5bep-1f, 0x1.ed5bbep-2f, 0x1.742026p-3f, -0x1.2e8238p-4f, 0x1.bb67fcp+0f,
        -0x1.59d8e6p+0f, 0x1.676ddp+0f, 0x1.d21faep-3f, -0x1.f3c936p-1f, -0x1.b6b38ap-2f, -0x1.9a2cd6p-2f};
    static constexpr float v[70] = {
        -0x1.41149ap-3f, -0x1.54770ep-4f, -0x1.f010b4p-2f, 0x1.5ef066p-1f, -0x1.b579e2p-5f, 0x1.c87b9p-1f,
        -0x1.418b38p-2f, 0x1.697b58p-1f, 0x1.9acf82p-1f, 0x1.0e768p+0f, 0x1.e4e136p-5f, 0x1.d74b3ap+0f,
        0x1.8316acp-1f, -0x1.b1c6c2p-3f, 0x1.37a7e2p-2f, 0x1.0226cep+0f, -0x1.41591cp-5f, -0x1.b735ap-3f,
        0x1.1578e8p-1f, 0x1.001fbap-3f, -0x1.188bd8p-2f, 0x1.beda74p-4f, -0x1.4fbef4p-2f, 0x1.71989ap+0f,
        -0x1.2f4a0ep-1f, 0x1.8761ap-1f, -0x1.53a80ep+0f, -0x1.d6f06ap+0f, 0x1.616edap+0f, -0x1.26c9fp+1f,
        -0x1.6a118ep-8f, 0x1.72d032p-2f, -0x1.712aa6p-1f, -0x1.23b508p+1f, -0x1.0cb784p+0f, 0x1.0511dcp+1f,
        0x1.18dc54p+0f, 0x1.dfe7cep+0f, 0x1.8fe2ep-1f, -0x1.919c6p-2f, -0x1.49c794p+0f, 0x1.7d7aa6p-3f,
        -0x1.b4a966p+1f, -0x1.94f7cp-3f, -0x1.9c127cp+0f, 0x1.7ff85p-2f, -0x1.9bda2cp-2f, 0x1.9489fcp-1f,
        -0x1.1df6fcp-1f, -0x1.5fda7p-2f, -0x1.92550ep-2f, 0x1.19e98ep-1f, 0x1.aa051cp-4f, 0x1.03d85ap-2f,
        0x1.d6cebap-6f, -0x1.a4c47cp-2f, -0x1.50b34p-1f, 0x1.15dbbcp-1f, 0x1.02d38ap-1f, -0x1.11e76p+1f,
        -0x1.b0e126p-7f, 0x1.c92772p-5f, 0x1.f26c88p+0f, -0x1.80d586p-4f, -0x1.bf4484p-1f, -0x1.0a4cd4p-3f,
        -0x1.2fc104p-2f, 0x1.b53b4p-1f, -0x1.3d2936p+0f, -0x1.952a86p-3f};
    static constexpr bool keep[10] = {true, true, true, false, false, true, true, true, true, true};
    static constexpr float scores[50] = {
        -0x1.9abdc6p-2f, -0x1.302c48p-1f, -0x1.dd6fd2p+0f, -0x1.15caf6p-1f, 0x1.0c0ddcp-1f, 0x1.38796cp-1f,
        -0x1.ac5678p-3f, -0x1.0fac1ep-4f, 0x1.0d400cp+0f, 0x1.a4669p-5f, 0x1.5abdcp+0f, 0x1.046fb4p-2f,
        0x1.12348ap+1f, 0x1.319b1ep+1f, -0x1.899456p-1f, -0x1.16d2c6p-3f, 0x1.2788d4p-3f, -0x1.24edaap-2f,
        -0x1.0b01e6p-1f, 0x1.73e078p-2f, -0x1.49f468p+0f, -0x1.1897c2p+0f, -0x1.8ded7ap-1f, -0x1.af7142p-2f,
        -0x1.7011b4p+0f, -0x1.ea897cp-3f, 0x1.1dd8c8p+0f, 0x1.ece8ecp-2f, 0x1.12098cp+0f, -0x1.63afb6p-7f,
        -0x1.88aa62p+0f, 0x1.67fb52p+1f, -0x1.d40b1ap-2f, 0x1.6776ecp+1f, 0x1.1cfd5ap-1f, -0x1.ef7478p-3f,
        -0x1.24351ep-1f, -0x1.e8a766p-3f, -0x1.df32cap-3f, -0x1.4b64c2p-2f, -0x1.f366eap-3f, -0x1.f12108p+0f,
        -0x1.90f51ap-2f, -0x1.1e39bep+0f, -0x1.e2815ep-1f, -0x1.d9a07ep-4f, 0x1.ccf6a6p+0f, -0x1.ca5066p-7f,
        0x1.2c8e58p+0f, 0x1.c73baap-1f};
    static constexpr float weights[50] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.6363aap-1f, 0x1.3938aep-2f, 0.0f, 0.0f, 0.0f, 0x1.21fa06p-2f,
        0x1.820d08p-4f, 0x1.3ec15cp-1f, 0.0f, 0.0f, 0x1.418eb4p-2f, 0x1.a9a728p-2f, 0x1.14ca22p-2f, 0.0f, 0.0f,
        0x1.07dda4p-2f, 0x1.3ffb0cp-2f, 0x1.b82752p-2f, 0.0f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.a31b9p-7f,
        0x1.f9739p-1f, 0.0f, 0.0f, 0.0f, 0x1.780a3p-2f, 0x1.0eab66p-2f, 0x1.794a68p-2f, 0.0f, 0.0f, 0x1.9fc4e4p-2f,
        0x1.3067fap-4f, 0x1.66acfcp-2f, 0x1.5ae83ep-3f, 0.0f, 0x1.0c519ep-4f, 0x1.c7d82ep-2f, 0x1.2906bep-4f,
        0x1.e7374p-3f, 0x1.6e6c3p-3f};
    static constexpr float output[70] = {
        -0x1.41149ap-3f, -0x1.54770ep-4f, -0x1.f010b4p-2f, 0x1.5ef066p-1f, -0x1.b579e2p-5f, 0x1.c87b9p-1f,
        -0x1.418b38p-2f, 0x1.b6d31ep-4f, 0x1.80794p-3f, -0x1.ad2cp-7f, 0x1.f9ba14p-2f, 0x1.0d5718p-1f,
        0x1.b341a4p-1f, -0x1.21882p-2f, 0x1.b16912p-3f, 0x1.5c1a16p-1f, -0x1.fc258p-5f, 0x1.0f018cp-4f,
        0x1.fbaf5p-2f, 0x1.9b3a5cp-2f, -0x1.1e27f8p-2f, 0x1.4e58fp-2f, 0x1.28f54cp-1f, 0x1.1b1168p-2f,
        0x1.747a5p-3f, 0x1.ca3a26p-1f, 0x1.418e78p-1f, -0x1.0af58cp-2f, 0x1.3e816ep-2f, 0x1.5354ap-1f,
        0x1.81ee4cp-3f, 0x1.a59fd4p-4f, 0x1.96c366p-1f, 0x1.0a1b9ep-1f, -0x1.0f37f8p-2f, 0x1.0511dcp+1f,
        0x1.18dc54p+0f, 0x1.dfe7cep+0f, 0x1.8fe2ep-1f, -0x1.919c6p-2f, -0x1.49c794p+0f, 0x1.7d7aa6p-3f,
        -0x1.abbcd4p+1f, -0x1.730cd6p-3f, -0x1.90a9e6p+0f, 0x1.8549c4p-2f, -0x1.9bb8a2p-2f, 0x1.86edd4p-1f,
        -0x1.191662p-1f, -0x1.1e0888p-2f, 0x1.a5985cp-3f, 0x1.dcfd9cp-2f, 0x1.b26ea6p-2f, -0x1.41363p-3f,
        -0x1.03b692p-2f, -0x1.d852f4p-3f, 0x1.5f14fcp-2f, 0x1.8a4deap-2f, 0x1.d70ba2p-1f, 0x1.36656p-6f,
        -0x1.a3ca38p-4f, -0x1.c77aa2p-2f, 0x1.c288c2p-3f, -0x1.954c22p+0f, -0x1.2640c4p-4f, -0x1.d3ca9p-2f,
        -0x1.58981cp-2f, -0x1.2c8a68p-5f, 0x1.f4072p-5f, 0x1.4adddp-3f};
    static constexpr double weights_double[50] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.6363a8f860e84p-1, 0x1.3938ae0f3e2f6p-2, 0.0, 0.0, 0.0, 0x1.21fa077bde1afp-2,
        0x1.820d0814c2314p-4, 0x1.3ec15b3f78ac6p-1, 0.0, 0.0, 0x1.418eb52c86ea1p-2, 0x1.a9a7291416881p-2,
        0x1.14ca21bf628dfp-2, 0.0, 0.0, 0x1.07dda367ddaaap-2, 0x1.3ffb0c7e27d9cp-2, 0x1.b8275019fa7bap-2, 0.0, 0.0,
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.a31b8c1e64281p-7, 0x1.f97391cf866f5p-1, 0.0, 0.0, 0.0, 0x1.780a31768b75ep-2,
        0x1.0eab66832464bp-2, 0x1.794a680650259p-2, 0.0, 0.0, 0x1.9fc4e55435fffp-2, 0x1.3067fab9f0b0dp-4,
        0x1.66acfce311a11p-2, 0x1.5ae83e3478659p-3, 0.0, 0x1.0c519db3a5703p-4, 0x1.c7d8301cb6649p-2,
        0x1.2906be03acb94p-4, 0x1.e73741f037ee6p-3, 0x1.6e6c2ffab233fp-3};
    static constexpr double output_double[70] = {
        -0x1.41149ap-3, -0x1.54770ep-4, -0x1.f010b4p-2, 0x1.5ef066p-1, -0x1.b579e2p-5, 0x1.c87b9p-1, -0x1.418b38p-2,
        0x1.b6d31e429f21bp-4, 0x1.807941dcb8752p-3, -0x1.ad2bedc92ce2p-7, 0x1.f9ba11bb70b8cp-2, 0x1.0d5716cda9f8p-1,
        0x1.b341a1fedad0dp-1, -0x1.21881f906a271p-2, 0x1.b1691163a949cp-3, 0x1.5c1a147943855p-1,
        -0x1.fc2584ac7c80ap-5, 0x1.0f0191aeb5364p-4, 0x1.fbaf4f17b91eep-2, 0x1.9b3a5d50cb2fap-2,
        -0x1.1e27f96dbcf68p-2, 0x1.4e58f1dce6292p-2, 0x1.28f54c49bdb7ap-1, 0x1.1b11684a511d3p-2,
        0x1.747a52e3daf2dp-3, 0x1.ca3a25b6d1cd6p-1, 0x1.418e7a1c3b548p-1, -0x1.0af58cd7d5634p-2,
        0x1.3e816d81501f1p-2, 0x1.53549ee3aab6ap-1, 0x1.81ee4fb30bdd8p-3, 0x1.a59fd2331772dp-4,
        0x1.96c3646093f23p-1, 0x1.0a1b9e25fda65p-1, -0x1.0f37f82c0abep-2, 0x1.0511dcp+1, 0x1.18dc54p+0,
        0x1.dfe7cep+0, 0x1.8fe2ep-1, -0x1.919c6p-2, -0x1.49c794p+0, 0x1.7d7aa6p-3, -0x1.abbcd4dca999fp+1,
        -0x1.730cd872c344cp-3, -0x1.90a9e6ba8ada7p+0, 0x1.8549c3f9210bfp-2, -0x1.9bb8a381f8f25p-2,
        0x1.86edd4b202421p-1, -0x1.19166392bddf8p-1, -0x1.1e088768465e8p-2, 0x1.a5985f9ce7bfp-3,
        0x1.dcfd9f4bcbfa8p-2, 0x1.b26ea65d1c157p-2, -0x1.4136310cd17d3p-3, -0x1.03b694cefe47p-2,
        -0x1.d852f26258c54p-3, 0x1.5f14fef712ce8p-2, 0x1.8a4dea987aff8p-2, 0x1.d70ba4c3d2e27p-1,
        0x1.366561fa6152p-6, -0x1.a3ca3a5a630a9p-4, -0x1.c77aa2aa38e5dp-2, 0x1.c288c10178f32p-3,
        -0x1.954c263b618bbp+0, -0x1.2640c587ce7e5p-4, -0x1.d3ca93e4c749cp-2, -0x1.58981ea25879ap-2,
        -0x1.2c8a6b7af5e68p-5, 0x1.f407318a1361p-5, 0x1.4addd2e581f05p-3};
};

/// Causal and padding at the start: rows before the first kept key are empty, exactly 0.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril() & keep). torch's float is 1.3e-07
/// from double.
struct case_52_causal_left_padding {
    using element = float;
    static constexpr const char* name = "case_52_causal_left_padding";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 5, keys = 5, dk = 3, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[30] = {
        0x1.afe598p-1f, -0x1.50c8dp+0f, 0x1.1b4656p-5f, 0x1.fb732cp-2f, 0x1.6da9aap-1f, 0x1.8a8788p+0f,
        0x1.90a1f6p-1f, -0x1.b8c822p-1f, 0x1.58324ep+0f, -0x1.277dc4p+0f, -0x1.85a92ap+0f, 0x1.ea5ad4p-1f,
        -0x1.342ac4p+1f, -0x1.0dfd58p-5f, 0x1.55de7cp-1f, -0x1.9b1fb8p-3f, -0x1.624f46p-2f, -0x1.565eacp-1f,
        -0x1.de86b4p-2f, 0x1.07b218p+0f, 0x1.aaf072p-2f, 0x1.cfe72ep-7f, -0x1.3d53ap-1f, -0x1.803c78p-3f,
        0x1.d5580cp-3f, 0x1.3380acp-1f, 0x1.37e6aep+0f, -0x1.be9b4ep-3f, 0x1.9043fcp-1f, -0x1.1c602p-1f};
    static constexpr float k[30] = {
        0x1.8f367cp-1f, -0x1.4ffeb8p-4f, -0x1.6c2304p-4f, -0x1.b5132ap-2f, 0x1.aa53eap-1f, -0x1.853122p-1f,
        -0x1.ff790ep-3f, -0x1.279824p-4f, -0x1.1281c6p-3f, -0x1.6ab0e4p-1f, 0x1.8926b4p-3f, -0x1.028ac2p+1f,
        0x1.48c096p-1f, -0x1.7aafcep-3f, -0x1.25af94p+0f, 0x1.9aae36p-5f, 0x1.2d9572p-2f, 0x1.7913b4p+0f,
        -0x1.e873ccp-3f, 0x1.d16e5ap-2f, 0x1.8afc7p-3f, -0x1.2bf764p-1f, 0x1.4b6d9ep-1f, 0x1.a3c49ep-2f,
        -0x1.b4f876p-2f, 0x1.924594p-1f, -0x1.0080f2p+0f, -0x1.8c695ap-3f, -0x1.0796d4p-1f, -0x1.8b1a58p-4f};
    static constexpr float v[70] = {
        -0x1.8a7b5p-1f, 0x1.11cfdap-2f, 0x1.9e4e2ap-1f, 0x1.0de1dep+0f, 0x1.15f912p-1f, -0x1.635f4ap-1f,
        -0x1.442cfcp-1f, -0x1.7e4c52p+0f, 0x1.9843fep-1f, 0x1.84fb04p-2f, 0x1.099362p-2f, -0x1.fd84b2p+0f,
        -0x1.2e7c2ap+0f, -0x1.b258fep-1f, -0x1.4f80e2p-2f, 0x1.25b616p-7f, -0x1.0214eap+1f, -0x1.e52404p-1f,
        0x1.2e85acp-2f, 0x1.6cda0cp-3f, -0x1.018e9p-1f, 0x1.cc580ep-2f, -0x1.1e2d38p+1f, -0x1.142252p-2f,
        0x1.3e9e8p-2f, 0x1.2462aep-1f, 0x1.90ea04p-2f, -0x1.91cdb6p-1f, 0x1.b1c986p+0f, -0x1.155e46p+1f,
        0x1.cf8882p-1f, 0x1.3cc618p+0f, -0x1.626fb2p-1f, 0x1.fed446p-6f, 0x1.19c6ecp+1f, -0x1.4a31aap+1f,
        -0x1.3918c8p-2f, -0x1.2d57d8p-1f, 0x1.4f9d1p-4f, 0x1.ecc9c4p-2f, -0x1.d36d48p-1f, 0x1.b3d7c6p-2f,
        0x1.0a2b6p+0f, -0x1.d4ef98p+0f, -0x1.d742c6p-2f, 0x1.4bace4p-3f, 0x1.00574ep-4f, 0x1.5be486p-1f,
        -0x1.2cc67ep+0f, -0x1.6b9032p-2f, -0x1.4d97d2p+0f, 0x1.9a0a54p+0f, 0x1.e0d8cp-1f, -0x1.874ca4p-1f,
        0x1.3f0626p-4f, 0x1.4c08e8p-2f, -0x1.07a8acp-4f, -0x1.7d5a68p-4f, -0x1.94a718p-3f, 0x1.0835bap+0f,
        0x1.588246p-1f, 0x1.e6272ap-4f, 0x1.19d468p+1f, 0x1.55bac2p-4f, -0x1.67ab44p-5f, 0x1.384836p-3f,
        0x1.a2e1b8p-1f, 0x1.ffeb28p-1f, -0x1.7e0074p-1f, -0x1.c7e8bp-1f};
    static constexpr bool keep[10] = {false, false, true, true, true, true, true, true, true, true};
    static constexpr float scores[50] = {
        0x1.c2d5bp-2f, -0x1.b6042cp-1f, -0x1.1ca48ap-4f, -0x1.0ff068p-1f, 0x1.b894b2p-2f, 0x1.c3354p-4f,
        -0x1.d20e5p-2f, -0x1.c38724p-3f, -0x1.ebb53cp+0f, -0x1.d39aacp-1f, 0x1.4bc9dp-2f, -0x1.325f44p+0f,
        -0x1.72b1a6p-3f, -0x1.fbbe3cp+0f, -0x1.046046p-1f, -0x1.fc99eap-2f, -0x1.bc37bep-1f, 0x1.3ef2f8p-3f,
        -0x1.a081eep-1f, -0x1.ccabc8p-1f, -0x1.1dd3cep+0f, 0x1.233d8ep-2f, 0x1.2ff7fcp-2f, 0x1.9e6138p-3f,
        -0x1.54ccbap+0f, -0x1.4440ep-1f, -0x1.19d5dap-3f, -0x1.c1e33cp-3f, 0x1.1e095p-2f, 0x1.4cd664p-3f,
        0x1.0849f2p-1f, 0x1.863a28p-2f, 0x1.488e72p-1f, 0x1.5d624ep-2f, -0x1.1bd11ap-2f, -0x1.0ee02p-2f,
        -0x1.7bddf6p-3f, -0x1.1f8ff2p-2f, -0x1.68a586p-3f, 0x1.8b703ap-3f, 0x1.25160ep+0f, 0x1.0bfeecp-2f,
        0x1.bdbdfcp-2f, -0x1.f48fdep-2f, -0x1.168188p-2f, -0x1.6203c6p-2f, 0x1.62fc24p-3f, 0x1.e03764p-3f,
        0x1.75951p-1f, -0x1.6aa146p-3f};
    static constexpr float weights[50] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f,
        0x1.732eb2p-1f, 0x1.19a29ep-2f, 0.0f, 0.0f, 0.0f, 0x1.e633a2p-2f, 0x1.ba5ae8p-2f, 0x1.7dc5bcp-4f, 0x1p+0f,
        0.0f, 0.0f, 0.0f, 0.0f, 0x1.11447ep-1f, 0x1.dd77p-2f, 0.0f, 0.0f, 0.0f, 0x1.4df9d6p-2f, 0x1.697248p-2f,
        0x1.4893e2p-2f, 0.0f, 0.0f, 0x1.e77e84p-2f, 0x1.9322a8p-3f, 0x1.df8d6p-3f, 0x1.7ca5dep-4f, 0.0f,
        0x1.dd4cbep-4f, 0x1.9108d6p-3f, 0x1.aa5286p-3f, 0x1.5dc032p-2f, 0x1.1a7de8p-3f};
    static constexpr float output[70] = {
        0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, -0x1.4f80e2p-2f,
        0x1.25b616p-7f, -0x1.0214eap+1f, -0x1.e52404p-1f, 0x1.2e85acp-2f, 0x1.6cda0cp-3f, -0x1.018e9p-1f,
        -0x1.d278ep-4f, -0x1.3781b4p-1f, -0x1.892ff4p+0f, -0x1.33e50cp-1f, 0x1.7c2678p-2f, 0x1.e5090cp-3f,
        -0x1.293accp-1f, 0x1.929492p-3f, -0x1.29dd62p+0f, -0x1.fa9828p-1f, -0x1.99e91p-3f, 0x1.4a2e8cp-2f,
        0x1.06c858p-2f, -0x1.7d9eep-2f, -0x1.4a31aap+1f, -0x1.3918c8p-2f, -0x1.2d57d8p-1f, 0x1.4f9d1p-4f,
        0x1.ecc9c4p-2f, -0x1.d36d48p-1f, 0x1.b3d7c6p-2f, -0x1.c8b756p-1f, -0x1.046ep+0f, -0x1.0eb3f6p-1f,
        0x1.e86dcep-4f, 0x1.24e52p-2f, -0x1.5d0eacp-3f, -0x1.485accp-2f, -0x1.2d3232p-1f, -0x1.2a1808p+0f,
        0x1.46c31p-3f, 0x1.8a7c88p-2f, -0x1.0f19b4p-4f, -0x1.0db704p-5f, -0x1.5ff23cp-3f, -0x1.1ccf7p+0f,
        -0x1.a3cc2ap-1f, -0x1.cdd9f8p-7f, 0x1.8bfcfep-2f, 0x1.fffcacp-4f, -0x1.161fa2p-2f, 0x1.01f194p-2f,
        -0x1.737c8cp-3f, -0x1.68294ep-1f, 0x1.06b0e2p-3f, 0x1.677bbcp-1f, 0x1.1b9f7p-2f, -0x1.3f5738p-6f,
        0x1.084ffep-1f};
    static constexpr double weights_double[50] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1p+0, 0.0, 0.0, 0.0, 0.0,
        0x1.732eb1b04af21p-1, 0x1.19a29c9f6a1bdp-2, 0.0, 0.0, 0.0, 0x1.e633a54f41fcep-2, 0x1.ba5aeafd55f6ap-2,
        0x1.7dc5becda0321p-4, 0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.11447e53924bfp-1, 0x1.dd770358db684p-2, 0.0, 0.0, 0.0,
        0x1.4df9d66fdfcbep-2, 0x1.6972485d26b8ep-2, 0x1.4893e132f97b6p-2, 0.0, 0.0, 0x1.e77e84dc6aaa7p-2,
        0x1.9322a746be461p-3, 0x1.df8d5f5e96062p-3, 0x1.7ca5df43acbe4p-4, 0.0, 0x1.dd4cbb0181545p-4,
        0x1.9108d63c5ecd4p-3, 0x1.aa5282bbf024bp-3, 0x1.5dc030bb10a35p-2, 0x1.1a7de810cf1d2p-3};
    static constexpr double output_double[70] = {
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0x1.4f80e2p-2, 0x1.25b616p-7,
        -0x1.0214eap+1, -0x1.e52404p-1, 0x1.2e85acp-2, 0x1.6cda0cp-3, -0x1.018e9p-1, -0x1.d278e26058249p-4,
        -0x1.3781b142449aep-1, -0x1.892ff32ce7d4cp+0, -0x1.33e50bc8daf6cp-1, 0x1.7c26784afc72dp-2,
        0x1.e50909c97a7cap-3, -0x1.293acc3b168aap-1, 0x1.929494920e616p-3, -0x1.29dd62fa56266p+0,
        -0x1.fa982c0193b1cp-1, -0x1.99e91551a718p-3, 0x1.4a2e8e5fee7adp-2, 0x1.06c85988837f4p-2,
        -0x1.7d9ee292b0006p-2, -0x1.4a31aap+1, -0x1.3918c8p-2, -0x1.2d57d8p-1, 0x1.4f9d1p-4, 0x1.ecc9c4p-2,
        -0x1.d36d48p-1, 0x1.b3d7c6p-2, -0x1.c8b75514865c8p-1, -0x1.046e0239ffcfcp+0, -0x1.0eb3f6d4aaa5cp-1,
        0x1.e86dcff69ffaep-4, 0x1.24e51ee872d9ep-2, -0x1.5d0ea97a49b06p-3, -0x1.485ad1b4c1bfep-2,
        -0x1.2d3233051e97fp-1, -0x1.2a18080aeaedp+0, 0x1.46c3109d7cb1p-3, 0x1.8a7c85ede3393p-2,
        -0x1.0f19b2a418a8cp-4, -0x1.0db6fcc29bbb3p-5, -0x1.5ff23bb3f6ec8p-3, -0x1.1ccf70f1424c7p+0,
        -0x1.a3cc2b0f65a5bp-1, -0x1.cdda38eec8104p-7, 0x1.8bfcfe32d0b94p-2, 0x1.fffcb1988e059p-4,
        -0x1.161fa38ba2cdcp-2, 0x1.01f194435370ep-2, -0x1.737c882914f86p-3, -0x1.68294cff9e1a2p-1,
        0x1.06b0e020e8a16p-3, 0x1.677bb995d4d11p-1, 0x1.1b9f6fba2e3bep-2, -0x1.3f572d518f6acp-6,
        0x1.084ffccbd2779p-1};
};

/// Causal to the lower right and padding, double.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril(S - L) & keep).
struct case_53_causal_lower_right_padding_double {
    using element = double;
    static constexpr const char* name = "case_53_causal_lower_right_padding_double";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091e6a7f7e6p-2;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::lower_right;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[42] = {
        -0x1.eaf95d4115571p-2, -0x1.162e5225d45fdp-4, -0x1.2069b719d8659p+0, -0x1.668824e6dd311p-1,
        -0x1.bfdd188a62529p+0, -0x1.6390ad9b08a52p-1, 0x1.46e42434b5abp+0, 0x1.4e337f37c6dedp-1,
        -0x1.4526e67f9b40ep+1, 0x1.9210d62f3da25p-1, 0x1.66002b6ddf115p-1, 0x1.3dc30069f89a8p-2,
        -0x1.47c32812acc7cp-1, -0x1.c6a6d7c93a547p-5, 0x1.3366ac7da969p-1, 0x1.9eb57fc2aaa1ep+0,
        -0x1.28f3247b20e24p-2, -0x1.cb35a85df3934p-4, -0x1.31f424445abc2p+1, -0x1.806cb814b20a5p-3,
        0x1.a51ba660c2af3p+0, 0x1.aa95c8a8b3e61p-2, 0x1.ed3a4ac8cdb2ep+0, -0x1.c6af3a82c16aap-3,
        -0x1.efa3a95767b9cp-3, -0x1.99fc72805bd95p+0, 0x1.6775a7f7e78a5p-1, -0x1.5789cb6a28bc4p+1,
        -0x1.efbe073905ad3p-3, -0x1.a35d099aa5d38p-1, 0x1.5529c067239d5p-2, 0x1.5129b929d50b3p-1,
        -0x1.118df86f0b9e3p-4, -0x1.33caf05d019dfp+0, 0x1.99b51b1a71f06p-6, 0x1.9ca17e57c5172p+0,
        0x1.af425129ad49p+0, -0x1.43af39e4e53c4p-3, -0x1.8354b5fea5c03p-3, -0x1.20317de598931p+0,
        -0x1.034058f7ded2bp+0, -0x1.7f4bff28ec1ddp-4};
    static constexpr double k[70] = {
        -0x1.35c4a361b2e9cp+0, 0x1.278bad992472ep-1, -0x1.ddb17535a7423p-4, 0x1.9d7fddcf23c1fp-1,
        -0x1.1b5a556a77756p-3, -0x1.3e42fa19248f5p-2, 0x1.3e2bd8e4ea18bp+0, -0x1.2594644fda635p+0,
        -0x1.175075c1679dbp-1, 0x1.a48ec1056e1dap-2, -0x1.f02dbfd8211a7p-1, -0x1.47a6e0368efc9p-3,
        -0x1.6689a1984fe5ap-1, -0x1.bc14ba3122d8cp-1, -0x1.71d6aaf0a1dd3p-1, -0x1.c59fa9596eff5p-2,
        0x1.cb1d656acb527p+0, -0x1.4775224851f7dp-1, -0x1.680ae6b772453p+0, -0x1.b6a40f2a4ffc2p+0,
        -0x1.bfa428a754239p+0, -0x1.522f6447ab891p-1, -0x1.539c4014972c5p-1, -0x1.89fddf1ef0a92p+1,
        -0x1.f4f6651f39b71p-2, 0x1.a10a3664cf659p-1, -0x1.6b96fc497ee9p+0, -0x1.04ea4f02bc7e8p-3,
        0x1.a4b4eefb0caaep+0, 0x1.0e774d8311c0fp+0, -0x1.7fea0c93bc5e2p-2, 0x1.a9785724f46ecp-2,
        -0x1.fff7f0b4d0e55p-2, -0x1.0e176edbae96cp-2, 0x1.4a655b01b4efep-1, -0x1.fb4b438a9a8f2p+0,
        0x1.7aae44bcf6971p-2, -0x1.0a767b3905a88p+0, 0x1.43401b166c23fp-1, 0x1.f89077b3457fep-1,
        -0x1.da82751eb689cp-2, -0x1.1f128edf8f70bp+1, 0x1.91ae7ed741e56p-2, 0x1.fd87bc07c7e06p-7,
        0x1.1f3616880deaap-1, 0x1.2af84ca291825p+0, 0x1.0119ad803636bp+1, -0x1.fa26805fe0148p-3,
        -0x1.1afad956f2f77p+0, 0x1.68ce91e44695dp-2, 0x1.14206a5192ed4p+0, 0x1.6be6d5d8ea88ap-2,
        0x1.46088b9bfc4c1p-2, -0x1.d4711f00241b6p-7, -0x1.8c0328f05cca6p-5, 0x1.860b93a9de0c8p+0,
        0x1.47286618beceep-7, -0x1.71a92047da4dfp+0, 0x1.85f51a4379508p-6, -0x1.18a3e70c3fe0ap-1,
        0x1.fe3bf3df92559p-2, 0x1.42fcea1f6e2bp-3, -0x1.17470f4f42f85p-5, -0x1.53d3a7247bd81p+0,
        0x1.0cf2ba9820f8fp+0, 0x1.8b3f7e91f7106p+0, -0x1.3adb910aeb6ddp-2, 0x1.d28da4458ad1p-2,
        0x1.16683ab5a6f3ap+0, 0x1.3720c9927e193p-1};
    static constexpr double v[40] = {
        0x1.0761544bcf055p-5, -0x1.71e90ac7e7a8fp-2, 0x1.2f88dc82b8473p-3, 0x1.66ad3c695a24ap-3,
        -0x1.313f7dd5afe4p-2, -0x1.0d621b3745322p-1, 0x1.68e0253b21b05p-2, -0x1.f4367b5142e86p-2,
        0x1.7dbb48275ad5cp-3, -0x1.d402dc812612bp-1, -0x1.eac3f4c574332p-2, -0x1.5b1e9e7728d77p+1,
        0x1.3c57dc728ad06p-1, 0x1.1f386c2959cf6p-1, -0x1.9b2017910ce66p+0, 0x1.2da0e02c49318p-1,
        0x1.1fa20bb2cacf1p+0, -0x1.55ccbe6f6cb75p+0, 0x1.2ba6173519cf1p+0, -0x1.926e240c14636p-1,
        -0x1.ce67980c0c2p-1, 0x1.7abdf891a5cacp-2, -0x1.1cf789275b18p-2, 0x1.ad4671d418bddp-2,
        -0x1.9c7fb265c40b6p+0, 0x1.4b255a52d4b68p-8, 0x1.1cbe8261cd8bfp-1, 0x1.2146e5ab77c33p-7,
        0x1.4e8ae0419396cp+0, 0x1.b316889d50d51p-3, 0x1.8bddf073a4899p+1, 0x1.7ea6ad800f933p-1,
        0x1.00f56d9aad49ep+1, 0x1.29eead30fa9f3p-2, 0x1.148dd4ddecf24p-1, 0x1.2b5d5d878a7d7p-1,
        -0x1.d8960f3611e38p-1, 0x1.3a18c192b426ep-5, -0x1.6cba84d752b3p-3, 0x1.bb0fb777f5b39p+0};
    static constexpr bool keep[10] = {false, true, true, true, true, true, true, false, true, true};
    static constexpr double scores[30] = {
        0x1.a06625094c94dp-1, 0x1.6539f80bf5ea8p-3, 0x1.56ba82ef38445p-4, 0x1.5980baf70239p+0, 0x1.be7a288e517ccp-2,
        -0x1.4834455443b43p-1, 0x1.1a1e4d9312e98p-2, 0x1.cb1c895fb4bc5p-1, -0x1.0462ea3236b5p-3,
        -0x1.3ccece21f4a65p-1, 0x1.f450ae0b17762p-1, -0x1.e2f20302a0d31p-1, -0x1.32cf70bfee2ep-2,
        -0x1.d310a7bd63908p-1, 0x1.ea3797cc604ap+0, 0x1.8adf8b9380f78p+0, -0x1.ed5a6c834e34dp-3,
        -0x1.8916efb982bb5p-1, -0x1.3a1c8a3173bd1p+0, -0x1.313c1640ea015p-3, 0x1.0791343db31d2p-2,
        0x1.7cb1ce40543ecp-2, -0x1.a4b777a5ceaadp-3, 0x1.d32ec518dd9dap-3, -0x1.2bf64798afefbp-1,
        -0x1.1e0a940d327fep+0, -0x1.2d9a5d1830a21p-1, 0x1.a802d45a079ebp-1, -0x1.25914a99abb8ap+0,
        -0x1.aeed4f1dc33f5p-1};
    static constexpr double weights[30] = {
        0.0, 0x1.0b9bc155ab604p-1, 0x1.e8c87d54a93f6p-2, 0.0, 0.0, 0.0, 0x1.221c12954dabfp-2, 0x1.0df819e08362fp-1,
        0x1.83e77353571c4p-3, 0.0, 0.0, 0x1.7f712d3c95c78p-5, 0x1.6ceb31532b71p-4, 0x1.8b8578d54a317p-5,
        0x1.a1b32f747c924p-1, 0x1.b6545ae85caa2p-1, 0x1.26ae945e8d579p-3, 0.0, 0.0, 0.0, 0x1.4b2448046d961p-2,
        0x1.7345081533028p-2, 0.0, 0x1.4196afe65f678p-2, 0.0, 0x1.9adfed4017d93p-3, 0x1.5c6cb0153158fp-2, 0.0,
        0x1.8ef89b28f6cf3p-3, 0x1.0ea70bb64752cp-2};
    static constexpr double output[24] = {
        -0x1.11c1e50d1c448p-4, -0x1.6c319b09c6678p-1, -0x1.6d166b935a054p-5, -0x1.8cbdc123b54aep+0,
        0x1.0bfd969d43dd8p-3, -0x1.0cb136116d826p-1, -0x1.d402fffea6262p-2, -0x1.74ecaff3aa60ap+0,
        0x1.e5f20cea3db1bp-1, -0x1.2b10dc6e7002cp+0, 0x1.b3cdca1ffe177p-1, -0x1.c127ee32bdaa8p-1,
        -0x1.0149e5ad721d1p+0, 0x1.44fd816b2d419p-2, -0x1.440aeef3e4edep-3, 0x1.70cef9d8ec704p-2,
        -0x1.f76e1502ccd6p-3, 0x1.b3d6fa8b8cc85p-3, 0x1.2007a3d6b03acp-2, 0x1.4a20eecd47098p-2,
        -0x1.2a2844475c0d7p-1, 0x1.245313b0212bdp-3, 0x1.884e4b7ad10cep-3, 0x1.5120efa5e491bp-1};
    static constexpr const double (&weights_double)[30] = weights;
    static constexpr const double (&output_double)[24] = output;
};

/// Causal and float mask [L, S].
/// scaled_dot_product_attention(q, k, v, attn_mask=bias.masked_fill(~(ones(L, S, dtype=bool).tril()), -inf)).
/// torch's float is 1.7e-07 from double.
struct case_54_causal_bias {
    using element = float;
    static constexpr const char* name = "case_54_causal_bias";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 5, keys = 5, dk = 3, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::query_key;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[15] = {
        -0x1.1523a4p+1f, -0x1.eb8118p-2f, -0x1.81998ep-1f, -0x1.8dac1ep-1f, -0x1.651a54p-1f, -0x1.607df2p-1f,
        0x1.711df4p-2f, 0x1.587f9ep+1f, 0x1.038628p-1f, 0x1.8e1fc4p+0f, 0x1.56ccf8p-3f, -0x1.7e4792p-4f,
        -0x1.59b116p-3f, 0x1.8b86dap-3f, 0x1.078056p-3f};
    static constexpr float k[15] = {
        0x1.4f31dap-5f, 0x1.59b0f6p-1f, -0x1.c34cdcp-1f, 0x1.b5d492p+0f, 0x1.155f38p-4f, -0x1.6cb85ap-1f,
        -0x1.c0161cp-4f, 0x1.d8a22ep-2f, 0x1.1d47cp+0f, 0x1.635fcp+0f, 0x1.23e2c6p+0f, -0x1.d6b9acp-1f,
        -0x1.f6d044p-1f, -0x1.f2b0dep-1f, -0x1.a0967ep-3f};
    static constexpr float v[35] = {
        0x1.588c4ep+1f, -0x1.0953e8p-1f, -0x1.58e4a6p-1f, -0x1.d56268p-1f, 0x1.82748ap-3f, -0x1.dc9c34p-5f,
        0x1.399e4p-2f, 0x1.5f540ap-1f, -0x1.20ed1p-4f, 0x1.1607aep-2f, -0x1.b9c7a6p-2f, 0x1.34a7ap-1f,
        -0x1.38d638p-2f, 0x1.222038p-1f, -0x1.f2d2e2p-1f, 0x1.b5c654p-2f, -0x1.3c5c16p+0f, 0x1.e59036p-3f,
        0x1.ccf676p-3f, -0x1.9b0c1p+0f, -0x1.1fb4bap-2f, 0x1.f830b4p-1f, -0x1.edb39ap-1f, 0x1.fd7d34p-2f,
        0x1.aa7698p+0f, -0x1.161bep-3f, -0x1.35c7b8p-1f, -0x1.026122p-1f, 0x1.01f37ap-2f, 0x1.46e584p-5f,
        0x1.2fa68ep+1f, 0x1.bc2426p-4f, -0x1.195178p+1f, 0x1.de3b04p+0f, 0x1.369d48p+0f};
    static constexpr float bias[25] = {
        -0x1.b0b1ecp+0f, 0x1.6d12fp+0f, -0x1.c30424p-1f, 0x1.1e8abp+0f, -0x1.5d9deep-4f, 0x1.a73b02p-3f,
        -0x1.66e5e2p+1f, -0x1.c4adbp-2f, 0x1.2269dcp-1f, 0x1.20a74ap+1f, -0x1.aff738p-4f, -0x1.a16334p-2f,
        -0x1.2ceb96p-5f, 0x1.d5bp+0f, -0x1.80eee6p-1f, -0x1.c2f9b2p-3f, 0x1.bbd358p-4f, -0x1.202e7cp+0f,
        -0x1.be5dd2p+0f, -0x1.c0171cp-4f, 0x1.1d0efap+0f, -0x1.281764p+0f, 0x1.bfc404p-2f, 0x1.0cf592p-1f,
        0x1.9f34a4p-6f};
    static constexpr float scores[25] = {
        0x1.28fcfcp-3f, -0x1.d8d218p+0f, -0x1.e71f2ep-2f, -0x1.a6c86ap+0f, 0x1.96030cp+0f, 0x1.ec9324p-5f,
        -0x1.05aa06p-1f, -0x1.28d4f2p-1f, -0x1.6eb0aep-1f, 0x1.d3affep-1f, 0x1.9972fcp-1f, 0x1.02c1c2p-2f,
        0x1.054322p+0f, 0x1.caa286p+0f, -0x1.c70354p+0f, 0x1.32242ap-3f, 0x1.949ecep+0f, -0x1.d194e8p-4f,
        0x1.67f8fep+0f, -0x1.ee0bf6p-1f, 0x1.7d67bep-8f, -0x1.b240a2p-3f, 0x1.28c43cp-3f, -0x1.391ed2p-4f,
        -0x1.cae728p-6f};
    static constexpr float weights[25] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.f2236p-1f, 0x1.bb9438p-6f, 0.0f, 0.0f, 0.0f, 0x1.7286b2p-2f,
        0x1.3d00f2p-3f, 0x1.eef8d6p-2f, 0.0f, 0.0f, 0x1.03abd6p-3f, 0x1.793054p-1f, 0x1.42ce84p-5f, 0x1.8dbe56p-4f,
        0.0f, 0x1.98d984p-2f, 0x1.0fbb54p-5f, 0x1.dddf1ap-3f, 0x1.a23accp-3f, 0x1.0a444p-3f};
    static constexpr float output[35] = {
        0x1.588c4ep+1f, -0x1.0953e8p-1f, -0x1.58e4a6p-1f, -0x1.d56268p-1f, 0x1.82748ap-3f, -0x1.dc9c34p-5f,
        0x1.399e4p-2f, 0x1.519908p+1f, -0x1.031f42p-1f, -0x1.4bcabap-1f, -0x1.cea81ep-1f, 0x1.996b1ap-3f,
        -0x1.09bb6cp-4f, 0x1.40d646p-2f, 0x1.37f3a8p-1f, 0x1.0d3d4p-7f, -0x1.991e0ep-1f, -0x1.22b6cep-2f,
        0x1.14e09cp-2f, -0x1.b05de4p-1f, 0x1.00e84cp-4f, 0x1.cedecep-1f, -0x1.8e4144p-3f, 0x1.d3e4bep-4f,
        -0x1.0d45cp-2f, 0x1.dad95cp-2f, -0x1.6af8c6p-2f, 0x1.95b788p-2f, 0x1.1aa114p+0f, -0x1.347312p-2f,
        -0x1.1b2bfcp-3f, 0x1.df879cp-6f, -0x1.532eeap-3f, -0x1.27a13p-2f, 0x1.0aad88p-3f};
    static constexpr double weights_double[25] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.f2235e5743855p-1, 0x1.bb9435178f55fp-6, 0.0, 0.0, 0.0, 0x1.7286b1b9cf149p-2,
        0x1.3d00f0df692d8p-3, 0x1.eef8d5d67c54cp-2, 0.0, 0.0, 0x1.03abd829bcda4p-3, 0x1.793055d7992ebp-1,
        0x1.42ce883c80c63p-5, 0x1.8dbe5cd17c739p-4, 0.0, 0x1.98d982f285c19p-2, 0x1.0fbb51e363b9ep-5,
        0x1.dddf1954551e3p-3, 0x1.a23accaf7efd7p-3, 0x1.0a443f9e4772cp-3};
    static constexpr double output_double[35] = {
        0x1.588c4ep+1, -0x1.0953e8p-1, -0x1.58e4a6p-1, -0x1.d56268p-1, 0x1.82748ap-3, -0x1.dc9c34p-5, 0x1.399e4p-2,
        0x1.519906c4911cap+1, -0x1.031f4187d0cd3p-1, -0x1.4bcab823b4453p-1, -0x1.cea81c5dc7229p-1,
        0x1.996b18936bda6p-3, -0x1.09bb6a83d3b8bp-4, 0x1.40d644187f773p-2, 0x1.37f3a979c15f9p-1,
        0x1.0d3d4b968378p-7, -0x1.991e0d3754d5dp-1, -0x1.22b6cbaf67b26p-2, 0x1.14e09a6abd3f3p-2,
        -0x1.b05de1aec8974p-1, 0x1.00e84b10557fcp-4, 0x1.ceded393c5602p-1, -0x1.8e4148a474924p-3,
        0x1.d3e4be2e8c41cp-4, -0x1.0d45c0fe68c77p-2, 0x1.dad95dfb1e68ap-2, -0x1.6af8c8512526cp-2,
        0x1.95b789f056648p-2, 0x1.1aa112ce3c8d8p+0, -0x1.347313071328p-2, -0x1.1b2bfe8a7cb48p-3,
        0x1.df8799c66a4e4p-6, -0x1.532eebb6e0488p-3, -0x1.27a12da729f12p-2, 0x1.0aad87d79b82ap-3};
};

/// Causal and float mask [H, 1, S]: a slope per head.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias.masked_fill(~(ones(L, S, dtype=bool).tril()), -inf)).
/// torch's float is 1.9e-07 from double.
struct case_55_causal_bias_head {
    using element = float;
    static constexpr const char* name = "case_55_causal_bias_head";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 2, heads = 3, queries = 4, keys = 4, dk = 5, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.c9f25cp-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::head_key;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[120] = {
        0x1.dc9318p+0f, 0x1.ce9b68p-1f, 0x1.56e76p+0f, 0x1.33520ap+0f, 0x1.01ca62p+0f, 0x1.e74002p-3f,
        -0x1.adc36p-2f, 0x1.1253e2p-1f, -0x1.8845b4p-2f, 0x1.169d4cp+1f, 0x1.edd656p-1f, 0x1.f05712p-2f,
        -0x1.be38cep+0f, -0x1.1cceeep+0f, -0x1.d65acep-5f, -0x1.a3b284p+0f, -0x1.be7cfap-1f, -0x1.2e47e8p-3f,
        -0x1.e2bb0ap-3f, 0x1.169854p-1f, -0x1.04ae9ap-1f, -0x1.f62a3cp-1f, 0x1.4935cap+0f, 0x1.a3d2c4p-1f,
        0x1.61e1acp+0f, 0x1.b4ab9ep-1f, 0x1.f12442p-1f, 0x1.594cdp-1f, -0x1.48fb04p-2f, 0x1.b33cd4p+0f,
        0x1.400baep-2f, -0x1.dbe634p-1f, -0x1.668794p-1f, 0x1.0b3b08p+0f, 0x1.961d2cp-4f, -0x1.194cb2p+0f,
        0x1.d689fep-5f, 0x1.c91cdep-1f, 0x1.d7bafp+0f, -0x1.1b14cp+0f, -0x1.0a7b8ap-1f, 0x1.98c7p-1f,
        -0x1.31035cp-1f, -0x1.509324p-1f, 0x1.4ea1a8p-1f, 0x1.dd9eeap-1f, -0x1.f899b6p+0f, 0x1.ba76f4p+0f,
        -0x1.545e2cp+1f, 0x1.5f726ep+0f, -0x1.287064p+1f, -0x1.815b8ep-1f, 0x1.d3badep-2f, 0x1.fe06e8p-4f,
        -0x1.38b424p-2f, 0x1.5fcb44p-4f, 0x1.d9ce04p-1f, -0x1.1d9fp+0f, 0x1.dcb1e2p+0f, -0x1.0ae9a4p+0f,
        0x1.ff0114p-1f, 0x1.fbbc26p-2f, -0x1.1afa06p-3f, -0x1.078782p+0f, -0x1.4f9ee8p-2f, -0x1.33f752p-1f,
        0x1.69ea28p-3f, -0x1.cd0f6p+0f, -0x1.46ec6ep-3f, -0x1.6c0376p+0f, 0x1.4df78cp+0f, -0x1.f41604p+0f,
        0x1.b9cbcap+0f, 0x1.3e2dep+0f, -0x1.834638p-3f, 0x1.516a14p-1f, -0x1.c31ea4p+0f, 0x1.9a09f8p-5f,
        -0x1.06e00ep-1f, -0x1.aadbcep-2f, -0x1.657p+0f, 0x1.14e77ap+0f, -0x1.8a5142p-3f, -0x1.30a342p-3f,
        -0x1.a2bffep+0f, -0x1.732e4cp+0f, -0x1.8d1008p-5f, 0x1.6c9764p+0f, 0x1.6eab54p+0f, -0x1.8f1d9cp-1f,
        0x1.e2621cp-5f, 0x1.535eccp-1f, 0x1.1de0ccp+1f, -0x1.4ef54ep-1f, -0x1.38b2fcp-1f, -0x1.e69172p+0f,
        -0x1.7a5a98p-2f, 0x1.088b12p+0f, -0x1.ab523ap-1f, 0x1.236724p+0f, -0x1.f8305ep-2f, -0x1.d149dcp-1f,
        -0x1.9f9a88p-1f, 0x1.ac2efcp-2f, 0x1.4fb8a6p+0f, -0x1.7009c2p-2f, 0x1.bbf012p-3f, 0x1.388dcp+0f,
        -0x1.d93a72p-1f, -0x1.7765d6p-3f, -0x1.55c904p-3f, 0x1.3cd822p-1f, 0x1.121564p+0f, -0x1.122866p+0f,
        -0x1.e12ab6p-3f, -0x1.5274dp-1f, -0x1.858f54p-4f, -0x1.7d5f78p-3f, 0x1.36675p-5f, -0x1.bab1acp-4f};
    static constexpr float k[120] = {
        0x1.644f5ap-2f, 0x1.5fa486p-2f, 0x1.3298fp-2f, -0x1.1ed6f4p-1f, 0x1.2c9b1cp+0f, -0x1.b782ap-3f,
        -0x1.2b8fe6p-1f, 0x1.af0522p+0f, 0x1.2ce2fcp-1f, 0x1.44c26cp-2f, 0x1.205bc8p-2f, -0x1.6838f8p+0f,
        -0x1.aff876p-2f, 0x1.5a9cc4p-2f, -0x1.f38a36p-3f, -0x1.07639cp+1f, 0x1.2092b4p+0f, 0x1.1a693ap-1f,
        0x1.6dad38p+0f, 0x1.44794ap-1f, 0x1.4e1a7ap-1f, -0x1.756e0ap-1f, 0x1.4ed8cp-3f, 0x1.cf521p-3f,
        -0x1.415bf2p+0f, -0x1.aa9de8p-1f, 0x1.0cf67p+0f, -0x1.c65a2p-2f, 0x1.3f9926p+0f, 0x1.0373eep-1f,
        -0x1.e8eeb2p-1f, -0x1.a46e54p-1f, 0x1.6fbc96p+0f, 0x1.4fe93cp-4f, -0x1.89329p-1f, -0x1.828a8cp+0f,
        -0x1.458ddcp-2f, 0x1.3dcc16p+0f, -0x1.5b1cdep-4f, 0x1.6abb6ap+0f, -0x1.b5bc78p-2f, -0x1.2ed2a8p-1f,
        -0x1.364edep-2f, 0x1.a51d44p-4f, 0x1.7719b2p+0f, -0x1.1433bcp-1f, -0x1.0fbd08p-3f, -0x1.6b8ebep-1f,
        0x1.8af4f2p-1f, -0x1.ff9e4p-1f, -0x1.ecd5f4p-7f, 0x1.90ba36p+0f, -0x1.fd366ap-1f, 0x1.b77876p-2f,
        -0x1.bc7ec2p-2f, -0x1.86a1aep-1f, 0x1.3664d2p-7f, 0x1.94c432p-3f, 0x1.13f996p-2f, -0x1.1fc95p+0f,
        -0x1.04b858p+0f, 0x1.0051d6p-1f, -0x1.e9fa0cp-1f, 0x1.8b583p-4f, -0x1.29ac92p-1f, 0x1.bbfed8p+0f,
        -0x1.259b58p+0f, -0x1.1f8c1cp-1f, -0x1.826f26p+0f, 0x1.a062eap+0f, -0x1.a0dd3ap-1f, 0x1.909eap+0f,
        0x1.5a8b3cp-3f, -0x1.9c12c6p-2f, 0x1.3d94c2p-1f, 0x1.8583e8p+0f, 0x1.45d04cp-2f, 0x1.a626dep-1f,
        0x1.2d1b2cp-4f, -0x1.b35a78p+0f, -0x1.4a28fap-3f, 0x1.08b618p+0f, 0x1.f36d5ep-3f, 0x1.96c0a4p-2f,
        -0x1.35f348p+0f, -0x1.43af1p-1f, 0x1.8a226ap-2f, -0x1.4d8bbp+0f, -0x1.1d393p-2f, -0x1.bf2c3p-1f,
        0x1.c0cc0cp-5f, -0x1.13506cp+0f, 0x1.0cef54p+0f, 0x1.421b28p-5f, 0x1.23e2ccp-4f, -0x1.202d9p-3f,
        0x1.70a912p+0f, -0x1.36826cp+1f, -0x1.a10b7cp-2f, -0x1.c825fp-1f, -0x1.1cc268p+0f, 0x1.bc9c9cp-2f,
        0x1.c764a4p-4f, 0x1.18a9c4p+1f, -0x1.4bdaf6p-3f, -0x1.aef6f4p-1f, -0x1.d2652ep-1f, -0x1.2c233cp+0f,
        0x1.b0ff32p-1f, -0x1.b5a2b2p-6f, -0x1.098b9ap-3f, -0x1.480a74p-4f, -0x1.089e96p+0f, 0x1.82fep+0f,
        0x1.5597a8p+0f, 0x1.984a78p+0f, 0x1.332abap-1f, -0x1.7739eap-3f, 0x1.822ec8p-2f, 0x1.2fc902p+0f};
    static constexpr float v[48] = {
        0x1.93fc34p-6f, -0x1.78c4dcp-5f, -0x1.2ceb06p-1f, 0x1.32e7bep+0f, 0x1.743964p+0f, -0x1.4044c6p-1f,
        0x1.01feecp+0f, -0x1.8020ep-1f, 0x1.39d92ap-1f, 0x1.10b382p+1f, 0x1.11ec3p-1f, 0x1.2c9c92p-4f,
        0x1.696914p-1f, -0x1.00ac46p-2f, 0x1.c02d4ep-7f, -0x1.84ce94p-3f, 0x1.d301eap-1f, -0x1.0adb3ap-3f,
        -0x1.4b8544p-1f, 0x1.8e5262p+0f, 0x1.4f29ap-8f, -0x1.1002e8p-3f, -0x1.668e76p-4f, 0x1.944212p+1f,
        0x1.bc6a7cp-3f, -0x1.5eeb5cp-2f, -0x1.a5518ep+0f, -0x1.9c594ep+0f, -0x1.af17dep+0f, 0x1.759878p-1f,
        0x1.52885cp-2f, -0x1.4a49cp-2f, 0x1.0b23a6p-2f, -0x1.0563fep+0f, -0x1.07817p-3f, -0x1.7de53ep+0f,
        -0x1.0ecfd8p+0f, 0x1.6b3a7ep-1f, 0x1.81e762p+0f, -0x1.45e2f2p-1f, 0x1.1ab5e4p-1f, 0x1.8c9308p-1f,
        0x1.f48738p+0f, -0x1.010c56p+0f, 0x1.086ffp+1f, -0x1.6c71fap+0f, -0x1.01d58p-1f, 0x1.8b5d44p-3f};
    static constexpr float bias[12] = {
        0.0f, 0x1p-1f, 0x1p+0f, 0x1.8p+0f, 0.0f, 0x1p-2f, 0x1p-1f, 0x1.8p-1f, 0.0f, 0x1p-3f, 0x1p-2f, 0x1.8p-2f};
    static constexpr float scores[96] = {
        0x1.abf3bp-1f, 0x1.0d4372p+0f, -0x1.07a7c4p-1f, 0x1.000e32p-3f, 0x1.48892cp+0f, 0x1.659ca4p-1f,
        -0x1.a3996p-4f, 0x1.2e78dap-4f, 0x1.eaf292p-3f, -0x1.d516e6p+0f, -0x1.14437cp-6f, -0x1.ccd94p+0f,
        -0x1.062a76p-4f, 0x1.28908p-2f, 0x1.19b66p-2f, 0x1.094b6ap+0f, -0x1.b5fc8p-2f, 0x1.f55322p-3f,
        0x1.eb08e4p-1f, 0x1.056246p+1f, -0x1.0165cep+0f, 0x1.af20aep-3f, -0x1.c43882p-1f, 0x1.7ff9c6p-1f,
        0x1.92926cp-2f, 0x1.873d52p-3f, -0x1.e6ec44p-3f, -0x1.c70d48p-2f, 0x1.10f0eap-1f, 0x1.099994p+0f,
        0x1.781566p+0f, 0x1.d5f5a6p-2f, 0x1.77e9b8p-2f, -0x1.01853ap-2f, 0x1.260ebcp-1f, -0x1.1e349ap-2f,
        0x1.c5b144p-1f, -0x1.180962p+1f, -0x1.774348p+1f, -0x1.2f3f14p+0f, 0x1.8acbfcp-2f, 0x1.468856p-1f,
        -0x1.433898p-1f, 0x1.fde8f4p-1f, -0x1.6a47e6p-1f, 0x1.63111ap+0f, 0x1.b409f4p+0f, 0x1.3fcc5cp-1f,
        -0x1.f2fbb4p-3f, 0x1.02d27ep+0f, 0x1.146f8ep-4f, 0x1.d40d04p-1f, 0x1.727788p+0f, -0x1.08081ap+0f,
        -0x1.46432ap-3f, 0x1.c99b28p-6f, -0x1.aad408p+0f, 0x1.3520c4p-1f, -0x1.fcd8e8p+0f, 0x1.6e45f2p+0f,
        -0x1.427fbcp-1f, 0x1.72202p+0f, -0x1.7e2p+0f, 0x1.085704p-1f, 0x1.706a6cp+0f, 0x1.59be58p+0f,
        -0x1.6636d8p-1f, 0x1.ac13a2p+0f, 0x1.d3f20ep-1f, -0x1.3573a8p-2f, 0x1.50801ap-1f, -0x1.6f71a6p+0f,
        0x1.854868p-1f, -0x1.c48c66p-1f, 0x1.66e52cp-1f, -0x1.a32744p+0f, -0x1.5f191ap-1f, -0x1.e041a8p-2f,
        0x1.46c5bep-1f, -0x1.8a7b8ep+0f, 0x1.5f592ap-2f, 0x1.1fa6fap+0f, 0x1.806866p+0f, 0x1.e76222p-3f,
        -0x1.391292p-1f, -0x1.e18e12p-1f, -0x1.4919dcp+0f, -0x1.1a504ap-1f, -0x1.8dacb6p-1f, -0x1.2721f8p+0f,
        -0x1.5f21fap+0f, -0x1.62555p-2f, 0x1.62689ep-2f, 0x1.9a76aap-2f, 0x1.6c4e4ap-4f, -0x1.10c0c8p-1f};
    static constexpr float weights[96] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.0adbc2p-1f, 0x1.ea487ep-2f, 0.0f, 0.0f, 0x1.354c5ep-2f, 0x1.00da14p-4f,
        0x1.453e8ep-1f, 0.0f, 0x1.8d0ee4p-5f, 0x1.d22c0ap-4f, 0x1.7ac2a4p-3f, 0x1.4e38e8p-1f, 0x1p+0f, 0.0f, 0.0f,
        0.0f, 0x1.801d3ap-3f, 0x1.9ff8b2p-1f, 0.0f, 0.0f, 0x1.5debbap-2f, 0x1.6f16dap-2f, 0x1.32fd6ap-2f, 0.0f,
        0x1.b8a028p-4f, 0x1.d476dep-3f, 0x1.cf1344p-2f, 0x1.b1129p-3f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.e68228p-1f,
        0x1.97ddaap-5f, 0.0f, 0.0f, 0x1.5e5c7p-2f, 0x1.fee722p-2f, 0x1.4578d6p-3f, 0.0f, 0x1.10d64ep-5f,
        0x1.39dfdap-2f, 0x1.e7fcd8p-2f, 0x1.781112p-3f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.c1cdaap-1f, 0x1.f192aap-4f,
        0.0f, 0.0f, 0x1.b05318p-5f, 0x1.afaa66p-1f, 0x1.aa834ep-4f, 0.0f, 0x1.16c28ep-5f, 0x1.c9dfa4p-2f,
        0x1.3fc16p-5f, 0x1.eb4fdap-2f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.72de54p-1f, 0x1.1a435ap-2f, 0.0f, 0.0f,
        0x1.6d7c7ep-2f, 0x1.6a9b92p-4f, 0x1.1bee4ep-1f, 0.0f, 0x1.a6a5a2p-4f, 0x1.5103e2p-3f, 0x1.475c4p-1f,
        0x1.7c7094p-4f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0x1.1a07c4p-1f, 0x1.cbf076p-2f, 0.0f, 0.0f, 0x1.9bep-2f,
        0x1.40661p-2f, 0x1.23b9eep-2f, 0.0f, 0x1.0de692p-2f, 0x1.430bccp-2f, 0x1.0bf996p-2f, 0x1.46282p-3f};
    static constexpr float output[48] = {
        0x1.93fc34p-6f, -0x1.78c4dcp-5f, -0x1.12fe92p-2f, 0x1.199d3cp-1f, 0x1.c9d94ap-1f, -0x1.5823f6p-2f,
        0x1.b8df0ep-1f, -0x1.e28742p-2f, 0x1.39d92ap-1f, 0x1.10b382p+1f, 0x1.196932p-1f, 0x1.d63b22p-2f,
        0x1.39cb5cp-1f, 0x1.5bbecep-1f, 0x1.05569ep-1f, 0x1.7ac736p-4f, 0x1.d301eap-1f, -0x1.0adb3ap-3f,
        0x1.ab400ap-1f, -0x1.7ba9dcp-5f, -0x1.4cf72p-7f, 0x1.6bd5bep-1f, -0x1.742e8p-3f, 0x1.fa7c9p-1f,
        0x1.bc6a7cp-3f, -0x1.5eeb5cp-2f, -0x1.30474p-7f, -0x1.fca7c4p-2f, -0x1.8d2b8ap+0f, -0x1.4cd42cp+0f,
        -0x1.45701cp-1f, -0x1.b76184p-1f, 0x1.0b23a6p-2f, -0x1.0563fep+0f, 0x1.3a5f0cp-3f, -0x1.269b84p+0f,
        -0x1.02845ap-1f, -0x1.a639dp-4f, -0x1.0fac4cp-1f, 0x1.656e72p-5f, 0x1.1ab5e4p-1f, 0x1.8c9308p-1f,
        0x1.2eae62p+0f, -0x1.8ec92p-6f, 0x1.6c22f8p+0f, -0x1.a1fe9ep-2f, 0x1.3908c8p+0f, -0x1.d15354p-2f};
    static constexpr double weights_double[96] = {
        0x1p+0, 0.0, 0.0, 0.0, 0x1.0adbc28cebd0bp-1, 0x1.ea487ae6285ebp-2, 0.0, 0.0, 0x1.354c5eb9a6d07p-2,
        0x1.00da13204d809p-4, 0x1.453e8e3f22e7cp-1, 0.0, 0x1.8d0ee2c978a1dp-5, 0x1.d22c06beef267p-4,
        0x1.7ac2a0e7de206p-3, 0x1.4e38e8c19309p-1, 0x1p+0, 0.0, 0.0, 0.0, 0x1.801d3a077ee22p-3,
        0x1.9ff8b17e20477p-1, 0.0, 0.0, 0x1.5debb9c8a54eap-2, 0x1.6f16dc1125e9cp-2, 0x1.32fd6a2634c79p-2, 0.0,
        0x1.b8a022eec3e31p-4, 0x1.d476dc80de8d1p-3, 0x1.cf1342d99bdd4p-2, 0x1.b1128c5487c74p-3, 0x1p+0, 0.0, 0.0,
        0.0, 0x1.e682259ca561ap-1, 0x1.97dda635a9e58p-5, 0.0, 0.0, 0x1.5e5c703699be6p-2, 0x1.fee722e65e669p-2,
        0x1.4578d9c60fb61p-3, 0.0, 0x1.10d64c51ecc37p-5, 0x1.39dfd91c974b6p-2, 0x1.e7fcd5c11840dp-2,
        0x1.78110f3025b6dp-3, 0x1p+0, 0.0, 0.0, 0.0, 0x1.c1cdaafba6866p-1, 0x1.f192a822cbcd4p-4, 0.0, 0.0,
        0x1.b05318dfe133p-5, 0x1.afaa657923903p-1, 0x1.aa8347c6f2e48p-4, 0.0, 0x1.16c28df447471p-5,
        0x1.c9dfa731fa53cp-2, 0x1.3fc15ca718a64p-5, 0x1.eb4fdb7a99aecp-2, 0x1p+0, 0.0, 0.0, 0.0,
        0x1.72de538c732f6p-1, 0x1.1a4358e719a13p-2, 0.0, 0.0, 0x1.6d7c7ed1b51a9p-2, 0x1.6a9b8f9cfdc55p-4,
        0x1.1bee4ea385ba1p-1, 0.0, 0x1.a6a5a290df35dp-4, 0x1.5103e391fdbccp-3, 0x1.475c4057be04bp-1,
        0x1.7c70938d352bfp-4, 0x1p+0, 0.0, 0.0, 0.0, 0x1.1a07c43a48e31p-1, 0x1.cbf0778b6e39dp-2, 0.0, 0.0,
        0x1.9be0001aae40bp-2, 0x1.40660f4d8660fp-2, 0x1.23b9f097cb5e7p-2, 0.0, 0x1.0de68fcbca0ddp-2,
        0x1.430bca3ad7177p-2, 0x1.0bf995d0e94efp-2, 0x1.46282050eb17cp-3};
    static constexpr double output_double[48] = {
        0x1.93fc34p-6, -0x1.78c4dcp-5, -0x1.12fe8f37bddp-2, 0x1.199d3b3d4047bp-1, 0x1.c9d94ac230009p-1,
        -0x1.5823f684ded16p-2, 0x1.b8df0d57124f4p-1, -0x1.e2874262fe626p-2, 0x1.39d92ap-1, 0x1.10b382p+1,
        0x1.196930bca5bd1p-1, 0x1.d63b203f5b03p-2, 0x1.39cb5de448a43p-1, 0x1.5bbecd47dafaep-1, 0x1.05569da0d41a1p-1,
        0x1.7ac72c0648304p-4, 0x1.d301eap-1, -0x1.0adb3ap-3, 0x1.ab4007a5c1f1dp-1, -0x1.7ba9dbbf55c92p-5,
        -0x1.4cf7289192cbcp-7, 0x1.6bd5bed4bfeap-1, -0x1.742e7f2d170bap-3, 0x1.fa7c8ca442df7p-1, 0x1.bc6a7cp-3,
        -0x1.5eeb5cp-2, -0x1.304722972cc4p-7, -0x1.fca7c326bee47p-2, -0x1.8d2b87428a965p+0, -0x1.4cd42c44baf58p+0,
        -0x1.45701c67c19e3p-1, -0x1.b76184c76a8ffp-1, 0x1.0b23a6p-2, -0x1.0563fep+0, 0x1.3a5f0c1466d7ep-3,
        -0x1.269b830b3dac5p+0, -0x1.028459284d5aap-1, -0x1.a639d1035aacp-4, -0x1.0fac4cd5f9782p-1,
        0x1.656e744d461cdp-5, 0x1.1ab5e4p-1, 0x1.8c9308p-1, 0x1.2eae62af350e8p+0, -0x1.8ec92fb48012p-6,
        0x1.6c22f89a29558p+0, -0x1.a1fea282475d8p-2, 0x1.3908c4dae7a82p+0, -0x1.d1535607b64dbp-2};
};

/// All extents 4, no batch axis.
/// scaled_dot_product_attention(q, k, v). torch's float is 6.0e-08 from double.
struct case_56_equal {
    using element = float;
    static constexpr const char* name = "case_56_equal";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 4, keys = 4, dk = 4, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[16] = {
        -0x1.74461p-3f, -0x1.433c24p+0f, 0x1.528b06p-3f, 0x1.7b5654p-2f, -0x1.111704p+0f, -0x1.d2b51p-3f,
        -0x1.53925cp-1f, -0x1.98417p-1f, -0x1.3bcd22p+1f, -0x1.cdfaccp-3f, 0x1.d6b1eap-1f, -0x1.311dd8p+1f,
        0x1.66d90ap-2f, 0x1.99049p+0f, 0x1.d0aad2p-2f, -0x1.9bcf8cp-1f};
    static constexpr float k[16] = {
        -0x1.3daf4cp+0f, -0x1.15fc8ep-1f, -0x1.12737ep-1f, 0x1.0befeap-3f, 0x1.40bdep-3f, -0x1.ef84p-2f,
        -0x1.5b5d96p-3f, -0x1.5cffd8p-1f, -0x1.f4c3ep-2f, 0x1.12896cp+0f, -0x1.24e50ep-1f, -0x1.c185ep-1f,
        -0x1.266e04p+0f, 0x1.5fe84ap-1f, -0x1.4aa342p-2f, 0x1.c31fe8p-4f};
    static constexpr float v[16] = {
        -0x1.3bd03p+0f, -0x1.267404p-2f, -0x1.097166p+1f, -0x1.3e799p-1f, 0x1.5835a4p+0f, 0x1.370f4ap-3f,
        0x1.20b5b4p+0f, 0x1.f92a56p-1f, -0x1.e13394p-5f, 0x1.5d7322p-4f, 0x1.c4c3f4p-1f, -0x1.647d54p+0f,
        0x1.7802c6p+0f, -0x1.9a7098p-1f, 0x1.80d5p-2f, 0x1.40cbfp+0f};
    static constexpr float scores[16] = {
        0x1.bdef98p-2f, 0x1.35391ap-3f, -0x1.af5aa4p-1f, -0x1.57bad6p-2f, 0x1.b2df6ep-1f, 0x1.32cce2p-2f,
        0x1.5b5534p-1f, 0x1.3253e2p-1f, 0x1.3093aap+0f, 0x1.311194p-1f, 0x1.440a1cp+0f, 0x1.0fc32ap+0f,
        -0x1.a69c1cp-1f, -0x1.f9cc08p-4f, 0x1.fd169p-1f, 0x1.d709fp-3f};
    static constexpr float weights[16] = {
        0x1.9aac24p-2f, 0x1.34fcbp-2f, 0x1.c9a7e6p-4f, 0x1.7bda7p-3f, 0x1.40359ep-2f, 0x1.7194dcp-3f,
        0x1.0de2c2p-2f, 0x1.f23a6p-3f, 0x1.23aaecp-2f, 0x1.42184cp-3f, 0x1.3ab4eap-2f, 0x1.009406p-2f,
        0x1.539beap-4f, 0x1.569a58p-3f, 0x1.05edfep-1f, 0x1.e7dfbap-3f};
    static constexpr float output[16] = {
        0x1.6a24ecp-3f, -0x1.ab4d42p-3f, -0x1.4a9edp-2f, 0x1.002d9ap-3f, 0x1.96f702p-3f, -0x1.e15e7ap-3f,
        -0x1.ed6e3ap-4f, -0x1.420bap-4f, 0x1.ae32aap-3f, -0x1.dc7c8ap-3f, -0x1.8409e8p-5f, -0x1.167dacp-3f,
        0x1.c51bb8p-2f, -0x1.2a8142p-3f, 0x1.1e063p-1f, -0x1.339c1p-2f};
    static constexpr double weights_double[16] = {
        0x1.9aac213cd4845p-2, 0x1.34fcae2f917bp-2, 0x1.c9a7e2f6241f7p-4, 0x1.7bda6fac21f22p-3, 0x1.40359e4d5ceffp-2,
        0x1.7194ddfd0eacp-3, 0x1.0de2c1c3f3ap-2, 0x1.f23a61e050345p-3, 0x1.23aae9ccc492ep-2, 0x1.42184c021b01cp-3,
        0x1.3ab4ea7c030b7p-2, 0x1.009405b62ae0cp-2, 0x1.539be88b61962p-4, 0x1.569a571e4d766p-3,
        0x1.05edfe8fe0da1p-1, 0x1.e7dfba5c7e567p-3};
    static constexpr double output_double[16] = {
        0x1.6a24f40c381e8p-3, -0x1.ab4d40b943587p-3, -0x1.4a9ece25e90cfp-2, 0x1.002d9cc01b0b6p-3,
        0x1.96f706c4b6daep-3, -0x1.e15e7bb8db24cp-3, -0x1.ed6e3464983c4p-4, -0x1.420b9b301c80cp-4,
        0x1.ae32afbb79e08p-3, -0x1.dc7c87cdb81e6p-3, -0x1.8409cf93740b6p-5, -0x1.167daa73378b6p-3,
        0x1.c51bb835571bdp-2, -0x1.2a8141b744d55p-3, 0x1.1e0630c8fa8cfp-1, -0x1.339c10315c2b2p-2};
};

/// All extents 3, one batch axis.
/// scaled_dot_product_attention(q, k, v). torch's float is 1.1e-07 from double.
struct case_57_equal_batch {
    using element = float;
    static constexpr const char* name = "case_57_equal_batch";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 3, heads = 1, queries = 3, keys = 3, dk = 3, dv = 3;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[27] = {
        0x1.6b3578p-1f, -0x1.260bp+0f, -0x1.04f3ccp-4f, 0x1.b7295ep-1f, -0x1.12f8bap-1f, -0x1.9d0c6cp-1f,
        0x1.3991a6p+0f, -0x1.dded6ep+0f, -0x1.4166f2p-1f, 0x1.cfca7ep-1f, -0x1.e4aec6p-7f, -0x1.accc4cp-1f,
        -0x1.66ebd8p+0f, 0x1.4510d2p-3f, 0x1.2fb5c8p-2f, -0x1.0d0818p-1f, 0x1.5e4a6p+0f, -0x1.265d9p+0f,
        -0x1.05e648p+0f, 0x1.fe27d8p-3f, 0x1.39a2cap+0f, 0x1.875af6p-1f, 0x1.3d6b84p+0f, 0x1.a3d824p+0f,
        -0x1.0bd232p+0f, 0x1.de9232p-2f, 0x1.5aa976p+0f};
    static constexpr float k[27] = {
        0x1.4e2a2cp+0f, 0x1.7ebaa4p-3f, -0x1.e0a308p-1f, -0x1.3d5c5ep+0f, 0x1.9c25eep-1f, -0x1.a4375ap+0f,
        0x1.22fdd2p-3f, 0x1.38c47cp-3f, -0x1.c3380ep+0f, -0x1.cf0696p-4f, -0x1.5fc6dap-1f, 0x1.c30d78p-1f,
        -0x1.49c2bep-1f, -0x1.588e34p-1f, -0x1.023ed2p-3f, 0x1.bb92f2p-3f, -0x1.55a3acp-3f, -0x1.e64b74p-3f,
        -0x1.68beecp-3f, 0x1.154ceap-1f, -0x1.1135c2p-2f, 0x1.0433ecp-1f, -0x1.c93f7ap+0f, -0x1.b6cceep-7f,
        -0x1.cf13e6p+1f, 0x1.09941cp+0f, 0x1.41eda2p-4f};
    static constexpr float v[27] = {
        0x1.e6693p-1f, 0x1.ec6c2p+0f, 0x1.b6b484p-1f, 0x1.316dd4p+0f, 0x1.3ca53ap-2f, 0x1.b5318p+0f,
        -0x1.04ca86p+0f, 0x1.12731ep-4f, 0x1.4ce242p-6f, 0x1.3116b8p-1f, 0x1.dedef4p-1f, 0x1.e03f68p-1f,
        0x1.b7a684p-2f, -0x1.765b74p+0f, -0x1.2c5e84p+0f, 0x1.1f7bp-1f, -0x1.aa4b02p-2f, -0x1.53196p-1f,
        -0x1.52e936p-1f, -0x1.88dcaep-4f, 0x1.9da7bap-1f, 0x1.04e1fap+0f, 0x1.8aa96ep-2f, 0x1.7cf2aep-1f,
        -0x1.db92ep-2f, -0x1.3dd71p+0f, -0x1.3335dep-2f};
    static constexpr float scores[27] = {
        0x1.c7e856p-2f, -0x1.f65d0cp-1f, 0x1.645ca2p-6f, 0x1.06950cp+0f, -0x1.955cfp-4f, 0x1.b01bcap-1f,
        0x1.0fd8f2p+0f, -0x1.26410ep+0f, 0x1.263b84p-1f, -0x1.eab986p-2f, -0x1.149a36p-2f, 0x1.d609f2p-3f,
        0x1.6f6774p-3f, 0x1.c0999cp-2f, -0x1.d9a32ep-3f, -0x1.17e4ep+0f, -0x1.029924p-2f, -0x1.467ea2p-5f,
        -0x1.bce3dep-8f, -0x1.220f7cp-1f, 0x1.2bbb94p+1f, 0x1.d5d55cp-5f, -0x1.11293cp+0f, -0x1.8f188p-1f,
        0x1.67f1cp-5f, -0x1.99480ap-1f, 0x1.436628p+1f};
    static constexpr float weights[27] = {
        0x1.0e316ap-1f, 0x1.03922ap-3f, 0x1.61d416p-2f, 0x1.da6386p-2f, 0x1.341f52p-3f, 0x1.8b8cd2p-2f,
        0x1.29012ap-1f, 0x1.044e22p-4f, 0x1.6cea22p-2f, 0x1.e04d16p-3f, 0x1.2800cap-2f, 0x1.e7d8acp-2f,
        0x1.5a20d6p-2f, 0x1.c050f4p-2f, 0x1.cb1c64p-3f, 0x1.4b144p-3f, 0x1.7fc1b8p-2f, 0x1.dab426p-2f,
        0x1.542e04p-4f, 0x1.84bae8p-5f, 0x1.bd2e92p-1f, 0x1.23407p-1f, 0x1.7a743p-3f, 0x1.f88a1p-3f, 0x1.319b6ap-4f,
        0x1.06fe76p-5f, 0x1.c95caap-1f};
    static constexpr float output[27] = {
        0x1.33c5c4p-2f, 0x1.13d25cp+0f, 0x1.59ee66p-1f, 0x1.cf117cp-3f, 0x1.ed521ep-1f, 0x1.52cf24p-1f,
        0x1.0e37f6p-2f, 0x1.28ca94p+0f, 0x1.39c33p-1f, 0x1.100dap-1f, -0x1.9b55b8p-2f, -0x1.bd267ap-2f,
        0x1.07cff2p-1f, -0x1.ab6b84p-2f, -0x1.6163c4p-2f, 0x1.08f8ecp-1f, -0x1.2dfc64p-1f, -0x1.30b24p-1f,
        -0x1.a4492p-2f, -0x1.11b7cep+0f, -0x1.44828p-3f, -0x1.35e792p-2f, -0x1.2825f6p-2f, 0x1.0bdcdp-1f,
        -0x1.b9e50cp-2f, -0x1.1a9616p+0f, -0x1.787afep-3f};
    static constexpr double weights_double[27] = {
        0x1.0e316ad1fbcdap-1, 0x1.03922a777bp-3, 0x1.61d415204ae4dp-2, 0x1.da63856851ea2p-2, 0x1.341f527763f3ap-3,
        0x1.8b8cd15bfc1c4p-2, 0x1.290129d4ff9f1p-1, 0x1.044e1f81f1068p-4, 0x1.6cea247584803p-2,
        0x1.e04d14e467ceap-3, 0x1.2800c9d4a55acp-2, 0x1.e7d8abb926bdep-2, 0x1.5a20d76e065f1p-2,
        0x1.c050f5ede76a1p-2, 0x1.cb1c6548246dap-3, 0x1.4b143d476477fp-3, 0x1.7fc1babd9c216p-2,
        0x1.dab4269eb1a2bp-2, 0x1.542e00087ec21p-4, 0x1.84bae70f99ffdp-5, 0x1.bd2e918df687cp-1,
        0x1.23406f965d6dep-1, 0x1.7a742fd0af711p-3, 0x1.f88a11d5dad77p-3, 0x1.319b67963feefp-4,
        0x1.06fe73b5ac349p-5, 0x1.c95cabd1dd3edp-1};
    static constexpr double output_double[27] = {
        0x1.33c5c61afa604p-2, 0x1.13d25c024a541p+0, 0x1.59ee65c1eaf41p-1, 0x1.cf117b340f15cp-3,
        0x1.ed521e08cd048p-1, 0x1.52cf259a1357fp-1, 0x1.0e37f1e18a3f8p-2, 0x1.28ca938e532f3p+0,
        0x1.39c33038d743dp-1, 0x1.100d9e870d53ep-1, -0x1.9b55b65ec66d4p-2, -0x1.bd26795ee1fb1p-2,
        0x1.07cff1c3a426p-1, -0x1.ab6b859321f58p-2, -0x1.6163c4ca48259p-2, 0x1.08f8ed649df49p-1,
        -0x1.2dfc66f0381dfp-1, -0x1.30b243b00d827p-1, -0x1.a4491e78856b2p-2, -0x1.11b7cde8b362cp+0,
        -0x1.4482817565f18p-3, -0x1.35e79231d02e6p-2, -0x1.2825f7f31e742p-2, 0x1.0bdccebec8558p-1,
        -0x1.b9e50d22b474p-2, -0x1.1a9617243b8a7p+0, -0x1.787b0256e36a4p-3};
};

/// All extents 2, two batch axes.
/// scaled_dot_product_attention(q, k, v). torch's float is 9.5e-08 from double.
struct case_58_equal_batch_heads {
    using element = float;
    static constexpr const char* name = "case_58_equal_batch_heads";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 2, heads = 2, queries = 2, keys = 2, dk = 2, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.6a09e6p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[16] = {
        -0x1.8bbb64p-1f, -0x1.0ff42ap-1f, 0x1.722a54p-1f, 0x1.c29f5cp-2f, 0x1.74891cp+1f, 0x1.1b1e34p-1f,
        0x1.d98788p-1f, -0x1.5a957ap-2f, 0x1.a0523ep-1f, -0x1.8bca32p-1f, 0x1.e5641p-1f, -0x1.e5d1ecp-2f,
        0x1.06a626p+0f, -0x1.b1481cp-1f, -0x1.7e5832p-3f, -0x1.3e34c8p-5f};
    static constexpr float k[16] = {
        -0x1.1c0ea8p+0f, -0x1.328294p-1f, 0x1.2317d8p-3f, -0x1.32bf9p-1f, -0x1.438f94p+0f, -0x1.1491c6p+1f,
        0x1.a6de42p-2f, -0x1.0915a4p-1f, -0x1.a3f6bp+0f, -0x1.b31aecp-2f, 0x1.3ae22ep-3f, 0x1.43ececp+0f,
        -0x1.10d2fap+1f, 0x1.3d687ep-1f, -0x1.0549d8p+0f, 0x1.deddbap-1f};
    static constexpr float v[16] = {
        0x1.aa355p-2f, -0x1.4e936ep-3f, -0x1.b5b734p+0f, 0x1.3fde16p+1f, 0x1.ab1f14p-1f, -0x1.69f32cp-2f,
        0x1.258956p-1f, -0x1.705446p-4f, 0x1.3dcbaep-2f, 0x1.80cfeap-1f, 0x1.53714ep+0f, 0x1.27ae1ap-2f,
        0x1.ac9494p-2f, -0x1.eb19fp-2f, -0x1.fbc7bep+0f, 0x1.fc2c28p-1f};
    static constexpr float scores[16] = {
        0x1.a99d4p-1f, 0x1.2dc012p-3f, -0x1.81cf6cp-1f, -0x1.d1faep-4f, -0x1.b9150ap+1f, 0x1.4b7abap-1f,
        -0x1.3ce0cep-2f, 0x1.936e18p-2f, -0x1.6c03a6p-1f, -0x1.34dc8ep-1f, -0x1.ea117ap-1f, -0x1.492234p-2f,
        -0x1.ead1ep+0f, -0x1.4cd50ep+0f, 0x1.0eb0ap-2f, 0x1.beaa26p-4f};
    static constexpr float weights[16] = {
        0x1.5448b6p-1f, 0x1.576e94p-2f, 0x1.6195e2p-2f, 0x1.4f351p-1f, 0x1.0cd8aap-6f, 0x1.f7993ap-1f,
        0x1.52ff94p-2f, 0x1.568036p-1f, 0x1.e47342p-2f, 0x1.0dc65cp-1f, 0x1.62849cp-2f, 0x1.4ebdb2p-1f,
        0x1.66d7c2p-2f, 0x1.4c942p-1f, 0x1.13d69p-1f, 0x1.d852e4p-2f};
    static constexpr float output[16] = {
        -0x1.2ff19ap-2f, 0x1.75856p-1f, -0x1.f38fd6p-1f, 0x1.946502p+0f, 0x1.27ba7cp-1f, -0x1.820ad4p-4f,
        0x1.51c29cp-1f, -0x1.6ad878p-3f, 0x1.b0e198p-1f, 0x1.03f358p-1f, 0x1.f2dc62p-1f, 0x1.cbc38cp-2f,
        -0x1.244a5cp+0f, 0x1.e8164p-2f, -0x1.60fba4p-1f, 0x1.986d7cp-3f};
    static constexpr double weights_double[16] = {
        0x1.5448b62b973adp-1, 0x1.576e93a8d18a5p-2, 0x1.6195e0d5168cap-2, 0x1.4f350f9574b9ap-1,
        0x1.0cd8a7b5b743bp-6, 0x1.f7993ac25245fp-1, 0x1.52ff94343dabap-2, 0x1.568035e5e12a2p-1,
        0x1.e473456e2fe34p-2, 0x1.0dc65d48e80e7p-1, 0x1.62849d5246f9dp-2, 0x1.4ebdb156dc831p-1,
        0x1.66d7bf2c44f67p-2, 0x1.4c942069dd84cp-1, 0x1.13d68f0ba5b28p-1, 0x1.d852e1e8b49bp-2};
    static constexpr double output_double[16] = {
        -0x1.2ff19998b48f4p-2, 0x1.75855eb2531dep-1, -0x1.f38fd549ec04ep-1, 0x1.946501daab424p+0,
        0x1.27ba7d430f45dp-1, -0x1.820ad47efce84p-4, 0x1.51c29a96859c3p-1, -0x1.6ad878ba6f792p-3,
        0x1.b0e199fe24016p-1, 0x1.03f35a791675p-1, 0x1.f2dc626cd2035p-1, 0x1.cbc38bc65e799p-2,
        -0x1.244a5d9991d14p+0, 0x1.e81643f55521cp-2, -0x1.60fba286f101dp-1, 0x1.986d796d18a38p-3};
};

/// All extents 4, bool mask [L, S].
/// scaled_dot_product_attention(q, k, v, attn_mask=keep). torch's float is 7.6e-08 from double.
struct case_59_equal_keep {
    using element = float;
    static constexpr const char* name = "case_59_equal_keep";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 4, keys = 4, dk = 4, dv = 4;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1p-1f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[16] = {
        0x1.4a403ap-1f, 0x1.e5b41ap+0f, 0x1.d7e6cp-2f, 0x1.2ef5eep-1f, -0x1.cc52a6p+0f, 0x1.a2634cp-1f,
        -0x1.d10aap-1f, -0x1.cb0578p+0f, -0x1.17c424p+0f, -0x1.0d386ap+1f, 0x1.daa91ep-1f, -0x1.b7bdbap-3f,
        -0x1.7253c6p+0f, 0x1.3bd302p+0f, 0x1.ba510ep-1f, -0x1.89ef94p-1f};
    static constexpr float k[16] = {
        0x1.8571dep-1f, 0x1.74eb6ap+0f, 0x1.0f72dcp-6f, 0x1.7f672ep-7f, 0x1.2a72bap+0f, 0x1.abda4cp-2f,
        -0x1.0cf0ccp-1f, 0x1.f98e26p+0f, 0x1.0308a2p-2f, 0x1.174488p-2f, 0x1.3d0682p-2f, 0x1.8ddf14p+0f,
        -0x1.09fcb6p+0f, -0x1.2bb7fcp-2f, 0x1.c32f4ep-2f, 0x1.8da12ap+0f};
    static constexpr float v[16] = {
        -0x1.93748p+0f, -0x1.2d4fb2p-1f, -0x1.62ab74p-2f, 0x1.54a594p+0f, -0x1.0f3422p-1f, 0x1.11cc36p-3f,
        0x1.6b31b8p-1f, 0x1.66a36ep+0f, -0x1.ca31bcp-1f, 0x1.cc964ap-1f, 0x1.f08ecp-3f, -0x1.5bd4fap-5f,
        -0x1.721a3cp-3f, 0x1.80851ap-1f, -0x1.ebcb66p-4f, 0x1.858c7cp+0f};
    static constexpr bool keep[16] = {
        true, false, true, true, false, true, false, false, true, true, true, false, false, true, true, true};
    static constexpr float scores[16] = {
        0x1.a26e0cp+0f, 0x1.3c4fa4p+0f, 0x1.be2f94p-1f, -0x1.a76ap-5f, -0x1.b4fe4p-4f, -0x1.3466p+1f,
        -0x1.a6645cp+0f, -0x1.8e5ec8p-1f, -0x1.f0eeeep+0f, -0x1.882c0cp+0f, -0x1.cb233cp-2f, 0x1.d3789ap-1f,
        0x1.677c26p-2f, -0x1.9275a8p+0f, -0x1.ea6746p-2f, 0x1.4f5cfp-3f};
    static constexpr float weights[16] = {
        0x1.36069cp-1f, 0.0f, 0x1.21193ep-2f, 0x1.cb6626p-4f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0x1.26765cp-3f,
        0x1.bb5b5ap-3f, 0x1.478b92p-1f, 0.0f, 0.0f, 0x1.a81f3p-4f, 0x1.3c5fb4p-2f, 0x1.2ccc4p-1f};
    static constexpr float output[16] = {
        -0x1.3a2afcp+0f, -0x1.293bd8p-6f, -0x1.3ce89p-3f, 0x1.edc7ep-1f, -0x1.0f3422p-1f, 0x1.11cc36p-3f,
        0x1.6b31b8p-1f, 0x1.66a36ep+0f, -0x1.d3da4p-1f, 0x1.0a266p-1f, 0x1.0916dp-2f, 0x1.dea78ep-2f,
        -0x1.c001c6p-2f, 0x1.774b3cp-1f, 0x1.3ec2dap-4f, 0x1.06a2a4p+0f};
    static constexpr double weights_double[16] = {
        0x1.36069c0bab1cbp-1, 0.0, 0x1.21193e5ed27f2p-2, 0x1.cb6626275d1e1p-4, 0.0, 0x1p+0, 0.0, 0.0,
        0x1.26765bdf6aee4p-3, 0x1.bb5b591465063p-3, 0x1.478b92c30c02ep-1, 0.0, 0.0, 0x1.a81f2ffcbeb21p-4,
        0x1.3c5fb4cfb36ebp-2, 0x1.2ccc3f988e726p-1};
    static constexpr double output_double[16] = {
        -0x1.3a2afab9b6134p+0, -0x1.293bc5eb3a1p-6, -0x1.3ce88ea450f0ep-3, 0x1.edc7e01e56bb3p-1, -0x1.0f3422p-1,
        0x1.11cc36p-3, 0x1.6b31b8p-1, 0x1.66a36ep+0, -0x1.d3da3fe0408a8p-1, 0x1.0a26610f9559dp-1,
        0x1.0916d0c7e9363p-2, 0x1.dea78c6dca53ap-2, -0x1.c001c62ac08b7p-2, 0x1.774b3d74792dap-1,
        0x1.3ec2da60891bbp-4, 0x1.06a2a31af055cp+0};
};

/// All extents 3, causal and padding.
/// scaled_dot_product_attention(q, k, v, attn_mask=ones(L, S, dtype=bool).tril() & keep). torch's float is 6.7e-08
/// from double.
struct case_60_equal_padding_causal {
    using element = float;
    static constexpr const char* name = "case_60_equal_padding_causal";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 3, heads = 1, queries = 3, keys = 3, dk = 3, dv = 3;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[27] = {
        0x1.133992p-3f, -0x1.6942d4p-1f, 0x1.e4098cp+0f, 0x1.ddb5cap-3f, 0x1.1d1778p+0f, -0x1.b0b10ep-1f,
        -0x1.1646fp-2f, -0x1.61773p-1f, 0x1.60a35p-3f, -0x1.fc4d2ap-2f, -0x1.2668bcp-1f, 0x1.856686p-1f,
        -0x1.76c348p+0f, 0x1.1bf0bap-3f, 0x1.a7e7d6p-3f, 0x1.607e2cp-2f, -0x1.9fe59p-4f, -0x1.35d75cp-1f,
        -0x1.e53a44p-1f, 0x1.11ba78p-3f, -0x1.443788p-2f, -0x1.e33f78p-3f, -0x1.76450ap-2f, -0x1.cc3ed6p+0f,
        -0x1.ed8c12p-1f, -0x1.787c84p-1f, -0x1.37ac68p-1f};
    static constexpr float k[27] = {
        0x1.d01768p-3f, 0x1.b159cep+0f, 0x1.eb6c5ep-1f, -0x1.82b42ep+0f, -0x1.5948d2p-7f, 0x1.49687cp-5f,
        -0x1.c847a8p-1f, -0x1.daf3f2p+0f, 0x1.1007aap+1f, 0x1.e2ee54p-1f, -0x1.6cd384p+1f, 0x1.37e4b4p+0f,
        0x1.a9b40cp-1f, -0x1.0b20dap-1f, 0x1.07d676p-1f, -0x1.dcda82p-1f, -0x1.33ce2cp+0f, -0x1.ffe5e4p+0f,
        0x1.3190cp+0f, 0x1.b3722cp-1f, -0x1.cb007p+0f, 0x1.45f3a8p+1f, -0x1.147158p+1f, -0x1.8f9116p-2f,
        -0x1.59248ap-1f, 0x1.73d146p-1f, 0x1.7f60acp-2f};
    static constexpr float v[27] = {
        0x1.0c876cp+1f, 0x1.0cd192p-1f, 0x1.5face8p-1f, 0x1.f8284cp-4f, -0x1.984c04p-1f, 0x1.8f56a6p-2f,
        0x1.4aff7ep-3f, 0x1.112082p-1f, 0x1.a260c2p-2f, 0x1.be0e82p+0f, -0x1.fdc2f4p-2f, 0x1.b3fc42p-2f,
        0x1.0fc3fep+0f, 0x1.c90468p+0f, -0x1.d0126p-2f, 0x1.4f774cp+0f, -0x1.5f566p+0f, -0x1.1a7f3cp-2f,
        -0x1.3a417ep-1f, 0x1.05b6ep+0f, -0x1.12c53p+0f, 0x1.08eda2p+1f, 0x1.c78be6p+0f, -0x1.22a9e8p-5f,
        -0x1.cd616ap-3f, 0x1.a931bcp-2f, 0x1.52b214p-2f};
    static constexpr bool keep[9] = {true, true, false, true, true, true, true, false, false};
    static constexpr float scores[27] = {
        0x1.80c6dep-2f, -0x1.1aae3ep-4f, 0x1.80d93cp+1f, 0x1.4d1abep-1f, -0x1.d6adb2p-3f, -0x1.2cc746p+1f,
        -0x1.3acd18p-1f, 0x1.f62c1p-3f, 0x1.173018p+0f, 0x1.35fc8cp+0f, 0x1.4a2168p-3f, -0x1.b20fd4p-3f,
        -0x1.c26faep-1f, -0x1.5da78cp-1f, 0x1.ced1d6p-2f, -0x1.235612p-4f, 0x1.02a816p-6f, 0x1.2b053ap-1f,
        -0x1.09f2dcp-2f, -0x1.7d19a4p+0f, 0x1.6cffe6p-2f, 0x1.84dcdcp+0f, 0x1.07173ep-1f, -0x1.ccd23cp-2f,
        -0x1.94b214p-2f, -0x1.73edf6p-2f, -0x1.09142cp-4f};
    static constexpr float weights[27] = {
        0x1p+0f, 0.0f, 0.0f, 0x1.69eff4p-1f, 0x1.2c2014p-2f, 0.0f, 0x1.307724p-2f, 0x1.67c46ep-1f, 0.0f, 0x1p+0f,
        0.0f, 0.0f, 0x1.cdc56ep-2f, 0x1.191d4ap-1f, 0.0f, 0x1.fdee1cp-3f, 0x1.161ddcp-2f, 0x1.eaeb16p-2f, 0x1p+0f,
        0.0f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0x1p+0f, 0.0f, 0.0f};
    static constexpr float output[27] = {
        0x1.0c876cp+1f, 0x1.0cd192p-1f, 0x1.5face8p-1f, 0x1.84e2e4p+0f, 0x1.1972bep-3f, 0x1.331facp-1f,
        0x1.6ba5fep-1f, -0x1.9df0e8p-2f, 0x1.e9baf4p-2f, 0x1.be0e82p+0f, -0x1.fdc2f4p-2f, 0x1.b3fc42p-2f,
        0x1.5e5ca4p+0f, 0x1.82e9fap-1f, -0x1.d18a1p-5f, 0x1.59b374p+0f, -0x1.302ab8p-2f, -0x1.31d6p-3f,
        -0x1.3a417ep-1f, 0x1.05b6ep+0f, -0x1.12c53p+0f, -0x1.3a417ep-1f, 0x1.05b6ep+0f, -0x1.12c53p+0f,
        -0x1.3a417ep-1f, 0x1.05b6ep+0f, -0x1.12c53p+0f};
    static constexpr double weights_double[27] = {
        0x1p+0, 0.0, 0.0, 0x1.69eff5b87a739p-1, 0x1.2c20148f0b19p-2, 0.0, 0x1.307723a367afap-2,
        0x1.67c46e2e4c283p-1, 0.0, 0x1p+0, 0.0, 0.0, 0x1.cdc56db07f36ap-2, 0x1.191d4927c064bp-1, 0.0,
        0x1.fdee1a5fdde14p-3, 0x1.161ddc4f96c37p-2, 0x1.eaeb16807a4bep-2, 0x1p+0, 0.0, 0.0, 0x1p+0, 0.0, 0.0,
        0x1p+0, 0.0, 0.0};
    static constexpr double output_double[27] = {
        0x1.0c876cp+1, 0x1.0cd192p-1, 0x1.5face8p-1, 0x1.84e2e513498c9p+0, 0x1.1972c2249767p-3,
        0x1.331fae3f1438cp-1, 0x1.6ba5fe3bc99e9p-1, -0x1.9df0e76e0334p-2, 0x1.e9baf56ac078ep-2, 0x1.be0e82p+0,
        -0x1.fdc2f4p-2, 0x1.b3fc42p-2, 0x1.5e5ca46e5e02cp+0, 0x1.82e9f7e659a36p-1, -0x1.d18a0ab92366cp-5,
        0x1.59b3731570762p+0, -0x1.302ab70b29a4p-2, -0x1.31d600ec4dcd5p-3, -0x1.3a417ep-1, 0x1.05b6ep+0,
        -0x1.12c53p+0, -0x1.3a417ep-1, 0x1.05b6ep+0, -0x1.12c53p+0, -0x1.3a417ep-1, 0x1.05b6ep+0, -0x1.12c53p+0};
};

/// All extents 3, float mask [B, L, S], double.
/// scaled_dot_product_attention(q, k, v, attn_mask=bias).
struct case_61_equal_bias_double {
    using element = double;
    static constexpr const char* name = "case_61_equal_bias_double";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 3, heads = 1, queries = 3, keys = 3, dk = 3, dv = 3;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74590331dp-1;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::batch_query_key;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[27] = {
        0x1.7191e09721c9bp-2, 0x1.cc3e4edd0cba4p-3, 0x1.099b7a7f4fa19p-2, -0x1.32463572748e4p-2,
        -0x1.d07e179571b23p-2, -0x1.43378712d57bbp-4, 0x1.9a501f0249873p-2, 0x1.ce77cf29745ddp-2,
        0x1.2514de9334e75p+0, 0x1.fc3dd824398f8p-1, 0x1.aebadf0d08ebdp+0, 0x1.182472d01cc95p-1,
        0x1.50654cd729cadp-1, 0x1.8c1bac4d4a1dp-2, -0x1.84de546e3615p+0, -0x1.aced6f7a8470ep-4,
        -0x1.743857422eb97p-2, -0x1.77b1cc0cf5569p-1, -0x1.c0cc8ab827f52p-3, 0x1.afc1e9f2ffaf2p+0,
        0x1.eebae306b5d8ep+0, 0x1.7470a55d3b367p+0, 0x1.3827f1423316bp+0, 0x1.092e7e72cb47p-1, 0x1.5cee9a872b8b5p-1,
        -0x1.399157b5f6d1bp+0, 0x1.f8404b514207ap-3};
    static constexpr double k[27] = {
        0x1.49970cc9f2c9dp+0, -0x1.cc26f43be9c84p-4, -0x1.45388f880af39p+0, -0x1.fab18ea24b01p-4,
        0x1.3772867ecadf8p-1, -0x1.5f3cad6303cefp-3, 0x1.4e3fe26ce264dp+0, -0x1.65434f190bf4fp-4,
        -0x1.f08a23d81902ep-1, -0x1.07b37a305e95fp+0, 0x1.964cbd6d376a6p-1, -0x1.12c2d99f61e83p-1,
        0x1.62ec1f8daa14bp-3, 0x1.6b708c308adbcp-2, 0x1.b4a3656e77158p-1, -0x1.95364ebed75dcp-1,
        0x1.6ba4fb6cd258cp-1, -0x1.2443c41836961p+0, 0x1.2340f3d3dac81p-4, 0x1.80cceaf0d7d5cp-2,
        0x1.bc23caf3afcd9p-1, 0x1.616cb3fb80c3fp-4, 0x1.169b5fe602d9ep+1, -0x1.3b94419e1f6f5p-1,
        -0x1.a483d5ce9d2c3p+0, -0x1.8f6426b37df02p-1, -0x1.1b6af6a48344p+0};
    static constexpr double v[27] = {
        -0x1.c4b136dd0df5ep-2, -0x1.bf5f0ca2496fap-3, -0x1.a2c8babdfcd38p+0, -0x1.a3332c907f79fp+0,
        0x1.80a41dfbac9cep+0, 0x1.96197958c7736p+0, -0x1.3bbffbdcc0144p+0, 0x1.9200d8df9c9b8p+0,
        -0x1.27a2da7364687p-1, -0x1.c329befbf7eebp-3, -0x1.f6977af628333p+0, 0x1.552eda1d78f44p-2,
        -0x1.7c92035e0a392p-1, -0x1.de8f9dbea415bp+0, 0x1.307e9e09b6267p-1, 0x1.461f8e1a7217ep+0,
        -0x1.5d3da71cc64d2p-1, -0x1.ff6efe15177c4p-2, -0x1.62f526ffaf456p+0, -0x1.a8938a8f4bba3p-3,
        0x1.4c419ea5bd78cp-3, 0x1.34fab454ab6dfp+1, -0x1.77c59d18ac669p-1, -0x1.7e51670b636e3p-1,
        -0x1.0093fab0a6266p-2, -0x1.d945a6caa5615p+0, -0x1.499306f5aca7cp-1};
    static constexpr double bias[27] = {
        -0x1.53d782e3b5a44p-2, -0x1.02653a0031decp-1, -0x1.a7f14844b9fffp-2, 0x1.cbedd7a639593p-3,
        0x1.494070a1ad16ep-1, 0x1.a32233b876cb5p-5, 0x1.7287c615c4ccfp-2, 0x1.ebbdc965b234dp-1,
        0x1.3217842df70dap+0, 0x1.979d1ad1ef431p-2, 0x1.8486c90109a45p-1, 0x1.4918fd41345fcp-1,
        0x1.694a4a46e817cp-1, 0x1.decebc6c31ee6p-2, 0x1.f50af7d908b7bp+0, 0x1.fc0f012ab0e16p+0,
        0x1.6dee9884912eep-3, -0x1.bac9dd0cf0e36p-2, -0x1.9cb8388f7d576p+0, -0x1.afced6f8ca336p-5,
        0x1.047ef9f0b5872p-1, -0x1.06ee870a1bc68p+1, 0x1.4f6a8b99d3e4cp-4, -0x1.2ba064b8054adp+1,
        0x1.5cfc11ee7e2a1p-1, 0x1.b31e252882ad6p-1, 0x1.91528fa60bbe9p-1};
    static constexpr double scores[27] = {
        0x1.03df906cf3519p-4, 0x1.c1fc1150137fbp-6, 0x1.d9233a582480cp-4, -0x1.148762bc93f83p-3,
        -0x1.0a822fb15989cp-3, -0x1.447c2f5faf5ddp-3, -0x1.246e33cbde442p-1, 0x1.108947b370c07p-6,
        -0x1.7263c51a01358p-2, 0x1.68322937492ap-7, 0x1.6d4fb7595e933p-1, -0x1.fd1416e6b1b25p-4,
        0x1.074af98832f4ap-2, -0x1.34b10b0654bc7p-1, 0x1.b8239c686884ap-1, 0x1.f8295fdcedaa2p-4,
        -0x1.c8f6a185958ccp-2, 0x1.87a248d94aaafp-2, 0x1.53251ac08d4a2p+0, 0x1.6bba5f6c1cdbbp+0,
        -0x1.c97859f21d696p+0, 0x1.2ad6fd8078bbp-1, 0x1.6ba5b990359d2p+0, -0x1.21463c2b59e6dp+1,
        -0x1.d4cf0bfacc989p-4, -0x1.97ca48b5aaecbp+0, -0x1.021be15e37fe7p-2};
    static constexpr double weights[27] = {
        0x1.701619cf7acfap-2, 0x1.2aba7c8ea43b1p-2, 0x1.652f69a1e0f53p-2, 0x1.31cff438c337ap-2,
        0x1.d3039870cbf19p-2, 0x1.f658e6ace1adcp-3, 0x1.1fe583d3c03d4p-3, 0x1.d774fc6bdda19p-2,
        0x1.989841aa423fbp-2, 0x1.98a8a6e794534p-3, 0x1.27db2b7f93129p-1, 0x1.c7eaab1a1f62bp-3,
        0x1.094ef73c32f2ep-3, 0x1.61ed842bcec81p-5, 0x1.a78d69ee3656dp-1, 0x1.a7a2a3f46edcap-1,
        0x1.3b26651e850a9p-4, 0x1.87c47b3e04108p-4, 0x1.35f991b603ab5p-3, 0x1.95bc183543d7dp-1,
        0x1.cc5835d3b3d6bp-5, 0x1.8dd4e40cd6ef9p-5, 0x1.e60c808dcb438p-1, 0x1.163131674d9c8p-9,
        0x1.ca2ae2b80ab36p-2, 0x1.ee5e8cadf4642p-4, 0x1.ba3d7a1c7833cp-2};
    static constexpr double output[27] = {
        -0x1.111c66ade6a91p+0, 0x1.d0aa7bca6de2p-1, -0x1.4e81a652ec9ccp-2, -0x1.2e6e810612f25p+0,
        0x1.0153fdae6e9a4p+0, 0x1.7e2355f2492a8p-4, -0x1.4ee6e33b325e2p+0, 0x1.49a317ed3ebf6p+0,
        0x1.14798299a499p-2, -0x1.84dd96c51cf9cp-3, -0x1.9fb1b6d805fbp+0, 0x1.3220a36967992p-2,
        0x1.fc848ba5da35dp-1, -0x1.cc7a5b69e1ee5p-1, -0x1.60930b741d62ap-2, -0x1.e1c47bce4baa1p-4,
        -0x1.d55f9e792d06fp+0, 0x1.183d14646f241p-2, 0x1.b05f61adc64c9p+0, -0x1.6f0960c5e420ep-1,
        -0x1.34ea8d1137bcfp-1, 0x1.1ca1a20e0a895p+1, -0x1.6be3a972ec395p-1, -0x1.679b0112e834fp-1,
        -0x1.bfbe628dcecf1p-2, -0x1.f5a287ee4e33cp-1, -0x1.2ea0a6e01f486p-2};
    static constexpr const double (&weights_double)[27] = weights;
    static constexpr const double (&output_double)[27] = output;
};

/// L == 1.
/// scaled_dot_product_attention(q, k, v). torch's float is 1.0e-07 from double.
struct case_62_one_query {
    using element = float;
    static constexpr const char* name = "case_62_one_query";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 1, keys = 3, dk = 5, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.c9f25cp-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[10] = {
        0x1.0da5a6p+0f, 0x1.1ddfap+0f, 0x1.0526ap-2f, -0x1.3d749cp+0f, 0x1.42073p+0f, 0x1.7ec23ep+0f,
        -0x1.f53222p-2f, -0x1.70acb8p-1f, 0x1.4bf464p+0f, 0x1.8dddfcp-1f};
    static constexpr float k[30] = {
        0x1.76237ap-2f, 0x1.f4575p-1f, 0x1.1c93a4p+0f, -0x1.27d9c4p+1f, 0x1.03eee2p-4f, -0x1.f1a568p+0f,
        -0x1.a38d8p-3f, 0x1.bcdacp-1f, -0x1.9fecd8p-1f, 0x1.6ab5bap-1f, 0x1.5ad642p-1f, -0x1.19aa0cp+0f,
        0x1.c93de4p-4f, -0x1.246824p-1f, 0x1.603322p-5f, 0x1.4b9294p-2f, -0x1.39081ep-1f, 0x1.78cfbp-4f,
        -0x1.f7e6c4p-1f, -0x1.757678p+1f, 0x1.0fee78p+0f, -0x1.d96d6p+0f, 0x1.4ca452p-1f, 0x1.3d0c0ep-1f,
        0x1.6db668p-10f, 0x1.552842p-2f, -0x1.9b6726p-4f, -0x1.aededep-1f, -0x1.3c8048p-3f, -0x1.459658p+0f};
    static constexpr float v[42] = {
        0x1.31e21p-3f, 0x1.c68c6ap-1f, -0x1.91ba72p+0f, -0x1.181e62p-4f, -0x1.7186b8p-1f, -0x1.973434p-3f,
        0x1.0b025p+0f, -0x1.0b35eep-2f, -0x1.78403cp-1f, 0x1.599b64p-1f, -0x1.62abf2p-2f, 0x1.01c652p-1f,
        0x1.de48b2p-1f, 0x1.f70f48p-2f, 0x1.136b96p+0f, -0x1.98efdep-1f, 0x1.7ce4d4p-3f, 0x1.3bfd66p-1f,
        -0x1.27cf24p-1f, 0x1.f5763p-1f, -0x1.1b4366p+0f, 0x1.184294p-1f, 0x1.3273e6p-1f, -0x1.4d05a2p+0f,
        -0x1.eafeb8p-1f, -0x1.c169ccp+0f, 0x1.3048c6p-2f, -0x1.22767ep+0f, 0x1.73f80cp-1f, 0x1.0ef932p+1f,
        -0x1.36b5b4p-3f, -0x1.287628p+1f, 0x1.3d39cap+0f, 0x1.509538p-6f, -0x1.6920eep-1f, -0x1.974112p-1f,
        -0x1.d42c1p-9f, 0x1.35fd32p+0f, -0x1.5ee9ecp-6f, 0x1.857016p-2f, -0x1.72b5ccp-2f, -0x1.74ef22p+0f};
    static constexpr float scores[6] = {
        0x1.0d5db8p+1f, -0x1.1e3194p-4f, 0x1.f8ebaep-4f, -0x1.4393e4p+0f, 0x1.43f2acp+0f, -0x1.03c572p-6f};
    static constexpr float weights[6] = {
        0x1.9913aap-1f, 0x1.740eeap-4f, 0x1.c353dep-4f, 0x1.e10a8cp-5f, 0x1.7931dp-1f, 0x1.a2f61cp-3f};
    static constexpr float output[14] = {
        0x1.b6a1f8p-3f, 0x1.1bf024p-1f, -0x1.2c0786p+0f, -0x1.2884cp-6f, -0x1.306c4ap-1f, 0x1.15cdap-5f,
        0x1.83179ep-1f, 0x1.9e5ac8p-2f, 0x1.981132p+0f, 0x1.e7e458p-5f, -0x1.c4594ap+0f, 0x1.c675a6p-1f,
        -0x1.53c49cp-5f, -0x1.c4bdecp-1f};
    static constexpr double weights_double[6] = {
        0x1.9913a735e45c3p-1, 0x1.740ee7c83b41fp-4, 0x1.c353de88a1dd8p-4, 0x1.e10a87db69ddcp-5,
        0x1.7931d093dff0ep-1, 0x1.a2f61bb9a5c4dp-3};
    static constexpr double output_double[14] = {
        0x1.b6a1f840c784fp-3, 0x1.1bf0208a47798p-1, -0x1.2c0784737f37ap+0, -0x1.2884b8b0fe408p-6,
        -0x1.306c476f6c41cp-1, 0x1.15cda79bd7aap-5, 0x1.83179c2123p-1, 0x1.9e5ac42ba477ep-2, 0x1.981133745911ep+0,
        0x1.e7e459b75929p-5, -0x1.c45949e0e9fddp+0, 0x1.c675a72de2b7cp-1, -0x1.53c49a48f769p-5,
        -0x1.c4bdea48500f8p-1};
};

/// S == 1: weights exactly 1, output v.
/// scaled_dot_product_attention(q, k, v).
struct case_63_one_key {
    using element = float;
    static constexpr const char* name = "case_63_one_key";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 1, dk = 5, dv = 7;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.c9f25cp-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[30] = {
        0x1.97d22cp-1f, -0x1.b75102p-4f, 0x1.136972p+0f, 0x1.12bde2p+0f, -0x1.a447e4p-1f, -0x1.c1a81cp-1f,
        0x1.46f02ep+0f, 0x1.22b7d2p-1f, 0x1.a2bc8ep+0f, 0x1.0ae048p+0f, 0x1.200feep-6f, 0x1.92deep-1f,
        -0x1.41f338p-2f, -0x1.273a64p-2f, 0x1.2da3dp-1f, 0x1.d74624p-1f, 0x1.b742fp+0f, -0x1.d98b5ep-1f,
        -0x1.16f9p-2f, -0x1.76500ap-1f, -0x1.e6faeap+0f, 0x1.2b8816p+0f, -0x1.f73b0ap-3f, 0x1.37ff8ap-3f,
        -0x1.da5d2cp-3f, -0x1.b3c87p-3f, 0x1.c6047cp-1f, 0x1.16038p+0f, -0x1.89fbfap-1f, 0x1.2c5296p+0f};
    static constexpr float k[10] = {
        -0x1.4524dcp-1f, 0x1.07aff4p-2f, -0x1.8321cep+0f, -0x1.def176p+0f, 0x1.a556b6p-1f, 0x1.5556cep-2f,
        0x1.e9771ep-2f, -0x1.0a164ap-2f, 0x1.2041bp-1f, -0x1.a42bb4p-1f};
    static constexpr float v[14] = {
        0x1.d60288p-4f, -0x1.1acbfcp+0f, 0x1.fdcd72p-2f, -0x1.295822p-1f, 0x1.a5db7cp+0f, 0x1.f3465ap-2f,
        -0x1.65fep+0f, 0x1.d68f96p-1f, -0x1.678f2p-3f, -0x1.ade502p+0f, -0x1.58f9d2p-1f, -0x1.0a97fep-1f,
        0x1.7b1c4p+1f, -0x1.2fd9dap-1f};
    static constexpr float scores[6] = {
        -0x1.154506p+1f, -0x1.f1de6cp-1f, 0x1.833886p-1f, 0x1.9f561ap-1f, 0x1.e5317ap-4f, -0x1.2f70b8p-1f};
    static constexpr float weights[6] = {0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f, 0x1p+0f};
    static constexpr float output[42] = {
        0x1.d60288p-4f, -0x1.1acbfcp+0f, 0x1.fdcd72p-2f, -0x1.295822p-1f, 0x1.a5db7cp+0f, 0x1.f3465ap-2f,
        -0x1.65fep+0f, 0x1.d60288p-4f, -0x1.1acbfcp+0f, 0x1.fdcd72p-2f, -0x1.295822p-1f, 0x1.a5db7cp+0f,
        0x1.f3465ap-2f, -0x1.65fep+0f, 0x1.d60288p-4f, -0x1.1acbfcp+0f, 0x1.fdcd72p-2f, -0x1.295822p-1f,
        0x1.a5db7cp+0f, 0x1.f3465ap-2f, -0x1.65fep+0f, 0x1.d68f96p-1f, -0x1.678f2p-3f, -0x1.ade502p+0f,
        -0x1.58f9d2p-1f, -0x1.0a97fep-1f, 0x1.7b1c4p+1f, -0x1.2fd9dap-1f, 0x1.d68f96p-1f, -0x1.678f2p-3f,
        -0x1.ade502p+0f, -0x1.58f9d2p-1f, -0x1.0a97fep-1f, 0x1.7b1c4p+1f, -0x1.2fd9dap-1f, 0x1.d68f96p-1f,
        -0x1.678f2p-3f, -0x1.ade502p+0f, -0x1.58f9d2p-1f, -0x1.0a97fep-1f, 0x1.7b1c4p+1f, -0x1.2fd9dap-1f};
    static constexpr double weights_double[6] = {0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0, 0x1p+0};
    static constexpr double output_double[42] = {
        0x1.d60288p-4, -0x1.1acbfcp+0, 0x1.fdcd72p-2, -0x1.295822p-1, 0x1.a5db7cp+0, 0x1.f3465ap-2, -0x1.65fep+0,
        0x1.d60288p-4, -0x1.1acbfcp+0, 0x1.fdcd72p-2, -0x1.295822p-1, 0x1.a5db7cp+0, 0x1.f3465ap-2, -0x1.65fep+0,
        0x1.d60288p-4, -0x1.1acbfcp+0, 0x1.fdcd72p-2, -0x1.295822p-1, 0x1.a5db7cp+0, 0x1.f3465ap-2, -0x1.65fep+0,
        0x1.d68f96p-1, -0x1.678f2p-3, -0x1.ade502p+0, -0x1.58f9d2p-1, -0x1.0a97fep-1, 0x1.7b1c4p+1, -0x1.2fd9dap-1,
        0x1.d68f96p-1, -0x1.678f2p-3, -0x1.ade502p+0, -0x1.58f9d2p-1, -0x1.0a97fep-1, 0x1.7b1c4p+1, -0x1.2fd9dap-1,
        0x1.d68f96p-1, -0x1.678f2p-3, -0x1.ade502p+0, -0x1.58f9d2p-1, -0x1.0a97fep-1, 0x1.7b1c4p+1, -0x1.2fd9dap-1};
};

/// Dk == 1: scale 1.
/// scaled_dot_product_attention(q, k, v). torch's float is 1.0e-07 from double.
struct case_64_one_feature {
    using element = float;
    static constexpr const char* name = "case_64_one_feature";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 1, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[3] = {-0x1.a1c3a6p-1f, 0x1.49404ep-1f, 0x1.03aeb4p-3f};
    static constexpr float k[5] = {
        -0x1.b52a02p-1f, 0x1.8a22c6p-1f, -0x1.d2e3cp-4f, -0x1.c63cd8p-2f, -0x1.fab022p+0f};
    static constexpr float v[10] = {
        0x1.1aa048p+0f, 0x1.3a63d2p-3f, 0x1.2a1e1p+0f, 0x1.67a9e2p-8f, 0x1.90f9a6p-1f, 0x1.fb6398p-2f,
        0x1.253fbap+0f, -0x1.2f9766p-2f, 0x1.6ce6a6p-3f, 0x1.d2c044p+0f};
    static constexpr float scores[15] = {
        0x1.64b3c4p-1f, -0x1.4197eep-1f, 0x1.7cf4e6p-4f, 0x1.72a222p-2f, 0x1.9d6e12p+0f, -0x1.192066p-1f,
        0x1.fae9b2p-2f, -0x1.2c3dfcp-4f, -0x1.241b26p-2f, -0x1.45d5d2p+0f, -0x1.bb73d6p-4f, 0x1.8fce28p-4f,
        -0x1.d99b0ap-7f, -0x1.ccc58cp-5f, -0x1.00fcfep-2f};
    static constexpr float weights[15] = {
        0x1.96e6f6p-3f, 0x1.b0b61ep-5f, 0x1.bcfc7p-4f, 0x1.23262ap-3f, 0x1.fda39p-2f, 0x1.1afdf2p-3f,
        0x1.91f876p-2f, 0x1.c7685p-3f, 0x1.706c82p-3f, 0x1.1278b2p-4f, 0x1.864aa4p-3f, 0x1.df82e8p-3f,
        0x1.acad84p-3f, 0x1.9b2194p-3f, 0x1.526362p-3f};
    static constexpr float output[6] = {
        0x1.3c2444p-1f, 0x1.e65832p-1f, 0x1.00789cp+0f, 0x1.9e7e4p-3f, 0x1.d0101cp-1f, 0x1.8103acp-2f};
    static constexpr double weights_double[15] = {
        0x1.96e6f648a32ebp-3, 0x1.b0b61d05ffc86p-5, 0x1.bcfc70802a235p-4, 0x1.23262a6c50019p-3,
        0x1.fda38fe4bbe5fp-2, 0x1.1afdf192e697bp-3, 0x1.91f8737afca93p-2, 0x1.c7684ee1c02f2p-3, 0x1.706c80ce9b6fp-3,
        0x1.1278af8d88ef7p-4, 0x1.864aa385c78c7p-3, 0x1.df82e67e768dcp-3, 0x1.acad823564378p-3,
        0x1.9b2193395ae1cp-3, 0x1.5263608d02ccbp-3};
    static constexpr double output_double[6] = {
        0x1.3c2444659db91p-1, 0x1.e65830485e059p-1, 0x1.00789be9f1b65p+0, 0x1.9e7e3c53a39bp-3, 0x1.d010189f2f088p-1,
        0x1.8103a8c6840eep-2};
};

/// Dv == 1.
/// scaled_dot_product_attention(q, k, v). torch's float is 7.3e-08 from double.
struct case_65_one_value_feature {
    using element = float;
    static constexpr const char* name = "case_65_one_value_feature";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 2, dv = 1;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.6a09e6p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[6] = {
        0x1.8390ep-3f, -0x1.b0bedcp-1f, 0x1.48791ap+0f, 0x1.10b7c2p-2f, -0x1.448b02p-1f, 0x1.78234ep+0f};
    static constexpr float k[10] = {
        0x1.d2953ap-4f, 0x1.4140acp-2f, 0x1.87836ap-1f, -0x1.18a1a4p+1f, 0x1.21746ep+0f, 0x1.13cfecp+0f,
        0x1.8510bcp-1f, -0x1.e42cb4p+0f, 0x1.abe112p+0f, 0x1.ee2f32p+0f};
    static constexpr float v[5] = {0x1.e6d74cp-2f, -0x1.f62b5cp-2f, 0x1.228482p-2f, 0x1.86317ap+0f, 0x1.114e3ap-1f};
    static constexpr float scores[15] = {
        -0x1.60c6bcp-3f, 0x1.69a25cp+0f, -0x1.f86cf8p-2f, 0x1.3b660ap+0f, -0x1.dc2ff6p-1f, 0x1.4ca8d8p-3f,
        0x1.1fa3d6p-2f, 0x1.3a8f52p+0f, 0x1.55446ap-2f, 0x1.e14648p+0f, 0x1.197b24p-2f, -0x1.4f6e52p+1f,
        0x1.39a15ep-1f, -0x1.271c8ap+1f, 0x1.41a5cap+0f};
    static constexpr float weights[15] = {
        0x1.6f7d0ap-4f, 0x1.c0387p-2f, 0x1.0ac21ap-4f, 0x1.76285cp-2f, 0x1.587b32p-5f, 0x1.5b7c04p-4f,
        0x1.872ffap-4f, 0x1.f8a9aep-3f, 0x1.9c384ep-4f, 0x1.e3f216p-2f, 0x1.89bf7ep-3f, 0x1.5c3acp-7f,
        0x1.13f498p-2f, 0x1.dd29a4p-7f, 0x1.06b042p-1f};
    static constexpr float output[3] = {0x1.b410d6p-2f, 0x1.e05606p-2f, 0x1.d5ba6cp-2f};
    static constexpr double weights_double[15] = {
        0x1.6f7d0bcdadcd2p-4, 0x1.c03870e97954ep-2, 0x1.0ac21c930dfe8p-4, 0x1.76285e5102f53p-2,
        0x1.587b356aa6176p-5, 0x1.5b7c00013247dp-4, 0x1.872ff91a138b8p-4, 0x1.f8a9ad71ce3b3p-3,
        0x1.9c384f1b91e84p-4, 0x1.e3f2173962f38p-2, 0x1.89bf7e303296ep-3, 0x1.5c3ac182eee1p-7, 0x1.13f4987f38d3ep-2,
        0x1.dd29a92e964d1p-7, 0x1.06b0428990dbbp-1};
    static constexpr double output_double[3] = {0x1.b410daea65196p-2, 0x1.e05605d07cb2cp-2, 0x1.d5ba6dd1fd3fap-2};
};

/// Every extent 1.
/// scaled_dot_product_attention(q, k, v).
struct case_66_all_one {
    using element = float;
    static constexpr const char* name = "case_66_all_one";
    static constexpr std::size_t batch_axes = 2;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 1, dk = 1, dv = 1;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1.d435c6p+0f};
    static constexpr float k[1] = {-0x1.c217fap-3f};
    static constexpr float v[1] = {0x1.5ea9dp-2f};
    static constexpr float scores[1] = {-0x1.9b993p-2f};
    static constexpr float weights[1] = {0x1p+0f};
    static constexpr float output[1] = {0x1.5ea9dp-2f};
    static constexpr double weights_double[1] = {0x1p+0};
    static constexpr double output_double[1] = {0x1.5ea9dp-2};
};

/// Scores 1000, 1001, 999, 1002: exp alone would overflow.
/// scaled_dot_product_attention(q, k, v, scale=1). torch's float is 2.2e-08 from double.
struct case_67_large_scores {
    using element = float;
    static constexpr const char* name = "case_67_large_scores";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 4, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1p+0f};
    static constexpr float k[4] = {0x1.f4p+9f, 0x1.f48p+9f, 0x1.f38p+9f, 0x1.f5p+9f};
    static constexpr float v[8] = {
        -0x1.45616cp-2f, -0x1.b0f70ep+0f, -0x1.548a56p-2f, -0x1.25b1f6p-3f, 0x1.03da9ap-2f, 0x1.17365cp-1f,
        0x1.41ac48p-3f, 0x1.3906d8p-5f};
    static constexpr float scores[4] = {0x1.f4p+9f, 0x1.f48p+9f, 0x1.f38p+9f, 0x1.f5p+9f};
    static constexpr float weights[4] = {0x1.64f172p-4f, 0x1.e522d4p-3f, 0x1.069fc4p-5f, 0x1.49af22p-1f};
    static constexpr float output[2] = {0x1.6fa5p-9f, -0x1.1d383ep-3f};
    static constexpr double weights_double[4] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1};
    static constexpr double output_double[2] = {0x1.6fa53fa01a1ep-9, -0x1.1d383c69024c1p-3};
};

/// Scores 1000, 1001, 999, 1002, double.
/// scaled_dot_product_attention(q, k, v, scale=1).
struct case_68_large_scores_double {
    using element = double;
    static constexpr const char* name = "case_68_large_scores_double";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 4, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr double q[1] = {0x1p+0};
    static constexpr double k[4] = {0x1.f4p+9, 0x1.f48p+9, 0x1.f38p+9, 0x1.f5p+9};
    static constexpr double v[8] = {
        -0x1.a7f3bc4141a43p-5, -0x1.71a8b55839451p-7, 0x1.6fff0e42717e9p-1, 0x1.c7c146137ac58p-2,
        -0x1.38fd07e31917ep+0, 0x1.f0245afc9cdc2p-2, -0x1.72ed80a6c8c4ap-1, -0x1.2fcdb0434993dp+0};
    static constexpr double scores[4] = {0x1.f4p+9, 0x1.f48p+9, 0x1.f38p+9, 0x1.f5p+9};
    static constexpr double weights[4] = {
        0x1.64f170f077b9ap-4, 0x1.e522d1a571a03p-3, 0x1.069fc39496c2ap-5, 0x1.49af213f4b34ap-1};
    static constexpr double output[2] = {-0x1.5c19f0eb0f111p-2, -0x1.49d129a0ca45cp-1};
    static constexpr const double (&weights_double)[4] = weights;
    static constexpr const double (&output_double)[2] = output;
};

/// Equal scores -1e4: exp alone would underflow to 0/0.
/// scaled_dot_product_attention(q, k, v, scale=1). torch's float is 3.2e-08 from double.
struct case_69_large_negative_equal {
    using element = float;
    static constexpr const char* name = "case_69_large_negative_equal";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 4, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1p+0f};
    static constexpr float k[4] = {-0x1.388p+13f, -0x1.388p+13f, -0x1.388p+13f, -0x1.388p+13f};
    static constexpr float v[8] = {
        -0x1.7368bp-1f, 0x1.9c7604p+0f, -0x1.1feebap-4f, 0x1.e71996p-2f, -0x1.55052ap-2f, -0x1.4bd376p-4f,
        -0x1.4a271p+0f, -0x1.3269d8p+0f};
    static constexpr float scores[4] = {-0x1.388p+13f, -0x1.388p+13f, -0x1.388p+13f, -0x1.388p+13f};
    static constexpr float weights[4] = {0x1p-2f, 0x1p-2f, 0x1p-2f, 0x1p-2f};
    static constexpr float output[2] = {-0x1.358ddp-1f, 0x1.9e2abp-3f};
    static constexpr double weights_double[4] = {0x1p-2, 0x1p-2, 0x1p-2, 0x1p-2};
    static constexpr double output_double[2] = {-0x1.358dcf1p-1, 0x1.9e2ab44p-3};
};

/// Scores 0, -50, -95, -1000: weights down to 0.
/// scaled_dot_product_attention(q, k, v, scale=1). torch's float is 4.5e-30 from double.
struct case_70_large_spread {
    using element = float;
    static constexpr const char* name = "case_70_large_spread";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 4, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1p+0f};
    static constexpr float k[4] = {0.0f, -0x1.9p+5f, -0x1.7cp+6f, -0x1.f4p+9f};
    static constexpr float v[8] = {
        -0x1.737032p-2f, -0x1.4ac3ap-2f, 0x1.405c24p-1f, -0x1.e56668p-3f, -0x1.ef596ep+0f, -0x1.173574p-5f,
        -0x1.2ccd14p-1f, 0x1.0b48fep+1f};
    static constexpr float scores[4] = {0.0f, -0x1.9p+5f, -0x1.7cp+6f, -0x1.f4p+9f};
    static constexpr float weights[4] = {0x1p+0f, 0x1.d257d6p-73f, 0x1.ec8p-138f, 0.0f};
    static constexpr float output[2] = {-0x1.737032p-2f, -0x1.4ac3ap-2f};
    static constexpr double weights_double[4] = {0x1p+0, 0x1.d257d547e083fp-73, 0x1.ec7f3b269efa8p-138, 0.0};
    static constexpr double output_double[2] = {-0x1.737032p-2, -0x1.4ac3ap-2};
};

/// Scores 3e38 and -3e38: the difference overflows to -inf.
/// scaled_dot_product_attention(q, k, v, scale=1). torch's float is 3.0e-08 from double.
struct case_71_large_opposite {
    using element = float;
    static constexpr const char* name = "case_71_large_opposite";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 3, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1p+0f};
    static constexpr float k[3] = {0x1.c363ccp+127f, -0x1.c363ccp+127f, 0x1.c363ccp+127f};
    static constexpr float v[6] = {
        0x1.b48dc4p-1f, 0x1.6c6906p-1f, 0x1.fde11cp-2f, -0x1.92e3bp-2f, -0x1.4ed62cp-1f, 0x1.57aa48p+0f};
    static constexpr float scores[3] = {0x1.c363ccp+127f, -0x1.c363ccp+127f, 0x1.c363ccp+127f};
    static constexpr float weights[3] = {0x1p-1f, 0.0f, 0x1p-1f};
    static constexpr float output[2] = {0x1.96de6p-4f, 0x1.06ef66p+0f};
    static constexpr double weights_double[3] = {0x1p-1, 0.0, 0x1p-1};
    static constexpr double output_double[2] = {0x1.96de6p-4, 0x1.06ef658p+0};
};

/// q and k scaled by 32: nearly one-hot.
/// scaled_dot_product_attention(q, k, v). torch's float is 2.0e-212 from double.
struct case_72_large_inputs {
    using element = float;
    static constexpr const char* name = "case_72_large_inputs";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.381578p+4f, 0x1.96acfap-1f, -0x1.4d3edp+4f, -0x1.369a4p+5f, -0x1.f1a3cep+4f, -0x1.407804p+6f,
        -0x1.45795p+4f, 0x1.56f2b6p+2f, -0x1.349622p+5f, 0x1.bf5d7ap+4f, 0x1.74beaep+2f, -0x1.edc076p+2f,
        0x1.f02deap+4f, 0x1.515f44p+4f, 0x1.592c72p+4f, 0x1.7b682ep+4f, 0x1.ca7754p+3f, -0x1.2366fap+5f,
        0x1.d3f42ep+4f, 0x1.6ea5b4p+5f, -0x1.15c9e6p+4f};
    static constexpr float k[35] = {
        -0x1.5a7334p+5f, 0x1.d88aaap+2f, -0x1.ecd14cp+4f, 0x1.402c14p+5f, -0x1.127004p+6f, -0x1.af57f4p+3f,
        0x1.84ca0cp+2f, 0x1.8da206p+3f, -0x1.329f1p+5f, 0x1.8d7786p+5f, 0x1.09a9d4p+4f, 0x1.bd158cp+4f,
        0x1.30149p+5f, -0x1.a98158p+2f, 0x1.fa7d14p+2f, -0x1.c203bp+5f, -0x1.5029cep+4f, 0x1.e34faap+0f,
        -0x1.621042p+4f, 0x1.02b998p+2f, -0x1.3881a4p+1f, -0x1.30598p+0f, -0x1.520ab8p+5f, 0x1.57d012p+2f,
        0x1.b349ep+5f, 0x1.bcc1eap+3f, 0x1.405706p+4f, -0x1.5a490ep+4f, 0x1.3d72cp+5f, -0x1.8ab486p+4f,
        0x1.cbd8dcp+4f, 0x1.0bb84p+5f, -0x1.4ce7b4p+6f, -0x1.3bbfd8p+2f, -0x1.06d1bp+2f};
    static constexpr float v[10] = {
        0x1.c6e5e6p+0f, -0x1.957c52p-5f, 0x1.07f114p-1f, 0x1.298d14p+1f, 0x1.2392bep-1f, -0x1.f9a60cp-2f,
        0x1.f4d6eap-2f, -0x1.41bab4p-1f, -0x1.54a924p+0f, -0x1.75d74ap-1f};
    static constexpr float scores[15] = {
        0x1.1e2b1ep+10f, -0x1.0e991ap+11f, 0x1.b5e9eep+7f, -0x1.69fb68p+10f, 0x1.1c223cp+7f, -0x1.564812p+8f,
        0x1.6c3eecp+10f, 0x1.635b8cp+9f, 0x1.95ecfcp+9f, 0x1.e4c694p+9f, -0x1.fd2186p+10f, 0x1.93e846p+9f,
        -0x1.70fca2p+9f, -0x1.d1f16ep+8f, -0x1.274a96p+10f};
    static constexpr float weights[15] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1p+0f, 0.0f, 0.0f, 0.0f};
    static constexpr float output[6] = {
        0x1.c6e5e6p+0f, -0x1.957c52p-5f, 0x1.07f114p-1f, 0x1.298d14p+1f, 0x1.07f114p-1f, 0x1.298d14p+1f};
    static constexpr double weights_double[15] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x1p+0, 0.0, 0x1.3512ffa461244p-931, 0x1.b8ff3f5594227p-704, 0.0, 0x1p+0,
        0.0, 0.0, 0.0};
    static constexpr double output_double[6] = {
        0x1.c6e5e6p+0, -0x1.957c52p-5, 0x1.07f114p-1, 0x1.298d14p+1, 0x1.07f114p-1, 0x1.298d14p+1};
};

/// q and k scaled by 2^-40: nearly uniform.
/// scaled_dot_product_attention(q, k, v). torch's float is 3.2e-08 from double.
struct case_73_tiny_inputs {
    using element = float;
    static constexpr const char* name = "case_73_tiny_inputs";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.5d04fcp-42f, 0x1.d66402p-43f, 0x1.b4e51ep-40f, 0x1.647be4p-40f, -0x1.2f7p-42f, 0x1.225afcp-42f,
        -0x1.1ed192p-41f, 0x1.6a6f8ap-40f, 0x1.aaaf52p-40f, -0x1.0ec344p-42f, -0x1.1a285ap-40f, -0x1.a32c08p-41f,
        -0x1.668716p-42f, -0x1.56fd5ap-48f, -0x1.a6591cp-40f, 0x1.e72dbcp-41f, 0x1.6f82fap-41f, -0x1.09e3a2p-39f,
        0x1.aacccp-40f, 0x1.0a8c8cp-41f, 0x1.a5f80ap-40f};
    static constexpr float k[35] = {
        -0x1.2e978ep-45f, -0x1.18a38ep-40f, 0x1.ac68f6p-45f, 0x1.263c4cp-40f, 0x1.19066cp-41f, -0x1.9c9434p-42f,
        0x1.936132p-41f, -0x1.9576a6p-40f, -0x1.25d096p-39f, 0x1.b5ee16p-40f, 0x1.6cc45cp-40f, 0x1.a7fceep-43f,
        0x1.31233cp-41f, 0x1.2ecd48p-42f, 0x1.7810dcp-42f, 0x1.e8fe6ep-45f, -0x1.24051cp-41f, -0x1.16123cp-43f,
        -0x1.1aa048p-40f, 0x1.e1651ep-43f, 0x1.09352p-39f, -0x1.d672fap-41f, 0x1.56c2a4p-42f, -0x1.628dd2p-41f,
        0x1.38c382p-40f, 0x1.0380e4p-44f, -0x1.7b0554p-41f, -0x1.73671p-42f, 0x1.46393ap-40f, 0x1.72016ep-41f,
        0x1.3d0906p-42f, -0x1.06a4d4p-39f, 0x1.2ba0e4p-42f, 0x1.ead13p-44f, -0x1.0eb114p-46f};
    static constexpr float v[10] = {
        -0x1.65108cp-7f, -0x1.7a8202p-1f, 0x1.c02bb2p+0f, 0x1.52c7bap-3f, 0x1.80e296p-3f, -0x1.4521c4p-4f,
        0x1.7b901ap-1f, 0x1.470fc6p+1f, 0x1.47024cp-2f, 0x1.9c123p+0f};
    static constexpr float scores[15] = {
        0x1.11af2ep-82f, 0x1.6d9b96p-80f, -0x1.5a7bc2p-81f, 0x1.8ee974p-84f, -0x1.56ee24p-81f, -0x1.4ffe94p-80f,
        -0x1.99cf02p-79f, 0x1.4ee6bcp-81f, -0x1.4870d2p-81f, 0x1.dac93ap-80f, -0x1.010704p-81f, -0x1.f01514p-85f,
        0x1.8afc32p-82f, -0x1.922724p-81f, 0x1.5ba366p-80f};
    static constexpr float weights[15] = {
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f,
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f,
        0x1.99999ap-3f, 0x1.99999ap-3f, 0x1.99999ap-3f};
    static constexpr float output[6] = {
        0x1.32029ap-1f, 0x1.67963cp-1f, 0x1.32029ap-1f, 0x1.67963cp-1f, 0x1.32029ap-1f, 0x1.67963cp-1f};
    static constexpr double weights_double[15] = {
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3,
        0x1.999999999999ap-3, 0x1.999999999999ap-3, 0x1.999999999999ap-3};
    static constexpr double output_double[6] = {
        0x1.32029b1p-1, 0x1.67963cp-1, 0x1.32029b1p-1, 0x1.67963cp-1, 0x1.32029b1p-1, 0x1.67963cp-1};
};

/// One score is -inf by its data: weight 0.
/// scaled_dot_product_attention(q, k, v, scale=1). torch's float is 2.7e-08 from double.
struct case_74_score_minus_infinity {
    using element = float;
    static constexpr const char* name = "case_74_score_minus_infinity";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 3, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1p+0f};
    static constexpr float k[3] = {0x1p-1f, -std::numeric_limits<float>::infinity(), 0x1.8p+0f};
    static constexpr float v[6] = {
        -0x1.681eeap-1f, -0x1.35febp+0f, 0x1.85c1eap-1f, 0x1.55361p-1f, 0x1.362e8ep-1f, 0x1.74aaa8p-2f};
    static constexpr float scores[3] = {0x1p-1f, -std::numeric_limits<float>::infinity(), 0x1.8p+0f};
    static constexpr float weights[3] = {0x1.136562p-2f, 0.0f, 0x1.764d5p-1f};
    static constexpr float output[2] = {0x1.03d1c6p-2f, -0x1.e8537p-5f};
    static constexpr double weights_double[3] = {0x1.136561454ba87p-2, 0.0, 0x1.764d4f5d5a2bdp-1};
    static constexpr double output_double[2] = {0x1.03d1c66b6e468p-2, -0x1.e8536172732dp-5};
};

/// All scores -inf by their data, no mask: weights and output 0.
/// scaled_dot_product_attention(q, k, v, scale=1).
struct case_75_scores_all_minus_infinity {
    using element = float;
    static constexpr const char* name = "case_75_scores_all_minus_infinity";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 3, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1p+0f};
    static constexpr float k[3] = {
        -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity()};
    static constexpr float v[6] = {
        0x1.80248ep+0f, 0x1.6751b6p-4f, -0x1.2996f8p-3f, -0x1.515a5cp-1f, 0x1.3cdd54p-1f, 0x1.550f38p+1f};
    static constexpr float scores[3] = {
        -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity()};
    static constexpr float weights[3] = {0.0f, 0.0f, 0.0f};
    static constexpr float output[2] = {0.0f, 0.0f};
    static constexpr double weights_double[3] = {0.0, 0.0, 0.0};
    static constexpr double output_double[2] = {0.0, 0.0};
};

/// a score of +inf: the row is NaN.
/// scaled_dot_product_attention(q, k, v, scale=1).
struct case_76_score_plus_infinity {
    using element = float;
    static constexpr const char* name = "case_76_score_plus_infinity";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 1, keys = 3, dk = 1, dv = 2;
    static constexpr bool scale_given = true;
    static constexpr element scale = 0x1p+0f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[1] = {0x1p+0f};
    static constexpr float k[3] = {0x1p-1f, std::numeric_limits<float>::infinity(), 0x1.8p+0f};
    static constexpr float v[6] = {
        0x1.9be1e2p+0f, -0x1.b99f8cp-1f, -0x1.37f88cp+0f, -0x1.193eccp+0f, 0x1.aba742p+0f, -0x1.579908p+1f};
    static constexpr float scores[3] = {0x1p-1f, std::numeric_limits<float>::infinity(), 0x1.8p+0f};
    static constexpr float weights[3] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr float output[2] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
    static constexpr double weights_double[3] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr double output_double[2] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
};

/// NaN in one query: its row is NaN, the others are not.
/// scaled_dot_product_attention(q, k, v). torch's float is 1.3e-07 from double.
struct case_77_nan_in_query {
    using element = float;
    static constexpr const char* name = "case_77_nan_in_query";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        -0x1.0234c4p-1f, -0x1.aa213cp-2f, -0x1.176728p-3f, -0x1.f6710cp-1f, -0x1.397b32p+1f, -0x1.2ab276p-1f,
        0x1.9bebfap-2f, -0x1.24f6ep+0f, std::numeric_limits<float>::quiet_NaN(), -0x1.4ddd8cp-1f, 0x1.287512p-1f,
        -0x1.d7b7ccp-1f, -0x1.b677bp-1f, -0x1.26aa3ap+0f, -0x1.43053ep-3f, -0x1.9201d2p+0f, -0x1.ece2ccp-2f,
        -0x1.179668p-1f, 0x1.54b0bp+0f, -0x1.c0bfaap-2f, -0x1.a08b88p+0f};
    static constexpr float k[35] = {
        0x1.1bca16p-1f, 0x1.095ab4p-1f, -0x1.98808ap-2f, 0x1.6e203cp+0f, -0x1.2c9e7ep-1f, -0x1.054be6p+0f,
        0x1.efddaep-1f, -0x1.4e9606p-1f, -0x1.aee60ap-1f, -0x1.0dc43ep-1f, -0x1.1c4198p-1f, 0x1.0c0a08p+0f,
        -0x1.75ddc8p-5f, 0x1.b6c764p+1f, 0x1.15e3aep-1f, 0x1.45be6ap+0f, -0x1.4286fap-2f, -0x1.4a093ap+0f,
        -0x1.b4abeep+0f, 0x1.2aa748p+1f, -0x1.f5d26ep-2f, 0x1.bbdcfcp-1f, -0x1.922b76p-1f, -0x1.55e59p-3f,
        -0x1.d1c2a2p-6f, 0x1.7eb03ap+0f, -0x1.e4c90ep-1f, 0x1.ed2a62p-1f, 0x1.e9612p-4f, 0x1.be8ep-1f,
        -0x1.9d2166p-1f, -0x1.0c5ef4p+0f, 0x1.a6f6fcp-2f, -0x1.5b7588p-1f, -0x1.f2f31p-2f};
    static constexpr float v[10] = {
        -0x1.144cdap-1f, 0x1.252f3ep-3f, -0x1.a52aeap+0f, -0x1.b8922p-1f, 0x1.06969ep+0f, 0x1.ce5c1cp-1f,
        -0x1.00e0bep+0f, -0x1.31c32cp+0f, -0x1.312fcep-1f, 0x1.53c54cp-2f};
    static constexpr float scores[15] = {
        0x1.c000f8p-3f, 0x1.aabe3p-5f, 0x1.2e47ap+0f, -0x1.0d1292p+0f, -0x1.296d58p-5f,
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), -0x1.48ff9cp+0f, -0x1.a66dp-1f, -0x1.684382p+0f, 0x1.88c8a6p-1f,
        0x1.d534aep-2f};
    static constexpr float weights[15] = {
        0x1.7310c2p-3f, 0x1.3a1a3cp-3f, 0x1.e58a04p-2f, 0x1.a0e77ap-5f, 0x1.1f872p-3f,
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), 0x1.e2b032p-5f, 0x1.7e585ep-4f, 0x1.ab3202p-5f, 0x1.d5c438p-2f,
        0x1.58e96cp-2f};
    static constexpr float output[6] = {
        0x1.8c8b8p-10f, 0x1.3b57bp-2f, std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), -0x1.96018cp-1f, -0x1.d8076p-2f};
    static constexpr double weights_double[15] = {
        0x1.7310c0029f229p-3, 0x1.3a1a38916b286p-3, 0x1.e58a06d671c9fp-2, 0x1.a0e7730115189p-5,
        0x1.1f871cfeccdb4p-3, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), 0x1.e2b036c94d891p-5, 0x1.7e585ba9f949ap-4, 0x1.ab31fe4bc3f85p-5,
        0x1.d5c438cb42d62p-2, 0x1.58e969a79ca74p-2};
    static constexpr double output_double[6] = {
        0x1.8c94481abfep-10, 0x1.3b57b67d73432p-2, std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), -0x1.96018c3b550d2p-1, -0x1.d8076439c4adbp-2};
};

/// NaN in one key, no mask: every row is NaN.
/// scaled_dot_product_attention(q, k, v).
struct case_78_nan_in_key {
    using element = float;
    static constexpr const char* name = "case_78_nan_in_key";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.586a6ap-1f, -0x1.d060c6p-4f, -0x1.bb46dcp-2f, -0x1.44c6c2p+0f, 0x1.47e64ep-2f, 0x1.5cb244p+0f,
        0x1.b702cp+0f, 0x1.4d228p-5f, 0x1.e94fdep-2f, -0x1.7b9a68p-4f, -0x1.5ad098p-1f, -0x1.c887dap+0f,
        0x1.44c9dep+0f, -0x1.317db4p-1f, 0x1.e2c61ap-5f, 0x1.4f8884p-1f, -0x1.13356cp-3f, 0x1.4a3556p-1f,
        -0x1.386cfcp-1f, -0x1.754896p+0f, 0x1.1bc32ap-1f};
    static constexpr float k[35] = {
        -0x1.0c4726p+1f, -0x1.8527d4p-1f, 0x1.84c0e8p-4f, -0x1.8577b8p-1f, 0x1.8079b4p-1f, -0x1.88542p+0f,
        -0x1.685acap-2f, 0x1.91172ap+0f, -0x1.dec7e6p+0f, -0x1.858ep-2f, -0x1.34270ep+0f, 0x1.4bdb16p-1f,
        -0x1.791beep-4f, -0x1.ea4d96p+0f, -0x1.f3f7c2p-1f, std::numeric_limits<float>::quiet_NaN(), -0x1.c3a15cp-1f,
        0x1.929d1ap+0f, -0x1.64485p+0f, 0x1.121166p-1f, 0x1.8a810ep+1f, 0x1.a07138p+0f, -0x1.73b692p-7f,
        -0x1.0601bep+0f, 0x1.746bb4p-1f, -0x1.4db6d6p-2f, -0x1.3939a4p+0f, 0x1.1af9d4p-2f, 0x1.a8830ap-1f,
        -0x1.7eb91cp+0f, -0x1.c455bap-4f, 0x1.366cd6p+0f, 0x1.277b54p+0f, -0x1.684b28p-3f, -0x1.d1a5dp-1f};
    static constexpr float v[10] = {
        0x1.f16c24p+0f, -0x1.86889p-1f, -0x1.618feap+0f, 0x1.63b89p-1f, 0x1.3ee628p+0f, 0x1.88329ep+0f,
        -0x1.b90ff4p+0f, 0x1.84ba5p-2f, -0x1.233fc8p+0f, -0x1.9fb3a2p-2f};
    static constexpr float scores[15] = {
        -0x1.13c992p+0f, -0x1.7a8d0cp-4f, std::numeric_limits<float>::quiet_NaN(), -0x1.07a846p-2f, -0x1.a862p-1f,
        -0x1.23c60ap+0f, -0x1.5251fep-5f, std::numeric_limits<float>::quiet_NaN(), -0x1.1d1474p-1f, -0x1.3899d4p+0f,
        0x1.614e02p-3f, -0x1.33d05cp+0f, std::numeric_limits<float>::quiet_NaN(), 0x1.11f144p+0f, -0x1.a44108p-2f};
    static constexpr float weights[15] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr float output[6] = {
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN()};
    static constexpr double weights_double[15] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
    static constexpr double output_double[6] = {
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
};

/// NaN in one value, no mask: one column of the output is NaN.
/// scaled_dot_product_attention(q, k, v). torch's float is 6.8e-08 from double.
struct case_79_nan_in_value {
    using element = float;
    static constexpr const char* name = "case_79_nan_in_value";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = false;
    static constexpr float q[21] = {
        0x1.391ee2p-1f, 0x1.d1b4c2p-3f, -0x1.cc3156p-3f, 0x1.2e8056p-1f, -0x1.4fafe6p-1f, 0x1.212ef4p+0f,
        0x1.303388p-2f, 0x1.58eedap+0f, -0x1.bacd36p-2f, -0x1.627fc4p+0f, 0x1.01c9c2p+0f, 0x1.7315e8p+0f,
        -0x1.65bd2ep-2f, -0x1.1f2f06p-1f, -0x1.379354p-1f, 0x1.19e152p+1f, 0x1.13d4bcp-4f, 0x1.6ffdc2p-1f,
        0x1.677c78p+0f, 0x1.0d29cap+0f, 0x1.23173p+0f};
    static constexpr float k[35] = {
        -0x1.260fbap-3f, 0x1.472a8ap-2f, 0x1.507ec6p-2f, -0x1.0771f4p+1f, -0x1.b6bce6p+0f, -0x1.7d5d92p-3f,
        0x1.d52692p+0f, 0x1.935c7ap-6f, 0x1.86f746p-6f, 0x1.106e7ep-1f, -0x1.33ef4cp-2f, -0x1.c7a45ep-1f,
        0x1.c3c9acp-2f, 0x1.dcbb24p-1f, 0x1.59ae4ep-6f, 0x1.1303a4p+0f, 0x1.8309ap-1f, -0x1.93bbf6p-1f,
        0x1.ae83fep-2f, 0x1.c68b1ep-1f, 0x1.1df5b8p-1f, -0x1.609264p-4f, -0x1.4d19c6p+1f, -0x1.16486p+0f,
        0x1.e0878p-5f, -0x1.4e6514p-4f, -0x1.d42d26p-3f, -0x1.359d5p+0f, 0x1.11861cp+0f, 0x1.210faap-1f,
        -0x1.ceed32p-2f, 0x1.3b036p-3f, -0x1.8a96dp+0f, 0x1.10626ep+0f, 0x1.a988dep-1f};
    static constexpr float v[10] = {
        0x1.3cc676p-1f, 0x1.428776p+0f, 0x1.a4c2cep+0f, 0x1.589e86p+0f, -0x1.c6973ap-1f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.a91a9p-1f, 0x1.6de676p-4f, -0x1.e7716ep-1f, -0x1.2cb036p+1f};
    static constexpr float scores[15] = {
        0x1.d8d21ap-5f, 0x1.a2a984p-2f, 0x1.8e4fa8p-3f, -0x1.67be04p-2f, 0x1.4c3cfap+0f, -0x1.311914p+1f,
        -0x1.20a65p+0f, -0x1.bb56c8p-1f, 0x1.36f1bcp+0f, -0x1.a81b5ep-2f, -0x1.ca8adcp-2f, 0x1.93350ep-5f,
        0x1.82a4cap+0f, -0x1.67ee26p+1f, 0x1.bb29e8p-3f};
    static constexpr float weights[15] = {
        0x1.0a6878p-3f, 0x1.7a7abap-3f, 0x1.317448p-3f, 0x1.61f288p-4f, 0x1.cc579cp-2f, 0x1.367784p-6f,
        0x1.108cdcp-4f, 0x1.620f28p-4f, 0x1.62713p-1f, 0x1.161e48p-3f, 0x1.5c197ep-4f, 0x1.1e1ab2p-3f,
        0x1.34546p-1f, 0x1.05d97cp-7f, 0x1.52297ep-3f};
    static constexpr float output[6] = {
        -0x1.fbc5f8p-3f, std::numeric_limits<float>::quiet_NaN(), -0x1.51c732p-1f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.aa514cp-2f, std::numeric_limits<float>::quiet_NaN()};
    static constexpr double weights_double[15] = {
        0x1.0a687a0e2b7c3p-3, 0x1.7a7abdc226736p-3, 0x1.31744762fbb38p-3, 0x1.61f28afc41c2dp-4,
        0x1.cc579da748bddp-2, 0x1.367781256586ep-6, 0x1.108cd9918b4b9p-4, 0x1.620f25981a5d9p-4,
        0x1.6271321440137p-1, 0x1.161e47f5802d1p-3, 0x1.5c197ca7e1cdcp-4, 0x1.1e1ab1606447fp-3,
        0x1.34545ef3ed234p-1, 0x1.05d97b899e68p-7, 0x1.52297cc35c5ddp-3};
    static constexpr double output_double[6] = {
        -0x1.fbc5f1ac2cd0ap-3, std::numeric_limits<double>::quiet_NaN(), -0x1.51c7344ac30cep-1,
        std::numeric_limits<double>::quiet_NaN(), -0x1.aa514e6ac8524p-2, std::numeric_limits<double>::quiet_NaN()};
};

/// NaN in a padded key and in a padded value do not leak.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep), if it skipped masked keys. torch's float is 1.9e-07 from
/// double.
struct case_80_nan_behind_padding {
    using element = float;
    static constexpr const char* name = "case_80_nan_behind_padding";
    static constexpr std::size_t batch_axes = 1;
    static constexpr std::size_t batch = 2, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::batch_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = true;
    static constexpr float q[42] = {
        -0x1.57bb7ap+0f, 0x1.a0912p-2f, -0x1.02136cp-2f, -0x1.904092p-2f, 0x1.62a23ap-3f, -0x1.3c7524p-1f,
        0x1.1b9d38p-2f, 0x1.954a92p-1f, 0x1.262dfcp-2f, -0x1.86c3c2p-3f, 0x1.7ebb3ep-3f, -0x1.2da362p+0f,
        0x1.8dbc28p-2f, 0x1.712aaep+0f, 0x1.7526e4p+0f, 0x1.7177f6p-4f, 0x1.52cdecp-1f, 0x1.075414p+0f,
        0x1.eca4cap+0f, -0x1.d10e5cp+1f, -0x1.4d5058p-1f, -0x1.f8088p-2f, 0x1.39870ap-3f, -0x1.bad56cp-2f,
        -0x1.a6b49ap-1f, -0x1.77dd64p-2f, -0x1.c5ff5p-2f, 0x1.718acp+0f, -0x1.406d32p+0f, 0x1.48a1a2p+0f,
        0x1.e020c8p-4f, -0x1.3d4632p-5f, 0x1.0384p-1f, -0x1.47eae8p-1f, 0x1.b8b25p-1f, -0x1.d53848p-7f,
        0x1.2e747ap-1f, 0x1.908248p+0f, -0x1.29d876p+1f, 0x1.681f42p+0f, 0x1.18729cp+0f, -0x1.117536p+0f};
    static constexpr float k[70] = {
        -0x1.d1c5a8p+0f, 0x1.75eb9ep+1f, 0x1.26b4dcp+1f, 0x1.6bf76cp-2f, 0x1.39efbap-1f, 0x1.845c1ep-2f,
        0x1.95ce02p-2f, -0x1.62aadp-2f, -0x1.3d1c54p-4f, -0x1.d6f9ap-2f, 0x1.a80714p-2f, -0x1.66c944p+0f,
        -0x1.43408p+0f, 0x1.6fe02ep-1f, 0x1.69d096p-3f, 0x1.0278c8p+0f, -0x1.102a7ep+0f, 0x1.2e8fcep+0f,
        -0x1.90fc88p-2f, -0x1.95ff7cp-1f, -0x1.18bddp-5f, 0x1.de6d26p-4f, -0x1.92a2d4p+0f,
        std::numeric_limits<float>::quiet_NaN(), 0x1.2e9f7p-1f, 0x1.912bep-2f, -0x1.314a46p-1f, 0x1.af568ep-6f,
        0x1.642e8ap+0f, -0x1.a24034p-1f, 0x1.ea410ep-1f, 0x1.16a09p-1f, -0x1.5a175ep+1f, 0x1.6f1836p-2f,
        0x1.f381ep-1f, -0x1.3e4d7ep-1f, -0x1.5897f6p-1f, -0x1.2e90e4p-2f, -0x1.4f0a1ap-3f, 0x1.edccaap-3f,
        -0x1.c54a1p+0f, -0x1.34532ep-5f, -0x1.01b052p-2f, -0x1.357434p-1f, 0x1.8d6a46p+1f, 0x1.0b1536p-2f,
        0x1.4e7424p-3f, 0x1.22b78ap-1f, -0x1.735ed4p-1f, -0x1.34e6d6p-3f, -0x1.d37f9ep-3f, -0x1.a76b0cp-3f,
        -0x1.575b16p+0f, 0x1.becab6p-3f, 0x1.26709p+0f, -0x1.13f142p-4f, 0x1.c02bb6p-1f, 0x1.46b12cp-1f,
        -0x1.af9b14p-1f, -0x1.1add9ep+1f, 0x1.f253a4p-3f, 0x1.fa1678p-3f, 0x1.f64e9cp-4f, -0x1.23757p+1f,
        -0x1.3e3c34p-1f, 0x1.3cbf2ap+0f, 0x1.f5407ep-2f, -0x1.28aed6p+0f, -0x1.041d26p+0f, 0x1.fad706p-1f};
    static constexpr float v[20] = {
        -0x1.35dec2p+0f, -0x1.32e874p-1f, -0x1.9dc37cp-1f, -0x1.1c5268p-1f, 0x1.cf3862p+1f, 0x1.6667b4p+0f,
        -0x1.746d74p-2f, -0x1.4af2cp+0f, -0x1.64aec8p+0f, std::numeric_limits<float>::quiet_NaN(), 0x1.d187dap-1f,
        0x1.7f2efap-3f, -0x1.0bf7cep-1f, -0x1.41fc2ep-1f, 0x1.6dd402p+0f, -0x1.dabab2p-1f, -0x1.e40a96p-3f,
        0x1.159b5cp+1f, -0x1.007c74p-1f, 0x1.3e4b58p-1f};
    static constexpr bool keep[10] = {true, true, true, false, false, true, true, true, true, true};
    static constexpr float scores[30] = {
        0x1.17fc84p+0f, 0x1.b32d8ep-2f, 0x1.2fae0ep-3f, std::numeric_limits<float>::quiet_NaN(), -0x1.297182p+0f,
        -0x1.7a5944p-2f, 0x1.8fc38p-1f, 0x1.72a104p-2f, std::numeric_limits<float>::quiet_NaN(), 0x1.0af0eep+1f,
        -0x1.71bfcep-2f, 0x1.8fae14p-2f, 0x1.234cacp+0f, std::numeric_limits<float>::quiet_NaN(), -0x1.825df8p+0f,
        0x1.acd764p-2f, -0x1.173038p+0f, 0x1.a8c938p-3f, 0x1.62e998p-1f, 0x1.cec15cp-1f, 0x1.ad8034p-2f,
        -0x1.87c84ep-2f, -0x1.265eaep-2f, -0x1.533dc8p-4f, 0x1.2b568cp+0f, -0x1.88f7ap-1f, 0x1.0b3b06p+1f,
        0x1.a06a94p+0f, 0x1.c3d832p+0f, -0x1.430c32p+0f};
    static constexpr float weights[30] = {
        0x1.0d5938p-1f, 0x1.14026ap-2f, 0x1.a29648p-3f, 0.0f, 0.0f, 0x1.485bd8p-3f, 0x1.03533p-1f, 0x1.552bb4p-2f,
        0.0f, 0.0f, 0x1.0d9422p-3f, 0x1.1dbf5ep-2f, 0x1.2dbb46p-1f, 0.0f, 0.0f, 0x1.9c085ep-3f, 0x1.6c5168p-5f,
        0x1.4d8736p-3f, 0x1.0f104ap-2f, 0x1.4e9dbcp-2f, 0x1.b72928p-3f, 0x1.89da6ep-4f, 0x1.b12906p-4f,
        0x1.09c394p-3f, 0x1.d0c8c6p-2f, 0x1.813538p-6f, 0x1.a2676ap-2f, 0x1.07d68p-2f, 0x1.2eff7ep-2f,
        0x1.d5e8c6p-7f};
    static constexpr float output[12] = {
        -0x1.d6c5ep-4f, -0x1.6e564p-3f, 0x1.34666ep-1f, 0x1.6cde48p-4f, 0x1.bf735ep+0f, 0x1.2eb11p-1f,
        0x1.5433dp-3f, 0x1.4597ep-1f, 0x1.3502b8p-5f, 0x1.c7e45cp-2f, 0x1.93debcp-4f, 0x1.460a4cp-3f};
    static constexpr double weights_double[30] = {
        0x1.0d5938e578e48p-1, 0x1.1402696f92a03p-2, 0x1.a296498af72d5p-3, 0.0, 0.0, 0x1.485bd64be53fp-3,
        0x1.03532fd05de89p-1, 0x1.552bb539518f6p-2, 0.0, 0.0, 0x1.0d94237130a56p-3, 0x1.1dbf5ec465067p-2,
        0x1.2dbb47c181537p-1, 0.0, 0.0, 0x1.9c085f923412fp-3, 0x1.6c51686b05927p-5, 0x1.4d8737019b7adp-3,
        0x1.0f104a29d0ce6p-2, 0x1.4e9dbd7ee6b87p-2, 0x1.b729275d6b994p-3, 0x1.89da6d3e8d4d5p-4,
        0x1.b12908bdb7dbfp-4, 0x1.09c39412c2fb6p-3, 0x1.d0c8c4c8d76b6p-2, 0x1.81353453c85fbp-6,
        0x1.a2676a3470c07p-2, 0x1.07d680a073a94p-2, 0x1.2eff7baa35f25p-2, 0x1.d5e8c77523c4ep-7};
    static constexpr double output_double[12] = {
        -0x1.d6c5d8109f1ap-4, -0x1.6e563c117f70ep-3, 0x1.34666f55d8c1p-1, 0x1.6cde55479aep-4, 0x1.bf73612d31cb6p+0,
        0x1.2eb113609871cp-1, 0x1.5433d28dcc721p-3, 0x1.4597e218e6043p-1, 0x1.3502be313becp-5, 0x1.c7e45aad84f28p-2,
        0x1.93debf8dfc517p-4, 0x1.460a41b6ebc18p-3};
};

/// Inf in a key and in a value that the mask [S] drops do not leak.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep), if it skipped masked keys. torch's float is 8.0e-08 from
/// double.
struct case_81_infinity_behind_mask {
    using element = float;
    static constexpr const char* name = "case_81_infinity_behind_mask";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = true;
    static constexpr float q[21] = {
        -0x1.24e464p+1f, -0x1.9b2f1ap+0f, 0x1.a0bcfep-4f, -0x1.6a30fcp-3f, -0x1.f864d6p+0f, -0x1.7cee16p-2f,
        -0x1.c5fb68p-1f, 0x1.783f4p+0f, 0x1.869654p+0f, -0x1.87443ap+0f, 0x1.01bfa8p+1f, -0x1.c4f5ecp-5f,
        0x1.23395ep+0f, -0x1.454116p-1f, -0x1.f269p-4f, 0x1.ff5ceap-2f, 0x1.818604p-4f, -0x1.211eacp-4f,
        -0x1.031b64p+0f, -0x1.2d3bap-2f, 0x1.70b65ap+0f};
    static constexpr float k[35] = {
        0x1.234718p-1f, 0x1.c1a12ap-1f, 0x1.bcc78cp+0f, -0x1.0e51bp-1f, 0x1.f1ec5p-2f, -0x1.1eb8fcp+1f,
        0x1.16600ap+1f, std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
        -0x1.38ceb2p+0f, -0x1.a5d2b8p+0f, 0x1.3ae45p-1f, 0x1.079672p-4f, -0x1.134af6p+0f, 0x1.24831ap-2f,
        -0x1.be49dap-3f, 0x1.b6afa8p-1f, -0x1.01a67ep-2f, -0x1.09d058p+0f, 0x1.42d2a8p+0f, -0x1.5e5978p+0f,
        -0x1.43041ep+0f, -0x1.f98924p+0f, 0x1.ac4798p-2f, -0x1.3d335ap-4f, 0x1.4092f2p-3f, 0x1.79da2p-2f,
        0x1.f8a958p-1f, -0x1.dbf6dep-1f, -0x1.18afe2p-2f, -0x1.eebcfep-3f, 0x1.ad2c5cp+0f, -0x1.88b2ap-1f,
        -0x1.20cc64p-3f, 0x1.48f1d8p-4f};
    static constexpr float v[10] = {
        0x1.1e342p-1f, 0x1.f07c32p+0f, std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity(), -0x1.73854ap+0f, 0x1.40b686p-1f, -0x1.dd66f2p-2f, -0x1.9d3662p-1f,
        0x1.13226ap+0f, 0x1.e74114p-1f};
    static constexpr bool keep[5] = {true, false, true, true, true};
    static constexpr float scores[15] = {
        -0x1.b2f59p+0f, std::numeric_limits<float>::quiet_NaN(), 0x1.faac76p-1f, 0x1.d00588p+0f, 0x1.69c37ap+0f,
        -0x1.0a0d7ap+1f, std::numeric_limits<float>::quiet_NaN(), 0x1.e99988p-3f, -0x1.1c5b16p+1f, 0x1.5ab0cep-1f,
        0x1.766264p+0f, -std::numeric_limits<float>::infinity(), -0x1.02991ap-1f, 0x1.1a71f2p-3f, 0x1.297aaap-2f};
    static constexpr float weights[15] = {
        0x1.c91b76p-7f, 0.0f, 0x1.a44ea4p-3f, 0x1.de94cep-2f, 0x1.40fb08p-2f, 0x1.273646p-5f, 0.0f, 0x1.7698d8p-2f,
        0x1.ffc17ap-6f, 0x1.224226p-1f, 0x1.2a748p-1f, 0.0f, 0x1.4dcd4ep-4f, 0x1.3d78aap-3f, 0x1.71cea8p-3f};
    static constexpr float output[6] = {
        -0x1.5e4ccp-3f, 0x1.3a4528p-4f, 0x1.57f39p-4f, 0x1.a06dcp-1f, 0x1.514782p-2f, 0x1.3a71a8p+0f};
    static constexpr double weights_double[15] = {
        0x1.c91b75c8b1bddp-7, 0.0, 0x1.a44ea4465a89p-3, 0x1.de94caab471b8p-2, 0x1.40fb07834612p-2,
        0x1.27364144d2f4bp-5, 0.0, 0x1.7698d61f000fbp-2, 0x1.ffc17616c5c2bp-6, 0x1.2242252b7c9acp-1,
        0x1.2a74807eeb355p-1, 0.0, 0x1.4dcd4d6189566p-4, 0x1.3d78ad08b2e9ep-3, 0x1.71ceaa4adb959p-3};
    static constexpr double output_double[6] = {
        -0x1.5e4cba70f8b48p-3, 0x1.3a4535357d122p-4, 0x1.57f3912e816c8p-4, 0x1.a06dbd4d5b236p-1,
        0x1.514782e0c0f68p-2, 0x1.3a71a75597465p+0};
};

/// Causal, NaN in the last key and value: only the last row is NaN.
/// scaled_dot_product_attention(q, k, v, is_causal=True), if it skipped masked keys. torch's float is 1.1e-07 from
/// double.
struct case_82_nan_in_the_future {
    using element = float;
    static constexpr const char* name = "case_82_nan_in_the_future";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 5, keys = 5, dk = 3, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.279a74p-1f;
    static constexpr mask_axes keep_axes = mask_axes::none, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::upper_left;
    static constexpr bool beyond_pytorch = true;
    static constexpr float q[15] = {
        -0x1.2c0872p-2f, -0x1.e759eap-2f, -0x1.e2b4ap-6f, -0x1.0f9af4p+0f, 0x1.862256p-2f, 0x1.87ed5p-1f,
        -0x1.68254cp-4f, -0x1.79ba34p+1f, -0x1.388814p+0f, 0x1.916b86p-3f, -0x1.053546p+0f, -0x1.530b28p-2f,
        -0x1.11e326p+1f, -0x1.200284p-3f, -0x1.a77f04p+0f};
    static constexpr float k[15] = {
        0x1.018c76p+0f, 0x1.e53e42p-2f, 0x1.a1f666p-4f, -0x1.06251p-1f, 0x1.56513ap-1f, -0x1.830fb6p-1f,
        0x1.68ad14p-2f, 0x1.1f9f5ap-1f, -0x1.86662ap+0f, -0x1.c2c08ap-4f, 0x1.b22464p-1f, 0x1.050c76p+0f,
        std::numeric_limits<float>::quiet_NaN(), -0x1.a75762p-2f, 0x1.a859f2p-4f};
    static constexpr float v[10] = {
        -0x1.b7474ep+0f, 0x1.71aaf6p-1f, -0x1.1be17ap-2f, 0x1.f81792p-1f, -0x1.2e6324p+0f, 0x1.7a1436p+0f,
        0x1.fd088ep-1f, 0x1.67e2b8p-1f, std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr float scores[25] = {
        -0x1.356228p-2f, -0x1.590dep-4f, -0x1.8107dap-3f, -0x1.da916ap-3f, std::numeric_limits<float>::quiet_NaN(),
        -0x1.de1fbp-2f, 0x1.033e3cp-3f, -0x1.8845ecp-1f, 0x1.68c03ep-1f, std::numeric_limits<float>::quiet_NaN(),
        -0x1.dc577cp-1f, -0x1.2919ap-1f, 0x1.992e1ap-4f, -0x1.1433dap+1f, std::numeric_limits<float>::quiet_NaN(),
        -0x1.7a7f0ep-3f, -0x1.3aaa62p-2f, 0x1.d14ee8p-12f, -0x1.69ee6p-1f, std::numeric_limits<float>::quiet_NaN(),
        -0x1.60f868p+0f, 0x1.4cde6ap+0f, 0x1.f399e8p-1f, -0x1.d04c48p-1f, std::numeric_limits<float>::quiet_NaN()};
    static constexpr float weights[25] = {
        0x1p+0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.6c5f32p-2f, 0x1.49d066p-1f, 0.0f, 0.0f, 0.0f, 0x1.8843eap-3f,
        0x1.16591ep-2f, 0x1.12c274p-1f, 0.0f, 0.0f, 0x1.162512p-2f, 0x1.ec29ep-3f, 0x1.4ec13ap-2f, 0x1.4a097cp-3f,
        0.0f, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr float output[10] = {
        -0x1.b7474ep+0f, 0x1.71aaf6p-1f, -0x1.940d56p-1f, 0x1.c84278p-1f, -0x1.09b3b8p+0f, 0x1.32ce88p+0f,
        -0x1.846c9p-1f, 0x1.075f0cp+0f, std::numeric_limits<float>::quiet_NaN(),
        std::numeric_limits<float>::quiet_NaN()};
    static constexpr double weights_double[25] = {
        0x1p+0, 0.0, 0.0, 0.0, 0.0, 0x1.6c5f32008c124p-2, 0x1.49d066ffb9f6dp-1, 0.0, 0.0, 0.0, 0x1.8843eba503225p-3,
        0x1.16591f0bbd684p-2, 0x1.12c27590e0836p-1, 0.0, 0.0, 0x1.16251427d5915p-2, 0x1.ec29e1a2127a1p-3,
        0x1.4ec13bf661e4p-2, 0x1.4a097e217e9b4p-3, 0.0, std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    static constexpr double output_double[10] = {
        -0x1.b7474ep+0, 0x1.71aaf6p-1, -0x1.940d55e28a663p-1, 0x1.c842776826fecp-1, -0x1.09b3b997089b1p+0,
        0x1.32ce89e650bdap+0, -0x1.846c9328f88dcp-1, 0x1.075f0c3093876p+0, std::numeric_limits<double>::quiet_NaN(),
        std::numeric_limits<double>::quiet_NaN()};
};

/// NaN in a key, and a row that keeps no key: still exactly 0.
/// scaled_dot_product_attention(q, k, v, attn_mask=keep), if it skipped masked keys. torch's float is 4.1e-08 from
/// double.
struct case_83_nan_behind_empty_row {
    using element = float;
    static constexpr const char* name = "case_83_nan_behind_empty_row";
    static constexpr std::size_t batch_axes = 0;
    static constexpr std::size_t batch = 1, heads = 1, queries = 3, keys = 5, dk = 7, dv = 2;
    static constexpr bool scale_given = false;
    static constexpr element scale = 0x1.83091ep-2f;
    static constexpr mask_axes keep_axes = mask_axes::query_key, bias_axes = mask_axes::none;
    static constexpr causality causal = causality::no;
    static constexpr bool beyond_pytorch = true;
    static constexpr float q[21] = {
        0x1.3d3ab4p-1f, 0x1.cd68ep+0f, -0x1.e9c3d2p-4f, -0x1.d1d752p-5f, 0x1.0e1c86p+1f, 0x1.96e996p-2f,
        -0x1.c356d2p-3f, 0x1.275aap-1f, 0x1.4e7774p-4f, 0x1.6b2d44p+0f, 0x1.fa3966p-1f, 0x1.c88ec2p-1f,
        0x1.f9ebc4p-4f, -0x1.57b5f2p-2f, -0x1.27be06p-2f, -0x1.0d4adap+1f, 0x1.be0f0ap-2f, 0x1.285896p-2f,
        0x1.10614ap+0f, 0x1.1153ep-1f, 0x1.fbd32p-1f};
    static constexpr float k[35] = {
        -0x1.8a0826p-1f, -0x1.b82e76p-5f, -0x1.ddddp+0f, 0x1.49734ap+1f, 0x1.add12ap-1f, 0x1.c7917ep+1f,
        -0x1.757502p-2f, std::numeric_limits<float>::quiet_NaN(), -0x1.f3272cp-4f, 0x1.1c8932p+0f, -0x1.4d4c7ap-1f,
        -0x1.6863cep+0f, 0x1.74750cp-1f, -0x1.4066b6p-3f, 0x1.79ec28p-3f, 0x1.9405c4p+0f, -0x1.587b6cp+0f,
        0x1.ea0fa2p-2f, -0x1.ee175ap-2f, 0x1.256e2cp-2f, -0x1.2db63cp-1f, -0x1.ad569ap-1f, 0x1.93444ep+0f,
        0x1.6a0c72p+0f, 0x1.70c01cp+0f, 0x1.7a9e96p-1f, 0x1.c1e69ap-4f, 0x1.73636p-1f, -0x1.3460bep+0f,
        0x1.2090d6p-3f, -0x1.538fd6p+0f, -0x1.1d6194p-2f, -0x1.6563e2p+0f, -0x1.e1af9ep+0f, -0x1.d590dap+0f};
    static constexpr float v[10] = {
        -0x1.13036ep-3f, 0x1.e9bd66p-4f, 0x1.50fb4ep-2f, -0x1.4e83d6p-1f, 0x1.4e3442p-6f, -0x1.1cec5p-1f,
        -0x1.03092p+0f, 0x1.9b7e9ap-4f, 0x1.2cdfe6p+0f, -0x1.e06544p-3f};
    static constexpr bool keep[15] = {
        true, false, true, true, false, false, false, false, false, false, true, false, true, false, true};
    static constexpr float scores[15] = {
        0x1.0bf5eap+0f, std::numeric_limits<float>::quiet_NaN(), 0x1.c096f4p-1f, 0x1.53e8b4p+0f, -0x1.5d0d28p+0f,
        0x1.25ba76p-2f, std::numeric_limits<float>::quiet_NaN(), -0x1.0e7464p-1f, 0x1.532236p+0f, -0x1.663a76p+0f,
        0x1.051bb4p+0f, std::numeric_limits<float>::quiet_NaN(), -0x1.cd2b2ap+0f, -0x1.6eff56p-3f, -0x1.dbad84p+0f};
    static constexpr float weights[15] = {
        0x1.43434p-2f, 0.0f, 0x1.1091f2p-2f, 0x1.ac2accp-2f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0x1.cae0a8p-1f,
        0.0f, 0x1.b50508p-5f, 0.0f, 0x1.9cf096p-5f};
    static constexpr float output[6] = {
        -0x1.d717eap-2f, -0x1.181144p-4f, 0.0f, 0.0f, -0x1.ebadc4p-5f, 0x1.0ce5a8p-4f};
    static constexpr double weights_double[15] = {
        0x1.434340cd6d14ap-2, 0.0, 0x1.1091f40e12166p-2, 0x1.ac2acb2480d5p-2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0x1.cae0a6a1b227cp-1, 0.0, 0x1.b505060e95c63p-5, 0.0, 0x1.9cf08fd647bddp-5};
    static constexpr double output_double[6] = {
        -0x1.d717e8b4c054cp-2, -0x1.1811483413258p-4, 0.0, 0.0, -0x1.ebadc97174915p-5, 0x1.0ce5a91e3665ap-4};
};

using float_cases = case_list<
    case_01_plain,
    case_03_batch,
    case_05_batch_heads,
    case_07_more_queries_than_keys,
    case_08_wide_values,
    case_09_scale_given,
    case_10_scale_one,
    case_11_scale_zero,
    case_12_scale_zero_masked,
    case_13_scale_negative,
    case_15_scale_sharp,
    case_16_keep_query_key,
    case_17_keep_query_key_batch,
    case_18_keep_batch_query_key,
    case_19_padding,
    case_21_keep_key,
    case_22_padding_heads,
    case_23_keep_head_query_key,
    case_25_keep_all,
    case_26_keep_one,
    case_27_empty_row,
    case_28_empty_all,
    case_29_empty_batch,
    case_31_bias_query_key,
    case_32_bias_query_key_infinite,
    case_34_bias_key,
    case_35_bias_batch_key,
    case_36_bias_scale,
    case_37_bias_empty_row,
    case_38_bias_lowest_row,
    case_39_bias_plus_infinity,
    case_40_keep_and_bias,
    case_41_causal_square,
    case_43_causal_upper_left_wide,
    case_44_causal_upper_left_tall,
    case_45_causal_lower_right_square,
    case_46_causal_lower_right_wide,
    case_47_causal_lower_right_tall,
    case_48_causal_lower_right_step,
    case_49_causal_batch_heads,
    case_50_causal_scale,
    case_51_causal_padding,
    case_52_causal_left_padding,
    case_54_causal_bias,
    case_55_causal_bias_head,
    case_56_equal,
    case_57_equal_batch,
    case_58_equal_batch_heads,
    case_59_equal_keep,
    case_60_equal_padding_causal,
    case_62_one_query,
    case_63_one_key,
    case_64_one_feature,
    case_65_one_value_feature,
    case_66_all_one,
    case_67_large_scores,
    case_69_large_negative_equal,
    case_70_large_spread,
    case_71_large_opposite,
    case_72_large_inputs,
    case_73_tiny_inputs,
    case_74_score_minus_infinity,
    case_75_scores_all_minus_infinity,
    case_76_score_plus_infinity,
    case_77_nan_in_query,
    case_78_nan_in_key,
    case_79_nan_in_value,
    case_80_nan_behind_padding,
    case_81_infinity_behind_mask,
    case_82_nan_in_the_future,
    case_83_nan_behind_empty_row>;

using double_cases = case_list<
    case_02_plain_double,
    case_04_batch_double,
    case_06_batch_heads_double,
    case_14_scale_not_dyadic_double,
    case_20_padding_double,
    case_24_keep_batch_head_query_key,
    case_30_empty_row_double,
    case_33_bias_batch_query_key_double,
    case_42_causal_square_double,
    case_53_causal_lower_right_padding_double,
    case_61_equal_bias_double,
    case_68_large_scores_double>;

}  // namespace heed_reference::attention

#ifdef __clang__
#pragma clang diagnostic pop
#endif
