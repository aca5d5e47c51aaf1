// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TENSOR_SEMANTIC_TYPES_HPP
#define HEED_TENSOR_SEMANTIC_TYPES_HPP

#include <type_traits>

#include <heed/meta/detail/linkage.hpp>
#include <heed/tensor/detail/tensor_up_to.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/numbers.hpp>
#include <heed/tensor/tensor.hpp>

namespace heed {

/// How many values came, in a fault.
template <std::size_t Count>
struct values_given {};

namespace fault {

template <class Shape, class Given>
struct a_mask_or_projection_needs_exactly_as_many_values_as_its_shape_has_elements {};
template <class Came, class Element>
struct a_mask_or_projection_is_made_of_values_of_its_element_type {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

/// A bool for bools; for other elements a number, which becomes the element as a literal does.
template <class Value, class T>
inline constexpr bool is_value_of =
    __is_same(Value, T) || (std::is_arithmetic_v<Value> && !__is_same(T, bool) && !__is_same(Value, bool) &&
                            converts_without_loss<Value, T>);

}  // namespace detail::inline HEED_KERNELS

namespace detail::inline HEED_KERNELS {

template <class T, class Shape, class... Values>
consteval auto rule_of_values() {
    if constexpr (!(is_value_of<Values, T> && ...)) {
        return first_fault<typename conditional<
            is_value_of<Values, T>, none,
            fault::a_mask_or_projection_is_made_of_values_of_its_element_type<Values, T>>::type...>{};
    } else if constexpr (sizeof...(Values) != Shape::size) {
        return fault::a_mask_or_projection_needs_exactly_as_many_values_as_its_shape_has_elements<
            Shape, values_given<sizeof...(Values)>>{};
    } else {
        return none{};
    }
}

/// A tensor that promises nothing, of a shape and an element type, wherever its values are.
template <class X, class T, class Shape>
concept has_values_for = Tensor<X> && __is_same(X, plain<X>) && __is_same(shape_type_of<X>, Shape) &&
                         __is_same(element_of<X>, T);

/// The elements of a tensor of the same shape, and its lengths.
template <class To, class From>
constexpr void copy_elements(To& to, From const& from) {
    if constexpr (has_lengths<From>) {
        using shape = typename To::shape_type;
        to.lengths = from.lengths;
        auto const counts = counts_in(shape{}, from);
        for (std::size_t i = 0; i < from.size(); ++i) {
            to.data()[place_of_nth<layout_of<To>>(shape{}, counts.of, i)] =
                from.data()[place_of_nth<layout_of<From>>(shape{}, counts.of, i)];
        }
    } else {
        for (std::size_t i = 0; i < From::size; ++i) to.values[i] = nth(from, i);
    }
}

/// Why a tensor for a purpose is not made of such arguments.
template <class Purpose, class First, class... Rest>
consteval auto rule_of_purpose() {
    if constexpr (any_refused<First, Rest...>) {
        return none{};
    } else if constexpr (Tensor<First> && sizeof...(Rest) == 0) {
        if constexpr (has_values_for<First, typename Purpose::element, typename Purpose::shape_type>) {
            return none{};
        } else {
            return rule_of_conversion<First, Purpose>();
        }
    } else if constexpr (has_lengths<Purpose>) {
        return fault::a_tensor_up_to_a_length_is_made_empty_and_appended_to_or_taken_of_another<Purpose>{};
    } else {
        return rule_of_values<typename Purpose::element, typename Purpose::shape_type, First, Rest...>();
    }
}

}  // namespace detail::inline HEED_KERNELS

/// Stands for the features in logits and weights of which nobody said by what features they were compared.
template <std::size_t Extent>
struct unknown_features : axis<unknown_features, Extent> {};

/// Scaled, not yet normalised scores over the axis `Over`, known as such by their type: what `scores` returns and what
/// `softmax<Over>` turns into attention weights. `Compared` names the features by which they were compared. A tensor in
/// all else; arithmetic on it gives a plain tensor again.
template <template <std::size_t> class Over, template <std::size_t> class Compared, class T, class... Axes>
struct HEED_LINKED_AS logits : detail::stored<T, Axes...> {
    /// Not made of other tensors by braces: a promise is had by computing it, or by saying `as_logits`.
    constexpr logits() : detail::stored<T, Axes...>{} {}
    constexpr logits(logits const&) = default;
    constexpr logits(logits&&) = default;
    constexpr logits& operator=(logits const&) & = default;
    constexpr logits& operator=(logits&&) & = default;
    template <class X = logits, class Fault = detail::written_in_vain<logits>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, logits>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    using logits_over = axis_name<Over>;
    using compared = axis_name<Compared>;
};

/// What was done to logits beside scaling them, in the only order: each stage follows those above it.
namespace stage {
struct HEED_LINKED_AS capped {
    static constexpr int order = 1;
};
struct HEED_LINKED_AS rescored {
    static constexpr int order = 2;
};
struct HEED_LINKED_AS biased {
    static constexpr int order = 3;
};
struct HEED_LINKED_AS masked {
    static constexpr int order = 4;
};
}  // namespace stage

/// Logits that have come to a stage: what `scores` returns of options, and `capped`, `rescored` and `masked`.
template <class Stage, template <std::size_t> class Over, template <std::size_t> class Compared, class T, class... Axes>
struct HEED_LINKED_AS staged_logits : logits<Over, Compared, T, Axes...> {
    constexpr staged_logits() = default;
    constexpr staged_logits(staged_logits const&) = default;
    constexpr staged_logits(staged_logits&&) = default;
    constexpr staged_logits& operator=(staged_logits const&) & = default;
    constexpr staged_logits& operator=(staged_logits&&) & = default;
    template <class X = staged_logits, class Fault = detail::written_in_vain<staged_logits>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, staged_logits>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    using stage = Stage;
};

/// A tensor known by its type to sum to 1 over the axis `Over`: what `softmax<Over>` returns.
template <template <std::size_t> class Over, class T, class... Axes>
struct HEED_LINKED_AS distribution : detail::stored<T, Axes...> {
    constexpr distribution() : detail::stored<T, Axes...>{} {}
    constexpr distribution(distribution const&) = default;
    constexpr distribution(distribution&&) = default;
    constexpr distribution& operator=(distribution const&) & = default;
    constexpr distribution& operator=(distribution&&) & = default;
    template <class X = distribution, class Fault = detail::written_in_vain<distribution>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, distribution>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    using distribution_over = axis_name<Over>;
};

/// A distribution over the keys that came from logits: the only thing that `attend` accepts as weights. They weigh
/// values, and so nothing that has the features by which the logits were compared.
template <template <std::size_t> class Over, template <std::size_t> class Compared, class T, class... Axes>
struct HEED_LINKED_AS attention_weights : distribution<Over, T, Axes...> {
    constexpr attention_weights() = default;
    constexpr attention_weights(attention_weights const&) = default;
    constexpr attention_weights(attention_weights&&) = default;
    constexpr attention_weights& operator=(attention_weights const&) & = default;
    constexpr attention_weights& operator=(attention_weights&&) & = default;
    template <class X = attention_weights, class Fault = detail::written_in_vain<attention_weights>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, attention_weights>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    using weights_over = axis_name<Over>;
    using compared = axis_name<Compared>;
};

/// Weights over the keys that came from logits and need not sum to 1, as a sink or dropout has taken part: `attend`
/// accepts them, and they are no distribution.
template <template <std::size_t> class Over, template <std::size_t> class Compared, class T, class... Axes>
struct HEED_LINKED_AS partial_weights : detail::stored<T, Axes...> {
    constexpr partial_weights() : detail::stored<T, Axes...>{} {}
    constexpr partial_weights(partial_weights const&) = default;
    constexpr partial_weights(partial_weights&&) = default;
    constexpr partial_weights& operator=(partial_weights const&) & = default;
    constexpr partial_weights& operator=(partial_weights&&) & = default;
    template <class X = partial_weights, class Fault = detail::written_in_vain<partial_weights>>
    refused operator=(X const&) && = delete;
    template <class X, class Fault = decltype(detail::rule_of_assigned_value<X, partial_weights>())>
        requires is_fault<Fault>
    refused operator=(X const&) & = delete;
    using weights_over = axis_name<Over>;
    using compared = axis_name<Compared>;
};

/// Base of the tensors whose type says what their values are for: masks and projections. Each inherits these
/// constructors and has a deleted one of its own for what is none of them, which g++ would report twice were it
/// inherited too.
///
/// Made of exactly as many values as it has elements, `keep<Key<3>>{true, true, false}`, or, in so many words, of a
/// plain tensor of its shape, `keep<Key<3>>{x}`, wherever that has its values, which are copied; and never of a tensor
/// for another purpose, which an aggregate would take. Numbers for a purpose may change, as those of any tensor:
/// `w = w - rate * gradient`, `w *= 2`, `map(into(w), f, w)`. Bools may not: whether true keeps or drops is what the
/// type says of its values.
template <class T, class... Axes>
struct HEED_LINKED_AS tagged_tensor : detail::stored<T, Axes...> {
    constexpr tagged_tensor() : detail::stored<T, Axes...>{} {}

    template <class First, class Second, class... Rest>
        requires(detail::lengths_in<shape_t<Axes...>> == 0 && 2 + sizeof...(Rest) == shape_t<Axes...>::size &&
                 detail::is_value_of<First, T> && detail::is_value_of<Second, T> &&
                 (detail::is_value_of<Rest, T> && ...))
    constexpr tagged_tensor(First first, Second second, Rest... rest)
        : tensor<T, Axes...>{detail::converted<T>(first), detail::converted<T>(second),
                             detail::converted<T>(rest)...} {}

    template <class Value>
        requires(detail::lengths_in<shape_t<Axes...>> == 0 && shape_t<Axes...>::size == 1 &&
                 detail::is_value_of<Value, T>)
    constexpr explicit tagged_tensor(Value value) : tensor<T, Axes...>{detail::converted<T>(value)} {}

    template <class X>
        requires __is_same(X, detail::stored<T, Axes...>)
    constexpr explicit tagged_tensor(X const& x) : detail::stored<T, Axes...>(x) {}
    template <class X>
        requires(!__is_same(X, detail::stored<T, Axes...>) && detail::has_values_for<X, T, shape_t<Axes...>>)
    constexpr explicit tagged_tensor(X const& x) : detail::stored<T, Axes...>{} {
        detail::copy_elements(*this, x);
    }

        static constexpr bool takes_any_values = !__is_same(T, bool);
};

/// True for logits over the axis `Name`.
template <class X, template <std::size_t> class Name>
concept is_logits_over = requires { typename detail::remove_cvref_t<X>::logits_over; } &&
                         __is_same(typename detail::remove_cvref_t<X>::logits_over, axis_name<Name>);

/// True for a tensor whose type says that it sums to 1 over the axis `Name`.
template <class X, template <std::size_t> class Name>
concept is_distribution_over = requires { typename detail::remove_cvref_t<X>::distribution_over; } &&
                               __is_same(typename detail::remove_cvref_t<X>::distribution_over, axis_name<Name>);

namespace detail::inline HEED_KERNELS {

template <class X>
concept is_logits = requires { typename remove_cvref_t<X>::logits_over; };
template <class X>
concept is_distribution = requires { typename remove_cvref_t<X>::distribution_over; };
template <class X>
concept is_attention_weights = requires { typename remove_cvref_t<X>::weights_over; };

/// How far logits have come: 0 when they are scaled and no more.
template <class X>
inline constexpr int stage_of = 0;
template <class X>
    requires requires { typename X::stage; }
inline constexpr int stage_of<X> = X::stage::order;

/// Whether a tensor may be written to: a plain one, or one whose type says what its values are for and nothing of what
/// they are.
template <class X>
concept takes_any_values = __is_same(remove_cvref_t<X>, plain<X>) || requires {
    requires remove_cvref_t<X>::takes_any_values;
};

/// The plain tensor that a tensor for a purpose, with values of its own, is but for its type.
template <class X, class W>
concept has_values_of = __is_same(remove_cvref_t<X>, plain<W>) && !requires { W::is_view; };

template <class Name, class Plain, class Compared = axis_name<unknown_features>>
struct semantic_types;
template <template <std::size_t> class Over, template <class, class...> class Stored, class T, class... Axes,
          template <std::size_t> class Compared>
struct semantic_types<axis_name<Over>, Stored<T, Axes...>, axis_name<Compared>> {
    using as_logits = logits<Over, Compared, T, Axes...>;
    template <class Stage>
    using as_logits_at = staged_logits<Stage, Over, Compared, T, Axes...>;
    using as_partial_weights = partial_weights<Over, Compared, T, Axes...>;
    using as_distribution = distribution<Over, T, Axes...>;
    using as_weights = attention_weights<Over, Compared, T, Axes...>;
};

}  // namespace detail::inline HEED_KERNELS

}  // namespace heed

#endif
