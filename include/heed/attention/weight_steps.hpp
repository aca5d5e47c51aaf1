// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_WEIGHT_STEPS_HPP
#define HEED_ATTENTION_WEIGHT_STEPS_HPP

#include <heed/attention/score_steps.hpp>
#include <heed/kernel/mask_rows.hpp>
#include <heed/kernel/softmax.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/softmax.hpp>

// The stages from softmax on step by step: each gives the bits of `attention` with that option.

namespace heed {

namespace fault::in {
struct softmax_with_sink {};
struct dropped_out {};
}  // namespace fault::in

namespace fault {

template <class Came>
struct softmax_with_sink_takes_a_sink_and_this_is_none {};
template <class Came>
struct dropped_out_takes_a_dropout_and_this_is_none {};
template <class Came>
struct dropped_out_needs_weights_after_softmax {};

}  // namespace fault

namespace detail::inline HEED_KERNELS {

constexpr void sink_in() {}
template <class First, class... Rest>
constexpr decltype(auto) sink_in(First const& first, Rest const&... rest) {
    if constexpr (is_sink<First>) {
        return (first);
    } else {
        return sink_in(rest...);
    }
}

/// The same as below where rows end at lengths, or are as many as one says.
template <class Name, class Rest, class X, class Sink>
constexpr void softmax_with_sink_up_to(X& x, Sink const& sink) {
    using element = element_of<X>;
    using of_sink = decltype(Sink::value);
    using key = axis_in<shape_type_of<X>, Name>;
    using sinks = typename conditional<Tensor<of_sink>, of_sink, tensor<element>>::type;
    constexpr auto const& visited = plan<Rest, layout_of<X>, layout_of<sinks>>;
    constexpr std::size_t most = extent_of<key>, stride = stride_in<layout_of<X>, Name>;
    auto const lengths = [&] {
        if constexpr (Tensor<of_sink>) {
            return lengths_of<Rest>(x, sink.value);
        } else {
            return lengths_of<Rest>(x);
        }
    }();
    std::size_t const keys = number_along<key>(x), rows = kernel::row_turns<visited>(lengths);
    auto* values = x.data();
    using row = kernel::ended_row<most, stride, decltype(values)>;
    using row_before = kernel::ended_row<most, stride, decltype(values) const>;
    for (kernel::nest_cursor<visited, run_time_lengths<lengths_in<Rest>>> line{{}, lengths}; line.more; line.next()) {
        for (std::size_t i = 0; i < rows; ++i) {
            std::size_t const start = line.at[0] + i * kernel::row_stride<visited, 0>;
            element const one = [&] {
                if constexpr (Tensor<of_sink>) {
                    return static_cast<element>(sink.value.data()[line.at[1] + i * kernel::row_stride<visited, 1>]);
                } else {
                    return static_cast<element>(sink.value);
                }
            }();
            kernel::softmax_row_with_sink<element>(row{values, start, keys}, row_before{values, start, keys}, one);
        }
    }
}

/// Softmax over an axis, in place, with a sink of a number or of a tensor over other axes.
template <class Name, class X, class Sink>
constexpr void softmax_with_sink_into(X& x, Sink const& sink) {
    using shape = shape_type_of<X>;
    using rest = without_names<shape, Name>;
    using element = element_of<X>;
    if constexpr (has_lengths<X>) {
        softmax_with_sink_up_to<Name, rest>(x, sink);
    } else {
        constexpr std::size_t length = extent_in<shape, Name>, stride = stride_in<shape, Name>;
        auto* values = x.data();
        for (std::size_t i = 0; i < rest::size; ++i) {
            using stages = stages_of_batch<element, rest, axis_in<shape, Name>, axis_in<shape, Name>>;
            element const one = stages::sink(i, sink);
            std::size_t const start = start_of_batch<rest, shape>(i);
            kernel::softmax_row_with_sink<element>(kernel::row<length, stride, decltype(values)>{values, start},
                                                   kernel::row<length, stride, decltype(values) const>{values, start},
                                                   one);
        }
    }
}

/// Dropout of weights, in place.
template <class Batch, class Query, class Key, class W, class... Options>
constexpr void dropout_into(W& weights, Options const&... given) {
    using layout = layout_of<W>;
    using stages = stages_of_batch<element_of<W>, Batch, Query, Key>;
    constexpr std::size_t of_query = stride_in<layout, name_of<Query>>, of_key = stride_in<layout, name_of<Key>>;
    for (std::size_t i = 0; i < Batch::size; ++i) {
        auto* const of_batch = weights.data() + start_of_batch<Batch, layout>(i);
        if constexpr (has_lengths<W>) {
            auto const batches = lengths_of<Batch>(weights);
            if (!among_batches(Batch{}, i, batches).is_there) continue;
            auto const number =
                batch_of_lengths<Batch>(i, number_along<Query>(weights), number_along<Key>(weights), batches);
            auto const mask = stages::joined(kernel::absent{}, number, given...);
            for (std::size_t query = 0; query < number.queries; ++query) {
                kernel::drop_row<element_of<W>>(mask, query, 0, of_batch + query * of_query, of_key, number.keys);
            }
        } else {
            constexpr kernel::scores_plan rows{extent_of<Query>, extent_of<Key>, of_query, of_key};
            kernel::drop_weights<rows>(of_batch, stages::joined(kernel::absent{}, i, given...));
        }
    }
}

template <class Name, class L, class S>
consteval auto rule_of_softmax_with_sink() {
    if constexpr (!is_sink<S>) {
        return fault::softmax_with_sink_takes_a_sink_and_this_is_none<remove_cvref_t<S>>{};
    } else if constexpr (!is_logits<L>) {
        return fault::a_stage_of_scores_needs_logits<fault::in::softmax_with_sink, remove_cvref_t<L>>{};
    } else {
        using of_softmax = decltype(rule_of_softmax<fault::in::softmax_with_sink, L, Name>());
        if constexpr (is_fault<of_softmax>) {
            return of_softmax{};
        } else {
            return first_fault<
                decltype(rule_of_stage<element_of<L>, shape_type_of<L>, Name, Name, remove_cvref_t<S>>()),
                fault_of_options_with_lengths<made_for_lengths::all_stages, false, remove_cvref_t<S>>>{};
        }
    }
}

template <class Name>
struct softmax_with_sink_operation : operation<fault::in::softmax_with_sink, mend::logits, mend::sink> {
    using words = as_stage<fault::in::softmax_with_sink, Name>;
    using gradient = gradients::with_sink<Name>;
    static constexpr bool takes_lengths = true;
    template <class L, class S>
    using fault = decltype(rule_of_softmax_with_sink<Name, L, S>());
    template <class L, class S>
    using result =
        typename semantic_types<Name, tensor_like<L>, typename remove_cvref_t<L>::compared>::as_partial_weights;
    template <class Out, class L, class S>
    static constexpr void write(Out& out, L const& logits,
                                S const& sink) requires(keeps_rows_that_are_written<Out>) {
        copy_into(out, logits);
        softmax_with_sink_into<Name>(out, sink);
    }
};

template <class QueryName, class W, class D>
consteval auto rule_of_dropped_out() {
    if constexpr (!is_attention_weights<W>) {
        return fault::dropped_out_needs_weights_after_softmax<remove_cvref_t<W>>{};
    } else if constexpr (!is_dropout<D>) {
        return fault::dropped_out_takes_a_dropout_and_this_is_none<remove_cvref_t<D>>{};
    } else {
        using of_names = decltype(rule_of_names_of<fault::in::dropped_out, W, QueryName>());
        return of_names{};
    }
}

template <class QueryName>
struct dropped_out_operation : operation<fault::in::dropped_out, mend::weights, mend::dropout> {
    using words = as_stage<fault::in::dropped_out, QueryName>;
    using gradient = gradients::dropped_out;
    static constexpr bool takes_lengths = true;
    template <class W, class D>
    using fault = decltype(rule_of_dropped_out<QueryName, W, D>());
    template <class W, class D>
    using result = typename semantic_types<typename remove_cvref_t<W>::weights_over, tensor_like<W>,
                                           typename remove_cvref_t<W>::compared>::as_partial_weights;
    template <class Out, class W, class D>
    static constexpr void write(Out& out, W const& weights,
                                D const& dropout) requires(keeps_rows_that_are_written<Out>) {
        using shape = shape_type_of<W>;
        using key = typename W::weights_over;
        copy_into(out, weights);
        using batch = without_names<shape, QueryName, key>;
        dropout_into<batch, axis_in<shape, QueryName>, axis_in<shape, key>>(out, dropout);
    }
};

}  // namespace detail::inline HEED_KERNELS

template <class A, template <std::size_t> class Name, class B>
using fault_of_softmax_with_sink = detail::fault_of<detail::softmax_with_sink_operation<axis_name<Name>>, A, B>;
template <class A, template <std::size_t> class Name, class B>
concept can_softmax_with_sink = no_fault<fault_of_softmax_with_sink<A, Name, B>>;
template <class A, template <std::size_t> class Name, class B>
inline constexpr auto explanation_of_softmax_with_sink =
    detail::explained_call<detail::softmax_with_sink_operation<axis_name<Name>>, A, B>::value;

/// `softmax_with_sink<Key>(logits, sink{s})`: exp(x - m) / (exp(s - m) + sum of exp(x - m)) along an axis, m being
/// the greatest of the row and of its sink. The same shape, as weights for `attend` that need not sum to 1. A row of
/// only -inf with any finite sink gives zeros. Refused: anything but logits over that axis; a sink with that axis.
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::softmax_with_sink_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto softmax_with_sink(Xs const&... logits_and_sink) {
    return detail::perform<detail::softmax_with_sink_operation<axis_name<Name>>>(logits_and_sink...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::softmax_with_sink_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused softmax_with_sink(Xs const&... logits_and_sink) = delete;
template <class... Axes, class A, class B, class Fault = fault_of_naming<fault::in::softmax_with_sink, A, Axes...>>
refused softmax_with_sink(A const& a, B const& b) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_softmax_with_sink(Xs const&...) {
    return detail::explained_call<detail::softmax_with_sink_operation<axis_name<Name>>, Xs...>::value;
}

template <class A, template <std::size_t> class Name, class B>
using fault_of_dropped_out = detail::fault_of<detail::dropped_out_operation<axis_name<Name>>, A, B>;
template <class A, template <std::size_t> class Name, class B>
concept can_dropped_out = no_fault<fault_of_dropped_out<A, Name, B>>;
template <class A, template <std::size_t> class Name, class B>
inline constexpr auto explanation_of_dropped_out =
    detail::explained_call<detail::dropped_out_operation<axis_name<Name>>, A, B>::value;

/// `dropped_out<Query>(weights, dropout{0.1f, philox{seed}})`: weights after softmax that are 0 with the probability
/// given, and else multiplied by 1/(1-p): see `dropout`. The same shape, as weights for `attend` that need not sum to
/// 1. Refused: anything but attention weights.
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::dropped_out_operation<axis_name<Name>>, Xs...>>
[[gnu::always_inline]] constexpr auto dropped_out(Xs const&... weights_and_dropout) {
    return detail::perform<detail::dropped_out_operation<axis_name<Name>>>(weights_and_dropout...);
}
template <template <std::size_t> class Name, class... Xs,
          class Fault = detail::fault_of<detail::dropped_out_operation<axis_name<Name>>, Xs...>>
    requires is_fault<Fault>
refused dropped_out(Xs const&... weights_and_dropout) = delete;
template <class... Axes, class A, class B, class Fault = fault_of_naming<fault::in::dropped_out, A, Axes...>>
refused dropped_out(A const& a, B const& b) = delete;
template <template <std::size_t> class Name, class... Xs>
constexpr auto explain_dropped_out(Xs const&...) {
    return detail::explained_call<detail::dropped_out_operation<axis_name<Name>>, Xs...>::value;
}

}  // namespace heed

#endif
