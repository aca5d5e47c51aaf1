// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

// Other sizes, none of them twice.
static_assert(heed::shape_of<w_q<5, 3>>() == heed::shape<Model<5>, Dk<3>>,
              "W_Q takes the features In, of which there is a row each, and makes the features Out, a column each");
static_assert(heed::shape_of<w_k<5, 3>>() == heed::shape<Model<5>, Dk<3>>,
              "W_K takes the features In, of which there is a row each, and makes the features Out, a column each");
static_assert(heed::shape_of<w_v<5, 2>>() == heed::shape<Model<5>, Dv<2>>,
              "W_V takes the features In, of which there is a row each, and makes the features Out, a column each");

template <class X, class W>
concept projects = requires(X const& x, W const& w) { heed::project(x, w); };
using words = heed::tensor<float, Batch<2>, Time<7>, Model<5>>;
static_assert(projects<words, w_q<5, 3>> && projects<words, w_k<5, 3>> && projects<words, w_v<5, 2>>,
              "your weights cannot be used with five features");

constexpr auto x = heed::iota<float, Batch<2>, Time<7>, Model<5>>(-3);
constexpr auto q = heed::project(x, heed::iota<w_q<5, 3>>(1));
constexpr auto k = heed::project(x, heed::iota<w_k<5, 3>>(2));
constexpr auto v = heed::project(x, heed::iota<w_v<5, 2>>(3));
static_assert(heed::shape_of(q) == heed::shape<Batch<2>, Query<7>, Dk<3>>, "the positions of Q ask: they are Query");
static_assert(heed::shape_of(k) == heed::shape<Batch<2>, Key<7>, Dk<3>>, "the positions of K are asked: they are Key");
static_assert(heed::shape_of(v) == heed::shape<Batch<2>, Key<7>, Dv<2>>, "V is given by those that are asked: Key");

// What the types are good for.
static_assert(heed::can_attention<decltype(q), decltype(k), decltype(v)>, "Q, K and V make attention");
static_assert(!heed::can_scores<decltype(k), decltype(k)>, "keys are not compared with keys");
static_assert(!heed::can_attention<decltype(q), decltype(v), decltype(k)>, "K and V cannot be swapped");
static_assert(!std::is_same_v<w_q<4, 4>, w_k<4, 4>>, "W_Q and W_K are of two types: one cannot stand for the other");

}  // namespace hidden
