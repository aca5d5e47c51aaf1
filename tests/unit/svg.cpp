// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/io/svg.hpp>

#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include "../support/catch.hpp"

#include <unistd.h>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <locale>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using namespace heed;
using namespace heed::axes;
namespace svg = io::svg;

template <std::size_t N> struct Town : heed::axis<Town, N> {};

std::size_t count(std::string const& text, std::string const& part) {
    std::size_t result = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++result;
    return result;
}

// Whether every element is closed in order, and quotes and markup are where they may be.
bool well_formed(std::string const& text) {
    std::vector<std::string> open;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '>') return false;
        if (text[i] != '<') continue;
        std::size_t const end = text.find('>', i);
        if (end == std::string::npos) return false;
        std::string const tag = text.substr(i + 1, end - i - 1);
        std::string const name = tag.substr(0, tag.find_first_of(" /", 1));
        if (tag.find('<') != std::string::npos || count(tag, "\"") % 2 != 0) return false;
        if (tag[0] == '/') {
            if (open.empty() || "/" + open.back() != name) return false;
            open.pop_back();
        } else if (tag.back() != '/') {
            open.push_back(name);
        }
        i = end;
    }
    return open.empty();
}

std::string hexadecimal(io::colour c) {
    std::string result = "#";
    for (int const channel : {c.red, c.green, c.blue}) {
        result += "0123456789abcdef"[channel >> 4];
        result += "0123456789abcdef"[channel & 15];
    }
    return result;
}

template <class X>
concept drawable = requires(svg::picture& picture, X const& x) { picture.matrix(x, svg::point{}); };

svg::picture empty() {
    return svg::picture(100, 50, "a title", "a description");
}

TEST_CASE("markup in text is escaped, and what XML forbids is left out") {
    CHECK(svg::escaped("a < b & \"c\" > 'd'") == "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;");
    CHECK(svg::escaped(std::string("a\0b\x1b[0m\x7f", 8)) == "ab[0m\x7f");
    CHECK(svg::escaped("one\ttwo\nthree") == "one\ttwo\nthree");
    CHECK(svg::escaped("\xe1\xb5\x80 \xc3\xa4") == "\xe1\xb5\x80 \xc3\xa4");
    CHECK(svg::escaped("") == "");
}

TEST_CASE("a length has at most two digits after the point") {
    CHECK(svg::length(12) == "12");
    CHECK(svg::length(12.5) == "12.5");
    CHECK(svg::length(-0.25) == "-0.25");
    CHECK(svg::length(1.0 / 3) == "0.33");
    CHECK(svg::length(100) == "100");
    CHECK(svg::length(0) == "0");
    CHECK(svg::length(-0.001) == "0");
}

TEST_CASE("a picture is well-formed, has its size, a title and a description, and nothing from the network") {
    svg::picture const picture(640, 480.5, "scores & <weights>", "\"seen\" by nobody");
    std::string const text = picture.str();
    CHECK(well_formed(text));
    CHECK(text.find("viewBox=\"0 0 640 480.5\" width=\"640\" height=\"480.5\"") != std::string::npos);
    CHECK(text.find("<title>scores &amp; &lt;weights&gt;</title>") != std::string::npos);
    CHECK(text.find("<desc>&quot;seen&quot; by nobody</desc>") != std::string::npos);
    CHECK(count(text, "http") == 1);
    CHECK(text.find("xmlns=\"http://www.w3.org/2000/svg\"") != std::string::npos);
    CHECK(text.find("url(") == std::string::npos);
    CHECK(text.find("@import") == std::string::npos);
}

TEST_CASE("every colour of the style sheet is there for dark pages, and without a style sheet") {
    svg::picture picture = empty();
    picture.panel({1, 2, 30, 20});
    picture.text({5, 6}, "ink");
    picture.text({5, 9}, "quiet", {.quiet = true});
    picture.arrow({{1, 1}, {9, 1}});
    std::string const text = picture.str();
    std::size_t const dark = text.find("@media (prefers-color-scheme:dark){");
    REQUIRE(dark != std::string::npos);
    std::size_t const end = text.find("</style>");
    for (std::string const name : {"paper", "panel", "ink", "quiet", "head", "wire"}) {
        CAPTURE(name);
        CHECK(text.find(".heed-" + name) < dark);
        std::size_t const again = text.find(".heed-" + name, dark);
        CHECK((again > dark && again < end));
        std::size_t const used = text.find("class=\"heed-" + name + "\"");
        REQUIRE(used != std::string::npos);
        // The same element has its colour as an attribute of its own.
        std::string const element = text.substr(used, text.find('>', used) - used);
        CHECK(count(element, "=\"#") >= 1);
    }
    // The background covers the whole picture: no page shines through.
    CHECK(text.find("<rect class=\"heed-paper\" x=\"0\" y=\"0\" width=\"100\" height=\"50\" fill=\"#ffffff\"/>") !=
          std::string::npos);
}

TEST_CASE("text is escaped, and stands where and as it is asked to") {
    svg::picture picture = empty();
    picture.text({1.5, 2}, "Query<4>", {.size = 9, .at = svg::anchor::end, .bold = true, .code = true});
    picture.text_upwards({7, 8}, "up", {.quiet = true});
    std::string const text = picture.str();
    CHECK(well_formed(text));
    std::size_t const at = text.find("<text x=\"1.5\" y=\"2\"");
    REQUIRE(at != std::string::npos);
    std::string const element = text.substr(at, text.find("</text>", at) - at);
    CHECK(element.find("font-size=\"9\"") != std::string::npos);
    CHECK(element.find("text-anchor=\"end\"") != std::string::npos);
    CHECK(element.find("font-weight=\"bold\"") != std::string::npos);
    CHECK(element.find("monospace") != std::string::npos);
    CHECK(element.substr(element.size() - 15) == ">Query&lt;4&gt;");
    CHECK(text.find("text-anchor=\"middle\" transform=\"rotate(-90 7 8)\">up</text>") != std::string::npos);
}

TEST_CASE("an arrow's head ends where the arrow does, from every side") {
    auto const head = [](svg::point from, svg::point to) {
        svg::picture picture = empty();
        picture.arrow({from, to});
        std::string const text = picture.str();
        std::size_t const at = text.find("<polygon");
        std::size_t const points = text.find("points=\"", at) + 8;
        return text.substr(points, text.find('"', points) - points);
    };
    CHECK(head({0, 20}, {50, 20}) == "50,20 41,16 41,24");
    CHECK(head({50, 20}, {10, 20}) == "10,20 19,24 19,16");
    CHECK(head({5, 0}, {5, 40}) == "5,40 1,31 9,31");
    CHECK(head({5, 40}, {5, 10}) == "5,10 9,19 1,19");
}

template <std::size_t Rows, std::size_t Columns>
void check_matrix() {
    auto const x = iota<float, Town<Rows>, Model<Columns>>(-3, 0.5f);
    svg::picture picture = empty();
    svg::box const where = picture.matrix(x, {40, 60}, {.cell = 20, .number = io::fixed(1)});
    CHECK(where.x == 40);
    CHECK(where.y == 60);
    CHECK(where.width == 20 * Columns);
    CHECK(where.height == 20 * Rows);
    std::string const text = picture.str();
    CHECK(well_formed(text));
    CHECK(count(text, "stroke=\"#8c959f\"") == Rows * Columns);
    io::colour_scale const scale = io::scale_for(x);
    for (std::size_t i = 0; i < Rows; ++i) {
        for (std::size_t j = 0; j < Columns; ++j) {
            CAPTURE(i, j);
            std::string const cell = "<rect x=\"" + std::to_string(40 + 20 * j) + "\" y=\"" +
                                     std::to_string(60 + 20 * i) + "\" width=\"20\" height=\"20\" fill=\"" +
                                     hexadecimal(scale(x(i, j))) + "\"";
            CHECK(text.find(cell) != std::string::npos);
        }
    }
    CHECK(count(text, ">-3.0</text>") == 1);
    CHECK(count(text, ">Town&lt;" + std::to_string(Rows) + "&gt;</text>") == 1);
    CHECK(count(text, ">Model&lt;" + std::to_string(Columns) + "&gt;</text>") == 1);
    // The name of the rows reads upwards on their left, that of the columns stands above.
    std::size_t const rows = text.find(">Town&lt;");
    CHECK(text.rfind("rotate(-90 14 ", rows) > text.rfind("<text", rows));
}

TEST_CASE("a tensor is drawn cell by cell and labelled by its type") {
    check_matrix<2, 5>();
    check_matrix<7, 3>();
    check_matrix<3, 3>();
}

/// The attribute of the element that starts at a place.
double attribute(std::string const& text, std::size_t at, std::string const& name) {
    std::size_t const from = text.find(" " + name + "=\"", at) + name.size() + 3;
    return std::stod(text.substr(from, text.find('"', from) - from));
}

/// No number of a matrix comes nearer to the edges of its cell than a 16th of it. Digits of fonts of fixed width are
/// 0.55 to 0.602 of their size wide, and at most 0.75 high; of some a reader may have, 0.62.
template <class X>
void check_margins(X const& x, double size_of_cell, io::format const& numbers) {
    svg::picture picture = empty();
    picture.matrix(x, {40, 60}, {.cell = size_of_cell, .number = numbers, .labels = false});
    std::string const text = picture.str();
    double const margin = size_of_cell / 16;
    std::size_t shown = 0;
    for (std::size_t at = text.find("stroke=\"#8c959f\""); at != std::string::npos;
         at = text.find("stroke=\"#8c959f\"", at + 1)) {
        std::size_t const cell = text.rfind("<rect", at), number = text.find("<text", at);
        double const left = attribute(text, cell, "x"), top = attribute(text, cell, "y");
        std::size_t const start = text.find('>', number) + 1;
        std::string const digits = text.substr(start, text.find('<', start) - start);
        double const size = attribute(text, number, "font-size");
        double const width = 0.62 * size * static_cast<double>(digits.size());
        CAPTURE(digits, size, size_of_cell);
        CHECK(text.substr(number, start - number).find("text-anchor=\"middle\"") != std::string::npos);
        double const middle = attribute(text, number, "x"), base = attribute(text, number, "y");
        CHECK(middle - width / 2 >= left + margin);
        CHECK(middle + width / 2 <= left + size_of_cell - margin);
        CHECK(base <= top + size_of_cell - margin);
        CHECK(base - 0.75 * size >= top + margin);
        ++shown;
    }
    CHECK(shown == X::size);
}

TEST_CASE("a number does not touch the edges of its cell, however long it is and however small the cell") {
    auto const x = from<double, Query<2>, Key<3>>(0, -0.4567, 123.456, -98765.4321, math::quiet_nan<double>,
                                                  -math::infinity<double>);
    for (double const cell : {8.0, 20.0, 36.0, 44.0, 100.0}) {
        check_margins(x, cell, io::fixed(0));
        check_margins(x, cell, io::fixed(2));
        check_margins(x, cell, io::fixed(6));
        check_margins(x, cell, io::scientific(3));
        check_margins(from<int, Query<1>, Key<2>>(1, 2), cell, io::fixed(0));
    }
}

TEST_CASE("a matrix may go without numbers and labels") {
    svg::picture picture = empty();
    picture.matrix(iota<float, Query<2>, Key<3>>(), {0, 0}, {.cell = 9, .numbers = false, .labels = false});
    CHECK(count(picture.str(), "<text") == 0);
}

TEST_CASE("of leading axes the first matrix is drawn, on the scale of the whole") {
    auto const x = from<int, Batch<2>, Query<1>, Key<2>>(1, 2, 3, 40);
    svg::picture picture = empty();
    picture.matrix(x, {0, 0}, {.number = io::fixed(0), .labels = false});
    std::string const text = picture.str();
    CHECK(count(text, ">1</text>") == 1);
    CHECK(count(text, ">2</text>") == 1);
    CHECK(count(text, ">40</text>") == 0);
    CHECK(text.find(hexadecimal(io::colour_scale{40, false}(2))) != std::string::npos);
}

TEST_CASE("where cells are small, only as many indices stand as there is room for") {
    svg::picture picture = empty();
    picture.matrix(zeros<int, Query<13>, Key<17>>(), {50, 50}, {.cell = 8, .numbers = false});
    std::string const text = picture.str();
    CHECK(count(text, ">16</text>") == 1);  // a column
    CHECK(count(text, ">1</text>") == 0);
    CHECK(count(text, ">2</text>") == 2);
}

TEST_CASE("a legend goes from one end of a scale to the other") {
    svg::picture picture = empty();
    picture.legend({10, 10, 80, 10}, true, "-m", "m");
    std::string const text = picture.str();
    CHECK(well_formed(text));
    io::colour_scale const scale{1, true};
    std::size_t const first = text.find(hexadecimal(scale(-0.975))), last = text.find(hexadecimal(scale(0.975)));
    CHECK((first < last && last != std::string::npos));
    CHECK(count(text, ">-m</text>") == 1);
    CHECK(count(text, ">m</text>") == 1);
    // Forty cells side by side, each two wide; the words stand beside their ends, in the middle of its height.
    CHECK(count(text, "width=\"2\" height=\"10\"") == 40);
    CHECK(count(text, "x=\"10\" y=\"10\" width=\"2\"") == 1);
    CHECK(count(text, "x=\"12\" y=\"10\" width=\"2\"") == 1);
    CHECK(count(text, "x=\"88\" y=\"10\" width=\"2\"") == 1);
    CHECK(count(text, "x=\"4\" y=\"19\"") == 1);
    CHECK(count(text, "x=\"96\" y=\"19\"") == 1);
}

TEST_CASE("a global locale does not reach into a picture") {
    struct comma : std::numpunct<char> {
        char do_decimal_point() const override { return ','; }
    };
    std::locale const before = std::locale::global(std::locale(std::locale::classic(), new comma));
    svg::picture picture(10.5, 10, "t", "d");
    picture.matrix(full<float, Query<1>, Key<1>>(0.5f), {0.5, 0});
    std::locale::global(before);
    CHECK(picture.str().find("10.5") != std::string::npos);
    CHECK(picture.str().find("0,5") == std::string::npos);
}

TEST_CASE("what has no heat map is no matrix") {
    STATIC_REQUIRE(!drawable<tensor<float, Key<3>>>);
    STATIC_REQUIRE(!drawable<int>);
    STATIC_REQUIRE(drawable<tensor<float, Query<1>, Key<3>>>);
    STATIC_REQUIRE(drawable<refused>);
}

TEST_CASE("a picture is written whole, or a sentence says why not") {
    std::filesystem::path const folder =
        std::filesystem::temp_directory_path() / ("heed_svg_" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    svg::picture const picture = empty();
    svg::write(folder / "x.svg", picture);
    std::ifstream in(folder / "x.svg", std::ios::binary);
    CHECK(std::string(std::istreambuf_iterator<char>(in), {}) == picture.str());
    CHECK_THROWS_AS(svg::write(folder / "missing" / "x.svg", picture), io::file_error);
    CHECK_THROWS_AS(svg::write(folder, picture), io::file_error);
    CHECK(std::distance(std::filesystem::directory_iterator(folder), {}) == 1);
    std::filesystem::remove_all(folder);
}

}  // namespace
