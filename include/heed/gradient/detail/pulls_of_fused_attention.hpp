// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DETAIL_PULLS_OF_FUSED_ATTENTION_HPP
#define HEED_GRADIENT_DETAIL_PULLS_OF_FUSED_ATTENTION_HPP

#include <heed/attention/attention.hpp>
#include <heed/gradient/detail/pulls_of_attention.hpp>
#include <heed/kernel/attention_gradient.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The gradient of attention without its weights, from types to the kernel: of q, k and v at once, and of biases and
// sinks whose gradient is asked for.

namespace heed::detail::inline HEED_KERNELS {

/// What softcap and score function make of a score, and its slope; `Cap` and `Function` may be absent.
template <class T, class Cap, class Function>
struct slopes_of_stages {
    Cap cap;
    Function function;
    constexpr dual<T> change(T score, std::size_t query, std::size_t key) const {
        dual<T> changed{score, T(1)};
        if constexpr (!kernel::is_absent<Cap>) changed = kernel::capped_score<dual<T>>{cap.cap}(changed);
        if constexpr (!kernel::is_absent<Function>) changed = function(changed, query, key);
        return changed;
    }
};
template <class T, class Batch, class Query, class Key, class... Options>
constexpr auto slopes_of_batch(std::size_t number, Options const&... options) {
    auto const cap = stages_of_batch<T, Batch, Query, Key>::cap(options...);
    auto const function = stages_of_batch<dual<T>, Batch, Query, Key>::function(number, options...);
    return slopes_of_stages<T, remove_cvref_t<decltype(cap)>, remove_cvref_t<decltype(function)>>{cap, function};
}

template <class X>
constexpr auto* data_or_null(X& x, bool wanted) {
    return wanted ? x.data() : nullptr;
}

namespace gradients {

struct fused_attention {
    static constexpr bool reads_operands = true, pulls_together = true;
    template <class Op, class Q, class K, class V, class... Options>
    using fault = fault_of_slopes<Q, K, Options...>;

    template <class Q, class K>
    using rows = concatenate<typename scoring<Q, K>::batch, typename scoring<Q, K>::only_in_q>;
    template <class Op, class Q, class K, class... Rest>
    using saved = tensor_of<element_of<Q>, rows<Q, K>>;

    template <class Op, class Out, class Lse, class... Xs>
    static constexpr void perform(Out& out, Lse& lse, Xs const&... xs) {
        attention_into<all_keys>(out, lse.data(), xs...);
    }

    template <class Op, class Dy, class Y, class Lse, class Q, class K, class V, class... Options>
    static constexpr void pull_all(Dy const& dy, Y const& y, Lse const& lse, Q const& q, K const& k, V const& v,
                                   Options const&... options) {
        using of_q = type_on_tape<Q>;
        using of_k = type_on_tape<K>;
        using element = element_of<of_q>;
        temporary_like<of_q> dq{};
        temporary_like<of_k> dk{};
        temporary_like<type_on_tape<V>> dv{};
        temporary_of<element, rows<of_q, of_k>> sums;
        multiply(sums, dy, y);
        constexpr bool asks_for_scores = ((is_tracked<Options> && !is_sink<Options>) || ...);
        using pairs = typename conditional<asks_for_scores, scores_shape<of_q, of_k>, shape_t<>>::type;
        temporary_of<element, pairs> of_scores{};
        compute(kernel::attention_cotangents<element>{data_or_null(dq, is_tracked<Q>), data_or_null(dk, is_tracked<K>),
                                                      data_or_null(dv, is_tracked<V>)},
                data_or_null(of_scores, asks_for_scores), dy, lse, sums, on_tape(q), on_tape(k), on_tape(v),
                on_tape(options)...);
        element const factor = scale_in<element, extent_of<typename scoring<of_q, of_k>::feature>>(on_tape(options)...);
        for (std::size_t i = 0; i < dq.size; ++i) dq.values[i] = math::product(dq.values[i], factor);
        for (std::size_t i = 0; i < dk.size; ++i) dk.values[i] = math::product(dk.values[i], factor);
        hand_on(q, dq);
        hand_on(k, dk);
        hand_on(v, dv);
        (hand_on_option(options, of_scores, sums, lse), ...);
    }

private:
    template <class X, class Cotangent>
    static constexpr void hand_on(X const& x, Cotangent const& cotangent) {
        if constexpr (is_tracked<X>) {
            operand_on_tape<X>::accept(x, [&](auto& out) { fit(out, cotangent); });
        }
    }
    /// A sink has the weight exp(sink - lse), and no value.
    struct of_sink {
        template <class T>
        constexpr T operator()(T const& sum, T const& lse, T const& sink) const {
            return sum == T(0) ? T(0) : -math::product(sum, math::exp(math::difference(sink, lse)));
        }
    };
    template <class O, class Scores, class Sums, class Lse>
    static constexpr void hand_on_option(O const& option, Scores const& of_scores, Sums const& sums, Lse const& lse) {
        if constexpr (is_tracked<O> && is_sink<O>) {
            auto const sink = on_tape(option);
            operand_on_tape<O>::accept(
                option, [&](auto& out) { fit_zipped<shape_type_of<Sums>>(out, of_sink{}, sums, lse, sink.value); });
        } else {
            hand_on(option, of_scores);
        }
    }

    template <class T, class Dy, class Lse, class Sums, class Q, class K, class V, class... Options>
    static constexpr void compute(kernel::attention_cotangents<T> to, T* of_scores, Dy const& dy, Lse const& lse,
                                  Sums const& sums, Q const& q, K const& k, V const& v, Options const&... options) {
        using parts = scoring<Q, K>;
        using batch = typename parts::batch;
        using query = first_axis<typename parts::only_in_q>;
        using key = first_axis<typename parts::only_in_k>;
        using feature = typename parts::feature;
        using value = first_axis<not_in<shape_type_of<V>, scores_shape<Q, K>>>;
        using of_q = layout_of<Q>;
        using of_k = layout_of<K>;
        using of_v = layout_of<V>;
        using of_out = layout_of<Dy>;
        constexpr kernel::attention_plan plan{
            extent_of<query>,
            extent_of<key>,
            extent_of<feature>,
            extent_of<value>,
            stride_in<of_q, name_of<query>>,
            stride_in<of_q, name_of<feature>>,
            stride_in<of_k, name_of<key>>,
            stride_in<of_k, name_of<feature>>,
            stride_in<of_v, name_of<key>>,
            stride_in<of_v, name_of<value>>,
            stride_in<of_out, name_of<query>>,
            stride_in<of_out, name_of<value>>,
        };
        T const factor = scale_in<T, extent_of<feature>>(options...);
        auto const& mask = mask_in(options...);
        for (std::size_t i = 0; i < batch::size; ++i) {
            auto const at = [&](auto* from, auto layout) {
                return from == nullptr ? nullptr : from + start_of_batch<batch, decltype(layout)>(i);
            };
            auto const staged = stages_of_batch<T, batch, query, key>::joined(
                mask_for_kernel<batch, query, key>::of(mask, i), i, options...);
            kernel::attention_gradient<plan>(
                kernel::attention_cotangents<T>{at(to.q, of_q{}), at(to.k, of_k{}), at(to.v, of_v{})},
                at(q.data(), of_q{}), at(k.data(), of_k{}), at(v.data(), of_v{}), at(dy.data(), of_out{}),
                lse.data() + i * extent_of<query>, sums.data() + i * extent_of<query>,
                of_scores == nullptr ? nullptr : of_scores + i * extent_of<query> * extent_of<key>, factor, staged,
                slopes_of_batch<T, batch, query, key>(i, options...));
        }
    }
};

}  // namespace gradients

}  // namespace heed::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
