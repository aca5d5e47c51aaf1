// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 8, section 6 of the text. A module holds the three projections, and is called with X.

#include <iostream>
#include <type_traits>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

template <class Output, class Weights>
struct result {
    Output output;
    Weights weights;
};
template <class Output, class Weights>
result(Output, Weights) -> result<Output, Weights>;

/// The lesson's SelfAttention: the extents are template arguments, and so the types of all weights follow.
template <heed::Axis Features, heed::Axis Compared, heed::Axis Values>
struct my_attention {
    heed::projection<Query, float, Features, Compared> w_q;
    heed::projection<Key, float, Features, Compared> w_k;
    heed::projection<Key, float, Features, Values> w_v;

    constexpr auto operator()(auto const& x) const {
        auto const q = project(x, w_q);
        auto const k = project(x, w_k);
        auto const v = project(x, w_v);
        auto const weights = heed::softmax<Key>(heed::scores(q, k));
        return result{attend(weights, v), weights};
    }
};

using mine = my_attention<Model<8>, Dk<4>, Dv<3>>;
using ready_made = heed::self_attention<float, Model<8>, Dk<4>, Dv<3>>;
using input = heed::tensor<float, Batch<2>, Time<5>, Model<8>>;

struct drawn {
    input x;
    mine module;
};
constexpr drawn draw_all() {
    auto generator = heed::random::manual_seed(42);
    auto const x = heed::random::randn<input>(generator);
    auto const w_q = heed::random::randn<decltype(mine::w_q)>(generator);
    auto const w_k = heed::random::randn<decltype(mine::w_k)>(generator);
    auto const w_v = heed::random::randn<decltype(mine::w_v)>(generator);
    return {x, mine{w_q, w_k, w_v}};
}
constexpr drawn all = draw_all();

// The module that heed has is the same: the same output and weights, bit for bit.
constexpr auto by_hand = all.module(all.x);
constexpr ready_made module{all.module.w_q, all.module.w_k, all.module.w_v};
constexpr auto by_heed = module(all.x);
static_assert(by_hand.output == by_heed.output && by_hand.weights == by_heed.weights);
static_assert(shape_of(by_heed.output) == heed::shape<Batch<2>, Query<5>, Dv<3>>);
static_assert(shape_of(by_heed.weights) == heed::shape<Batch<2>, Query<5>, Key<5>>);

// One module takes sequences of any length, and no batch at all.
static_assert(shape_of(module(heed::tensor<float, Time<7>, Model<8>>{}).output) == heed::shape<Query<7>, Dv<3>>);

// The roles are in the types, so the weights cannot be handed over in another order.
using w_q = decltype(ready_made::w_q);
using w_k = decltype(ready_made::w_k);
using w_v = decltype(ready_made::w_v);
static_assert(std::is_constructible_v<ready_made, w_q, w_k, w_v>);
static_assert(!std::is_constructible_v<ready_made, w_k, w_q, w_v>);
static_assert(!std::is_constructible_v<ready_made, w_q, w_k>, "weights that are left out are no silent zeros");

// An input of other features does not fit.
static_assert(heed::can_self_attention<ready_made, input>);
static_assert(!heed::can_self_attention<ready_made, heed::tensor<float, Batch<2>, Time<5>, Model<6>>>);

// With biases, as nn.Linear has them by default; here they are zeros, which add nothing.
using with_biases = heed::self_attention<float, Model<8>, Dk<4>, Dv<3>, heed::with_bias>;
constexpr with_biases biased{all.module.w_q, all.module.w_k, all.module.w_v, {}, {}, {}};
static_assert(biased(all.x).output == by_heed.output);

// Cross-attention: the queries of one sequence, the keys and values of another.
template <std::size_t N> struct Source : heed::axis<Source, N> {};
using memory = heed::tensor<float, Batch<2>, Source<7>, Model<8>>;
constexpr auto crossed = attention(project(all.x, module.w_q), heed::project<Source>(memory{}, module.w_k),
                                   heed::project<Source>(memory{}, module.w_v));
static_assert(shape_of(crossed.weights) == heed::shape<Batch<2>, Query<5>, Key<7>>);
static_assert(shape_of(crossed.output) == heed::shape<Batch<2>, Query<5>, Dv<3>>);

// As one call, in which the second sequence is named once.
constexpr auto by_name = heed::cross_attention<Source>(all.x, memory{}, module.w_q, module.w_k, module.w_v);
static_assert(by_name == crossed);

int main() {
    std::cout << "What the module holds\n";
    lesson::draw("W_Q", module.w_q, ",", "W_K", module.w_k, ",", "W_V", module.w_v);
    std::cout << "\nWhat it makes of X\n";
    lesson::draw("X", all.x, "->", "output", by_heed.output, "and", "weights", by_heed.weights);
    std::cout << "\nThe output of the first sequence\n"
              << heed::io::formatted(heed::slice<Batch>(by_heed.output, 0), heed::io::fixed(4)) << "\n\n"
              << "How many numbers it learns\n"
              << module.w_q.size + module.w_k.size + module.w_v.size << "\n\n"
              << "Two sequences\n";
    lesson::draw("memory", memory{}, "->", "weights", crossed.weights);
}
