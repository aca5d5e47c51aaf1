// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_ROTATED_OPERAND_RULES_HPP
#define HEED_ATTENTION_DETAIL_ROTATED_OPERAND_RULES_HPP

#include <heed/attention/rotated.hpp>
#include <heed/meta/detail/linkage.hpp>

// What attention asks of operands that were rotated.

namespace heed {

namespace fault {

template <class Q, class K>
struct scores_compares_what_was_rotated_with_what_was_not {};
template <class PairingOfQ, class PairingOfK>
struct scores_compares_what_was_rotated_by_two_pairings {};
template <class PairsOfQ, class PairsOfK>
struct scores_compares_what_was_rotated_in_two_numbers_of_pairs {};
template <class AnglesOfQ, class AnglesOfK>
struct scores_compares_what_was_rotated_by_two_bases {};
template <class In, class V>
struct queries_and_keys_are_rotated_and_values_are_not_or_say_as_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// What `scores` asks of queries and keys that were rotated: both, and alike.
template <class Q, class K>
consteval auto rule_of_rotations() {
    if constexpr (!is_rotated<Q> && !is_rotated<K>) {
        return none{};
    } else if constexpr (!is_rotated<Q> || !is_rotated<K>) {
        return fault::scores_compares_what_was_rotated_with_what_was_not<remove_cvref_t<Q>, remove_cvref_t<K>>{};
    } else {
        using q = rows_of<Q>;
        using k = rows_of<K>;
        if constexpr (!__is_same(typename q::pairing, typename k::pairing)) {
            return fault::scores_compares_what_was_rotated_by_two_pairings<typename q::pairing, typename k::pairing>{};
        } else if constexpr (!__is_same(typename q::pairs, typename k::pairs)) {
            return fault::scores_compares_what_was_rotated_in_two_numbers_of_pairs<typename q::pairs,
                                                                                   typename k::pairs>{};
        } else if constexpr (!__is_same(typename q::angles, typename k::angles)) {
            return fault::scores_compares_what_was_rotated_by_two_bases<typename q::angles, typename k::angles>{};
        } else {
            return none{};
        }
    }
}

/// What is asked of values, that they were not.
template <class In, class V>
using rule_of_unrotated_values = typename conditional<
    is_rotated<V>, fault::queries_and_keys_are_rotated_and_values_are_not_or_say_as_tensor<In, remove_cvref_t<V>>,
    none>::type;

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
