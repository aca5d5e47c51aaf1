// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>

#include "../../tests/reference/lesson.hpp"

// The lesson's self-attention, and the numbers it is run on.

using namespace heed::axes;

// Section 5: B = 1, T = 4, d = 8, d_k = 4, d_v = 4.
using embeddings = heed::tensor<float, Batch<1>, Time<4>, Model<8>>;
template <class T>
using layer_of = heed::self_attention<T, Model<8>, Dk<4>, Dv<4>>;
using layer = layer_of<float>;

template <class Q, class K, class V, class Scores, class Weights, class Output>
struct steps {
    Q q;
    K k;
    V v;
    Scores scores;
    Weights weights;
    Output output;
};
template <class... Tensors>
steps(Tensors...) -> steps<Tensors...>;

/// Sections 1 to 4, one line each.
constexpr auto attend_step_by_step(embeddings const& x, layer const& w) {
    auto const q = project(x, w.w_q);
    auto const k = project(x, w.w_k);
    auto const v = project(x, w.w_v);
    auto const scores = heed::scores(q, k);
    auto const weights = heed::softmax<Key>(scores);
    auto const output = attend(weights, v);

    static_assert(shape_of(q) == heed::shape<Batch<1>, Query<4>, Dk<4>>);
    static_assert(shape_of(k) == heed::shape<Batch<1>, Key<4>, Dk<4>>);
    static_assert(shape_of(v) == heed::shape<Batch<1>, Key<4>, Dv<4>>);
    static_assert(shape_of(scores) == heed::shape<Batch<1>, Query<4>, Key<4>>);
    static_assert(shape_of(weights) == heed::shape<Batch<1>, Query<4>, Key<4>>);
    static_assert(shape_of(output) == heed::shape<Batch<1>, Query<4>, Dv<4>>);
    return steps{q, k, v, scores, weights, output};
}

using attention_steps = decltype(attend_step_by_step({}, {}));

/// torch.manual_seed(42), and then randn for X, W_Q, W_K and W_V in this order.
inline constexpr embeddings lesson_x = heed::from<embeddings>(heed_reference::lesson::x);
inline constexpr layer lesson_layer{
    heed::from<decltype(layer::w_q)>(heed_reference::lesson::w_q),
    heed::from<decltype(layer::w_k)>(heed_reference::lesson::w_k),
    heed::from<decltype(layer::w_v)>(heed_reference::lesson::w_v),
};
