// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_OF_ATTENTION_HPP
#define HEED_GRADIENT_DETAIL_PULLS_OF_ATTENTION_HPP

#include <heed/attention/attend.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/gradient/detail/pulls_along_axes.hpp>
#include <heed/gradient/detail/pulls_of_elements.hpp>
#include <heed/gradient/detail/pulls_of_stages.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradients of projections, scores and weighted sums. What a mask hides has a weight of 0 and a cotangent of 0, and
// a product by them is 0, whatever is hidden.

namespace heed::detail::inline HEED_KERNELS {

/// Calls `f` with the options of a kind, in order: none, one or more.
template <template <class> class Is, class F>
constexpr auto with_options(F const& f) {
    return f();
}
template <template <class> class Is, class F, class First, class... Rest>
constexpr auto with_options(F const& f, First const& first, Rest const&... rest) {
    if constexpr (Is<First>::value) {
        return with_options<Is>([&](auto const&... more) { return f(first, more...); }, rest...);
    } else {
        return with_options<Is>(f, rest...);
    }
}
template <class O>
struct is_a_mask {
    static constexpr bool value = Mask<O>;
};
template <class O>
struct is_a_scale {
    static constexpr bool value = is_scale<O>;
};
template <class O>
struct is_a_softcap {
    static constexpr bool value = is_softcap<O>;
};
template <class O>
struct is_a_score_function {
    static constexpr bool value = is_score_function<O>;
};
template <class O>
struct is_a_sink {
    static constexpr bool value = is_sink<O>;
};
template <class O>
struct is_a_dropout {
    static constexpr bool value = is_dropout<O>;
};

/// What is done before softmax.
template <class O>
struct is_of_scores {
    static constexpr bool value = !(is_sink<O> || is_dropout<O> || is_on<O>);
};

/// `step(x, option)` of the option of a kind, if there is one, else x.
template <template <class> class Is, class Step, class X, class... Options>
constexpr auto stepped(Step const& step, X const& x, Options const&... options) {
    return with_options<Is>(
        [&](auto const&... option) {
            if constexpr (sizeof...(option) == 0) {
                return x;
            } else {
                return step(x, option...);
            }
        },
        options...);
}

namespace gradients {

struct projected {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t Place, class Out, class Dy, class X, class W>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, X const& x, W const& w, auto const&...) {
        using parts = projecting<X, W>;
        using of_w = typename parts::w_shape;
        if constexpr (Place == 0) {
            multiply_as<typename parts::x_renamed, typename parts::result, of_w>(out, dy, w);
        } else if constexpr (Place == 1) {
            multiply_as<of_w, typename parts::result, typename parts::x_renamed>(out, dy, x);
        } else {
            fit(out, dy);
        }
    }
};

/// Stages are steps of their own, to the same bits: here there is a scale and a mask at most.
struct scores {
    static constexpr bool reads_operands = true;
    template <class Op, class Q, class K, class... Options>
    using fault = fault_of_slopes<Q, K, Options...>;

    template <class Op, class Q, class K, class... Options>
        requires(is_score_stage<Options> || ...)
    struct steps {
        static constexpr auto perform(Q const& q, K const& k, Options const&... options) {
            using query = query_name<type_on_tape<Q>, type_on_tape<K>>;
            auto const raw = with_options<is_a_scale>(
                [&](auto const&... scale) { return detail::perform<scores_operation>(q, k, scale...); }, options...);
            auto const capped = stepped<is_a_softcap>(
                [](auto const&... x) { return detail::perform<capped_operation>(x...); }, raw, options...);
            auto const rescored = stepped<is_a_score_function>(
                [](auto const&... x) { return detail::perform<rescored_operation<query>>(x...); }, capped, options...);
            return stepped<is_a_mask>([](auto const&... x) { return detail::perform<masked_operation<query>>(x...); },
                                      rescored, options...);
        }
    };

    template <class Op, std::size_t Place, class Out, class Dy, class Q, class K, class... Options>
    static constexpr void pull(Out& out, Dy const& given, auto const&, Q const& q, K const& k,
                               Options const&... options) {
        using element = element_of<Out>;
        using shape = shape_type_of<Dy>;
        temporary_like<Dy> dy;
        copy_into(dy, given);
        with_options<is_a_mask>(
            [&](auto const&... mask) {
                (write_zeros_where_hidden<shape, query_name<Q, K>, key_name<Q, K>>(dy.data(), mask), ...);
            },
            options...);
        if constexpr (Place > 1) {
            fit(out, dy);
        } else {
            if constexpr (Place == 0) {
                multiply_nonzero(out, dy, k);
            } else {
                multiply_nonzero(out, dy, q);
            }
            element const factor = scale_in<element, extent_of<last_axis<shape_type_of<Out>>>>(options...);
            for (std::size_t i = 0; i < Out::size; ++i) out.values[i] = math::product(out.values[i], factor);
        }
    }
};

struct attended {
    static constexpr bool reads_operands = true;
    template <class Op, std::size_t Place, class Out, class Dy, class W, class V, class... M>
    static constexpr void pull(Out& out, Dy const& dy, auto const&, W const& weights, V const& v, M const&... mask) {
        if constexpr (Place == 0) {
            multiply(out, dy, v);
            hide<W, V>(out, mask...);
        } else if constexpr (sizeof...(M) == 0) {
            multiply_nonzero(out, weights, dy);
        } else if constexpr (Place > 1) {
            // What is hidden does not depend on biases.
            for (std::size_t i = 0; i < Out::size; ++i) out.values[i] = element_of<Out>(0);
        } else {
            temporary_like<W> shown;
            copy_into(shown, weights);
            hide<W, V>(shown, mask...);
            multiply_nonzero(out, shown, dy);
        }
    }

private:
    template <class W, class V, class X, class... M>
    static constexpr void hide(X& x, M const&... mask) {
        using shape = shape_type_of<W>;
        using key = typename W::weights_over;
        using query = name_of<first_axis<typename attending<shape, key, shape_type_of<V>>::queries>>;
        (write_zeros_where_hidden<shape, query, key>(x.data(), mask), ...);
    }
};

/// Attention with its weights is its steps, to the same bits.
struct attention_steps {
    template <class Op, class Q, class K, class V, class... Options>
    using fault = fault_of_slopes<Q, K, Options...>;
    template <class Op, class Q, class K, class V, class... Options>
    struct steps {
        static constexpr auto perform(Q const& q, K const& k, V const& v, Options const&... options) {
            using query = query_name<type_on_tape<Q>, type_on_tape<K>>;
            using key = key_name<type_on_tape<Q>, type_on_tape<K>>;
            auto const logits = with_options<is_of_scores>(
                [&](auto const&... o) { return detail::perform<scores_operation>(q, k, o...); }, options...);
            auto const whole = with_options<is_a_sink>(
                [&](auto const&... sink) {
                    if constexpr (sizeof...(sink) == 0) {
                        return detail::perform<softmax_operation<key>>(logits);
                    } else {
                        return detail::perform<softmax_with_sink_operation<key>>(logits, sink...);
                    }
                },
                options...);
            auto const weights = stepped<is_a_dropout>(
                [](auto const&... x) { return detail::perform<dropped_out_operation<query>>(x...); }, whole,
                options...);
            auto const output = with_options<is_a_mask>(
                [&](auto const&... mask) { return detail::perform<attend_operation>(weights, v, on_tape(mask)...); },
                options...);
            return attention_result<remove_cvref_t<decltype(output)>, remove_cvref_t<decltype(weights)>>{output,
                                                                                                         weights};
        }
    };
};
template <class Position>
struct crossed {
    template <class Op, class X, class Source, class Wq, class Wk, class Wv, class... Options>
    struct steps {
        static constexpr auto perform(X const& x, Source const& source, Wq const& w_q, Wk const& w_k, Wv const& w_v,
                                      Options const&... options) {
            return attention(project(x, w_q), detail::perform<project_operation<Position>>(source, w_k),
                             detail::perform<project_operation<Position>>(source, w_v), options...);
        }
    };
};

}  // namespace gradients

}  // namespace heed::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
