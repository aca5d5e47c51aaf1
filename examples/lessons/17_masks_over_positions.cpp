// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Lesson 17. Windows, prefixes and documents are masks made of positions, and masks combine as sets do: and, or, not.

#include <iostream>

#include <heed/heed.hpp>
#include <heed/io/tile_map.hpp>

#include "diagram.hpp"

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::causal;
using heed::offset;
using heed::prefix;
using heed::window;

constexpr auto square = heed::shape<Query<6>, Key<6>>;

int main() {
    // One letter for each pair of a query and a key.
    auto const show = [](auto const& mask, auto const& scores) {
        std::cout << heed::io::tile_map(heed::tiles<1, 1>(mask, scores)) << '\n';
    };

    // A window: a query sees its own position and two before it, and none after it.
    constexpr auto near = window{before{2}, after{0}};
    static_assert(visible(near, square)(5, 3) && !visible(near, square)(5, 2));
    std::cout << "A window\n";
    show(near, square);

    // A size that is left out is unbounded. The causal mask is a window that ends at the query.
    static_assert(visible(window{after{0}}, square) == visible(causal{}, square));

    // Or: the first key as well, which all queries see.
    std::cout << "A window, or a prefix\n";
    show(near | prefix{1}, square);

    // Not: what remains. And: both have to let a key in.
    static_assert(visible(!causal{}, square) == visible(window{before{0}} & !window{before{0}, after{0}}, square));

    // Documents: two texts in one row of positions. Each position has the number of its text.
    constexpr heed::tensor<int, Time<6>> text{7, 7, 7, 7, 4, 4};
    constexpr auto of_query = heed::rename<Time, Query>(text);
    constexpr auto of_key = heed::rename<Time, Key>(text);
    constexpr auto packed = causal{} & heed::documents{of_query, of_key};
    std::cout << "Causal in each document\n";
    show(packed, square);
    std::cout << "The numbers of the texts, and the scores\n";
    lesson::draw("of_query", of_query, "and", "of_key", of_key, "mask", "scores",
                 heed::tensor<float, Query<6>, Key<6>>{});

    // The output of a text is what it would be if the text were alone.
    constexpr auto q = heed::iota<float, Query<6>, Dk<2>>(0.0f, 0.25f);
    constexpr auto k = heed::iota<float, Key<6>, Dk<2>>(1.0f, -0.25f);
    constexpr auto v = heed::iota<float, Key<6>, Dv<3>>();
    constexpr auto both = scaled_dot_product_attention(q, k, v, packed);
    constexpr auto second = scaled_dot_product_attention(heed::range<Query<2>>(q, 4), heed::range<Key<2>>(k, 4),
                                                         heed::range<Key<2>>(v, 4), causal{});
    static_assert(heed::range<Query<2>>(both, 4) == second);

    // Two new queries behind four keys of a cache: query 0 is where key 4 is.
    constexpr auto behind = heed::shape<Query<2>, Key<6>>;
    constexpr auto decoding = window{before{2}, after{0}, offset{4}};
    static_assert(visible(decoding, behind)(0, 2) && !visible(decoding, behind)(0, 5));
    std::cout << "\nA window behind a cache\n";
    show(decoding, behind);

    // The last query is at the last key: that is another way to say it. The first ones are not at the same place.
    static_assert(visible(decoding, behind) == visible(window{before{2}, after{0}, heed::lower_right}, behind));
    static_assert(visible(decoding, behind) != visible(window{before{2}, after{0}, heed::upper_left}, behind));

    // Masks answer questions. Does a query see nothing at all?
    static_assert(every_query_sees_a_key(near, square));
    static_assert(!every_query_sees_a_key(near & !prefix{1}, square));

    // Which tiles of queries and keys need no work?
    constexpr auto of_tiles = heed::tiles<64, 64>(window{before{255}, after{0}}, heed::shape<Query<1024>, Key<1024>>);
    static_assert(count_tiles(of_tiles, heed::mask_tile::empty) == 186);
    std::cout << "A long window in tiles\n" << heed::io::tile_map(of_tiles);
}
