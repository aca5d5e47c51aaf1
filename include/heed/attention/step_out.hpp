// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/attention/detail/mask_rules.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/ops/detail/dense.hpp>
#include <heed/ops/detail/rules.hpp>
#include <heed/shape/naming.hpp>
#include <heed/tensor/kinds.hpp>

// Words for stepping out of the strict part: they stand in the code and can be searched for.

namespace heed {

namespace in {
struct as_logits {};
struct as_attention_weights {};
struct as_tensor {};
struct masked {};
}  // namespace in

namespace fault {

template <class Distribution>
struct as_logits_of_a_distribution_would_normalise_twice_or_say_as_tensor {};
template <class Logits>
struct as_attention_weights_of_logits_lacks_their_softmax_or_say_as_tensor {};
template <class Key>
struct masked_names_the_query_axis_and_not_the_key_axis_that_the_logits_are_over {};

}  // namespace fault

namespace detail {

template <class In, class X, class Name>
consteval auto rule_of_kind() {
    if constexpr (any_refused<X>) {
        return none{};
    } else if constexpr (__is_same(In, in::as_logits) && is_distribution<X>) {
        return fault::as_logits_of_a_distribution_would_normalise_twice_or_say_as_tensor<bare<X>>{};
    } else if constexpr (__is_same(In, in::as_attention_weights) && is_logits<X>) {
        return fault::as_attention_weights_of_logits_lacks_their_softmax_or_say_as_tensor<bare<X>>{};
    } else {
        return rule_of_names_of<In, X, Name>();
    }
}

template <class L, class QueryName, class M>
consteval auto rule_of_masked() {
    if constexpr (any_refused<L, M>) {
        return none{};
    } else if constexpr (!is_logits<L>) {
        return fault::masked_needs_logits_so_mask_before_softmax_or_say_as_logits<bare<L>>{};
    } else if constexpr (!has_name<shape_type_of<L>, QueryName>) {
        return rule_of_names_of<in::masked, L, QueryName>();
    } else if constexpr (__is_same(QueryName, typename bare<L>::logits_over)) {
        return fault::masked_names_the_query_axis_and_not_the_key_axis_that_the_logits_are_over<
            axis_in<shape_type_of<L>, QueryName>>{};
    } else if constexpr (!Mask<M>) {
        return fault::this_is_no_mask_so_say_what_it_is_as_in_keep_of_it<M>{};
    } else {
        return mask_traits<M>::template rule<element_of<L>, shape_type_of<L>, QueryName,
                                             typename bare<L>::logits_over>();
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

}  // namespace detail

template <class X, template <std::size_t> class Name>
using fault_of_as_logits = decltype(detail::rule_of_kind<in::as_logits, X, axis_name<Name>>());
template <class X, template <std::size_t> class Name>
using fault_of_as_attention_weights = decltype(detail::rule_of_kind<in::as_attention_weights, X, axis_name<Name>>());
template <class X, template <std::size_t> class Name>
concept can_as_logits = no_fault<fault_of_as_logits<X, Name>>;
template <class X, template <std::size_t> class Name>
concept can_as_attention_weights = no_fault<fault_of_as_attention_weights<X, Name>>;

/// Scores of one's own as logits over an axis, taken at one's word: `softmax<Key>(as_logits<Key>(x))`. The same shape
/// and values. Refused: no such axis; a distribution.
template <template <std::size_t> class Name, class X, class Fault = fault_of_as_logits<X, Name>>
constexpr auto as_logits(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::promoted<typename detail::kinds<axis_name<Name>, detail::tensor_like<X>>::as_logits>(x);
    }
}
template <template <std::size_t> class Name, class X, class Fault = fault_of_as_logits<X, Name>>
    requires is_fault<Fault>
refused as_logits(X const& x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<in::as_logits, X, Axes...>>
refused as_logits(X const& x) = delete;

template <class X>
using fault_of_as_tensor = decltype(detail::rule_of_operands<in::as_tensor, X>());
template <class X>
concept can_as_tensor = no_fault<fault_of_as_tensor<X>>;

/// The same values as a plain tensor, of which the type promises nothing: `contract<Key>(as_tensor(logits), v)`. Of a
/// view a tensor with values of its own.
template <Tensor X>
constexpr detail::tensor_like<X> as_tensor(X const& x) {
    return detail::copied(x);
}
constexpr refused as_tensor(refused const&) { return {}; }
template <class X, class Fault = fault_of_as_tensor<X>>
    requires is_fault<Fault>
refused as_tensor(X const& x) = delete;

/// Weights of one's own for `attend`, taken at one's word to sum to 1 over an axis. The same shape and values.
/// Refused: no such axis; logits.
template <template <std::size_t> class Name, class X, class Fault = fault_of_as_attention_weights<X, Name>>
constexpr auto as_attention_weights(X const& x) {
    if constexpr (detail::any_refused<X>) {
        return refused{};
    } else {
        return detail::promoted<typename detail::kinds<axis_name<Name>, detail::tensor_like<X>>::as_weights>(x);
    }
}
template <template <std::size_t> class Name, class X, class Fault = fault_of_as_attention_weights<X, Name>>
    requires is_fault<Fault>
refused as_attention_weights(X const& x) = delete;
template <class... Axes, class X, class Fault = fault_of_naming<in::as_attention_weights, X, Axes...>>
refused as_attention_weights(X const& x) = delete;

template <class L, template <std::size_t> class Query, class M>
using fault_of_masked = decltype(detail::rule_of_masked<L, axis_name<Query>, M>());
template <class L, template <std::size_t> class Query, class M>
concept can_masked = no_fault<fault_of_masked<L, Query, M>>;

/// Logits of one's own with a mask laid on them, still logits: -inf where a key is masked, and biases added. The query
/// axis, which a causal mask needs, is named: `masked<Query>(as_logits<Key>(x), causal{})`. (`scores` takes its mask
/// itself.) Refused: anything but logits, a distribution above all; the Key axis named as
/// the query axis; a mask without the Key axis.
template <template <std::size_t> class Query, class L, class M, class Fault = fault_of_masked<L, Query, M>>
constexpr auto masked(L const& logits, M const& mask) {
    if constexpr (detail::any_refused<L, M>) {
        return refused{};
    } else {
        L result = logits;
        detail::lay_mask<shape_type_of<L>, axis_name<Query>, typename L::logits_over>(result, mask);
        return result;
    }
}
template <template <std::size_t> class Query, class L, class M, class Fault = fault_of_masked<L, Query, M>>
    requires is_fault<Fault>
refused masked(L const& logits, M const& mask) = delete;
template <class... Axes, class L, class M, class Fault = fault_of_naming<in::masked, L, Axes...>>
refused masked(L const& logits, M const& mask) = delete;

}  // namespace heed
