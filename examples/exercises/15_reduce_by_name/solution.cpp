// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Reduce by name.
//
// A reduction names the axis that goes: heed::sum<Query>(x), and mean, max, argmax alike. The other axes stay, and
// where the result meets x again, they find each other by name. Here w has the axes Query and Key, a weight for each
// pair, and perhaps a Batch in front. Write, for any extents,
//   received(w)   how much every key gets from all queries together;
//   favourite(w)  the number of the key to which a query gives most;
//   shares(c)     counts c with the axes of w, as parts of their row: over the keys they sum to 1.
//
// As it stands, the compiler answers:
//   "received(w) is [Key<3>]: what each key gets, summed over the queries"

#include <heed/heed.hpp>

using namespace heed::axes;

// your code begins
constexpr auto received(auto const& w) { return heed::sum<Query>(w); }

constexpr auto favourite(auto const& w) { return heed::argmax<Key>(w); }

constexpr auto shares(auto const& c) { return c / heed::sum<Key>(c); }
// your code ends

constexpr auto w = heed::from<float, Query<2>, Key<3>>({{0.5f, 0.25f, 0.25f},
                                                        {0, 0.25f, 0.75f}});
static_assert(heed::shape_of(received(w)) == heed::shape<Key<3>>,
              "received(w) is [Key<3>]: what each key gets, summed over the queries");
static_assert(all_close(received(w), heed::tensor<float, Key<3>>{0.5f, 0.5f, 1}),
              "key 0 gets 0.5 and 0, key 1 gets 0.25 twice, key 2 gets 0.25 and 0.75");
static_assert(heed::shape_of(favourite(w)) == heed::shape<Query<2>>,
              "favourite(w) is [Query<2>]: one key for each query");
static_assert(favourite(w)(0) == 0 && favourite(w)(1) == 2,
              "query 0 gives most to key 0, query 1 to key 2");

constexpr auto c = heed::from<float, Query<2>, Key<3>>({{1, 2, 5},
                                                        {0, 3, 1}});
static_assert(heed::shape_of(shares(c)) == heed::shape<Query<2>, Key<3>>, "shares(c) has the axes of c");
static_assert(all_close(shares(c), heed::from<float, Query<2>, Key<3>>({{0.125f, 0.25f, 0.625f},
                                                                        {0, 0.75f, 0.25f}})),
              "1, 2 and 5 are 1/8, 2/8 and 5/8 of their row, and 0, 3 and 1 are 0, 3/4 and 1/4 of theirs");
