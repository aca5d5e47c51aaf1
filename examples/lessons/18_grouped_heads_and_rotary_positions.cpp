// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 18. Several query heads share one head of keys, which are kept, and rotated by the positions where they stand.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

// Six heads of queries, two of keys and values.
struct sequence {
    heed::tensor<float, Head<6>, Query<5>, Dk<4>> q;
    heed::tensor<float, KvHead<2>, Key<5>, Dk<4>> k;
    heed::tensor<float, KvHead<2>, Key<5>, Dv<3>> v;
};
constexpr sequence drawn() {
    auto generator = heed::random::manual_seed(42);
    auto const q = heed::random::randn<decltype(sequence::q)>(generator);
    auto const k = heed::random::randn<decltype(sequence::k)>(generator);
    auto const v = heed::random::randn<decltype(sequence::v)>(generator);
    return {q, k, v};
}
constexpr sequence all = drawn();

// An axis that only q has is no batch axis ...
static_assert(!heed::can_attention<decltype(all.q), decltype(all.k), decltype(all.v)>);

// ... unless its declaration says that it shares keys and values, as that of Group does. The split says who shares.
constexpr auto grouped_q = heed::split<Head, KvHead<2>, Group<3>>(all.q);
constexpr auto grouped = scaled_dot_product_attention(grouped_q, all.k, all.v, heed::causal{});
constexpr auto heads = heed::merge<KvHead, Group, Head>(grouped);
static_assert(shape_of(heads) == heed::shape<Head<6>, Query<5>, Dv<3>>);

/// Whether head h of the queries has had head h / 3 of the keys.
constexpr bool neighbours_share() {
    for (std::size_t h = 0; h < 6; ++h) {
        auto const alone =
            scaled_dot_product_attention(heed::slice<Head>(all.q, h), heed::slice<KvHead>(all.k, h / 3),
                                         heed::slice<KvHead>(all.v, h / 3), heed::causal{});
        if (heed::slice<Head>(heads, h) != alone) return false;
    }
    return true;
}
static_assert(neighbours_share());

// The other map, head h with head h % 2, is another type: it does not merge by these names.
constexpr auto dealt_out = heed::split<Head, Group<3>, KvHead<2>>(all.q);
static_assert(heed::can_scores<decltype(dealt_out), decltype(all.k)>);
static_assert(!heed::can_merge<decltype(dealt_out), KvHead, Group, Head>);

// An axis of one's own that shares.
template <std::size_t N>
struct Listener : heed::axis<Listener, N>, heed::shares_keys_and_values {};
static_assert(heed::can_scores<heed::tensor<float, Listener<3>, Query<5>, Dk<4>>, heed::tensor<float, Key<5>, Dk<4>>>);

// Rotary positions: each pair of features is turned by an angle that grows with the position.
template <class Positions>
constexpr auto turns(Positions const& positions) {
    return heed::rotation_at<heed::half_split_pairs, float, Pair<2>>(positions, heed::rotary_base<10000>{});
}
constexpr auto of_queries = turns(heed::iota<int, Query<5>>(0));
constexpr auto of_keys = turns(heed::iota<int, Key<5>>(0));
constexpr auto q = heed::rotate(grouped_q, of_queries);
constexpr auto k = heed::rotate(all.k, of_keys);
constexpr auto output = scaled_dot_product_attention(q, k, all.v, heed::causal{});

// What was rotated is known by its type, and with it the pairing and the base.
static_assert(heed::is_rotated<decltype(q)> && heed::is_rotated<decltype(heed::slice<Group>(q, 0))>);
static_assert(!heed::can_rotate<decltype(q), decltype(of_queries)>);
static_assert(!heed::can_scores<decltype(q), decltype(all.k)>);

// A score depends on how far apart the two are: 100 positions later it is the same but for rounding.
constexpr auto here = heed::scores(q, k);
constexpr auto later = heed::scores(heed::rotate(grouped_q, turns(heed::iota<int, Query<5>>(100))),
                                    heed::rotate(all.k, turns(heed::iota<int, Key<5>>(100))));
static_assert(all_close(here, later, 0, 1e-5));

// One more query, behind keys that are kept as they were rotated: its position is 4, and the mask says so, too.
constexpr auto last = heed::rotate(heed::range<Query<1>>(grouped_q, 4), turns(heed::iota<int, Query<1>>(4)));
constexpr auto one = scaled_dot_product_attention(last, k, all.v, heed::causal{heed::offset{4}});
static_assert(one == heed::range<Query<1>>(output, 4));

int main() {
    std::cout << "Grouped heads\n";
    lesson::draw("q", grouped_q, ",", "k", all.k, ",", "v", all.v);
    std::cout << '\n';
    lesson::draw("output", grouped);
    std::cout << "\nCosines and sines\n";
    lesson::draw("positions", heed::iota<int, Query<5>>(0), "->", "turns", of_queries);
    std::cout << "\nCosines at the first positions\n"
              << heed::io::formatted(heed::slice<Half>(of_queries, 0), heed::io::fixed(4)) << '\n';
    std::cout << "\nScores of the first head, at 0 and at 100\n"
              << heed::io::formatted(heed::slice<Group>(heed::slice<KvHead>(here, 0), 0), heed::io::fixed(4)) << "\n\n"
              << heed::io::formatted(heed::slice<Group>(heed::slice<KvHead>(later, 0), 0), heed::io::fixed(4)) << '\n';
}
