// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_SCORE_STEPS_HPP
#define HEED_ATTENTION_SCORE_STEPS_HPP

#include <heed/attention/detail/bound_stages.hpp>
#include <heed/attention/detail/scores_up_to.hpp>
#include <heed/attention/mask.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/tensor/semantic_types.hpp>

// The stages of scores before softmax step by step: each gives the bits of `scores` with that option.

namespace heed {

namespace fault::in {
struct capped {};
struct rescored {};
}  // namespace fault::in

namespace fault {

template <class In, class Came>
struct a_stage_of_scores_needs_logits {};
template <class Came>
struct capped_takes_a_softcap_and_this_is_none {};
template <class Came>
struct rescored_takes_a_score_function_and_this_is_none {};
template <class In, class Stage>
struct the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class In, class... Names>
struct as_stage;

/// What is asked of logits before a stage.
template <class In, int Order, class L>
consteval auto rule_of_stage_order() {
    if constexpr (!is_logits<L>) {
        return fault::a_stage_of_scores_needs_logits<In, remove_cvref_t<L>>{};
    } else if constexpr (stage_of<remove_cvref_t<L>> >= Order) {
        return fault::the_stages_of_scores_are_softcap_function_bias_mask_and_these_have_come_to_this_one<
            In, typename remove_cvref_t<L>::stage>{};
    } else {
        return none{};
    }
}

/// Logits at a stage.
template <class L, class Stage>
using logits_after = typename semantic_types<typename remove_cvref_t<L>::logits_over, tensor_like<L>,
                                             typename remove_cvref_t<L>::compared>::template as_logits_at<Stage>;

template <class L, class Cap>
consteval auto rule_of_capped() {
    if constexpr (!is_softcap<Cap>) {
        return fault::capped_takes_a_softcap_and_this_is_none<remove_cvref_t<Cap>>{};
    } else {
        return first_fault<decltype(rule_of_stage_order<fault::in::capped, 1, L>()),
                           decltype(rule_of_stage<float, shape_t<>, void, void, remove_cvref_t<Cap>>())>{};
    }
}

struct capped_operation : operation<fault::in::capped, mend::logits, mend::softcap> {
    using words = as_stage<fault::in::capped>;
    using gradient = gradients::capped;
    static constexpr bool takes_lengths = true;
    static constexpr bool goes_in_place = true;
    template <class L, class Cap>
    using fault = decltype(rule_of_capped<L, Cap>());
    template <class L, class Cap>
    using result = logits_after<L, stage::capped>;
    template <class Out, class L, class Cap>
    static constexpr void write(Out& out, L const& logits,
                                Cap const& cap) requires(keeps_rows_that_are_written<Out>) {
        using element = element_of<L>;
        kernel::capped_score<element> const by{static_cast<element>(cap.value)};
        if constexpr (has_lengths<Out>) {
            kernel::map<plan<shape_type_of<Out>, layout_of<Out>, layout_of<L>>>(take_lengths(out, logits), by,
                                                                               values_of(out), values_of(logits));
        } else {
            copy_into(out, logits);
            for (std::size_t i = 0; i < Out::size; ++i) out.values[i] = by(out.values[i]);
        }
    }
};

template <class QueryName, class L, class F>
consteval auto rule_of_rescored() {
    if constexpr (!is_score_function<F>) {
        return fault::rescored_takes_a_score_function_and_this_is_none<remove_cvref_t<F>>{};
    } else {
        using of_order = decltype(rule_of_stage_order<fault::in::rescored, 2, L>());
        if constexpr (is_fault<of_order>) {
            return of_order{};
        } else {
            using key = typename remove_cvref_t<L>::logits_over;
            return first_fault<decltype(rule_of_names_of<fault::in::rescored, L, QueryName>()),
                               decltype(rule_of_stage<element_of<L>, shape_type_of<L>, QueryName, key,
                                                      remove_cvref_t<F>>())>{};
        }
    }
}

template <class QueryName>
struct rescored_operation : operation<fault::in::rescored, mend::logits, mend::function> {
    using words = as_stage<fault::in::rescored, QueryName>;
    using gradient = gradients::rescored;
    static constexpr bool takes_lengths = true;
    template <class L, class F>
    using fault = decltype(rule_of_rescored<QueryName, L, F>());
    template <class L, class F>
    using result = logits_after<L, stage::rescored>;
    template <class Out, class L, class F>
    static constexpr void write(Out& out, L const& logits,
                                F const& function) requires(keeps_rows_that_are_written<Out>) {
        using shape = shape_type_of<L>;
        using key_name = typename L::logits_over;
        if constexpr (has_lengths<Out>) {
            stage_scores_up_to<QueryName, key_name>(out, logits, function);
        } else {
            using query = axis_in<shape, QueryName>;
            using key = axis_in<shape, key_name>;
            using batch = without_names<shape, QueryName, key_name>;
            constexpr kernel::scores_plan rows{extent_of<query>, extent_of<key>, stride_in<shape, QueryName>,
                                               stride_in<shape, key_name>};
            copy_into(out, logits);
            for (std::size_t i = 0; i < batch::size; ++i) {
                kernel::stage_scores<rows>(
                    out.data() + start_of_batch<batch, shape>(i),
                    stages_of_batch<element_of<L>, batch, query, key>::joined(kernel::absent{}, i, function));
            }
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class A, class B>
using fault_of_capped = detail::fault_of<detail::capped_operation, A, B>;
template <class A, class B>
concept can_capped = no_fault<fault_of_capped<A, B>>;
template <class A, class B>
inline constexpr auto explanation_of_capped =
    detail::explained_call<detail::capped_operation, A, B>::value;

/// `capped(logits, softcap{30.0f})`: every score s becomes cap tanh(s / cap), the quotient, the tanh and the product
/// rounded on their own; the same shape, as logits that are known to be capped. What `scores(q, k, softcap{c})`
/// gives. Refused: anything but logits; logits that are capped, changed, biased or masked already.
template <class... Xs, class Fault = detail::fault_of<detail::capped_operation, Xs...>>
[[gnu::always_inline]] constexpr auto capped(Xs const&... logits_and_softcap) {
    return detail::perform<detail::capped_operation>(logits_and_softcap...);
}
template <class... Xs, class Fault = detail::fault_of<detail::capped_operation, Xs...>>
    requires is_fault<Fault>
refused capped(Xs const&... logits_and_softcap) = delete;
template <class... Xs>
constexpr auto explain_capped(Xs const&...) {
    return detail::explained_call<detail::capped_operation, Xs...>::value;
}

template <class A, template <std::size_t> class Name, class B>
using fault_of_rescored = detail::fault_of<detail::rescored_operation<axis_name<Name>>, A, B>;
template <class A, template <std::size_t> class Name, class B>
concept can_rescored = no_fault<fault_of_rescored<A, Name, B>>;
template <class A, template <std::size_t> class Name, class B>
inline constexpr auto explanation_of_rescored =
    detail::explained_call<detail::rescored_operation<axis_name<Name>>, A, B>::value;

/// `rescored<Query>(logits, score_with{f})`: every score becomes f(score, positions by name...): see `score_with`.
/// The same shape, as logits that are known to be changed. The query axis is named, which f may ask for under this
/// name or its own. Refused: anything but logits; logits that are changed, biased or masked already; a function of
/// other positions.
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::rescored_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto rescored(Xs const&... logits_and_function) {
    return detail::perform<detail::rescored_operation<axis_name<Name>>>(logits_and_function...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::rescored_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused rescored(Xs const&... logits_and_function) = delete;
template <class... Axes, class A, class B, class Fault = fault_of_naming<fault::in::rescored, A, Axes...>>
refused rescored(A const& a, B const& b) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_rescored(Xs const&...) {
    return detail::explained_call<detail::rescored_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
