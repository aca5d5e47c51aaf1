// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/hana/integral_constant.hpp>
#include <heed/heed.hpp>

// The right program that every case starts from: attention of queries made from `x` to keys and values made from
// `context`. HEED_EXTENTS=0 makes all extents equal, so that only names tell axes apart; HEED_EXTENTS=1 makes them
// pairwise different primes.

using namespace heed;
using namespace heed::axes;
using namespace boost::hana::literals;

#if HEED_EXTENTS
constexpr std::size_t B = 2, T = 3, S = 5, M = 7, K = 11, V = 13, H = 17;
#else
constexpr std::size_t B = 4, T = 4, S = 4, M = 4, K = 4, V = 4, H = 4;
#endif

constexpr tensor<float, Batch<B>, Time<T>, Model<M>> x{};
constexpr tensor<float, Batch<B>, Time<S>, Model<M>> context{};
constexpr projection<Query, float, Model<M>, Dk<K>> w_q{};
constexpr projection<Key, float, Model<M>, Dk<K>> w_k{};
constexpr projection<Key, float, Model<M>, Dv<V>> w_v{};

constexpr auto q = project(x, w_q);
constexpr auto k = project(context, w_k);
constexpr auto v = project(context, w_v);
constexpr auto logits_of_q_and_k = scores(q, k);
constexpr auto weights = softmax<Key>(logits_of_q_and_k);
constexpr auto output = attend(weights, v);

/// What runs tasks one after the other.
struct in_order {
    void operator()(std::size_t count, auto const& task) const {
        for (std::size_t i = 0; i < count; ++i) task(i);
    }
};
