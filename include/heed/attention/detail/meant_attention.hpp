// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MEANT_ATTENTION_HPP
#define HEED_ATTENTION_DETAIL_MEANT_ATTENTION_HPP

#include <heed/attention/detail/meant_positions.hpp>
#include <heed/attention/scores.hpp>
#include <heed/meta/detail/linkage.hpp>

// What was probably meant by operands of attention that do not fit. Only what is accepted is proposed.

namespace heed {

namespace fault {

template <class Key, class V, class... DidYouMean>
struct attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too {};
template <class Key, class V>
struct attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Q, class K, class V, class... Options>
consteval auto rule_of_attention();

/// True for queries, keys and values in this order, as their last axes and the keys say.
template <class Q, class K, class V>
inline constexpr bool are_in_order = same_axis<last_axis<Q>, last_axis<K>> && !same_axis<last_axis<Q>, last_axis<V>> &&
                                     subset_of<without_last<V>, K> && !subset_of<without_last<V>, Q>;

/// The order in which A, B and C are queries, keys and values: by where each of them came.
template <class A, class B, class C>
consteval auto meant_order() {
    using namespace mend;
    if constexpr (are_in_order<A, C, B>) {
        return did_you_mean<attention_of(mend::first, third, second)>{};
    } else if constexpr (are_in_order<B, C, A>) {
        return did_you_mean<attention_of(second, third, mend::first)>{};
    } else if constexpr (are_in_order<C, A, B>) {
        return did_you_mean<attention_of(third, mend::first, second)>{};
    } else if constexpr (are_in_order<C, B, A>) {
        return did_you_mean<attention_of(third, second, mend::first)>{};
    } else {
        return none{};
    }
}

/// What is said of a call with its operands in another order.
template <class Order, class A, class B, class C, class... Options>
struct rule_of_order {
    using type = Order;
};
template <class First, class Second, class Third, class A, class B, class C, class... Options>
struct rule_of_order<did_you_mean<mend::attention_of(First, Second, Third)>, A, B, C, Options...> {
    template <class Place>
    using at = typename conditional<__is_same(Place, mend::first), A,
                                    typename conditional<__is_same(Place, mend::second), B, C>::type>::type;
    using type = decltype(rule_of_attention<at<First>, at<Second>, at<Third>, Options...>());
};

/// A fault of scores as one of attention: what is proposed is accepted by that.
template <class Fault, class Q, class K, class V, class... Options>
struct fault_of_q_and_k {
    using type = Fault;
};

template <class First, class Second, class... Mend, class Q, class K, class V, class... Options>
struct fault_of_q_and_k<
    fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<First, Second, Mend...>, Q, K, V,
    Options...> {
    static consteval auto rule() {
        using fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same;
        if constexpr (remove_cvref_t<V>::rank == 0) {
            return scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<First, Second>{};
        } else if constexpr (sizeof...(Mend) > 0) {
            return fault_with_mend<decltype(rule_of_attention<Q, transposed<K>, V, Options...>()),
                                   scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same,
                                   did_you_mean<mend::transpose(mend::k)>, First, Second>{};
        } else {
            using order = decltype(meant_order<shape_type_of<Q>, shape_type_of<K>, shape_type_of<V>>());
            if constexpr (!is_fault<order>) {
                return scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<First, Second>{};
            } else {
                return fault_with_mend<typename rule_of_order<order, Q, K, V, Options...>::type,
                                       scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same, order,
                                       First, Second>{};
            }
        }
    }
    using type = decltype(rule());
};

template <class Position, class Shape, class OfQ, class OfK, class Q, class K, class V, class... Options>
struct fault_of_q_and_k<
    fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<Position, Shape, OfQ,
                                                                                                   OfK>,
    Q, K, V, Options...> {
    using query = axes::Query<1>;
    using key = axes::Key<1>;
    using from = name_of<Position>;
    template <class NewV>
    using after =
        decltype(rule_of_attention<with_renamed<Q, from, name_of<query>>, with_renamed<K, from, name_of<key>>, NewV,
                                   Options...>());
    static consteval auto rule() {
        using fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key;
        if constexpr (!is_fault<after<V>>) {
            return scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                Position, Shape, OfQ, OfK>{};
        } else if constexpr (!is_fault<after<with_renamed<V, from, name_of<key>>>>) {
            return scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
                Position, Shape, OfQ, OfK, meant_call<mend::rename, shape_t<Position, key>, mend::v>>{};
        } else {
            return scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<Position,
                                                                                                           Shape>{};
        }
    }
    using type = decltype(rule());
};

/// What is said of values without the axis that only k has.
template <class Query, class Key, class Q, class K, class V, class... Options>
consteval auto rule_of_attention_without_keys() {
    using v = shape_type_of<V>;
    if constexpr (has_name<v, name_of<Query>>) {
        using fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped;
        return typename conditional<
            is_fault<decltype(rule_of_attention<K, Q, V, Options...>())>,
            fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too<Key, v>,
            attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too_did_you_mean_q_and_k_swapped<Key, v>>::type{};
    } else if constexpr (has_time_for<Key, v>) {
        return fault_with_mend<
            decltype(rule_of_attention<Q, K, with_renamed<V, axis_name<axes::Time>, name_of<Key>>, Options...>()),
            fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too, keys_made_of_time<Key>, Key, v>{};
    } else {
        return fault::attention_needs_the_key_axis_that_k_has_and_q_lacks_in_v_too<Key, v>{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
