// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Heads that share keys.
//
// There are H heads of queries, and J heads of keys and values, fewer than that. Neighbours share: with six heads of
// queries and two of keys, the heads 0, 1 and 2 ask head 0 of the keys, and 3, 4 and 5 ask head 1. The function below
// copies each head of keys and values as often as it is asked, and takes the wrong ones. Return the output,
// [Head<H>, Query<T>, Dv<E>], and copy nothing: split the heads of the queries, attend, and merge.
//
// As it stands, the compiler answers:
//   "head 1 of the queries shares head 0 of the keys and values: its output is 10"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t H, std::size_t J, std::size_t T, std::size_t S, std::size_t D, std::size_t E>
constexpr auto attend_in_groups(heed::tensor<float, Head<H>, Query<T>, Dk<D>> const& q,
                                heed::tensor<float, KvHead<J>, Key<S>, Dk<D>> const& k,
                                heed::tensor<float, KvHead<J>, Key<S>, Dv<E>> const& v) {
    // your code begins
    auto const grouped = heed::split<Head, KvHead<J>, Group<H / J>>(q);
    return heed::merge<KvHead, Group, Head>(heed::scaled_dot_product_attention(grouped, k, v));
    // your code ends
}

// All keys are alike, so that an output is the mean of the values: 10 of head 0, and 20 of head 1.
constexpr auto q = heed::iota<float, Head<6>, Query<1>, Dk<2>>();
constexpr auto k = heed::full<float, KvHead<2>, Key<2>, Dk<2>>(1);
constexpr auto v = heed::from<float, KvHead<2>, Key<2>, Dv<1>>({{{9}, {11}}, {{19}, {21}}});
constexpr auto output = attend_in_groups(q, k, v);

static_assert(heed::shape_of(output) == heed::shape<Head<6>, Query<1>, Dv<1>>,
              "the output has a row for each head of the queries: [Head<6>, Query<1>, Dv<1>]");
static_assert(output(0, 0, 0) == 10 && output(5, 0, 0) == 20, "the first head has head 0, and the last one has head 1");
static_assert(output(1, 0, 0) == 10, "head 1 of the queries shares head 0 of the keys and values: its output is 10");
static_assert(output(2, 0, 0) == 10 && output(3, 0, 0) == 20 && output(4, 0, 0) == 20,
              "the heads 0, 1 and 2 share head 0 of the keys and values, and 3, 4 and 5 share head 1");
