// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 19. A cache for decoding and a transformer block, from what there is; and what is missing.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/math.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// A cache, by hand --------------------------------------------------------------------------------------------------

constexpr std::size_t most = 6;  // positions that there is room for

struct key_value_cache {
    heed::tensor<float, Key<most>, Dk<4>> k{};
    heed::tensor<float, Key<most>, Dv<3>> v{};
    std::size_t length = 0;

    /// One more position, and the attention of its query over all that were there and itself.
    constexpr auto step(auto const& q, auto const& new_k, auto const& new_v) {
        slice_view<Key>(k, length) = new_k;
        slice_view<Key>(v, length) = new_v;
        ++length;
        auto const there = heed::generate<heed::keep<Key<most>>>([&](std::size_t key) { return key < length; });
        return scaled_dot_product_attention(q, k, v, there);
    }
};

struct sequence {
    heed::tensor<float, Query<most>, Dk<4>> q;
    heed::tensor<float, Key<most>, Dk<4>> k;
    heed::tensor<float, Key<most>, Dv<3>> v;
};
constexpr sequence drawn() {
    auto generator = heed::random::manual_seed(42);
    auto const q = heed::random::randn<decltype(sequence::q)>(generator);
    auto const k = heed::random::randn<decltype(sequence::k)>(generator);
    auto const v = heed::random::randn<decltype(sequence::v)>(generator);
    return {q, k, v};
}
constexpr sequence all = drawn();
constexpr auto at_once = scaled_dot_product_attention(all.q, all.k, all.v, heed::causal{});

/// Whether each step gives the bits of its row of the causal attention of all at once.
constexpr bool steps_are_rows() {
    key_value_cache cache{};
    for (std::size_t t = 0; t < most; ++t) {
        auto const one =
            cache.step(heed::range<Query<1>>(all.q, t), heed::slice<Key>(all.k, t), heed::slice<Key>(all.v, t));
        if (one != heed::range<Query<1>>(at_once, t)) return false;
    }
    return true;
}
static_assert(steps_are_rows());

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
    std::cout << "One step with a cache\n";
    lesson::draw("q", heed::range<Query<1>>(all.q, 0), ",", "cache.k", all.k, ",", "cache.v", all.v);
    std::cout << "\nSix steps, and all at once\n" << heed::io::formatted(at_once, heed::io::fixed(4)) << '\n'
              << (steps_are_rows() ? "The steps give these rows, bit for bit.\n" : "The steps give something else.\n");
    std::cout << "\nA block\n";
    lesson::draw("x", positions{}, "->", "block(x)", block{}(positions{}));
    return steps_are_rows() ? 0 : 1;
}
