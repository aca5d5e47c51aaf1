// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class W, class V>
concept sums = requires(W const& weights, V const& v) { weighted_sum(weights, v); };

constexpr auto number = [](std::size_t i, std::size_t j) {
    return static_cast<float>((i * 29 + j * 17 + 3) % 23) / 8 - 1;
};

template <std::size_t Q, std::size_t K>
constexpr auto some_weights = heed::softmax<Key>(heed::as_logits<Key>(heed::generate<float, Query<Q>, Key<K>>(number)));
template <std::size_t K, std::size_t V>
constexpr auto some_values = heed::generate<float, Key<K>, Dv<V>>([](auto i, auto j) { return number(i + 9, j + 2); });

template <std::size_t Q, std::size_t K, std::size_t V>
constexpr bool is_right() {
    auto const& weights = some_weights<Q, K>;
    auto const& v = some_values<K, V>;
    auto const output = weighted_sum(weights, v);
    for (std::size_t i = 0; i < Q; ++i) {
        for (std::size_t feature = 0; feature < V; ++feature) {
            float expected = 0;
            for (std::size_t j = 0; j < K; ++j) expected += weights(i, j) * v(j, feature);
            if (heed::math::abs(output(i, feature) - expected) > 1e-5f) return false;
        }
    }
    return true;
}

static_assert(sums<decltype(some_weights<2, 3>), decltype(some_values<3, 5>)>,
              "your weighted_sum cannot be called with two queries, three keys and five features");
static_assert(heed::shape_of(weighted_sum(some_weights<2, 3>, some_values<3, 5>)) == heed::shape<Query<2>, Dv<5>>,
              "the output has one row for each query, with the features of the values");
static_assert(is_right<2, 3, 5>(), "two queries, three keys: each value counts as much as its weight says");
static_assert(is_right<4, 4, 4>(), "four of each: row i of the output is made by row i of the weights");
static_assert(is_right<5, 1, 2>(), "a single key: the output is its value, for all queries");
static_assert(heed::is_distribution_over<decltype(some_weights<2, 3>), Key> &&
                  !heed::is_distribution_over<decltype(weighted_sum(some_weights<2, 3>, some_values<3, 5>)), Key>,
              "the output is no distribution: it has the numbers of the values");

}  // namespace hidden
