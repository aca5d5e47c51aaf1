// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

#include <heed/gradient.hpp>

// Every operation that is described in include/, as a function of the tensors whose gradients it has; and those that
// have none, with why. Tests go through this list, and a script checks that it holds every description (described.py).

namespace every_gradient {

using namespace heed;
using namespace heed::axes;

/// Numbers without a pattern, from -1.4 to 1.6: of no two extents the same.
template <class X>
constexpr X some(std::size_t seed) {
    X x{};
    std::size_t state = 97 * seed + 13;
    for (std::size_t i = 0; i < X::size; ++i) {
        state = (state * 1103515245 + 12345) % 2147483648u;
        x.values[i] = static_cast<double>(state >> 8) / 8388608.0 * 3.0 - 1.4;
    }
    return x;
}
template <class X>
constexpr auto above_a_half(X const& x) {
    return map([](auto a) { return a * a + 0.5; }, x);
}

/// Why an operation has no gradient, as a test asserts it.
template <class Op>
inline constexpr bool has_none = __is_same(typename Op::gradient, detail::gradients::no_gradient);

static_assert(has_none<detail::argmax_operation<axis_name<Dk>>>, "a place is no number with a slope");
static_assert(has_none<detail::rotation_at_operation<interleaved_pairs, double, Pair<2>>>, "of whole positions");
static_assert(has_none<detail::cached_attention_operation>, "caches hold what was computed before");
static_assert(has_none<detail::take_operation<axis_name<Key>>> &&
                  has_none<detail::take_view_operation<axis_name<Key>>> &&
                  has_none<detail::exactly_operation<Key<2>>> && has_none<detail::exactly_view_operation<Key<2>>>,
              "lengths that are known at run time");
static_assert(has_none<detail::attention_with_lse_operation<>> && has_none<detail::merge_attentions_operation>,
              "attention of parts has two results; attention over all keys has its gradient");
/// Comparisons give bools, of values.
template <class Op>
inline constexpr bool is_of_values = Op::gradient::is_of_values;
static_assert(is_of_values<detail::less_operation> && is_of_values<detail::less_equal_operation> &&
              is_of_values<detail::greater_operation> && is_of_values<detail::greater_equal_operation>);
/// They are made of others, or pass their operands on.
template <class Op>
inline constexpr bool is_composed = __is_same(typename Op::gradient, detail::gradients::composed);
static_assert(is_composed<detail::self_attention_operation> && is_composed<detail::expect_shape_operation<Key<2>>>);

/// Calls `visit.template operator()<Operation>(name, function, operands...)` for each operation that has a gradient.
template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Visit>
constexpr void of_elements(Visit&& visit) {
    using namespace heed::detail;
    auto const q = some<tensor<double, Batch<B>, Query<Q>, Dk<D>>>(1);
    auto const row = some<tensor<double, Dk<D>>>(4);
    auto const positive = above_a_half(q);
    visit.template operator()<plus_operation>(
        "plus", [](auto const& a, auto const& b) { return a + b; }, q, row);
    visit.template operator()<minus_operation>(
        "minus", [](auto const& a, auto const& b) { return a - b; }, row, q);
    visit.template operator()<times_operation>(
        "times", [](auto const& a, auto const& b) { return a * b; }, q, row);
    visit.template operator()<times_operation>(
        "times itself", [](auto const& a) { return a * a * a; }, q);
    visit.template operator()<divide_operation>(
        "divide", [](auto const& a, auto const& b) { return a / b; }, q, above_a_half(row));
    visit.template operator()<divide_operation>(
        "divide, repeated", [](auto const& a, auto const& b) { return a / b; }, row, positive);
    visit.template operator()<divide_operation>(
        "numbers", [](auto const& a) { return 2.0 * a + 1 - a / 4.0 + 1.0 / (a * a + 1.0) - (3 - a); }, q);
    visit.template operator()<negate_operation>(
        "negate", [](auto const& a) { return -a; }, q);
    visit.template operator()<zip_operation>(
        "zip",
        [](auto const& a, auto const& b) {
            return zip([](auto x, auto y) { return x * math::exp(y) + math::sin(x); }, a, b);
        },
        q, row);
    visit.template operator()<map_operation>(
        "map",
        [](auto const& a) {
            return map(
                [](auto x) {
                    return math::tanh(x) * math::sigmoid(x) + math::erf(x) - math::cos(x) + (x > 0 ? x : x * 0.5);
                },
                a);
        },
        q);
    visit.template operator()<map_operation>(
        "map, positive numbers",
        [](auto const& a) {
            return map(
                [](auto x) {
                    return math::sqrt(x) + math::log(x) + math::cbrt(x) + math::rsqrt(x) + math::log2(x) +
                           math::log1p(x);
                },
                a);
        },
        positive);
    visit.template operator()<map_operation>(
        "map, more functions",
        [](auto const& a) {
            return map(
                [](auto x) {
                    return math::exp2(x) + math::expm1(x) + math::sinh(x * 0.5) + math::cosh(x * 0.5) +
                           math::pow(x, x * 0.5) + math::max(x, 0.625) + math::min(x, 0.75) + math::tan(x * 0.25) +
                           math::copysign(x, x - 0.875) + math::floor(x * 0.03125);
                },
                a);
        },
        positive);
    visit.template operator()<cast_operation<double>>(
        "cast", [](auto const& a) { return cast<double>(a * 2.0); }, q);
    visit.template operator()<where_operation>(
        "where", [](auto const& a, auto const& b) { return where(a > 0.2, a * 3.0, b); }, q, row);
    visit.template operator()<where_operation>(
        "where, a number", [](auto const& a) { return where(a > 0.2, a, 0.5); }, q);
    visit.template operator()<outer_operation>(
        "outer", [](auto const& a, auto const& b) { return outer(a, b); }, row, some<tensor<double, Key<K>, Dv<V>>>(3));
}

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Visit>
constexpr void along_axes(Visit&& visit) {
    using namespace heed::detail;
    auto const q = some<tensor<double, Batch<B>, Query<Q>, Dk<D>>>(1);
    auto const k = some<tensor<double, Batch<B>, Key<K>, Dk<D>>>(2);
    visit.template operator()<sum_operation<axis_name<Query>>>(
        "sum", [](auto const& a) { return sum<Query>(a); }, q);
    visit.template operator()<sum_operation<>>(
        "sum of all", [](auto const& a) { return sum(a); }, q);
    visit.template operator()<mean_operation<axis_name<Dk>, axis_name<Batch>>>(
        "mean", [](auto const& a) { return mean<Dk, Batch>(a); }, q);
    visit.template operator()<max_operation<axis_name<Dk>>>(
        "max", [](auto const& a) { return max<Dk>(a); }, q);
    visit.template operator()<cumsum_operation<axis_name<Query>>>(
        "cumsum", [](auto const& a) { return cumsum<Query>(a); }, q);
    visit.template operator()<softmax_operation<axis_name<Query>>>(
        "softmax", [](auto const& a) { return softmax<Query>(a); }, q);
    visit.template operator()<log_softmax_operation<axis_name<Dk>>>(
        "log_softmax", [](auto const& a) { return log_softmax<Dk>(a); }, q);
    visit.template operator()<naive_softmax_operation<axis_name<Dk>>>(
        "naive_softmax", [](auto const& a) { return naive_softmax<Dk>(a); }, q);
    visit.template operator()<contract_operation<axis_name<Dk>>>(
        "contract", [](auto const& a, auto const& b) { return contract<Dk>(a, b); }, q, k);
    visit.template operator()<contract_operation<axis_name<Dk>, axis_name<Batch>>>(
        "contract two", [](auto const& a, auto const& b) { return contract<Dk, Batch>(a, b); }, q, k);
    visit.template operator()<matmul_operation>(
        "matmul", [](auto const& a, auto const& b) { return matmul(a, transpose(b)); }, q, k);
}

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Visit>
constexpr void of_movements(Visit&& visit) {
    using namespace heed::detail;
    auto const q = some<tensor<double, Batch<B>, Query<Q>, Dk<D>>>(1);
    auto const even = some<tensor<double, Query<Q>, Dk<2 * D>>>(5);
    visit.template operator()<transpose_operation>(
        "transpose", [](auto const& a) { return transpose(a); }, q);
    visit.template operator()<permute_operation<axis_name<Dk>, axis_name<Batch>, axis_name<Query>>>(
        "permute", [](auto const& a) { return permute<Dk, Batch, Query>(a); }, q);
    visit.template operator()<rename_operation<axis_name<Query>, axis_name<Time>>>(
        "rename", [](auto const& a) { return rename<Query, Time>(a); }, q);
    visit.template operator()<split_operation<axis_name<Dk>, Head<2>, Dv<D>>>(
        "split", [](auto const& a) { return split<Dk, Head<2>, Dv<D>>(a); }, even);
    visit.template operator()<merge_operation<axis_name<Query>, axis_name<Dk>, axis_name<Time>>>(
        "merge", [](auto const& a) { return merge<Query, Dk, Time>(a); }, even);
    visit.template operator()<slice_operation<axis_name<Query>>>(
        "slice", [](auto const& a) { return slice<Query>(a, 1); }, q);
    visit.template operator()<range_operation<Dk<D - 1>, Query<Q - 1>>>(
        "range", [](auto const& a) { return range<Dk<D - 1>, Query<Q - 1>>(a, 1, 0); }, q);
    visit.template operator()<concat_operation<axis_name<Query>>>(
        "concat", [](auto const& a, auto const& b) { return concat<Query>(a, b, a); }, q, q);
    visit.template operator()<concat_operation<axis_name<Dk>>>(
        "concat of rows", [](auto const& a, auto const& b) { return concat<Dk>(a, b, a); }, q, q);
    visit.template operator()<stack_operation<axis_name<Head>>>(
        "stack", [](auto const& a, auto const& b) { return stack<Head>(a, b, a); }, q, q);
    visit.template operator()<slice_view_operation<axis_name<Query>>>(
        "slice_view", [](auto const& a) { return slice_view<Query>(a, 1) * 2.0; }, q);
    visit.template operator()<range_view_operation<Dk<D - 1>>>(
        "range_view", [](auto const& a) { return range_view<Dk<D - 1>>(a, 1) * 2.0; }, q);
    visit.template operator()<broadcast_view_operation<Head<2>>>(
        "broadcast_view", [](auto const& a) { return broadcast_view<Head<2>>(a) * 2.0; }, q);
    visit.template operator()<transpose_view_operation>(
        "transpose_view", [](auto const& a) { return transpose_view(a) * 2.0; }, q);
    visit.template operator()<permute_view_operation<axis_name<Dk>, axis_name<Query>, axis_name<Batch>>>(
        "permute_view", [](auto const& a) { return permute_view<Dk, Query, Batch>(a) * 2.0; }, q);
    visit.template operator()<rename_view_operation<axis_name<Query>, axis_name<Time>>>(
        "rename_view", [](auto const& a) { return rename_view<Query, Time>(a) * 2.0; }, q);
    visit.template operator()<split_view_operation<axis_name<Dk>, Head<2>, Dv<D>>>(
        "split_view", [](auto const& a) { return split_view<Dk, Head<2>, Dv<D>>(a) * 2.0; }, even);
    visit.template operator()<merge_view_operation<axis_name<Query>, axis_name<Dk>, axis_name<Time>>>(
        "merge_view", [](auto const& a) { return merge_view<Query, Dk, Time>(a) * 2.0; }, even);
    visit.template operator()<as_logits_operation<axis_name<Dk>>>(
        "as_logits", [](auto const& a) { return as_logits<Dk>(a); }, q);
    visit.template operator()<as_attention_weights_operation<axis_name<Dk>>>(
        "as_attention_weights", [](auto const& a) { return as_attention_weights<Dk>(a); }, q);
    visit.template operator()<as_tensor_operation>(
        "as_tensor", [](auto const& a) { return as_tensor(as_logits<Dk>(a)); }, q);
    auto const features = some<tensor<double, Batch<B>, Query<Q>, Dk<2 * D>>>(13);
    auto const rotation = [] {
        tensor<int, Query<Q>> positions{};
        for (std::size_t i = 0; i < Q; ++i) positions.values[i] = static_cast<int>(3 * i);
        return rotation_at<interleaved_pairs, double, Pair<D>>(positions, rotary_base<10000>{});
    }();
    visit.template operator()<rotate_operation<>>(
        "rotate", [&](auto const& a) { return rotate(a, rotation); }, features);
    visit.template operator()<as_rotated_operation<interleaved_pairs, rotary_base<10000>, Pair<D>>>(
        "as_rotated", [](auto const& a) { return as_rotated<interleaved_pairs, rotary_base<10000>, Pair<D>>(a); },
        features);
}

constexpr auto bent = [](auto score, index_of<Query> query, index_of<Key> key) {
    return score * score * 0.3 + score * static_cast<double>(query) - static_cast<double>(key);
};

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Visit>
constexpr void of_scores(Visit&& visit) {
    using namespace heed::detail;
    auto const q = some<tensor<double, Batch<B>, Query<Q>, Dk<D>>>(1);
    auto const k = some<tensor<double, Batch<B>, Key<K>, Dk<D>>>(2);
    auto const biases = some<tensor<double, Query<Q>, Key<K>>>(8);
    auto const logits = some<tensor<double, Batch<B>, Query<Q>, Key<K>>>(14);
    auto const x = some<tensor<double, Batch<B>, Time<Q>, Dk<D>>>(1);
    auto const w = some<projection<Query, double, Dk<D>, Dv<V>>>(6);
    auto const b = some<projection_bias<Query, double, Dv<V>>>(7);
    visit.template operator()<project_operation<axis_name<Time>>>(
        "project", [](auto const&... o) { return project(o...); }, x, w);
    visit.template operator()<project_operation<axis_name<Time>>>(
        "project with a bias", [](auto const&... o) { return project(o...); }, x, w, b);
    visit.template operator()<scores_operation>(
        "scores", [](auto const&... o) { return scores(o...); }, q, k);
    visit.template operator()<scores_operation>(
        "scores under a mask, weighed",
        [](auto const&... o) { return softmax<Key>(scores(o..., causal{lower_right}, scale{0.7})); }, q, k);
    visit.template operator()<scores_operation>(
        "scores with stages, weighed",
        [](auto const&... o) {
            return softmax<Key>(scores(o..., causal{lower_right}, softcap{1.5}, score_with{bent}));
        },
        q, k);
    visit.template operator()<scores_operation>(
        "scores with a bias, weighed",
        [](auto const& q_, auto const& k_, auto const& bias_) { return softmax<Key>(scores(q_, k_, bias{bias_})); }, q,
        k, biases);
    visit.template operator()<scores_operation>(
        "scores with stages and a bias, weighed",
        [](auto const& q_, auto const& k_, auto const& bias_) {
            return softmax<Key>(scores(q_, k_, bias{bias_} & causal{lower_right}, softcap{2.0}));
        },
        q, k, biases);
    visit.template operator()<capped_operation>(
        "capped", [](auto const& a) { return capped(as_logits<Key>(a), softcap{1.5}); }, logits);
    visit.template operator()<rescored_operation<axis_name<Query>>>(
        "rescored", [](auto const& a) { return rescored<Query>(as_logits<Key>(a), score_with{bent}); }, logits);
    visit.template operator()<masked_operation<axis_name<Query>>>(
        "masked, weighed",
        [](auto const& a, auto const& bias_) {
            return softmax<Key>(masked<Query>(as_logits<Key>(a), causal{lower_right} & bias{bias_}));
        },
        logits, biases);
    visit.template operator()<softmax_with_sink_operation<axis_name<Key>>>(
        "softmax_with_sink, a number",
        [](auto const& a) { return softmax_with_sink<Key>(as_logits<Key>(a), sink{0.5}); }, logits);
    visit.template operator()<softmax_with_sink_operation<axis_name<Key>>>(
        "softmax_with_sink",
        [](auto const& a, auto const& s) { return softmax_with_sink<Key>(as_logits<Key>(a), sink{s}); }, logits,
        some<tensor<double, Batch<B>>>(9));
    visit.template operator()<dropped_out_operation<axis_name<Query>>>(
        "dropped_out",
        [](auto const& a) {
            return dropped_out<Query>(as_attention_weights<Key>(a), dropout{0.3, philox{7}});
        },
        logits);
}

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Visit>
constexpr void of_attention(Visit&& visit) {
    using namespace heed::detail;
    auto const q = some<tensor<double, Batch<B>, Query<Q>, Dk<D>>>(1);
    auto const k = some<tensor<double, Batch<B>, Key<K>, Dk<D>>>(2);
    auto const v = some<tensor<double, Batch<B>, Key<K>, Dv<V>>>(3);
    auto const logits = some<tensor<double, Batch<B>, Query<Q>, Key<K>>>(14);
    visit.template operator()<attend_operation>(
        "attend", [](auto const& a, auto const& v_) { return attend(softmax<Key>(as_logits<Key>(a)), v_); }, logits, v);
    visit.template operator()<attend_operation>(
        "attend under a mask",
        [](auto const& a, auto const& v_) { return attend(softmax<Key>(as_logits<Key>(a)), v_, causal{lower_right}); },
        logits, v);
    visit.template operator()<attention_operation>(
        "attention", [](auto const&... o) { return attention(o...).output; }, q, k, v);
    visit.template operator()<attention_operation>(
        "attention and its weights",
        [](auto const&... o) {
            auto const result = attention(o..., causal{lower_right});
            return as_tensor(result.weights) + sum<Dv>(result.output);
        },
        q, k, v);
    visit.template operator()<attention_operation>(
        "attention with dropout",
        [](auto const&... o) {
            return attention(o..., dropout{0.3, philox{7}}).output;
        },
        q, k, v);
    visit.template operator()<attention_operation>(
        "attention with a bias",
        [&](auto const& q_, auto const& b) { return attention(q_, k, v, bias{b} & causal{lower_right}).output; }, q,
        some<tensor<double, Query<Q>, Key<K>>>(20));
    visit.template operator()<attend_operation>(
        "attend under a bias",
        [&](auto const& a, auto const& b) { return attend(softmax<Key>(as_logits<Key>(a)), v, bias{b}); }, logits,
        some<tensor<double, Query<Q>, Key<K>>>(20));
    visit.template operator()<scaled_dot_product_attention_operation>(
        "scaled_dot_product_attention with a bias and stages",
        [&](auto const& q_, auto const& b, auto const& s) {
            return scaled_dot_product_attention(q_, k, v, bias{b} & causal{lower_right}, sink{s}, softcap{1.5},
                                                score_with{bent}, dropout{0.3, philox{7}});
        },
        q, some<tensor<double, Query<Q>, Key<K>>>(20), some<tensor<double, Batch<B>>>(9));
    visit.template operator()<attention_operation>(
        "attention with a sink",
        [&](auto const& q_, auto const& s) { return attention(q_, k, v, sink{s}, causal{lower_right}).output; }, q,
        some<tensor<double, Batch<B>>>(9));
    visit.template operator()<scaled_dot_product_attention_operation>(
        "scaled_dot_product_attention", [](auto const&... o) { return scaled_dot_product_attention(o...); }, q, k, v);
    visit.template operator()<attention_operation>(
        "grouped queries", [](auto const&... o) { return attention(o..., causal{lower_right}).output; },
        some<tensor<double, KvHead<2>, Group<3>, Query<Q>, Dk<D>>>(10),
        some<tensor<double, KvHead<2>, Key<K>, Dk<D>>>(11), some<tensor<double, KvHead<2>, Key<K>, Dv<V>>>(12));
    visit.template operator()<cross_attention_operation<axis_name<Layer>>>(
        "cross_attention",
        [](auto const& x, auto const& memory, auto const&... w) {
            return cross_attention<Layer>(x, memory, w..., causal{upper_left}).output;
        },
        some<tensor<double, Time<Q>, Model<D>>>(15), some<tensor<double, Layer<K>, Model<D>>>(16),
        some<projection<Query, double, Model<D>, Dk<D>>>(17), some<projection<Key, double, Model<D>, Dk<D>>>(18),
        some<projection<Key, double, Model<D>, Dv<V>>>(19));
}

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Visit>
constexpr void of_blocks(Visit&& visit) {
    using namespace heed::detail;
    auto const x = some<tensor<double, Batch<B>, Time<Q>, Model<D>>>(21);
    auto const row = some<tensor<double, Model<D>>>(22);
    auto const across = some<tensor<double, Time<Q>>>(23);
    visit.template operator()<layer_norm_operation<axis_name<Model>>>(
        "layer_norm", [](auto const&... o) { return layer_norm<Model>(o...); }, x, row, above_a_half(row));
    visit.template operator()<layer_norm_operation<axis_name<Time>>>(
        "layer_norm across", [](auto const&... o) { return layer_norm<Time>(o..., epsilon{0.01}); }, x, across);
    visit.template operator()<layer_norm_operation<axis_name<Model>>>(
        "layer_norm alone", [](auto const& o) { return layer_norm<Model>(o); }, x);
    visit.template operator()<rms_norm_operation<axis_name<Model>>>(
        "rms_norm", [](auto const&... o) { return rms_norm<Model>(o...); }, x, row);
    visit.template operator()<rms_norm_operation<axis_name<Time>>>(
        "rms_norm alone", [](auto const& o) { return rms_norm<Time>(o, epsilon{0.01}); }, x);
    visit.template operator()<linear_operation>(
        "linear", [](auto const&... o) { return linear(o...); }, x,
        some<linear_weights<double, Model<D>, Hidden<V>>>(26), some<linear_bias<double, Hidden<V>>>(27));
    visit.template operator()<project_output_operation>(
        "project_output", [](auto const&... o) { return project_output(o...); },
        some<tensor<double, Batch<B>, Query<Q>, Head<K>, Dv<V>>>(28),
        some<output_projection<double, Head<K>, Dv<V>, Model<D>>>(29), some<output_bias<double, Model<D>>>(30));
    visit.template operator()<relu_operation>(
        "relu", [](auto const& o) { return relu(o); }, x);
    visit.template operator()<silu_operation>(
        "silu", [](auto const& o) { return silu(o); }, x);
    visit.template operator()<gelu_operation>(
        "gelu", [](auto const& o) { return gelu(o); }, x);
    visit.template operator()<gelu_tanh_operation>(
        "gelu_tanh", [](auto const& o) { return gelu_tanh(o); }, x);
    visit.template operator()<sigmoid_operation>(
        "sigmoid", [](auto const& o) { return sigmoid(o); }, x);
    visit.template operator()<swiglu_operation>(
        "swiglu", [](auto const& a, auto const& b) { return swiglu(gate{a}, up{b}); }, x,
        some<tensor<double, Batch<B>, Time<Q>, Model<D>>>(31));
    visit.template operator()<drop_out_operation>(
        "drop_out",
        [](auto const& a) {
            return drop_out(a, dropout{0.4, philox{5}});
        },
        x);
    visit.template operator()<logsumexp_operation<axis_name<Time>>>(
        "logsumexp", [](auto const& o) { return logsumexp<Time>(o); }, x);
    visit.template operator()<variance_operation<axis_name<Model>, axis_name<Batch>>>(
        "variance", [](auto const& o) { return variance<Model, Batch>(o); }, x);
    auto const tokens = [] {
        tensor<int, Time<Q>, Batch<B>> numbers{};
        for (std::size_t i = 0; i < Q * B; ++i) numbers.values[i] = static_cast<int>((i * i + 1) % K);
        return numbers;
    }();
    auto const table = some<tensor<double, Vocabulary<K>, Model<D>>>(24);
    visit.template operator()<embed_operation<axis_name<Vocabulary>>>(
        "embed", [&](auto const& o) { return embed<Vocabulary>(o, tokens); }, table);
    visit.template operator()<embed_operation<axis_name<Vocabulary>>>(
        "embed in columns", [&](auto const& o) { return embed<Vocabulary>(transpose(o), tokens); }, table);
    visit.template operator()<unembed_operation<axis_name<Vocabulary>>>(
        "unembed", [](auto const&... o) { return unembed<Vocabulary>(o...); }, x, table);
    visit.template operator()<cross_entropy_operation<axis_name<Vocabulary>>>(
        "cross_entropy", [&](auto const&... o) { return cross_entropy<Vocabulary>(unembed<Vocabulary>(o...), tokens); },
        x, table);
    visit.template operator()<cross_entropy_operation<axis_name<Vocabulary>>>(
        "cross_entropy with an ignored target",
        [&](auto const& o) {
            return cross_entropy<Vocabulary>(permute<Vocabulary, Batch, Time>(o), tokens, ignored{1});
        },
        some<tensor<double, Batch<B>, Time<Q>, Vocabulary<K>>>(25));
    visit.template operator()<cross_entropy_of_each_operation<axis_name<Vocabulary>>>(
        "cross_entropy_of_each",
        [&](auto const& o) { return cross_entropy_of_each<Vocabulary>(o, tokens, ignored{1}); },
        some<tensor<double, Batch<B>, Time<Q>, Vocabulary<K>>>(25));
}

template <std::size_t B, std::size_t Q, std::size_t K, std::size_t D, std::size_t V, class Visit>
constexpr void for_each(Visit&& visit) {
    of_elements<B, Q, K, D, V>(visit);
    along_axes<B, Q, K, D, V>(visit);
    of_movements<B, Q, K, D, V>(visit);
    of_scores<B, Q, K, D, V>(visit);
    of_attention<B, Q, K, D, V>(visit);
    of_blocks<B, Q, K, D, V>(visit);
}

}  // namespace every_gradient
