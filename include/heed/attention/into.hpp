// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/attention/attend.hpp>
#include <heed/attention/attention.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/scores.hpp>
#include <heed/attention/step_out.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/destination.hpp>

// Projection and attention, each with a destination as its first argument; see `into`.

namespace heed {

namespace detail {

struct scores_form {
    using in = heed::in::scores;
    template <class Q, class K, class... Options>
    using fault = fault_of_scores<Q, K, Options...>;
    template <class Q, class K, class... Options>
    static constexpr auto call(Q const& q, K const& k, Options const&... options) {
        return heed::scores(q, k, options...);
    }
    template <class Out, class Q, class K, class... Options>
    static constexpr void write(Out& out, Q const& q, K const& k,
                                Options const&... options) requires is_dense<layout_of<Out>> {
        scores_into(out.values, q, k, options...);
    }
};

struct attend_form {
    using in = heed::in::attend;
    template <class W, class V, class... M>
    using fault = fault_of_attend<W, V, M...>;
    template <class W, class V, class... M>
    static constexpr auto call(W const& weights, V const& v, M const&... mask) {
        return heed::attend(weights, v, mask...);
    }
    template <class Out, class W, class V, class... M>
    static constexpr void write(Out& out, W const& weights, V const& v, M const&... mask) {
        attend_under(out, weights, v, mask...);
    }
};

struct scaled_dot_product_attention_form {
    using in = heed::in::attention;
    template <class Q, class K, class V, class... Options>
    using fault = fault_of_attention<Q, K, V, Options...>;
    template <class Q, class K, class V, class... Options>
    static constexpr auto call(Q const& q, K const& k, V const& v, Options const&... options) {
        return heed::scaled_dot_product_attention(q, k, v, options...);
    }
    template <class Out, class Q, class K, class V, class... Options>
    static constexpr void write(Out& out, Q const& q, K const& k, V const& v, Options const&... options) {
        attention_into(out, q, k, v, options...);
    }
};

}  // namespace detail

template <class Out, class Q, class K, class... Options,
          class = allowed_into<detail::scores_form, Out, Q, K, Options...>>
[[gnu::always_inline]] constexpr void scores(destination<Out> to, Q const& q, K const& k, Options const&... options) {
    detail::write_into<detail::scores_form>(to.out, q, k, options...);
}
template <class Out, class Q, class K, class... Options,
          class Fault = fault_of_destination<detail::scores_form, Out, Q, K, Options...>>
    requires is_fault<Fault>
refused scores(Out&& to, Q const& q, K const& k, Options const&... options) = delete;

template <class Out, class W, class V, class... M, class = allowed_into<detail::attend_form, Out, W, V, M...>>
[[gnu::always_inline]] constexpr void attend(destination<Out> to, W const& weights, V const& v, M const&... mask) {
    detail::write_into<detail::attend_form>(to.out, weights, v, mask...);
}
template <class Out, class W, class V, class... M,
          class Fault = fault_of_destination<detail::attend_form, Out, W, V, M...>>
    requires is_fault<Fault>
refused attend(Out&& to, W const& weights, V const& v, M const&... mask) = delete;

template <class Out, class Q, class K, class V, class... Options,
          class = allowed_into<detail::scaled_dot_product_attention_form, Out, Q, K, V, Options...>>
[[gnu::always_inline]] constexpr void scaled_dot_product_attention(destination<Out> to, Q const& q, K const& k,
                                                                   V const& v, Options const&... options) {
    detail::write_into<detail::scaled_dot_product_attention_form>(to.out, q, k, v, options...);
}
template <class Out, class Q, class K, class V, class... Options,
          class Fault = fault_of_destination<detail::scaled_dot_product_attention_form, Out, Q, K, V, Options...>>
    requires is_fault<Fault>
refused scaled_dot_product_attention(Out&& to, Q const& q, K const& k, V const& v,
                                  Options const&... options) = delete;

namespace fault {

struct attention_has_two_results_so_write_the_output_with_scaled_dot_product_attention {};

}  // namespace fault

template <class Out, class... Operands,
          class Fault = fault::attention_has_two_results_so_write_the_output_with_scaled_dot_product_attention>
void attention(destination<Out> to, Operands const&... operands) = delete;

namespace detail {

template <template <std::size_t> class Position>
struct project_form {
    using in = heed::in::project;
    template <class X, class W>
    using fault = fault_of_project<X, W, Position>;
    template <class X, class W>
    static constexpr auto call(X const& x, W const& w) {
        return heed::project<Position>(x, w);
    }
    template <class Out, class X, class W>
    static constexpr void write(Out& out, X const& x, W const& w) {
        project_into(out, x, w);
    }
};

template <template <std::size_t> class Position>
struct project_with_bias_form {
    using in = heed::in::project;
    template <class X, class W, class B>
    using fault = fault_of_project_with_bias<X, W, B, Position>;
    template <class X, class W, class B>
    static constexpr auto call(X const& x, W const& w, B const& b) {
        return heed::project<Position>(x, w, b);
    }
    template <class Out, class X, class W, class B>
    static constexpr void write(Out& out, X const& x, W const& w, B const& b) {
        project_into(out, x, w);
        out += with_elements<element_of<Out>>(b);
    }
};

}  // namespace detail

template <template <std::size_t> class Position = axes::Time, class Out, class X, class W,
          class = allowed_into<detail::project_form<Position>, Out, X, W>>
[[gnu::always_inline]] constexpr void project(destination<Out> to, X const& x, W const& w) {
    detail::write_into<detail::project_form<Position>>(to.out, x, w);
}
template <template <std::size_t> class Position = axes::Time, class Out, class X, class W,
          class Fault = fault_of_destination<detail::project_form<Position>, Out, X, W>>
    requires is_fault<Fault>
refused project(Out&& to, X const& x, W const& w) = delete;
template <template <std::size_t> class Position = axes::Time, class Out, class X, class W, class B,
          class = allowed_into<detail::project_with_bias_form<Position>, Out, X, W, B>>
[[gnu::always_inline]] constexpr void project(destination<Out> to, X const& x, W const& w, B const& b) {
    detail::write_into<detail::project_with_bias_form<Position>>(to.out, x, w, b);
}
template <template <std::size_t> class Position = axes::Time, class Out, class X, class W, class B,
          class Fault = fault_of_destination<detail::project_with_bias_form<Position>, Out, X, W, B>>
    requires is_fault<Fault>
refused project(Out&& to, X const& x, W const& w, B const& b) = delete;

namespace detail {

struct as_tensor_form {
    using in = heed::in::as_tensor;
    template <class X>
    using fault = fault_of_as_tensor<X>;
    template <class X>
    static constexpr auto call(X const& x) {
        return heed::as_tensor(x);
    }
    template <class Out, class X>
    static constexpr void write(Out& out, X const& x) {
        copy_into(out, x);
    }
};

template <template <std::size_t> class Query>
struct masked_form {
    using in = heed::in::masked;
    template <class L, class M>
    using fault = fault_of_masked<L, Query, M>;
    template <class L, class M>
    static constexpr auto call(L const& logits, M const& mask) {
        return heed::masked<Query>(logits, mask);
    }
    template <class Out, class L, class M>
    static constexpr void write(Out& out, L const& logits, M const& mask) requires is_dense<layout_of<Out>> {
        copy_into(out, logits);
        lay_mask<shape_type_of<L>, axis_name<Query>, typename L::logits_over>(out, mask);
    }
};

}  // namespace detail

template <class Out, class X, class = allowed_into<detail::as_tensor_form, Out, X>>
[[gnu::always_inline]] constexpr void as_tensor(destination<Out> to, X const& x) {
    detail::write_into<detail::as_tensor_form>(to.out, x);
}
template <class Out, class X, class Fault = fault_of_destination<detail::as_tensor_form, Out, X>>
    requires is_fault<Fault>
refused as_tensor(Out&& to, X const& x) = delete;

template <template <std::size_t> class Query, class Out, class L, class M,
          class = allowed_into<detail::masked_form<Query>, Out, L, M>>
[[gnu::always_inline]] constexpr void masked(destination<Out> to, L const& logits, M const& mask) {
    detail::write_into<detail::masked_form<Query>>(to.out, logits, mask);
}
template <template <std::size_t> class Query, class Out, class L, class M,
          class Fault = fault_of_destination<detail::masked_form<Query>, Out, L, M>>
    requires is_fault<Fault>
refused masked(Out&& to, L const& logits, M const& mask) = delete;

}  // namespace heed
