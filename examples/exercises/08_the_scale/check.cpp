// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class Q, class K>
concept scales = requires(Q const& q, K const& k) { scaled_scores(q, k); };

constexpr auto number = [](std::size_t i, std::size_t j) {
    return static_cast<float>((i * 29 + j * 17 + 3) % 23) / 8 - 1;
};
constexpr auto make_k = [](std::size_t i, std::size_t j) { return number(i + 4, j); };

constexpr auto q_3_25 = heed::generate<float, Query<3>, Dk<25>>(number);
constexpr auto k_2_25 = heed::generate<float, Key<2>, Dk<25>>(make_k);
static_assert(scales<decltype(q_3_25), decltype(k_2_25)>,
              "your scaled_scores cannot be called with three queries and two keys of 25 features");
static_assert(heed::shape_of(scaled_scores(q_3_25, k_2_25)) == heed::shape<Query<3>, Key<2>>,
              "three queries and two keys make three rows of two columns");
static_assert(heed::all_close(scaled_scores(q_3_25, k_2_25), heed::contract<Dk>(q_3_25, k_2_25) / 5.0f),
              "with 25 features, three queries and two keys, the scores are divided by 5: only the features count");

// Two is no square: the root has a fraction.
constexpr auto q_5_2 = heed::generate<float, Query<5>, Dk<2>>(number);
constexpr auto k_3_2 = heed::generate<float, Key<3>, Dk<2>>(make_k);
static_assert(heed::all_close(scaled_scores(q_5_2, k_3_2), heed::contract<Dk>(q_5_2, k_3_2) / 1.41421356f),
              "with two features, the scores are divided by 1.414...: the root is no whole number");

constexpr auto q_4 = heed::generate<float, Query<4>, Dk<4>>(number);
constexpr auto k_4 = heed::generate<float, Key<4>, Dk<4>>(make_k);
static_assert(heed::all_close(scaled_scores(q_4, k_4), heed::contract<Dk>(q_4, k_4) / 2.0f),
              "with four features, the scores are those of the matrix product, divided by 2");

}  // namespace hidden
