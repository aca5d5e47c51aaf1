// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/both_times.hpp"
#include "../support/known_values.hpp"

#include <heed/math/pow.hpp>
#include <heed/math/sqrt.hpp>

#include <cstddef>
#include <cstdint>

namespace {

namespace hm = heed::math;
using heed_test::bits;
using heed_test::distance;

template <class T>
struct power {
    T base, exponent, value;
};

constexpr float inf_f = hm::infinity<float>;
constexpr double inf_d = hm::infinity<double>;

// Values correctly rounded by MPFR 4.2.0. The last floats are hard: of 10^7 arbitrary pairs those whose power lies
// nearest to the middle between two floats. Squares and cubes of odd numbers lie in the very middle.
constexpr power<float> of_floats[] = {
    {0x1p+1f, 0x1.4p+3f, 0x1p+10f},
    {0x1p+1f, -0x1.2ap+7f, 0x1p-149f},
    {0x1p+1f, -0x1.2bp+7f, 0x1p-149f},
    {0x1p+1f, -0x1.2cp+7f, 0x0p+0f},
    {0x1p+1f, -0x1.0c8p+10f, 0x0p+0f},
    {0x1p+1f, 0x1.fcp+6f, 0x1p+127f},
    {0x1p+1f, 0x1p+7f, inf_f},
    {0x1p+1f, 0x1.fffffep+6f, 0x1.ffff4ep+127f},
    {0x1p-1f, -0x1.fcp+6f, 0x1p+127f},
    {0x1p-1f, 0x1.2ap+7f, 0x1p-149f},
    {0x1p-149f, 0x1p-1f, 0x1.6a09e6p-75f},
    {0x1p-149f, 0x1p+1f, 0x0p+0f},
    {0x1p-148f, -0x1.8p-1f, 0x1p+111f},
    {0x1.fffffep+127f, 0x1p-1f, 0x1.fffffep+63f},
    {0x1.fffffep+127f, 0x1p+0f, 0x1.fffffep+127f},
    {0x1.fffffep+127f, 0x1.000002p+0f, inf_f},
    {0x1.fffffep+127f, -0x1p+0f, 0x1p-128f},
    {0x1.fffffep+127f, -0x1.1p+0f, 0x1p-136f},
    {0x1.4p+3f, 0x1p+1f, 0x1.9p+6f},
    {0x1.4p+3f, -0x1.8p+1f, 0x1.0624dep-10f},
    {0x1.4p+3f, 0x1.3p+5f, 0x1.2ced32p+126f},
    {0x1.4p+3f, 0x1.38p+5f, inf_f},
    {0x1.4p+3f, -0x1.68p+5f, 0x1p-149f},
    {0x1.4p+3f, -0x1.7p+5f, 0x0p+0f},
    {0x1.8p+1f, 0x1.ep+3f, 0x1.b5e4d6p+23f},
    {0x1.8p+1f, 0x1p+4f, 0x1.486bap+25f},
    {0x1.8p+0f, 0x1.cp+2f, 0x1.116p+4f},
    {0x1.6p+3f, 0x1.cp+2f, 0x1.2959c4p+24f},
    {0x1.1p+4f, 0x1.8p+2f, 0x1.704f6p+24f},
    {0x1.001p+12f, 0x1p+1f, 0x1.002p+24f},
    {0x1.003p+12f, 0x1p+1f, 0x1.006008p+24f},
    {-0x1.001p+12f, 0x1p+1f, 0x1.002p+24f},
    {0x1.01p+8f, 0x1.8p+1f, 0x1.0303p+24f},
    {-0x1.01p+8f, 0x1.8p+1f, -0x1.0303p+24f},
    {-0x1.03p+8f, 0x1.8p+1f, -0x1.091b1cp+24f},
    {0x1.e4p+6f, 0x1.cp+1f, 0x1.2959c4p+24f},
    {0x1.21p+8f, 0x1.8p+1f, 0x1.704f6p+24f},
    {0x1p-75f, 0x1p+1f, 0x0p+0f},
    {0x1.8p-75f, 0x1p+1f, 0x1p-149f},
    {0x1.4p-74f, 0x1p+1f, 0x1.8p-148f},
    {0x1p-50f, 0x1.8p+1f, 0x0p+0f},
    {0x1.000002p+0f, 0x1p+24f, 0x1.d8e648p+2f},
    {0x1.fffffep-1f, 0x1p+24f, 0x1.78b562p-2f},
    {0x1.000002p+0f, 0x1.62e43p+29f, 0x1.ffff56p+127f},
    {0x1.000002p+0f, 0x1.6p+29f, 0x1.f104c2p+126f},
    {0x1.000002p+0f, 0x1.8p+29f, inf_f},
    {0x1.fffffep-1f, 0x1.9p+30f, 0x1.bp-145f},
    {0x1.fffffep-1f, 0x1.ap+30f, 0x0p+0f},
    {-0x1p+1f, 0x1.8p+1f, -0x1p+3f},
    {-0x1p+1f, -0x1.8p+1f, -0x1p-3f},
    {-0x1.8p+1f, 0x1.ep+3f, -0x1.b5e4d6p+23f},
    {-0x1p-1f, 0x1.2ap+7f, -0x1p-149f},
    {-0x1.8p+0f, -0x1.4p+2f, -0x1.0db20ap-3f},
    {0x1.cp+2f, 0x1p-149f, 0x1p+0f},
    {0x1.cp+2f, 0x1p-27f, 0x1p+0f},
    {0x1.cp+2f, -0x1p-26f, 0x1p+0f},
    {0x1.4p+1f, 0x0p+0f, 0x1p+0f},
    {0x1.99999ap-4f, 0x1.99999ap-4f, 0x1.96b23p-1f},
    {0x1.6a09e6p+0f, 0x1p+1f, 0x1.fffffep+0f},
    {0x1.6a09e8p+0f, 0x1p+1f, 0x1.000002p+1f},
    {0x1.6a09e6p-1f, 0x1.d9999ap+1f, 0x1.1c0cbep-2f},
    {0x1.fffffcp-127f, 0x1.333334p-2f, 0x1.261104p-38f},
    {0x1.8p-140f, -0x1.ccccccp-1f, 0x1.6374fp+125f},
    {0x1.76a4fap+64f, -0x1.c3943ep-1f, 0x1.0c5e42p-57f},
    {0x1.4f81p+57f, -0x1.dbe3b2p+0f, 0x1.3e7274p-107f},
    {0x1.bba64p+52f, 0x1.cdd624p-5f, 0x1.f7a886p+2f},
    {0x1.88603cp-107f, 0x1.17a3d6p-3f, 0x1.63943ap-15f},
    {0x1.e20e0cp-41f, -0x1.3b8afcp+1f, 0x1.c469c6p+98f},
    {0x1.21525ep-105f, 0x1.8365a2p-2f, 0x1.44cfc4p-40f},
    {0x1.9d7a74p-81f, -0x1.91881ap+0f, 0x1.f2c71ap+125f},
    {0x1.4103cap-48f, 0x1.41956ep+0f, 0x1.14e514p-60f},
    {0x1.88730cp+34f, -0x1.ec443cp+0f, 0x1.5a3de6p-67f},
    {0x1.71517p-123f, -0x1.9ebdeep-2f, 0x1.84f688p+49f},
    {0x1.36e648p+33f, -0x1.bf56e2p-2f, 0x1.607714p-15f},
    {0x1.97f9f6p-126f, 0x1.839b4ap-1f, 0x1.167af2p-95f},
    {0x1.deb796p+118f, 0x1.c551c8p-1f, 0x1.35ddc4p+105f},
    {0x1.fe3a6p+28f, 0x1.cb74c4p+1f, 0x1.0e244ap+104f},
    {0x1.20e79cp+18f, -0x1.bfde0ap+0f, 0x1.26e8fp-32f},
    {0x1.b4ac5ep-43f, -0x1.16e33cp+1f, 0x1.01d2aap+92f},
    {0x1.f78788p+107f, 0x1.30b056p-1f, 0x1.31b342p+64f},
    {0x1.93868cp+70f, -0x1.8d3bd2p+0f, 0x1.492c74p-110f},
    {0x1.0c2258p-73f, -0x1.b5b3fep-3f, 0x1.80a924p+15f},
    {0x1.82e948p-75f, 0x1.de3f0cp-8f, 0x1.5f6aacp-1f},
    {0x1.94ceap-59f, -0x1.a61f2cp-3f, 0x1.04614p+12f},
    {0x1.2a3286p+100f, 0x1.23db5ap+0f, 0x1.3207f6p+114f},
    {0x1.79751cp-31f, -0x1.025ea8p+2f, 0x1.d93d38p+122f},
    {0x1.b514d2p+6f, 0x1.344ecap-2f, 0x1.06fceep+2f},
};
constexpr power<double> of_doubles[] = {
    {0x1p+1, 0x1.4p+3, 0x1p+10},
    {0x1p+1, -0x1.0c8p+10, 0x0.0000000000001p-1022},
    {0x1p+1, -0x1.0cap+10, 0x0.0000000000001p-1022},
    {0x1p+1, -0x1.0ccp+10, 0x0p+0},
    {0x1p+1, 0x1.ff8p+9, 0x1p+1023},
    {0x1p+1, 0x1p+10, inf_d},
    {0x1p-1, -0x1.ff8p+9, 0x1p+1023},
    {0x0.0000000000001p-1022, 0x1p-1, 0x1p-537},
    {0x0.0000000000001p-1022, -0x1.e666666666666p-1, 0x1.3b2c47bff8272p+1020},
    {0x0.0000000000002p-1022, -0x1.e666666666666p-1, 0x1.46499af31af49p+1019},
    {0x1.fffffffffffffp+1023, 0x1p-1, 0x1.fffffffffffffp+511},
    {0x1.fffffffffffffp+1023, 0x1p+0, 0x1.fffffffffffffp+1023},
    {0x1.fffffffffffffp+1023, 0x1.0000000000001p+0, inf_d},
    {0x1.fffffffffffffp+1023, -0x1p+0, 0x0.4p-1022},
    {0x1.fffffffffffffp+1023, -0x1.1p+0, 0x0p+0},
    {0x1.4p+3, 0x1p+1, 0x1.9p+6},
    {0x1.4p+3, -0x1.8p+1, 0x1.0624dd2f1a9fcp-10},
    {0x1.4p+3, 0x1.6p+4, 0x1.0f0cf064dd592p+73},
    {0x1.4p+3, 0x1.34p+8, 0x1.1ccf385ebc8ap+1023},
    {0x1.4p+3, 0x1.35p+8, inf_d},
    {0x1.4p+3, -0x1.4p+8, 0x0.00000000007e8p-1022},
    {0x1.4p+3, -0x1.44p+8, 0x0p+0},
    {0x1.8p+1, 0x1.08p+5, 0x1.3bfefa65abb83p+52},
    {0x1.8p+1, 0x1.1p+5, 0x1.d9fe779881944p+53},
    {-0x1.8p+1, 0x1.08p+5, -0x1.3bfefa65abb83p+52},
    {0x1.8p+0, 0x1.cp+2, 0x1.116p+4},
    {0x1.6a09e6cp+26, 0x1p+1, 0x1.0000007c84becp+53},
    {0x1.6a09e64p+26, 0x1p+1, 0x1.ffffff8eff971p+52},
    {-0x1.6a09e6cp+26, 0x1p+1, 0x1.0000007c84becp+53},
    {0x1.96608p+17, 0x1.8p+1, 0x1.00011add69b2p+53},
    {-0x1.96608p+17, 0x1.8p+1, -0x1.00011add69b2p+53},
    {0x1p-537, 0x1p+1, 0x0.0000000000001p-1022},
    {0x1.8p-537, 0x1p+1, 0x0.0000000000002p-1022},
    {0x1.4p-536, 0x1p+1, 0x0.0000000000006p-1022},
    {0x1.0000000000001p+0, 0x1p+52, 0x1.5bf0a8b145769p+1},
    {0x1.fffffffffffffp-1, 0x1p+53, 0x1.78b56362cef37p-2},
    {0x1.0000000000001p+0, 0x1.62ep+61, 0x1.ef85a11e73c7ep+1023},
    {0x1.0000000000001p+0, 0x1.63p+61, inf_d},
    {0x1.fffffffffffffp-1, 0x1.73p+62, 0x0.000000000000bp-1022},
    {0x1.fffffffffffffp-1, 0x1.75p+62, 0x0p+0},
    {-0x1p+1, 0x1.8p+1, -0x1p+3},
    {-0x1p+1, -0x1.8p+1, -0x1p-3},
    {-0x1p-1, 0x1.0c8p+10, 0x0.0000000000001p-1022},
    {-0x1.8p+0, -0x1.4p+2, -0x1.0db20a88f4696p-3},
    {-0x1p+0, 0x1.0000000000001p+52, -0x1p+0},
    {-0x1p+0, 0x1.0000000000002p+52, 0x1p+0},
    {-0x1.0000000000001p+0, 0x1.fffffffffffffp+52, -0x1.d8e64b8d4ddaap+2},
    {0x1.cp+2, 0x0.0000000000001p-1022, 0x1p+0},
    {0x1.cp+2, 0x1p-56, 0x1p+0},
    {0x1.4p+1, 0x0p+0, 0x1p+0},
    {0x1.999999999999ap-4, 0x1.999999999999ap-4, 0x1.96b230bcdc434p-1},
    {0x1.6a09e667f3bccp+0, 0x1p+1, 0x1.ffffffffffffep+0},
    {0x1.6a09e667f3bcdp+0, 0x1p+1, 0x1.0000000000001p+1},
    {0x1.6a09e667f3bcdp-1, 0x1.d99999999999ap+1, 0x1.1c0cbeb32bdfap-2},
    {0x0.ffffffffffffep-1022, 0x1.3333333333333p-2, 0x1.51cb453b9539ap-307},
    {0x1.05f9a5585f6c2p+0, -0x1.dfd8dbe88e744p+14, 0x0.da44b07c35fedp-1022},
    {0x1.06baee8a14fbp-95, 0x1.58828e38e1b02p+3, 0x0.c7559ab642bebp-1022},
    {0x1.fffffffffffeap-1, -0x1.fbfa72f600d1bp+56, 0x1.ca2b4a2329552p+503},
    {0x1.0bbfd220003f6p-499, 0x1.06101cb87108ap+1, 0x1.692d15a6946d6p-1022},
    {0x1.faaaaaaaap-1, 0x1.ap+1, 0x1.eede70ed11696p-1},
    {0x1.0aaaaaaaap+0, 0x1.f4p+9, 0x1.dba0b35dbce77p+58},
    {0x1.faaap-1, -0x1.f4p+10, 0x1.2bf52a6fa82d8p+30},
    {0x1.02aaaaaaap+0, -0x1.388p+15, 0x1.fb2cfd02204cfp-599},
    {0x1.47edeac3f494p+127, 0x1.f47bf184f77bcp+2, 0x1.ebc9c466b15ap+995},
    {0x1.4b32c371b1373p+0, -0x1.24bccc49eb8a8p+10, 0x1.e8613190d171ap-436},
    {0x1.d34b2a2343e94p-1, -0x1.4307a90f94a7ap+11, 0x1.8efda350fec77p+340},
    {0x1.a65d220b24867p-414, 0x1.7f644d060234ap-3, 0x1.8d0c681c7ef58p-78},
    {0x1.8896ca60b4e75p-1, 0x1.f8a7542a97882p+10, 0x1.898cbbf9f784dp-774},
    {0x1.67c742413ef09p-1, -0x1.0a139f9c2c759p+10, 0x1.b47a37973fe4dp+541},
    {0x1.1c2a47debd23fp-321, 0x1.96ba9e4cce8b1p+0, 0x1.2e2cd4719df89p-510},
    {0x1.d539d6cb8032ep-1, -0x1.748724a7b29c5p+12, 0x1.23a6802af4951p+750},
    {0x1.6e0ea61d4576p-1, 0x1.a806735b3de33p+7, 0x1.4adc6b0211dfbp-103},
    {0x1.bc7f0257d2422p+42, 0x1.2180bce156c68p+4, 0x1.45e8945accc9bp+774},
    {0x1.4a7f8c3d47c85p+0, 0x1.f2c1e9d4dab1cp+10, 0x1.1f38f848d7dp+735},
    {0x1.acd4945c46f41p-1, 0x1.4e7cfd16067aep+9, 0x1.e3c5fcf7f4e4fp-172},
    {0x1.ae8395bf9951dp-123, -0x1.963d6dbb4e2f3p+2, 0x1.f9c3a3c7a674dp+775},
    {0x1.7135759c37ca3p+0, -0x1.4da672ee0ad79p+10, 0x1.eaf4cd09bdc05p-706},
    {0x1.8b29c68902726p-1, 0x1.6a2f316742a47p+10, 0x1.87b9e148f7f79p-542},
    {0x1.203fde0e9902dp-231, 0x1.0d787c9eb7c5dp-3, 0x1.8ba9b217f8d4ep-31},
    {0x1.12eb3ee003f37p+0, -0x1.232a13ee1c652p+12, 0x1.be5832c8f53acp-480},
    {0x1.5854647def54dp-1, 0x1.1e076e2bd7291p+8, 0x1.39111abcda72ap-164},
    {0x1.c5181501ad565p-114, -0x1.2f16d2f43812dp+0, 0x1.fdf3955d13f07p+133},
    {0x1.6fd7c470464dap+0, 0x1.6fdf2e5d73a55p+9, 0x1.afb8a31e35163p+384},
    {0x1.0331403db1aa1p+0, 0x1.9f1f8af130777p+13, 0x1.6cb9b5cb9e4acp+237},
    {0x1.6f8c6efbfee1ap+152, -0x1.7a0023ff05e6ap+2, 0x1.1f63a74683b6fp-901},
    {0x1.6069bbf7a0df2p+0, 0x1.3293159ce5d0cp+10, 0x1.63c73619fa42p+565},
    {0x1.596de69da95cfp+0, 0x1.5bf86a0a673f2p+10, 0x1.8ddb4934e0f96p+601},
    {0x1.caae854967884p-94, 0x1.1859cb8291ddbp+1, 0x1.f20e9d67ea4b9p-205},
    {0x1.74d7829fd00f2p-1, -0x1.28611510ea835p+9, 0x1.2d2c2e88d5a64p+271},
    {0x1.68ba3ec7b7322p-1, 0x1.b067346bfa877p+10, 0x1.1a290afde12a7p-874},
    {0x1.dddd16b28448bp-253, 0x1.5a4fda2cfc1c7p+1, 0x1.e770521f5dbcep-683},
    {0x1.c2811796330f9p-1, 0x1.31f588b0768b9p+12, 0x1.3c1adaa77eec5p-904},
    {0x1.5744966a2e5p-1, 0x1.31491e5ba061dp+10, 0x1.8d5c63cde3475p-705},
    {0x1.03b66b8703387p-345, 0x1.98d934be613e3p-1, 0x1.6fdb0058a3c98p-276},
    {0x1.5e4701e790f66p-1, -0x1.5924ce6c5ef9p+10, 0x1.0c112c733f94fp+756},
    {0x1.1875de8ad3e6ap+0, -0x1.50fcba35fa114p+12, 0x1.1c6476c2e4b3p-710},
    {0x1.76d4baf9ed604p-215, 0x1.6ff5d6780037dp+0, 0x1.b1fd5a76e9b1dp-309},
    {0x1.cb47218a5889fp-1, 0x1.2faf8ee34538ap+12, 0x1.2b99e52055378p-762},
    {0x1.526eebd42d816p+0, 0x1.3520cd4730165p+11, 0x1.f07ae068b9c7cp+995},
};

/// ISO C, Annex F.10.4.4, in its order.
template <class T>
struct special_cases {
    static constexpr T inf = hm::infinity<T>, nan = hm::quiet_nan<T>,
                       odd = sizeof(T) == 4 ? T(0x1.fffffep23) : T(0x1.fffffffffffffp52), even = 2 * odd,
                       half = odd / 2, least = sizeof(T) == 4 ? T(0x1p-149) : T(0x1p-1074),
                       most = sizeof(T) == 4 ? T(0x1.fffffep127) : T(0x1.fffffffffffffp1023),
                       above = sizeof(T) == 4 ? T(0x1.000002p0) : T(0x1.0000000000001p0),
                       below = sizeof(T) == 4 ? T(0x1.fffffep-1) : T(0x1.fffffffffffffp-1);
    static constexpr power<T> table[] = {
        // Zero, to odd powers, to others, and to infinite ones.
        {0, -1, inf},
        {T(-0.0), -1, -inf},
        {T(-0.0), -3, -inf},
        {T(-0.0), -odd, -inf},
        {0, -2, inf},
        {T(-0.0), -2, inf},
        {T(-0.0), T(-0.5), inf},
        {T(-0.0), -even, inf},
        {0, -least, inf},
        {T(-0.0), -least, inf},
        {0, -most, inf},
        {T(-0.0), -half, inf},
        {0, -inf, inf},
        {T(-0.0), -inf, inf},
        {0, 1, 0},
        {T(-0.0), 1, T(-0.0)},
        {0, odd, 0},
        {T(-0.0), odd, T(-0.0)},
        {0, 2, 0},
        {T(-0.0), 2, 0},
        {T(-0.0), T(0.5), 0},
        {T(-0.0), even, 0},
        {0, least, 0},
        {T(-0.0), least, 0},
        {T(-0.0), most, 0},
        {0, inf, 0},
        {T(-0.0), inf, 0},
        // 1 and -1.
        {-1, inf, 1},
        {-1, -inf, 1},
        {1, 0, 1},
        {1, nan, 1},
        {1, -nan, 1},
        {1, inf, 1},
        {1, -inf, 1},
        {1, most, 1},
        {-1, odd, -1},
        {-1, -odd, -1},
        {-1, even, 1},
        {-1, most, 1},
        // To the power of zero.
        {nan, 0, 1},
        {-nan, T(-0.0), 1},
        {0, 0, 1},
        {T(-0.0), T(-0.0), 1},
        {inf, 0, 1},
        {-inf, T(-0.0), 1},
        {-2, 0, 1},
        {least, T(-0.0), 1},
        {-most, 0, 1},
        // Negative, to a power that is no integer.
        {-1, T(0.5), nan},
        {-2, half, nan},
        {-2, -half, nan},
        {-least, least, nan},
        {-most, T(-1.5), nan},
        {-3, T(1.0) / 3, nan},
        {-above, below, nan},
        {-below, -above, nan},
        // To an infinite power.
        {T(0.5), -inf, inf},
        {-below, -inf, inf},
        {-least, -inf, inf},
        {2, -inf, 0},
        {-above, -inf, 0},
        {-most, -inf, 0},
        {-inf, -inf, 0},
        {T(0.5), inf, 0},
        {-below, inf, 0},
        {-least, inf, 0},
        {2, inf, inf},
        {-above, inf, inf},
        {-most, inf, inf},
        {-inf, inf, inf},
        {inf, inf, inf},
        {inf, -inf, 0},
        // Infinity.
        {-inf, -1, T(-0.0)},
        {-inf, -odd, T(-0.0)},
        {-inf, -2, 0},
        {-inf, T(-0.5), 0},
        {-inf, -even, 0},
        {-inf, 1, -inf},
        {-inf, odd, -inf},
        {-inf, 2, inf},
        {-inf, T(0.5), inf},
        {-inf, even, inf},
        {inf, -1, 0},
        {inf, -least, 0},
        {inf, 1, inf},
        {inf, least, inf},
        {-inf, least, inf},
        {-inf, -least, 0},
        // NaN.
        {nan, 1, nan},
        {nan, nan, nan},
        {2, nan, nan},
        {-1, nan, nan},
        {0, nan, nan},
        {nan, inf, nan},
        {inf, nan, nan},
        {-2, nan, nan},
        // Beyond the range.
        {most, 2, inf},
        {-most, 3, -inf},
        {-most, -3, T(-0.0)},
        {least, 2, 0},
        {-least, 3, T(-0.0)},
        {-least, -3, -inf},
        {2, most, inf},
        {2, -most, 0},
        {-2, most, inf},
        {-2, -odd, T(-0.0)},
        {-2, odd, -inf},
        {above, most, inf},
        {below, most, 0},
        {above, -most, 0},
        {below, -most, inf},
        {most, -most, 0},
        {least, least, 1},
        {most, least, 1},
        {most, -least, 1},
    };
};

template <class T, std::size_t N>
constexpr std::uint64_t worst_distance(power<T> const (&table)[N]) {
    std::uint64_t worst = 0;
    for (auto const& row : table) {
        std::uint64_t const d = distance(hm::pow(row.base, row.exponent), row.value);
        worst = d > worst ? d : worst;
    }
    return worst;
}

/// How many powers are not the value in the table.
template <class T, std::size_t N>
constexpr int different(power<T> const (&table)[N]) {
    int count = 0;
    for (auto const& row : table) count += bits(hm::pow(row.base, row.exponent)) != bits(row.value);
    return count;
}

/// The first row whose value is another, of which the sign of a NaN counts for nothing; -1 if there is none.
template <class T, std::size_t N>
constexpr int first_wrong(power<T> const (&table)[N]) {
    for (std::size_t i = 0; i < N; ++i) {
        T const value = hm::pow(table[i].base, table[i].exponent);
        if (hm::is_nan(table[i].value) ? !hm::is_nan(value) : bits(value) != bits(table[i].value))
            return static_cast<int>(i);
    }
    return -1;
}

template <class T, std::size_t N>
struct row {
    T values[N];
};

template <class T, std::size_t N>
constexpr row<T, N> powers(power<T> const (&table)[N]) {
    row<T, N> result{};
    for (std::size_t i = 0; i < N; ++i) result.values[i] = hm::pow(table[i].base, table[i].exponent);
    return result;
}

/// A loop of which the compiler knows nothing, and which it vectorises where it can.
template <class T>
[[gnu::noinline]] void raise(T const* bases, T const* exponents, T* values, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) values[i] = hm::pow(bases[i], exponents[i]);
}

template <class T, std::size_t N>
void check_at_run_time(row<T, N> const& constant, power<T> const (&table)[N]) {
    T bases[N], exponents[N], values[N];
    for (std::size_t i = 0; i < N; ++i) {
        volatile T base = table[i].base, exponent = table[i].exponent;
        bases[i] = base;
        exponents[i] = exponent;
    }
    raise(bases, exponents, values, N);
    for (std::size_t i = 0; i < N; ++i) {
        volatile T base = table[i].base, exponent = table[i].exponent;
        INFO("row " << i);
        CHECK(bits(values[i]) == bits(constant.values[i]));
        CHECK(bits(hm::pow(base, exponent)) == bits(constant.values[i]));
    }
}

/// Positive floats of all exponents within `spread` of 1.
struct arbitrary {
    std::uint32_t state = 20250131;
    constexpr float next(std::uint32_t spread) {
        state = state * 1664525u + 1013904223u;
        std::uint32_t const exponent = 127 - spread + (state >> 8) % (2 * spread + 1);
        state = state * 1664525u + 1013904223u;
        return __builtin_bit_cast(float, (exponent << 23) | (state >> 9));
    }
};

/// How many squares, roots, inverses and first powers differ from what a single rounding of exact arithmetic gives.
template <int Count>
constexpr int wrong_simple_powers() {
    int wrong = 0;
    arbitrary numbers;
    for (int i = 0; i < Count; ++i) {
        float const x = numbers.next(60);
        double const square = static_cast<double>(x) * static_cast<double>(x);
        wrong += bits(hm::pow(x, 2.0f)) != bits(static_cast<float>(square));
        wrong += bits(hm::pow(-x, 2.0f)) != bits(static_cast<float>(square));
        wrong += bits(hm::pow(x, 0.5f)) != bits(hm::sqrt(x));
        wrong += bits(hm::pow(x, -1.0f)) != bits(1.0f / x);
        wrong += bits(hm::pow(-x, 1.0f)) != bits(-x);
    }
    return wrong;
}

/// How many squares and cubes of odd numbers that lie in the middle between two floats were not rounded to even.
constexpr int wrong_ties() {
    int wrong = 0;
    for (int n = 4097; n < 5792; n += 14) {
        wrong += hm::pow(static_cast<float>(n), 2.0f) != static_cast<float>(n * n);
    }
    for (int n = 257; n < 322; n += 2) {
        wrong += hm::pow(static_cast<float>(n), 3.0f) != static_cast<float>(n * n * n);
        wrong += hm::pow(static_cast<float>(n * n), 1.5f) != static_cast<float>(n * n * n);
        wrong += hm::pow(static_cast<float>(-n), 3.0f) != static_cast<float>(-n * n * n);
    }
    return wrong;
}

}  // namespace

TEST_CASE("powers of floats are correctly rounded on known pairs, with the same bits at both times") {
    constexpr std::uint64_t worst = worst_distance(of_floats);
    STATIC_REQUIRE(worst == 0);
    constexpr auto constant = powers(of_floats);
    check_at_run_time(constant, of_floats);
}

TEST_CASE("powers of doubles are within a unit in the last place on known pairs, with the same bits at both times") {
    constexpr std::uint64_t worst = worst_distance(of_doubles);
    STATIC_REQUIRE(worst <= 1);
    constexpr int not_correctly_rounded = different(of_doubles);
    STATIC_REQUIRE(not_correctly_rounded <= 4);
    constexpr auto constant = powers(of_doubles);
    check_at_run_time(constant, of_doubles);
}

TEST_CASE("powers of zeros, ones, infinities, NaNs and negative numbers are those of C, also in constant expressions") {
    constexpr int floats = first_wrong(special_cases<float>::table);
    STATIC_REQUIRE(floats == -1);
    constexpr auto of_float = powers(special_cases<float>::table);
    check_at_run_time(of_float, special_cases<float>::table);
    constexpr int doubles = first_wrong(special_cases<double>::table);
    STATIC_REQUIRE(doubles == -1);
    constexpr auto of_double = powers(special_cases<double>::table);
    check_at_run_time(of_double, special_cases<double>::table);
}

TEST_CASE("squares, roots, inverses and first powers of floats are those of exact arithmetic") {
    BOTH_TIMES(few, wrong_simple_powers<40>);
    STATIC_REQUIRE(few == 0);
    CHECK(wrong_simple_powers<20000>() == 0);
}

TEST_CASE("a power in the middle between two floats is rounded to even") {
    BOTH_TIMES(wrong, wrong_ties);
    STATIC_REQUIRE(wrong == 0);
}

TEST_CASE("powers of 2 with whole exponents are exact") {
    int wrong = 0;
    for (int n = -149; n <= 127; ++n) {
        volatile float x = static_cast<float>(n);
        std::uint32_t const value = n < -126 ? 1u << (n + 149) : static_cast<std::uint32_t>(n + 127) << 23;
        wrong += bits(hm::pow(2.0f, x)) != value;
        wrong += bits(hm::pow(0.5f, -x)) != value;
    }
    for (int n = -1074; n <= 1023; ++n) {
        volatile double x = n;
        std::uint64_t const value =
            n < -1022 ? std::uint64_t{1} << (n + 1074) : static_cast<std::uint64_t>(n + 1023) << 52;
        wrong += bits(hm::pow(2.0, x)) != value;
        wrong += bits(hm::pow(0.25, -x / 2)) != value;
    }
    CHECK(wrong == 0);
}

TEST_CASE("a power of floats is that of doubles, rounded") {
    // Different methods; and none of these powers is so near a middle that the error of a double matters.
    arbitrary numbers;
    int different = 0;
    for (int i = 0; i < 20000; ++i) {
        volatile float x = numbers.next(20), y = numbers.next(1);
        different += bits(hm::pow(float(x), float(y))) != bits(static_cast<float>(hm::pow(double(x), double(y))));
        different += bits(hm::pow(float(x), -float(y))) != bits(static_cast<float>(hm::pow(double(x), -double(y))));
    }
    CHECK(different == 0);
}

TEST_CASE("a NaN keeps its sign and payload in a power and becomes quiet") {
    STATIC_REQUIRE(bits(hm::pow(__builtin_bit_cast(float, 0xffc12345u), 2.0f)) == 0xffc12345u);
    STATIC_REQUIRE(bits(hm::pow(2.0, __builtin_bit_cast(double, std::uint64_t{0xfff8123456789abcu}))) ==
                   0xfff8123456789abcu);
    volatile std::uint32_t const f = 0x7f812345u;
    volatile std::uint64_t const d = 0xfff0123456789abcu;
    CHECK(bits(hm::pow(__builtin_bit_cast(float, std::uint32_t(f)), 2.0f)) == 0x7fc12345u);
    CHECK(bits(hm::pow(-2.0f, __builtin_bit_cast(float, std::uint32_t(f)))) == 0x7fc12345u);
    CHECK(bits(hm::pow(__builtin_bit_cast(double, std::uint64_t(d)), 2.0)) == 0xfff8123456789abcu);
    CHECK(bits(hm::pow(-2.0, __builtin_bit_cast(double, std::uint64_t(d)))) == 0xfff8123456789abcu);
}
