// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A window behind a cache.
//
// A model looks at `size` keys: that of its own position and those right before it. New queries come when `cached` keys
// are there already: the first new query stands where key `cached` is, counted from 0, and the second one behind it.
// The cache has room for more, so that keys may follow which no query stands at. Return the mask.
//
// As it stands, the compiler answers:
//   "query 0 stands where key 4 is, and sees it"

#include <heed/heed.hpp>

using namespace heed::axes;

constexpr auto near(std::size_t size, std::size_t cached) {
    // your code begins
    return heed::window{heed::before{size - 1}, heed::after{0}, heed::offset{cached}};
    // your code ends
}

// Two new queries, four keys of a cache, two new ones, and room for two.
constexpr auto seen = visible(near(3, 4), heed::shape<Query<2>, Key<8>>);

static_assert(seen(0, 4), "query 0 stands where key 4 is, and sees it");
static_assert(seen(1, 5), "query 1 stands where key 5 is, and sees it");
static_assert(!seen(0, 5) && !seen(0, 7) && !seen(1, 6), "no query sees a key behind its own");
static_assert(seen(0, 2) && seen(0, 3) && seen(1, 3), "a query sees its own key and the two before it: three in all");
static_assert(!seen(0, 1) && !seen(0, 0) && !seen(1, 2), "a query does not see a fourth key");
