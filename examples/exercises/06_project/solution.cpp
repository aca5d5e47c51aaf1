// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Weights that know what they make.
//
// Q = X @ W_Q, K = X @ W_K, V = X @ W_V. These are three tables of weights, and each has the same two sizes here. So
// that one does not stand where another is meant, weights say what they make: heed::projection<Query, float, In, Out>
// makes positions that ask out of those of x, heed::projection<Key, float, In, Out> makes positions that are asked. V
// is what those that are asked will give. Make projections of the three, with the same axes as they have now.
//
// `project(x, w)` is X @ W: for each position, the features In are summed over, and the features Out are made.
//
// As it stands, the compiler answers:
//   "fault::project_needs_weights_with_a_role_such_as_projection_of_Query<tensor<float, Model<4>, Dk<4>>>"

#include <heed/heed.hpp>
using namespace heed::axes;

// your code begins
template <std::size_t In, std::size_t Out> using w_q = heed::projection<Query, float, Model<In>, Dk<Out>>;
template <std::size_t In, std::size_t Out> using w_k = heed::projection<Key, float, Model<In>, Dk<Out>>;
template <std::size_t In, std::size_t Out> using w_v = heed::projection<Key, float, Model<In>, Dv<Out>>;
// your code ends

constexpr auto x = heed::iota<float, Batch<1>, Time<3>, Model<4>>();
constexpr auto q = heed::project(x, heed::iota<w_q<4, 4>>());
constexpr auto k = heed::project(x, heed::iota<w_k<4, 4>>());
constexpr auto v = heed::project(x, heed::iota<w_v<4, 4>>());

static_assert(heed::shape_of(q) == heed::shape<Batch<1>, Query<3>, Dk<4>>, "the positions of Q ask: they are Query");
static_assert(heed::shape_of(k) == heed::shape<Batch<1>, Key<3>, Dk<4>>, "the positions of K are asked: they are Key");
static_assert(heed::shape_of(v) == heed::shape<Batch<1>, Key<3>, Dv<4>>, "V is given by those that are asked: Key");
static_assert(!std::is_same_v<w_q<4, 4>, w_k<4, 4>>, "W_Q and W_K are of two types: one cannot stand for the other");
