// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/io/attention_diagram.hpp>

#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include "../reference/lesson.hpp"
#include "../support/catch.hpp"

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using namespace heed;
using namespace heed::axes;
namespace lesson = heed_reference::lesson;

// One text of a picture, with the room it takes; letters are taken to be 0.62 of their size wide, which holds for
// fonts of fixed width and for all but the widest letters of others.
struct piece {
    std::string text;
    io::svg::box room;
};

double number_in(std::string const& element, std::string_view attribute) {
    std::size_t const at = element.find(" " + std::string(attribute) + "=\"");
    REQUIRE(at != std::string::npos);
    return std::strtod(element.c_str() + at + attribute.size() + 3, nullptr);
}

std::string plain(std::string text) {
    for (auto const& [code, letter] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&#39;", "'")}) {
        for (std::size_t at; (at = text.find(code)) != std::string::npos;)
            text.replace(at, std::string(code).size(), letter);
    }
    return text;
}

std::vector<piece> pieces_of(std::string const& picture) {
    std::vector<piece> result;
    for (std::size_t at = picture.find("<text"); at != std::string::npos; at = picture.find("<text", at + 1)) {
        std::size_t const close = picture.find('>', at);
        std::string const element = picture.substr(at, close - at);
        std::string const text = plain(picture.substr(close + 1, picture.find('<', close) - close - 1));
        double const size = number_in(element, "font-size"), x = number_in(element, "x"), y = number_in(element, "y");
        double const width = 0.62 * size * static_cast<double>(text.size());
        bool const at_middle = element.find("text-anchor=\"middle\"") != std::string::npos;
        bool const at_end = element.find("text-anchor=\"end\"") != std::string::npos;
        io::svg::box room{at_middle ? x - width / 2 : at_end ? x - width : x, y - 0.75 * size, width, size};
        if (element.find("rotate(-90") != std::string::npos) room = {x - 0.75 * size, y - width / 2, size, width};
        result.push_back({text, room});
    }
    return result;
}

bool overlap(io::svg::box const& a, io::svg::box const& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

std::size_t count(std::vector<piece> const& pieces, std::string_view text) {
    std::size_t result = 0;
    for (piece const& one : pieces) result += one.text == text;
    return result;
}

template <class X, class Module>
std::vector<piece> check_layout(X const& x, Module const& module) {
    auto const pieces = pieces_of(io::attention_diagram(x, module).str());
    io::svg::box const page{0, 0, io::detail::attention_drawing::width, io::detail::attention_drawing::height};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        INFO(pieces[i].text);
        CHECK(pieces[i].room.x >= page.x);
        CHECK(pieces[i].room.y >= page.y);
        CHECK(pieces[i].room.right() <= page.right());
        CHECK(pieces[i].room.bottom() <= page.bottom());
        for (std::size_t j = 0; j < i; ++j) {
            INFO(pieces[j].text);
            CHECK(!overlap(pieces[i].room, pieces[j].room));
        }
    }
    return pieces;
}

auto const lesson_x = from<float, Batch<1>, Time<4>, Model<8>>(lesson::x);
self_attention<float, Model<8>, Dk<4>, Dv<4>> const lesson_module{
    from<projection<Query, float, Model<8>, Dk<4>>>(lesson::w_q),
    from<projection<Key, float, Model<8>, Dk<4>>>(lesson::w_k),
    from<projection<Key, float, Model<8>, Dv<4>>>(lesson::w_v)};

TEST_CASE("the lesson's diagram has its four panels, tensors and shapes, and nothing overlaps") {
    auto const pieces = check_layout(lesson_x, lesson_module);
    for (char const* const text : {"A", "B", "C", "D", "X", "W_Q", "W_K", "W_V", "Q", "K", "scores", "output"}) {
        CAPTURE(text);
        CHECK(count(pieces, text) == 1);
    }
    // Panel D shows the weights and values that it multiplies once more.
    CHECK(count(pieces, "weights") == 2);
    CHECK(count(pieces, "V") == 2);
    CHECK(count(pieces, "[Batch<1>, Time<4>, Model<8>]") == 1);
    CHECK(count(pieces, "[Model<8>, Dk<4>]") == 2);
    CHECK(count(pieces, "[Model<8>, Dv<4>]") == 1);
    CHECK(count(pieces, "[Batch<1>, Query<4>, Dk<4>]") == 1);
    CHECK(count(pieces, "[Batch<1>, Key<4>, Dk<4>]") == 1);
    CHECK(count(pieces, "[Batch<1>, Key<4>, Dv<4>]") == 2);
    CHECK(count(pieces, "[Batch<1>, Query<4>, Key<4>]") == 3);
    CHECK(count(pieces, "[Batch<1>, Query<4>, Dv<4>]") == 1);
}

TEST_CASE("the lesson's diagram is the picture on the page, to the letter") {
    auto const page = std::filesystem::path(__FILE__).parent_path().parent_path().parent_path() / "examples";
    std::ifstream file(page / "self_attention.svg", std::ios::binary);
    std::string const picture{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    CHECK(picture.size() > 1000);
    CHECK(io::attention_diagram(lesson_x, lesson_module).str() == picture);
}

TEST_CASE("the numbers in the lesson's diagram are the lesson's") {
    auto const pieces = pieces_of(io::attention_diagram(lesson_x, lesson_module).str());
    for (char const* const score : {"-10.93", "11.16", "17.06", "2.98", "9.26", "-9.01", "9.19", "3.39", "-2.14"})
        CHECK(count(pieces, score) == 1);
    for (char const* const weight : {"0.997", "0.519", "0.480", "0.980", "0.996"}) CHECK(count(pieces, weight) == 1);
    for (char const* const result : {"-4.42", "0.40", "3.91", "4.12"}) CHECK(count(pieces, result) == 1);
    CHECK(count(pieces, "1.0") == 4);  // the sums of the rows
}

TEST_CASE("the diagram fits other extents, with and without batch axes") {
    // Pairwise different primes, and all equal.
    self_attention<double, Model<7>, Dk<2>, Dv<5>> const module{
        iota<projection<Query, double, Model<7>, Dk<2>>>(-1, 0.2),
        iota<projection<Key, double, Model<7>, Dk<2>>>(1, -0.1), iota<projection<Key, double, Model<7>, Dv<5>>>()};
    CHECK(count(check_layout(iota<double, Time<3>, Model<7>>(-1, 0.1), module), "[Query<3>, Dv<5>]") == 1);
    CHECK(
        count(check_layout(iota<float, Batch<2>, Time<2>, Model<2>>(), self_attention<float, Model<2>, Dk<2>, Dv<2>>{}),
              "[Batch<2>, Query<2>, Key<2>]") == 3);
    check_layout(iota<float, Time<13>, Model<17>>(), self_attention<float, Model<17>, Dk<7>, Dv<11>>{});
    check_layout(iota<float, Time<13>, Model<2>>(), self_attention<float, Model<2>, Dk<3>, Dv<5>>{});
    check_layout(iota<float, Time<2>, Model<13>>(), self_attention<float, Model<13>, Dk<11>, Dv<1>>{});
    check_layout(zeros<float, Time<1>, Model<1>>(), self_attention<float, Model<1>, Dk<1>, Dv<1>>{});
}

TEST_CASE("biases are in the values and in the formulas") {
    self_attention<float, Model<8>, Dk<4>, Dv<4>, with_bias> const module{
        lesson_module.w_q, lesson_module.w_k, lesson_module.w_v,
        projection_bias<Query, float, Dk<4>>{1, 2, -3, 0.5f}, projection_bias<Key, float, Dk<4>>{0.25f, -1, 2, 1},
        projection_bias<Key, float, Dv<4>>{10, 20, 30, 40}};
    auto const pieces = check_layout(lesson_x, module);
    CHECK(count(pieces, "Q = X @ W_Q + b_Q,  K = X @ W_K + b_K,  V = X @ W_V + b_V") == 1);
    CHECK(count(pieces, "Q = X @ W_Q,  K = X @ W_K,  V = X @ W_V") == 0);
    // The values as the module makes them, in panel D.
    auto const v = project(lesson_x, module.w_v, module.b_v);
    auto const output = module(lesson_x).output;
    for (std::size_t i = 0; i < v.size; ++i) {
        CAPTURE(i);
        CHECK(count(pieces, io::number_text(v.values[i], io::fixed(2))) > 0);
        CHECK(count(pieces, io::number_text(output.values[i], io::fixed(2))) > 0);
    }
    // Other extents, pairwise different primes, and all equal.
    check_layout(iota<float, Time<13>, Model<17>>(), self_attention<float, Model<17>, Dk<7>, Dv<11>, with_bias>{});
    check_layout(iota<float, Batch<2>, Time<2>, Model<2>>(),
                 self_attention<float, Model<2>, Dk<2>, Dv<2>, with_bias>{});
}

TEST_CASE("what cannot be computed is not drawn, for the same reason") {
    using module = self_attention<float, Model<8>, Dk<4>, Dv<2>>;
    using wrong = tensor<float, Time<3>, Model<7>>;
    STATIC_REQUIRE(io::can_attention_diagram<tensor<float, Time<3>, Model<8>>, module>);
    STATIC_REQUIRE(std::is_same_v<io::fault_of_attention_diagram<wrong, module>,
                                  fault_of_project<wrong, projection<Query, float, Model<8>, Dk<4>>>>);
    STATIC_REQUIRE(!io::can_attention_diagram<wrong, module>);
    using biased = self_attention<float, Model<8>, Dk<4>, Dv<2>, with_bias>;
    STATIC_REQUIRE(io::can_attention_diagram<tensor<float, Time<3>, Model<8>>, biased>);
    STATIC_REQUIRE(!io::can_attention_diagram<wrong, biased>);
    // Values that have the axis by which queries and keys are compared.
    using x = tensor<float, Time<3>, Model<8>>;
    STATIC_REQUIRE(!io::can_attention_diagram<x, self_attention<float, Model<8>, Dk<4>, Dk<4>>>);
    STATIC_REQUIRE(io::can_attention_diagram<refused, module>);
}

}  // namespace
