// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 20. A transformer block, from what there is; and what is missing.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/math.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// A transformer block, from its parts --------------------------------------------------------------------------------

/// Each position's features to mean 0 and variance 1.
constexpr auto layer_norm(auto const& x) {
    auto const apart = x - heed::mean<Model>(x);
    auto const variance = heed::mean<Model>(apart * apart);
    return apart / heed::map(heed::math::sqrt, variance + 1e-5f);
}

struct block {
    heed::projection<Query, float, Model<8>, Head<2>, Dk<4>> w_q;
    heed::projection<Key, float, Model<8>, Head<2>, Dk<4>> w_k;
    heed::projection<Key, float, Model<8>, Head<2>, Dv<4>> w_v;
    heed::tensor<float, Head<2>, Dv<4>, Model<8>> w_o;
    heed::tensor<float, Model<8>, Hidden<16>> up;
    heed::tensor<float, Hidden<16>, Model<8>> down;

    constexpr auto operator()(auto const& x) const {
        auto const seen = layer_norm(x);
        auto const heads =
            scaled_dot_product_attention(project(seen, w_q), project(seen, w_k), project(seen, w_v), heed::causal{});
        auto const heeded = x + heed::rename<Query, Time>(heed::contract<Head, Dv>(heads, w_o));
        auto const hidden = heed::contract<Model>(layer_norm(heeded), up);
        return heeded + heed::contract<Hidden>(where(hidden > 0, hidden, 0.0f), down);
    }
};
using positions = heed::tensor<float, Time<5>, Model<8>>;
static_assert(heed::shape_of<decltype(block{}(positions{}))>() == heed::shape<Time<5>, Model<8>>);

int main() {
    std::cout << "A block\n";
    lesson::draw("x", positions{}, "->", "block(x)", block{}(positions{}));
}
