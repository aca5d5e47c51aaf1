// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_ATTENTION_HPP
#define HEED_ATTENTION_ATTENTION_HPP

#include <heed/attention/attend.hpp>
#include <heed/attention/detail/fused_call.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/detail/meant_attention.hpp>
#include <heed/attention/detail/rotated_operand_rules.hpp>
#include <heed/attention/detail/stored_operands.hpp>
#include <heed/attention/scores.hpp>
#include <heed/attention/weight_steps.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/softmax.hpp>

namespace heed {

/// What attention returns, in the lesson's order: `auto [output, weights] = attention(q, k, v);`
template <class Output, class Weights>
struct HEED_LINKED_AS attention_result {
    Output output;
    Weights weights;

    friend constexpr bool operator==(attention_result const&, attention_result const&) = default;
};

namespace fault::in {
struct attention {};
}  // namespace fault::in

namespace fault {

template <class Query, class V>
struct attention_needs_v_without_the_query_axis {};
template <class Feature, class V>
struct attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by {};
template <class BatchOfV, class BatchOfQ>
struct attention_needs_the_batch_axes_of_q_and_k_in_v_too {};
template <class V, class OnlyInV>
struct attention_needs_exactly_one_axis_that_only_v_has_its_last_the_features {};
struct attention_has_two_results_so_write_the_output_with_scaled_dot_product_attention {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <bool WithWeights>
struct as_attention;

template <class Q, class K, class V, class... Options>
consteval auto rule_of_attention() {
    if constexpr (!(Tensor<Q> && Tensor<K> && Tensor<V>) || is_option<V>) {
        return rule_of_operands<fault::in::attention, Q, operand_or_missing<K, mend::k>,
                                operand_or_missing<V, mend::v>>();
    } else {
        using of_scores = decltype(rule_of_scores<Q, K>());
        if constexpr (is_fault<of_scores>) {
            return typename fault_of_q_and_k<of_scores, Q, K, V, Options...>::type{};
        } else {
            using parts = scoring<Q, K>;
            using query = first_axis<typename parts::only_in_q>;
            using key = first_axis<typename parts::only_in_k>;
            using v = shape_type_of<V>;
            using weights = concatenate<typename parts::batch, shape_t<query, key>>;
            using only_in_v = not_in<v, weights>;
            if constexpr (has_name<v, name_of<typename parts::feature>>) {
                return fault::
                    attention_needs_v_to_have_features_of_its_own_but_it_has_those_that_q_and_k_are_compared_by<
                        axis_in<v, name_of<typename parts::feature>>, v>{};
            } else if constexpr (!has_name<v, name_of<key>>) {
                return rule_of_attention_without_keys<query, key, Q, K, V, Options...>();
            } else if constexpr (has_name<v, name_of<query>>) {
                return fault::attention_needs_v_without_the_query_axis<query, v>{};
            } else if constexpr (!subset_of<typename parts::batch_of_k, v>) {
                return fault::attention_needs_the_batch_axes_of_q_and_k_in_v_too<also_in<v, typename parts::batch_of_k>,
                                                                                 typename parts::batch_of_k>{};
            } else if constexpr (only_in_v::rank != 1 || has_name<weights, name_of<last_axis<v>>>) {
                return fault::attention_needs_exactly_one_axis_that_only_v_has_its_last_the_features<v, only_in_v>{};
            } else {
                using of_operands = first_fault<decltype(rule_of_operands<fault::in::attention, K, V>()),
                                                rule_of_unrotated_values<fault::in::attention, V>>;
                using of_batches = decltype(rule_of_operands<fault::in::attention, Q, V>());
                if constexpr (is_fault<of_operands>) {
                    return of_operands{};
                } else if constexpr (is_fault<of_batches>) {
                    return of_batches{};
                } else if constexpr (distributed_over<V, name_of<key>>) {
                    return fault::
                        values_that_are_a_distribution_over_the_summed_axis_would_be_weighted_twice_or_say_as_tensor<
                            fault::in::attention, remove_cvref_t<V>>{};
                } else {
                    return rule_of_scores<Q, K, Options...>();
                }
            }
        }
    }
}

/// Scores that stand where the weights will, as weights: softmax, with its sink, and dropout.
template <class Q, class K, class W, class... Options>
constexpr void weights_into(W& weights, Options const&... given) {
    using parts = scoring<Q, K>;
    using batch = typename parts::batch;
    using query = first_axis<typename parts::only_in_q>;
    using key = first_axis<typename parts::only_in_k>;
    if constexpr ((is_sink<Options> || ...)) {
        softmax_with_sink_into<name_of<key>>(weights, sink_in(given...));
    } else {
        along_into<softmax_of_row, name_of<key>>(weights, weights);
    }
    if constexpr ((is_dropout<Options> || ...)) {
        dropout_into<batch, query, key>(weights, given...);
    }
}

/// The weights of attention, which sum to 1 unless something takes part that has no weight.
template <class Types, bool Partial>
struct weights_by {
    using type = typename Types::as_weights;
};
template <class Types>
struct weights_by<Types, true> {
    using type = typename Types::as_partial_weights;
};

/// What attention and its fused form have in common.
struct any_attention : operation<fault::in::attention, mend::q, mend::k, mend::v> {
    static constexpr std::size_t more_operands = any_number;
    template <class Q, class K, class... Options>
    using weights =
        typename weights_by<semantic_types<key_name<Q, K>, tensor_of<element_of<Q>, scores_shape<Q, K>>,
                                           name_of<typename scoring<Q, K>::feature>>,
                            ((is_sink<Options> || is_dropout<Options>) || ...)>::type;
};

struct attention_operation : any_attention {
    using words = as_attention<true>;
    using gradient = gradients::attention_steps;
    static constexpr bool takes_lengths = true;
    using refusal = attention_result<refused, refused>;
    template <class Q, class K, class V, class... Options>
    using fault = first_fault<decltype(rule_of_attention<Q, K, V, Options...>()),
                              fault_of_options_with_lengths<made_for_lengths::all_stages,
                                                            has_lengths<Q> || has_lengths<K> || has_lengths<V>,
                                                            Options...>,
                              fault_of_one_core<Options>...>;
    template <class Q, class K, class V, class... Options>
    using result = attention_result<attended<weights<Q, K, Options...>, V>, weights<Q, K, Options...>>;
    /// The scores are computed where the weights will stand, and turned into them there.
    template <class Out, class Q, class K, class V, class... Options>
    static constexpr void write(Out& out, Q const& q, K const& k, V const& v, Options const&... given) {
        if constexpr (has_lengths<remove_cvref_t<decltype(out.weights)>>) {
            scores_up_to_into(out.weights, q, k, given...);
        } else {
            scores_into(out.weights.values, q, k, given...);
        }
        weights_into<Q, K>(out.weights, given...);
        auto const& mask = mask_in(given...);
        if constexpr (kernel::is_absent<remove_cvref_t<decltype(mask)>>) {
            attend_under(out.output, out.weights, v);
        } else {
            attend_under(out.output, out.weights, v, mask);
        }
    }
};
template <class Out, class... Xs>
struct fault_by_first<attention_operation, destination<Out>, Xs...> {
    using type = fault::attention_has_two_results_so_write_the_output_with_scaled_dot_product_attention;
};

/// What is said of lengths along axes that the fused form does not take: all features of a value are there.
template <class Q, class K, class V>
consteval auto rule_of_lengths_in_fused() {
    using others = typename axes_up_to<not_in<shape_type_of<V>, scores_shape<Q, K>>>::type;
    if constexpr (others::rank > 0) {
        return fault::lengths_that_are_known_at_run_time_are_not_taken_by_this_operation_yet<
            fault::in::attention, first_axis<others>>{};
    } else {
        return none{};
    }
}
template <bool Look, class OfShapes, class Q, class K, class V, class... Options>
struct fault_of_fused {
    using type = OfShapes;
};
template <class Q, class K, class V, class... Options>
struct fault_of_fused<true, none, Q, K, V, Options...> {
    using type = first_fault<decltype(rule_of_lengths_in_fused<Q, K, V>()),
                             fault_of_options_with_lengths<made_for_lengths::all_stages, true, Options...>>;
};

struct scaled_dot_product_attention_operation : any_attention {
    using words = as_attention<false>;
    using gradient = gradients::fused_attention;
    static constexpr bool takes_lengths = true;
    template <class... Xs>
    static constexpr bool reads_storage = reads_keys_and_values<Xs...>;
    template <class Q, class K, class V, class... Options>
    using fault = typename fault_of_fused<
        has_lengths<Q> || has_lengths<K> || has_lengths<V> || (has_lengths<Options> || ...),
        decltype(rule_of_attention<Q, as_read<K>, as_read<V>, Options...>()), Q, K, V, Options...>::type;
    template <class Q, class K, class V, class... Options>
    using result = attended<weights<Q, K>, V>;
    template <class Out, class Q, class K, class V, class... Options>
    static constexpr void write(Out& out, Q const& q, K const& k, V const& v, Options const&... options) {
        attention_into<all_keys>(out, kernel::absent{}, q, k, v, options...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class Q, class K, class V, class... Options>
using fault_of_attention = detail::fault_of<detail::attention_operation, Q, K, V, Options...>;
template <class Q, class K, class V, class... Options>
concept can_attention = no_fault<fault_of_attention<Q, K, V, Options...>>;
template <class Q, class K, class V, class... Options>
inline constexpr auto explanation_of_attention =
    detail::explained_call<detail::attention_operation, Q, K, V, Options...>::value;

/// `attention(q, k, v, options...)`: scaled dot-product attention, softmax(Q K^T / sqrt(d_k)) V, with its weights:
/// sections 2 to 4 of the lesson.
///
/// q `[..., Query, Dk]`, k `[..., Key, Dk]` and v `[..., Key, Dv]` give `output` `[..., Query, Dv]` and `weights`
/// `[..., Query, Key]`. No axis is named in the call: compared is the last axis of q and of k, Key is the axis that k
/// and v share and q lacks, Query the one that only q has, the last of v its features, and the rest are batch axes that
/// all three have. A mask and a `scale{s}` may follow, in any order, as in `scores`. A masked key is skipped: a NaN or
/// infinity in its k or v does not reach the output. A query with no key left has zero weights and a zero output.
/// Without need of the weights `scaled_dot_product_attention` is faster, most of all under `causal`.
/// Refused: any other order of q, k and v; a batch axis that one of them lacks; a v that has the features of q and k.
/// (Vaswani et al. 2017, section 3.2.1; PyTorch 2.5: `F.scaled_dot_product_attention`.)
template <class... Xs, class Fault = detail::fault_of<detail::attention_operation, Xs...>>
[[gnu::always_inline]] constexpr auto attention(Xs const&... q_k_v_and_options) {
    return detail::perform<detail::attention_operation>(q_k_v_and_options...);
}
template <class... Xs, class Fault = detail::fault_of<detail::attention_operation, Xs...>>
    requires is_fault<Fault>
attention_result<refused, refused> attention(Xs const&... q_k_v_and_options) = delete;
template <class... Xs>
constexpr auto explain_attention(Xs const&...) {
    return detail::explained_call<detail::attention_operation, Xs...>::value;
}

template <class Q, class K, class V, class... Options>
using fault_of_scaled_dot_product_attention =
    detail::fault_of<detail::scaled_dot_product_attention_operation, Q, K, V, Options...>;
template <class Q, class K, class V, class... Options>
concept can_scaled_dot_product_attention = no_fault<fault_of_scaled_dot_product_attention<Q, K, V, Options...>>;
template <class Q, class K, class V, class... Options>
inline constexpr auto explanation_of_scaled_dot_product_attention =
    detail::explained_call<detail::scaled_dot_product_attention_operation, Q, K, V, Options...>::value;

/// As `attention`, the output alone: PyTorch's `F.scaled_dot_product_attention(q, k, v, attn_mask, scale=scale)`.
///
/// The weights never exist: keys are taken 128 at a time, so that memory grows with the positions and not with their
/// square, and a causal mask costs about half of none. Sums have another order than those of `attention`, which
/// heed/kernel/fused_attention.hpp states: the two outputs differ by at most (2 keys + 32) 2^-24 max |v| for floats,
/// 2^-53 for doubles, as long as keys max |v| is a finite number and |v| no subnormal one: the values are added up
/// before the sum is divided. Queries, keys and batches may be `up_to` lengths, which all agree on: a mask of values,
/// too. An executor may follow, which runs parts of it: `on(pool)`. k and v may be `bfloat16` or `float16`, both the
/// same, where q has floats: read without a copy, to the bits of `cast<float>` of them. (T. Dao et al., FlashAttention,
/// 2022.)
template <class... Xs, class Fault = detail::fault_of<detail::scaled_dot_product_attention_operation, Xs...>>
[[gnu::always_inline]] constexpr auto scaled_dot_product_attention(Xs const&... q_k_v_and_options) {
    return detail::perform<detail::scaled_dot_product_attention_operation>(q_k_v_and_options...);
}
template <class... Xs, class Fault = detail::fault_of<detail::scaled_dot_product_attention_operation, Xs...>>
    requires is_fault<Fault>
refused scaled_dot_product_attention(Xs const&... q_k_v_and_options) = delete;
template <class... Xs>
constexpr auto explain_scaled_dot_product_attention(Xs const&...) {
    return detail::explained_call<detail::scaled_dot_product_attention_operation, Xs...>::value;
}

}  // namespace heed

#endif
