// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 19. The capacity is in the type and the length beside the values, and keys that were seen are kept.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/print.hpp>
#include <heed/io/tile_map.hpp>
#include <heed/random/randn.hpp>

#include "diagram.hpp"

using namespace heed::axes;

constexpr std::size_t positions = 6;
struct sequence {
    heed::tensor<float, Query<positions>, Dk<4>> q;
    heed::tensor<float, Key<positions>, Dk<4>> k;
    heed::tensor<float, Key<positions>, Dv<3>> v;
};
constexpr sequence drawn() {
    auto generator = heed::random::manual_seed(42);
    auto const q = heed::random::randn<decltype(sequence::q)>(generator);
    auto const k = heed::random::randn<decltype(sequence::k)>(generator);
    auto const v = heed::random::randn<decltype(sequence::v)>(generator);
    return {q, k, v};
}
constexpr sequence all = drawn();
constexpr auto in_one_go = scaled_dot_product_attention(all.q, all.k, all.v, heed::causal{});

// A length that is known at run time only: room for six, and as many as were appended.
constexpr auto three_keys = [] {
    heed::tensor<float, heed::up_to<Key<positions>>, Dk<4>> keys;
    for (std::size_t i = 0; i < 3; ++i) append<Key>(keys, heed::slice<Key>(all.k, i));
    return keys;
}();
static_assert(heed::length<Key>(three_keys) == 3 && heed::capacity<Key>(three_keys) == positions);
static_assert(heed::exactly<Key<3>>(three_keys) == heed::range<Key<3>>(all.k, 0));

// Operations go to the length, and have the bits of the tensor that has it in its type.
static_assert(heed::exactly<Key<3>>(heed::contract<Dk>(all.q, three_keys)) ==
              heed::contract<Dk>(all.q, heed::range<Key<3>>(all.k, 0)));

// A cache keeps keys and values, and knows where its queries are: the last one is at the last key.
using cache = heed::kv_cache<float, heed::up_to<Key<positions>>, Dk<4>, Dv<3>>;

/// Whether each step gives the bits of its row of the causal attention of all at once.
constexpr bool steps_are_rows() {
    cache kept;
    for (std::size_t i = 0; i < positions; ++i) {
        append(kept, heed::slice<Key>(all.k, i), heed::slice<Key>(all.v, i));
        auto const one = cached_attention(heed::range<Query<1>>(all.q, i), kept);
        if (one != heed::range<Query<1>>(in_one_go, i)) return false;
    }
    return true;
}
static_assert(steps_are_rows());

/// A prompt comes in chunks, here of four and of two positions.
constexpr bool chunks_are_rows() {
    cache kept;
    append(kept, heed::range<Key<4>>(all.k, 0), heed::range<Key<4>>(all.v, 0));
    bool const first = cached_attention(heed::range<Query<4>>(all.q, 0), kept) == heed::range<Query<4>>(in_one_go, 0);
    append(kept, heed::range<Key<2>>(all.k, 4), heed::range<Key<2>>(all.v, 4));
    return first && cached_attention(heed::range<Query<2>>(all.q, 4), kept) == heed::range<Query<2>>(in_one_go, 4);
}
static_assert(chunks_are_rows());

// A draft that is not accepted: the first n positions stay.
constexpr cache after_a_draft = [] {
    cache kept;
    append(kept, all.k, all.v);
    truncate(kept, 4);
    return kept;
}();
static_assert(next_position(after_a_draft) == 4);

// A ring: each query sees the newest three, and any number of positions may come.
using ring = heed::ring_kv_cache<float, heed::up_to<Key<3>>, Dk<4>, Dv<3>>;
constexpr auto newest_three = heed::window{heed::before{2}, heed::after{0}};
constexpr auto by_the_ring = [] {
    heed::tensor<float, Query<positions>, Dv<3>> result{};
    ring kept;
    for (std::size_t i = 0; i < positions; ++i) {
        append(kept, heed::slice<Key>(all.k, i), heed::slice<Key>(all.v, i));
        auto const one = cached_attention(heed::range<Query<1>>(all.q, i), kept);
        heed::slice_view<Query>(result, i) = heed::slice<Query>(one, 0);
    }
    return result;
}();
static_assert(by_the_ring == scaled_dot_product_attention(all.q, all.k, all.v, newest_three));

// Rows of unequal lengths in one batch: what stands beyond a length is not seen.
constexpr heed::tensor<int, Batch<2>> row_lengths{6, 2};
constexpr auto twice(auto const& x) { return heed::stack<Batch>(x, x); }
constexpr auto padded =
    scaled_dot_product_attention(twice(all.q), twice(all.k), twice(all.v), heed::lengths<Key>(row_lengths));
constexpr auto of_two_keys =
    scaled_dot_product_attention(all.q, heed::range<Key<2>>(all.k, 0), heed::range<Key<2>>(all.v, 0));
static_assert(heed::slice<Batch>(padded, 1) == of_two_keys);

// Two parts of the keys, each attended to by itself, and joined by the log-sum-exps of their scores. Their types say
// which keys were seen.
constexpr auto first_part = attention_with_lse<heed::part<Key<positions>, 0, 4>>(all.q, all.k, all.v, heed::causal{});
constexpr auto second_part = attention_with_lse<heed::part<Key<positions>, 4, 2>>(all.q, all.k, all.v, heed::causal{});
constexpr auto joined = merge(first_part, second_part);
static_assert(all_close(joined.output, in_one_go, 0, 1e-6));
static_assert(!heed::can_merge_attentions<decltype(joined), decltype(second_part)>);

int main() {
    std::cout << "Three keys, and room for six\n" << heed::io::formatted(three_keys, heed::io::fixed(4)) << '\n';
    std::cout << "\nOne step with a cache\n";
    lesson::draw("q", heed::range<Query<1>>(all.q, 0), ",", "cache.keys", all.k, ",", "cache.values", all.v);
    std::cout << "\nSix steps, and all at once\n" << heed::io::formatted(in_one_go, heed::io::fixed(4)) << '\n'
              << (steps_are_rows() ? "The steps give these rows, bit for bit.\n" : "The steps give something else.\n");
    std::cout << "\nThe newest three\n"
              << heed::io::tile_map(
                     heed::tiles<1, 1>(newest_three, heed::shape<Query<positions>, Key<positions>>))
              << '\n';
    return steps_are_rows() ? 0 : 1;
}
