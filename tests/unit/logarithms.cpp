// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/known_values.hpp"

#include <heed/math/log.hpp>
#include <heed/math/log1p.hpp>
#include <heed/math/log2.hpp>

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

// Values correctly rounded by MPFR 4.2.0. After the special values, the last floats are those whose image lies nearest
// to the middle between two floats, of all 2^32, nearest first; for log2 one of each significand.
constexpr known<float> log1p_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-149f, 0x1p-149f},
    {-0x1p-149f, -0x1p-149f},
    {0x1.fffffcp-127f, 0x1.fffffcp-127f},
    {0x1p-126f, 0x1p-126f},
    {0x1.fffffep-30f, 0x1.fffffep-30f},
    {0x1p-29f, 0x1p-29f},
    {-0x1p-29f, -0x1p-29f},
    {0x1p-25f, 0x1p-25f},
    {-0x1p-25f, -0x1p-25f},
    {0x1p-24f, 0x1p-24f},
    {-0x1p-24f, -0x1p-24f},
    {0x1.a8279ap-2f, 0x1.62e43p-2f},
    {0x1.a8279cp-2f, 0x1.62e432p-2f},
    {-0x1.2bec34p-2f, -0x1.62e432p-2f},
    {-0x1.2bec32p-2f, -0x1.62e42ep-2f},
    {0x1p-1f, 0x1.9f323ep-2f},
    {-0x1p-1f, -0x1.62e43p-1f},
    {0x1p+0f, 0x1.62e43p-1f},
    {0x1.4p+3f, 0x1.32ee3cp+1f},
    {-0x1.fffffep-1f, -0x1.0a2b24p+4f},
    {-0x1p+0f, -inf_f},
    {-0x1.000002p+0f, nan_f},
    {-0x1p+1f, nan_f},
    {-0x1.fffffep+127f, nan_f},
    {0x1p+24f, 0x1.0a2b24p+4f},
    {0x1.000002p+53f, 0x1.25e4f8p+5f},
    {0x1.fffffep+127f, 0x1.62e43p+6f},
    {inf_f, inf_f},
    {-inf_f, nan_f},
    {nan_f, nan_f},
    {0x1.800006p-21f, 0x1.7ffffep-21f},
    {-0x1.7ffffap-21f, -0x1.800002p-21f},
    {0x1.b121a6p+76f, 0x1.a9a3f2p+5f},
    {0x1.fb035ap-2f, 0x1.9bddc2p-2f},
    {0x1.30bf04p+43f, 0x1.dfac9p+4f},
    {0x1.200036p-17f, 0x1.1fffe6p-17f},
    {-0x1.1fffcap-17f, -0x1.20001ap-17f},
    {0x1.5190cp+78f, 0x1.b2bc8cp+5f},
    {0x1.0f1fd6p+3f, 0x1.1fcbcep+1f},
    {-0x1.1d9188p-9f, -0x1.1de14ap-9f},
    {0x1.e00096p-17f, 0x1.dfffb6p-17f},
    {-0x1.dfff6ap-17f, -0x1.e0004ap-17f},
    {0x1.6351d8p+95f, 0x1.08b512p+6f},
    {0x1.d1309cp+62f, 0x1.5c9442p+5f},
    {0x1.cb4b4cp+13f, 0x1.330e4ap+3f},
    {0x1.cfd86ep+116f, 0x1.43ff6ep+6f},
    {0x1.7d2286p-2f, 0x1.4402cp-2f},
    {0x1.b7fd86p-4f, 0x1.a1ece2p-4f},
    {0x1.bdb59cp-18f, 0x1.bdb53ap-18f},
    {0x1.577ac6p+78f, 0x1.b2e01cp+5f},
    {0x1.9aae56p+13f, 0x1.2f79e2p+3f},
    {0x1.3e47d6p+91f, 0x1.fa5a6ap+5f},
    {0x1.68cf74p+70f, 0x1.86e868p+5f},
    {0x1.000682p+60f, 0x1.4cb62p+5f},
};
constexpr known<double> log1p_of_double[] = {
    {0x0p+0, 0x0p+0},
    {-0x0p+0, -0x0p+0},
    {0x0.0000000000001p-1022, 0x0.0000000000001p-1022},
    {-0x0.0000000000001p-1022, -0x0.0000000000001p-1022},
    {0x0.fffffffffffffp-1022, 0x0.fffffffffffffp-1022},
    {0x1p-54, 0x1p-54},
    {-0x1p-54, -0x1p-54},
    {0x1.8p-54, 0x1.8p-54},
    {0x1p-53, 0x1p-53},
    {-0x1p-53, -0x1p-53},
    {0x1p-52, 0x1.fffffffffffffp-53},
    {0x1.23456789abcdep-20, 0x1.23455d2e7569fp-20},
    {0x1.a827999fcef32p-2, 0x1.62e42fefa39efp-2},
    {0x1.a827999fcef34p-2, 0x1.62e42fefa39fp-2},
    {-0x1.2bec333018866p-2, -0x1.62e42fefa39eep-2},
    {-0x1.2bec333018867p-2, -0x1.62e42fefa39efp-2},
    {0x1p-1, 0x1.9f323ecbf984cp-2},
    {-0x1p-1, -0x1.62e42fefa39efp-1},
    {0x1p+0, 0x1.62e42fefa39efp-1},
    {0x1.4p+3, 0x1.32ee3b77f374cp+1},
    {0x1.fffffffffffffp-1, 0x1.62e42fefa39efp-1},
    {-0x1.fffffffffffffp-1, -0x1.25e4f7b2737fap+5},
    {-0x1p+0, -inf_d},
    {-0x1.0000000000001p+0, nan_d},
    {-0x1p+1, nan_d},
    {-0x1.fffffffffffffp+1023, nan_d},
    {0x1.fffffffffffffp+52, 0x1.25e4f7b2737fap+5},
    {0x1.0000000000001p+53, 0x1.25e4f7b2737fap+5},
    {0x1p+1022, 0x1.6232bdd7abcd2p+9},
    {0x1.fffffffffffffp+1023, 0x1.62e42fefa39efp+9},
    {inf_d, inf_d},
    {-inf_d, nan_d},
    {nan_d, nan_d},
    {0x1.a79d1477a5c55p-2, 0x1.6282386d07945p-2},
    {-0x1.2e47cf42d2c32p-2, -0x1.663b368e3ff0fp-2},
    {0x1.a04fe92bf732dp-2, 0x1.5d54adb4621fdp-2},
    {-0x1.0358c11cecd0ap-4, -0x1.0bebd0699fa36p-4},
    {-0x1.79a9a1be5e1dp-3, -0x1.a175dbf1b77d8p-3},
    {0x1.5342791d22078p-3, 0x1.39ec21893815p-3},
    {-0x1.ea134971f2991p-3, -0x1.1812c62999253p-2},
    {0x1.5ca410e44bd44p-4, 0x1.4e9845a44eb0bp-4},
    {-0x1.16ac68d92337p-5, -0x1.1b8611fdca29p-5},
    {-0x1.fec5d26219dd4p-3, -0x1.25c4c2bd8f296p-2},
    {0x1.0b146975e8678p-4, 0x1.02bbb1f7610c1p-4},
    {-0x1.0e1546d475896p-2, -0x1.3989c90b649fbp-2},
    {0x1.bc123c5d102ep-7, 0x1.b916d0d0c580ap-7},
    {-0x1.edc677c064a83p-3, -0x1.1a8214fd6a8f8p-2},
    {-0x1.cfdfb2ef2c1ep-3, -0x1.06fea492b8477p-2},
    {0x1.a0bf015cf99c2p+3, 0x1.5203287b6dd32p+1},
    {0x1.8e4632285c9cdp+4, 0x1.a08115bb0336p+1},
    {0x1.09bcf44b991fp+2, 0x1.a3b0be196f3d3p+0},
    {0x1.c579a46cd3e5p+2, 0x1.0b87b0cfc6297p+1},
    {0x1.302602d96595cp+4, 0x1.7f835b271910ep+1},
    {0x1.c7519122a65d4p+4, 0x1.b1045cb1f570fp+1},
    {0x1.186480e48c048p+4, 0x1.75a4f18a8b03ap+1},
    {0x1.867763e5d9fe6p+3, 0x1.4a49b176ee335p+1},
    {-0x1.f6fd6fcd9a318p-1, -0x1.028f2a6640d9cp+2},
    {-0x1.548af2a251634p-2, -0x1.9e02d7b68a26cp-2},
    {-0x1.ccd5e74074264p-1, -0x1.26d1dfe2a605fp+1},
    {-0x1.013f687f8cf46p-1, -0x1.656490c10a3d8p-1},
};
constexpr known<float> log2_of_float[] = {
    {0x0p+0f, -inf_f},
    {-0x0p+0f, -inf_f},
    {0x1p-149f, -0x1.2ap+7f},
    {0x1.8p-148f, -0x1.26d48p+7f},
    {0x1.fffffcp-127f, -0x1.f8p+6f},
    {0x1p-126f, -0x1.f8p+6f},
    {0x1.fffffep+127f, 0x1p+7f},
    {inf_f, inf_f},
    {-inf_f, nan_f},
    {nan_f, nan_f},
    {-0x1p+0f, nan_f},
    {-0x1p-149f, nan_f},
    {0x1p+0f, 0x0p+0f},
    {0x1p+1f, 0x1p+0f},
    {0x1p-1f, -0x1p+0f},
    {0x1.fffffep-1f, -0x1.715478p-24f},
    {0x1.000002p+0f, 0x1.715474p-23f},
    {0x1.6a09e6p-1f, -0x1p-1f},
    {0x1.6a09e8p-1f, -0x1.fffffap-2f},
    {0x1.6a09e6p+0f, 0x1.fffffep-2f},
    {0x1.6a09e8p+0f, 0x1.000004p-1f},
    {0x1.4p+3f, 0x1.a934fp+1f},
    {0x1.8p+1f, 0x1.95c01ap+0f},
    {0x1.921fb6p+1f, 0x1.a6c874p+0f},
    {0x1.40f572p-2f, -0x1.ac7b44p+0f},
    {0x1.22952p+127f, 0x1.fcbb3p+6f},
    {0x1.aa932cp+31f, 0x1.fbc956p+4f},
    {0x1.ff800cp+15f, 0x1.fff476p+3f},
    {0x1.d7012p+127f, 0x1.ff84b4p+6f},
};
constexpr known<double> log2_of_double[] = {
    {0x0p+0, -inf_d},
    {-0x0p+0, -inf_d},
    {0x0.0000000000001p-1022, -0x1.0c8p+10},
    {0x0.0000000000003p-1022, -0x1.0c1a8ff971811p+10},
    {0x0.fffffffffffffp-1022, -0x1.ffp+9},
    {0x1p-1022, -0x1.ffp+9},
    {0x1.fffffffffffffp+1023, 0x1p+10},
    {inf_d, inf_d},
    {-inf_d, nan_d},
    {nan_d, nan_d},
    {-0x1p+0, nan_d},
    {-0x0.0000000000001p-1022, nan_d},
    {0x1p+0, 0x0p+0},
    {0x1p+1, 0x1p+0},
    {0x1p-1, -0x1p+0},
    {0x1.fffffffffffffp-1, -0x1.71547652b82fep-53},
    {0x1.0000000000001p+0, 0x1.71547652b82fdp-52},
    {0x1.6a09e667f3bccp-1, -0x1.0000000000001p-1},
    {0x1.6a09e667f3bcdp-1, -0x1.ffffffffffffep-2},
    {0x1.6a09e667f3bccp+0, 0x1.ffffffffffffep-2},
    {0x1.6a09e667f3bcdp+0, 0x1.0000000000001p-1},
    {0x1.4p+3, 0x1.a934f0979a371p+1},
    {0x1.8p+1, 0x1.95c01a39fbd68p+0},
    {0x1.921fb54442d18p+1, 0x1.a6c873498ddf7p+0},
    {0x1.684a0b4e286bbp+0, 0x1.f8d8118eea3a7p-2},
    {0x1.6103457619f95p+0, 0x1.dab3d2dfabb07p-2},
    {0x1.9f3894e3be236p-1, -0x1.3584c763f619p-2},
    {0x1.95bc9adeb26a3p-1, -0x1.57a77e10eeb4bp-2},
    {0x1.da1473649e994p-1, -0x1.c6b6397176e0bp-4},
    {0x1.4802851b6fd61p+0, 0x1.6e2d766299156p-2},
    {0x1.ac4ad670230b9p-1, -0x1.07baa698403aep-2},
    {0x1.1dfb9575c1464p+0, 0x1.473cffbd0e589p-3},
    {0x1.2840d7d9f7e33p+0, 0x1.af7cdde48a375p-3},
    {0x1.f0fcbe5648ee8p-1, -0x1.5fb8faa815035p-5},
    {0x1.17ea7268e949bp+0, 0x1.07e210def93c2p-3},
    {0x1.8206089800f27p-1, -0x1.a13bd9e3a467ap-2},
    {0x1.80e18d1a739dfp-1, -0x1.a59cd8bd0cb99p-2},
    {0x1.b555ea0e8f32cp-1, -0x1.d1b8ab54d8b02p-3},
    {0x1.99ba5da544d0bp+1, 0x1.adb3a90106977p+0},
    {0x1.48d45c9716d2ap+1, 0x1.5c7758c86d37dp+0},
    {0x1.2486efaa9fc36p+1, 0x1.3142dc0de46c3p+0},
    {0x1.7b613a54f00a3p+1, 0x1.91479dfbcecb2p+0},
    {0x1.5104dd36769a7p+1, 0x1.658d38b6b3711p+0},
    {0x1.1fece991efe36p+1, 0x1.2b67b94e351d7p+0},
    {0x1.3c49f6849a1e8p-1, -0x1.63ca09bca0cep-1},
    {0x1.28c10a13f6b1p-1, -0x1.92e16aa54011ap-1},
    {0x1.972e930430e3cp-2, -0x1.5499b314c1a8dp+0},
    {0x1.0f3df221495p-1, -0x1.d547caa464618p-1},
    {0x1.052905bfdffe9p-1, -0x1.f1423e1a699fp-1},
    {0x1.4cd4023bfe33cp-1, -0x1.3e23b9a6b2df7p-1},
};

constexpr auto log_1p = [](auto x) { return hm::log1p(x); };
constexpr auto log_2 = [](auto x) { return hm::log2(x); };

/// The exponents of which 2^n is no exact logarithm, over the whole range, subnormal numbers included.
template <class T, int Lowest, int Highest>
constexpr int inexact_powers() {
    int count = 0;
    for (int n = Lowest; n <= Highest; ++n) {
        using F = hm::detail::format<T>;
        using word = typename F::word;
        constexpr int bias = (1 << (8 * sizeof(T) - 2 - F::fraction_bits)) - 1;
        word const power = n > -bias ? static_cast<word>(n + bias) << F::fraction_bits : word{1} << (n - Lowest);
        count += bits(hm::log2(__builtin_bit_cast(T, power))) != bits(static_cast<T>(n));
    }
    return count;
}

/// The greatest fall, in units of the last place, from one image to the next among neighbours of `around`.
template <class T, class Function>
std::uint64_t worst_fall(T around, Function function) {
    using word = decltype(bits(around));
    word const upwards = around < 0 ? word(0) - 1 : 1;
    std::uint64_t worst = 0;
    for (int i = -1000; i < 1000; ++i) {
        word const x = bits(around) + static_cast<word>(i) * upwards;
        volatile T const first = __builtin_bit_cast(T, x),
                         second = __builtin_bit_cast(T, static_cast<word>(x + upwards));
        T const here = function(first), next = function(second);
        if (here > next && distance(here, next) > worst) worst = distance(here, next);
    }
    return worst;
}

}  // namespace

TEST_CASE("log1p and log2 of a float are correctly rounded, at both times") {
    constexpr auto of_1p = images(log1p_of_float, log_1p);
    STATIC_REQUIRE(worst_distance(of_1p, log1p_of_float) == 0);
    check_at_run_time(of_1p, log1p_of_float, log_1p);
    constexpr auto of_2 = images(log2_of_float, log_2);
    STATIC_REQUIRE(worst_distance(of_2, log2_of_float) == 0);
    check_at_run_time(of_2, log2_of_float, log_2);
}

TEST_CASE("log1p and log2 of a double are within a unit in the last place, with the same bits at both times") {
    constexpr auto of_1p = images(log1p_of_double, log_1p);
    STATIC_REQUIRE(worst_distance(of_1p, log1p_of_double) <= 1);
    STATIC_REQUIRE(different(of_1p, log1p_of_double) <= 4);
    check_at_run_time(of_1p, log1p_of_double, log_1p);
    constexpr auto of_2 = images(log2_of_double, log_2);
    STATIC_REQUIRE(worst_distance(of_2, log2_of_double) <= 1);
    STATIC_REQUIRE(different(of_2, log2_of_double) <= 2);
    check_at_run_time(of_2, log2_of_double, log_2);
}

TEST_CASE("the logarithm to base 2 of a power of 2 is exact") {
    BOTH_TIMES(floats, inexact_powers<float, -149, 127>);
    STATIC_REQUIRE(floats == 0);
    BOTH_TIMES(doubles, inexact_powers<double, -1074, 1023>);
    STATIC_REQUIRE(doubles == 0);
}

TEST_CASE("the logarithms never fall by more than their error, also where one exponent gives way to the next") {
    CHECK(worst_fall(0x1.a8279ap-2f, log_1p) == 0);
    CHECK(worst_fall(-0x1.2bec34p-2f, log_1p) == 0);
    CHECK(worst_fall(-0x1.4afb0dp-1f, log_1p) == 0);
    CHECK(worst_fall(0x1p-29f, log_1p) == 0);
    CHECK(worst_fall(-0x1p-29f, log_1p) == 0);
    CHECK(worst_fall(0x1p53f, log_1p) == 0);
    CHECK(worst_fall(0x1.6a09e6p-1f, log_2) == 0);
    CHECK(worst_fall(0x1.6a09e6p0f, log_2) == 0);
    CHECK(worst_fall(1.0f, log_2) == 0);
    CHECK(worst_fall(0x1.a827999fcef32p-2, log_1p) <= 1);
    CHECK(worst_fall(-0x1.2bec333018867p-2, log_1p) <= 1);
    CHECK(worst_fall(0x1p-54, log_1p) <= 1);
    CHECK(worst_fall(0x1p53, log_1p) <= 1);
    CHECK(worst_fall(0x1.6a09e667f3bcdp-1, log_2) <= 1);
    CHECK(worst_fall(0x1.6a09e667f3bcdp0, log_2) <= 1);
    CHECK(worst_fall(1.0, log_2) <= 1);
}

TEST_CASE("the float forms are the double forms, rounded") {
    // Different methods; and none of these arguments is so near a middle that the error of a double matters.
    int different = 0;
    for (std::uint32_t u = 0x00001234; u < 0x7f800000u; u += 0x00013579) {
        volatile float x = __builtin_bit_cast(float, u < 0x00800000u ? u + 0x00800000u : u);
        different += bits(hm::log2(float(x))) != bits(static_cast<float>(hm::log2(double(x))));
        different += bits(hm::log1p(float(x))) != bits(static_cast<float>(hm::log1p(double(x))));
        if (x < 1) different += bits(hm::log1p(-float(x))) != bits(static_cast<float>(hm::log1p(-double(x))));
    }
    CHECK(different == 0);
}

TEST_CASE("log1p of what is left of 1 is the logarithm") {
    for (double const x : {0.125, 0.75, 1.5, 3.0, 1048577.0}) {
        CHECK(hm::log1p(x - 1) == Approx(hm::log(x)).epsilon(1e-15));
        CHECK(hm::log2(x) * 0x1.62e42fefa39efp-1 == Approx(hm::log(x)).epsilon(1e-15));
    }
}

TEST_CASE("a NaN keeps its sign and payload in a logarithm and becomes quiet") {
    STATIC_REQUIRE(bits(hm::log1p(__builtin_bit_cast(float, 0xffc12345u))) == 0xffc12345u);
    STATIC_REQUIRE(bits(hm::log2(__builtin_bit_cast(double, std::uint64_t{0xfff8123456789abcu}))) ==
                   0xfff8123456789abcu);
    volatile std::uint32_t const f = 0x7f812345u;
    volatile std::uint64_t const d = 0xfff0123456789abcu;
    CHECK(bits(hm::log1p(__builtin_bit_cast(float, std::uint32_t(f)))) == 0x7fc12345u);
    CHECK(bits(hm::log2(__builtin_bit_cast(float, std::uint32_t(f)))) == 0x7fc12345u);
    CHECK(bits(hm::log1p(__builtin_bit_cast(double, std::uint64_t(d)))) == 0xfff8123456789abcu);
    CHECK(bits(hm::log2(__builtin_bit_cast(double, std::uint64_t(d)))) == 0xfff8123456789abcu);
}
