// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_HEED_HPP
#define HEED_HEED_HPP

#if __cplusplus < 202002L
#include <heed needs C++20: compile with -std=c++20>  // ends with this line and not with a thousand others
#endif

// Each before those that include it: so is this file's line the only one between an error and the program.
// clang-format off
#include <heed/version.hpp>
#include <heed/shape/axes.hpp>
#include <heed/shape/hana.hpp>
#include <heed/shape/text.hpp>
#include <heed/math/half.hpp>
#include <heed/tensor/failure_handler.hpp>
#include <heed/tensor/fits_on_the_stack.hpp>
#include <heed/tensor/tensor.hpp>
#include <heed/tensor/extent.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/semantic_types.hpp>
#include <heed/tensor/make.hpp>
#include <heed/tensor/tensor_view.hpp>
#include <heed/tensor/up_to.hpp>
#include <heed/tensor/from.hpp>
#include <heed/ops/on.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/cumsum.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/expect_shape.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/rename.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/variance.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/logsumexp.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/range.hpp>
#include <heed/ops/split.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/comparison.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/where.hpp>
#include <heed/ops/slice_view.hpp>
#include <heed/ops/take.hpp>
#include <heed/ops/append.hpp>
#include <heed/ops/split_view.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/attention/score_stages.hpp>
#include <heed/attention/mask_over_positions.hpp>
#include <heed/attention/alibi.hpp>
#include <heed/attention/mask_of_values.hpp>
#include <heed/attention/documents.hpp>
#include <heed/attention/lengths.hpp>
#include <heed/attention/mask_algebra.hpp>
#include <heed/attention/rotated.hpp>
#include <heed/attention/mask.hpp>
#include <heed/attention/mask_tiles.hpp>
#include <heed/attention/score_steps.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/rotary.hpp>
#include <heed/attention/attend.hpp>
#include <heed/attention/scores.hpp>
#include <heed/attention/weight_steps.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/kv_cache.hpp>
#include <heed/attention/ring_kv_cache.hpp>
#include <heed/attention/attention_with_lse.hpp>
#include <heed/attention/merge.hpp>
#include <heed/attention/self_attention.hpp>
#include <heed/attention/cross_attention.hpp>
#include <heed/nn/activations.hpp>
#include <heed/nn/cross_entropy.hpp>
#include <heed/nn/drop_out.hpp>
#include <heed/nn/embedding.hpp>
#include <heed/nn/linear.hpp>
#include <heed/nn/norm.hpp>
#include <heed/nn/sinusoidal_positions.hpp>
#include <heed/nn/swiglu.hpp>
// clang-format on

#endif
