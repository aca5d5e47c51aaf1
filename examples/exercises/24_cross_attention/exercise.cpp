// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Cross-attention.
//
// A translator reads a sentence and writes another. Where it writes it asks, so queries are made of its own positions,
// x; what it may heed is the sentence that it reads, so keys *and* values are made of that one, the memory. Write it.
// The positions of x are called Time, those of the memory Source: heed::project looks for Time, unless another name is
// given in angle brackets, as in heed::project<Source>(memory, w). Return what heed::attention returns.
//
// As it stands, the compiler answers:
//   "the weights are [Batch<1>, Query<2>, Key<3>]: a key for each position of the memory"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t N> struct Source : heed::axis<Source, N> {};

constexpr auto read_and_write(auto const& x, auto const& memory, auto const& w_q, auto const& w_k, auto const& w_v) {
    // your code begins
    auto const q = heed::project(x, w_q);
    auto const k = heed::project(x, w_k);
    auto const v = heed::project(x, w_v);
    return heed::attention(q, k, v);
    // your code ends
}

constexpr auto x = heed::from<float, Batch<1>, Time<2>, Model<2>>({{{1, 0}, {0, 1}}});
constexpr auto memory = heed::from<float, Batch<1>, Source<3>, Model<2>>({{{4, 0}, {0, 4}, {0, 0}}});
constexpr heed::projection<Query, float, Model<2>, Dk<2>> w_q{9, 0,   0, 9};
constexpr heed::projection<Key, float, Model<2>, Dk<2>> w_k{1, 0,   0, 1};
constexpr heed::projection<Key, float, Model<2>, Dv<3>> w_v{1, 2, 3,   3, 1, 2};
constexpr auto result = read_and_write(x, memory, w_q, w_k, w_v);

static_assert(heed::shape_of(result.weights) == heed::shape<Batch<1>, Query<2>, Key<3>>,
              "the weights are [Batch<1>, Query<2>, Key<3>]: a key for each position of the memory");
static_assert(heed::shape_of(result.output) == heed::shape<Batch<1>, Query<2>, Dv<3>>,
              "the output is [Batch<1>, Query<2>, Dv<3>]: a value for each position that is written");
static_assert(result.weights(0, 0, 0) > 0.99f && result.weights(0, 1, 1) > 0.99f,
              "each position heeds what is like it in the memory: the first one the first, the second one the second");
static_assert(all_close(heed::slice<Query>(result.output, 0), heed::from<float, Batch<1>, Dv<3>>({{4, 8, 12}}), 1e-3),
              "the values are those of the memory");
