// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 12. Multi-head attention is attention with one more axis, which queries, keys and values share.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// Heads by names alone: the weights have a Head axis, and so have q, k and v. It is a batch axis, and nothing is split.
struct layer {
    heed::projection<Query, float, Model<8>, Head<2>, Dk<4>> w_q;
    heed::projection<Key, float, Model<8>, Head<2>, Dk<4>> w_k;
    heed::projection<Key, float, Model<8>, Head<2>, Dv<3>> w_v;
    heed::tensor<float, Head<2>, Dv<3>, Model<8>> w_o;

    constexpr auto operator()(auto const& x) const {
        auto const heads = scaled_dot_product_attention(project(x, w_q), project(x, w_k), project(x, w_v));
        return heed::contract<Head, Dv>(heads, w_o);
    }
};

struct drawn {
    heed::tensor<float, Time<5>, Model<8>> x;
    layer weights;
};
constexpr drawn draw_all() {
    auto generator = heed::random::manual_seed(42);
    auto const x = heed::random::randn<decltype(drawn::x)>(generator);
    auto const w_q = heed::random::randn<decltype(layer::w_q)>(generator);
    auto const w_k = heed::random::randn<decltype(layer::w_k)>(generator);
    auto const w_v = heed::random::randn<decltype(layer::w_v)>(generator);
    auto const w_o = heed::random::randn<decltype(layer::w_o)>(generator);
    return {x, {w_q, w_k, w_v, w_o}};
}
constexpr drawn all = draw_all();

constexpr auto q = project(all.x, all.weights.w_q);
constexpr auto k = project(all.x, all.weights.w_k);
constexpr auto v = project(all.x, all.weights.w_v);
constexpr auto heads = scaled_dot_product_attention(q, k, v);
constexpr auto output = all.weights(all.x);
static_assert(shape_of(q) == heed::shape<Query<5>, Head<2>, Dk<4>>);
static_assert(shape_of(heads) == heed::shape<Head<2>, Query<5>, Dv<3>>);
static_assert(shape_of(output) == heed::shape<Query<5>, Model<8>>);

// Each head by itself gives the same.
constexpr auto alone(std::size_t head) {
    return scaled_dot_product_attention(heed::slice<Head>(q, head), heed::slice<Head>(k, head),
                                        heed::slice<Head>(v, head));
}
static_assert(alone(0) == heed::slice<Head>(heads, 0) && alone(1) == heed::slice<Head>(heads, 1));

// Heads by splitting, as it is often written: one wide matrix, whose features are cut into heads afterwards.
constexpr heed::projection<Query, float, Model<8>, Dk<8>> wide{
    heed::merge<Head, Dk, Dk>(heed::as_tensor(all.weights.w_q))};
constexpr auto wide_q = project(all.x, wide);
static_assert(shape_of(wide_q) == heed::shape<Query<5>, Dk<8>>);
static_assert(heed::split<Dk, Head<2>, Dk<4>>(wide_q) == q);

// And back: heads stand beside their features, then both are merged. In any other order merge refuses.
constexpr auto side_by_side = heed::merge<Head, Dv, Dv>(heed::permute<Query, Head, Dv>(heads));
static_assert(shape_of(side_by_side) == heed::shape<Query<5>, Dv<6>>);
static_assert(!heed::can_merge<decltype(heads), Head, Dv, Dv>);
constexpr auto wide_w_o = heed::merge<Head, Dv, Dv>(all.weights.w_o);
static_assert(all_close(heed::contract<Dv>(side_by_side, wide_w_o), output, 1e-5, 1e-5));

int main() {
    std::cout << "Weights with a Head axis\n";
    lesson::draw("W_Q", all.weights.w_q, "->", "Q", q, ",", "K", k);
    std::cout << "\nAttention, head by head\n";
    lesson::draw("V", v, "->", "heads", heads, "->", "output", output);
    std::cout << "\nOutput\n" << heed::io::formatted(output, heed::io::fixed(3)) << "\n\n"
              << "Split, and merged\n";
    lesson::draw("wide", wide_q, "split", "Q", q);
    std::cout << '\n';
    lesson::draw("heads", heads, "merge", "side by side", side_by_side);
}
