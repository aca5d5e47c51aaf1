// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_SCORES_HPP
#define HEED_ATTENTION_SCORES_HPP

#include <heed/attention/detail/scores_up_to.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/detail/meant_scores.hpp>
#include <heed/attention/detail/rotated_operand_rules.hpp>
#include <heed/attention/detail/staged_scores.hpp>
#include <heed/attention/options.hpp>
#include <heed/kernel/attention.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

namespace fault::in {
struct scores {};
}  // namespace fault::in

namespace fault {

template <class Features>
struct scores_compares_all_features_so_their_number_is_in_the_type {};

template <class Q, class K>
struct scores_needs_a_query_axis_that_only_q_has {};
template <class Q, class K>
struct scores_needs_a_key_axis_that_only_k_has {};
template <class OnlyInK>
struct scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes {};
template <class Option>
struct scores_come_before_softmax_so_give_this_to_attention_or_to_a_step_after_them {};
template <class Distribution>
struct scores_compares_queries_and_keys_but_one_is_a_distribution_over_its_positions_or_say_as_tensor {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

struct as_scores;

/// The parts that axes play in q and k. Those of q that share keys and values, `groups`, are batch axes that k lacks.
template <class Q, class K>
struct scoring {
    using q_shape = shape_type_of<Q>;
    using k_shape = shape_type_of<K>;
    using feature = last_axis<q_shape>;
    using groups = sharing_axes<not_in<q_shape, k_shape>>;
    using only_in_q = without_sharing_axes<not_in<q_shape, k_shape>>;
    using only_in_k = not_in<k_shape, q_shape>;
    using batch = without_names<typename axes_of_batches<q_shape, k_shape>::type, name_of<feature>>;
    using batch_of_k = without_names<also_in<q_shape, k_shape>, name_of<feature>>;
};

/// What is asked of q and k whose axes fit, and of the options.
template <class Q, class K, class... Options>
consteval auto rule_of_scores_between() {
    using parts = scoring<Q, K>;
    using query = first_axis<typename parts::only_in_q>;
    using key = first_axis<typename parts::only_in_k>;
    if constexpr (distributed_over<Q, name_of<query>>) {
        return fault::scores_compares_queries_and_keys_but_one_is_a_distribution_over_its_positions_or_say_as_tensor<
            remove_cvref_t<Q>>{};
    } else if constexpr (distributed_over<K, name_of<key>>) {
        return fault::scores_compares_queries_and_keys_but_one_is_a_distribution_over_its_positions_or_say_as_tensor<
            remove_cvref_t<K>>{};
    } else {
        return options<Options...>::template rule<
            element_of<Q>, concatenate<typename parts::batch, shape_t<query, key>>, name_of<query>, name_of<key>>();
    }
}

/// What is said of last axes that differ, when k has that of q elsewhere or not at all.
template <bool Elsewhere>
struct differing_rule {
    template <class LastOfQ, class LastOfK, class Q, class K>
    using of = fault::scores_compares_q_and_k_along_their_last_axis_which_must_be_the_same<LastOfQ, LastOfK>;
};
template <>
struct differing_rule<true> {
    template <class LastOfQ, class LastOfK, class Q, class K>
    using of = decltype(rule_of_differing<Q, K>());
};

/// What is asked of the axes that are compared, the last ones of q and of k. As a function a pair of `scores` in
/// tests/benchmarks/shapes.py takes clang 19 (cachegrind) 2.29 M instructions and not 2.21 M, g++ 12 the same.
template <bool AreTheSame>
struct compared_rule {
    template <class LastOfQ, class LastOfK, class Q, class K>
    using of = none;
};
template <>
struct compared_rule<false> {
    template <class LastOfQ, class LastOfK, class Q, class K>
    using of =
        typename differing_rule<has_name<shape_type_of<K>, raw_name<LastOfQ>>>::template of<LastOfQ, LastOfK, Q, K>;
};
template <class LastOfQ, class LastOfK, class Q, class K>
using rule_of_compared =
    typename compared_rule<__is_same(raw_name<LastOfQ>, raw_name<LastOfK>)>::template of<LastOfQ, LastOfK, Q, K>;

template <class Q, class K, class... Options>
consteval auto rule_of_scores() {
    if constexpr (!(Tensor<Q> && Tensor<K>) || is_option<K>) {
        return rule_of_operands<fault::in::scores, Q, operand_or_missing<K, mend::k>>();
    } else if constexpr (!element_traits<element_of<Q>>::has_maths) {
        return fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::scores, element_of<Q>>{};
    } else if constexpr (remove_cvref_t<Q>::rank == 0) {
        return fault::scores_needs_a_query_axis_that_only_q_has<shape_type_of<Q>, shape_type_of<K>>{};
    } else if constexpr (remove_cvref_t<K>::rank == 0) {
        return fault::scores_needs_a_key_axis_that_only_k_has<shape_type_of<Q>, shape_type_of<K>>{};
    } else {
        using q = shape_type_of<Q>;
        using k = shape_type_of<K>;
        constexpr std::size_t shared = shared_count<q, k>, grouped = scoring<Q, K>::groups::rank;
        using of_compared = rule_of_compared<last_axis<q>, last_axis<k>, Q, K>;
        if constexpr (is_fault<of_compared>) {
            return of_compared{};
        } else if constexpr (is_up_to<last_axis<q>>) {
            return fault::scores_compares_all_features_so_their_number_is_in_the_type<last_axis<q>>{};
        } else if constexpr (q::rank == shared && k::rank == shared && q::rank > 1) {
            return rule_of_same_positions<Q, K>();
        } else if constexpr (q::rank == shared + grouped) {
            return fault::scores_needs_a_query_axis_that_only_q_has<q, k>{};
        } else if constexpr (k::rank == shared) {
            return fault::scores_needs_a_key_axis_that_only_k_has<q, k>{};
        } else if constexpr (q::rank > shared + grouped + 1) {
            return rule_of_lost_batch_axes<Q, K, Options...>();
        } else if constexpr (k::rank > shared + 1) {
            return fault::scores_needs_exactly_one_axis_that_only_k_has_so_give_q_its_batch_axes<not_in<k, q>>{};
        } else {
            using of_operands =
                first_fault<decltype(rule_of_operands<fault::in::scores, Q, K>()), decltype(rule_of_rotations<Q, K>())>;
            if constexpr (is_fault<of_operands>) {
                return of_operands{};
            } else if constexpr (is_distribution<Q> || is_distribution<K> || sizeof...(Options) > 0) {
                return rule_of_scores_between<Q, K, Options...>();
            } else {
                return none{};
            }
        }
    }
}

template <class Q, class K, class... Options>
struct scores_fault {
    using type = first_fault<
        decltype(rule_of_scores<Q, K, Options...>()),
        fault_of_options_with_lengths<made_for_lengths::steps_before_softmax, has_lengths<Q> || has_lengths<K>,
                                      Options...>,
        typename conditional<
            is_sink<Options> || is_dropout<Options>,
            fault::scores_come_before_softmax_so_give_this_to_attention_or_to_a_step_after_them<Options>,
            none>::type...,
        fault_of_one_core<Options>...>;
};
// (Beside the specialisation, for clang 19: see `some_up_to`.)
template <class... Q>
inline constexpr bool some_share_keys = (shares_keys<Q> || ...);
/// Two plain tensors of which each has one axis of its own, or whose last axes differ, need no more than this.
template <class T, class... Q, class... K>
    requires(element_traits<T>::has_maths && sizeof...(Q) == sizeof...(K) && sizeof...(Q) > 0 &&
             !is_up_to<last_of<Q...>> &&
             ((shared_axes<shape_t<Q...>, shape_t<K...>> == sizeof...(Q) - 1 && !some_share_keys<Q...>) ||
              !__is_same(raw_name<last_of<Q...>>, raw_name<last_of<K...>>)))
struct scores_fault<tensor<T, Q...>, tensor<T, K...>> {
    using type = rule_of_compared<last_of<Q...>, last_of<K...>, tensor<T, Q...>, tensor<T, K...>>;
};

template <class Q, class K>
using scores_shape =
    concatenate<typename scoring<Q, K>::batch, typename scoring<Q, K>::only_in_q, typename scoring<Q, K>::only_in_k>;
template <class Q, class K>
using query_name = name_of<first_axis<typename scoring<Q, K>::only_in_q>>;
template <class Q, class K>
using key_name = name_of<first_axis<typename scoring<Q, K>::only_in_k>>;

template <class Out, class Q, class K, class... Options>
constexpr void scores_into(Out& out, Q const& q, K const& k, Options const&... given) {
    using parts = scoring<Q, K>;
    using shape = scores_shape<Q, K>;
    using element = element_of<Q>;
    constexpr auto loops = kernel::loops_of(plan<shape, shape, layout_of<Q>, layout_of<K>>,
                                            plan<shape_t<typename parts::feature>, layout_of<Q>, layout_of<K>>);
    element const factor = scale_in<element, extent_of<typename parts::feature>>(given...);
    auto const& mask = mask_in(given...);
    using mask_type = remove_cvref_t<decltype(mask)>;
    if (!std::is_constant_evaluated()) check_mask<shape, query_name<Q, K>, key_name<Q, K>>(mask);
    if constexpr (change_scores<Options...>) {
        kernel::scores<loops>(out, q.values, k.values, factor, kernel::no_mask);
        stage_scores_into<element, typename parts::batch, first_axis<typename parts::only_in_q>,
                          first_axis<typename parts::only_in_k>>(&out[0], given...);
        return;
    } else if constexpr (!kernel::is_absent<mask_type> && element_traits<element>::has_vectors) {
        if (!std::is_constant_evaluated()) {
            kernel::contract<loops.outer, loops.inner, element>(out, q.values, k.values);
            using query = first_axis<typename parts::only_in_q>;
            using key = first_axis<typename parts::only_in_k>;
            constexpr std::size_t one = extent_of<query> * extent_of<key>;
            element* const first = out;
            for (std::size_t i = 0; i < parts::batch::size; ++i) {
                kernel::mask_scores<extent_of<query>, extent_of<key>>(
                    first + i * one, factor, mask_for_kernel<typename parts::batch, query, key>::of(mask, i));
            }
            return;
        }
    }
    if constexpr (change_scores<Options...>) {
    } else if constexpr (kernel::is_absent<mask_type>) {
        kernel::scores<loops>(out, q.values, k.values, factor, kernel::no_mask);
    } else {
        using query = query_name<Q, K>;
        using key = key_name<Q, K>;
        auto const kept = kept_by<shape, query, key>(mask);
        if constexpr (has_bias<mask_type, shape, query, key>) {
            auto const total = bias_of<element, shape, query, key>(mask);
            using written = kernel::written_mask<decltype(kept.values), decltype(total.values)>;
            kernel::scores<loops>(out, q.values, k.values, factor, written{.keep = kept.values, .bias = total.values});
        } else {
            using written = kernel::written_mask<decltype(kept.values), kernel::absent>;
            kernel::scores<loops>(out, q.values, k.values, factor, written{.keep = kept.values, .bias = {}});
        }
    }
}

struct scores_operation : operation<fault::in::scores, mend::q, mend::k> {
    using words = as_scores;
    using gradient = gradients::scores;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = any_number;
    template <class Q, class K, class... Options>
    using fault = typename scores_fault<Q, K, Options...>::type;
    template <class Q, class K, class... Options>
    using result = typename logits_at<semantic_types<key_name<Q, K>, tensor_of<element_of<Q>, scores_shape<Q, K>>,
                                                     name_of<typename scoring<Q, K>::feature>>,
                                      decltype(stage_by<Options...>())>::type;
    template <class Out, class Q, class K, class... Options>
    static constexpr void write(Out& out, Q const& q, K const& k,
                                Options const&... options) requires(keeps_what_is_written<Out>) {
        if constexpr (is_contiguous<layout_of<Out>> && !has_lengths<Out>) {
            scores_into(out.values, q, k, options...);
        } else {
            scores_up_to_into(out, q, k, options...);
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class Q, class K, class... Options>
using fault_of_scores = detail::fault_of<detail::scores_operation, Q, K, Options...>;
template <class Q, class K, class... Options>
concept can_scores = no_fault<fault_of_scores<Q, K, Options...>>;
template <class Q, class K, class... Options>
inline constexpr auto explanation_of_scores = detail::explained_call<detail::scores_operation, Q, K, Options...>::value;

/// `scores(q, k, options...)`, section 2 of the lesson, Q @ K^T / sqrt(d_k): how much every query should heed every
/// key, as logits.
///
/// `[..., Query, Dk]` and `[..., Key, Dk]` give logits over Key, `[..., Query, Key]`. Compared is the last axis of
/// both, Query is the axis that only q has, Key the one that only k has, the rest are batch axes in q's order. An axis
/// that shares keys and values, `Group`, may be q's alone (grouped-query attention; J. Ainslie et al., GQA, 2023): q
/// `[..., KvHead, Group, Query, Dk]` and k `[..., KvHead, Key, Dk]`, which is not copied. The scale is 1/sqrt(extent
/// of the compared axis), or `scale{s}`. A mask (see `Mask`), or several of them combined by `&`, and stages (see
/// score_stages.hpp) may follow; a masked key scores -inf and is not read. Bias is added after scaling.
/// Refused: last axes that differ, no axis or several that only one of them has, a mask without the Key axis.
/// (Vaswani et al. 2017, section 3.2.1; PyTorch: `q @ k.transpose(-2, -1) * scale`.)
template <class... Xs, class Fault = detail::fault_of<detail::scores_operation, Xs...>>
[[gnu::always_inline]] constexpr auto scores(Xs const&... q_k_and_options) {
    return detail::perform<detail::scores_operation>(q_k_and_options...);
}
template <class... Xs, class Fault = detail::fault_of<detail::scores_operation, Xs...>>
    requires is_fault<Fault>
refused scores(Xs const&... q_k_and_options) = delete;
template <class... Xs>
constexpr auto explain_scores(Xs const&...) {
    return detail::explained_call<detail::scores_operation, Xs...>::value;
}

}  // namespace heed

#endif
