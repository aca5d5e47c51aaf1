// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Tensors in std::format, or in fmt's with -DHEED_TEST_FMT: the same text by both. No Catch2, which is built for one
// standard library, and this is compiled with another one, too.
#if defined(HEED_TEST_FMT)
#define FMT_HEADER_ONLY
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <heed/borders/fmt.hpp>
namespace library = fmt;
#else
#include <format>
#include <heed/borders/format.hpp>
namespace library = std;
#endif

#include <heed/heed.hpp>

#include <cstdio>
#include <iomanip>
#include <limits>
#include <locale>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace heed;
using namespace heed::axes;

namespace {

int failures = 0;

void check(std::string const& came, std::string const& expected, int line) {
    if (came == expected) return;
    ++failures;
    std::printf("line %d: expected\n%s\nbut there came\n%s\n", line, expected.c_str(), came.c_str());
}
#define CHECK_TEXT(came, expected) check(came, expected, __LINE__)

/// As `<<` writes it, with manipulators.
template <class X, class... Manipulators>
std::string streamed(X const& x, Manipulators... how) {
    std::ostringstream out;
    (out << ... << how) << x;
    return out.str();
}

/// With a field that is known at run time only: what it is, or what is said of it.
template <class X>
std::string at_run_time(char const* field, X const& x) {
    try {
        return library::vformat(field, library::make_format_args(x));
    } catch (library::format_error const& error) {
        return error.what();
    }
}

template <std::size_t Q, std::size_t D>
void kinds_of_tensor() {
    auto x = generate<float, Query<Q>, Dk<D>>(
        [](std::size_t i, std::size_t j) { return static_cast<float>(i) - static_cast<float>(j) / 3; });
    auto const all = [](auto const& it) {
        CHECK_TEXT(library::format("{:.3f}", it), streamed(it, std::fixed, std::setprecision(3)));
        CHECK_TEXT(library::format("{:9.3f}", it), streamed(it, std::fixed, std::setprecision(3), std::setw(9)));
        CHECK_TEXT(library::format("{:.2e}", it), streamed(it, std::scientific, std::setprecision(2)));
        CHECK_TEXT(library::format("{:.4}", it), streamed(it, std::setprecision(4)));
        CHECK_TEXT(library::format("{:g}", it), streamed(it));
        CHECK_TEXT(library::format("{:a}", it), streamed(it, std::hexfloat));
        CHECK_TEXT(library::format("{}", io::formatted(it, io::fixed(2))), streamed(io::formatted(it, io::fixed(2))));
        CHECK_TEXT(library::format("{}", shape_of(it)), streamed(shape_of(it)));
        CHECK_TEXT(library::format("{}", it), streamed(io::formatted(it, {.shape = true})));
    };
    all(x);
    all(heap_tensor<float, Query<Q>, Dk<D>>(x));
    all(view_of(x));
    all(transpose_view(x));
    all(slice_view<Dk>(x, 1));
    float const row[D] = {1, -2.5f};
    all(strided_view<float const, strides<0, 1>, Query<Q>, Dk<D>>(row));
    all(softmax<Dk>(x));
    all(projection<Query, float, Model<Q>, Dk<D>>{});
    tensor<float, up_to<Key<5>>, Dk<D>> cache;
    all(cache);
    append<Key>(cache, rename<Query, Key>(x));
    all(cache);
    tensor<double, Batch<1>, Query<Q>, Head<1>, Dk<D>> deep{};
    all(deep);
}

}  // namespace

int main() {
    auto const q = from<float, Query<2>, Dk<3>>({{-10.76184f, 0.5f, 1}, {2, 3.25f, 1e-7f}});
    CHECK_TEXT(library::format("{:.4f}", q),
               "[Query<2>, Dk<3>]\n[[-10.7618,   0.5000,   1.0000],\n [  2.0000,   3.2500,   0.0000]]");
    CHECK_TEXT(library::format("q = {}!", q),
               "q = [Query<2>, Dk<3>]\n[[-10.76184,       0.5,         1],\n [        2,      3.25,     1e-07]]!");
    CHECK_TEXT(library::format("{1} {0:.1f} {1}", tensor<double>{0.25}, 7), "7 0.2 7");
    CHECK_TEXT(library::format("{}", from<int, Key<3>>(1, -2, 30)), "[Key<3>] [ 1, -2, 30]");
    CHECK_TEXT(library::format("{:5}", from<int, Key<2>>(1, -2)), "[Key<2>] [    1,    -2]");
    CHECK_TEXT(library::format("{}", from<bool, Key<2>>(true, false)), "[Key<2>] [ true, false]");
    CHECK_TEXT(library::format("{:.1f}", from<double, Key<3>>(std::numeric_limits<double>::quiet_NaN(),
                                                              -std::numeric_limits<double>::infinity(), 1e30)),
               "[Key<3>] [                              nan,                              -inf, "
               "1000000000000000019884624838656.0]");
    CHECK_TEXT(library::format("{:>20}|", shape<Query<2>, Key<3>>), "  [Query<2>, Key<3>]|");
    CHECK_TEXT(library::format("{}", axis_text<Query<2>>), "Query<2>");
    // A range of tensors is a range.
    std::vector<tensor<float, Key<1>>> const several(2, tensor<float, Key<1>>{1.5f});
#if defined(HEED_TEST_FMT) || defined(__cpp_lib_format_ranges)
    CHECK_TEXT(library::format("{}", several), "[[Key<1>] [1.5], [Key<1>] [1.5]]");
#endif

    kinds_of_tensor<3, 2>();
    kinds_of_tensor<3, 7>();
    kinds_of_tensor<4, 4>();

    std::string const fields =
        "heed: expected of a tensor's field a width, a precision and one of f, e, g, or a without "
        "a precision, as in {:8.4f}";
    for (char const* field : {"{:d}", "{:>8}", "{:+}", "{:08.4f}", "{:.3a}", "{:F}", "{:s}", "{: }", "{:8.4L}"})
        CHECK_TEXT(at_run_time(field, q), fields);
    CHECK_TEXT(at_run_time("{:.f}", q),
               "heed: expected the digits of a precision behind the point: a number that stands there");
    CHECK_TEXT(at_run_time("{:.{}f}", q),
               "heed: expected the digits of a precision behind the point: a number that stands there");
    CHECK_TEXT(at_run_time("{:.4ff}", q), "heed: expected nothing more in a tensor's field behind f, e, g or a");
    CHECK_TEXT(at_run_time("{:99999999999}", q), "heed: expected a width and a precision that an int can hold");
    CHECK_TEXT(at_run_time("{:.4294967297f}", q), "heed: expected a width and a precision that an int can hold");
    for (char const* field : {"{:.2f}", "{:g}", "{:.2}", "{:a}"}) {
        std::string const whole =
            "heed: expected no precision and no f, e, g or a for elements that are whole numbers or "
            "bools";
        CHECK_TEXT(at_run_time(field, tensor<int, Key<2>>{}), whole);
        CHECK_TEXT(at_run_time(field, tensor<bool, Key<2>>{}), whole);
    }
    CHECK_TEXT(at_run_time("{:.2f}", io::formatted(q, io::fixed(1))),
               "heed: expected {}: io::formatted says how it is written");
    if (failures == 0) std::puts("formatted");
    return failures == 0 ? 0 : 1;
}
