// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A self-attention module of one's own.
//
// A module is a plain struct: its weights, and a call. Write what stands in it:
//   w_q, w_k, w_v  projections, in this order, each with its role: W_Q makes queries; W_K and W_V are over the keys;
//   operator()     takes x, [..., Time, Features], and returns what heed::attention does, the output and the weights.
// What may follow x in a call, a mask for example, goes on to heed::attention. Features, Compared and Values are axes
// with their extents, such as Model<4>, Dk<2> and Dv<3>; T is the element type.
//
// As it stands, the compiler answers:
//   "my_attention{w_q, w_k, w_v} makes a module of its three projections, in this order"

#include <heed/heed.hpp>

using namespace heed::axes;

template <class T, class Features, class Compared, class Values>
struct my_attention {
    // your code begins

    // your code ends
};

template <class Module, class... Weights>
concept made_of = requires(Weights const&... w) { Module{w...}; };
template <class Module, class... Xs>
concept gives_output_and_weights = requires(Module const& module, Xs const&... x) {
    module(x...).output;
    module(x...).weights;
};

using module_type = my_attention<float, Model<4>, Dk<2>, Dv<3>>;
constexpr heed::projection<Query, float, Model<4>, Dk<2>> w_q{1, 0,   0, 1,   1, 0,   0, 1};
constexpr heed::projection<Key, float, Model<4>, Dk<2>> w_k{0, 1,   1, 0,   0, 1,   1, 0};
constexpr heed::projection<Key, float, Model<4>, Dv<3>> w_v{1, 2, 3,   0, 1, 0,   2, 0, 1,   1, 1, 1};
static_assert(made_of<module_type, decltype(w_q), decltype(w_k), decltype(w_v)>,
              "my_attention{w_q, w_k, w_v} makes a module of its three projections, in this order");

constexpr auto x = heed::iota<float, Batch<1>, Time<3>, Model<4>>(-1, 0.25f);
static_assert(gives_output_and_weights<module_type, decltype(x)>,
              "module(x), of a const module, gives a result with the members output and weights");

constexpr module_type module{w_q, w_k, w_v};
static_assert(heed::shape_of(module(x).weights) == heed::shape<Batch<1>, Query<3>, Key<3>>,
              "the weights are [Batch<1>, Query<3>, Key<3>]: one row for each query");
static_assert(heed::shape_of(module(x).output) == heed::shape<Batch<1>, Query<3>, Dv<3>>,
              "the output is [Batch<1>, Query<3>, Dv<3>]: the features of a value for each query");
static_assert(all_close(module(x).output, heed::self_attention<float, Model<4>, Dk<2>, Dv<3>>{w_q, w_k, w_v}(x).output),
              "the output is that of heed::self_attention with the same weights");
static_assert(gives_output_and_weights<module_type, decltype(x), heed::causal<>>,
              "module(x, heed::causal{}) passes the mask on");
