// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_NN_DETAIL_TOKEN_RULES_HPP
#define HEED_NN_DETAIL_TOKEN_RULES_HPP

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>

// What is asked of a tensor of places along an axis: of tokens, and of targets.

namespace heed {

namespace fault {

template <class In, class Element>
struct tokens_and_targets_are_whole_numbers {};
template <class In, class Axis>
struct tokens_and_targets_are_places_along_this_axis_and_do_not_have_it {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class In, class Axis, class Tokens>
consteval auto rule_of_tokens() {
    if constexpr (!Tensor<Tokens>) {
        return fault::every_operand_must_be_a_tensor<In, remove_cvref_t<Tokens>>{};
    } else if constexpr (!element_traits<element_of<Tokens>>::is_whole || __is_same(element_of<Tokens>, bool)) {
        return fault::tokens_and_targets_are_whole_numbers<In, element_of<Tokens>>{};
    } else if constexpr (has_name<shape_type_of<Tokens>, name_of<Axis>>) {
        return fault::tokens_and_targets_are_places_along_this_axis_and_do_not_have_it<In, Axis>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
