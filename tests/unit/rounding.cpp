// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include <heed/math/ceil.hpp>
#include <heed/math/detail/rounding.hpp>
#include <heed/math/floor.hpp>
#include <heed/math/round.hpp>
#include <heed/math/trunc.hpp>

#include <cstddef>
#include <cstdint>

#include "../support/both_times.hpp"
#include "../support/catch.hpp"

namespace {

namespace hm = heed::math;

constexpr std::uint32_t bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
constexpr std::uint64_t bits(double x) { return __builtin_bit_cast(std::uint64_t, x); }

/// The four whole numbers that a number may become.
template <class T>
struct wholes {
    T floor, ceil, trunc, round;
};

template <class T>
struct known {
    T x;
    wholes<T> expected;
};

/// For positive numbers; their negatives have the same, with floor and ceil in the other's place.
template <class T>
constexpr known<T> small_numbers[] = {
    {T(0), {0, 0, 0, 0}},
    {T(0.25), {0, 1, 0, 0}},
    {T(0.5), {0, 1, 0, 1}},
    {T(0.75), {0, 1, 0, 1}},
    {T(1), {1, 1, 1, 1}},
    {T(1.25), {1, 2, 1, 1}},
    {T(1.5), {1, 2, 1, 2}},
    {T(1.75), {1, 2, 1, 2}},
    {T(2), {2, 2, 2, 2}},
    {T(2.5), {2, 3, 2, 3}},
    {T(3.5), {3, 4, 3, 4}},
    {T(4.5), {4, 5, 4, 5}},
    {T(1023.5), {1023, 1024, 1023, 1024}},
    {T(65535.875), {65535, 65536, 65535, 65536}},
    {T(100000.25), {100000, 100001, 100000, 100000}},
    {T(3000000.5), {3000000, 3000001, 3000000, 3000001}},
    {T(8388607), {8388607, 8388607, 8388607, 8388607}},
    {T(8388608), {8388608, 8388608, 8388608, 8388608}},
    {T(8388609), {8388609, 8388609, 8388609, 8388609}},
    {T(16777216), {16777216, 16777216, 16777216, 16777216}},
    {T(0x1p100), {T(0x1p100), T(0x1p100), T(0x1p100), T(0x1p100)}},
};

// Where the fraction ends.
constexpr known<float> edges_of_float[] = {
    {0x1p-149f, {0, 1, 0, 0}},
    {0x1p-126f, {0, 1, 0, 0}},
    {0x1.fffffep-2f, {0, 1, 0, 0}},
    {0x1.000002p-1f, {0, 1, 0, 1}},
    {0x1.fffffep-1f, {0, 1, 0, 1}},
    {0x1.000002p+0f, {1, 2, 1, 1}},
    {0x1.7ffffep+0f, {1, 2, 1, 1}},
    {0x1.800002p+0f, {1, 2, 1, 2}},
    {0x1.fffffep+0f, {1, 2, 1, 2}},
    {4194304.5f, {4194304, 4194305, 4194304, 4194305}},
    {4194305.5f, {4194305, 4194306, 4194305, 4194306}},
    {8388606.5f, {8388606, 8388607, 8388606, 8388607}},
    {8388607.5f, {8388607, 8388608, 8388607, 8388608}},
    {0x1.fffffep+127f, {0x1.fffffep+127f, 0x1.fffffep+127f, 0x1.fffffep+127f, 0x1.fffffep+127f}},
};
constexpr known<double> edges_of_double[] = {
    {0x1p-1074, {0, 1, 0, 0}},
    {0x1p-1022, {0, 1, 0, 0}},
    {0x1.fffffffffffffp-2, {0, 1, 0, 0}},
    {0x1.0000000000001p-1, {0, 1, 0, 1}},
    {0x1.fffffffffffffp-1, {0, 1, 0, 1}},
    {0x1.0000000000001p+0, {1, 2, 1, 1}},
    {0x1.7ffffffffffffp+0, {1, 2, 1, 1}},
    {0x1.8000000000001p+0, {1, 2, 1, 2}},
    {0x1.fffffffffffffp+0, {1, 2, 1, 2}},
    {8388607.5, {8388607, 8388608, 8388607, 8388608}},
    {2147483647.5, {2147483647, 2147483648, 2147483647, 2147483648}},
    {4294967296.25, {4294967296, 4294967297, 4294967296, 4294967296}},
    {2251799813685248.5, {2251799813685248, 2251799813685249, 2251799813685248, 2251799813685249}},
    {4503599627370494.5, {4503599627370494, 4503599627370495, 4503599627370494, 4503599627370495}},
    {4503599627370495.5, {4503599627370495, 4503599627370496, 4503599627370495, 4503599627370496}},
    {4503599627370497, {4503599627370497, 4503599627370497, 4503599627370497, 4503599627370497}},
    {0x1.fffffffffffffp+1023,
     {0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023}},
};

template <class T>
constexpr wholes<T> wholes_of(T x) {
    return {hm::floor(x), hm::ceil(x), hm::trunc(x), hm::round(x)};
}

template <class T>
constexpr bool agree(wholes<T> const& a, wholes<T> const& b) {
    return bits(a.floor) == bits(b.floor) && bits(a.ceil) == bits(b.ceil) && bits(a.trunc) == bits(b.trunc) &&
           bits(a.round) == bits(b.round);
}

/// By the sign bit: also of a zero, which -ffast-math would not negate.
template <class T>
constexpr T negative(T x) {
    if constexpr (sizeof(T) == 4) return __builtin_bit_cast(T, bits(x) ^ 0x80000000u);
    if constexpr (sizeof(T) == 8) return __builtin_bit_cast(T, bits(x) ^ 0x8000000000000000u);
}

template <class T>
constexpr wholes<T> mirrored(wholes<T> const& w) {
    return {negative(w.ceil), negative(w.floor), negative(w.trunc), negative(w.round)};
}

template <class T, std::size_t N>
constexpr std::size_t wrong_ones(known<T> const (&table)[N]) {
    std::size_t wrong = 0;
    for (auto const& [x, expected] : table) {
        wrong += !agree(wholes_of(x), expected);
        wrong += !agree(wholes_of(negative(x)), mirrored(expected));
    }
    return wrong;
}

/// In a loop, and by themselves, of numbers that the optimiser does not know.
template <class T, std::size_t N>
void check_at_run_time(known<T> const (&table)[N]) {
    T x[2 * N];
    wholes<T> got[2 * N];
    for (std::size_t i = 0; i < N; ++i) {
        T volatile const hidden = table[i].x;
        x[2 * i] = hidden;
        x[2 * i + 1] = negative(x[2 * i]);
    }
    for (std::size_t i = 0; i < 2 * N; ++i) got[i].floor = hm::floor(x[i]);
    for (std::size_t i = 0; i < 2 * N; ++i) got[i].ceil = hm::ceil(x[i]);
    for (std::size_t i = 0; i < 2 * N; ++i) got[i].trunc = hm::trunc(x[i]);
    for (std::size_t i = 0; i < 2 * N; ++i) got[i].round = hm::round(x[i]);
    for (std::size_t i = 0; i < N; ++i) {
        INFO("row " << i);
        CHECK(agree(got[2 * i], table[i].expected));
        CHECK(agree(got[2 * i + 1], mirrored(table[i].expected)));
        CHECK(agree(wholes_of(x[2 * i]), table[i].expected));
    }
}

template <class T>
constexpr bool keeps(T x, T expected) {
    return agree(wholes_of(x), {expected, expected, expected, expected});
}

/// Every rule of theirs follows from one about a whole number and a half of it; by nothing but integers.
constexpr std::uint32_t wrong_halves() {
    std::uint32_t wrong = 0;
    for (int half = -301; half <= 301; ++half) {
        int const below = (half - (half % 2 != 0 && half < 0 ? 1 : 0)) / 2;
        int const above = below + (half % 2 != 0 ? 1 : 0);
        int const inner = half < 0 ? above : below;
        int const outer = half < 0 ? below : above;
        auto const f = wholes_of(static_cast<float>(half) / 2);
        auto const d = wholes_of(static_cast<double>(half) / 2);
        wrong += !(f.floor == static_cast<float>(below) && f.ceil == static_cast<float>(above) &&
                   f.trunc == static_cast<float>(inner) && f.round == static_cast<float>(outer));
        wrong += !(d.floor == below && d.ceil == above && d.trunc == inner && d.round == outer);
    }
    return wrong;
}

}  // namespace

TEST_CASE("floor, ceil, trunc and round take the whole number that their names say") {
    STATIC_REQUIRE(wrong_ones(small_numbers<float>) == 0);
    STATIC_REQUIRE(wrong_ones(small_numbers<double>) == 0);
    STATIC_REQUIRE(wrong_ones(edges_of_float) == 0);
    STATIC_REQUIRE(wrong_ones(edges_of_double) == 0);
    check_at_run_time(small_numbers<float>);
    check_at_run_time(small_numbers<double>);
    check_at_run_time(edges_of_float);
    check_at_run_time(edges_of_double);
}

TEST_CASE("halves are rounded away from zero") {
    BOTH_TIMES(wrong, wrong_halves);
    REQUIRE(wrong == 0);
    // Where PyTorch's and NumPy's round has the even one.
    STATIC_REQUIRE(hm::round(0.5f) == 1);
    STATIC_REQUIRE(hm::round(-2.5f) == -3);
    STATIC_REQUIRE(hm::round(2.5) == 3);
}

TEST_CASE("infinities are their own whole numbers") {
    STATIC_REQUIRE(keeps(hm::infinity<float>, hm::infinity<float>));
    STATIC_REQUIRE(keeps(hm::infinity<double>, hm::infinity<double>));
    std::uint32_t volatile const inf_f = 0x7f800000u;
    std::uint64_t volatile const inf_d = 0x7ff0000000000000u;
    CHECK(keeps(__builtin_bit_cast(float, +inf_f), __builtin_bit_cast(float, +inf_f)));
    CHECK(keeps(__builtin_bit_cast(float, inf_f | 0x80000000u), __builtin_bit_cast(float, inf_f | 0x80000000u)));
    CHECK(keeps(__builtin_bit_cast(double, +inf_d), __builtin_bit_cast(double, +inf_d)));
}

TEST_CASE("a NaN keeps its sign and payload, and is quiet") {
    constexpr auto nan_f = __builtin_bit_cast(float, 0xffc12345u);
    constexpr auto nan_d = __builtin_bit_cast(double, 0xfff8000012345678u);
    STATIC_REQUIRE(keeps(nan_f, nan_f));
    STATIC_REQUIRE(keeps(nan_d, nan_d));
    std::uint32_t volatile const quiet_f = 0xffc12345u;
    std::uint64_t volatile const quiet_d = 0xfff8000012345678u;
    CHECK(keeps(__builtin_bit_cast(float, +quiet_f), nan_f));
    CHECK(keeps(__builtin_bit_cast(double, +quiet_d), nan_d));
    // Signalling ones, which a constant expression cannot hold with every compiler.
    CHECK(keeps(__builtin_bit_cast(float, quiet_f & ~0x00400000u), nan_f));
    CHECK(keeps(__builtin_bit_cast(double, quiet_d & ~std::uint64_t{0x0008000000000000u}), nan_d));
}
