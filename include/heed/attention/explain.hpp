// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/attention/attend.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/scores.hpp>
#include <heed/attention/self_attention.hpp>
#include <heed/attention/step_out.hpp>
#include <heed/ops/explain.hpp>

namespace heed {

namespace detail {

/// The masks among the options.
template <class... Options>
constexpr void write_masks(auto& out) {
    (
        [&] {
            if constexpr (Mask<Options>) {
                out << ", masked by ";
                mask_traits<bare<Options>>::write(out);
            }
        }(),
        ...);
}

/// What a product of q and k is scaled by and what masks it, as the options say.
template <std::size_t Extent, class... Options>
constexpr void write_options(auto& out) {
    if constexpr ((is_scale<Options> || ...)) {
        out << ", scaled as given";
    } else {
        out << ", scaled by 1/sqrt(" << static_cast<unsigned long long>(Extent) << ")";
    }
    write_masks<Options...>(out);
}

struct as_scores {
    template <class Result, class Q, class K, class... Options>
    static constexpr void write(auto& out) {
        using feature = last_axis<shape_type_of<Q>>;
        write_operands<Q, K>(out, " \u00b7 ");
        out << " over " << name_text<name_of<feature>>();
        write_options<extent_of<feature>, Options...>(out);
        write_result<Result>(out);
    }
};

struct as_attend {
    template <class Result, class W, class V, class... M>
    static constexpr void write(auto& out) {
        write_operands<W, V>(out, " \u00b7 ");
        out << " over " << name_text<typename bare<W>::weights_over>();
        write_masks<M...>(out);
        write_result<Result>(out);
    }
};

template <bool WithWeights>
struct as_attention {
    template <class Result, class Q, class K, class V, class... Options>
    static constexpr void write(auto& out) {
        using parts = scoring<Q, K>;
        using key = name_of<first_axis<typename parts::only_in_k>>;
        write_operands<Q, K>(out, " \u00b7 ");
        out << " over " << name_text<name_of<typename parts::feature>>();
        write_options<extent_of<typename parts::feature>, Options...>(out);
        out << ", softmax over " << name_text<key>() << ", \u00b7 ";
        write_operand<V>(out);
        out << " over " << name_text<key>();
        if constexpr (WithWeights) {
            write_result<decltype(Result::output)>(out);
            out << " and ";
            write_operand<decltype(Result::weights)>(out);
        } else {
            write_result<Result>(out);
        }
    }
};

template <class Position>
struct as_projection {
    template <class Result, class X, class W, class... Bias>
    static constexpr void write(auto& out) {
        write_operands<X, W>(out, " \u00b7 ");
        out << " over " << name_text<name_of<last_axis<shape_type_of<X>>>>();
        out << ", " << name_text<Position>() << " as " << name_text<typename bare<W>::role>();
        ((out << " + ", write_operand<Bias>(out)), ...);
        write_result<Result>(out);
    }
};

/// The three projections of a module, and the attention between what they make.
struct as_module {
    template <class Weights, class... Bias>
    static constexpr void write_projection(auto& out, char const* before) {
        out << before;
        write_operand<Weights>(out);
        ((out << " + ", write_operand<Bias>(out)), ...);
    }
    template <class Result, class Module, class X, class... Options>
    static constexpr void write(auto& out) {
        using parts = projected<bare<Module>, X>;
        using module = bare<Module>;
        write_operand<X>(out);
        if constexpr (requires { &module::b_q; }) {
            write_projection<decltype(module::w_q), decltype(module::b_q)>(out, " \u00b7 ");
            write_projection<decltype(module::w_k), decltype(module::b_k)>(out, ", ");
            write_projection<decltype(module::w_v), decltype(module::b_v)>(out, ", ");
        } else {
            write_projection<decltype(module::w_q)>(out, " \u00b7 ");
            write_projection<decltype(module::w_k)>(out, ", ");
            write_projection<decltype(module::w_v)>(out, ", ");
        }
        out << " over " << name_text<name_of<last_axis<shape_type_of<X>>>>() << "; ";
        as_attention<true>::write<Result, typename parts::q, typename parts::k, typename parts::v, Options...>(out);
    }
};

template <class QueryName>
struct as_masked {
    template <class Result, class L, class M>
    static constexpr void write(auto& out) {
        write_operand<L>(out);
        write_masks<M>(out);
        out << " along " << name_text<QueryName>();
        write_result<Result>(out);
    }
};

}  // namespace detail

/// See `explanation`: as `project`, with the bias after the weights when there is one.
template <class X, class W, template <std::size_t> class Position = axes::Time>
inline constexpr explanation explanation_of_project =
    detail::explained<detail::as_projection<axis_name<Position>>, fault_of_project<X, W, Position>, X, W>(
        [](auto const& x, auto const& w) { return heed::project<Position>(x, w); });
template <template <std::size_t> class Position = axes::Time, class X, class W>
constexpr explanation explain_project(X const&, W const&) {
    return explanation_of_project<X, W, Position>;
}
template <class X, class W, class B, template <std::size_t> class Position = axes::Time>
inline constexpr explanation explanation_of_project_with_bias =
    detail::explained<detail::as_projection<axis_name<Position>>, fault_of_project_with_bias<X, W, B, Position>, X, W,
                      B>([](auto const& x, auto const& w, auto const& b) { return heed::project<Position>(x, w, b); });
template <template <std::size_t> class Position = axes::Time, class X, class W, class B>
constexpr explanation explain_project(X const&, W const&, B const&) {
    return explanation_of_project_with_bias<X, W, B, Position>;
}

/// See `explanation`: as `scores`, with the scale and the mask.
template <class Q, class K, class... Options>
inline constexpr explanation explanation_of_scores =
    detail::explained<detail::as_scores, fault_of_scores<Q, K, Options...>, Q, K, Options...>(
        [](auto const&... given) { return heed::scores(given...); });
template <class Q, class K, class... Options>
constexpr explanation explain_scores(Q const&, K const&, Options const&...) {
    return explanation_of_scores<Q, K, Options...>;
}

/// See `explanation`: as `attend`.
template <class W, class V, class... M>
inline constexpr explanation explanation_of_attend =
    detail::explained<detail::as_attend, fault_of_attend<W, V, M...>, W, V, M...>(
        [](auto const&... given) { return heed::attend(given...); });
template <class W, class V, class... M>
constexpr explanation explain_attend(W const&, V const&, M const&...) {
    return explanation_of_attend<W, V, M...>;
}

/// See `explanation`: as `attention`, with the shapes of both results.
template <class Q, class K, class V, class... Options>
inline constexpr explanation explanation_of_attention =
    detail::explained<detail::as_attention<true>, fault_of_attention<Q, K, V, Options...>, Q, K, V, Options...>(
        [](auto const&... given) { return heed::attention(given...); });
template <class Q, class K, class V, class... Options>
constexpr explanation explain_attention(Q const&, K const&, V const&, Options const&...) {
    return explanation_of_attention<Q, K, V, Options...>;
}

/// See `explanation`: as `scaled_dot_product_attention`.
template <class Q, class K, class V, class... Options>
inline constexpr explanation explanation_of_scaled_dot_product_attention =
    detail::explained<detail::as_attention<false>, fault_of_attention<Q, K, V, Options...>, Q, K, V, Options...>(
        [](auto const&... given) { return heed::scaled_dot_product_attention(given...); });
template <class Q, class K, class V, class... Options>
constexpr explanation explain_scaled_dot_product_attention(Q const&, K const&, V const&, Options const&...) {
    return explanation_of_scaled_dot_product_attention<Q, K, V, Options...>;
}

/// See `explanation`: as the call of a module, `module(x, options...)`, with its projections and both results.
template <class Module, class X, class... Options>
inline constexpr explanation explanation_of_self_attention =
    detail::explained<detail::as_module, fault_of_self_attention<detail::bare<Module>, X, Options...>, Module, X,
                      Options...>([](auto const& module, auto const&... given) { return module(given...); });
template <class Module, class X, class... Options>
constexpr explanation explain_self_attention(Module const&, X const&, Options const&...) {
    return explanation_of_self_attention<Module, X, Options...>;
}

/// See `explanation`: a mask on logits, as `masked`.
template <class L, template <std::size_t> class Query, class M>
inline constexpr explanation explanation_of_masked =
    detail::explained<detail::as_masked<axis_name<Query>>, fault_of_masked<L, Query, M>, L, M>(
        [](auto const& l, auto const& m) { return heed::masked<Query>(l, m); });
template <template <std::size_t> class Query, class L, class M>
constexpr explanation explain_masked(L const&, M const&) {
    return explanation_of_masked<L, Query, M>;
}

/// See `explanation`: as `as_logits`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_as_logits =
    detail::explained<detail::as_call<in::as_logits, axis_name<Name>>, fault_of_as_logits<X, Name>, X>(
        [](auto const& x) { return heed::as_logits<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_as_logits(X const&) {
    return explanation_of_as_logits<X, Name>;
}

/// See `explanation`: as `as_attention_weights`.
template <class X, template <std::size_t> class Name>
inline constexpr explanation explanation_of_as_attention_weights =
    detail::explained<detail::as_call<in::as_attention_weights, axis_name<Name>>,
                      fault_of_as_attention_weights<X, Name>, X>(
        [](auto const& x) { return heed::as_attention_weights<Name>(x); });
template <template <std::size_t> class Name, class X>
constexpr explanation explain_as_attention_weights(X const&) {
    return explanation_of_as_attention_weights<X, Name>;
}

/// See `explanation`: as `as_tensor`.
template <class X>
inline constexpr explanation explanation_of_as_tensor =
    detail::explained<detail::as_call<in::as_tensor>, fault_of_as_tensor<X>, X>(
        [](auto const& x) { return heed::as_tensor(x); });
template <class X>
constexpr explanation explain_as_tensor(X const&) {
    return explanation_of_as_tensor<X>;
}

}  // namespace heed
