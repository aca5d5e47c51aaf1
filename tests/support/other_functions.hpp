// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <tuple>

#include <heed/heed.hpp>

// The functions of the core that take tensors and are no described operation (operations.hpp has those), once each: its
// name, `can_`, a call, and operands that the call takes. `HEED_CALL` makes a call that SFINAE sees.

#define HEED_CALL(...) ->decltype(__VA_ARGS__) { return __VA_ARGS__; }

namespace other_functions {

using namespace heed;
using namespace heed::axes;

/// `call(operands...)`, which is allowed as `can<Operands...>()` says.
template <class Can, class Call, class... Operands>
struct function {
    char const* name;
    Can can;
    Call call;
    std::tuple<Operands...> operands;
};
template <class Can, class Call, class... Operands>
constexpr auto returns(char const* name, Can can, Call call, Operands const&... operands) {
    return function<Can, Call, Operands...>{name, can, call, {operands...}};
}
template <template <std::size_t> class Name>
using named = decltype(index<Name>(1));

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

/// Functions that look at tensors, or make others of them.
template <class S>
inline constexpr auto that_look = std::tuple{
    returns("index", []<class X> { return can_index<shape_type_of<X>, int, int>; },
            [](auto const& x) HEED_CALL(x(1, 2)), S::q),
    returns("index by name", []<class X> { return can_index<shape_type_of<X>, named<Dk>, named<Query>>; },
            [](auto const& x) HEED_CALL(x(index<Dk>(2), index<Query>(1))), S::q),
    returns("at", []<class X> { return can_index<shape_type_of<X>, int, int>; },
            [](auto const& x) HEED_CALL(x.at(1, 2)), S::q),
    returns("try_at", []<class X> { return can_index<shape_type_of<X>, int, int>; },
            [](auto const& x) HEED_CALL(*x.try_at(1, 2)), S::q),
    returns("subscript", []<class X> { return can_index<shape_type_of<X>, int>; },
            [](auto const& x) HEED_CALL(x[2]), S::row),
    returns("value", []<class X> { return true; }, [](auto const& x) HEED_CALL(static_cast<float>(x)), S::one),
    returns("extent", []<class X> { return can_extent<X, Dk>; },
            [](auto const& x) HEED_CALL(static_cast<std::size_t>(extent<Dk>(x))), S::q),
    returns("shape_of", []<class X> { return true; }, [](auto const& x) HEED_CALL(shape_of(x)), S::q),
    returns("==", []<class X, class Y> { return can_equal<X, Y>; },
            [](auto const& x, auto const& y) HEED_CALL(x == y), S::q, S::q),
    returns("== of others", []<class X, class Y> { return can_equal<X, Y>; },
            [](auto const& x, auto const& y) HEED_CALL(x == y), S::q, S::q_too),
    returns("max_abs_difference", []<class X, class Y> { return can_max_abs_difference<X, Y>; },
            [](auto const& x, auto const& y) HEED_CALL(max_abs_difference(x, y)), S::q, S::q_too),
    returns("all_close", []<class X, class Y> { return can_all_close<X, Y>; },
            [](auto const& x, auto const& y) HEED_CALL(all_close(x, y)), S::q, S::q),
    returns("heap_tensor", []<class X> { return true; },
            [](auto const& x)
                HEED_CALL(as_tensor(heap_tensor<float, Query<S::q.size / S::row.size>, Dk<S::row.size>>(x))),
            S::q),
    returns("projection", []<class X> { return true; },
            [](auto const& x)
                HEED_CALL(as_tensor(projection<Query, float, Query<S::q.size / S::row.size>, Dk<S::row.size>>(x))),
            S::q),
};

/// Operations on their left operand, which is returned.
template <class S>
inline constexpr auto that_update = std::tuple{
    returns("+=", []<class X, class Y> { return can_plus_assign<X, Y>; },
            [](auto x, auto const& y) HEED_CALL(as_tensor(x += y)), S::batch, S::row),
    returns("-=", []<class X, class Y> { return can_minus_assign<X, Y>; },
            [](auto x, auto const& y) HEED_CALL(as_tensor(x -= y)), S::batch, S::q),
    returns("*=", []<class X, class Y> { return can_times_assign<X, Y>; },
            [](auto x, auto const& y) HEED_CALL(as_tensor(x *= y)), S::q, S::q_too),
    returns("/=", []<class X, class Y> { return can_divide_assign<X, Y>; },
            [](auto x, auto const& y) HEED_CALL(as_tensor(x /= y)), S::q, S::row),
    returns("+= of a number", []<class X, class Y> { return can_plus_assign<X, Y>; },
            [](auto x, auto const& y) HEED_CALL(as_tensor(x += y)), S::q, 0.5f),
};

/// Masks, which are made of tensors.
template <class S>
inline constexpr auto that_mask = std::tuple{
    returns("keep", []<class M> { return true; },
            [](auto const& m) HEED_CALL(attention(S::q, S::k, S::v, keep{m}).output), S::padding),
    returns("drop", []<class M> { return true; },
            [](auto const& m) HEED_CALL(masked<Query>(S::logits, drop{m})), S::padding),
    returns("bias", []<class M> { return true; },
            [](auto const& m) HEED_CALL(scaled_dot_product_attention(S::q, S::k, S::v, bias{m})), S::extra),
    returns("attend under keep of", []<class M> { return true; },
            [](auto const& m) HEED_CALL(attend(S::weights, S::v, keep{m})), S::padding),
    returns("scores under bias of", []<class M> { return true; },
            [](auto const& m) HEED_CALL(scores(S::q, S::k, bias{m})), S::extra),
    returns("&", []<class M, class N> { return true; },
            [](auto const& m, auto const& n) HEED_CALL(scores(S::q, S::k, drop{m} & bias{n})), S::padding,
            S::extra),
};

}  // namespace other_functions
