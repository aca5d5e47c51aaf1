// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_DETAIL_MEANT_SCORES_HPP
#define HEED_ATTENTION_DETAIL_MEANT_SCORES_HPP

#include <heed/attention/detail/meant_positions.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/matmul.hpp>

// What was probably meant by queries and keys that do not fit. Only what is accepted is proposed.

namespace heed {

namespace fault {

template <class LastOfQ, class LastOfK, class... DidYouMean>
struct scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same {};
template <class OnlyInQ, class... DidYouMean>
struct scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes {};
template <class Positions, class Q, class... DidYouMean>
struct scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class Q, class K, class... Options>
consteval auto rule_of_scores();

/// What is said of queries and keys that are compared along different axes, when k has the features of q elsewhere.
template <class Q, class K>
consteval auto rule_of_differing() {
    using fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same;
    using last_of_q = last_axis<shape_type_of<Q>>;
    using last_of_k = last_axis<shape_type_of<K>>;
    // Perhaps k is transposed, as matmul wants it.
    if constexpr (position_of<shape_type_of<K>, name_of<last_of_q>> + 2 == remove_cvref_t<K>::rank) {
        return fault_with_mend<decltype(rule_of_scores<Q, transposed<K>>()),
                               scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same,
                               did_you_mean<mend::transpose(mend::k)>, last_of_q, last_of_k>{};
    } else {
        return scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<last_of_q, last_of_k>{};
    }
}

/// The split of query heads that share the heads of keys and values: the heads that q has, in the order that ONNX and
/// PyTorch have them, `Heads` being a multiple of `KvHeads`.
template <class Heads, class KvHeads>
struct meant_groups {
    using group = axes::Group<extent_of<Heads> / extent_of<KvHeads>>;
    using mend = did_you_mean<mend::split<axes::Head, KvHeads, group>(mend::q)>;
    template <class Shape>
    struct split_in;
    template <class... Axes>
    struct split_in<shape_t<Axes...>> {
        using type = concatenate<
            typename conditional<__is_same(Axes, Heads), shape_t<KvHeads, group>, shape_t<Axes>>::type...>;
    };
};

/// What is said of axes that only q has, beside the queries. Perhaps k has fewer heads.
template <class Q, class K, class... Options>
consteval auto rule_of_lost_batch_axes() {
    using fault::scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes;
    using q = shape_type_of<Q>;
    using k = shape_type_of<K>;
    using only_in_q = without_sharing_axes<not_in<q, k>>;
    constexpr std::size_t heads = extent_in<only_in_q, axis_name<axes::Head>>;
    constexpr std::size_t kv_heads = extent_in<not_in<k, q>, axis_name<axes::KvHead>>;
    if constexpr (heads == 0 || kv_heads == 0 || heads % (kv_heads == 0 ? 1 : kv_heads) != 0 ||
                  has_name<q, axis_name<axes::Group>>) {
        return scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes<only_in_q>{};
    } else {
        using meant = meant_groups<axes::Head<heads>, axes::KvHead<kv_heads>>;
        using split = tensor_of<element_of<Q>, typename meant::template split_in<q>::type>;
        return fault_with_mend<decltype(rule_of_scores<split, K, Options...>()),
                               scores_needs_exactly_one_axis_that_only_q_has_so_give_k_its_batch_axes,
                               typename meant::mend, only_in_q>{};
    }
}

/// What is said of q and k that share all their axes.
template <class Q, class K>
consteval auto rule_of_same_positions() {
    using fault::scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key;
    using q = shape_type_of<Q>;
    using query = axes::Query<1>;
    using key = axes::Key<1>;
    using likely = likely_positions<q>;
    using position = last_axis<typename conditional<(likely::rank > 0), likely, without_last<q>>::type>;
    // Two of Query or of Key are mostly one tensor twice, and to be renamed least.
    if constexpr (likely::rank == 0 || has_name<q, name_of<query>> || has_name<q, name_of<key>>) {
        return scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<position, q>{};
    } else {
        using after = decltype(rule_of_scores<with_renamed<Q, name_of<position>, name_of<query>>,
                                              with_renamed<K, name_of<position>, name_of<key>>>());
        using of_both = scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<
            position, q, meant_call<mend::rename, shape_t<position, query>, mend::q>,
            meant_call<mend::rename, shape_t<position, key>, mend::k>>;
        using of_neither =
            scores_needs_positions_of_two_names_so_rename_those_of_q_to_Query_and_those_of_k_to_Key<position, q>;
        return typename conditional<is_fault<after>, of_neither, of_both>::type{};
    }
}

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
