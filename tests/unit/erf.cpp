// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/known_values.hpp"

#include <heed/math/erf.hpp>

#include <cstdint>

namespace {

namespace hm = heed::math;
using heed_test::bits;
using heed_test::check_at_run_time;
using heed_test::different;
using heed_test::distance;
using heed_test::images;
using heed_test::known;
using heed_test::worst_distance;

constexpr float inf_f = hm::infinity<float>, nan_f = hm::quiet_nan<float>;
constexpr double inf_d = hm::infinity<double>, nan_d = hm::quiet_nan<double>;

// Values correctly rounded by MPFR 4.2.0. The last floats are those whose image lies nearest to the middle between two
// floats, of all 2^32, nearest first.
constexpr known<float> of_floats[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-147f, 0x1.4p-147f},
    {0x1p-149f, 0x1p-149f},
    {-0x1p-149f, -0x1p-149f},
    {0x1.8p-148f, 0x1.8p-148f},
    {0x1.c5bf88p-127f, 0x1p-126f},
    {0x1.c5bf8cp-127f, 0x1.000002p-126f},
    {0x1.fffffcp-127f, 0x1.20dd72p-126f},
    {0x1p-126f, 0x1.20dd76p-126f},
    {0x1p-100f, 0x1.20dd76p-100f},
    {0x1p-12f, 0x1.20dd74p-12f},
    {-0x1p-12f, -0x1.20dd74p-12f},
    {0x1p-2f, 0x1.1af54ep-2f},
    {0x1p-1f, 0x1.0a7ef6p-1f},
    {0x1p+0f, 0x1.af767ap-1f},
    {-0x1p+0f, -0x1.af767ap-1f},
    {0x1.8p+0f, 0x1.eea556p-1f},
    {0x1p+1f, 0x1.fd9ae2p-1f},
    {0x1.8p+1f, 0x1.fffd1ap-1f},
    {0x1.cp+1f, 0x1.ffffe8p-1f},
    {0x1.f5a8aap+1f, 0x1p+0f},
    {0x1.f5a8acp+1f, 0x1p+0f},
    {0x1.f5a8aep+1f, 0x1p+0f},
    {0x1.f7fffep+1f, 0x1p+0f},
    {0x1.f8p+1f, 0x1p+0f},
    {0x1.f80002p+1f, 0x1p+0f},
    {0x1p+2f, 0x1p+0f},
    {0x1.93e594p+99f, 0x1p+0f},
    {0x1.fffffep+127f, 0x1p+0f},
    {inf_f, 0x1p+0f},
    {-inf_f, -0x1p+0f},
    {nan_f, nan_f},
    {-0x1.0874eap-1f, -0x1.11dda6p-1f},
    {-0x1.81d5acp-13f, -0x1.b35e28p-13f},
    {0x1.81d5acp-13f, 0x1.b35e28p-13f},
    {-0x1.800afap-12f, -0x1.b15892p-12f},
    {0x1.800afap-12f, 0x1.b15892p-12f},
    {-0x1.5d48ccp-18f, -0x1.8a200ep-18f},
    {0x1.5d48ccp-18f, 0x1.8a200ep-18f},
    {-0x1.1d3a5ap-20f, -0x1.41d864p-20f},
    {0x1.1d3a5ap-20f, 0x1.41d864p-20f},
    {-0x1.4b473ap-9f, -0x1.75ce82p-9f},
    {0x1.4b473ap-9f, 0x1.75ce82p-9f},
    {-0x1.546418p-25f, -0x1.80171p-25f},
    {0x1.546418p-25f, 0x1.80171p-25f},
    {-0x1.4b808cp-23f, -0x1.760f62p-23f},
    {0x1.4b808cp-23f, 0x1.760f62p-23f},
    {-0x1.4c1c3p-10f, -0x1.76bef4p-10f},
    {0x1.4c1c3p-10f, 0x1.76bef4p-10f},
};
constexpr known<double> of_doubles[] = {
    {0x0p+0, 0x0p+0},
    {-0x0p+0, -0x0p+0},
    {0x0.0000000000004p-1022, 0x0.0000000000005p-1022},
    {0x0.0000000000001p-1022, 0x0.0000000000001p-1022},
    {-0x0.0000000000001p-1022, -0x0.0000000000001p-1022},
    {0x0.0000000000003p-1022, 0x0.0000000000003p-1022},
    {0x0.e2dfc48da77b5p-1022, 0x1p-1022},
    {0x0.fffffffffffffp-1022, 0x1.20dd750429b6cp-1022},
    {0x1p-1022, 0x1.20dd750429b6dp-1022},
    {0x1.23456789abcdep-1022, 0x1.48aa0c88b7fe9p-1022},
    {-0x1p-1021, -0x1.20dd750429b6dp-1021},
    {0x1.8p-600, 0x1.b14c2f863e924p-600},
    {0x1.fffffffffffffp-512, 0x1.20dd750429b6dp-511},
    {0x1p-511, 0x1.20dd750429b6dp-511},
    {0x1p-100, 0x1.20dd750429b6dp-100},
    {0x1p-28, 0x1.20dd750429b6dp-28},
    {0x1p-2, 0x1.1af54e232d609p-2},
    {-0x1p-1, -0x1.0a7ef5c18edd2p-1},
    {0x1.7ffffffffffffp-1, 0x1.6c1c9759d0e5fp-1},
    {0x1.8p-1, 0x1.6c1c9759d0e5fp-1},
    {0x1p+0, 0x1.af767a741088bp-1},
    {-0x1p+0, -0x1.af767a741088bp-1},
    {0x1.7ffffffffffffp+0, 0x1.eea5557137adfp-1},
    {0x1.8p+0, 0x1.eea5557137aep-1},
    {0x1p+1, 0x1.fd9ae142795e3p-1},
    {0x1.4ffffffffffffp+1, 0x1.ffe514bbdc197p-1},
    {0x1.5p+1, 0x1.ffe514bbdc197p-1},
    {0x1.8p+1, 0x1.fffd1ac4135f9p-1},
    {0x1.f7fffffffffffp+1, 0x1.ffffff233ee1dp-1},
    {0x1.f8p+1, 0x1.ffffff233ee1dp-1},
    {0x1.2p+2, 0x1.fffffffe4fa3p-1},
    {0x1.4p+2, 0x1.fffffffffc9e8p-1},
    {0x1.6p+2, 0x1.fffffffffffbep-1},
    {0x1.7p+2, 0x1.ffffffffffffcp-1},
    {0x1.7333333333333p+2, 0x1.ffffffffffffep-1},
    {0x1.7afb48dc96625p+2, 0x1.fffffffffffffp-1},
    {0x1.7afb48dc96626p+2, 0x1.fffffffffffffp-1},
    {0x1.7afb48dc96627p+2, 0x1p+0},
    {0x1.7cp+2, 0x1p+0},
    {0x1.8p+2, 0x1p+0},
    {0x1.9p+6, 0x1p+0},
    {0x1.fffffffffffffp+1023, 0x1p+0},
    {inf_d, 0x1p+0},
    {-inf_d, -0x1p+0},
    {nan_d, nan_d},
    {0x1.832965449fba1p-1, 0x1.6e22914913ca5p-1},
    {0x1.80c4941499294p-1, 0x1.6c9ad5dffceb5p-1},
    {0x1.181b63c58b464p-1, 0x1.1f2cb5646d0e5p-1},
    {0x1.ba45bc74eb8d9p-3, 0x1.eb66826dc2114p-3},
    {0x1.78631bb3837ep-1, 0x1.67299ac118914p-1},
    {0x1.6ab2b4c4950b4p-4, 0x1.98319c26f7b26p-4},
    {0x1.411e4aafd61bcp-2, 0x1.5eced7d2002fp-2},
    {0x1.22bdfb606b2e8p-1, 0x1.27f82c0df130dp-1},
    {0x1.d2e580666031ap-4, 0x1.06481bd7bb73cp-3},
    {0x1.77860ea87ba8ap-2, 0x1.957af2011faaep-2},
    {0x1.e1c75dc5a94a8p-6, 0x1.0fbc7a6040f43p-5},
    {0x1.00984aa3b9ccep-1, 0x1.0b04b69fd6b86p-1},
    {0x1.150ce5c6eb466p+1, 0x1.fededc0309637p-1},
    {0x1.cf6294f383ae1p+0, 0x1.faa3822b75cf9p-1},
    {0x1.2f502a536c5acp+1, 0x1.ff96864d70da2p-1},
    {0x1.5497401dbc38fp+0, 0x1.e1548f9343152p-1},
    {0x1.04a55c80c3e96p+1, 0x1.fdf65be8183ebp-1},
    {0x1.d97e5ada34018p+0, 0x1.fb70e5a613803p-1},
    {0x1.d2a36c226041ep+0, 0x1.fae8df03c06dep-1},
    {0x1.980f1075abb76p+0, 0x1.f39e705d743acp-1},
    {0x1.26e784d1f86eep+1, 0x1.ff6d12c4751ecp-1},
    {0x1.3fb352dffd7dfp+1, 0x1.ffc9fcebbb734p-1},
    {0x1.01c227f2d0517p+2, 0x1.ffffff9676f02p-1},
    {0x1.23d0ea4e41893p+2, 0x1.ffffffff073d9p-1},
    {0x1.6f580b53f4b86p+1, 0x1.fff98799a967fp-1},
    {0x1.2a81e303bc366p+2, 0x1.ffffffffa334p-1},
};

constexpr auto error_function = [](auto x) { return hm::erf(x); };

/// How many arguments in the table have an image of another sign or size than their opposites have.
template <class T, std::size_t N>
constexpr int not_odd(known<T> const (&table)[N]) {
    int count = 0;
    for (auto const& row : table) {
        if (hm::is_nan(row.argument)) continue;
        count += bits(hm::erf(-row.argument)) != bits(-hm::erf(row.argument));
    }
    return count;
}

/// The greatest fall, in units of the last place, from one image to the next among neighbours of `around`.
template <class T>
std::uint64_t worst_fall(T around) {
    using word = decltype(bits(around));
    std::uint64_t worst = 0;
    for (int i = -1000; i < 1000; ++i) {
        word const x = bits(around) + static_cast<word>(i);
        volatile T const first = __builtin_bit_cast(T, x), second = __builtin_bit_cast(T, x + 1);
        T const here = hm::erf(first), next = hm::erf(second);
        if (here > next && distance(here, next) > worst) worst = distance(here, next);
    }
    return worst;
}

}  // namespace

TEST_CASE("the error function of a float is correctly rounded, at both times") {
    constexpr auto constant = images(of_floats, error_function);
    STATIC_REQUIRE(worst_distance(constant, of_floats) == 0);
    check_at_run_time(constant, of_floats, error_function);
}

TEST_CASE("the error function of a double is within a unit in the last place, with the same bits at both times") {
    constexpr auto constant = images(of_doubles, error_function);
    STATIC_REQUIRE(worst_distance(constant, of_doubles) <= 1);
    STATIC_REQUIRE(different(constant, of_doubles) <= 6);
    check_at_run_time(constant, of_doubles, error_function);
}

TEST_CASE("the error function is odd") {
    constexpr int floats = not_odd(of_floats);
    STATIC_REQUIRE(floats == 0);
    constexpr int doubles = not_odd(of_doubles);
    STATIC_REQUIRE(doubles == 0);
}

TEST_CASE("the error function never falls by more than its error, also from one polynomial to the next") {
    for (float const x : {0.5f, 1.0f, 2.0f, 3.0f, 3.9f, 3.9375f, 0x1p-126f}) CHECK(worst_fall(x) == 0);
    for (double const x : {0.75, 1.5, 2.625, 3.9375, 5.9375, 0x1p-511, 0x1p-1022}) CHECK(worst_fall(x) <= 1);
}

TEST_CASE("the error function of a float is that of a double, rounded") {
    // Different polynomials; and none of these arguments is so near a middle that the error of a double matters.
    int different = 0;
    for (std::uint32_t u = 0x00801234; u < 0x40a00000u; u += 0x00012357) {
        volatile float x = __builtin_bit_cast(float, u);
        different += bits(hm::erf(float(x))) != bits(static_cast<float>(hm::erf(double(x))));
    }
    CHECK(different == 0);
}

TEST_CASE("the error function of a NaN keeps its sign and payload, quiet") {
    STATIC_REQUIRE(bits(hm::erf(__builtin_bit_cast(float, 0xffc12345u))) == 0xffc12345u);
    STATIC_REQUIRE(bits(hm::erf(__builtin_bit_cast(double, std::uint64_t{0xfff8123456789abcu}))) ==
                   0xfff8123456789abcu);
    volatile std::uint32_t const f = 0x7f812345u;
    volatile std::uint64_t const d = 0xfff0123456789abcu;
    CHECK(bits(hm::erf(__builtin_bit_cast(float, std::uint32_t(f)))) == 0x7fc12345u);
    CHECK(bits(hm::erf(__builtin_bit_cast(double, std::uint64_t(d)))) == 0xfff8123456789abcu);
}
