// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_LENGTHS_HPP
#define HEED_ATTENTION_LENGTHS_HPP

#include <cstddef>
#include <type_traits>

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/index.hpp>
#include <heed/tensor/tensor_view.hpp>

namespace heed {

namespace fault::in {
struct lengths {};
}  // namespace fault::in

namespace fault {

template <class Came>
struct lengths_are_whole_numbers_over_the_batch_axes_or_one_for_all {};
template <class Bools>
struct bools_are_no_lengths_but_a_mask_as_in_keep_of_them {};
template <class Number>
struct a_length_that_is_a_constant_is_a_prefix_as_in_prefix_of_it {};
template <class Axis, class Shape>
struct lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What lengths are held as: a tensor, or a view. One for all is a tensor without axes.
template <class Numbers>
struct lengths_held {
    using type = tensor<Numbers>;
};
template <Tensor Numbers>
struct lengths_held<Numbers> {
    using type = typename Numbers::tensor_type;
};

template <class Numbers, class Name>
consteval auto rule_of_lengths() {
    if constexpr (any_refused<Numbers>) {
        return none{};
    } else if constexpr (constant<Numbers>) {
        using number = constant_index<static_cast<long long>(Numbers::value)>;
        return fault::a_length_that_is_a_constant_is_a_prefix_as_in_prefix_of_it<number>{};
    } else if constexpr (!Tensor<Numbers>) {
        if constexpr (std::is_integral_v<Numbers> && !__is_same(Numbers, bool)) {
            return none{};
        } else {
            return fault::lengths_are_whole_numbers_over_the_batch_axes_or_one_for_all<Numbers>{};
        }
    } else if constexpr (__is_same(element_of<Numbers>, bool)) {
        return fault::bools_are_no_lengths_but_a_mask_as_in_keep_of_them<Numbers>{};
    } else if constexpr (!std::is_integral_v<element_of<Numbers>>) {
        return fault::lengths_are_whole_numbers_over_the_batch_axes_or_one_for_all<Numbers>{};
    } else if constexpr (has_name<shape_type_of<Numbers>, Name>) {
        using axis = axis_in<shape_type_of<Numbers>, Name>;
        return fault::lengths_are_one_number_a_batch_and_have_no_axis_of_queries_or_keys<axis,
                                                                                         shape_type_of<Numbers>>{};
    } else {
        return none{};
    }
}

}  // namespace detail::inline HEED_KERNELS

/// What `lengths` makes: the lengths along an axis of the scores.
template <class Name, class Numbers>
struct HEED_LINKED_AS lengths_along {
    static constexpr bool is_mask = true;
    Numbers of_each;
};

/// Why there are no lengths of such numbers, or `none`.
template <class Numbers, template <std::size_t> class Name>
using fault_of_lengths = decltype(detail::rule_of_lengths<Numbers, axis_name<Name>>());
template <class Numbers, template <std::size_t> class Name>
concept can_lengths = no_fault<fault_of_lengths<Numbers, Name>>;

/// A mask for a batch whose rows differ in length: `lengths<Key>(n)`, where key j is seen where j < n. The numbers are
/// whole, over batch axes of the scores, `[Batch]`, `[Batch, Head]`, as these are, `up_to` a length or not, or one for
/// all. A length of 0 hides all keys, and the output is zeros; so are those of the queries from n on under
/// `lengths<Query>(n)`.
///
/// Attention without its weights takes time in proportion to the lengths. `!lengths<Key>(n)` hides the first n keys:
/// padding on the left. Views are not copied, as by `keep`. Positions are those of the axis: `causal{lower_right}`
/// lays the last query at the last key, not at a length's, and no offset is taken from the lengths. At each call,
/// before anything is written, a length below 0 or beyond the axis (where that is `up_to` a length of its own, beyond
/// this) throws `heed::out_of_range`; in a constant it does not compile. Refused: bools, fractions; numbers over the
/// queries or the keys, or over an axis that the scores lack. (ONNX Attention-24: `nonpad_kv_seqlen`.)
template <template <std::size_t> class Name, class Numbers, class Fault = fault_of_lengths<Numbers, Name>>
HEED_LINKED_AS constexpr auto lengths(Numbers const& of_each) {
    if constexpr (detail::any_refused<Numbers>) {
        return refused{};
    } else {
        return lengths_along<axis_name<Name>, typename detail::lengths_held<Numbers>::type>{
            typename detail::lengths_held<Numbers>::type{of_each}};
    }
}
template <template <std::size_t> class Name, class Numbers, class Fault = fault_of_lengths<Numbers, Name>>
    requires is_fault<Fault>
refused lengths(Numbers const& of_each) = delete;
template <class... Axes, class Numbers, class Fault = fault_of_naming<fault::in::lengths, Numbers, Axes...>>
refused lengths(Numbers const& of_each) = delete;

}  // namespace heed

#endif
