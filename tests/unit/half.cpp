// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Halves against plain arithmetic on their definition. Of all floats: tests/exhaustive/halves.cpp.
#include <heed/borders/safetensors.hpp>
#include <heed/heed.hpp>
#include <heed/io/print.hpp>

#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"
#include "../support/halves.hpp"

namespace {

using namespace heed;
using namespace heed::axes;

template <class Half>
struct format;
template <>
struct format<bfloat16> {
    static constexpr int fraction_bits = 7, bias = 127;
};
template <>
struct format<float16> {
    static constexpr int fraction_bits = 10, bias = 15;
};

/// The number that 16 bits are, by the definition of the format. (A NaN is one.)
template <class Half>
double meant(std::uint16_t bits) {
    constexpr int fraction_bits = format<Half>::fraction_bits, exponent_bits = 15 - fraction_bits;
    double const sign = bits >> 15 != 0 ? -1 : 1;
    int const exponent = bits >> fraction_bits & ((1 << exponent_bits) - 1),
              fraction = bits & ((1 << fraction_bits) - 1);
    if (exponent == (1 << exponent_bits) - 1)
        return fraction != 0 ? std::numeric_limits<double>::quiet_NaN()
                             : sign * std::numeric_limits<double>::infinity();
    int const written = exponent == 0 ? 0 : 1 << fraction_bits;
    return sign * std::ldexp(written + fraction, (exponent == 0 ? 1 : exponent) - format<Half>::bias - fraction_bits);
}

template <class T>
T next_up(T x) {
    return std::nextafter(x, std::numeric_limits<T>::infinity());
}
template <class T>
T next_down(T x) {
    return std::nextafter(x, -std::numeric_limits<T>::infinity());
}

/// All positive numbers of the format and the borders between two of them, where rounding changes: with ties to even.
template <class Half, class T>
int wrong_borders() {
    constexpr std::uint16_t infinity = std::bit_cast<std::uint16_t>(Half(std::numeric_limits<float>::infinity()));
    int wrong = 0;
    auto const expect = [&](T x, int bits) {
        if (Half(x).bits() != bits || Half(-x).bits() != (bits | 0x8000)) ++wrong;
    };
    for (int bits = 0; bits < infinity; ++bits) {
        double const here = meant<Half>(static_cast<std::uint16_t>(bits));
        // Behind the greatest comes what would be next if exponents went on: half the way to it is infinity's.
        double const next = bits + 1 < infinity ? meant<Half>(static_cast<std::uint16_t>(bits + 1))
                                                : here + (here - meant<Half>(static_cast<std::uint16_t>(bits - 1)));
        auto const border = static_cast<T>((here + next) / 2);
        expect(static_cast<T>(here), bits);
        expect(next_up(static_cast<T>(here)), bits);
        if (border != (here + next) / 2) continue;  // no float lies half the way: half the smallest float
        expect(next_down(border), bits);
        expect(border, bits + (bits & 1));
        expect(next_up(border), bits + 1);
    }
    expect(std::numeric_limits<T>::infinity(), infinity);
    expect(std::numeric_limits<T>::max(), infinity);
    expect(std::numeric_limits<T>::denorm_min(), 0);
    return wrong;
}

/// All 65536.
template <class Half>
int wrong_values() {
    int wrong = 0;
    for (int i = 0; i < 65536; ++i) {
        auto const bits = static_cast<std::uint16_t>(i);
        Half const half = Half::from_bits(bits);
        float const value = half;
        double const right = meant<Half>(bits);
        if (right != right) {
            // A NaN stays one, both ways, with its sign.
            if (value == value || Half(value).bits() >> 15 != i >> 15 || float(Half(value)) == float(Half(value)))
                ++wrong;
        } else if (value != right || std::signbit(value) != std::signbit(right)) {
            ++wrong;
        } else if (Half(value).bits() != bits || Half(right).bits() != bits) {
            ++wrong;
        }
    }
    return wrong;
}

/// A digest of conversions, at both times.
template <class Half>
constexpr std::uint64_t some_conversions() {
    std::uint64_t digest = 0xcbf29ce484222325U, state = 1;
    for (int i = 0; i < 400; ++i) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        auto const bits = static_cast<std::uint32_t>(state >> 32);
        // Around 1, so that few are beyond the range.
        auto const x = std::bit_cast<float>((bits & 0x87ffffffU) | 0x38000000U);
        digest = (digest ^ Half(x).bits()) * 0x100000001b3U;
        digest = (digest ^ Half(double{x} * 1.0000001).bits()) * 0x100000001b3U;
        float const wide(Half::from_bits(static_cast<std::uint16_t>(bits)));
        digest = (digest ^ as_returned(std::bit_cast<std::uint32_t>(wide))) * 0x100000001b3U;
    }
    return digest;
}

template <class Half>
using halves = tensor<Half, Time<4>, Model<3>>;

template <class Half>
constexpr auto moved() {
    auto const x = iota<float, Time<4>, Model<3>>(0.1f, 0.7f);
    auto const h = cast<Half>(x);
    auto const turned = permute<Model, Time>(h);
    auto const row = slice<Time>(h, 2);
    auto const twice = concat<Time>(h, h);
    auto const back = cast<double>(transpose_view(turned));
    return tensor<double, Query<5>>{back(3, 2), float(row(1)), float(twice(6, 0)), float(turned(1, 3)),
                                    double(cast<int>(h)(3, 2))};
}

/// All that moves elements, beside the same of the floats that they are.
template <class Half>
constexpr bool moves_as_floats() {
    auto const half = cast<Half>(iota<float, Time<5>, Model<3>>(-1.f, 0.3f));
    auto const back = [](auto const& of) { return cast<float>(of); };
    auto const f = back(half);
    bool right = back(transpose(half)) == transpose(f);
    right = right && back(slice<Time>(half, 2)) == slice<Time>(f, 2);
    right = right && back(rename<Time, Query>(half)) == rename<Time, Query>(f);
    right = right && back(permute<Model, Time>(half)) == permute<Model, Time>(f);
    right = right && back(stack<Head>(half, half)) == stack<Head>(f, f);
    right = right && back(concat<Time>(half, half)) == concat<Time>(f, f);
    right = right && back(transpose_view(half)) == transpose(f);
    right = right && back(where(f > 0.f, half, cast<Half>(-f))) == where(f > 0.f, f, -f);
    right = right && map([](float value) { return 2 * value; }, half) == f * 2.f;
    right = right && map([](float value) { return Half(value); }, f) == half;
    auto const token = from<int, Query<2>>({4, 0});
    return right && back(embed<Time>(half, token)) == embed<Time>(f, token);
}

template <class F>
bool throws(F const& f) {
    try {
        f();
    } catch (heed::out_of_range const&) {
        return true;
    }
    return false;
}

}  // namespace

TEST_CASE("all halves are the numbers that the formats say, and rounding gives them back") {
    CHECK(wrong_values<bfloat16>() == 0);
    CHECK(wrong_values<float16>() == 0);
}

TEST_CASE("floats and doubles on all borders between two halves are rounded to the nearest, ties to even") {
    CHECK(wrong_borders<bfloat16, float>() == 0);
    CHECK(wrong_borders<bfloat16, double>() == 0);
    CHECK(wrong_borders<float16, float>() == 0);
    CHECK(wrong_borders<float16, double>() == 0);
}

TEST_CASE("a double is not rounded twice") {
    // Just above half the way: as a float it is on it, and would go down.
    STATIC_REQUIRE(bfloat16(1 + 0x1p-8 + 0x1p-40).bits() == 0x3f81);
    STATIC_REQUIRE(bfloat16(static_cast<float>(1 + 0x1p-8 + 0x1p-40)).bits() == 0x3f80);
    STATIC_REQUIRE(float16(1 + 0x1p-11 + 0x1p-40).bits() == 0x3c01);
    STATIC_REQUIRE(float16(0x1p-25 + 0x1p-60).bits() == 1);
    STATIC_REQUIRE(float16(0x1p-25).bits() == 0);
    STATIC_REQUIRE(bfloat16(0x1p-134 + 0x1p-180).bits() == 1);
    STATIC_REQUIRE(bfloat16(1e300).bits() == 0x7f80 && float16(-1e300).bits() == 0xfc00);
    // Nor are whole numbers, which a double has no place for.
    STATIC_REQUIRE(bfloat16((1LL << 62) + (1LL << 54) + 1).bits() == bfloat16(0x1.02p62).bits());
    STATIC_REQUIRE(bfloat16((1LL << 62) + (1LL << 54)).bits() == bfloat16(0x1p62).bits());
    STATIC_REQUIRE(bfloat16(-(1LL << 62) - (1LL << 54) - 1).bits() == bfloat16(-0x1.02p62).bits());
    STATIC_REQUIRE(bfloat16(std::numeric_limits<long long>::min()).bits() == bfloat16(-0x1p63).bits());
    STATIC_REQUIRE(float16(65519).bits() == 0x7bff && float16(65520).bits() == 0x7c00 &&
                   float16(true).bits() == 0x3c00);
    STATIC_REQUIRE(!std::is_constructible_v<bfloat16, long double> && !std::is_convertible_v<float, bfloat16>);
}

TEST_CASE("conversions have the same bits in constants and at run time") {
    BOTH_TIMES(of_bfloat16, some_conversions<bfloat16>);
    BOTH_TIMES(of_float16, some_conversions<float16>);
    CHECK(of_bfloat16 != of_float16);
}

TEST_CASE("tensors of halves are cast, moved and written") {
    BOTH_TIMES(brain, moved<bfloat16>);
    STATIC_REQUIRE(brain == tensor<double, Query<5>>{7.8125, 5.0, 4.3125, 7.09375, 7});
    BOTH_TIMES(ieee, moved<float16>);
    CHECK(ieee(0) == 7.80078125);
    CHECK(ieee(4) == 7);
    std::ostringstream out;
    out << tensor<bfloat16, Key<2>>{bfloat16(1.5f), bfloat16(-0.1f)};
    CHECK(out.str().find("-0.1") != std::string::npos);
    heap_tensor<float16, Time<4>, Model<3>> const on_the_heap(cast<float16>(iota<float, Time<4>, Model<3>>(0.f, 1.f)));
    CHECK(cast<float>(on_the_heap) == iota<float, Time<4>, Model<3>>(0.f, 1.f));
    CHECK(where(tensor<bool, Key<2>>{true, false}, tensor<bfloat16, Key<2>>{bfloat16(1), bfloat16(2)},
                tensor<bfloat16, Key<2>>{bfloat16(3), bfloat16(4)}) ==
          tensor<bfloat16, Key<2>>{bfloat16(1), bfloat16(4)});
}

TEST_CASE("what moves elements moves halves") {
    constexpr bool brain = moves_as_floats<bfloat16>(), ieee = moves_as_floats<float16>();
    STATIC_REQUIRE(brain);
    STATIC_REQUIRE(ieee);
    CHECK(moves_as_floats<bfloat16>());
    CHECK(moves_as_floats<float16>());
    STATIC_REQUIRE(std::same_as<decltype(bfloat16(1) * float16(2)), float>);
    STATIC_REQUIRE(bfloat16(float16(3)) == 3.f);
    STATIC_REQUIRE(std::is_trivial_v<bfloat16> && std::is_trivial_v<float16> && sizeof(tensor<float16, Key<3>>) == 6);
    auto const x = cast<bfloat16>(iota<float, Query<2>, Key<2>>(0.f, 0.5f));
    CHECK(all_close(x, map([](float value) { return bfloat16(value * (1 + 0x1p-7f)); }, x)));
    CHECK(!all_close(x, map([](float value) { return bfloat16(value * (1 + 0x1p-5f)); }, x)));
    CHECK(max_abs_difference(x, full<bfloat16, Query<2>, Key<2>>(0.f)) == 1.5f);
}

TEST_CASE("a number beyond the range of halves becomes none, but infinity is one") {
    CHECK(throws([] { (void)full<float16, Key<2>>(65520.f); }));
    CHECK(!throws([] { (void)full<float16, Key<2>>(65519.f); }));
    CHECK(throws([] { (void)full<float16, Key<2>>(100000); }));
    CHECK(throws([] { (void)full<bfloat16, Key<2>>(1e39); }));
    CHECK(!throws([] { (void)full<float16, Key<2>>(std::numeric_limits<float>::infinity()); }));
    // A cast asks for the loss.
    CHECK(cast<float16>(full<float, Key<2>>(1e6f))(0) == std::numeric_limits<float>::infinity());
}

TEST_CASE("a cast of halves to whole numbers is within their range, or refused") {
    STATIC_REQUIRE(cast<int>(tensor<float16, Key<2>>{float16(-2.75f), float16(65504)}) ==
                   tensor<int, Key<2>>{-2, 65504});
    auto const beyond = full<bfloat16, Key<2>>(bfloat16(300));
    CHECK_THROWS(cast<std::uint8_t>(beyond));
    CHECK_THROWS(cast<int>(full<float16, Key<2>>(float16(std::numeric_limits<float>::quiet_NaN()))));
}

TEST_CASE("to compute with halves is refused in a sentence that says cast") {
    using x = halves<bfloat16>;
    STATIC_REQUIRE(
        std::same_as<fault_of_softmax<x, Model>,
                     fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::softmax, bfloat16>>);
    STATIC_REQUIRE(
        std::same_as<fault_of_sum<x, Model>,
                     fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::sum, bfloat16>>);
    STATIC_REQUIRE(
        std::same_as<fault_of_contract<x, x, Model>,
                     fault::elements_need_to_be_float_or_double_so_cast_the_tensor<fault::in::contract, bfloat16>>);
    STATIC_REQUIRE(!can_matmul<x, tensor<bfloat16, Model<3>, Dk<2>>>);
    STATIC_REQUIRE(!can_plus<x, x>);
    STATIC_REQUIRE(!can_times<x, float>);
    STATIC_REQUIRE(!can_negate<x>);
    STATIC_REQUIRE(!can_scores<tensor<bfloat16, Query<2>, Dk<3>>, tensor<bfloat16, Key<5>, Dk<3>>>);
    STATIC_REQUIRE(!can_max<halves<float16>, Model>);
    // A sum of halves and floats, too.
    STATIC_REQUIRE(!can_plus<tensor<float, Time<4>, Model<3>>, x>);
    STATIC_REQUIRE(can_permute<x, Model, Time> && can_cast<float, x>);
}

TEST_CASE("halves go to safetensors files and come from there, as they are and as floats") {
    auto const x = iota<float, Time<4>, Model<3>>(-3.1f, 0.7f);
    auto const brain = cast<bfloat16>(x);
    auto const ieee = cast<float16>(x);
    safetensors::writer out;
    out.add("brain", brain);
    out.add("ieee", ieee);
    auto const bytes = out.bytes();
    safetensors::file const file{std::span(bytes)};
    CHECK(file.info("brain").dtype == "BF16");
    CHECK(file.info("ieee").dtype == "F16");
    CHECK(safetensors::read<halves<bfloat16>>(file, "brain") == brain);
    CHECK(safetensors::read<halves<float16>>(file, "ieee") == ieee);
    CHECK(safetensors::read<tensor<float, Time<4>, Model<3>>>(file, "brain") == cast<float>(brain));
    CHECK(safetensors::read<tensor<double, Time<4>, Model<3>>>(file, "ieee") == cast<double>(ieee));
    if constexpr (std::endian::native == std::endian::little)
        CHECK(safetensors::view<tensor_view<bfloat16 const, Time<4>, Model<3>>>(file, "brain") == brain);
    CHECK_THROWS_AS((safetensors::read<halves<bfloat16>>(file, "ieee")), io::file_error);
}
