// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <tuple>

#include <heed/heed.hpp>

// Every function of the core that takes tensors, once: its name, `can_`, a call, and operands that the call takes.
// Tests over all of them are loops over these lists. `HEED_CALL` makes a call that SFINAE sees.

#define HEED_CALL(...) \
    ->decltype(__VA_ARGS__) { return __VA_ARGS__; }

namespace every_function {

using namespace heed;
using namespace heed::axes;

/// `call(operands...)`, or, when it `writes`, also `call(into(out), operands...)`; allowed as `can<Operands...>()`
/// says.
template <class Can, class Call, class... Operands>
struct function {
    char const* name;
    bool writes;
    Can can;
    Call call;
    std::tuple<Operands...> operands;
};
template <class Can, class Call, class... Operands>
constexpr auto returns(char const* name, Can can, Call call, Operands const&... operands) {
    return function<Can, Call, Operands...>{name, false, can, call, {operands...}};
}
template <class Can, class Call, class... Operands>
constexpr auto writes(char const* name, Can can, Call call, Operands const&... operands) {
    return function<Can, Call, Operands...>{name, true, can, call, {operands...}};
}

template <template <std::size_t> class Name>
using named = decltype(index<Name>(1));

struct twice_plus_one {
    constexpr float operator()(float x) const { return 2.0f * x + 1.0f; }
};
struct minus_twice {
    constexpr float operator()(float x, float y) const { return x - 2.0f * y; }
};

/// Operands of small, unequal values that floats hold exactly.
template <std::size_t Queries, std::size_t Keys, std::size_t Features, std::size_t Values>
struct sample {
    template <class X>
    static constexpr X filled(std::size_t step, std::size_t modulus, float scale, float start) {
        X result{};
        for (std::size_t i = 0; i < X::size; ++i) {
            result.values[i] =
                static_cast<element_of<X>>(scale * static_cast<float>((i * step + i / 3) % modulus) + start);
        }
        return result;
    }
    using queries = tensor<float, Query<Queries>, Dk<Features>>;
    using keys = tensor<float, Key<Keys>, Dk<Features>>;
    using values = tensor<float, Key<Keys>, Dv<Values>>;
    using input = tensor<float, Time<Queries>, Model<Values>>;
    static constexpr queries q = filled<queries>(3, 7, 0.25f, -0.5f);
    static constexpr queries q_too = filled<queries>(5, 11, 0.125f, 0.25f);
    static constexpr keys k = filled<keys>(4, 11, 0.125f, -0.25f);
    static constexpr values v = filled<values>(2, 13, 0.5f, -1.0f);
    static constexpr auto k_transposed = transpose(k);
    static constexpr auto row = filled<tensor<float, Dk<Features>>>(2, 5, 0.5f, 0.25f);
    static constexpr auto column = filled<tensor<float, Key<Keys>>>(1, 3, 1.0f, 0.5f);
    static constexpr auto batch = filled<tensor<float, Batch<2>, Query<Queries>, Dk<Features>>>(3, 17, 0.25f, -2.0f);
    static constexpr auto one = filled<tensor<float>>(1, 2, 1.0f, 2.5f);

    static constexpr input x = filled<input>(3, 13, 0.25f, -1.0f);
    static constexpr auto w_q = filled<projection<Query, float, Model<Values>, Dk<Features>>>(5, 7, 0.125f, -0.375f);
    static constexpr auto w_k = filled<projection<Key, float, Model<Values>, Dk<Features>>>(4, 9, 0.125f, -0.5f);
    static constexpr auto w_v = filled<projection<Key, float, Model<Values>, Dv<Values>>>(3, 11, 0.125f, -0.625f);
    static constexpr auto b_q = filled<projection_bias<Query, float, Dk<Features>>>(2, 3, 0.5f, -0.5f);
    static constexpr self_attention<float, Model<Values>, Dk<Features>, Dv<Values>> module{w_q, w_k, w_v};

    static constexpr auto logits = scores(q, k);
    static constexpr auto weights = softmax<Key>(logits);
    static constexpr auto own_scores = as_tensor(logits);
    static constexpr auto padding = filled<tensor<bool, Key<Keys>>>(1, 2, 1.0f, 0.0f);
    static constexpr auto extra = filled<tensor<float, Query<Queries>, Key<Keys>>>(2, 3, 0.5f, -0.5f);
};

/// Functions of the tensor itself and operations that move values.
template <class S>
inline constexpr auto that_move = std::tuple{
    returns(
        "index", []<class X> { return can_index<shape_type_of<X>, int, int>; }, [](auto const& x) HEED_CALL(x(1, 2)),
        S::q),
    returns(
        "index by name", []<class X> { return can_index<shape_type_of<X>, named<Dk>, named<Query>>; },
        [](auto const& x) HEED_CALL(x(index<Dk>(2), index<Query>(1))), S::q),
    returns(
        "at", []<class X> { return can_index<shape_type_of<X>, int, int>; }, [](auto const& x) HEED_CALL(x.at(1, 2)),
        S::q),
    returns(
        "try_at", []<class X> { return can_index<shape_type_of<X>, int, int>; },
        [](auto const& x) HEED_CALL(*x.try_at(1, 2)), S::q),
    returns(
        "subscript", []<class X> { return can_index<shape_type_of<X>, int>; }, [](auto const& x) HEED_CALL(x[2]),
        S::row),
    returns(
        "value", []<class X> { return true; }, [](auto const& x) HEED_CALL(static_cast<float>(x)), S::one),
    returns(
        "extent", []<class X> { return can_extent<X, Dk>; },
        [](auto const& x) HEED_CALL(static_cast<std::size_t>(extent<Dk>(x))), S::q),
    returns(
        "shape_of", []<class X> { return true; }, [](auto const& x) HEED_CALL(shape_of(x)), S::q),
    returns(
        "==", []<class X, class Y> { return can_equal<X, Y>; }, [](auto const& x, auto const& y) HEED_CALL(x == y),
        S::q, S::q),
    returns(
        "== of others", []<class X, class Y> { return can_equal<X, Y>; },
        [](auto const& x, auto const& y) HEED_CALL(x == y), S::q, S::q_too),
    returns(
        "max_abs_difference", []<class X, class Y> { return can_max_abs_difference<X, Y>; },
        [](auto const& x, auto const& y) HEED_CALL(max_abs_difference(x, y)), S::q, S::q_too),
    returns(
        "all_close", []<class X, class Y> { return can_all_close<X, Y>; },
        [](auto const& x, auto const& y) HEED_CALL(all_close(x, y)), S::q, S::q),
    returns(
        "expect_shape",
        []<class X> {
            return can_expect_shape<X, decltype(Query<S::q.size / S::row.size>{}), decltype(Dk<S::row.size>{})>;
        },
        [](auto const& x) HEED_CALL(as_tensor(expect_shape<Query<S::q.size / S::row.size>, Dk<S::row.size>>(x))), S::q),
    returns(
        "heap_tensor", []<class X> { return true; },
        [](auto const& x) HEED_CALL(as_tensor(heap_tensor<float, Query<S::q.size / S::row.size>, Dk<S::row.size>>(x))),
        S::q),
    writes(
        "as_tensor", []<class X> { return can_as_tensor<X>; }, [](auto const&... xs) HEED_CALL(as_tensor(xs...)),
        S::batch),
    writes(
        "cast", []<class X> { return can_cast<double, X>; }, [](auto const&... xs) HEED_CALL(cast<double>(xs...)),
        S::q),
    writes(
        "transpose", []<class X> { return can_transpose<X>; }, [](auto const&... xs) HEED_CALL(transpose(xs...)),
        S::batch),
    writes(
        "permute", []<class X> { return can_permute<X, Dk, Batch, Query>; },
        [](auto const&... xs) HEED_CALL(permute<Dk, Batch, Query>(xs...)), S::batch),
    writes(
        "rename", []<class X> { return can_rename<X, Query, Time>; },
        [](auto const&... xs) HEED_CALL(rename<Query, Time>(xs...)), S::batch),
    writes(
        "slice, first axis", []<class X> { return can_slice<X, Batch, int>; },
        [](auto const&... xs) HEED_CALL(slice<Batch>(xs..., 1)), S::batch),
    writes(
        "slice, last axis", []<class X> { return can_slice<X, Dk, int>; },
        [](auto const&... xs) HEED_CALL(slice<Dk>(xs..., 1)), S::batch),
    writes(
        "split", []<class X> { return can_split<X, Dk, Head<1>, Model<S::row.size>>; },
        [](auto const&... xs) HEED_CALL(split<Dk, Head<1>, Model<S::row.size>>(xs...)), S::batch),
    writes(
        "merge", []<class X> { return can_merge<X, Batch, Query, Time>; },
        [](auto const&... xs) HEED_CALL(merge<Batch, Query, Time>(xs...)), S::batch),
    writes(
        "concat, first axis", []<class X, class Y> { return can_concat<Query, X, Y>; },
        [](auto const&... xs) HEED_CALL(concat<Query>(xs...)), S::q, S::q_too),
    writes(
        "concat, last axis", []<class X, class Y> { return can_concat<Dk, X, Y>; },
        [](auto const&... xs) HEED_CALL(concat<Dk>(xs...)), S::q, S::q_too),
    writes(
        "stack", []<class X, class Y> { return can_stack<Head, X, Y>; },
        [](auto const&... xs) HEED_CALL(stack<Head>(xs...)), S::q, S::q_too),
};

/// Operations that compute.
template <class S>
inline constexpr auto that_compute = std::tuple{
    writes(
        "map", []<class F, class X> { return can_map<F, X>; }, [](auto const&... xs) HEED_CALL(map(xs...)),
        twice_plus_one {}, S::q),
    writes(
        "zip", []<class F, class X, class Y> { return can_zip<F, X, Y>; }, [](auto const&... xs) HEED_CALL(zip(xs...)),
        minus_twice {}, S::batch, S::row),
    writes(
        "outer", []<class X, class Y> { return can_outer<X, Y>; }, [](auto const&... xs) HEED_CALL(outer(xs...)),
        S::row, S::column),
    returns(
        "+", []<class X, class Y> { return can_plus<X, Y>; }, [](auto const& x, auto const& y) HEED_CALL(x + y), S::q,
        S::row),
    returns(
        "-", []<class X, class Y> { return can_minus<X, Y>; }, [](auto const& x, auto const& y) HEED_CALL(x - y),
        S::row, S::q),
    returns(
        "*", []<class X, class Y> { return can_times<X, Y>; }, [](auto const& x, auto const& y) HEED_CALL(x* y), S::q,
        S::q_too),
    returns(
        "/", []<class X, class Y> { return can_divide<X, Y>; }, [](auto const& x, auto const& y) HEED_CALL(x / y), S::q,
        S::row),
    returns(
        "* of a number", []<class X> { return can_times<X, float>; }, [](auto const& x) HEED_CALL(x * 3.0f), S::q),
    returns(
        "- from a number", []<class X> { return can_minus<float, X>; }, [](auto const& x) HEED_CALL(3.0f - x), S::q),
    returns(
        "negation", []<class X> { return can_negate<X>; }, [](auto const& x) HEED_CALL(-x), S::q),
    writes(
        "sum", []<class X> { return can_sum<X>; }, [](auto const&... xs) HEED_CALL(sum(xs...)), S::batch),
    writes(
        "sum, first axis", []<class X> { return can_sum<X, Batch>; },
        [](auto const&... xs) HEED_CALL(sum<Batch>(xs...)), S::batch),
    writes(
        "sum, last axis", []<class X> { return can_sum<X, Dk>; }, [](auto const&... xs) HEED_CALL(sum<Dk>(xs...)),
        S::batch),
    writes(
        "mean", []<class X> { return can_mean<X, Query>; }, [](auto const&... xs) HEED_CALL(mean<Query>(xs...)),
        S::batch),
    writes(
        "max", []<class X> { return can_max<X, Query, Dk>; }, [](auto const&... xs) HEED_CALL((max<Query, Dk>(xs...))),
        S::batch),
    writes(
        "argmax", []<class X> { return can_argmax<X, Dk>; }, [](auto const&... xs) HEED_CALL(argmax<Dk>(xs...)),
        S::batch),
    writes(
        "contract", []<class X, class Y> { return can_contract<X, Y, Dk>; },
        [](auto const&... xs) HEED_CALL(contract<Dk>(xs...)), S::q, S::k),
    writes(
        "contract with a batch", []<class X, class Y> { return can_contract<X, Y, Query>; },
        [](auto const&... xs) HEED_CALL(contract<Query>(xs...)), S::batch, S::q),
    writes(
        "matmul", []<class X, class Y> { return can_matmul<X, Y>; }, [](auto const&... xs) HEED_CALL(matmul(xs...)),
        S::q, S::k_transposed),
    writes(
        "softmax", []<class X> { return can_softmax<X, Dk>; }, [](auto const&... xs) HEED_CALL(softmax<Dk>(xs...)),
        S::batch),
    writes(
        "log_softmax", []<class X> { return can_log_softmax<X, Query>; },
        [](auto const&... xs) HEED_CALL(log_softmax<Query>(xs...)), S::batch),
    writes(
        "naive_softmax", []<class X> { return can_naive_softmax<X, Dk>; },
        [](auto const&... xs) HEED_CALL(naive_softmax<Dk>(xs...)), S::q),
};

/// Operations on their left operand, which is returned.
template <class S>
inline constexpr auto that_update = std::tuple{
    returns(
        "+=", []<class X, class Y> { return can_plus_assign<X, Y>; },
        [](auto x, auto const& y) HEED_CALL(as_tensor(x += y)), S::batch, S::row),
    returns(
        "-=", []<class X, class Y> { return can_minus_assign<X, Y>; },
        [](auto x, auto const& y) HEED_CALL(as_tensor(x -= y)), S::batch, S::q),
    returns(
        "*=", []<class X, class Y> { return can_times_assign<X, Y>; },
        [](auto x, auto const& y) HEED_CALL(as_tensor(x *= y)), S::q, S::q_too),
    returns(
        "/=", []<class X, class Y> { return can_divide_assign<X, Y>; },
        [](auto x, auto const& y) HEED_CALL(as_tensor(x /= y)), S::q, S::row),
    returns(
        "+= of a number", []<class X, class Y> { return can_plus_assign<X, Y>; },
        [](auto x, auto const& y) HEED_CALL(as_tensor(x += y)), S::q, 0.5f),
};

/// Attention: projections, scores, masks.
template <class S>
inline constexpr auto of_attention = std::tuple{
    writes(
        "project", []<class X, class W> { return can_project<X, W>; }, [](auto const&... xs) HEED_CALL(project(xs...)),
        S::x, S::w_q),
    writes(
        "project with a bias", []<class X, class W, class B> { return can_project_with_bias<X, W, B>; },
        [](auto const&... xs) HEED_CALL(project(xs...)), S::x, S::w_q, S::b_q),
    returns(
        "self_attention", []<class M, class X> { return can_self_attention<M, X>; },
        [](auto const& module, auto const& x) HEED_CALL(module(x)), S::module, S::x),
    writes(
        "scores", []<class Q, class K> { return can_scores<Q, K>; }, [](auto const&... xs) HEED_CALL(scores(xs...)),
        S::q, S::k),
    writes(
        "attend", []<class W, class V> { return can_attend<W, V>; }, [](auto const&... xs) HEED_CALL(attend(xs...)),
        S::weights, S::v),
    returns(
        "attention", []<class Q, class K, class V> { return can_attention<Q, K, V>; },
        [](auto const& q, auto const& k, auto const& v) HEED_CALL(attention(q, k, v)), S::q, S::k, S::v),
    writes(
        "scaled_dot_product_attention",
        []<class Q, class K, class V> { return can_scaled_dot_product_attention<Q, K, V>; },
        [](auto const&... xs) HEED_CALL(scaled_dot_product_attention(xs...)), S::q, S::k, S::v),
    writes(
        "scaled_dot_product_attention, causal",
        []<class Q, class K, class V, class... M> { return can_scaled_dot_product_attention<Q, K, V, M...>; },
        [](auto const&... xs) HEED_CALL(scaled_dot_product_attention(xs...)), S::q, S::k, S::v, causal { lower_right }),
    returns(
        "as_logits", []<class X> { return can_as_logits<X, Key>; },
        [](auto const&... xs) HEED_CALL(as_logits<Key>(xs...)), S::own_scores),
    returns(
        "as_attention_weights", []<class X> { return can_as_attention_weights<X, Key>; },
        [](auto const&... xs) HEED_CALL(as_attention_weights<Key>(xs...)), S::own_scores),
    writes(
        "masked", []<class L, class M> { return can_masked<L, Query, M>; },
        [](auto const&... xs) HEED_CALL(masked<Query>(xs...)), S::logits, causal { lower_right }),
    returns(
        "keep of", []<class M> { return true; },
        [](auto const& m) HEED_CALL(attention(S::q, S::k, S::v, keep{m}).output), S::padding),
    returns(
        "drop of", []<class M> { return true; }, [](auto const& m) HEED_CALL(masked<Query>(S::logits, drop{m})),
        S::padding),
    returns(
        "bias of", []<class M> { return true; },
        [](auto const& m) HEED_CALL(scaled_dot_product_attention(S::q, S::k, S::v, bias{m})), S::extra),
    returns(
        "attend under keep of", []<class M> { return true; },
        [](auto const& m) HEED_CALL(attend(S::weights, S::v, keep{m})), S::padding),
    returns(
        "scores under bias of", []<class M> { return true; }, [](auto const& m) HEED_CALL(scores(S::q, S::k, bias{m})),
        S::extra),
    returns(
        "combine", []<class M, class N> { return true; },
        [](auto const& m, auto const& n) HEED_CALL(scores(S::q, S::k, combine(drop{m}, bias{n}))), S::padding,
        S::extra),
};

}  // namespace every_function
