// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/io/print.hpp>
#include <heed/ops/append.hpp>
#include <heed/ops/permute_view.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/slice.hpp>
#include <heed/ops/softmax.hpp>
#include <heed/ops/take.hpp>

#include <heed/attention/mask.hpp>
#include <heed/attention/project.hpp>
#include <heed/attention/reinterpret.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/heap_tensor.hpp>
#include <heed/tensor/make.hpp>
#include <heed/tensor/semantic_types.hpp>

#include "../support/catch.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdio>
#include <iomanip>
#include <limits>
#include <locale>
#include <ostream>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>

// Another library, whose names look like heed's and whose `<<` takes anything of its own.
namespace other {

struct model {
    using tensor_type = model;
    using element = float;
    using shape_type = int;
    float values[1];
};
template <class T>
std::ostream& operator<<(std::ostream& out, T const&) {
    return out.write("other", 5);
}

struct bare {};

}  // namespace other

// An element type that writes itself.
namespace money {

struct cents {
    long value;
};
inline std::ostream& operator<<(std::ostream& out, cents const& c) {
    return out << c.value << 'c';
}

}  // namespace money

namespace {

using namespace heed;
using namespace heed::axes;

template <std::size_t N> struct Colour : heed::axis<Colour, N> {};

template <class X>
std::string text_of(X const& x) {
    std::ostringstream out;
    out << x;
    return out.str();
}

template <class X>
std::string text_of(X const& x, io::format const& how) {
    std::ostringstream out;
    out << io::formatted(x, how);
    return out.str();
}

// Digits in threes and a comma for the point, as in many a country.
struct punctuation : std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
    std::string do_truename() const override { return "wahr"; }
};

struct global_locale {
    std::locale before = std::locale::global(std::locale(std::locale::classic(), new punctuation));
    global_locale() = default;
    global_locale(global_locale const&) = delete;
    ~global_locale() { std::locale::global(before); }
};

template <class X>
concept printable = requires(std::ostream& out, X const& x) { out << x; };

TEST_CASE("Q is printed as the lesson prints it") {
    auto const q = from<float, Batch<1>, Query<4>, Dk<4>>({{{-0.7142f, -10.7618f, 4.7928f, 1.6591f},
                                                            {5.9094f, -2.2237f, 2.2946f, -1.0836f},
                                                            {-3.2318f, 3.9874f, -3.4993f, 4.7026f},
                                                            {-3.5491f, 3.5556f, -3.1290f, 1.0415f}}});
    CHECK(text_of(q, io::fixed(4)) ==
          "[[[ -0.7142, -10.7618,   4.7928,   1.6591],\n"
          "  [  5.9094,  -2.2237,   2.2946,  -1.0836],\n"
          "  [ -3.2318,   3.9874,  -3.4993,   4.7026],\n"
          "  [ -3.5491,   3.5556,  -3.1290,   1.0415]]]");
}

TEST_CASE("attention weights are printed in the lesson's notation") {
    auto const weights =
        from<float, Query<2>, Key<3>>({{7.02e-13f, 2.73e-03f, 9.97e-01f}, {5.98e-09f, 1.85e-02f, 4.8e-01f}});
    CHECK(text_of(weights, io::scientific(2)) ==
          "[[7.02e-13, 2.73e-03, 9.97e-01],\n"
          " [5.98e-09, 1.85e-02, 4.80e-01]]");
}

TEST_CASE("a tensor is printed as its shape and then its values, whatever its rank") {
    CHECK(text_of(from<float, Key<3>>(1, 2.5f, -3)) == "[Key<3>] [  1, 2.5,  -3]");
    CHECK(text_of(from<float, Key<1>>(7.0f)) == "[Key<1>] [7]");
    CHECK(text_of(iota<int, Query<2>, Key<3>>(8)) ==
          "[Query<2>, Key<3>]\n"
          "[[ 8,  9, 10],\n"
          " [11, 12, 13]]");
    CHECK(text_of(iota<int, Batch<2>, Head<3>, Query<1>, Key<2>>()) ==
          "[Batch<2>, Head<3>, Query<1>, Key<2>]\n"
          "[[[[ 0,  1]],\n\n"
          "  [[ 2,  3]],\n\n"
          "  [[ 4,  5]]],\n\n\n"
          " [[[ 6,  7]],\n\n"
          "  [[ 8,  9]],\n\n"
          "  [[10, 11]]]]");
    CHECK(text_of(iota<int, Batch<2>, Query<2>, Key<2>>()) ==
          "[Batch<2>, Query<2>, Key<2>]\n"
          "[[[0, 1],\n"
          "  [2, 3]],\n\n"
          " [[4, 5],\n"
          "  [6, 7]]]");
    CHECK(text_of(iota<int, Query<1>, Key<1>, Dk<1>>(3)) == "[Query<1>, Key<1>, Dk<1>]\n[[[3]]]");
}

TEST_CASE("an axis of the user's own is printed by the name it was given") {
    CHECK(text_of(from<int, Colour<2>>(1, 2)) == "[Colour<2>] [1, 2]");
}

TEST_CASE("whatever is a tensor by its type is printed as one") {
    auto const plain = from<float, Query<2>, Key<2>>(1, 2, 3, 4);
    std::string const expected = "[Query<2>, Key<2>]\n[[1, 2],\n [3, 4]]";
    CHECK(text_of(plain) == expected);
    CHECK(text_of(as_logits<Key>(plain)) == expected);
    CHECK(text_of(softmax<Key>(zeros<float, Query<2>, Key<2>>())) == "[Query<2>, Key<2>]\n[[0.5, 0.5],\n [0.5, 0.5]]");
    CHECK(text_of(as_attention_weights<Key>(plain)) == expected);
    CHECK(text_of(projection<Query, float, Query<2>, Key<2>>{plain}) == expected);
    CHECK(text_of(keep<Key<2>>{true, false}) == "[Key<2>] [ true, false]");
}

TEST_CASE("a stream's notation, precision and width are the numbers' own") {
    auto const x = from<double, Key<2>>(1.0 / 3, -20);
    std::ostringstream out;
    out << x << '\n'
        << std::setprecision(3) << x << '\n'
        << std::fixed << x << '\n'
        << std::scientific << x << '\n'
        << std::hexfloat << x << '\n'
        << std::fixed << std::setw(10) << x << '\n'
        << x;
    CHECK(out.str() ==
          "[Key<2>] [0.333333,      -20]\n"
          "[Key<2>] [0.333,   -20]\n"
          "[Key<2>] [  0.333, -20.000]\n"
          "[Key<2>] [ 3.333e-01, -2.000e+01]\n"
          "[Key<2>] [0x1.5555555555555p-2,            -0x1.4p+4]\n"
          "[Key<2>] [     0.333,    -20.000]\n"
          "[Key<2>] [  0.333, -20.000]");
}

TEST_CASE("a stream is left as it was, but for the width") {
    std::ostringstream out;
    out << std::scientific << std::showpos << std::uppercase << std::setprecision(9) << std::setfill('*') << std::left;
    auto const flags = out.flags();
    out << std::setw(5) << from<float, Key<2>>(1, 2);
    CHECK(out.width() == 0);
    out << std::setw(5) << io::formatted(from<float, Key<2>>(1, 2), io::fixed(1));
    CHECK(out.flags() == flags);
    CHECK(out.precision() == 9);
    CHECK(out.fill() == '*');
    CHECK(out.width() == 0);
    CHECK(out.good());
}

TEST_CASE("a locale has no say") {
    global_locale const here;
    auto const large = from<double, Key<2>>(1234567.5, 0.25);
    std::ostringstream out;  // of the global locale
    REQUIRE((out << 1234567, out.str()) == "1.234.567");
    out.str("");
    out << std::fixed << std::setprecision(2) << large << io::formatted(from<int, Key<1>>(1234567), {});
    CHECK(out.str() == "[Key<2>] [1234567.50,       0.25][1234567]");
    CHECK(text_of(from<bool, Key<1>>(true)) == "[Key<1>] [true]");
    CHECK(text_of(from<int, Key<1000>>(std::array<int, 1000>{})).substr(0, 11) == "[Key<1000>]");
    CHECK(text_of(tensor<money::cents, Key<1>>{{{1234567}}}) == "[Key<1>] [1234567c]");
}

TEST_CASE("a tensor of rank 0 is printed as its value") {
    tensor<float> const x{2.5f};
    CHECK(text_of(x) == "2.5");
    CHECK(text_of(x, io::fixed(2)) == "2.50");
    CHECK(text_of(x, {.indent = 3}) == "   2.5");
    CHECK(text_of(x, {.shape = true}) == "[] 2.5");  // asked for
    std::ostringstream out;
    out << std::setw(8) << std::fixed << std::setprecision(1) << heed::sum(from<float, Key<3>>(1, 2, 3)) << '|';
    CHECK(out.str() == "     6.0|");
}

TEST_CASE("what is no finite number is printed as nan and inf") {
    constexpr float infinity = std::numeric_limits<float>::infinity();
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    auto const x = from<float, Key<4>>(infinity, -infinity, nan, std::copysign(nan, -1.0f));
    CHECK(text_of(x) == "[Key<4>] [ inf, -inf,  nan,  nan]");
    CHECK(text_of(x, io::fixed(3)) == "[ inf, -inf,  nan,  nan]");
    CHECK(text_of(x, io::scientific(1)) == "[ inf, -inf,  nan,  nan]");
    CHECK(text_of(x, {.numbers = io::notation::hexadecimal}) == "[ inf, -inf,  nan,  nan]");
    CHECK(text_of(from<float, Key<2>>(-0.0f, 0.0f)) == "[Key<2>] [-0,  0]");
}

TEST_CASE("bool and integers of all sizes are printed as what they are") {
    CHECK(text_of(from<bool, Key<2>>(true, false)) == "[Key<2>] [ true, false]");
    CHECK(text_of(tensor<signed char, Key<3>>{-128, 0, 127}) == "[Key<3>] [-128,    0,  127]");
    CHECK(text_of(tensor<unsigned char, Key<2>>{0, 255}) == "[Key<2>] [  0, 255]");
    CHECK(text_of(tensor<char, Key<1>>{'A'}) == "[Key<1>] [65]");
    CHECK(text_of(tensor<std::int64_t>{std::numeric_limits<std::int64_t>::min()}) == "-9223372036854775808");
    CHECK(text_of(tensor<std::uint64_t>{std::numeric_limits<std::uint64_t>::max()}) == "18446744073709551615");
}

TEST_CASE("an element type of the user's own is printed by its own operator") {
    CHECK(text_of(tensor<money::cents, Key<2>>{{{5}, {120}}}) == "[Key<2>] [  5c, 120c]");
    tensor<std::complex<double>, Key<1>> const z{{{1.25, -2}}};
    CHECK(text_of(z, io::fixed(1)) == "[(1.2,-2.0)]");
}

TEST_CASE("the shortest notation reads back as the same number, the fixed one is printf's") {
    float x = 1e-38f;
    for (int i = 0; i < 200; ++i, x *= -2.2360679f) {
        std::string const text = io::number_text(x);
        float back = 0;
        auto const result = std::from_chars(text.data(), text.data() + text.size(), back);
        REQUIRE(result.ptr == text.data() + text.size());
        if (std::isfinite(x)) REQUIRE(back == x);
    }
    for (double const value : {1e300, -1e300, 0.5, 1e-300, 123456789.123456789}) {
        char expected[400];
        REQUIRE(std::snprintf(expected, sizeof expected, "%.17f", value) > 0);
        CHECK(io::number_text(value, io::fixed(17)) == expected);
    }
}

TEST_CASE("indentation and the shape are the format's to choose") {
    auto const x = iota<int, Query<2>, Key<2>>();
    CHECK(text_of(x, {.shape = true, .indent = 3}) == "   [Query<2>, Key<2>]\n   [[0, 1],\n    [2, 3]]");
    CHECK(text_of(x, {.width = 3}) == "[[  0,   1],\n [  2,   3]]");
    CHECK(text_of(from<int, Key<2>>(1, 2), {.shape = true, .indent = 2}) == "  [Key<2>] [1, 2]");
    CHECK(text_of(from<int, Key<2>>(1, 2), {.indent = 2}) == "  [1, 2]");
    CHECK(text_of(tensor<int>{5}, {.indent = 1}) == " 5");
}

TEST_CASE("nothing but tensors is taken from others") {
    // With `using namespace heed` above, and with `other::operator<<` for everything of its namespace.
    CHECK(text_of(other::model{}) == "other");
    CHECK(text_of(other::bare{}) == "other");
    struct nothing {};
    STATIC_REQUIRE(!printable<nothing>);
    STATIC_REQUIRE(printable<tensor<float, Key<2>>>);
}

TEST_CASE("of an axis that is up to a length, so many as there are") {
    tensor<int, Query<2>, up_to<Key<5>>, Dk<2>> x;
    for (std::size_t i = 0; i < x.capacity; ++i) x.data()[i] = 9;
    CHECK(text_of(x) == "[Query<2>, up_to<Key<5>>, Dk<2>]\n[]");
    for (int key = 0; key < 3; ++key) append<Key>(x, from<int, Query<2>, Dk<2>>({{key, 1}, {2, key}}));
    char const* const rows = "[[[0, 1],\n  [1, 1],\n  [2, 1]],\n\n [[2, 0],\n  [2, 1],\n  [2, 2]]]";
    CHECK(text_of(x) == std::string("[Query<2>, up_to<Key<5>>, Dk<2>]\n") + rows);
    heap_tensor<int, Query<2>, up_to<Key<5>>, Dk<2>> on_heap;
    append<Key>(on_heap, exactly<Key<3>>(x));
    CHECK(text_of(on_heap) == text_of(x));
    // Views and strides, with two lengths.
    auto const some = take<Query>(x, 1);
    CHECK(text_of(some) == "[up_to<Query<2>>, up_to<Key<5>>, Dk<2>]\n[[[0, 1],\n  [1, 1],\n  [2, 1]]]");
    CHECK(text_of(permute_view<Dk, Key, Query>(some)) ==
          "[Dk<2>, up_to<Key<5>>, up_to<Query<2>>]\n[[[0],\n  [1],\n  [2]],\n\n [[1],\n  [1],\n  [1]]]");
    std::ostringstream out;
    out << io::formatted(slice<Dk>(slice<Query>(x, 1), 1), io::fixed(1));
    CHECK(out.str() == "[0, 1, 2]");
}

TEST_CASE("what cannot be printed says why") {
    struct opaque {};
    using of_opaque = tensor<opaque, Key<2>>;
    STATIC_REQUIRE(!printable<of_opaque>);
    STATIC_REQUIRE(!io::can_print<of_opaque>);
    STATIC_REQUIRE(
        std::is_same_v<io::fault_of_print<of_opaque>, fault::print_needs_elements_that_a_stream_can_write<opaque>>);
    STATIC_REQUIRE(
        std::is_same_v<io::fault_of_print<int>, fault::every_operand_must_be_a_tensor<fault::in::print, int>>);
    STATIC_REQUIRE(io::can_print<tensor<float, Key<2>> const&>);
    // A mistake that was reported is not reported again.
    STATIC_REQUIRE(io::can_print<refused>);
    STATIC_REQUIRE(printable<refused>);
    STATIC_REQUIRE(std::is_same_v<decltype(io::formatted(std::declval<refused>(), io::fixed(1))), refused>);
}

TEST_CASE("a stream that has failed stays so") {
    std::ostringstream out;
    out.setstate(std::ios_base::failbit);
    out << from<int, Key<2>>(1, 2);
    CHECK(out.fail());
    CHECK(out.str().empty());
}

}  // namespace

TEST_CASE("a shape is printed in the names of its axes") {
    std::ostringstream out;
    out << shape_of(zeros<float, Query<2>, Key<3>>()) << ' ' << shape<>;
    CHECK(out.str() == "[Query<2>, Key<3>] []");
}
