// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/heed.hpp>
#include <heed/random/randn.hpp>

// The lesson's self-attention, and its worked example from the seed to the output.

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

struct worked_example {
    embeddings x;
    layer w;
    attention_steps steps;
};

/// The whole worked example from the seed on: torch.manual_seed(42), randn for X, W_Q, W_K and W_V, and the attention.
constexpr worked_example worked_example_from(int seed) {
    auto g = heed::random::manual_seed(seed);
    auto const x = heed::random::randn<embeddings>(g);
    auto const w_q = heed::random::randn<decltype(layer::w_q)>(g);
    auto const w_k = heed::random::randn<decltype(layer::w_k)>(g);
    auto const w_v = heed::random::randn<decltype(layer::w_v)>(g);
    layer const w{w_q, w_k, w_v};
    return {x, w, attend_step_by_step(x, w)};
}
