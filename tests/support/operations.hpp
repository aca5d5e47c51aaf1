// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>

#include <heed/heed.hpp>

// Every operation that is described in include/, on operands that are made of queries [Query, Dk], keys [Key, Dk] and
// values [Key, Dv], whatever kind of tensor those are. Tests go through this list, and a script checks that it holds
// every description (described.py).

namespace every_operation {

using namespace heed;
using namespace heed::axes;

constexpr float difference_of(float a, float b) { return a - b; }
constexpr float halved_behind(float score, index_of<Query> query, index_of<Key> key) {
    return key > query ? score / 2 : score;
}

/// Calls `visit.template operator()<Operation>(name, call, operands...)` for each: `call(operands...)` is the call as a
/// user writes it, and so is `call(into(out), operands...)`, but for operators and for what has no destination.
template <class Q, class K, class V, class Visit>
constexpr void for_each(Q const& q, K const& k, V const& v, Visit&& visit) {
    using namespace heed::detail;
    constexpr std::size_t features = extent_in<shape_type_of<Q>, axis_name<Dk>>;
    constexpr std::size_t values = extent_in<shape_type_of<V>, axis_name<Dv>>;
    constexpr std::size_t keys = extent_in<shape_type_of<K>, axis_name<Key>>;

    // Element by element.
    auto const square = [](float x) { return x * x; };
    visit.template operator()<map_operation>(
        "map", [](auto const&... x) { return map(x...); }, square, q);
    visit.template operator()<zip_operation>(
        "zip", [](auto const&... x) { return zip(x...); }, difference_of, q, sum<Dk>(q));
    visit.template operator()<outer_operation>(
        "outer", [](auto const&... x) { return outer(x...); }, sum<Dk>(q), sum<Key>(v));
    visit.template operator()<cast_operation<double>>(
        "cast", [](auto const&... x) { return cast<double>(x...); }, k);
    visit.template operator()<plus_operation>(
        "plus", [](auto const& a, auto const& b) { return a + b; }, q, 2.0f);
    visit.template operator()<minus_operation>(
        "minus", [](auto const& a, auto const& b) { return a - b; }, q, sum<Dk>(q));
    visit.template operator()<times_operation>(
        "times", [](auto const& a, auto const& b) { return a * b; }, 0.5f, v);
    visit.template operator()<divide_operation>(
        "divide", [](auto const& a, auto const& b) { return a / b; }, v, 4.0f);
    visit.template operator()<negate_operation>(
        "negate", [](auto const& x) { return -x; }, k);
    visit.template operator()<less_operation>(
        "less", [](auto const& a, auto const& b) { return a < b; }, q, 0.25f);
    visit.template operator()<less_equal_operation>(
        "less_equal", [](auto const& a, auto const& b) { return a <= b; }, sum<Dk>(q), q);
    visit.template operator()<greater_operation>(
        "greater", [](auto const& a, auto const& b) { return a > b; }, 0.5f, v);
    visit.template operator()<greater_equal_operation>(
        "greater_equal", [](auto const& a, auto const& b) { return a >= b; }, v, 0.0f);
    visit.template operator()<where_operation>(
        "where", [](auto const&... x) { return where(x...); }, k > 0.25f, k, 0.5f);

    // Along axes.
    visit.template operator()<sum_operation<axis_name<Query>>>(
        "sum<Query>", [](auto const&... x) { return sum<Query>(x...); }, q);
    visit.template operator()<sum_operation<axis_name<Dk>>>(
        "sum<Dk>", [](auto const&... x) { return sum<Dk>(x...); }, q);
    visit.template operator()<sum_operation<>>(
        "sum", [](auto const&... x) { return sum(x...); }, v);
    visit.template operator()<mean_operation<axis_name<Dv>>>(
        "mean", [](auto const&... x) { return mean<Dv>(x...); }, v);
    visit.template operator()<variance_operation<axis_name<Dk>>>(
        "variance", [](auto const&... x) { return variance<Dk>(x...); }, k);
    visit.template operator()<max_operation<axis_name<Key>>>(
        "max", [](auto const&... x) { return max<Key>(x...); }, v);
    visit.template operator()<argmax_operation<axis_name<Dv>>>(
        "argmax", [](auto const&... x) { return argmax<Dv>(x...); }, v);
    visit.template operator()<cumsum_operation<axis_name<Key>>>(
        "cumsum", [](auto const&... x) { return cumsum<Key>(x...); }, v);
    visit.template operator()<softmax_operation<axis_name<Dk>>>(
        "softmax<Dk>", [](auto const&... x) { return softmax<Dk>(x...); }, q);
    visit.template operator()<softmax_operation<axis_name<Key>>>(
        "softmax of logits", [](auto const&... x) { return softmax<Key>(x...); }, scores(q, k));
    visit.template operator()<log_softmax_operation<axis_name<Query>>>(
        "log_softmax", [](auto const&... x) { return log_softmax<Query>(x...); }, q);
    visit.template operator()<logsumexp_operation<axis_name<Dv>>>(
        "logsumexp", [](auto const&... x) { return logsumexp<Dv>(x...); }, v);
    visit.template operator()<naive_softmax_operation<axis_name<Dk>>>(
        "naive_softmax", [](auto const&... x) { return naive_softmax<Dk>(x...); }, q);

    // Products.
    visit.template operator()<contract_operation<axis_name<Dk>>>(
        "contract", [](auto const&... x) { return contract<Dk>(x...); }, q, k);
    visit.template operator()<contract_operation<axis_name<Dk>>>(
        "contract, keys first", [](auto const&... x) { return contract<Dk>(x...); }, k, q);
    visit.template operator()<matmul_operation>(
        "matmul", [](auto const&... x) { return matmul(x...); }, q, transpose(k));

    // Movement.
    visit.template operator()<transpose_operation>(
        "transpose", [](auto const&... x) { return transpose(x...); }, k);
    visit.template operator()<permute_operation<axis_name<Dv>, axis_name<Key>>>(
        "permute", [](auto const&... x) { return permute<Dv, Key>(x...); }, v);
    visit.template operator()<rename_operation<axis_name<Query>, axis_name<Time>>>(
        "rename", [](auto const&... x) { return rename<Query, Time>(x...); }, q);
    visit.template operator()<split_operation<axis_name<Dk>, Head<1>, Model<features>>>(
        "split", [](auto const&... x) { return split<Dk, Head<1>, Model<features>>(x...); }, q);
    visit.template operator()<merge_operation<axis_name<Key>, axis_name<Dv>, axis_name<Time>>>(
        "merge", [](auto const&... x) { return merge<Key, Dv, Time>(x...); }, v);
    visit.template operator()<slice_operation<axis_name<Dv>>>(
        "slice<Dv>", [](auto const&... x) { return slice<Dv>(x...); }, v, 1);
    visit.template operator()<slice_operation<axis_name<Key>>>(
        "slice<Key>", [](auto const&... x) { return slice<Key>(x...); }, v, 1);
    visit.template operator()<range_operation<Dk<features - 1>>>(
        "range", [](auto const&... x) { return range<Dk<features - 1>>(x...); }, q, 1);
    visit.template operator()<range_operation<Key<keys - 1>, Dv<1>>>(
        "range of two axes", [](auto const&... x) { return range<Key<keys - 1>, Dv<1>>(x...); }, v, 1, 2);
    visit.template operator()<concat_operation<axis_name<Query>>>(
        "concat<Query>", [](auto const&... x) { return concat<Query>(x...); }, q, q);
    visit.template operator()<concat_operation<axis_name<Dk>>>(
        "concat<Dk>", [](auto const&... x) { return concat<Dk>(x...); }, q, q);
    visit.template operator()<stack_operation<axis_name<Head>>>(
        "stack", [](auto const&... x) { return stack<Head>(x...); }, k, k);

    // Views.
    visit.template operator()<slice_view_operation<axis_name<Dv>>>(
        "slice_view", [](auto const&... x) { return slice_view<Dv>(x...); }, v, 1);
    visit.template operator()<range_view_operation<Dk<features - 1>>>(
        "range_view", [](auto const&... x) { return range_view<Dk<features - 1>>(x...); }, q, 1);
    visit.template operator()<broadcast_view_operation<Head<2>>>(
        "broadcast_view", [](auto const&... x) { return broadcast_view<Head<2>>(x...); }, v);
    visit.template operator()<transpose_view_operation>(
        "transpose_view", [](auto const&... x) { return transpose_view(x...); }, k);
    visit.template operator()<permute_view_operation<axis_name<Dv>, axis_name<Key>>>(
        "permute_view", [](auto const&... x) { return permute_view<Dv, Key>(x...); }, v);
    visit.template operator()<rename_view_operation<axis_name<Query>, axis_name<Time>>>(
        "rename_view", [](auto const&... x) { return rename_view<Query, Time>(x...); }, q);
    visit.template operator()<split_view_operation<axis_name<Dk>, Head<1>, Model<features>>>(
        "split_view", [](auto const&... x) { return split_view<Dk, Head<1>, Model<features>>(x...); }, q);
    auto const in_a_row = as_tensor(v);
    visit.template operator()<merge_view_operation<axis_name<Key>, axis_name<Dv>, axis_name<Time>>>(
        "merge_view", [](auto const&... x) { return merge_view<Key, Dv, Time>(x...); }, in_a_row);

    // Attention.
    auto const x = rename<Query, Time>(q);
    auto const w = iota<projection<Query, float, Dk<features>, Dv<values>>>(-1.0f, 0.25f);
    auto const b = iota<projection_bias<Query, float, Dv<values>>>(1.0f);
    visit.template operator()<project_operation<axis_name<Time>>>(
        "project", [](auto const&... o) { return project(o...); }, x, w);
    visit.template operator()<project_operation<axis_name<Time>>>(
        "project with a bias", [](auto const&... o) { return project(o...); }, x, w, b);
    auto const into_values = iota<linear_weights<float, Dk<features>, Dv<values>>>(-1.0f, 0.25f);
    visit.template operator()<linear_operation>(
        "linear", [](auto const&... o) { return linear(o...); }, x, into_values);
    visit.template operator()<linear_operation>(
        "linear with a bias", [](auto const&... o) { return linear(o...); }, x, into_values,
        iota<linear_bias<float, Dv<values>>>(1.0f));
    visit.template operator()<project_output_operation>(
        "project_output", [](auto const&... o) { return project_output(o...); }, q,
        iota<output_projection<float, Dk<features>, Dv<values>>>(-1.0f, 0.25f));
    auto const mask = causal{lower_right} & bias{iota<float, Key<keys>>(0.5f)};
    visit.template operator()<scores_operation>(
        "scores", [](auto const&... o) { return scores(o...); }, q, k);
    visit.template operator()<scores_operation>(
        "scores under a mask", [](auto const&... o) { return scores(o...); }, q, k, mask, scale{0.5});
    auto const weights = softmax<Key>(scores(q, k));
    visit.template operator()<attend_operation>(
        "attend", [](auto const&... o) { return attend(o...); }, weights, v);
    visit.template operator()<attend_operation>(
        "attend under a mask", [](auto const&... o) { return attend(o...); }, weights, v, causal{lower_right});
    visit.template operator()<attention_operation>(
        "attention", [](auto const&... o) { return attention(o...); }, q, k, v, causal{lower_right});
    visit.template operator()<scaled_dot_product_attention_operation>(
        "scaled_dot_product_attention", [](auto const&... o) { return scaled_dot_product_attention(o...); }, q, k, v);
    visit.template operator()<scaled_dot_product_attention_operation>(
        "scaled_dot_product_attention under a mask",
        [](auto const&... o) { return scaled_dot_product_attention(o...); }, q, k, v, mask);
    visit.template operator()<attention_with_lse_operation<>>(
        "attention_with_lse", [](auto const&... o) { return attention_with_lse(o...); }, q, k, v);
    using first_key = part<Key<keys>, 0, 1>;
    using other_keys = part<Key<keys>, 1, keys - 1>;
    visit.template operator()<attention_with_lse_operation<other_keys>>(
        "attention_with_lse of a part, under a mask",
        [](auto const&... o) { return attention_with_lse<other_keys>(o...); }, q, k, v, mask);
    if constexpr (!(has_lengths<Q> || has_lengths<K> || has_lengths<V>)) {
        visit.template operator()<merge_attentions_operation>(
            "merge of attentions", [](auto const&... o) { return merge(o...); },
            attention_with_lse<first_key>(q, k, v, mask), attention_with_lse<other_keys>(q, k, v, mask));
    }
    kv_cache<float, up_to<Key<keys>>, Dk<features>, Dv<values>> cache;
    // A cache has all features of a value.
    if constexpr (can_append_to_cache<decltype(cache)&, K, V>) {
        append(cache, k, v);
        visit.template operator()<cached_attention_operation>(
            "cached_attention", [](auto const&... o) { return cached_attention(o...); }, rename<Key, Query>(k), cache,
            softcap{1.5f});
    }
    using module_type = heed::self_attention<float, Dk<features>, Dv<values>, Head<keys>>;
    visit.template operator()<self_attention_operation>(
        "self_attention", [](auto const& module, auto const&... o) { return module(o...); },
        module_type{iota<projection<Query, float, Dk<features>, Dv<values>>>(-1.0f, 0.25f),
                    iota<projection<Key, float, Dk<features>, Dv<values>>>(0.5f, -0.125f),
                    iota<projection<Key, float, Dk<features>, Head<keys>>>(0.25f, 0.0625f)},
        x);
    visit.template operator()<cross_attention_operation<axis_name<Layer>>>(
        "cross_attention", [](auto const&... o) { return cross_attention<Layer>(o...); }, x, rename<Key, Layer>(k), w,
        iota<projection<Key, float, Dk<features>, Dv<values>>>(0.5f, -0.125f),
        iota<projection<Key, float, Dk<features>, Head<keys>>>(0.25f, 0.0625f), causal{upper_left});

    // Rotary positions.
    constexpr std::size_t pairs = features / 2;
    constexpr std::size_t most_queries = extent_in<shape_type_of<Q>, axis_name<Query>>;
    auto const positions = [&] {
        if constexpr (is_up_to<axis_in<shape_type_of<Q>, axis_name<Query>>>) {
            return take<Query>(iota<int, Query<most_queries>>(3), length<Query>(q));
        } else {
            return iota<int, Query<most_queries>>(3);
        }
    }();
    visit.template operator()<rotation_at_operation<interleaved_pairs, float, Pair<pairs>>>(
        "rotation_at", [](auto const&... o) { return rotation_at<interleaved_pairs, float, Pair<pairs>>(o...); },
        positions, rotary_base<10000>{});
    visit.template operator()<rotate_operation<Dk<2 * pairs>>>(
        "rotate, interleaved pairs", [](auto const&... o) { return rotate<Dk<2 * pairs>>(o...); }, q,
        rotation_at<interleaved_pairs, float, Pair<pairs>>(positions, rotary_base<10000>{}));
    visit.template operator()<rotate_operation<Dk<2 * pairs>>>(
        "rotate, half-split pairs", [](auto const&... o) { return rotate<Dk<2 * pairs>>(o...); }, q,
        rotation_at<half_split_pairs, float, Pair<pairs>>(positions, rotary_base{500000.5}));
    visit.template operator()<as_rotated_operation<half_split_pairs, rotary_base<>, Pair<pairs>>>(
        "as_rotated", [](auto const&... o) { return as_rotated<half_split_pairs, rotary_base<>, Pair<pairs>>(o...); },
        k);

    // Activations and norms.
    visit.template operator()<relu_operation>(
        "relu", [](auto const&... o) { return relu(o...); }, q);
    visit.template operator()<silu_operation>(
        "silu", [](auto const&... o) { return silu(o...); }, k);
    visit.template operator()<gelu_operation>(
        "gelu", [](auto const&... o) { return gelu(o...); }, v);
    visit.template operator()<gelu_tanh_operation>(
        "gelu_tanh", [](auto const&... o) { return gelu_tanh(o...); }, v);
    visit.template operator()<sigmoid_operation>(
        "sigmoid", [](auto const&... o) { return sigmoid(o...); }, q);
    visit.template operator()<swiglu_operation>(
        "swiglu", [](auto const&... o) { return swiglu(o...); }, gate{k}, up{k});
    auto const gain = iota<float, Dk<features>>(0.5f, 0.25f);
    visit.template operator()<layer_norm_operation<axis_name<Dk>>>(
        "layer_norm", [](auto const&... o) { return layer_norm<Dk>(o...); }, q);
    visit.template operator()<layer_norm_operation<axis_name<Dk>>>(
        "layer_norm with a gain and a bias", [](auto const&... o) { return layer_norm<Dk>(o...); }, k, gain,
        gain * -0.5f, epsilon{0.125});
    visit.template operator()<rms_norm_operation<axis_name<Dv>>>(
        "rms_norm", [](auto const&... o) { return rms_norm<Dv>(o...); }, v,
        iota<float, Dv<values>>(1.0f, -0.5f));

    // Tables and losses: a key is a token, and the vector of its values what is known of it, or its logits.
    visit.template operator()<unembed_operation<axis_name<Time>>>(
        "unembed", [](auto const&... o) { return unembed<Time>(o...); }, q,
        iota<float, Time<3>, Dk<features>>(-0.5f, 0.125f));
    if constexpr (!has_lengths<V>) {
        visit.template operator()<embed_operation<axis_name<Key>>>(
            "embed", [](auto const&... o) { return embed<Key>(o...); }, v,
            generate<int, Time<5>>([](int i) { return (3 * i + 1) % static_cast<int>(keys); }));
        auto const targets = generate<int, Key<keys>>([](int i) { return (2 * i + 1) % static_cast<int>(values); });
        visit.template operator()<cross_entropy_operation<axis_name<Dv>>>(
            "cross_entropy", [](auto const&... o) { return cross_entropy<Dv>(o...); }, v, targets, ignored{0});
        visit.template operator()<cross_entropy_of_each_operation<axis_name<Dv>>>(
            "cross_entropy_of_each", [](auto const&... o) { return cross_entropy_of_each<Dv>(o...); }, v, targets);
    }

    visit.template operator()<drop_out_operation>(
        "drop_out", [](auto const&... o) { return drop_out(o...); }, q, dropout{0.25f, philox{7}});

    // Words that step out of the strict part.
    visit.template operator()<as_logits_operation<axis_name<Key>>>(
        "as_logits", [](auto const&... o) { return as_logits<Key>(o...); }, contract<Dk>(q, k));
    visit.template operator()<as_attention_weights_operation<axis_name<Key>>>(
        "as_attention_weights", [](auto const&... o) { return as_attention_weights<Key>(o...); }, contract<Dk>(q, k));
    visit.template operator()<as_tensor_operation>(
        "as_tensor", [](auto const&... o) { return as_tensor(o...); }, v);
    visit.template operator()<masked_operation<axis_name<Query>>>(
        "masked", [](auto const&... o) { return masked<Query>(o...); }, scores(q, k), mask);
    visit.template operator()<capped_operation>(
        "capped", [](auto const&... o) { return capped(o...); }, scores(q, k), softcap{0.75f});
    visit.template operator()<rescored_operation<axis_name<Query>>>(
        "rescored", [](auto const&... o) { return rescored<Query>(o...); }, scores(q, k), score_with{halved_behind});
    visit.template operator()<softmax_with_sink_operation<axis_name<Key>>>(
        "softmax_with_sink", [](auto const&... o) { return softmax_with_sink<Key>(o...); }, scores(q, k), sink{0.25f});
    visit.template operator()<dropped_out_operation<axis_name<Query>>>(
        "dropped_out", [](auto const&... o) { return dropped_out<Query>(o...); }, softmax<Key>(scores(q, k)),
        dropout{0.25f, philox{7}});
    visit.template
    operator()<expect_shape_operation<Query<extent_in<shape_type_of<Q>, axis_name<Query>>>, Dk<features>>>(
        "expect_shape",
        [](auto const&... o) {
            return expect_shape<Query<extent_in<shape_type_of<Q>, axis_name<Query>>>, Dk<features>>(o...);
        },
        q);
}

/// Those between an extent that is in the type and a length that is known at run time, of keys [Key, Dk].
template <class K, class Visit>
constexpr void for_each_of_lengths(K const& k, Visit&& visit) {
    using namespace heed::detail;
    visit.template operator()<take_operation<axis_name<Key>>>(
        "take", [](auto const&... x) { return take<Key>(x...); }, k, 2);
    visit.template operator()<take_view_operation<axis_name<Key>>>(
        "take_view", [](auto const&... x) { return take_view<Key>(x...); }, k, 2);
    visit.template operator()<exactly_operation<Key<2>>>(
        "exactly", [](auto const&... x) { return exactly<Key<2>>(x...); }, take<Key>(k, 2));
    auto const shorter = take<Key>(k, 2);
    visit.template operator()<exactly_view_operation<Key<2>>>(
        "exactly_view", [](auto const&... x) { return exactly_view<Key<2>>(x...); }, shorter);
}

template <class Op>
concept gives_a_view = requires { Op::gives_a_view; };
/// What has no destination: two results, or none of its own.
template <class Op>
inline constexpr bool has_destination =
    !__is_same(Op, detail::attention_operation) && !__is_same(Op, detail::self_attention_operation) &&
    !gives_a_view<Op>;
template <>
inline constexpr bool has_destination<detail::merge_attentions_operation> = false;
template <class... Part>
inline constexpr bool has_destination<detail::attention_with_lse_operation<Part...>> = false;
template <class Position>
inline constexpr bool has_destination<detail::cross_attention_operation<Position>> = false;
template <class... Axes>
inline constexpr bool has_destination<detail::expect_shape_operation<Axes...>> = false;
/// Operators are written between their operands, and so a destination is not.
template <class Op>
inline constexpr bool is_operator = __is_same(Op, detail::negate_operation);
template <class In, char... Sign>
inline constexpr bool is_operator<detail::infix_operation<In, Sign...>> = true;

/// Numbers for queries, keys and values.
template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
struct operands {
    static constexpr auto q() {
        return generate<float, Query<Queries>, Dk<Features>>(
            [](int i, int j) { return 0.25f * static_cast<float>((3 * i + 5 * j) % 7) - 0.5f; });
    }
    static constexpr auto k() {
        return generate<float, Key<Keys>, Dk<Features>>(
            [](int i, int j) { return 0.125f * static_cast<float>((4 * i + 3 * j) % 11) - 0.25f; });
    }
    static constexpr auto v() {
        return generate<float, Key<Keys>, Dv<Values>>(
            [](int i, int j) { return 0.5f * static_cast<float>((2 * i + 7 * j) % 13) - 1.0f; });
    }
};

/// A number that says what a result is, to the bit.
constexpr std::uint64_t bits_of(bool x) { return x ? 1 : 0; }
constexpr std::uint64_t bits_of(float x) { return __builtin_bit_cast(std::uint32_t, x); }
constexpr std::uint64_t bits_of(double x) { return __builtin_bit_cast(std::uint64_t, x); }
constexpr std::uint64_t bits_of(std::size_t x) { return x; }
template <Tensor X>
constexpr std::uint64_t bits_of(X const& x) {
    std::uint64_t all = 14695981039346656037u;
    for (std::size_t i = 0; i < X::size; ++i) all = (all ^ bits_of(detail::nth(x, i))) * 1099511628211u;
    return all;
}
template <class Output, class Weights>
constexpr std::uint64_t bits_of(attention_result<Output, Weights> const& x) {
    return bits_of(x.output) * 31 + bits_of(x.weights);
}
template <class Output, class LogSumExp>
constexpr std::uint64_t bits_of(attention_with_lse_result<Output, LogSumExp> const& x) {
    return bits_of(x.output) * 31 + bits_of(as_tensor(x.lse));
}

/// A different address for every type.
template <class T>
inline constexpr char type_mark{};

/// What passes its operand through has its kind; of all else the type is asked.
template <class X>
struct kind_left_out {
    using type = X;
};
template <class X>
    requires(__is_same(X, detail::plain<X>))
struct kind_left_out<X> {
    using type = detail::tensor_like<X>;
};
template <class X>
using without_kind = typename kind_left_out<std::remove_const_t<X>>::type;

struct outcome {
    char const* name = "";
    std::uint64_t bits = 0;
    char const* type = nullptr;
};
struct outcomes {
    outcome all[120] = {};
    std::size_t count = 0;

    template <class Op>
    constexpr void operator()(char const* name, auto const& call, auto const&... operands) {
        auto const result = call(operands...);
        all[count++] = {name, bits_of(result), &type_mark<without_kind<decltype(result)>>};
    }
};

/// What every operation gives, to the bit.
template <class Q, class K, class V>
constexpr outcomes outcomes_of(Q const& q, K const& k, V const& v) {
    outcomes result;
    for_each(q, k, v, result);
    return result;
}

/// The name of the first operation with another outcome, of another value or another type, or nothing.
constexpr char const* first_difference(outcomes const& a, outcomes const& b) {
    if (a.count != b.count) return "two lists";
    for (std::size_t i = 0; i < a.count; ++i) {
        if (a.all[i].bits != b.all[i].bits || a.all[i].type != b.all[i].type) return a.all[i].name;
    }
    return "";
}

/// The same as a `static_assert` can ask it.
constexpr bool is_none(char const* name) { return *name == '\0'; }

/// The name of the first operation that gives something else for (q, k, v) than for the plain tensors of `operands`.
template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values, class Q, class K, class V>
constexpr char const* first_difference_from_plain(Q const& q, K const& k, V const& v) {
    using plain = operands<Queries, Keys, Features, Values>;
    return first_difference(outcomes_of(plain::q(), plain::k(), plain::v()), outcomes_of(q, k, v));
}

}  // namespace every_operation
