// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class X>
concept shared = requires(X const& x) { shares(x); };

constexpr auto number = [](std::size_t i, std::size_t j) {
    return static_cast<float>((i * 29 + j * 17 + 3) % 23) / 8 - 1;
};

static_assert(!heed::is_distribution_over<decltype(shares(scores)), Key>,
              "this time by hand: with exp, sum and a division, and without heed::softmax");

constexpr auto five = heed::generate<float, Query<3>, Key<5>>(number);
static_assert(shared<decltype(five)>, "your shares cannot be called with three queries and five keys");
static_assert(heed::shape_of(shares(five)) == heed::shape<Query<3>, Key<5>>, "softmax changes numbers, and no shape");
static_assert(heed::all_close(shares(five), heed::as_tensor(heed::softmax<Key>(five))),
              "three queries and five keys: each exponential is divided by the sum of its own row");

constexpr auto four = heed::generate<float, Query<4>, Key<4>>(number);
static_assert(heed::all_close(shares(four), heed::as_tensor(heed::softmax<Key>(four))),
              "as many queries as keys: the weights of a query sum to 1, and not those of a key");

constexpr auto one = heed::generate<float, Query<2>, Key<1>>(number);
static_assert(heed::all_close(shares(one), heed::full<float, Query<2>, Key<1>>(1)), "a single key gets all the weight");

constexpr auto batch = heed::generate<float, Batch<2>, Query<3>, Key<2>>([](auto b, auto i, auto j) {
    return number(i + b, j);
});
static_assert(shared<decltype(batch)>, "your shares cannot be called with a batch of scores");
static_assert(heed::all_close(shares(batch), heed::as_tensor(heed::softmax<Key>(batch))),
              "a batch of scores: the weights of each query in each sentence sum to 1");

}  // namespace hidden
