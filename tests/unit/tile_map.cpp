// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/io/heat_map.hpp>
#include <heed/io/print.hpp>
#include <heed/io/svg.hpp>
#include <heed/io/tile_map.hpp>
#include <heed/shape/axes.hpp>

#include <sstream>
#include <string>

#include "../support/catch.hpp"

namespace {

using namespace heed::axes;
using heed::after;
using heed::before;
using heed::causal;
using heed::keep;
using heed::prefix;
using heed::shape;
using heed::window;
using heed::io::tile_map;

constexpr auto mask = window{before{12}, after{0}, heed::upper_left} | prefix{8};
constexpr auto of_mask = heed::tiles<8, 8>(mask, shape<Query<40>, Key<35>>);

template <class X>
std::string printed(X const& x) {
    std::ostringstream out;
    out << x;
    return out.str();
}

}  // namespace

TEST_CASE("the tiles of a mask are a picture of one letter each") {
    CHECK(tile_map(of_mask) ==
          "         Key<5>\n"
          "Query<5> #....\n"
          "         #+...\n"
          "         #++..\n"
          "         #+++.\n"
          "         #.+++\n"
          "         . empty, + partial, # full\n");
    // Batches follow one another.
    constexpr keep<Batch<2>, Key<4>> padding{true, true, true, false, true, true, false, false};
    CHECK(tile_map(heed::tiles<2, 2>(causal{} & padding, shape<Batch<2>, Query<4>, Key<4>>)) ==
          "         Key<2>\n"
          "Query<2> +.\n"
          "         ++\n"
          "\n"
          "Query<2> +.\n"
          "         ++\n"
          "         . empty, + partial, # full\n");
}

TEST_CASE("tiles are printed and drawn as other tensors are") {
    CHECK(printed(heed::tiles<2, 2>(causal{}, shape<Query<4>, Key<4>>)) ==
          "[Query<2>, Key<2>]\n"
          "[[partial,   empty],\n"
          " [   full, partial]]");
    CHECK(heed::io::heat_map(of_mask).find("full") != std::string::npos);
    heed::io::svg::picture picture(400, 400, "tiles", "of a mask");
    picture.matrix(of_mask, {40, 40}, {.numbers = false});
    CHECK(picture.str().find("Query") != std::string::npos);
}

TEST_CASE("what is no tiles is no picture") {
    using heed::fault::these_are_no_tiles_of_a_mask_as_tiles_of_it_returns_them;
    using no_tiles = heed::tensor<float, Query<2>, Key<2>>;
    STATIC_REQUIRE(heed::io::can_tile_map<decltype(of_mask)>);
    STATIC_REQUIRE(!heed::io::can_tile_map<no_tiles>);
    STATIC_REQUIRE(std::is_same_v<heed::io::fault_of_tile_map<no_tiles>,
                                  these_are_no_tiles_of_a_mask_as_tiles_of_it_returns_them<heed::fault::in::tile_map,
                                                                                          no_tiles>>);
    STATIC_REQUIRE(std::is_same_v<decltype(tile_map(heed::refused{})), heed::refused>);
}
