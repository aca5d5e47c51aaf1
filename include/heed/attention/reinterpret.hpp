// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_REINTERPRET_HPP
#define HEED_ATTENTION_REINTERPRET_HPP

#include <heed/attention/detail/mask_rules.hpp>
#include <heed/attention/score_steps.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/detail/contiguous.hpp>
#include <heed/ops/detail/operation.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/semantic_types.hpp>

// Words for stepping out of the strict part: they stand in the code and can be searched for.

namespace heed {

namespace fault::in {
struct as_logits {};
struct as_attention_weights {};
struct as_tensor {};
struct masked {};
}  // namespace fault::in

namespace fault {

template <class Distribution>
struct as_logits_of_a_distribution_would_normalise_twice_or_say_as_tensor {};
template <class Logits>
struct as_attention_weights_of_logits_lacks_their_softmax_or_say_as_tensor {};
template <class Key>
struct masked_names_the_query_axis_and_not_the_key_axis_that_the_logits_are_over {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

template <class QueryName>
struct as_masked;

template <class In, class X, class Name>
consteval auto rule_of_kind() {
    if constexpr (__is_same(In, fault::in::as_logits) && is_distribution<X>) {
        return fault::as_logits_of_a_distribution_would_normalise_twice_or_say_as_tensor<remove_cvref_t<X>>{};
    } else if constexpr (__is_same(In, fault::in::as_attention_weights) && is_logits<X>) {
        return fault::as_attention_weights_of_logits_lacks_their_softmax_or_say_as_tensor<remove_cvref_t<X>>{};
    } else {
        return rule_of_names_of<In, X, Name>();
    }
}

template <class L, class QueryName, class M>
consteval auto rule_of_masked() {
    if constexpr (!is_logits<L>) {
        return fault::masked_needs_logits_so_mask_before_softmax_or_say_as_logits<remove_cvref_t<L>>{};
    } else if constexpr (!has_name<shape_type_of<L>, QueryName>) {
        return rule_of_names_of<fault::in::masked, L, QueryName>();
    } else if constexpr (__is_same(QueryName, typename remove_cvref_t<L>::logits_over)) {
        return fault::masked_names_the_query_axis_and_not_the_key_axis_that_the_logits_are_over<
            axis_in<shape_type_of<L>, QueryName>>{};
    } else if constexpr (!Mask<M>) {
        return fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<M>{};
    } else {
        using key = typename remove_cvref_t<L>::logits_over;
        using of_mask = decltype(mask_traits<M>::template rule<element_of<L>, shape_type_of<L>, QueryName, key>());
        using of_lengths =
            fault_of_options_with_lengths<made_for_lengths::steps_before_softmax, has_lengths<L>, M>;
        if constexpr (is_fault<of_mask>) {
            return of_mask{};
        } else if constexpr (is_fault<of_lengths>) {
            return of_lengths{};
        } else if constexpr (has_bias<M, shape_type_of<L>, QueryName, key>) {
            return rule_of_stage_order<fault::in::masked, stage::masked::order, L>();
        } else {
            return none{};
        }
    }
}

/// Lays a mask on logits whose values stand in a row, in place.
template <class Shape, class QueryName, class KeyName, class X, class M>
constexpr void lay_mask(X& logits, M const& mask) {
    using element = element_of<X>;
    auto const kept = kept_by<Shape, QueryName, KeyName>(mask);
    if constexpr (has_bias<M, Shape, QueryName, KeyName>) {
        auto const total = bias_of<element, Shape, QueryName, KeyName>(mask);
        for (std::size_t i = 0; i < Shape::size; ++i) {
            if (kept.values[i]) logits.values[i] = math::sum(logits.values[i], total.values[i]);
        }
    }
    for (std::size_t i = 0; i < Shape::size; ++i) {
        if (!kept.values[i]) logits.values[i] = -math::infinity<element>;
    }
}

/// The same values under another type.
template <class In, class... Names>
struct reinterpreted : operation<In, mend::x> {
    using words = as_call<In, Names...>;
    using gradient = gradients::moved;
    static constexpr bool goes_in_place = true;
    static constexpr bool takes_lengths = true;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, x);
    }
};
template <class Name>
struct as_logits_operation : reinterpreted<fault::in::as_logits, Name> {
    template <class X>
    using fault = decltype(rule_of_kind<fault::in::as_logits, X, Name>());
    template <class X>
    using result = typename semantic_types<Name, tensor_like<X>>::as_logits;
};
template <class Name>
struct as_attention_weights_operation : reinterpreted<fault::in::as_attention_weights, Name> {
    template <class X>
    using fault = decltype(rule_of_kind<fault::in::as_attention_weights, X, Name>());
    template <class X>
    using result = typename semantic_types<Name, tensor_like<X>>::as_weights;
};
/// The tensor of a log-sum-exp, which is none itself; of all else it is a tensor like it.
template <class X>
struct as_tensor_of {
    using type = tensor_like<X>;
};
template <is_log_sum_exp X>
struct as_tensor_of<X> {
    using type = decltype(X::values);
};
struct as_tensor_operation : operation<fault::in::as_tensor, mend::x> {
    using words = as_call<fault::in::as_tensor>;
    using gradient = gradients::moved;
    static constexpr bool takes_storage = true;
    static constexpr bool goes_in_place = true;
    static constexpr bool takes_lengths = true;
    template <class X>
    using fault = typename conditional<is_log_sum_exp<X>, none,
                                       decltype(rule_of_operands<fault::in::as_tensor, X>())>::type;
    template <class X>
    using result = typename as_tensor_of<remove_cvref_t<X>>::type;
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        if constexpr (is_log_sum_exp<X>) {
            copy_into(out, x.values);
        } else {
            copy_into(out, x);
        }
    }
};

template <class QueryName>
struct masked_operation : operation<fault::in::masked, mend::logits, mend::mask> {
    using words = as_masked<QueryName>;
    using gradient = gradients::masked;
    static constexpr bool takes_lengths = true;
    template <class L, class M>
    using fault = decltype(rule_of_masked<L, QueryName, M>());
    template <class L, class M>
    using result =
        logits_after<L, typename conditional<is_bias_alone<M>, stage::biased, stage::masked>::type>;
    template <class Out, class L, class M>
    static constexpr void write(Out& out, L const& logits,
                                M const& mask) requires(keeps_rows_that_are_written<Out>) {
        using key_name = typename L::logits_over;
        if constexpr (has_lengths<Out>) {
            stage_scores_up_to<QueryName, key_name>(out, logits, mask);
        } else {
            if (!std::is_constant_evaluated()) check_mask<shape_type_of<L>, QueryName, key_name>(mask);
            copy_into(out, logits);
            lay_mask<shape_type_of<L>, QueryName, key_name>(out, mask);
        }
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class X, template <std::size_t> class Name>
using fault_of_as_logits = detail::fault_of<detail::as_logits_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_as_logits = no_fault<fault_of_as_logits<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_as_logits =
    detail::explained_call<detail::as_logits_operation<axis_name<Name>>, X>::value;

/// `as_logits<Key>(x)`: scores of one's own as logits over an axis, taken at one's word:
/// `softmax<Key>(as_logits<Key>(x))`. The same shape and values. Refused: no such axis; a distribution.
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::as_logits_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto as_logits(Xs const&... x) {
    return detail::perform<detail::as_logits_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::as_logits_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused as_logits(Xs const&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::as_logits, X, Axes...>>
refused as_logits(X const& x) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_as_logits(Xs const&...) {
    return detail::explained_call<detail::as_logits_operation<axis_name<Name>>, Xs...>::value;
}

template <class X, template <std::size_t> class Name>
using fault_of_as_attention_weights = detail::fault_of<detail::as_attention_weights_operation<axis_name<Name>>, X>;
template <class X, template <std::size_t> class Name>
concept can_as_attention_weights = no_fault<fault_of_as_attention_weights<X, Name>>;
template <class X, template <std::size_t> class Name>
inline constexpr auto explanation_of_as_attention_weights =
    detail::explained_call<detail::as_attention_weights_operation<axis_name<Name>>, X>::value;

/// `as_attention_weights<Key>(x)`: weights of one's own for `attend`, taken at one's word to sum to 1 over an axis. The
/// same shape and values. Refused: no such axis; logits.
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::as_attention_weights_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto as_attention_weights(Xs const&... x) {
    return detail::perform<detail::as_attention_weights_operation<axis_name<Name>>>(x...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::as_attention_weights_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused as_attention_weights(Xs const&... x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<fault::in::as_attention_weights, X, Axes...>>
refused as_attention_weights(X const& x) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_as_attention_weights(Xs const&...) {
    return detail::explained_call<detail::as_attention_weights_operation<axis_name<Name>>, Xs...>::value;
}

template <class X>
using fault_of_as_tensor = detail::fault_of<detail::as_tensor_operation, X>;
template <class X>
concept can_as_tensor = no_fault<fault_of_as_tensor<X>>;
template <class X>
inline constexpr auto explanation_of_as_tensor = detail::explained_call<detail::as_tensor_operation, X>::value;

/// `as_tensor(x)`: the same values as a plain tensor, of which the type promises nothing:
/// `contract<Key>(as_tensor(logits), v)`. Of a view a tensor with values of its own; of a log-sum-exp its values.
template <class... Xs, class Fault = detail::fault_of<detail::as_tensor_operation, Xs...>>
[[gnu::always_inline]] constexpr auto as_tensor(Xs const&... x) {
    return detail::perform<detail::as_tensor_operation>(x...);
}
template <class... Xs, class Fault = detail::fault_of<detail::as_tensor_operation, Xs...>>
    requires is_fault<Fault>
refused as_tensor(Xs const&... x) = delete;
template <class... Xs>
HEED_LINKED_AS constexpr auto explain_as_tensor(Xs const&...) {
    return detail::explained_call<detail::as_tensor_operation, Xs...>::value;
}

template <class L, template <std::size_t> class Query, class M>
using fault_of_masked = detail::fault_of<detail::masked_operation<axis_name<Query>>, L, M>;
template <class L, template <std::size_t> class Query, class M>
concept can_masked = no_fault<fault_of_masked<L, Query, M>>;
template <class L, template <std::size_t> class Query, class M>
inline constexpr auto explanation_of_masked =
    detail::explained_call<detail::masked_operation<axis_name<Query>>, L, M>::value;

/// `masked<Query>(as_logits<Key>(x), causal{})`: logits of one's own with a mask laid on them, still logits: -inf where
/// a key is masked, and biases added. The query axis, which a causal mask needs, is named. (`scores` takes its mask
/// itself.) Refused: anything but logits, a distribution above all; the Key axis named as the query axis; a mask
/// without the Key axis.
template <template <std::size_t> class Query, class... Xs,
          class Fault = detail::fault_of<detail::masked_operation<axis_name<Query>>, Xs...>>
[[gnu::always_inline]] constexpr auto masked(Xs const&... logits_and_mask) {
    return detail::perform<detail::masked_operation<axis_name<Query>>>(logits_and_mask...);
}
template <template <std::size_t> class Query, class... Xs,
          class Fault = detail::fault_of<detail::masked_operation<axis_name<Query>>, Xs...>>
    requires is_fault<Fault>
refused masked(Xs const&... logits_and_mask) = delete;
template <class... Axes, class L, class M, class Fault = fault_of_naming<fault::in::masked, L, Axes...>>
refused masked(L const& logits, M const& mask) = delete;
template <template <std::size_t> class Query, class... Xs>
constexpr auto explain_masked(Xs const&...) {
    return detail::explained_call<detail::masked_operation<axis_name<Query>>, Xs...>::value;
}

}  // namespace heed

#endif
