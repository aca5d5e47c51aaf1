// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/io/heat_map.hpp>

#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include "../support/catch.hpp"

#include <cstddef>
#include <cstdlib>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using namespace heed;
using namespace heed::axes;
using io::colours;

template <std::size_t N> struct Town : heed::axis<Town, N> {};

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

// A picture without its colours.
std::string without_escapes(std::string const& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b')
            i = text.find('m', i);
        else
            result += text[i];
    }
    return result;
}

std::size_t count(std::string const& text, std::string const& part) {
    std::size_t result = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++result;
    return result;
}

TEST_CASE("a matrix is drawn with its axes' names and indices, and the strength of each number") {
    auto const x = from<float, Query<2>, Key<3>>({{0, 0.25f, 1}, {0.5f, 0.125f, 0.75f}});
    CHECK(io::heat_map(x) ==
          "            Key<3>\n"
          "                    0          1          2\n"
          "Query<2> 0  ... 0.000  --- 0.250  @@@ 1.000\n"
          "         1  +++ 0.500  ::: 0.125  ### 0.750\n"
          "            0 .:-=+*#%@ 1\n");
}

TEST_CASE("rows and columns are labelled by the names of the user's own axes, and keep apart when extents are equal") {
    auto const x = from<int, Town<2>, Model<2>>(1, 2, 3, 4);
    CHECK(io::heat_map(x) ==
          "           Model<2>\n"
          "               0      1\n"
          "Town<2> 0  --- 1  +++ 2\n"
          "        1  ### 3  @@@ 4\n"
          "           0 .:-=+*#%@ 4\n");
}

TEST_CASE("numbers of both signs are drawn by magnitude, their sign stands in the number") {
    auto const x = from<float, Query<1>, Key<3>>({{-8, 0, 4}});
    CHECK(io::heat_map(x, colours::none, io::fixed(0)) ==
          "            Key<3>\n"
          "                 0       1       2\n"
          "Query<1> 0  @@@ -8  ...  0  +++  4\n"
          "            magnitude 0 .:-=+*#%@ 8\n");
}

TEST_CASE("the matrices along leading axes follow one another under their indices") {
    auto const x = iota<int, Batch<2>, Head<3>, Query<1>, Key<2>>();
    std::string const text = io::heat_map(x);
    std::size_t at = 0;
    for (char const* const heading :
         {"Batch<2> at 0, Head<3> at 0\n", "Batch<2> at 0, Head<3> at 1\n", "Batch<2> at 0, Head<3> at 2\n",
          "Batch<2> at 1, Head<3> at 0\n", "Batch<2> at 1, Head<3> at 1\n", "Batch<2> at 1, Head<3> at 2\n"}) {
        CAPTURE(heading);
        std::size_t const next = text.find(heading, at);
        REQUIRE(next != std::string::npos);
        at = next + 1;
    }
    CHECK(count(text, "Key<2>") == 6);
    CHECK(count(text, "Query<1> 0") == 6);
    // One scale for all of them.
    CHECK(count(text, ".:-=+*#%@ 11\n") == 1);
    CHECK(text.find("@@@ 11") != std::string::npos);
    CHECK(count(text, "@@@") == 2);  // 10 of 11 and 11 of 11
}

TEST_CASE("indices of two digits stay in line") {
    std::string const text = io::heat_map(zeros<int, Query<11>, Key<2>>());
    CHECK(text.find("Query<11>  0  ... 0  ... 0\n") != std::string::npos);
    CHECK(text.find("          10  ... 0  ... 0\n") != std::string::npos);
    std::string const wide = io::heat_map(zeros<int, Query<1>, Key<11>>());
    CHECK(wide.find("  ...  0  ...  0") != std::string::npos);
    CHECK(wide.find("       9      10\n") != std::string::npos);
}

TEST_CASE("ten indices have one digit, and eleven have two") {
    auto const lines_of = [](std::string const& text) {
        std::vector<std::size_t> lengths;
        for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
            lengths.push_back(end - at);
        }
        return lengths;
    };
    // "Query<10> 0", a cell of seven for each column; "Query<11>  0", a cell of eight.
    CHECK(lines_of(io::heat_map(zeros<int, Query<10>, Key<10>>()))[2] == 11 + 10 * 7);
    CHECK(lines_of(io::heat_map(zeros<int, Query<11>, Key<11>>()))[2] == 12 + 11 * 8);
}

TEST_CASE("what is not finite is drawn too") {
    auto const x = from<float, Query<1>, Key<4>>({{nan, infinity, -infinity, 2}});
    CHECK(io::heat_map(x, colours::none, io::fixed(1)) ==
          "            Key<4>\n"
          "                   0         1         2         3\n"
          "Query<1> 0  ...  nan  @@@  inf  @@@ -inf  @@@  2.0\n"
          "            magnitude 0 .:-=+*#%@ 2\n");
}

TEST_CASE("plain characters are plain") {
    std::string const text = io::heat_map(softmax<Key>(iota<double, Batch<2>, Query<3>, Key<5>>()));
    for (char const c : text) CHECK(((c >= ' ' && c <= '~') || c == '\n'));
}

TEST_CASE("colours say the same as plain numbers do") {
    auto const x = from<float, Query<2>, Key<3>>({{0, -0.25f, 1}, {0.5f, 0.125f, 0.75f}});
    for (colours const how : {colours::xterm_256, colours::true_colour}) {
        CHECK(without_escapes(io::heat_map(x, how, io::fixed(2))) ==
              "            Key<3>\n"
              "                0      1      2\n"
              "Query<2> 0   0.00  -0.25   1.00 \n"
              "         1   0.50   0.12   0.75 \n"
              "            -1                   1\n");
    }
}

TEST_CASE("each cell is painted in its colour, and no colour is left on at the end of a line") {
    auto const x = from<float, Query<1>, Key<2>>({{1, 0}});
    io::colour_scale const scale{1, false};
    io::colour const most = scale(1), least = scale(0);
    auto const code = [](char const* kind, io::colour c) {
        return std::string("\x1b[") + kind + ";2;" + std::to_string(c.red) + ";" + std::to_string(c.green) + ";" +
               std::to_string(c.blue) + "m";
    };
    std::string const text = io::heat_map(x, colours::true_colour, io::fixed(0));
    CHECK(text.find(code("48", most) + code("38", io::ink_on(most)) + " 1 \x1b[0m" + code("48", least) +
                    code("38", io::ink_on(least)) + " 0 \x1b[0m\n") != std::string::npos);
    CHECK(count(text, "\x1b[48;") == count(text, "\x1b[0m"));

    // Paper, 247 247 244, is nearest to 255 255 255 in xterm's cube; deep blue, 16 62 112, to 0 95 95.
    std::string const less = io::heat_map(x, colours::xterm_256, io::fixed(0));
    CHECK(less.find("\x1b[48;5;231m") != std::string::npos);
    CHECK(less.find("\x1b[48;5;23m") != std::string::npos);
    CHECK(less.find(";2;") == std::string::npos);
}

TEST_CASE("in 256 colours, each cell has the nearest colour of xterm's cube") {
    constexpr int levels[] = {0, 95, 135, 175, 215, 255};
    auto const nearest = [&](int channel) {
        int best = 0;
        for (int i = 1; i < 6; ++i) {
            if (std::abs(levels[i] - channel) <= std::abs(levels[best] - channel)) best = i;
        }
        return best;
    };
    auto const x = iota<float, Query<2>, Key<64>>(-1, 1.0f / 64);
    std::string const text = io::heat_map(x, colours::xterm_256, io::fixed(4));
    io::colour_scale const scale{1, true};
    for (float const value : x.values) {
        io::colour const c = scale(value);
        int const expected = 16 + 36 * nearest(c.red) + 6 * nearest(c.green) + nearest(c.blue);
        std::string const number = io::number_text(value, io::fixed(4));
        std::size_t const at = text.find(" " + number + " ");
        REQUIRE(at != std::string::npos);
        std::size_t const code = text.rfind("\x1b[48;5;", at);
        CAPTURE(number);
        CHECK(text.substr(code + 7, text.find('m', code) - code - 7) == std::to_string(expected));
    }
}

TEST_CASE("a vector, a number and what is no number have no heat map, with the reason") {
    STATIC_REQUIRE(std::is_same_v<io::fault_of_heat_map<tensor<float, Key<3>>>,
                                  fault::heat_map_needs_at_least_two_axes_rows_and_columns<shape_t<Key<3>>>>);
    STATIC_REQUIRE(!io::can_heat_map<tensor<float>>);
    STATIC_REQUIRE(io::can_heat_map<tensor<bool, Query<2>, Key<3>> const&>);
    struct opaque {};
    STATIC_REQUIRE(std::is_same_v<io::fault_of_heat_map<tensor<opaque, Query<2>, Key<3>>>,
                                  fault::heat_map_needs_elements_that_convert_to_double<opaque>>);
    STATIC_REQUIRE(
        std::is_same_v<io::fault_of_heat_map<int>, fault::every_operand_must_be_a_tensor<fault::in::heat_map, int>>);
    STATIC_REQUIRE(std::is_same_v<decltype(io::heat_map(std::declval<refused>())), refused>);
}

}  // namespace
