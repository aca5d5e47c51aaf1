// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class X>
concept shared = requires(X const& x) { shares(x); };

constexpr auto number = [](std::size_t i, std::size_t j) {
    return static_cast<float>((i * 29 + j * 17 + 3) % 23) / 8 - 1;
};

static_assert(!heed::is_distribution_over<decltype(shares(unscaled)), Key>,
              "this time by hand: with max, exp, sum and a division, and without heed::softmax");

// One row is far above the other, so that one number for both does not do.
constexpr auto far_apart = heed::from<float, Query<2>, Key<3>>({{700, 698, 699}, {-700, -703, -701}});
static_assert(shared<decltype(far_apart)>, "your shares cannot be made of two queries and three keys");
static_assert(heed::shape_of(shares(far_apart)) == heed::shape<Query<2>, Key<3>>, "the weights have the scores' shape");
static_assert(heed::all_close(shares(far_apart), heed::as_tensor(heed::softmax<Key>(far_apart))),
              "scores of 700 in one row and -700 in the other: each row subtracts a number of its own, its greatest");

constexpr auto four = heed::generate<float, Query<4>, Key<4>>(number);
static_assert(heed::all_close(shares(four), heed::as_tensor(heed::softmax<Key>(four))),
              "as many queries as keys: the weights of a query sum to 1, and not those of a key");

constexpr auto small = heed::generate<float, Query<3>, Key<5>>(number) - 5.0f;
static_assert(heed::all_close(shares(small), heed::as_tensor(heed::softmax<Key>(small))),
              "scores that are all negative: the weights are those of softmax");

constexpr auto batch = heed::stack<Batch>(heed::generate<float, Query<2>, Key<5>>(number) * 90.0f,
                                          heed::generate<float, Query<2>, Key<5>>(number) - 300.0f);
static_assert(shared<decltype(batch)>, "your shares cannot be made of a batch of scores");
static_assert(heed::all_close(shares(batch), heed::as_tensor(heed::softmax<Key>(batch))),
              "a batch of scores: each row of each sentence subtracts its own greatest");

// What the afterword says.
static_assert(heed::math::is_nan(heed::naive_softmax<Key>(unscaled)(0, 0)));
static_assert(heed::math::abs(heed::softmax<Key>(unscaled)(0, 1) - 0.018f) < 0.0005f);
constexpr auto scaled = heed::scores(q, k);
static_assert(scaled(0, 0) == 62.5f && scaled(0, 0) - scaled(0, 1) == 0.5f);
static_assert(!heed::math::is_nan(heed::naive_softmax<Key>(scaled)(0, 0)));

}  // namespace hidden
