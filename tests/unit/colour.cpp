// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/io/colour.hpp>

#include <heed/ops/softmax.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

#include <cmath>
#include <limits>

namespace {

using namespace heed;
using namespace heed::axes;
using io::colour;
using io::colour_scale;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// The contrast of two colours as WCAG 2.1 defines it.
double contrast(colour a, colour b) {
    auto const linear = [](int channel) {
        double const c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    auto const luminance = [&](colour c) {
        return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
    };
    double const x = luminance(a), y = luminance(b);
    return (std::fmax(x, y) + 0.05) / (std::fmin(x, y) + 0.05);
}

struct positions {
    double of[9];
};
constexpr positions on_a_signed_scale() {
    colour_scale const scale{4, true};
    return {{scale.position(0), scale.position(2), scale.position(-1), scale.position(4), scale.position(-4),
             scale.position(9), scale.position(infinity), scale.position(-infinity), scale.position(nan)}};
}
constexpr positions on_an_unsigned_scale() {
    colour_scale const scale{0.5, false};
    return {{scale.position(0), scale.position(0.25), scale.position(-1), scale.position(0.5), scale.position(-0.5),
             scale.position(1e300), scale.position(infinity), scale.position(-infinity), scale.position(nan)}};
}

TEST_CASE("a number stands on a scale where it should") {
    BOTH_TIMES(with_sign, on_a_signed_scale);
    constexpr double expected_with_sign[] = {0, 0.5, -0.25, 1, -1, 1, 1, -1, 0};
    BOTH_TIMES(without, on_an_unsigned_scale);
    constexpr double expected_without[] = {0, 0.5, 0, 1, 0, 1, 1, 0, 0};
    for (std::size_t i = 0; i < 9; ++i) {
        CAPTURE(i);
        CHECK(with_sign.of[i] == expected_with_sign[i]);
        CHECK(without.of[i] == expected_without[i]);
    }
}

TEST_CASE("a greatest magnitude near the ends of double does no harm") {
    CHECK(colour_scale{1e-320, true}.position(-1e300) == -1);
    CHECK(colour_scale{1e308, true}.position(-1e-300) <= 0);
    CHECK(colour_scale{1e308, true}.position(-1e308) == -1);
}

TEST_CASE("zero looks like paper, and both signs go their own way from there, evenly") {
    STATIC_REQUIRE(colour_scale{2, true}(0) == colour_scale{1, false}(0));
    STATIC_REQUIRE(colour_scale{2, true}(nan) == colour_scale{2, true}(0));
    colour_scale const scale{1, true};
    for (int i = 1; i <= 64; ++i) {
        CAPTURE(i);
        colour const less = scale((i - 1) / 64.0), more = scale(i / 64.0);
        CHECK(more.red < less.red + 1);
        CHECK(contrast(more, scale(0)) > contrast(less, scale(0)));
        CHECK(contrast(scale(-i / 64.0), scale(0)) > contrast(scale((1 - i) / 64.0), scale(0)));
        CHECK(more.blue > more.red);
        CHECK(scale(-i / 64.0).red > scale(-i / 64.0).blue);
    }
}

TEST_CASE("ink can be read on every grey") {
    for (int i = 0; i <= 255; ++i) {
        CAPTURE(i);
        CHECK(contrast({i, i, i}, io::ink_on({i, i, i})) >= 4.5);
    }
}

TEST_CASE("text on a cell can be read everywhere on the scale") {
    colour_scale const scale{1, true};
    for (int i = -256; i <= 256; ++i) {
        CAPTURE(i);
        colour const cell = scale(i / 256.0);
        CHECK(contrast(cell, io::ink_on(cell)) >= 4.5);
    }
}

template <std::size_t A, std::size_t B>
constexpr colour_scale of_mixed() {
    return io::scale_for(iota<float, Query<A>, Key<B>>(-3, 0.5f));
}

TEST_CASE("the scale that fits a tensor reaches to its greatest magnitude") {
    constexpr colour_scale mixed = of_mixed<2, 5>();  // -3 to 1.5
    STATIC_REQUIRE(mixed.most == 3);
    STATIC_REQUIRE(mixed.is_signed);
    constexpr colour_scale all_equal = of_mixed<3, 3>();  // -3 to 1
    STATIC_REQUIRE(all_equal.most == 3);
    constexpr colour_scale positive = io::scale_for(iota<int, Query<2>, Key<3>>(2));
    STATIC_REQUIRE(positive.most == 7);
    STATIC_REQUIRE(!positive.is_signed);
    CHECK(of_mixed<2, 5>().most == mixed.most);
}

TEST_CASE("the scale that fits a tensor does not depend on what is not finite") {
    constexpr auto scale = io::scale_for(from<double, Key<4>>(2, infinity, nan, -infinity));
    STATIC_REQUIRE(scale.most == 2);
    STATIC_REQUIRE(scale.is_signed);
    constexpr auto zero = io::scale_for(zeros<float, Query<2>, Key<3>>());
    STATIC_REQUIRE(zero.most == 1);
    constexpr auto nothing = io::scale_for(full<double, Key<2>>(nan));
    STATIC_REQUIRE(nothing.most == 1);
}

TEST_CASE("a distribution is known by its type to reach from 0 to 1") {
    constexpr auto x = from<float, Query<2>, Key<3>>({{1, 1, 1}, {1, 1, 1}});
    constexpr auto scale = io::scale_for(softmax<Key>(x));
    STATIC_REQUIRE(scale.most == 1);
    STATIC_REQUIRE(!scale.is_signed);
}

}  // namespace
