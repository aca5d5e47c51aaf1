// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_MASK_HPP
#define HEED_ATTENTION_MASK_HPP

#include <heed/attention/documents.hpp>
#include <heed/attention/lengths.hpp>
#include <heed/attention/mask_algebra.hpp>
#include <heed/attention/mask_of_values.hpp>
#include <heed/attention/mask_over_positions.hpp>
#include <heed/attention/score_stages.hpp>
#include <heed/meta/detail/linkage.hpp>

// All masks, and what is said of them.

namespace heed {

namespace fault::in {
struct mask {};
}  // namespace fault::in

namespace fault {

template <class Key, class MaskShape, class... DidYouMean>
struct a_mask_needs_the_key_axis {};
template <class MaskShape, class ScoresShape, class... DidYouMean>
struct a_mask_has_an_axis_that_the_scores_lack {};
template <class Query, class Key>
struct causal_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number {};
template <class Query, class Key>
struct a_window_needs_its_alignment_upper_left_or_lower_right_or_offset_when_queries_and_keys_differ_in_number {};
template <class Prefix, class Key>
struct a_prefix_is_longer_than_there_are_keys {};
template <class Query, class Key, class OfQueries, class OfKeys>
struct documents_needs_numbers_along_the_queries_and_numbers_along_the_keys {};
template <class Query, class Key, class OfQueries, class OfKeys>
struct documents_has_the_numbers_of_the_keys_first_so_swap_them {};
template <class Query, class Key, class OfQueries, class OfKeys>
struct documents_needs_Time_renamed_to_the_queries_and_to_the_keys {};
template <class Name, class Query, class Key>
struct lengths_are_those_of_the_keys_or_of_the_queries {};
template <class BiasElement, class ScoresElement>
struct a_bias_needs_the_element_type_of_the_scores {};
template <class LogitsOrElse>
struct masked_needs_logits_so_mask_before_softmax_or_say_as_logits {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Whether a mask adds to scores alone, and hides nothing unless by -inf.
template <class M>
inline constexpr bool is_bias_alone = false;
template <class... Parts>
inline constexpr bool is_bias_alone<bias<Parts...>> = true;
template <class First, class Second>
inline constexpr bool is_bias_alone<mask_and<First, Second>> = is_bias_alone<First> && is_bias_alone<Second>;

/// What follows the operands of attention. In the place of one, it says that this one was forgotten.
template <class X>
concept is_option = Mask<X> || requires { remove_cvref_t<X>::is_scale; } || is_score_stage<X>;
template <class X, class Operand>
using operand_or_missing = typename conditional<is_option<X>, forgotten<Operand>, X>::type;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
