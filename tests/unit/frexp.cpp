// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/math/frexp.hpp>
#include <heed/math/ldexp.hpp>

#include <cstddef>
#include <cstdint>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

namespace {

namespace hm = heed::math;

constexpr std::uint32_t bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
constexpr std::uint64_t bits(double x) { return __builtin_bit_cast(std::uint64_t, x); }

template <class T>
struct parts {
    T x;
    T mantissa;
    int exponent;
};
constexpr parts<float> parts_of_float[] = {
    {1.0f, 0.5f, 1},
    {3.0f, 0.75f, 2},
    {-0.5f, -0.5f, 0},
    {0.1f, 0x1.99999ap-1f, -3},
    {0x1.fffffep+127f, 0x1.fffffep-1f, 128},
    {-0x1p-126f, -0.5f, -125},
    {0x1.fffffcp-127f, 0x1.fffffcp-1f, -126},
    {0x1p-127f, 0.5f, -126},
    {0x1.8p-148f, 0.75f, -147},
    {-0x1p-149f, -0.5f, -148},
};
constexpr parts<double> parts_of_double[] = {
    {1.0, 0.5, 1},
    {-3.0, -0.75, 2},
    {0.1, 0.8, -3},
    {0x1.fffffffffffffp+1023, 0x1.fffffffffffffp-1, 1024},
    {0x1p-1022, 0.5, -1021},
    {0x1.ffffffffffffep-1023, 0x1.ffffffffffffep-1, -1022},
    {-0x1.4p-1072, -0.625, -1071},
    {0x1p-1074, 0.5, -1073},
};

/// Neither part of these is more than the number itself.
template <class T>
constexpr bool is_its_own(T x, T expected) {
    auto const [mantissa, exponent] = hm::frexp(x);
    return bits(mantissa) == bits(expected) && exponent == 0;
}

template <class T>
struct scaling {
    T x;
    int n;
    T expected;
};
constexpr scaling<float> scalings_of_float[] = {
    {1.5f, 0, 1.5f},
    {1.5f, 4, 24.0f},
    {-3.0f, -1, -1.5f},
    {0.0f, 5, 0.0f},
    {1.0f, 127, 0x1p127f},
    {0x1p-149f, 276, 0x1p127f},
    {0x1.4p-147f, 148, 2.5f},
    {-0x1.8p-130f, 131, -3.0f},
    {0x1.fffffep+127f, -253, 0x1.fffffep-126f},
    {0x1.fffffep+127f, -276, 0x1p-148f},  // 1.fffffe units of 2^-149
    {1.0f, -126, 0x1p-126f},
    {1.0f, -127, 0x1p-127f},
    {1.0f, -149, 0x1p-149f},
    {1.25f, -147, 0x1.4p-147f},
    // Ties go to the even number: to 0, to 2 and to 2.
    {1.0f, -150, 0.0f},
    {1.5f, -149, 0x1p-148f},
    {0x1.4p+1f, -149, 0x1p-148f},
    // And what is beside them to the nearest.
    {0x1.000002p+0f, -150, 0x1p-149f},
    {0x1.fffffep-1f, -149, 0x1p-149f},
    {0x1.fffffep-1f, -150, 0.0f},
    {0x1.3ffffep+1f, -149, 0x1p-148f},
    {0x1.400002p+1f, -149, 0x1.8p-148f},
    {0x1.fffffep+0f, -127, 0x1p-126f},
    {-0x1.000002p+0f, -150, -0x1p-149f},
    {1.0f, -151, 0.0f},
    {1.0f, -1000000, 0.0f},
    {0x1.fffffep+127f, -2147483647 - 1, 0.0f},
};
constexpr scaling<double> scalings_of_double[] = {
    {1.5, 4, 24.0},
    {-3.0, -1, -1.5},
    {1.0, 1023, 0x1p1023},
    {0x1p-1074, 2097, 0x1p1023},
    {0x1.fffffffffffffp+1023, -2045, 0x1.fffffffffffffp-1022},
    {1.0, -1074, 0x1p-1074},
    {1.0, -1075, 0.0},
    {1.5, -1074, 0x1p-1073},
    {0x1.4p+1, -1074, 0x1p-1073},
    {0x1.0000000000001p+0, -1075, 0x1p-1074},
    {0x1.fffffffffffffp+0, -1023, 0x1p-1022},
    {-0x1.4000000000001p+1, -1074, -0x1.8p-1073},
    {1.0, -1076, 0.0},
    {0x1.fffffffffffffp+1023, -2147483647 - 1, 0.0},
};

template <class T, std::size_t N>
constexpr std::size_t wrong_parts(parts<T> const (&table)[N]) {
    std::size_t wrong = 0;
    for (auto const& row : table) wrong += hm::frexp(row.x) != hm::mantissa_and_exponent<T>{row.mantissa, row.exponent};
    return wrong;
}

template <class T, std::size_t N>
constexpr std::size_t wrong_scalings(scaling<T> const (&table)[N]) {
    std::size_t wrong = 0;
    for (auto const& row : table) wrong += bits(hm::ldexp(row.x, row.n)) != bits(row.expected);
    return wrong;
}

/// frexp and ldexp undo each other: every bit of every size of number, positive and negative.
constexpr std::size_t wrong_round_trips() {
    std::size_t wrong = 0;
    for (std::uint32_t i = 0; i < 2000; ++i) {
        std::uint32_t const word = i * 0x9e3779b1u;
        std::uint64_t const wide = i * 0x9e3779b97f4a7c15u;
        auto const x = __builtin_bit_cast(float, (word & 0x7f800000u) == 0x7f800000u ? word >> 9 : word);
        auto const y = __builtin_bit_cast(double, wide >> 52 == 0x7ff || wide >> 52 == 0xfff ? wide >> 12 : wide);
        auto const f = hm::frexp(x);
        auto const d = hm::frexp(y);
        wrong += bits(hm::ldexp(f.mantissa, f.exponent)) != bits(x);
        wrong += bits(hm::ldexp(d.mantissa, d.exponent)) != bits(y);
    }
    return wrong;
}

constexpr bool overflows() {
    constexpr auto inf = 0x7f800000u;
    constexpr auto wide = std::uint64_t{0x7ff0000000000000u};
    return bits(hm::ldexp(1.0f, 128)) == inf && bits(hm::ldexp(-0x1p-149f, 277)) == (inf | 0x80000000u) &&
           bits(hm::ldexp(0x1.fffffep+127f, 1)) == inf && bits(hm::ldexp(1.0f, 2147483647)) == inf &&
           bits(hm::ldexp(1.0, 1024)) == wide && bits(hm::ldexp(0x1p-1074, 2098)) == wide &&
           bits(hm::ldexp(-1.0, 2147483647)) == (wide | 0x8000000000000000u);
}

template <class T, std::size_t N>
void check_parts_at_run_time(parts<T> const (&table)[N]) {
    for (auto const& row : table) {
        T volatile const hidden = row.x;
        auto const [mantissa, exponent] = hm::frexp(hidden);
        INFO("row with mantissa " << row.mantissa << " and exponent " << row.exponent);
        CHECK(bits(mantissa) == bits(row.mantissa));
        CHECK(exponent == row.exponent);
    }
}

template <class T, std::size_t N>
void check_scalings_at_run_time(scaling<T> const (&table)[N]) {
    for (std::size_t i = 0; i < N; ++i) {
        T volatile const hidden = table[i].x;
        INFO("row " << i);
        CHECK(bits(hm::ldexp(hidden, table[i].n)) == bits(table[i].expected));
    }
}

}  // namespace

TEST_CASE("frexp takes a number apart, subnormal ones too") {
    STATIC_REQUIRE(wrong_parts(parts_of_float) == 0);
    STATIC_REQUIRE(wrong_parts(parts_of_double) == 0);
    check_parts_at_run_time(parts_of_float);
    check_parts_at_run_time(parts_of_double);
}

TEST_CASE("frexp of a zero, an infinity or a NaN is itself and no exponent") {
    STATIC_REQUIRE(is_its_own(0.0f, 0.0f));
    STATIC_REQUIRE(is_its_own(-0.0f, -0.0f));
    STATIC_REQUIRE(is_its_own(-0.0, -0.0));
    STATIC_REQUIRE(is_its_own(hm::infinity<float>, hm::infinity<float>));
    STATIC_REQUIRE(is_its_own(-hm::infinity<double>, -hm::infinity<double>));
    STATIC_REQUIRE(is_its_own(hm::quiet_nan<double>, hm::quiet_nan<double>));
    for (std::uint32_t const word : {0u, 0x80000000u, 0x7f800000u, 0xff800000u, 0x7fc00123u}) {
        std::uint32_t volatile const hidden = word;
        auto const [mantissa, exponent] = hm::frexp(__builtin_bit_cast(float, +hidden));
        CHECK(bits(mantissa) == word);
        CHECK(exponent == 0);
    }
    std::uint32_t volatile const signalling = 0x7f800001u;
    CHECK(bits(hm::frexp(__builtin_bit_cast(float, +signalling)).mantissa) == 0x7fc00001u);
}

TEST_CASE("ldexp multiplies by a power of two and rounds once, subnormal results to even") {
    STATIC_REQUIRE(wrong_scalings(scalings_of_float) == 0);
    STATIC_REQUIRE(wrong_scalings(scalings_of_double) == 0);
    check_scalings_at_run_time(scalings_of_float);
    check_scalings_at_run_time(scalings_of_double);
}

TEST_CASE("ldexp overflows to infinity, and leaves infinities and NaNs alone") {
    STATIC_REQUIRE(overflows());
    // Results go through memory: under -ffast-math clang believes that no function returns an infinity.
    float volatile const great = 0x1.8p+127f;
    float volatile const scaled[] = {hm::ldexp(great, 1), hm::ldexp(-great, 2147483647)};
    CHECK(bits(scaled[0]) == 0x7f800000u);
    CHECK(bits(scaled[1]) == 0xff800000u);
    double volatile const least = 0x1p-1074;
    double volatile const wide = hm::ldexp(least, 2098);
    CHECK(bits(wide) == 0x7ff0000000000000u);
    for (std::uint32_t const word : {0x80000000u, 0x7f800000u, 0xff800000u, 0x7fc00123u}) {
        std::uint32_t volatile const hidden = word;
        CHECK(bits(hm::ldexp(__builtin_bit_cast(float, +hidden), -7)) == word);
        CHECK(bits(hm::ldexp(__builtin_bit_cast(float, +hidden), 1000)) == word);
    }
    std::uint32_t volatile const signalling = 0x7f800001u;
    CHECK(bits(hm::ldexp(__builtin_bit_cast(float, +signalling), 1)) == 0x7fc00001u);
}

TEST_CASE("ldexp puts together what frexp took apart") {
    BOTH_TIMES(wrong, wrong_round_trips);
    REQUIRE(wrong == 0);
}
