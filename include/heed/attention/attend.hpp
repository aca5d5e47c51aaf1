// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_ATTEND_HPP
#define HEED_ATTENTION_ATTEND_HPP

#include <heed/attention/detail/attend_up_to.hpp>
#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/detail/meant_positions.hpp>
#include <heed/attention/detail/rotated_operand_rules.hpp>
#include <heed/kernel/attention.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/ops/detail/plan.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/semantic_types.hpp>

namespace heed {

namespace fault::in {
struct attend {};
}  // namespace fault::in

namespace fault {

template <class Logits>
struct attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them {};
template <class Logits>
struct attend_needs_weights_but_these_are_logits {};
template <class Weights, class... DidYouMean>
struct attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights {};
template <class Key, class V, class... DidYouMean>
struct attend_needs_the_key_axis_of_the_weights_in_v {};
template <class WeightsShape, class V>
struct attend_needs_exactly_one_axis_of_the_weights_that_v_lacks_the_queries {};
template <class V, class WeightsShape>
struct attend_needs_exactly_one_axis_that_only_v_has_its_last_the_features {};
template <class Features, class V>
struct attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by {};
template <class... Came>
struct attend_takes_at_most_one_mask_so_combine_them_with_an_ampersand {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

struct as_attend;

/// The parts that axes play in weights and v.
template <class Weights, class KeyName, class V>
struct attending {
    using queries = without_sharing_axes<not_in<Weights, V>>;
    using features = not_in<V, Weights>;
    using batch = without_names<typename axes_of_batches<Weights, V>::type, KeyName>;
    using result = concatenate<batch, queries, features>;
};

/// What is asked of the shapes of weights over a key and of v that has it.
template <class Weights, class KeyName, class V>
consteval auto rule_of_attending() {
    using parts = attending<Weights, KeyName, V>;
    if constexpr (parts::queries::rank != 1) {
        return fault::attend_needs_exactly_one_axis_of_the_weights_that_v_lacks_the_queries<Weights, V>{};
    } else if constexpr (parts::features::rank != 1 || has_name<Weights, name_of<last_axis<V>>>) {
        return fault::attend_needs_exactly_one_axis_that_only_v_has_its_last_the_features<V, Weights>{};
    } else {
        return none{};
    }
}

/// What is no mask is told so.
template <class M>
inline constexpr bool mask_goes_with_lengths = !Mask<M> || mask_takes_lengths<M>;

template <class W, class V, class... M>
consteval auto rule_of_no_weights();
template <class W, class V, class... M>
consteval auto rule_of_values_without_keys();

template <class W, class V, class... M>
consteval auto rule_of_attend() {
    if constexpr (is_logits<W> || !is_attention_weights<W>) {
        return rule_of_no_weights<W, V, M...>();
    } else if constexpr (!Tensor<V> || is_option<V>) {
        return rule_of_operands<fault::in::attend, W, operand_or_missing<V, mend::v>>();
    } else if constexpr (has_name<shape_type_of<V>, typename remove_cvref_t<W>::compared>) {
        return fault::attend_weighs_values_but_v_has_the_features_that_queries_and_keys_were_compared_by<
            axis_in<shape_type_of<V>, typename remove_cvref_t<W>::compared>, shape_type_of<V>>{};
    } else {
        using key = typename remove_cvref_t<W>::weights_over;
        using of_shapes = decltype(rule_of_attending<shape_type_of<W>, key, shape_type_of<V>>());
        using of_operands = first_fault<decltype(rule_of_operands<fault::in::attend, W, V>()),
                                        rule_of_unrotated_values<fault::in::attend, V>>;
        if constexpr (!has_name<shape_type_of<V>, key>) {
            return rule_of_values_without_keys<W, V, M...>();
        } else if constexpr (is_fault<of_shapes>) {
            return of_shapes{};
        } else if constexpr (is_fault<of_operands>) {
            return of_operands{};
        } else if constexpr (distributed_over<V, key>) {
            return fault::values_that_are_a_distribution_over_the_summed_axis_would_be_weighted_twice_or_say_as_tensor<
                fault::in::attend, remove_cvref_t<V>>{};
        } else if constexpr ((has_lengths<W> || has_lengths<V>)&&sizeof...(M) > 0 &&
                             !(mask_goes_with_lengths<M> && ...)) {
            return first_fault<typename conditional<
                mask_goes_with_lengths<M>, none,
                fault::this_does_not_go_with_lengths_that_are_known_at_run_time_yet<M>>::type...>{};
        } else if constexpr (!(Mask<M> && ...)) {
            return first_fault<typename conditional<
                Mask<M>, none, fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<M>>::type...>{};
        } else if constexpr (sizeof...(M) > 1) {
            return fault::attend_takes_at_most_one_mask_so_combine_them_with_an_ampersand<M...>{};
        } else {
            using query = first_axis<typename attending<shape_type_of<W>, key, shape_type_of<V>>::queries>;
            return first_fault<
                decltype(mask_traits<M>::template rule<element_of<W>, shape_type_of<W>, name_of<query>, key>())...>{};
        }
    }
}

/// What is said of logits in the place of weights, and of other tensors.
template <class W, class V, class... M>
consteval auto rule_of_no_weights() {
    using fault::attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them;
    using fault::attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights;
    if constexpr (is_logits<W>) {
        using compared = typename remove_cvref_t<W>::compared;
        using weights =
            typename semantic_types<typename remove_cvref_t<W>::logits_over, tensor_like<W>, compared>::as_weights;
        return typename conditional<
            is_fault<decltype(rule_of_attend<weights, V, M...>())>,
            fault::attend_needs_weights_but_these_are_logits<remove_cvref_t<W>>,
            attend_needs_weights_but_these_are_logits_did_you_mean_softmax_of_them<remove_cvref_t<W>>>::type{};
    } else if constexpr (is_attention_weights<V>) {
        return fault_with_mend<decltype(rule_of_attend<V, W, M...>()),
                               attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights,
                               did_you_mean<mend::attend(mend::second, mend::first)>, remove_cvref_t<W>>{};
    } else {
        return attend_needs_weights_that_are_the_softmax_of_logits_or_say_as_attention_weights<remove_cvref_t<W>>{};
    }
}

/// What is said of values without the keys of the weights.
template <class W, class V, class... M>
consteval auto rule_of_values_without_keys() {
    using v = shape_type_of<V>;
    using key = axis_in<shape_type_of<W>, typename remove_cvref_t<W>::weights_over>;
    if constexpr (has_time_for<key, v>) {
        return fault_with_mend<
            decltype(rule_of_attend<W, with_renamed<V, axis_name<axes::Time>, name_of<key>>, M...>()),
            fault::attend_needs_the_key_axis_of_the_weights_in_v, keys_made_of_time<key>, key, v>{};
    } else {
        return fault::attend_needs_the_key_axis_of_the_weights_in_v<key, v>{};
    }
}

/// What `attend` returns.
template <class W, class V>
using attended = tensor_of<sum_type<element_of<V>>,
                           typename attending<shape_type_of<W>, typename W::weights_over, shape_type_of<V>>::result>;

/// Weighted sum of the kept keys' values; `kept` has the shape of the weights, or is `absent`.
template <bool Zeros = false, class Out, class W, class V, class Kept>
constexpr void attend_into(Out& result, W const& weights, V const& v, Kept const& kept) {
    using w_shape = shape_type_of<W>;
    kernel::attend<kernel::loops_of(
                       plan<shape_type_of<Out>, layout_of<Out>, w_shape, layout_of<V>>,
                       plan<shape_t<axis_in<w_shape, typename W::weights_over>>, w_shape, layout_of<V>>),
                   element_of<Out>, Zeros>(result.values, weights.values, v.values, kept);
}
/// Whether masked keys may count all the same: their weights are zeros, and no value is one that zero times it is not.
template <class W, class V, class M>
constexpr bool adds_zeros_only(W const& weights, V const& v, M const& mask) {
    using w_shape = shape_type_of<W>;
    using parts = attending<w_shape, typename W::weights_over, shape_type_of<V>>;
    using batch = typename parts::batch;
    using query = first_axis<typename parts::queries>;
    using key = axis_in<w_shape, typename W::weights_over>;
    if (!kernel::all_finite<plan<shape_type_of<V>, layout_of<V>>>(v.data())) return false;
    for (std::size_t i = 0; i < batch::size; ++i) {
        if (!kernel::hides_zeros<scores_of_batch<w_shape, name_of<query>, name_of<key>>>(
                weights.data() + start_of_batch<batch, w_shape>(i), mask_for_kernel<batch, query, key>::of(mask, i))) {
            return false;
        }
    }
    return true;
}
/// As above, under a mask or none.
template <class Out, class W, class V, class... M>
constexpr void attend_under(Out& result, W const& given, V const& v, M const&... mask) {
    if constexpr ((has_lengths<W> || has_lengths<V>)&&sizeof...(M) == 0) {
        contract_into<shape_t<axis_in<shape_type_of<W>, typename W::weights_over>>>(result, given, v);
    } else if constexpr (has_lengths<W> || has_lengths<V>) {
        using parts = attending<shape_type_of<W>, typename W::weights_over, shape_type_of<V>>;
        attend_up_to_into<typename parts::batch, first_axis<typename parts::queries>,
                          axis_in<shape_type_of<W>, typename W::weights_over>, first_axis<typename parts::features>>(
            result, given, v, mask...);
    } else {
        auto const& weights = contiguous(given);
        if constexpr (sizeof...(M) == 0) {
            attend_into(result, weights, v, kernel::absent{});
        } else {
            using shape = shape_type_of<W>;
            using over = typename W::weights_over;
            using query = first_axis<typename attending<shape, over, shape_type_of<V>>::queries>;
            if constexpr (element_traits<element_of<V>>::has_vectors) {
                if (adds_zeros_only(weights, v, mask...)) {
                    attend_into(result, weights, v, kernel::absent{});
                    // A sum may have been rounded to -0, and zeros that were added have made it 0.
                    if (kernel::any_zero<plan<shape_type_of<Out>, layout_of<Out>>>(result.data())) {
                        attend_into<true>(result, weights, v, kept_by<shape, name_of<query>, over>(mask...).values);
                    }
                    return;
                }
            }
            attend_into(result, weights, v, kept_by<shape, name_of<query>, over>(mask...).values);
        }
    }
}

struct attend_operation : operation<fault::in::attend, mend::weights, mend::v> {
    using words = as_attend;
    using gradient = gradients::attended;
    static constexpr bool takes_lengths = true;
    static constexpr std::size_t more_operands = any_number;
    template <class W, class V, class... M>
    using fault = decltype(rule_of_attend<W, V, M...>());
    template <class W, class V, class... M>
    using result = attended<W, V>;
    template <class Out, class W, class V, class... M>
    static constexpr void write(Out& out, W const& weights, V const& v, M const&... mask) {
        attend_under(out, weights, v, mask...);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class W, class V, class... M>
using fault_of_attend = detail::fault_of<detail::attend_operation, W, V, M...>;
template <class W, class V, class... M>
concept can_attend = no_fault<fault_of_attend<W, V, M...>>;
template <class W, class V, class... M>
inline constexpr auto explanation_of_attend = detail::explained_call<detail::attend_operation, W, V, M...>::value;

/// `attend(weights, v)`, section 4 of the lesson, attn_weights @ V: for every query the weighted sum of the values.
///
/// Weights `[..., Query, Key]` and v `[..., Key, Dv]` give `[..., Query, Dv]`. Every element is one chain of
/// multiply-adds over the keys in order, of many keys several, as by `contract`. Weights of 0 count as any other, so a
/// NaN in v comes through; give the mask that the scores had as well, `attend(weights, v, mask)`, and masked keys are
/// skipped, whatever v holds there.
/// Refused: weights that are not a softmax of logits over the Key axis (own ones: `as_attention_weights<Key>(w)`), a v
/// without that axis, with the features that queries and keys were compared by, or that is a distribution over the keys
/// itself, several axes that only one side has, a mask that does not fit. (PyTorch: `attn_weights @ v`.)
template <class... Xs, class Fault = detail::fault_of<detail::attend_operation, Xs...>>
[[gnu::always_inline]] constexpr auto attend(Xs const&... weights_v_and_mask) {
    return detail::perform<detail::attend_operation>(weights_v_and_mask...);
}
template <class... Xs, class Fault = detail::fault_of<detail::attend_operation, Xs...>>
    requires is_fault<Fault>
refused attend(Xs const&... weights_v_and_mask) = delete;
template <class... Xs>
constexpr auto explain_attend(Xs const&...) {
    return detail::explained_call<detail::attend_operation, Xs...>::value;
}

}  // namespace heed

#endif
