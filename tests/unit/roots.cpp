// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/both_times.hpp"

#include <heed/math/abs.hpp>
#include <heed/math/cbrt.hpp>
#include <heed/math/rsqrt.hpp>

#include <cstddef>
#include <cstdint>

namespace {

namespace hm = heed::math;

template <class T>
struct known {
    T argument;
    T value;
};

constexpr float inf_f = hm::infinity<float>, nan_f = hm::quiet_nan<float>;
constexpr double inf_d = hm::infinity<double>, nan_d = hm::quiet_nan<double>;

// Values correctly rounded by MPFR 4.2.0. The last floats of each table are those whose image lies nearest to the
// middle between two floats, of all 2^32, up to powers of 4 and of 8. Of the last eight doubles the approximation is
// one unit too small or too large before it is put right.
constexpr known<float> cbrt_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-149f, 0x1.428a3p-50f},
    {0x1.8p-148f, 0x1.d12edp-50f},
    {0x1p-148f, 0x1.965feap-50f},
    {0x1.8p-147f, 0x1.250bfep-49f},
    {0x1.fffffcp-127f, 0x1.fffffep-43f},
    {0x1p-126f, 0x1p-42f},
    {0x1.000002p-126f, 0x1p-42f},
    {0x1p-2f, 0x1.428a3p-1f},
    {0x1.fffffep-1f, 0x1p+0f},
    {0x1p+0f, 0x1p+0f},
    {0x1.000002p+0f, 0x1p+0f},
    {0x1p+1f, 0x1.428a3p+0f},
    {0x1.8p+1f, 0x1.713744p+0f},
    {0x1p+2f, 0x1.965feap+0f},
    {0x1p+3f, 0x1p+1f},
    {0x1.bp+4f, 0x1.8p+1f},
    {0x1.aff67ep+9f, 0x1.30c5b4p+3f},
    {0x1.f4p+9f, 0x1.4p+3f},
    {0x1p+24f, 0x1p+8f},
    {0x1.2a05f2p+33f, 0x1.0d4de8p+11f},
    {0x1p+126f, 0x1p+42f},
    {0x1p+127f, 0x1.428a3p+42f},
    {0x1.fffffep+127f, 0x1.965feap+42f},
    {inf_f, inf_f},
    {nan_f, nan_f},
    {-0x1p-149f, -0x1.428a3p-50f},
    {-0x1.8p-147f, -0x1.250bfep-49f},
    {-0x1p+0f, -0x1p+0f},
    {-0x1p+3f, -0x1p+1f},
    {-0x1.bp+4f, -0x1.8p+1f},
    {-0x1p+100f, -0x1.428a3p+33f},
    {-0x1.fffffep+127f, -0x1.965feap+42f},
    {-inf_f, -inf_f},
    {0x1.06a76ap+1f, 0x1.454f78p+0f},
    {0x1.a4c264p+1f, 0x1.7ca3ep+0f},
    {0x1.4371cep+1f, 0x1.5cb00ap+0f},
    {0x1.9c9abp+0f, 0x1.2c265p+0f},
    {0x1.1eeca4p+1f, 0x1.4f0968p+0f},
    {0x1.9586cep+2f, 0x1.d9b7c4p+0f},
    {0x1.5e2722p+0f, 0x1.1c2baep+0f},
    {0x1.caf302p+1f, 0x1.87d31p+0f},
    {0x1.18139cp+2f, 0x1.a2bc14p+0f},
    {0x1.5629d2p+2f, 0x1.bfa2aep+0f},
};
constexpr known<double> cbrt_of_double[] = {
    {0x0p+0, 0x0p+0},
    {-0x0p+0, -0x0p+0},
    {0x0.0000000000001p-1022, 0x1p-358},
    {0x0.0000000000003p-1022, 0x1.7137449123ef6p-358},
    {0x0.0000000000005p-1022, 0x1.b5c0fbcfec4d4p-358},
    {0x0.000000000000cp-1022, 0x1.250bfe1b082f5p-357},
    {0x0.fffffffffffffp-1022, 0x1.428a2f98d728ap-341},
    {0x1p-1022, 0x1.428a2f98d728bp-341},
    {0x1.0000000000001p-1022, 0x1.428a2f98d728bp-341},
    {0x1p-2, 0x1.428a2f98d728bp-1},
    {0x1.fffffffffffffp-1, 0x1p+0},
    {0x1.ffffffffffffep-1, 0x1.fffffffffffffp-1},
    {0x1p+0, 0x1p+0},
    {0x1.0000000000001p+0, 0x1p+0},
    {0x1.0000000000002p+0, 0x1.0000000000001p+0},
    {0x1.fffffffffffffp+1, 0x1.965fea53d6e3cp+0},
    {0x1.fffffffffffffp+2, 0x1p+1},
    {0x1p+1, 0x1.428a2f98d728bp+0},
    {0x1.8p+1, 0x1.7137449123ef6p+0},
    {0x1p+2, 0x1.965fea53d6e3dp+0},
    {0x1.0000000000001p+2, 0x1.965fea53d6e3dp+0},
    {0x1p+3, 0x1p+1},
    {0x1.0000000000001p+3, 0x1p+1},
    {0x1.bp+4, 0x1.8p+1},
    {0x1.b000000000001p+4, 0x1.8p+1},
    {0x1.f4p+9, 0x1.4p+3},
    {0x1.2a05f2p+33, 0x1.0d4de8fb11dadp+11},
    {0x1.0f0cf064dd592p+73, 0x1.48bd9ae67b4bap+24},
    {0x1.6ac5b262ca1ffp+849, 0x1.1f8b52f71bd3bp+283},
    {0x1p+1022, 0x1.965fea53d6e3dp+340},
    {0x1p+1023, 0x1p+341},
    {0x1.fffffffffffffp+1023, 0x1.428a2f98d728bp+341},
    {inf_d, inf_d},
    {nan_d, nan_d},
    {-0x0.0000000000001p-1022, -0x1p-358},
    {-0x0.000000000000cp-1022, -0x1.250bfe1b082f5p-357},
    {-0x1p+0, -0x1p+0},
    {-0x1p+3, -0x1p+1},
    {-0x1.bp+4, -0x1.8p+1},
    {-0x1.7e43c8800759cp+996, -0x1.249ad2594c37dp+332},
    {-0x1.fffffffffffffp+1023, -0x1.428a2f98d728bp+341},
    {-inf_d, -inf_d},
    {0x1.03d6a9c9ba00cp+11, 0x1.98654c5619afbp+3},
    {0x1.b9bd790fedabap-1, 0x1.e76b352ba94c6p-1},
    {0x1.d40821d5ac0c5p+10, 0x1.8a646d4642273p+3},
    {0x1.7473247c4928fp+12, 0x1.22142785dfec7p+4},
    {0x1.15d075c1528dap+0, 0x1.0712fb6c31291p+0},
    {0x1.5956c388466a9p-6, 0x1.1adcc34c2a18ep-2},
    {0x1.ec64a15600e7fp+14, 0x1.f9610d9b3fbabp+4},
    {0x1.1a8de34ff233bp-3, 0x1.088fd6f87ad8cp-1},
};
constexpr known<float> rsqrt_of_float[] = {
    {0x0p+0f, inf_f},
    {-0x0p+0f, -inf_f},
    {0x1p-149f, 0x1.6a09e6p+74f},
    {0x1.8p-148f, 0x1.a20bd8p+73f},
    {0x1p-148f, 0x1p+74f},
    {0x1.8p-147f, 0x1.279a74p+73f},
    {0x1.fffffcp-127f, 0x1.000002p+63f},
    {0x1p-126f, 0x1p+63f},
    {0x1.000002p-126f, 0x1.fffffep+62f},
    {0x1p-2f, 0x1p+1f},
    {0x1.fffffep-1f, 0x1p+0f},
    {0x1p+0f, 0x1p+0f},
    {0x1.000002p+0f, 0x1.fffffep-1f},
    {0x1p+1f, 0x1.6a09e6p-1f},
    {0x1.8p+1f, 0x1.279a74p-1f},
    {0x1p+2f, 0x1p-1f},
    {0x1p+3f, 0x1.6a09e6p-2f},
    {0x1.bp+4f, 0x1.8a2346p-3f},
    {0x1.aff67ep+9f, 0x1.16b5ap-5f},
    {0x1.f4p+9f, 0x1.030dc4p-5f},
    {0x1p+24f, 0x1p-12f},
    {0x1.2a05f2p+33f, 0x1.4f8b58p-17f},
    {0x1p+126f, 0x1p-63f},
    {0x1p+127f, 0x1.6a09e6p-64f},
    {0x1.fffffep+127f, 0x1p-64f},
    {inf_f, 0x0p+0f},
    {nan_f, nan_f},
    {-0x1p-149f, nan_f},
    {-0x1.8p-147f, nan_f},
    {-0x1p+0f, nan_f},
    {-0x1p+3f, nan_f},
    {-0x1.bp+4f, nan_f},
    {-0x1p+100f, nan_f},
    {-0x1.fffffep+127f, nan_f},
    {-inf_f, nan_f},
    {0x1.7431c6p+1f, 0x1.2c413cp-1f},
    {0x1.13e07p+1f, 0x1.5cc0aap-1f},
    {0x1.fffffcp+1f, 0x1.000002p-1f},
    {0x1.745472p+0f, 0x1.a88c18p-1f},
    {0x1.a4411ep+0f, 0x1.8f9b9p-1f},
    {0x1.da646p+0f, 0x1.781d92p-1f},
    {0x1.14b90cp+0f, 0x1.ec74bcp-1f},
    {0x1.b5d284p+0f, 0x1.878222p-1f},
};
constexpr known<double> rsqrt_of_double[] = {
    {0x0p+0, inf_d},
    {-0x0p+0, -inf_d},
    {0x0.0000000000001p-1022, 0x1p+537},
    {0x0.0000000000003p-1022, 0x1.279a74590331cp+536},
    {0x0.0000000000005p-1022, 0x1.c9f25c5bfedd9p+535},
    {0x0.000000000000cp-1022, 0x1.279a74590331cp+535},
    {0x0.fffffffffffffp-1022, 0x1.0000000000001p+511},
    {0x1p-1022, 0x1p+511},
    {0x1.0000000000001p-1022, 0x1.fffffffffffffp+510},
    {0x1p-2, 0x1p+1},
    {0x1.fffffffffffffp-1, 0x1p+0},
    {0x1.ffffffffffffep-1, 0x1.0000000000001p+0},
    {0x1p+0, 0x1p+0},
    {0x1.0000000000001p+0, 0x1.fffffffffffffp-1},
    {0x1.0000000000002p+0, 0x1.ffffffffffffep-1},
    {0x1.fffffffffffffp+1, 0x1p-1},
    {0x1.fffffffffffffp+2, 0x1.6a09e667f3bcdp-2},
    {0x1p+1, 0x1.6a09e667f3bcdp-1},
    {0x1.8p+1, 0x1.279a74590331cp-1},
    {0x1p+2, 0x1p-1},
    {0x1.0000000000001p+2, 0x1.fffffffffffffp-2},
    {0x1p+3, 0x1.6a09e667f3bcdp-2},
    {0x1.0000000000001p+3, 0x1.6a09e667f3bccp-2},
    {0x1.bp+4, 0x1.8a2345cc04426p-3},
    {0x1.b000000000001p+4, 0x1.8a2345cc04425p-3},
    {0x1.f4p+9, 0x1.030dc4ea03a72p-5},
    {0x1.2a05f2p+33, 0x1.4f8b588e368f1p-17},
    {0x1.0f0cf064dd592p+73, 0x1.5fd7fe1796495p-37},
    {0x1.6ac5b262ca1ffp+849, 0x1.302109d80e373p-425},
    {0x1p+1022, 0x1p-511},
    {0x1p+1023, 0x1.6a09e667f3bcdp-512},
    {0x1.fffffffffffffp+1023, 0x1p-512},
    {inf_d, 0x0p+0},
    {nan_d, nan_d},
    {-0x0.0000000000001p-1022, nan_d},
    {-0x0.000000000000cp-1022, nan_d},
    {-0x1p+0, nan_d},
    {-0x1p+3, nan_d},
    {-0x1.bp+4, nan_d},
    {-0x1.7e43c8800759cp+996, nan_d},
    {-0x1.fffffffffffffp+1023, nan_d},
    {-inf_d, nan_d},
    {0x1.05bb52b49be5p+7, 0x1.660d732c58a15p-4},
    {0x1.4e25419d6a5c5p-14, 0x1.c0260f6420eebp+6},
    {0x1.7473247c4928fp+12, 0x1.a87a97c86d849p-7},
    {0x1.8dae94683624ap+4, 0x1.9acac2161264fp-3},
    {0x1.1e2c8cbb36444p-16, 0x1.e4417cbde4bfbp+7},
    {0x1.20b7a5a1edbbep-13, 0x1.54e8b5577ef94p+6},
    {0x1.38fabc118542ep-5, 0x1.476dce3edf49ep+2},
    {0x1.874b2365ef29ap-3, 0x1.24d5dee45574ep+1},
};
constexpr std::uint32_t bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
constexpr std::uint64_t bits(double x) { return __builtin_bit_cast(std::uint64_t, x); }

/// How many numbers lie between two of one sign: 0 for the same bits.
template <class T>
constexpr std::uint64_t distance(T x, T y) {
    return bits(x) > bits(y) ? bits(x) - bits(y) : bits(y) - bits(x);
}

template <class T, std::size_t N>
struct row {
    T values[N];
};

template <class T, std::size_t N, class Function>
constexpr row<T, N> images(known<T> const (&table)[N], Function function) {
    row<T, N> result{};
    for (std::size_t i = 0; i < N; ++i) result.values[i] = function(table[i].argument);
    return result;
}

/// NaNs count as equal when both are.
template <class T, std::size_t N>
constexpr std::uint64_t worst_distance(row<T, N> const& images, known<T> const (&table)[N]) {
    std::uint64_t worst = 0;
    for (std::size_t i = 0; i < N; ++i) {
        bool const both_nan = hm::is_nan(images.values[i]) && hm::is_nan(table[i].value);
        std::uint64_t const d = both_nan ? 0 : distance(images.values[i], table[i].value);
        worst = d > worst ? d : worst;
    }
    return worst;
}

/// A loop of which the compiler knows nothing, and which it vectorises where it can.
template <class T, class Function>
[[gnu::noinline]] void map_row(T const* arguments, T* values, std::size_t count, Function function) {
    for (std::size_t i = 0; i < count; ++i) values[i] = function(arguments[i]);
}

/// The images of arguments that the optimizer cannot know have the bits of the constant ones, in a loop and alone.
template <class T, std::size_t N, class Function>
void check_at_run_time(row<T, N> const& constant, known<T> const (&table)[N], Function function) {
    T arguments[N];
    for (std::size_t i = 0; i < N; ++i) {
        volatile T argument = table[i].argument;
        arguments[i] = argument;
    }
    T values[N];
    map_row(arguments, values, N, function);
    for (std::size_t i = 0; i < N; ++i) {
        volatile T argument = table[i].argument;
        INFO("argument with bits " << std::hex << bits(table[i].argument));
        CHECK(bits(values[i]) == bits(constant.values[i]));
        CHECK(bits(function(argument)) == bits(constant.values[i]));
    }
}

constexpr auto cube_root = [](auto x) { return hm::cbrt(x); };
constexpr auto reciprocal_root = [](auto x) { return hm::rsqrt(x); };

/// `Count` numbers of both signs and of all exponents from 2^First to 2^Last; from below 2^-1022 and 2^-126 on
/// subnormal.
template <class T, int Count, int First, int Last>
constexpr row<T, Count> arbitrary() {
    row<T, Count> result{};
    std::uint64_t state = 20250131;
    for (T& x : result.values) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        int const exponent = static_cast<int>(state >> 40) % (Last - First + 1) + First;
        if constexpr (sizeof(T) == 4) {
            x = __builtin_bit_cast(T, (static_cast<std::uint32_t>(state >> 20) & 0x007fffffu) |
                                          static_cast<std::uint32_t>(exponent + 127) << 23 |
                                          (static_cast<std::uint32_t>(state >> 8) & 0x80000000u));
        } else {
            x = __builtin_bit_cast(T, ((state ^ state << 23) & 0x000fffffffffffffu) |
                                          static_cast<std::uint64_t>(exponent + 1023) << 52 |
                                          (state << 27 & 0x8000000000000000u));
        }
    }
    return result;
}

/// Both of arbitrary numbers.
template <class T, int Count, int First, int Last>
constexpr row<T, 2 * Count> arbitrary_images() {
    row<T, 2 * Count> result{};
    constexpr auto arguments = arbitrary<T, Count, First, Last>();
    for (std::size_t i = 0; i < Count; ++i) {
        result.values[2 * i] = hm::cbrt(arguments.values[i]);
        result.values[2 * i + 1] = hm::rsqrt(hm::abs(arguments.values[i]));
    }
    return result;
}

/// How many arbitrary numbers are not scaled as they have to be: cbrt(8 x) = 2 cbrt(x), cbrt(-x) = -cbrt(x) and
/// rsqrt(4 x) = rsqrt(x) / 2, to the last bit.
template <class T, int First, int Last>
constexpr int not_scaled() {
    constexpr auto arguments = arbitrary<T, 61, First, Last>();
    int wrong = 0;
    for (T const x : arguments.values) {
        wrong += bits(hm::cbrt(8 * x)) != bits(2 * hm::cbrt(x));
        wrong += bits(hm::cbrt(-x)) != bits(-hm::cbrt(x));
        wrong += bits(hm::rsqrt(4 * hm::abs(x))) != bits(hm::rsqrt(hm::abs(x)) / 2);
    }
    return wrong;
}

/// How many of the cubes of 1 to 200 do not have their exact root, and of the squares their correctly rounded inverse.
template <class T>
constexpr int not_exact() {
    int wrong = 0;
    for (int n = 1; n <= 200; ++n) {
        T const x = static_cast<T>(n);
        wrong += bits(hm::cbrt(x * x * x)) != bits(x);
        wrong += bits(hm::rsqrt(x * x)) != bits(1 / x);
    }
    return wrong;
}

}  // namespace

TEST_CASE("the cube root of a float is correctly rounded at both times") {
    constexpr auto constant = images(cbrt_of_float, cube_root);
    STATIC_REQUIRE(worst_distance(constant, cbrt_of_float) == 0);
    check_at_run_time(constant, cbrt_of_float, cube_root);
}

TEST_CASE("the cube root of a double is correctly rounded at both times") {
    constexpr auto constant = images(cbrt_of_double, cube_root);
    STATIC_REQUIRE(worst_distance(constant, cbrt_of_double) == 0);
    check_at_run_time(constant, cbrt_of_double, cube_root);
}

TEST_CASE("the reciprocal square root of a float is correctly rounded at both times") {
    constexpr auto constant = images(rsqrt_of_float, reciprocal_root);
    STATIC_REQUIRE(worst_distance(constant, rsqrt_of_float) == 0);
    check_at_run_time(constant, rsqrt_of_float, reciprocal_root);
}

TEST_CASE("the reciprocal square root of a double is correctly rounded at both times") {
    constexpr auto constant = images(rsqrt_of_double, reciprocal_root);
    STATIC_REQUIRE(worst_distance(constant, rsqrt_of_double) == 0);
    check_at_run_time(constant, rsqrt_of_double, reciprocal_root);
}

TEST_CASE("numbers of every size have the same roots at both times") {
    BOTH_TIMES(of_floats, arbitrary_images<float, 97, -127, 127>);
    BOTH_TIMES(of_doubles, arbitrary_images<double, 97, -1023, 1023>);
}

TEST_CASE("eight times a number has twice its cube root, four times a number half its reciprocal square root") {
    STATIC_REQUIRE(not_scaled<float, -120, 120>() == 0);
    STATIC_REQUIRE(not_scaled<double, -1000, 1000>() == 0);
    CHECK(not_scaled<float, -124, 124>() == 0);
    CHECK(not_scaled<double, -1020, 1020>() == 0);
}

TEST_CASE("a cube has its exact root, and a square the reciprocal of its root") {
    STATIC_REQUIRE(not_exact<float>() == 0);
    STATIC_REQUIRE(not_exact<double>() == 0);
}
