// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Rotated where they stand.
//
// A cache has C keys, of the positions 0 to C - 1. They were rotated when they came, with half-split pairs and the base
// 10000. N more positions come, with a query and a key each: q and k, which are not rotated yet. Rotate both by where
// they stand, join the new keys to the cache, behind those that are there, and return the scores of the new queries
// over all keys. heed::iota<int, Query<2>>(5) are two positions of queries, 5 and 6.
//
// As it stands, the compiler answers:
//   "fault::scores_compares_what_was_rotated_by_two_pairings<interleaved_pairs, half_split_pairs>"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t C, std::size_t N, std::size_t D>
constexpr auto scores_behind(auto const& cache, heed::tensor<float, Query<N>, Dk<D>> const& q,
                             heed::tensor<float, Key<N>, Dk<D>> const& k) {
    // your code begins
    constexpr heed::rotary_base<10000> base{};
    auto const of_q = heed::rotation_at<heed::half_split_pairs, float, Pair<D / 2>>(heed::iota<int, Query<N>>(C), base);
    auto const of_k = heed::rotation_at<heed::half_split_pairs, float, Pair<D / 2>>(heed::iota<int, Key<N>>(C), base);
    auto const keys = heed::concat<Key>(cache, heed::rotate(k, of_k));
    return heed::scores(heed::rotate(q, of_q), keys);
    // your code ends
}

// Three positions at once, and the last of them behind a cache of two.
constexpr auto q = heed::from<float, Query<3>, Dk<4>>({{1, 0, 2, 0}, {0, 1, 0, 1}, {1, 2, 3, 4}});
constexpr auto k = heed::from<float, Key<3>, Dk<4>>({{1, 0, 0, 1}, {2, 1, 0, 0}, {0, 1, 3, 1}});
constexpr auto rotated_q = heed::rotate(q, heed::rotation_at<heed::half_split_pairs, float, Pair<2>>(
                                               heed::iota<int, Query<3>>(0), heed::rotary_base<10000>{}));
constexpr auto rotated_k = heed::rotate(k, heed::rotation_at<heed::half_split_pairs, float, Pair<2>>(
                                               heed::iota<int, Key<3>>(0), heed::rotary_base<10000>{}));
constexpr auto at_once = heed::range<Query<1>>(heed::scores(rotated_q, rotated_k), 2);
constexpr auto behind = scores_behind<2>(heed::range<Key<2>>(rotated_k, 0), heed::range<Query<1>>(q, 2),
                                         heed::range<Key<1>>(k, 2));

static_assert(heed::shape_of(behind) == heed::shape<Query<1>, Key<3>>, "one query over two kept keys and its own");
static_assert(heed::all_close(heed::range<Key<1>>(behind, 2), heed::range<Key<1>>(at_once, 2)),
              "the new query and the new key stand at one position: their score is that without any rotation");
static_assert(heed::all_close(behind, at_once),
              "the scores over the kept keys are those of all positions at once: the new query stands at position 2");
