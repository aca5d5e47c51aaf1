// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The causal mask.
//
// A model that writes one token after the other must not look ahead: a query sees the key at its own position and those
// before it, and none that comes after it. Return a mask that says so, for N positions. heed::keep<Query<N>, Key<N>> is
// a mask that is true where a query sees a key, and heed::generate makes one: it calls a function for each place, and a
// parameter that is a heed::index_of<Key> gets the number of the key there.
//
// As it stands, the compiler answers:
//   "the first query sees itself and nothing else: all of its weight is on key 0"

#include <heed/heed.hpp>

using namespace heed::axes;

template <std::size_t N>
constexpr auto may_see() {
    // your code begins
    return heed::generate<heed::keep<Query<N>, Key<N>>>([](heed::index_of<Query> query, heed::index_of<Key> key) {
        return true;
    });
    // your code ends
}

constexpr auto q = heed::from<float, Query<3>, Dk<2>>({{1, 0}, {0, 1}, {1, 1}});
constexpr auto k = heed::from<float, Key<3>, Dk<2>>({{0, 1}, {1, 0}, {2, 1}});
constexpr auto v = heed::from<float, Key<3>, Dv<1>>({{1}, {2}, {4}});
constexpr auto weights = heed::attention(q, k, v, may_see<3>()).weights;

static_assert(weights(0, 0) == 1, "the first query sees itself and nothing else: all of its weight is on key 0");
static_assert(weights(0, 1) == 0 && weights(0, 2) == 0 && weights(1, 2) == 0,
              "no query sees a key that comes after it: their weights are 0");
static_assert(weights(1, 1) > 0 && weights(2, 2) > 0, "every query sees the key at its own position");
static_assert(weights(1, 0) > 0 && weights(2, 0) > 0 && weights(2, 1) > 0, "every query sees all keys before it");
