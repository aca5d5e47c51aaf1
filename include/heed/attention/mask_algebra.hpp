// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_MASK_ALGEBRA_HPP
#define HEED_ATTENTION_MASK_ALGEBRA_HPP

#include <heed/attention/mask_of_values.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/fault.hpp>

// Masks of masks: `&`, `|` and `!`.

namespace heed {

/// A type that says which keys take part: `causal`, `window`, `prefix`, `documents`, `lengths`, `keep`, `drop`, `bias`,
/// or what `&`, `|` and `!` make of them.
template <class M>
concept Mask = requires { detail::remove_cvref_t<M>::is_mask; };

/// What `&`, `|` and `!` make of masks.
template <class First, class Second>
struct HEED_LINKED_AS mask_and {
    static constexpr bool is_mask = true;
    static constexpr bool has_tracked_parts = detail::is_tracked<First> || detail::is_tracked<Second>;
    First first;
    Second second;
};
template <class First, class Second>
struct HEED_LINKED_AS mask_or {
    static constexpr bool is_mask = true;
    First first;
    Second second;
};
template <class M>
struct HEED_LINKED_AS mask_not {
    static constexpr bool is_mask = true;
    M mask;
};

namespace fault {

template <class NotAMask>
struct this_is_no_mask_so_say_what_it_is_as_in_keep_of_it {};
template <class Bias>
struct a_bias_is_added_to_scores_and_has_no_opposite_so_say_not_of_bools_in_keep_or_drop {};
template <class Bias, class Other>
struct a_bias_is_added_to_scores_so_it_holds_with_other_masks_by_ampersand_and_not_by_bar {};
template <class First, class Second>
struct masks_are_combined_by_one_ampersand_or_one_bar_and_not_by_two {};
template <class M>
struct what_a_mask_hides_is_seen_by_an_exclamation_mark_in_front_of_it {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// Whether a mask adds to scores.
template <class M>
inline constexpr bool adds_a_bias = false;
template <class... Parts>
inline constexpr bool adds_a_bias<bias<Parts...>> = true;
template <class First, class Second>
inline constexpr bool adds_a_bias<mask_and<First, Second>> = adds_a_bias<First> || adds_a_bias<Second>;

template <class First, class Second>
consteval auto rule_of_mask_and() {
    if constexpr (any_refused<First, Second>) {
        return none{};
    } else if constexpr (!Mask<First>) {
        return fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<First>{};
    } else if constexpr (!Mask<Second>) {
        return fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<Second>{};
    } else {
        return none{};
    }
}
template <class First, class Second>
consteval auto rule_of_mask_or() {
    using fault::a_bias_is_added_to_scores_so_it_holds_with_other_masks_by_ampersand_and_not_by_bar;
    if constexpr (adds_a_bias<First>) {
        return a_bias_is_added_to_scores_so_it_holds_with_other_masks_by_ampersand_and_not_by_bar<First, Second>{};
    } else if constexpr (adds_a_bias<Second>) {
        return a_bias_is_added_to_scores_so_it_holds_with_other_masks_by_ampersand_and_not_by_bar<Second, First>{};
    } else {
        return rule_of_mask_and<First, Second>();
    }
}
template <class M>
consteval auto rule_of_mask_not() {
    using fault::a_bias_is_added_to_scores_and_has_no_opposite_so_say_not_of_bools_in_keep_or_drop;
    return typename conditional<
        adds_a_bias<M>, a_bias_is_added_to_scores_and_has_no_opposite_so_say_not_of_bools_in_keep_or_drop<M>,
        none>::type{};
}

}  // namespace detail::inline HEED_KERNELS

template <class First, class Second>
using fault_of_mask_and = decltype(detail::rule_of_mask_and<First, Second>());
template <class First, class Second>
concept can_mask_and = no_fault<fault_of_mask_and<First, Second>>;
template <class First, class Second>
using fault_of_mask_or = decltype(detail::rule_of_mask_or<First, Second>());
template <class First, class Second>
concept can_mask_or = no_fault<fault_of_mask_or<First, Second>>;
template <class M>
using fault_of_mask_not = decltype(detail::rule_of_mask_not<M>());
template <class M>
concept can_mask_not = no_fault<fault_of_mask_not<M>>;

/// Masks that hold at the same time: a key takes part where both let it, and biases add up in order.
/// `causal{} & padding`. Refused: what is no mask, a tensor of bools above all; `&&` and `||`.
template <class First, class Second, class Fault = fault_of_mask_and<First, Second>>
    requires(Mask<First> || Mask<Second>)
constexpr auto operator&(First const& first, Second const& second) {
    if constexpr (detail::any_refused<First, Second>) {
        return refused{};
    } else {
        return mask_and<First, Second>{first, second};
    }
}
template <class First, class Second, class Fault = fault_of_mask_and<First, Second>>
    requires((Mask<First> || Mask<Second>) && is_fault<Fault>)
refused operator&(First const& first, Second const& second) = delete;

/// A key takes part where one of two masks lets it, or both: `window{before{255}, after{0}} | prefix{4}`.
/// Refused: a bias, which would be added where the other mask hides the key; what is no mask.
template <class First, class Second, class Fault = fault_of_mask_or<First, Second>>
    requires(Mask<First> || Mask<Second>)
constexpr auto operator|(First const& first, Second const& second) {
    if constexpr (detail::any_refused<First, Second>) {
        return refused{};
    } else {
        return mask_or<First, Second>{first, second};
    }
}
template <class First, class Second, class Fault = fault_of_mask_or<First, Second>>
    requires((Mask<First> || Mask<Second>) && is_fault<Fault>)
refused operator|(First const& first, Second const& second) = delete;

/// A key takes part where a mask hides it: `!causal{}` sees all that comes after. Refused: a bias.
template <Mask M, class Fault = fault_of_mask_not<M>>
constexpr mask_not<M> operator!(M const& mask) {
    return {mask};
}
template <Mask M, class Fault = fault_of_mask_not<M>>
    requires is_fault<Fault>
refused operator!(M const& mask) = delete;

// What masks are combined by elsewhere.
template <class First, class Second>
using fault_of_mask_both = fault::masks_are_combined_by_one_ampersand_or_one_bar_and_not_by_two<First, Second>;
template <class First, class Second>
concept can_mask_both = no_fault<fault_of_mask_both<First, Second>>;
template <class M>
using fault_of_mask_complement = fault::what_a_mask_hides_is_seen_by_an_exclamation_mark_in_front_of_it<M>;
template <class M>
concept can_mask_complement = no_fault<fault_of_mask_complement<M>>;

template <class First, class Second, class Fault = fault_of_mask_both<First, Second>>
    requires(Mask<First> || Mask<Second>)
refused operator&&(First const& first, Second const& second) = delete;
template <class First, class Second, class Fault = fault_of_mask_both<First, Second>>
    requires(Mask<First> || Mask<Second>)
refused operator||(First const& first, Second const& second) = delete;
template <Mask M, class Fault = fault_of_mask_complement<M>>
refused operator~(M const& mask) = delete;

}  // namespace heed

#endif
