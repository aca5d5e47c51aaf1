// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Seven bugs.
//
// attend_causally is self-attention step by step. A query sees no key that comes after it, and none that is no real
// position: `real` is true where x has one. It was written in a hurry: seven of its lines are wrong, and none is
// missing. Mend one after the other: each time, the first answer of the compiler is about the next of them. Three are
// mistakes of types, which heed names; one gives another shape; three give the right shape and wrong numbers, and only
// the checks below see them.
//
// As it stands, the compiler answers:
//   "fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_mean_transpose_b<Dk<2>, Key<3>>"

#include <heed/heed.hpp>
#include <heed/math.hpp>

using namespace heed::axes;

template <std::size_t N, std::size_t M, std::size_t D, std::size_t V>
constexpr auto attend_causally(heed::tensor<float, Time<N>, Model<M>> const& x, heed::tensor<bool, Time<N>> const& real,
                               heed::projection<Query, float, Model<M>, Dk<D>> const& w_q,
                               heed::projection<Key, float, Model<M>, Dk<D>> const& w_k,
                               heed::projection<Key, float, Model<M>, Dv<V>> const& w_v) {
    // your code begins
    auto const q = heed::project(x, w_q);
    auto const k = heed::project(x, w_k);
    auto const v = heed::project(x, w_v);
    auto const products = heed::matmul(q, heed::transpose(k));
    auto const scaled = products / heed::math::sqrt(static_cast<float>(D));
    auto const past = heed::generate<heed::keep<Query<N>, Key<N>>>(
        [](heed::index_of<Query> query, heed::index_of<Key> key) { return key <= query; });
    auto const real_keys = heed::rename<Time, Key>(real);
    auto const padding = heed::keep{real_keys};
    auto const logits = heed::masked<Query>(heed::as_logits<Key>(scaled), past & padding);
    auto const weights = heed::softmax<Key>(logits);
    return heed::attend(weights, v, past & padding);
    // your code ends
}

constexpr heed::projection<Query, float, Model<2>, Dk<2>> w_q{1, 0,   0, 2};
constexpr heed::projection<Key, float, Model<2>, Dk<2>> w_k{0, 2,   1, 0};
constexpr heed::projection<Key, float, Model<2>, Dv<3>> w_v{1, 2, 4,   3, 1, 0};
constexpr heed::tensor<bool, Time<3>> all_real{true, true, true};

// Positions that are alike give one value, and so its mean, whatever the weights.
constexpr auto alike = attend_causally(heed::full<float, Time<3>, Model<2>>(0.5f), all_real, w_q, w_k, w_v);
static_assert(heed::shape_of(alike) == heed::shape<Query<3>, Dv<3>>,
              "the output is [Query<3>, Dv<3>]: a weighted sum of values for each query");
static_assert(all_close(heed::slice<Query>(alike, 2), heed::tensor<float, Dv<3>>{2, 1.5f, 2}),
              "the last query sees all real positions: where they are alike, it gets their value");
static_assert(all_close(heed::slice<Query>(alike, 0), heed::tensor<float, Dv<3>>{2, 1.5f, 2}),
              "the first query sees itself, and nothing else: it gets its own value");

constexpr auto x = heed::from<float, Time<3>, Model<2>>({{1, 0}, {0, 1}, {1, 1}});
constexpr auto heeds = scaled_dot_product_attention(heed::project(x, w_q), heed::project(x, w_k), heed::project(x, w_v),
                                                    heed::causal{});
static_assert(all_close(attend_causally(x, all_real, w_q, w_k, w_v), heeds),
              "the output is that of heed's own attention: is Q K^T divided by the square root of d_k?");
