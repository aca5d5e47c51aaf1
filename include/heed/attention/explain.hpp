// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_ATTENTION_EXPLAIN_HPP
#define HEED_ATTENTION_EXPLAIN_HPP

#include <heed/attention/attend.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/attention_with_lse.hpp>
#include <heed/attention/cross_attention.hpp>
#include <heed/attention/kv_cache.hpp>
#include <heed/attention/merge.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/attention/scores.hpp>
#include <heed/attention/self_attention.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/expect_shape.hpp>
#include <heed/ops/explanation.hpp>
#include <heed/ops/join.hpp>
#include <heed/ops/outer.hpp>
#include <heed/ops/permute.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/slice.hpp>

namespace heed {

namespace detail::inline HEED_KERNELS {

/// The masks among the options.
template <class... Options>
constexpr void write_masks(auto& out) {
    (
        [&] {
            if constexpr (Mask<Options>) {
                out << ", masked by ";
                mask_traits<remove_cvref_t<Options>>::write(out);
            }
        }(),
        ...);
}

/// The stages among the options, in their order.
template <class... Options>
constexpr void write_stages_before_masks(auto& out) {
    if constexpr ((is_softcap<Options> || ...)) out << ", capped";
    if constexpr ((is_score_function<Options> || ...)) out << ", changed by a function";
}
template <class... Options>
constexpr void write_stages_after_masks(auto& out) {
    if constexpr ((is_sink<Options> || ...)) out << ", with a sink";
    if constexpr ((is_dropout<Options> || ...)) out << ", with dropout";
}

/// A step of the stages by itself.
template <class In, class... Names>
struct as_stage {
    template <class Result, class X, class Option>
    static constexpr void write(auto& out) {
        write_operand<X>(out);
        write_stages_before_masks<Option>(out);
        if constexpr (is_sink<Option>) {
            out << ", softmax over ";
            (out << ... << name_text<Names>());
            out << " with a sink";
        }
        if constexpr (is_dropout<Option>) out << ", with dropout";
        write_result<Result>(out);
    }
};

/// What a product of q and k is scaled by and what masks it, as the options say.
template <std::size_t Extent, class... Options>
constexpr void write_options(auto& out) {
    if constexpr ((is_scale<Options> || ...)) {
        out << ", scaled as given";
    } else {
        out << ", scaled by 1/sqrt(" << static_cast<unsigned long long>(Extent) << ")";
    }
    write_stages_before_masks<Options...>(out);
    write_masks<Options...>(out);
    write_stages_after_masks<Options...>(out);
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
        out << " over " << name_text<typename remove_cvref_t<W>::weights_over>();
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

/// Which keys attention has seen: all of an axis, or some elements, counted from 0.
template <class Keys>
constexpr void write_keys(auto& out) {
    using keys = keys_in<Keys>;
    if constexpr (keys::count == 1 && keys::of[0].from == 0 && keys::of[0].end == extent_of<typename keys::axis>) {
        out << "all of ";
    } else {
        [[maybe_unused]] char const* separator = "";
        for (key_interval const& one : keys::of) {
            out << separator << static_cast<unsigned long long>(one.from) << " to "
                << static_cast<unsigned long long>(one.end - 1);
            separator = ", ";
        }
        out << " of ";
    }
    out << axis_text<typename keys::axis>;
    if (keys::has_sink) out << " and a sink";
}

template <class... Part>
struct as_attention_with_lse {
    template <class Result, class Q, class K, class V, class... Options>
    static constexpr void write(auto& out) {
        as_attention<false>::template write<decltype(Result::output), Q, K, V, Options...>(out);
        out << " and its log-sum-exp " << shape_text<typename decltype(Result::lse)::log_sum_exp_shape> << " over ";
        write_keys<typename decltype(Result::lse)::keys>(out);
    }
};

struct as_merge_of_attentions {
    template <class Result, class... Attentions>
    static constexpr void write(auto& out) {
        char const* separator = "attentions to ";
        ((out << separator, write_keys<keys_seen<Attentions>>(out), separator = " and to "), ...);
        out << ", merged";
        write_result<decltype(Result::output)>(out);
        out << " over ";
        write_keys<keys_seen<Result>>(out);
    }
};

/// As attention to the keys and values of the cache, causal.
struct as_cached_attention {
    template <class Result, class... Xs>
    static constexpr void write_call(auto& out, type_list<Xs...>) {
        as_attention<false>::write<Result, Xs...>(out);
    }
    template <class Result, class Q, class C, class... Options>
    static constexpr void write(auto& out) {
        write_call<Result>(out, typename call_in_cache<Q, remove_cvref_t<C>, Options...>::operands{});
    }
};

template <class Position>
struct as_projection {
    template <class Result, class X, class W, class... Bias>
    static constexpr void write(auto& out) {
        write_operands<X, W>(out, " \u00b7 ");
        out << " over " << name_text<name_of<last_axis<shape_type_of<X>>>>();
        out << ", " << name_text<Position>() << " as " << name_text<typename remove_cvref_t<W>::role>();
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
        using parts = projected<remove_cvref_t<Module>, X>;
        using module = remove_cvref_t<Module>;
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
        out << " over " << name_text<name_of<last_axis<shape_type_of<X>>>>();
        (
            [&] {
                if constexpr (is_rotation<Options>) {
                    out << ", rotated by ";
                    write_operand<Options>(out);
                }
            }(),
            ...);
        out << "; ";
        as_attention<true>::write<Result, typename parts::q, typename parts::k, typename parts::v, Options...>(out);
    }
};

/// The projection of x, those of the source, and the attention between what they make.
template <class Position>
struct as_cross_attention {
    template <class Result, class X, class Source, class Wq, class Wk, class Wv, class... Options>
    static constexpr void write(auto& out) {
        using parts = crossed<X, Source, Wq, Wk, Wv, Position>;
        write_operands<X, Wq>(out, " \u00b7 ");
        out << " over " << name_text<name_of<last_axis<shape_type_of<X>>>>() << "; ";
        write_operands<Source, Wk>(out, " \u00b7 ");
        out << ", ";
        write_operand<Wv>(out);
        out << " over " << name_text<name_of<last_axis<shape_type_of<Source>>>>() << ", ";
        out << name_text<Position>() << " as " << name_text<typename remove_cvref_t<Wk>::role>() << "; ";
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

}  // namespace detail::inline HEED_KERNELS

/// See `explanation`: as the call of a module, `module(x, options...)`, with its projections and both results.
template <class Module, class X, class... Options>
inline constexpr auto explanation_of_self_attention =
    detail::explained_call<detail::self_attention_operation, Module, X, Options...>::value;
template <class... Xs>
constexpr auto explain_self_attention(Xs const&...) {
    return detail::explained_call<detail::self_attention_operation, Xs...>::value;
}

}  // namespace heed

#endif
