// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

#include "exercise.cpp"

namespace hidden {

template <class Q, class K>
concept compares = requires(Q const& q, K const& k) { compare(q, k); };

static_assert(!heed::can_matmul<decltype(q), decltype(k)>, "Q K is still refused, where Q K^T is meant");

// As many places along each axis: only the numbers tell.
static_assert(heed::shape_of(compare(q, k)) == heed::shape<Query<4>, Key<4>>,
              "a row for each query, a column for each key");
static_assert(compare(q, k)(0, 3) == 9 && compare(q, k)(3, 0) == 7,
              "row i, column j compares query i with key j: their features multiplied one by one, and summed");

// As many nowhere.
constexpr auto queries = heed::iota<float, Query<2>, Dk<5>>(1);
constexpr auto keys = heed::iota<float, Key<3>, Dk<5>>(-4);
static_assert(compares<decltype(queries), decltype(keys)>,
              "your compare cannot be called with two queries and three keys of five features");
static_assert(heed::shape_of(compare(queries, keys)) == heed::shape<Query<2>, Key<3>>,
              "two queries and three keys make two rows of three columns");
static_assert(heed::all_close(compare(queries, keys), heed::contract<Dk>(queries, keys)),
              "two queries and three keys: each element is the sum over the features of one query and one key");

// In batches.
constexpr auto many_queries = heed::iota<float, Batch<2>, Query<3>, Dk<2>>(-3);
constexpr auto many_keys = heed::iota<float, Batch<2>, Key<5>, Dk<2>>(2);
static_assert(compares<decltype(many_queries), decltype(many_keys)>,
              "your compare cannot be called with a batch of queries and keys");
static_assert(heed::all_close(compare(many_queries, many_keys), heed::contract<Dk>(many_queries, many_keys)),
              "a batch: queries are compared with the keys of their own sentence");

}  // namespace hidden
