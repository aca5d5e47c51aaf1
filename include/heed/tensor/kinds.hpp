// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/tensor/tensor.hpp>

namespace heed {

/// Stands for the features in logits and weights of which nobody said by what features they were compared.
template <std::size_t Extent>
struct unknown_features : axis<unknown_features, Extent> {};

/// Scaled, not yet normalised scores over the axis `Over`, known as such by their type: what `scores` returns and what
/// `softmax<Over>` turns into attention weights. `Compared` names the features by which they were compared. A tensor in
/// all else; arithmetic on it gives a plain tensor again.
template <template <std::size_t> class Over, template <std::size_t> class Compared, class T, class... Axes>
struct logits : tensor<T, Axes...> {
    using logits_over = axis_name<Over>;
    using compared = axis_name<Compared>;
};

/// A tensor known by its type to sum to 1 over the axis `Over`: what `softmax<Over>` returns.
template <template <std::size_t> class Over, class T, class... Axes>
struct distribution : tensor<T, Axes...> {
    using distribution_over = axis_name<Over>;
};

/// A distribution over the keys that came from logits: the only thing that `attend` accepts as weights. They weigh
/// values, and so nothing that has the features by which the logits were compared.
template <template <std::size_t> class Over, template <std::size_t> class Compared, class T, class... Axes>
struct attention_weights : distribution<Over, T, Axes...> {
    using weights_over = axis_name<Over>;
    using compared = axis_name<Compared>;
};

/// True for logits over the axis `Name`.
template <class X, template <std::size_t> class Name>
concept is_logits_over = requires { typename detail::bare<X>::logits_over; } &&
                         __is_same(typename detail::bare<X>::logits_over, axis_name<Name>);

/// True for a tensor whose type says that it sums to 1 over the axis `Name`.
template <class X, template <std::size_t> class Name>
concept is_distribution_over = requires { typename detail::bare<X>::distribution_over; } &&
                               __is_same(typename detail::bare<X>::distribution_over, axis_name<Name>);

namespace detail {

template <class X>
concept is_logits = requires { typename bare<X>::logits_over; };
template <class X>
concept is_distribution = requires { typename bare<X>::distribution_over; };
template <class X>
concept is_attention_weights = requires { typename bare<X>::weights_over; };

template <class Name, class Plain, class Compared = axis_name<unknown_features>>
struct kinds;
template <template <std::size_t> class Over, class T, class... Axes, template <std::size_t> class Compared>
struct kinds<axis_name<Over>, tensor<T, Axes...>, axis_name<Compared>> {
    using as_logits = logits<Over, Compared, T, Axes...>;
    using as_distribution = distribution<Over, T, Axes...>;
    using as_weights = attention_weights<Over, Compared, T, Axes...>;
};

/// The values of a tensor under a type that promises more of them; where that is true is the caller's to know.
template <class Promising, class X>
constexpr Promising promoted(X const& x) {
    Promising result{};
    static_cast<plain<X>&>(result) = x;
    return result;
}

}  // namespace detail

}  // namespace heed
