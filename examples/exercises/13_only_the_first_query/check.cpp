// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class Q, class K>
concept gives_a_row = requires(Q const& q, K const& k) { weights_of_first_query(q, k); };

constexpr auto number = [](std::size_t i, std::size_t j) {
    return static_cast<float>((i * 29 + j * 17 + 3) % 23) / 8 - 1;
};

template <std::size_t Q, std::size_t D>
constexpr auto some_q = heed::generate<float, Query<Q>, Dk<D>>(number);
template <std::size_t K, std::size_t D>
constexpr auto some_k = heed::generate<float, Key<K>, Dk<D>>([](auto i, auto j) { return number(i + 4, j); });

template <std::size_t Q, std::size_t K, std::size_t D>
constexpr bool is_right() {
    auto const row = weights_of_first_query(some_q<Q, D>, some_k<K, D>);
    auto const all = heed::softmax<Key>(heed::scores(some_q<Q, D>, some_k<K, D>));
    for (std::size_t j = 0; j < K; ++j) {
        if (heed::math::abs(row(j) - all(0, j)) > 1e-5f) return false;
    }
    return true;
}
/// False also where it is no constant, as where an index is out of range.
template <std::size_t Q, std::size_t K, std::size_t D>
concept right = requires { typename std::bool_constant<is_right<Q, K, D>()>; } && is_right<Q, K, D>();

static_assert(gives_a_row<decltype(some_q<5, 3>), decltype(some_k<2, 3>)>,
              "your weights_of_first_query cannot be called with five queries and two keys");
static_assert(heed::shape_of(weights_of_first_query(some_q<5, 3>, some_k<2, 3>)) == heed::shape<Key<2>>,
              "of five queries and two keys, the first query has two weights");
static_assert(right<5, 2, 3>, "five queries and two keys: the row is row 0 of the weights");
static_assert(right<4, 4, 4>, "four of each: the row is row 0 of the weights, and not column 0");
static_assert(right<1, 3, 2>, "a single query: the row is all that there is");
static_assert(right<2, 7, 5>, "two queries: the row is that of the first, not of the last");

constexpr auto many_q = heed::stack<Batch>(some_q<2, 3>, some_q<2, 3> * 2.0f);
constexpr auto many_k = heed::stack<Batch>(some_k<5, 3>, some_k<5, 3> - 0.5f);
static_assert(gives_a_row<decltype(many_q), decltype(many_k)>,
              "your weights_of_first_query cannot be called with a batch of queries and keys");
constexpr auto rows = weights_of_first_query(many_q, many_k);
static_assert(heed::shape_of(rows) == heed::shape<Batch<2>, Key<5>>, "a batch: there is a row for each sentence");
static_assert(heed::math::abs(rows(1, 3) - heed::softmax<Key>(heed::scores(many_q, many_k))(1, 0, 3)) < 1e-5f,
              "a batch: the row of each sentence is row 0 of its own weights");

}  // namespace hidden
