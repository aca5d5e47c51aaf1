// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_DETAIL_FEATURE_RULES_HPP
#define HEED_NN_DETAIL_FEATURE_RULES_HPP

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/tensor/semantic_types.hpp>

// What norms and activations ask of the tensor that they take.

namespace heed {

namespace fault {

template <class In, class ScoresOrWeights>
struct scores_and_weights_are_no_features_or_say_as_tensor_for_their_values {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What is asked of features, whatever their axes: numbers with fractions, and neither scores nor weights.
template <class In, class X>
consteval auto rule_of_features() {
    if constexpr (!Tensor<X>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<X>>{};
    } else if constexpr (is_logits<X> || is_distribution<X> || is_attention_weights<X>) {
        return fault::scores_and_weights_are_no_features_or_say_as_tensor_for_their_values<In, remove_cvref_t<X>>{};
    } else if constexpr (!element_traits<element_of<X>>::has_maths) {
        return fault::elements_need_to_be_float_or_double_so_cast_the_tensor<In, element_of<X>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
