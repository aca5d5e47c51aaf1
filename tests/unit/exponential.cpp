// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <heed/math/abs.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/cosh.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/detail/exponential.hpp>
#include <heed/math/exp2.hpp>
#include <heed/math/expm1.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/sigmoid.hpp>
#include <heed/math/sinh.hpp>
#include <heed/math/tanh.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "../support/both_times.hpp"

namespace {

namespace hm = heed::math;

template <class T>
struct known {
    T argument;
    T value;
    double beyond = 0;
};

constexpr float inf_f = hm::infinity<float>, nan_f = hm::quiet_nan<float>;
constexpr double inf_d = hm::infinity<double>, nan_d = hm::quiet_nan<double>;

// Values correctly rounded by MPFR 4.2.0. Among the floats are those whose image lies nearest to the middle between two
// floats (within 2^-49 of its size), of all 2^32 floats; of sigmoid below 2^-14 only some, it has 250 there. Of doubles
// also how far the exact value is beyond the rounded one, away from zero, in units in the last place; among them are
// the arguments of the largest errors found. Each table ends with arbitrary numbers.
constexpr known<float> exp2_of_float[] = {
    {0x0p+0f, 0x1p+0f},
    {-0x0p+0f, 0x1p+0f},
    {0x1p-149f, 0x1p+0f},
    {-0x1p-149f, 0x1p+0f},
    {-0x1.fffffcp-127f, 0x1p+0f},
    {0x1p-126f, 0x1p+0f},
    {0x1p-25f, 0x1p+0f},
    {-0x1p-25f, 0x1p+0f},
    {-0x1p-24f, 0x1.fffffep-1f},
    {0x1p-13f, 0x1.00058cp+0f},
    {0x1.8p-23f, 0x1.000002p+0f},
    {-0x1.4p-22f, 0x1.fffffap-1f},
    {0x1.8p-11f, 0x1.002148p+0f},
    {-0x1.cp-11f, 0x1.ffb264p-1f},
    {0x1p+0f, 0x1p+1f},
    {-0x1p+0f, 0x1p-1f},
    {0x1p-1f, 0x1.6a09e6p+0f},
    {-0x1.8p+1f, 0x1p-3f},
    {inf_f, inf_f},
    {-inf_f, 0x0p+0f},
    {nan_f, nan_f},
    {0x1.fffffep+127f, inf_f},
    {-0x1.fffffep+127f, 0x0p+0f},
    {0x1.fep+6f, 0x1.6a09e6p+127f},
    {0x1.fffffep+6f, 0x1.ffff4ep+127f},
    {0x1p+7f, inf_f},
    {-0x1.f6p+6f, 0x1.6a09e6p-126f},
    {-0x1.f8p+6f, 0x1p-126f},
    {-0x1.f80002p+6f, 0x1.ffff5p-127f},
    {-0x1.fap+6f, 0x1.6a09e8p-127f},
    {-0x1.188p+7f, 0x1.afp-141f},
    {-0x1.2ap+7f, 0x1p-149f},
    {-0x1.2bfffep+7f, 0x1p-149f},
    {-0x1.2cp+7f, 0x0p+0f},
    {-0x1.2c0002p+7f, 0x0p+0f},
    {-0x1.2ep+7f, 0x0p+0f},
    {0x1.fffffap-2f, 0x1.6a09e4p+0f},
    {0x1p-1f, 0x1.6a09e6p+0f},
    {-0x1p-1f, 0x1.6a09e6p-1f},
    {0x1.8p+0f, 0x1.6a09e6p+1f},
    {0x1.853a6ep-9f, 0x1.00870ap+0f},
    {-0x1.e7526ep-6f, 0x1.f58d62p-1f},
    {0x1.0f0af8p-11f, 0x1.00177cp+0f},
    {0x1.853a6ep-9f, 0x1.00870ap+0f},
    {0x1.05535ap-7f, 0x1.016b46p+0f},
    {0x1.9357c4p-4f, 0x1.12156ap+0f},
    {-0x1.595aep-14f, 0x1.fff884p-1f},
    {-0x1.77a744p-14f, 0x1.fff7dcp-1f},
    {-0x1.a7a04cp-14f, 0x1.fff6d2p-1f},
    {-0x1.c6de7p-10f, 0x1.ff6274p-1f},
    {-0x1.d8568p-10f, 0x1.ff5c68p-1f},
    {-0x1.5e9a04p-6f, 0x1.f87632p-1f},
    {-0x1.e7526ep-6f, 0x1.f58d62p-1f},
    {-0x1.3e53bcp-3f, 0x1.cbb4acp-1f},
    {-0x1.2cp+7f, 0x0p+0f},
    {-0x1.22eb92p-4f, 0x1.e76772p-1f},
    {0x1.59d476p+2f, 0x1.52a2ep+5f},
    {-0x1.130d84p-8f, 0x1.fe834p-1f},
    {0x1.16e668p-12f, 0x1.000c16p+0f},
    {-0x1.38bcfcp-7f, 0x1.fc9fc4p-1f},
    {-0x1.4ab7a4p-3f, 0x1.c9c832p-1f},
    {0x1.451ac2p-9f, 0x1.0070c6p+0f},
    {0x1.7547a6p-5f, 0x1.0836fp+0f},
    {0x1.1cf8fap-9f, 0x1.0062d6p+0f},
    {-0x1.b1dbdap-11f, 0x1.ffb4d6p-1f},
    {0x1.647c72p-5f, 0x1.07d6e4p+0f},
    {-0x1.30bb3ep-8f, 0x1.fe5a3cp-1f},
    {0x1.5eep-10f, 0x1.003cd4p+0f},
    {-0x1.e2a352p+0f, 0x1.152edep-2f},
    {0x1.04ff5ap-12f, 0x1.000b4ep+0f},
    {0x1.9bd408p-2f, 0x1.524dccp+0f},
    {0x1.297d4ep+2f, 0x1.9139fap+4f},
    {0x1.8d005ap-8f, 0x1.0113c2p+0f},
    {0x1.73262ap-6f, 0x1.040d2ap+0f},
    {0x1.31208cp-5f, 0x1.06b204p+0f},
    {-0x1.0027d8p-1f, 0x1.69f66p-1f},
    {0x1.e9488p-12f, 0x1.001534p+0f},
    {-0x1.063ebap+1f, 0x1.eef98p-3f},
    {-0x1.c37872p-2f, 0x1.792e2ep-1f},
    {0x1.7c4d7ep+2f, 0x1.ebe724p+5f},
    {0x1.a9342cp+3f, 0x1.387acep+13f},
    {-0x1.9273bap-9f, 0x1.fee956p-1f},
    {0x1.75a578p-3f, 0x1.228296p+0f},
    {0x1.5f968ap+4f, 0x1.f6f18ep+21f},
    {0x1.fc0942p+4f, 0x1.af36c8p+31f},
    {0x1.bb2fd2p+3f, 0x1.cd4eecp+13f},
    {-0x1.634172p+3f, 0x1.dd232ep-12f},
    {-0x1.38b82ep+5f, 0x1.e10efap-40f},
    {-0x1.c8ee78p+4f, 0x1.5bb83p-29f},
    {-0x1.ca3576p-2f, 0x1.7776c2p-1f},
    {0x1.24bb3p+4f, 0x1.3a3c2ap+18f},
    {0x1.67370ep+4f, 0x1.5def3cp+22f},
    {-0x1.254f9p+4f, 0x1.96c59p-19f},
    {-0x1.cbe982p+4f, 0x1.319916p-29f},
    {0x1.5db6cep+4f, 0x1.cfb9f6p+21f},
    {-0x1.0bf342p+1f, 0x1.dfea9p-3f},
    {0x1.2ab4e8p+5f, 0x1.43a8d6p+37f},
    {0x1.f5fbbap+4f, 0x1.4bc03cp+31f},
    {0x1.d1526p+3f, 0x1.748ddp+14f},
    {0x1.64445ap+3f, 0x1.18ca0ap+11f},
    {0x1.e5e934p+4f, 0x1.4ab67p+30f},
    {0x1.534cd8p+4f, 0x1.27587ep+21f},
    {-0x1.245c54p+5f, 0x1.5ee682p-37f},
    {-0x1.44b35p-18f, 0x1.ffff9p-1f},
    {-0x1.49a3fcp-15f, 0x1.fffc6ep-1f},
    {0x1.a5f9fcp-16f, 0x1.000124p+0f},
    {0x1.19e0a4p-16f, 0x1.0000c4p+0f},
    {-0x1.5a8302p-18f, 0x1.ffff88p-1f},
    {0x1.aa1486p-14f, 0x1.00049ep+0f},
};
constexpr known<double> exp2_of_double[] = {
    {0x0p+0, 0x1p+0, 0},
    {-0x0p+0, 0x1p+0, 0},
    {0x0.0000000000001p-1022, 0x1p+0, 0},
    {-0x0.0000000000001p-1022, 0x1p+0, 0},
    {0x1p-1022, 0x1p+0, 0},
    {0x1p-55, 0x1p+0, 0.087},
    {-0x1p-54, 0x1p+0, -0.173},
    {0x1p-27, 0x1.000000162e43p+0, -0.004},
    {-0x1p-28, 0x1.ffffffe9d1bdp-1, 0.094},
    {0x1p+0, 0x1p+1, 0},
    {-0x1p+0, 0x1p-1, 0},
    {0x1p-1, 0x1.6a09e667f3bcdp+0, -0.435},
    {-0x1.8p+1, 0x1p-3, 0},
    {inf_d, inf_d, 0},
    {-inf_d, 0x0p+0, 0},
    {nan_d, nan_d, 0},
    {0x1.fffffffffffffp+1023, inf_d, 0},
    {-0x1.fffffffffffffp+1023, 0x0p+0, 0},
    {0x1.62e42fefa39efp-2, 0x1.45837513c59e1p+0, -0.385},
    {0x1.62e42fefa39fp-2, 0x1.45837513c59e1p+0, -0.165},
    {-0x1.0a2b23f3bab73p+0, 0x1.f21881abf3cefp-2, 0.430},
    {0x1.62e42fefa39efp-3, 0x1.20ac00abf1244p+0, -0.065},
    {0x1.8p-20, 0x1.000010a2b2c9ap+0, -0.342},
    {-0x1.cp-15, 0x1.fffb25e73ae7ep-1, -0.074},
    {0x1.ffcp+9, 0x1.6a09e667f3bcdp+1023, -0.435},
    {0x1.fffffffffffffp+9, 0x1.ffffffffffd3ap+1023, 0.217},
    {0x1p+10, inf_d, 0},
    {-0x1.fecp+9, 0x1.6a09e667f3bcdp-1022, -0.435},
    {-0x1.ffp+9, 0x1p-1022, 0},
    {-0x1.ff00000000001p+9, 0x0.ffffffffffe9dp-1022, 0.109},
    {-0x1.0193333333333p+10, 0x0.00cfefc5e672ap-1022, 0.070},
    {-0x1.0c6p+10, 0x0.0000000000001p-1022, 0.414},
    {-0x1.0c8p+10, 0x0.0000000000001p-1022, 0},
    {-0x1.0cbffffffffffp+10, 0x0.0000000000001p-1022, -0.500},
    {-0x1.0ccp+10, 0x0p+0, 0.500},
    {-0x1.0dp+10, 0x0p+0, 0.250},
    {-0x1.13p+10, 0x0p+0, 0},
    {-0x1.388p+12, 0x0p+0, 0},
    {0x1.fffffffe4832p-2, 0x1.6a09e66787f5p+0, -0.493},
    {-0x1p-1, 0x1.6a09e667f3bcdp-1, -0.435},
    {0x1.48p+3, 0x1.306fe0a31b715p+10, 0.179},
    {-0x1.ff4916dcc9984p+9, 0x0.ac533fa211a65p-1022, -0.236},
    {-0x1.ff612168083f4p+9, 0x0.974a1c6f27c87p-1022, -0.236},
    {-0x1.ff366d5523d54p+9, 0x0.bea697e21ca53p-1022, -0.228},
    {-0x1.ff37c313d0feap+9, 0x0.bd470b11ff145p-1022, -0.221},
    {-0x1.ce97de25a3cfp-2, 0x1.7659ec18c4989p-1, -0.363},
    {-0x1.06ffafb0597d3p+7, 0x1.6a31456db9f19p-132, -0.351},
    {-0x1.22eb92502319p-4, 0x1.e76772bb8fe05p-1, -0.201},
    {0x1.59d47572ecfc6p+2, 0x1.52a2deefc0c83p+5, 0.177},
    {-0x1.130d84f91bf14p-8, 0x1.fe833ffb92a1ep-1, -0.114},
    {0x1.16e6678d39feep-12, 0x1.000c1562a42f7p+0, 0.459},
    {-0x1.38bcfc057e746p-7, 0x1.fc9fc46ea8014p-1, -0.297},
    {-0x1.4ab7a473d2937p-3, 0x1.c9c830f41b664p-1, -0.082},
    {0x1.451ac15e436fcp-9, 0x1.0070c50139a55p+0, -0.130},
    {0x1.7547a68cfdd04p-5, 0x1.0836f02eadc49p+0, -0.017},
    {0x1.1cf8fa026c9fp-9, 0x1.0062d6a2d11d4p+0, -0.378},
    {-0x1.b1dbd9f06d472p-11, 0x1.ffb4d6ed42e81p-1, -0.128},
    {0x1.647c72c63386cp-5, 0x1.07d6e4d618341p+0, 0.488},
    {-0x1.30bb3e55b6d6cp-8, 0x1.fe5a3b8b8bcbep-1, -0.061},
    {0x1.5edfffb0a118p-10, 0x1.003cd4891c2b9p+0, 0.285},
    {-0x1.e2a351c63e428p+0, 0x1.152edf13d4e93p-2, -0.109},
    {0x1.04ff591b35f33p-12, 0x1.000b4ecdd928fp+0, 0.224},
    {0x1.9bd408a4cd4ccp-2, 0x1.524dcce81983fp+0, -0.147},
    {0x1.297d4ed47b672p+2, 0x1.9139fdcbda77ap+4, 0.227},
    {0x1.8d0059f3013e6p-8, 0x1.0113c248b0061p+0, -0.141},
    {0x1.73262a1d394fep-6, 0x1.040d2a4b199f8p+0, -0.442},
    {0x1.31208c94a5d75p-5, 0x1.06b203cdb450ap+0, -0.154},
    {-0x1.0027d7cb66628p-1, 0x1.69f65fb784d9fp-1, -0.308},
    {0x1.e94880da75379p-12, 0x1.00153333beef9p+0, 0.314},
    {-0x1.063eb9ae59c08p+1, 0x1.eef98170b77a5p-3, 0.006},
    {-0x1.c37871c418df4p-2, 0x1.792e2deb8b36dp-1, -0.421},
    {0x1.7c4d7ec49ad9fp+2, 0x1.ebe7287daef4bp+5, 0.223},
    {0x1.a9342c259ff78p+3, 0x1.387ace4d6abb8p+13, 0.054},
    {-0x1.9273bacd647dp-9, 0x1.fee9568f4c2b5p-1, 0.435},
    {0x1.75a578b91204ap-3, 0x1.2282960027c5bp+0, -0.097},
    {0x1.5f968924eb5eep+4, 0x1.f6f17a81cc4e8p+21, -0.456},
    {0x1.fc0942c8891d4p+4, 0x1.af36d757cdecfp+31, 0.207},
    {0x1.bb2fd2ba37fb8p+3, 0x1.cd4ef40809bcap+13, 0.404},
    {-0x1.63417210c8c2bp+3, 0x1.dd232e406ecp-12, -0.182},
    {-0x1.38b82e5d0e73ap+5, 0x1.e10eea2df5eccp-40, -0.016},
    {-0x1.c8ee780df0376p+4, 0x1.5bb82f270c11dp-29, 0.389},
    {-0x1.ca3575229112p-2, 0x1.7776c324e3cc2p-1, -0.302},
    {0x1.24bb2fcac43aap+4, 0x1.3a3c26306520cp+18, -0.256},
    {0x1.67370dc2b6aaep+4, 0x1.5def3797cf2abp+22, 0.252},
    {-0x1.254f8f8a9c4b1p+4, 0x1.96c59754863fdp-19, 0.299},
    {-0x1.cbe9826f3cp+4, 0x1.3199104b4785bp-29, 0.295},
    {0x1.5db6ce69ee896p+4, 0x1.cfb9fda495a64p+21, -0.045},
    {-0x1.0bf342a34884cp+1, 0x1.dfea8ddc78131p-3, -0.385},
    {0x1.2ab4e7b55093p+5, 0x1.43a8ce21ce18p+37, -0.137},
    {0x1.f5fbbaa27f77ep+4, 0x1.4bc045c76739fp+31, 0.312},
    {0x1.d152601b45727p+3, 0x1.748dd068c95f4p+14, -0.094},
    {0x1.644459d84f45dp+3, 0x1.18ca08d710e3bp+11, -0.328},
    {0x1.e5e933499c51bp+4, 0x1.4ab665107d751p+30, -0.061},
    {0x1.534cd830b8a82p+4, 0x1.275880abbad67p+21, 0.327},
    {-0x1.245c54cbe83e5p+5, 0x1.5ee66a6688182p-37, 0.440},
    {-0x1.44b34f04e23cp-18, 0x1.ffff8f77b46cep-1, 0.286},
    {-0x1.49a3fc132883cp-15, 0x1.fffc6e0e030a7p-1, -0.174},
    {0x1.a5f9fbb772e99p-16, 0x1.0001247e8ef5ep+0, -0.196},
    {0x1.19e0a36afb6c1p-16, 0x1.0000c3623bf91p+0, -0.281},
    {-0x1.5a8302c410a4cp-18, 0x1.ffff87e88c3c8p-1, 0.103},
    {0x1.aa1485beb4f0cp-14, 0x1.00049d62fbcf6p+0, -0.434},
};
constexpr known<float> expm1_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-149f, 0x1p-149f},
    {-0x1p-149f, -0x1p-149f},
    {-0x1.fffffcp-127f, -0x1.fffffcp-127f},
    {0x1p-126f, 0x1p-126f},
    {0x1p-25f, 0x1p-25f},
    {-0x1p-25f, -0x1p-25f},
    {-0x1p-24f, -0x1p-24f},
    {0x1p-13f, 0x1.0004p-13f},
    {0x1.8p-23f, 0x1.800002p-23f},
    {-0x1.4p-22f, -0x1.3ffffcp-22f},
    {0x1.8p-11f, 0x1.802402p-11f},
    {-0x1.cp-11f, -0x1.bfcf04p-11f},
    {0x1p+0f, 0x1.b7e152p+0f},
    {-0x1p+0f, -0x1.43a54ep-1f},
    {0x1p-1f, 0x1.4c2532p-1f},
    {-0x1.8p+1f, -0x1.e6825p-1f},
    {inf_f, inf_f},
    {-inf_f, -0x1p+0f},
    {nan_f, nan_f},
    {0x1.fffffep+127f, inf_f},
    {-0x1.fffffep+127f, -0x1p+0f},
    {0x1.62e42ep+6f, 0x1.ffff08p+127f},
    {0x1.62e43p+6f, inf_f},
    {-0x1.1p+4f, -0x1.fffffep-1f},
    {-0x1.1547aep+4f, -0x1p+0f},
    {-0x1.2p+4f, -0x1p+0f},
    {-0x1.ap+6f, -0x1p+0f},
    {0x1.62e42ep-2f, 0x1.a82796p-2f},
    {0x1.62e43p-2f, 0x1.a8279ap-2f},
    {-0x1.62e43p-2f, -0x1.2bec34p-2f},
    {0x1.4p+4f, 0x1.ceb088p+28f},
    {0x1.6c270ap-16f, 0x1.6c280ep-16f},
    {0x1.4a9cf4p-11f, 0x1.4ab7a6p-11f},
    {0x1.d1e228p-10f, 0x1.d24c32p-10f},
    {0x1.469ca6p-9f, 0x1.4704e8p-9f},
    {0x1.c87e36p-9f, 0x1.c949f4p-9f},
    {0x1.787854p-6f, 0x1.7cd41ep-6f},
    {0x1.84a5bap-4f, 0x1.97aed6p-4f},
    {0x1.036492p+1f, 0x1.a59a28p+2f},
    {0x1.62b666p+1f, 0x1.df48fap+3f},
    {0x1.112856p+6f, 0x1.6f498ap+98f},
    {-0x1.f676d8p-9f, -0x1.f5809cp-9f},
    {-0x1.bc1a6p-6f, -0x1.b6235cp-6f},
    {-0x1.d3dc32p+3f, -0x1.fffffp-1f},
    {0x1.d9a914p+0f, 0x1.571fe6p+2f},
    {0x1.40be4cp-9f, 0x1.4122d8p-9f},
    {-0x1.1982bp-3f, -0x1.070508p-3f},
    {0x1.a7721cp-6f, 0x1.acf716p-6f},
    {-0x1.21fdc2p-12f, -0x1.21f37ep-12f},
    {0x1.ff8f44p-12f, 0x1.ffaf38p-12f},
    {0x1.623f0ap-7f, 0x1.642b02p-7f},
    {0x1.76e9p-11f, 0x1.770b52p-11f},
    {0x1.53d0cp-3f, 0x1.71a234p-3f},
    {-0x1.5dd98ep-4f, -0x1.4f5354p-4f},
    {-0x1.5ba5b2p-12f, -0x1.5b96f2p-12f},
    {-0x1.604952p-1f, -0x1.fd637p-2f},
    {-0x1.87d16ap-1f, -0x1.11d03p-1f},
    {0x1.1e5d9cp-6f, 0x1.20e206p-6f},
    {0x1.b6c20ep-1f, 0x1.5b2058p+0f},
    {0x1.ca8f7cp-4f, 0x1.e536e8p-4f},
    {0x1.058226p-6f, 0x1.079b46p-6f},
    {-0x1.154a6ep-10f, -0x1.1524e6p-10f},
    {0x1.0ceb22p-3f, 0x1.1f5f74p-3f},
    {-0x1.81a9cp-3f, -0x1.5f86ccp-3f},
    {0x1.b753a8p-1f, 0x1.5bcbf6p+0f},
    {0x1.58b1aep-9f, 0x1.5925dp-9f},
    {0x1.1dcdfcp-1f, 0x1.7ebe44p-1f},
    {-0x1.656984p+2f, -0x1.fe13c6p-1f},
    {-0x1.2424cep-11f, -0x1.240ff8p-11f},
    {-0x1.5ef20cp-3f, -0x1.4285dcp-3f},
    {-0x1.f4f126p-12f, -0x1.f4d286p-12f},
    {0x1.8e5a56p-11f, 0x1.8e8116p-11f},
    {-0x1.e8a97cp+2f, -0x1.ffc0aep-1f},
    {-0x1.9c0416p+3f, -0x1.ffffaap-1f},
    {0x1.29a9d4p+5f, 0x1.9a0f12p+53f},
    {-0x1.dfcf3p+3f, -0x1.fffff6p-1f},
    {0x1.3eeb16p+4f, 0x1.b07166p+28f},
    {0x1.0393eep+4f, 0x1.532364p+23f},
    {-0x1.8cb2d4p+3f, -0x1.ffff76p-1f},
    {-0x1.bf1ce4p-2f, -0x1.6a486ap-2f},
    {0x1.69315ep+3f, 0x1.37b6ccp+16f},
    {-0x1.f9a27p+3f, -0x1.fffffcp-1f},
    {-0x1.1e106p+5f, -0x1p+0f},
    {-0x1.930a32p+4f, -0x1p+0f},
    {0x1.5cfef6p+4f, 0x1.623326p+31f},
    {-0x1.05f778p+0f, -0x1.47fc28p-1f},
    {-0x1.3d4a86p+3f, -0x1.fff986p-1f},
    {0x1.1228ep+0f, 0x1.eb0944p+0f},
    {-0x1.624adcp+4f, -0x1p+0f},
    {0x1.4317fap+2f, 0x1.3586ep+7f},
    {-0x1.0809a4p+5f, -0x1p+0f},
    {0x1.4609p+3f, 0x1.9f94c8p+14f},
    {0x1.9d85bcp-12f, 0x1.9d9a9cp-12f},
    {-0x1.a1c492p-22f, -0x1.a1c48cp-22f},
    {0x1.8d1cecp-23f, 0x1.8d1ceep-23f},
    {0x1.3b8e9ap-28f, 0x1.3b8e9ap-28f},
    {-0x1.2322b4p-20f, -0x1.2322aap-20f},
    {0x1.58d6f2p-14f, 0x1.58da94p-14f},
};
constexpr known<double> expm1_of_double[] = {
    // Where the smaller of two terms begins to be added last.
    {-0x1.2p+4, -0x1.ffffff7d2cebap-1},
    {-0x1.28p+4, -0x1.ffffffb0a6a22p-1},
    {-0x1.3p+4, -0x1.ffffffcfdf520p-1},
    {0x1.28p+4, 0x1.9cf5c2b003c7ep+26},
    {0x1.3p+4, 0x1.546d8f7ed26e1p+27},
    {0x0p+0, 0x0p+0, 0},
    {-0x0p+0, -0x0p+0, 0},
    {0x0.0000000000001p-1022, 0x0.0000000000001p-1022, 0},
    {-0x0.0000000000001p-1022, -0x0.0000000000001p-1022, 0},
    {0x1p-1022, 0x1p-1022, 0},
    {0x1p-55, 0x1p-55, 0.062},
    {-0x1p-54, -0x1p-54, -0.125},
    {0x1p-27, 0x1.0000001p-27, 0.042},
    {-0x1p-28, -0x1.fffffffp-29, 0.021},
    {0x1p+0, 0x1.b7e151628aed3p+0, -0.349},
    {-0x1p+0, -0x1.43a54e4e98864p-1, 0.112},
    {0x1p-1, 0x1.4c2531c3c0d38p-1, -0.426},
    {-0x1.8p+1, -0x1.e6824f33314f5p-1, 0.076},
    {inf_d, inf_d, 0},
    {-inf_d, -0x1p+0, 0},
    {nan_d, nan_d, 0},
    {0x1.fffffffffffffp+1023, inf_d, 0},
    {-0x1.fffffffffffffp+1023, -0x1p+0, 0},
    {0x1.62e42fefa39efp-2, 0x1.a827999fcef32p-2, -0.037},
    {0x1.62e42fefa39fp-2, 0x1.a827999fcef33p-2, 0.377},
    {-0x1.0a2b23f3bab73p+0, -0x1.4afb0ccc06219p-1, 0.430},
    {0x1.62e42fefa39efp-3, 0x1.837f0518db8a9p-3, 0.186},
    {0x1.8p-20, 0x1.80001200009p-20, 0.001},
    {-0x1.cp-15, -0x1.bffcf00392a79p-15, -0.354},
    {0x1.62e42fefa39efp+9, 0x1.fffffffffff2ap+1023, 0.106},
    {0x1.62e42fefa39fp+9, inf_d, 0},
    {-0x1.259999999999ap+5, -0x1.fffffffffffffp-1, -0.037},
    {-0x1.2cp+5, -0x1p+0, -0.233},
    {-0x1.3p+5, -0x1p+0, -0.141},
    {-0x1.75p+9, -0x1p+0, 0},
    {0x1.24ccccccccccdp+4, 0x1.521a61a94adc9p+26, 0.280},
    {0x1.2666666666666p+5, 0x1.10b3852412552p+53, 0.456},
    {0x1.2b33333333333p+5, 0x1.f0e4e21b02686p+53, 0.483},
    {0x1.4p+5, 0x1.a220d397972ebp+57, -0.487},
    {0x1.628p+9, 0x1.d422d2be5dc9bp+1022, -0.196},
    {0x1.89a736ead23c4p-2, 0x1.e005ddcd14fcbp-2, 0.345},
    {0x1.6f323c4cd5274p-2, 0x1.b9a9507cf77e1p-2, 0.211},
    {-0x1.8fbfdddd2bafcp+4, -0x1.ffffffffe0fa6p-1, 0.482},
    {0x1.64e54701dca54p-2, 0x1.aafdee000d4c9p-2, 0.285},
    {0x1.63aa3759edf7ap-2, 0x1.a93fc2daba7ebp-2, 0.166},
    {0x1.d9a9135d5afb2p+0, 0x1.571fe43bd92c9p+2, -0.173},
    {0x1.40be4b66aaea8p-9, 0x1.4122d77707c7cp-9, 0.449},
    {-0x1.1982af32f4ea2p-3, -0x1.070506c9a9ee6p-3, 0.030},
    {0x1.a7721cdcbc394p-6, 0x1.acf716fef505fp-6, -0.200},
    {-0x1.21fdc2f537366p-12, -0x1.21f37f3bcd2a7p-12, -0.292},
    {0x1.ff8f44440bb7bp-12, 0x1.ffaf3782a010ap-12, 0.211},
    {0x1.623f0a3b251a5p-7, 0x1.642b021376e98p-7, -0.162},
    {0x1.76e8ff2bd790cp-11, 0x1.770b521dd8bb8p-11, -0.393},
    {0x1.53d0bf6fe993dp-3, 0x1.71a232db00422p-3, -0.480},
    {-0x1.5dd98e8408918p-4, -0x1.4f535388abb4p-4, 0.425},
    {-0x1.5ba5b17839b28p-12, -0x1.5b96f10e3ee2p-12, 0.045},
    {-0x1.604951bc70ebep-1, -0x1.fd636ec5ca05ap-2, -0.231},
    {-0x1.87d1694ec56b6p-1, -0x1.11d0308dc8c8cp-1, 0.261},
    {0x1.1e5d9b6af23eep-6, 0x1.20e205ba53c65p-6, 0.384},
    {0x1.b6c20df4f9ef2p-1, 0x1.5b205892e4c92p+0, -0.386},
    {0x1.ca8f7c8247e3cp-4, 0x1.e536e826ab99ap-4, 0.269},
    {0x1.058225918ed12p-6, 0x1.079b4571248cep-6, -0.073},
    {-0x1.154a6ddd0ad86p-10, -0x1.1524e5fb709dap-10, 0.336},
    {0x1.0ceb229ceabbcp-3, 0x1.1f5f7499ac1d4p-3, 0.166},
    {-0x1.81a9bf88dbd34p-3, -0x1.5f86cbca5b979p-3, -0.375},
    {0x1.b753a8b15f43ep-1, 0x1.5bcbf5e87047cp+0, 0.443},
    {0x1.58b1ae4bd5de9p-9, 0x1.5925cfd9ec9d7p-9, -0.271},
    {0x1.1dcdfbf11d1e2p-1, 0x1.7ebe4462f2877p-1, 0.260},
    {-0x1.6569844b30e3p+2, -0x1.fe13c6491d96ep-1, -0.034},
    {-0x1.2424cd3346068p-11, -0x1.240ff7f14a7f3p-11, -0.401},
    {-0x1.5ef20cbc90092p-3, -0x1.4285dc451be2p-3, -0.120},
    {-0x1.f4f126d200c36p-12, -0x1.f4d2861a9192fp-12, 0.173},
    {0x1.8e5a567717014p-11, 0x1.8e8116ca8a36dp-11, 0.265},
    {-0x1.e8a97b3f3a2e8p+2, -0x1.ffc0aec8f419cp-1, 0.311},
    {-0x1.9c0415482d254p+3, -0x1.ffffaa19a90c8p-1, 0.341},
    {0x1.29a9d3c262f78p+5, 0x1.9a0f068d7dce9p+53, 0.065},
    {-0x1.dfcf2f6067d46p+3, -0x1.fffff5ac9d46ep-1, 0.024},
    {0x1.3eeb1581b899ap+4, 0x1.b07157f4e6e9cp+28, -0.249},
    {0x1.0393ed8c53e14p+4, 0x1.53235aebfc96ep+23, 0.416},
    {-0x1.8cb2d461bae84p+3, -0x1.ffff755d41e1p-1, -0.306},
    {-0x1.bf1ce3964edcp-2, -0x1.6a486a4f8cd21p-2, 0.357},
    {0x1.69315d9f6acebp+3, 0x1.37b6c8f00b8c2p+16, 0.217},
    {-0x1.f9a270712b4ddp+3, -0x1.fffffb6494842p-1, 0.362},
    {-0x1.1e105f8dea748p+5, -0x1.ffffffffffffdp-1, 0.339},
    {-0x1.930a31a615eap+4, -0x1.ffffffffe6be9p-1, 0.297},
    {0x1.5cfef57d99b68p+4, 0x1.62331b04dc8bap+31, -0.465},
    {-0x1.05f778d3b8368p+0, -0x1.47fc293f0a6f3p-1, 0.275},
    {-0x1.3d4a8579c6106p+3, -0x1.fff9860eb73d1p-1, -0.454},
    {0x1.1228e05735c28p+0, 0x1.eb09458b7f39ep+0, 0.109},
    {-0x1.624adb634d04dp+4, -0x1.fffffffdec787p-1, 0.010},
    {0x1.4317fa56308d4p+2, 0x1.3586e293756c4p+7, -0.029},
    {-0x1.0809a3e556c3dp+5, -0x1.fffffffffffd6p-1, 0.234},
    {0x1.4608ffbee8f8bp+3, 0x1.9f94c44f3729ap+14, -0.444},
    {0x1.9d85bb17f5cdbp-12, 0x1.9d9a9b91eb725p-12, 0.217},
    {-0x1.a1c4926201d76p-22, -0x1.a1c48d0e7deb5p-22, -0.043},
    {0x1.8d1cec491c062p-23, 0x1.8d1ceeb11ec0cp-23, -0.229},
    {0x1.3b8e9ad2ae757p-28, 0x1.3b8e9aded6377p-28, 0.243},
    {-0x1.2322b33bdc7d8p-20, -0x1.2322a8e31d7adp-20, -0.001},
    {0x1.58d6f182417c2p-14, 0x1.58da928d81203p-14, 0.155},
};
constexpr known<float> sinh_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-149f, 0x1p-149f},
    {-0x1p-149f, -0x1p-149f},
    {-0x1.fffffcp-127f, -0x1.fffffcp-127f},
    {0x1p-126f, 0x1p-126f},
    {0x1p-25f, 0x1p-25f},
    {-0x1p-25f, -0x1p-25f},
    {-0x1p-24f, -0x1p-24f},
    {0x1p-13f, 0x1p-13f},
    {0x1.8p-23f, 0x1.8p-23f},
    {-0x1.4p-22f, -0x1.4p-22f},
    {0x1.8p-11f, 0x1.800002p-11f},
    {-0x1.cp-11f, -0x1.c00004p-11f},
    {0x1p+0f, 0x1.2cd9fcp+0f},
    {-0x1p+0f, -0x1.2cd9fcp+0f},
    {0x1p-1f, 0x1.0acdp-1f},
    {-0x1.8p+1f, -0x1.40926ep+3f},
    {inf_f, inf_f},
    {-inf_f, -inf_f},
    {nan_f, nan_f},
    {0x1.fffffep+127f, inf_f},
    {-0x1.fffffep+127f, -inf_f},
    {0x1.65a9f8p+6f, 0x1.ffffd8p+127f},
    {0x1.65a9fap+6f, inf_f},
    {-0x1.65a9f8p+6f, -0x1.ffffd8p+127f},
    {-0x1.65a9fap+6f, -inf_f},
    {0x1p-12f, 0x1p-12f},
    {0x1.fffffep-13f, 0x1.fffffep-13f},
    {0x1.62e42ep-2f, 0x1.6a09e4p-2f},
    {0x1.62e43p-2f, 0x1.6a09e6p-2f},
    {0x1.63p+6f, 0x1.070c68p+127f},
    {-0x1.4p+4f, -0x1.ceb088p+27f},
    {0x1.250bfep-11f, 0x1.250bfep-11f},
    {-0x1.250bfep-11f, -0x1.250bfep-11f},
    {0x1.250bfep-11f, 0x1.250bfep-11f},
    {0x1.6d543ep-9f, 0x1.6d545ep-9f},
    {0x1.1389bp-5f, 0x1.1396fep-5f},
    {0x1.fbe4bp-1f, 0x1.29b154p+0f},
    {0x1.322898p+0f, 0x1.808a24p+0f},
    {0x1.97f0f6p+4f, 0x1.b8a17cp+35f},
    {0x1.112856p+6f, 0x1.6f498ap+97f},
    {-0x1.250bfep-11f, -0x1.250bfep-11f},
    {-0x1.6d543ep-9f, -0x1.6d545ep-9f},
    {-0x1.1389bp-5f, -0x1.1396fep-5f},
    {-0x1.fbe4bp-1f, -0x1.29b154p+0f},
    {-0x1.322898p+0f, -0x1.808a24p+0f},
    {-0x1.97f0f6p+4f, -0x1.b8a17cp+35f},
    {-0x1.112856p+6f, -0x1.6f498ap+97f},
    {0x1.321d92p-1f, 0x1.44ae86p-1f},
    {-0x1.8f4ec4p-7f, -0x1.8f514cp-7f},
    {-0x1.6c3344p-5f, -0x1.6c51fcp-5f},
    {-0x1.1cd20cp-9f, -0x1.1cd21ap-9f},
    {-0x1.e9bf34p-12f, -0x1.e9bf36p-12f},
    {-0x1.48d94p-5f, -0x1.48efdcp-5f},
    {0x1.7e59e8p-3f, 0x1.809382p-3f},
    {-0x1.081fc4p-9f, -0x1.081fdp-9f},
    {-0x1.414e2cp+2f, -0x1.2eedeep+6f},
    {-0x1.a6fb9cp-12f, -0x1.a6fb9cp-12f},
    {0x1.a20314p+1f, 0x1.a29284p+3f},
    {0x1.a3c596p-5f, 0x1.a3f49ep-5f},
    {-0x1.17ac46p-8f, -0x1.17ac7ep-8f},
    {-0x1.f889d6p-1f, -0x1.272058p+0f},
    {0x1.a52a82p-7f, 0x1.a52d7ap-7f},
    {-0x1.efaf5p+3f, -0x1.45bca4p+21f},
    {0x1.fd237ep-9f, 0x1.fd23d2p-9f},
    {0x1.1905fcp+3f, 0x1.973c4ep+11f},
    {-0x1.19c084p-9f, -0x1.19c092p-9f},
    {0x1.75b498p-4f, 0x1.76396p-4f},
    {0x1.e6272p+1f, 0x1.64bd84p+4f},
    {0x1.7ae366p-9f, 0x1.7ae388p-9f},
    {-0x1.941686p+2f, -0x1.1416dap+8f},
    {0x1.e3596ap-6f, 0x1.e36b5ep-6f},
    {0x1.43cfa6p-6f, 0x1.43d50cp-6f},
    {-0x1.98103ep-9f, -0x1.98106ap-9f},
    {0x1.8262bep+3f, 0x1.567c4p+16f},
    {0x1.7fa704p-10f, 0x1.7fa70cp-10f},
    {0x1.4512dcp+3f, 0x1.934b9ap+13f},
    {0x1.350fa4p+0f, 0x1.85cd5ap+0f},
    {0x1.84a32p+1f, 0x1.4c74d6p+3f},
    {0x1.3efddep+1f, 0x1.802226p+2f},
    {-0x1.e64c42p+3f, -0x1.e5d90cp+20f},
    {0x1.b1ec3ap+2f, 0x1.b80d82p+8f},
    {0x1.dcd7cap+4f, 0x1.fea5a8p+41f},
    {0x1.367adep+5f, 0x1.fccf92p+54f},
    {0x1.2ec76cp+5f, 0x1.849ee2p+53f},
    {0x1.25d6c2p+4f, 0x1.68c8eep+25f},
    {-0x1.db5fb4p+3f, -0x1.595622p+20f},
    {0x1.33bcdap+3f, 0x1.d537c8p+12f},
    {-0x1.2c47bcp+3f, -0x1.73ace2p+12f},
    {0x1.2feee2p+3f, 0x1.a09ebap+12f},
    {0x1.db3c6ep+4f, 0x1.cddaacp+41f},
    {-0x1.1c1028p+5f, -0x1.2ba22cp+50f},
    {-0x1.35da6ap+5f, -0x1.d6780ep+54f},
    {-0x1.e5b84ap+4f, -0x1.bcac82p+42f},
    {-0x1.071718p+5f, -0x1.5c76e6p+46f},
    {0x1.7acab8p+4f, 0x1.1d0cd8p+33f},
    {0x1.837622p-14f, 0x1.837622p-14f},
    {0x1.0fc15ep-27f, 0x1.0fc15ep-27f},
    {-0x1.94eb84p-23f, -0x1.94eb84p-23f},
    {-0x1.01c478p-15f, -0x1.01c478p-15f},
    {-0x1.fcd31ap-27f, -0x1.fcd31ap-27f},
    {0x1.ba52bep-21f, 0x1.ba52bep-21f},
};
constexpr known<double> sinh_of_double[] = {
    {0x0p+0, 0x0p+0, 0},
    {-0x0p+0, -0x0p+0, 0},
    {0x0.0000000000001p-1022, 0x0.0000000000001p-1022, 0},
    {-0x0.0000000000001p-1022, -0x0.0000000000001p-1022, 0},
    {0x1p-1022, 0x1p-1022, 0},
    {0x1p-55, 0x1p-55, 0},
    {-0x1p-54, -0x1p-54, 0},
    {0x1p-27, 0x1p-27, 0.042},
    {-0x1p-28, -0x1p-28, 0.010},
    {0x1p+0, 0x1.2cd9fc44eb982p+0, 0.354},
    {-0x1p+0, -0x1.2cd9fc44eb982p+0, 0.354},
    {0x1p-1, 0x1.0acd00fe63b97p-1, -0.210},
    {-0x1.8p+1, -0x1.40926e70949aep+3, -0.393},
    {inf_d, inf_d, 0},
    {-inf_d, -inf_d, 0},
    {nan_d, nan_d, 0},
    {0x1.fffffffffffffp+1023, inf_d, 0},
    {-0x1.fffffffffffffp+1023, -inf_d, 0},
    {0x1.62e42fefa39efp-2, 0x1.6a09e667f3bccp-2, 0.343},
    {0x1.62e42fefa39fp-2, 0x1.6a09e667f3bcdp-2, 0.404},
    {-0x1.0a2b23f3bab73p+0, -0x1.3cc8a99af5452p+0, 0.347},
    {0x1.62e42fefa39efp-3, 0x1.64ab8f61134fap-3, -0.233},
    {0x1.8p-20, 0x1.80000000009p-20, 0},
    {-0x1.cp-15, -0x1.c000000392aabp-15, -0.333},
    {0x1.633ce8fb9f87dp+9, 0x1.ffffffffffd3bp+1023, -0.103},
    {0x1.633ce8fb9f87ep+9, inf_d, 0},
    {-0x1.633ce8fb9f87dp+9, -0x1.ffffffffffd3bp+1023, -0.103},
    {-0x1.633ce8fb9f87ep+9, -inf_d, 0},
    {0x1.2666666666666p+4, 0x1.75a962e6bf6a6p+25, 0.296},
    {0x1.2cccccccccccdp+4, 0x1.16b80695b7c21p+26, 0.218},
    {0x1.319999999999ap+4, 0x1.783b290d4dbdfp+26, 0.112},
    {-0x1.ep+4, -0x1.370470aec28edp+42, -0.381},
    {0x1.62f3333333333p+9, 0x1.1fdb71f9335bap+1023, -0.036},
    {-0x1.7fac3eb334794p-2, -0x1.88b68bc928373p-2, -0.205},
    {-0x1.90286105b305cp-2, -0x1.9a6b9b853760dp-2, -0.133},
    {0x1.dd7902ddce51fp-2, 0x1.eef6b48053b76p-2, 0.359},
    {-0x1.645b07210094p-2, -0x1.6b9792ca67ccbp-2, -0.121},
    {-0x1.7dc7cf0357ca4p-2, -0x1.86afe0a71b89dp-2, -0.093},
    {-0x1.8e271dffbbef8p-2, -0x1.9842db165c63fp-2, 0.224},
    {0x1.62ed3c6995facp-2, 0x1.6a137f6a168adp-2, 0.190},
    {-0x1.64a1d79dcf7f8p-2, -0x1.6be2b9026c2b3p-2, 0.214},
    {-0x1.8910eb99950ecp-2, -0x1.92ca4314127e9p-2, 0.187},
    {0x1.d80d92c291f99p-2, 0x1.e8f3745b2e4b8p-2, -0.478},
    {-0x1.e3298d3576a9dp-2, -0x1.f54a70684fee6p-2, -0.491},
    {0x1.321d92cc70fcap-1, 0x1.44ae8753eee8cp-1, -0.348},
    {-0x1.8f4ec44f6648bp-7, -0x1.8f514bfb65de5p-7, 0.006},
    {-0x1.6c33436c343ep-5, -0x1.6c51fadc201acp-5, -0.080},
    {-0x1.1cd20b7a5a1eep-9, -0x1.1cd21a2affc26p-9, -0.191},
    {-0x1.e9bf335ed2062p-12, -0x1.e9bf34898dc96p-12, -0.308},
    {-0x1.48d93f708164ep-5, -0x1.48efdc046a59ep-5, -0.478},
    {0x1.7e59e87d63ab1p-3, 0x1.8093831d2d6d8p-3, -0.066},
    {-0x1.081fc4b1dc45p-9, -0x1.081fd068d60cdp-9, -0.374},
    {-0x1.414e2b80eff42p+2, -0x1.2eedebd707c13p+6, 0.050},
    {-0x1.a6fb9bd790feep-12, -0x1.a6fb9c98065efp-12, -0.129},
    {0x1.a2031308efb7ap+1, 0x1.a2928086f95p+3, 0.325},
    {0x1.a3c5956c38846p-5, 0x1.a3f49df4091adp-5, 0.135},
    {-0x1.17ac45261641ep-8, -0x1.17ac7cc7be135p-8, -0.262},
    {-0x1.f889d622a596ap-1, -0x1.2720580a57cf8p+0, 0.015},
    {0x1.a52a82eac7a8p-7, 0x1.a52d7ae154422p-7, -0.098},
    {-0x1.efaf4f056fe38p+3, -0x1.45bc99e1ecbaep+21, 0.169},
    {0x1.fd237eb8be5cp-9, 0x1.fd23d2a1e236dp-9, -0.256},
    {0x1.1905fcf9a46e8p+3, 0x1.973c5983f756ap+11, 0.382},
    {-0x1.19c0834f1c065p-9, -0x1.19c091878433p-9, 0.094},
    {0x1.75b497101678ep-4, 0x1.76395f2509aap-4, -0.203},
    {0x1.e62720c992286p+1, 0x1.64bd859a151ddp+4, -0.368},
    {0x1.7ae3662d6bb24p-9, 0x1.7ae388c2420a8p-9, -0.049},
    {-0x1.9416855d63d56p+2, -0x1.1416d7c35db78p+8, 0.453},
    {0x1.e3596a574a07ep-6, 0x1.e36b5d65f131p-6, 0.153},
    {0x1.43cfa6b676b7p-6, 0x1.43d50c482b4ecp-6, -0.343},
    {-0x1.98103d6a9c9bap-9, -0x1.9810689e062f7p-9, -0.193},
    {0x1.8262bd960b37ep+3, 0x1.567c3b0dbfb64p+16, 0.233},
    {0x1.7fa7047055c9p-10, 0x1.7fa70d6a159c1p-10, 0.050},
    {0x1.4512dbd7f501cp+3, 0x1.934b97c975d56p+13, -0.186},
    {0x1.350fa31fbd328p+0, 0x1.85cd584380ec6p+0, -0.462},
    {0x1.84a31fdb36b68p+1, 0x1.4c74d68d639dap+3, 0.143},
    {0x1.3efddd8cafa44p+1, 0x1.802223cd03c2p+2, 0.195},
    {-0x1.e64c411b2a3fbp+3, -0x1.e5d8fdcf731d7p+20, -0.130},
    {0x1.b1ec390532522p+2, 0x1.b80d7ba849f43p+8, 0.028},
    {0x1.dcd7c95c39f7ap+4, 0x1.fea593adfa31p+41, -0.066},
    {0x1.367addac0cfb7p+5, 0x1.fccf7c60bd6cdp+54, 0.065},
    {0x1.2ec76b3fe84d8p+5, 0x1.849ebe0001e3dp+53, 0.180},
    {0x1.25d6c18bcd565p+4, 0x1.68c8e3182ee44p+25, 0.080},
    {-0x1.db5fb3b64949dp+3, -0x1.59561e915b57cp+20, 0.498},
    {0x1.33bcda5d70aacp+3, 0x1.d537cd855f87fp+12, -0.081},
    {-0x1.2c47bbb97982bp+3, -0x1.73acdfcba2a9dp+12, 0.196},
    {0x1.2feee1ee803d7p+3, 0x1.a09eb8f40e8b4p+12, -0.306},
    {0x1.db3c6dc4139aep+4, 0x1.cddaa474044f2p+41, -0.144},
    {-0x1.1c10286659b98p+5, -0x1.2ba23b6a8d71fp+50, -0.323},
    {-0x1.35da693ad8f77p+5, -0x1.d677e11c049bp+54, 0.490},
    {-0x1.e5b84a857ea42p+4, -0x1.bcac90f3b84cbp+42, -0.359},
    {-0x1.071718d29d434p+5, -0x1.5c7709bb490c1p+46, -0.060},
    {0x1.7acab8e6ada32p+4, 0x1.1d0ce7c4bff46p+33, 0.352},
    {0x1.8376227666924p-14, 0x1.8376227fa570ep-14, 0.179},
    {0x1.0fc15d075c152p-27, 0x1.0fc15d075c152p-27, 0.050},
    {-0x1.94eb83d8231e2p-23, -0x1.94eb83d82320cp-23, 0.210},
    {-0x1.01c478f490bc5p-15, -0x1.01c478f53ef63p-15, -0.017},
    {-0x1.fcd31a859c293p-27, -0x1.fcd31a859c293p-27, 0.327},
    {0x1.ba52bd81f29c6p-21, 0x1.ba52bd81f2d36p-21, 0.335},
};
constexpr known<float> cosh_of_float[] = {
    {0x0p+0f, 0x1p+0f},
    {-0x0p+0f, 0x1p+0f},
    {0x1p-149f, 0x1p+0f},
    {-0x1p-149f, 0x1p+0f},
    {-0x1.fffffcp-127f, 0x1p+0f},
    {0x1p-126f, 0x1p+0f},
    {0x1p-25f, 0x1p+0f},
    {-0x1p-25f, 0x1p+0f},
    {-0x1p-24f, 0x1p+0f},
    {0x1p-13f, 0x1p+0f},
    {0x1.8p-23f, 0x1p+0f},
    {-0x1.4p-22f, 0x1p+0f},
    {0x1.8p-11f, 0x1.000004p+0f},
    {-0x1.cp-11f, 0x1.000006p+0f},
    {0x1p+0f, 0x1.8b0756p+0f},
    {-0x1p+0f, 0x1.8b0756p+0f},
    {0x1p-1f, 0x1.20ac18p+0f},
    {-0x1.8p+1f, 0x1.422a4ap+3f},
    {inf_f, inf_f},
    {-inf_f, inf_f},
    {nan_f, nan_f},
    {0x1.fffffep+127f, inf_f},
    {-0x1.fffffep+127f, inf_f},
    {0x1.65a9f8p+6f, 0x1.ffffd8p+127f},
    {0x1.65a9fap+6f, inf_f},
    {-0x1.65a9f8p+6f, 0x1.ffffd8p+127f},
    {-0x1.65a9fap+6f, inf_f},
    {0x1p-12f, 0x1p+0f},
    {0x1p-11f, 0x1.000002p+0f},
    {0x1.62e42ep-2f, 0x1.0f876cp+0f},
    {0x1.62e43p-2f, 0x1.0f876cp+0f},
    {0x1.63p+6f, 0x1.070c68p+127f},
    {-0x1.4p+4f, 0x1.ceb088p+27f},
    {0x1.6a09e6p-12f, 0x1p+0f},
    {0x1.deeeap-11f, 0x1.000008p+0f},
    {0x1.0f876cp-10f, 0x1.000008p+0f},
    {0x1.87eb1p-9f, 0x1.00004cp+0f},
    {0x1.c12a5p-5f, 0x1.00628ap+0f},
    {0x1.f7f8a8p+2f, 0x1.48b04p+10f},
    {0x1.97f0f6p+4f, 0x1.b8a17cp+35f},
    {0x1.112856p+6f, 0x1.6f498ap+97f},
    {-0x1.6a09e6p-12f, 0x1p+0f},
    {-0x1.deeeap-11f, 0x1.000008p+0f},
    {-0x1.0f876cp-10f, 0x1.000008p+0f},
    {-0x1.87eb1p-9f, 0x1.00004cp+0f},
    {-0x1.c12a5p-5f, 0x1.00628ap+0f},
    {-0x1.f7f8a8p+2f, 0x1.48b04p+10f},
    {-0x1.97f0f6p+4f, 0x1.b8a17cp+35f},
    {-0x1.112856p+6f, 0x1.6f498ap+97f},
    {-0x1.742e3p-5f, 0x1.0043a6p+0f},
    {-0x1.8c489p-10f, 0x1.000014p+0f},
    {-0x1.09e0e2p-11f, 0x1.000002p+0f},
    {-0x1.acbefap-12f, 0x1.000002p+0f},
    {-0x1.5f73fap-5f, 0x1.003c52p+0f},
    {0x1.5d8786p+3f, 0x1.b102dp+14f},
    {-0x1.bd924ap-5f, 0x1.0060f6p+0f},
    {0x1.ee7408p-6f, 0x1.001dd8p+0f},
    {0x1.3c12cap-3f, 0x1.030e0ap+0f},
    {0x1.1997c4p-3f, 0x1.026c78p+0f},
    {-0x1.39d12cp-4f, 0x1.00c07p+0f},
    {0x1.c7fc4ep-6f, 0x1.001962p+0f},
    {-0x1.4a2b7cp-9f, 0x1.000036p+0f},
    {0x1.2044c6p+3f, 0x1.feb65cp+11f},
    {-0x1.2ede46p-10f, 0x1.00000cp+0f},
    {0x1.9c724ep-5f, 0x1.005314p+0f},
    {0x1.67e41p-5f, 0x1.003f4p+0f},
    {0x1.809dc2p+2f, 0x1.9755a4p+7f},
    {0x1.0f3d0ap-6f, 0x1.0008fcp+0f},
    {0x1.3c6f5cp+1f, 0x1.7dd536p+2f},
    {0x1.f7e79p-2f, 0x1.1fa06ap+0f},
    {0x1.d9bacap-10f, 0x1.00001cp+0f},
    {-0x1.1c5ef2p+0f, 0x1.aedde4p+0f},
    {0x1.95055cp+2f, 0x1.18252ep+8f},
    {0x1.e3eefep-8f, 0x1.0001cap+0f},
    {0x1.27d2f6p+2f, 0x1.96ee2cp+5f},
    {0x1.52342cp-4f, 0x1.00df88p+0f},
    {-0x1.ba8e5cp+1f, 0x1.fc4a08p+3f},
    {0x1.3974fp+5f, 0x1.711666p+55f},
    {-0x1.ad79ccp+2f, 0x1.9a83eap+8f},
    {0x1.0d12e2p+4f, 0x1.32f8bap+23f},
    {-0x1.b53746p+1f, 0x1.e78fc6p+3f},
    {-0x1.3d9fd4p+3f, 0x1.3f89dp+13f},
    {-0x1.3a63ccp+4f, 0x1.45d83ep+27f},
    {0x1.f8194p+4f, 0x1.5ea024p+44f},
    {0x1.efcdb6p+4f, 0x1.a18ee6p+43f},
    {-0x1.310284p+2f, 0x1.d5b95cp+5f},
    {0x1.903f48p+2f, 0x1.04027cp+8f},
    {0x1.6914c6p+4f, 0x1.78ec22p+31f},
    {-0x1.82e6fep+4f, 0x1.d9393ap+33f},
    {0x1.d28068p+3f, 0x1.05b762p+20f},
    {-0x1.1b5b14p+5f, 0x1.12473ap+50f},
    {-0x1.0315f8p+4f, 0x1.48de26p+22f},
    {-0x1.911cc8p+3f, 0x1.0f5168p+17f},
    {-0x1.a05abcp+4f, 0x1.74bdbp+36f},
    {-0x1.070de8p+1f, 0x1.fbe3fcp+1f},
    {-0x1.7eb42cp+2f, 0x1.8b57c2p+7f},
    {-0x1.36bb36p+5f, 0x1.06867p+55f},
    {0x1.2c34d8p-26f, 0x1p+0f},
    {-0x1.491b2cp-22f, 0x1p+0f},
    {0x1.97ea86p-27f, 0x1p+0f},
    {0x1.2dbbfp-29f, 0x1p+0f},
    {-0x1.60e8ccp-24f, 0x1p+0f},
    {-0x1.86a352p-28f, 0x1p+0f},
};
constexpr known<double> cosh_of_double[] = {
    {0x0p+0, 0x1p+0, 0},
    {-0x0p+0, 0x1p+0, 0},
    {0x0.0000000000001p-1022, 0x1p+0, 0},
    {-0x0.0000000000001p-1022, 0x1p+0, 0},
    {0x1p-1022, 0x1p+0, 0},
    {0x1p-55, 0x1p+0, 0},
    {-0x1p-54, 0x1p+0, 0},
    {0x1p-27, 0x1p+0, 0.125},
    {-0x1p-28, 0x1p+0, 0.031},
    {0x1p+0, 0x1.8b07551d9f55p+0, 0.298},
    {-0x1p+0, 0x1.8b07551d9f55p+0, 0.298},
    {0x1p-1, 0x1.20ac1862ae8dp+0, 0.392},
    {-0x1.8p+1, 0x1.422a497d6185ep+3, 0.290},
    {inf_d, inf_d, 0},
    {-inf_d, inf_d, 0},
    {nan_d, nan_d, 0},
    {0x1.fffffffffffffp+1023, inf_d, 0},
    {-0x1.fffffffffffffp+1023, inf_d, 0},
    {0x1.62e42fefa39efp-2, 0x1.0f876ccdf6cd9p+0, 0.405},
    {0x1.62e42fefa39fp-2, 0x1.0f876ccdf6cd9p+0, 0.493},
    {-0x1.0a2b23f3bab73p+0, 0x1.974b2334f2346p+0, -0.368},
    {0x1.62e42fefa39efp-3, 0x1.03da6eb6f9076p+0, -0.073},
    {0x1.8p-20, 0x1.00000000012p+0, 0},
    {-0x1.cp-15, 0x1.000000062p+0, 0.002},
    {0x1.633ce8fb9f87dp+9, 0x1.ffffffffffd3bp+1023, -0.103},
    {0x1.633ce8fb9f87ep+9, inf_d, 0},
    {-0x1.633ce8fb9f87dp+9, 0x1.ffffffffffd3bp+1023, -0.103},
    {-0x1.633ce8fb9f87ep+9, inf_d, 0},
    {0x1.2666666666666p+4, 0x1.75a962e6bf6a8p+25, -0.333},
    {0x1.2cccccccccccdp+4, 0x1.16b80695b7c22p+26, -0.322},
    {0x1.319999999999ap+4, 0x1.783b290d4dbdfp+26, 0.452},
    {-0x1.ep+4, 0x1.370470aec28edp+42, -0.381},
    {0x1.62f3333333333p+9, 0x1.1fdb71f9335bap+1023, -0.036},
    {-0x1.0f02abc3717ap+0, 0x1.9d5bb851bceddp+0, 0.292},
    {0x1.40d4148da56c4p-2, 0x1.0caafd25b775bp+0, 0.111},
    {-0x1.266c7713a932ap+4, 0x1.763722bfade11p+25, 0.110},
    {-0x1.263598cde4278p+4, 0x1.713c689f2ac73p+25, 0.116},
    {0x1.0c95d93aa933dp+0, 0x1.9a4d685ef2d71p+0, -0.364},
    {-0x1.1416240a2d1bdp+0, 0x1.a3e0092645ccbp+0, -0.343},
    {-0x1.0f177a3512f1ep+0, 0x1.9d761a4acf379p+0, -0.357},
    {0x1.0c8dcb6ccbd2ap+0, 0x1.9a4352238579bp+0, -0.338},
    {-0x1.5943a2dc9f954p-2, 0x1.0eb0a7ff57d9fp+0, 0.108},
    {-0x1.272e41634589ep+4, 0x1.885885ecdf60fp+25, 0.074},
    {-0x1.729e8ea9c52dcp-2, 0x1.10f385c9a365fp+0, -0.283},
    {-0x1.742e2fa6aa0a4p-5, 0x1.0043a5c2d7047p+0, -0.210},
    {-0x1.8c489065f654cp-10, 0x1.0000132b84d7ap+0, 0.464},
    {-0x1.09e0e16779ba4p-11, 0x1.0000022846b13p+0, -0.157},
    {-0x1.acbef9cc6a2e7p-12, 0x1.0000016707913p+0, 0.097},
    {-0x1.5f73f9a10ffeap-5, 0x1.003c5245adfep+0, 0.107},
    {0x1.5d8786418a9cep+3, 0x1.b102d428efc6ep+14, 0.271},
    {-0x1.bd924ae6fab04p-5, 0x1.0060f6dbe5072p+0, -0.489},
    {0x1.ee7408131c6a6p-6, 0x1.001dd8b4917a2p+0, 0.035},
    {0x1.3c12c98713f36p-3, 0x1.030e09ad342e9p+0, -0.002},
    {0x1.1997c47c793abp-3, 0x1.026c770ff799ap+0, -0.016},
    {-0x1.39d12b460a66cp-4, 0x1.00c070aabb52bp+0, 0.221},
    {0x1.c7fc4d2729f52p-6, 0x1.00196201f6197p+0, 0.289},
    {-0x1.4a2b7ca44f33ep-9, 0x1.0000353a866f9p+0, -0.141},
    {0x1.2044c5ac10868p+3, 0x1.feb656655b2f3p+11, 0.479},
    {-0x1.2ede4566b4a78p-10, 0x1.00000b32897acp+0, -0.267},
    {0x1.9c724e3771884p-5, 0x1.00531481d8514p+0, 0.498},
    {0x1.67e40f851b0b2p-5, 0x1.003f40c87da0ap+0, -0.434},
    {0x1.809dc101f14c5p+2, 0x1.97559dbb6bf24p+7, 0.327},
    {0x1.0f3d094c8974p-6, 0x1.0008fb1fb32ebp+0, -0.177},
    {0x1.3c6f5c343c952p+1, 0x1.7dd53746fee85p+2, -0.027},
    {0x1.f7e790aa77455p-2, 0x1.1fa06af638108p+0, -0.161},
    {0x1.d9bac9d22f393p-10, 0x1.00001b651eadcp+0, -0.410},
    {-0x1.1c5ef243772c3p+0, 0x1.aedde4761dfb1p+0, -0.324},
    {0x1.95055bdaee3b8p+2, 0x1.18252c9225a4cp+8, -0.306},
    {0x1.e3eefea43c8d1p-8, 0x1.0001c96862352p+0, 0.471},
    {0x1.27d2f5904f0bap+2, 0x1.96ee2868a7e8fp+5, -0.356},
    {0x1.52342cd7c345ap-4, 0x1.00df87687d0f9p+0, -0.307},
    {-0x1.ba8e5baf96cb6p+1, 0x1.fc4a065fcaec8p+3, 0.300},
    {0x1.3974ef0d631e6p+5, 0x1.71163a281034cp+55, -0.192},
    {-0x1.ad79cccd88a78p+2, 0x1.9a83efb33119p+8, 0.435},
    {0x1.0d12e2db13dc2p+4, 0x1.32f8c9f0752abp+23, -0.157},
    {-0x1.b53745c50d04p+1, 0x1.e78fc5bc0ba3cp+3, 0.317},
    {-0x1.3d9fd4ded271cp+3, 0x1.3f89d7b30d35dp+13, -0.026},
    {-0x1.3a63cc1760178p+4, 0x1.45d83f89650cbp+27, 0.024},
    {0x1.f8193ffb86b04p+4, 0x1.5ea0243d6ec38p+44, 0.043},
    {0x1.efcdb5a73f38ap+4, 0x1.a18edc13f8d46p+43, 0.446},
    {-0x1.3102841ec5da6p+2, 0x1.d5b95d3597363p+5, -0.414},
    {0x1.903f4849e95eap+2, 0x1.04027c326f64fp+8, -0.342},
    {0x1.6914c5bdcfddfp+4, 0x1.78ec1bb8246b4p+31, 0.231},
    {-0x1.82e6fdbdabe8cp+4, 0x1.d939326a55c7dp+33, -0.348},
    {0x1.d28067873706cp+3, 0x1.05b75e2b8e126p+20, 0.238},
    {-0x1.1b5b142ffd717p+5, 0x1.12473f909768ep+50, -0.057},
    {-0x1.0315f84e1a948p+4, 0x1.48de2c76ea4c6p+22, -0.295},
    {-0x1.911cc7b9a5f7fp+3, 0x1.0f5165830a459p+17, -0.157},
    {-0x1.a05abb6f2885dp+4, 0x1.74bda29bcce94p+36, -0.298},
    {-0x1.070de7c9e76ap+1, 0x1.fbe3fa7cd18fp+1, 0.194},
    {-0x1.7eb42b4a01f6ep+2, 0x1.8b57bcd55962dp+7, 0.031},
    {-0x1.36bb369bbe8fbp+5, 0x1.068684d39ff7cp+55, 0.214},
    {0x1.2c34d7d51f8cp-26, 0x1.0000000000001p+0, -0.312},
    {-0x1.491b2c40bb894p-22, 0x1.00000000000d4p+0, -0.455},
    {0x1.97ea86fc066edp-27, 0x1p+0, 0.317},
    {0x1.2dbbefe632c17p-29, 0x1p+0, 0.011},
    {-0x1.60e8cc5174bd8p-24, 0x1.000000000000fp+0, 0.203},
    {-0x1.86a351164462cp-28, 0x1p+0, 0.073},
};
constexpr known<float> tanh_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-149f, 0x1p-149f},
    {-0x1p-149f, -0x1p-149f},
    {-0x1.fffffcp-127f, -0x1.fffffcp-127f},
    {0x1p-126f, 0x1p-126f},
    {0x1p-25f, 0x1p-25f},
    {-0x1p-25f, -0x1p-25f},
    {-0x1p-24f, -0x1p-24f},
    {0x1p-13f, 0x1p-13f},
    {0x1.8p-23f, 0x1.8p-23f},
    {-0x1.4p-22f, -0x1.4p-22f},
    {0x1.8p-11f, 0x1.7ffffcp-11f},
    {-0x1.cp-11f, -0x1.bffff8p-11f},
    {0x1p+0f, 0x1.85efacp-1f},
    {-0x1p+0f, -0x1.85efacp-1f},
    {0x1p-1f, 0x1.d9353ep-2f},
    {-0x1.8p+1f, -0x1.fd77d2p-1f},
    {inf_f, 0x1p+0f},
    {-inf_f, -0x1p+0f},
    {nan_f, nan_f},
    {0x1.fffffep+127f, 0x1p+0f},
    {-0x1.fffffep+127f, -0x1p+0f},
    {0x1.2p+3f, 0x1.fffffep-1f},
    {0x1.205966p+3f, 0x1.fffffep-1f},
    {0x1.205968p+3f, 0x1p+0f},
    {0x1.233334p+3f, 0x1p+0f},
    {0x1.4p+3f, 0x1p+0f},
    {-0x1.8p+3f, -0x1p+0f},
    {0x1p-12f, 0x1p-12f},
    {0x1.fffffep-13f, 0x1.fffffep-13f},
    {0x1.62e42ep-3f, 0x1.5f6198p-3f},
    {0x1.62e43p-3f, 0x1.5f619ap-3f},
    {0x1p-2f, 0x1.f597eap-3f},
    {-0x1p+1f, -0x1.ed9506p-1f},
    {0x1.86fbc4p-10f, 0x1.86fbb2p-10f},
    {0x1.dc0accp-2f, 0x1.bc797cp-2f},
    {0x1.5969ap+2f, 0x1.fffaap-1f},
    {-0x1.86fbc4p-10f, -0x1.86fbb2p-10f},
    {-0x1.dc0accp-2f, -0x1.bc797cp-2f},
    {-0x1.5969ap+2f, -0x1.fffaap-1f},
    {-0x1.09dac8p-6f, -0x1.09d4dp-6f},
    {0x1.172248p-10f, 0x1.172242p-10f},
    {-0x1.b0124cp-9f, -0x1.b011e6p-9f},
    {0x1.0d4db4p+0f, 0x1.90adp-1f},
    {0x1.ecad16p+1f, 0x1.ff891ep-1f},
    {0x1.25b794p-3f, 0x1.23b844p-3f},
    {-0x1.d848p+1f, -0x1.ff5c88p-1f},
    {-0x1.160b9cp-8f, -0x1.160b2ep-8f},
    {-0x1.bb9e7cp-6f, -0x1.bb82bep-6f},
    {-0x1.0bb828p-2f, -0x1.05c824p-2f},
    {-0x1.14ccbcp-1f, -0x1.f94db8p-2f},
    {0x1.1bb21ap-9f, 0x1.1bb1fcp-9f},
    {0x1.14541cp-10f, 0x1.145416p-10f},
    {0x1.46c4bap-7f, 0x1.46c1f4p-7f},
    {0x1.9e46acp-10f, 0x1.9e4696p-10f},
    {0x1.23342ep-4f, 0x1.22b6d6p-4f},
    {-0x1.e8c8dcp-7f, -0x1.e8bf94p-7f},
    {0x1.987788p-7f, 0x1.98721ep-7f},
    {0x1.afb0ccp-7f, 0x1.afaa68p-7f},
    {0x1.f538f4p+3f, 0x1p+0f},
    {0x1.06ba74p-8f, 0x1.06ba18p-8f},
    {-0x1.47c8e4p-10f, -0x1.47c8d8p-10f},
    {0x1.c9dfbep+2f, 0x1.ffffd8p-1f},
    {0x1.656078p-7f, 0x1.655cd8p-7f},
    {-0x1.123bdcp+1f, -0x1.f2160cp-1f},
    {0x1.293756p+1f, 0x1.f63e6ep-1f},
    {0x1.74e2c8p-9f, 0x1.74e286p-9f},
    {0x1.51297ep-7f, 0x1.512672p-7f},
    {-0x1.95602cp+2f, -0x1.ffff2cp-1f},
    {-0x1.f2b816p+4f, -0x1p+0f},
    {0x1.a8f566p+2f, 0x1.ffff8ep-1f},
    {-0x1.ec2ca6p+3f, -0x1p+0f},
    {-0x1.335956p+3f, -0x1p+0f},
    {0x1.925edep+4f, 0x1p+0f},
    {-0x1.33298ap+3f, -0x1p+0f},
    {0x1.00a4f2p+3f, 0x1.fffff8p-1f},
    {0x1.9448fcp+4f, 0x1p+0f},
    {0x1.15d11p+5f, 0x1p+0f},
    {0x1.213fa8p+3f, 0x1p+0f},
    {0x1.d48354p+4f, 0x1p+0f},
    {-0x1.1a1298p+5f, -0x1p+0f},
    {-0x1.26c078p+1f, -0x1.f5dd5cp-1f},
    {-0x1.33611p+2f, -0x1.ffee58p-1f},
    {-0x1.1f218ep+5f, -0x1p+0f},
    {-0x1.79e7dcp+4f, -0x1p+0f},
    {0x1.a50decp+4f, 0x1p+0f},
    {-0x1.381876p+5f, -0x1p+0f},
    {0x1.90685p+4f, 0x1p+0f},
    {0x1.5cc1b2p-27f, 0x1.5cc1b2p-27f},
    {0x1.72176ep-15f, 0x1.72176ep-15f},
    {-0x1.cbd304p-12f, -0x1.cbd302p-12f},
    {0x1.ad177ep-22f, 0x1.ad177ep-22f},
    {-0x1.a99642p-19f, -0x1.a99642p-19f},
    {0x1.72468ap-29f, 0x1.72468ap-29f},
};
constexpr known<double> tanh_of_double[] = {
    {0x0p+0, 0x0p+0, 0},
    {-0x0p+0, -0x0p+0, 0},
    {0x0.0000000000001p-1022, 0x0.0000000000001p-1022, 0},
    {-0x0.0000000000001p-1022, -0x0.0000000000001p-1022, 0},
    {0x1p-1022, 0x1p-1022, 0},
    {0x1p-55, 0x1p-55, 0},
    {-0x1p-54, -0x1p-54, 0},
    {0x1p-27, 0x1p-27, -0.083},
    {-0x1p-28, -0x1p-28, -0.021},
    {0x1p+0, 0x1.85efab514f394p-1, 0.334},
    {-0x1p+0, -0x1.85efab514f394p-1, 0.334},
    {0x1p-1, 0x1.d9353d7568af3p-2, 0.395},
    {-0x1.8p+1, -0x1.fd77d111a0bp-1, -0.117},
    {inf_d, 0x1p+0, 0},
    {-inf_d, -0x1p+0, 0},
    {nan_d, nan_d, 0},
    {0x1.fffffffffffffp+1023, 0x1p+0, 0},
    {-0x1.fffffffffffffp+1023, -0x1p+0, 0},
    {0x1.62e42fefa39efp-2, 0x1.5555555555555p-2, 0.148},
    {0x1.62e42fefa39fp-2, 0x1.5555555555556p-2, 0.037},
    {-0x1.0a2b23f3bab73p+0, -0x1.8e38e38e38e39p-1, -0.432},
    {0x1.62e42fefa39efp-3, 0x1.5f619980c4337p-3, -0.237},
    {0x1.8p-20, 0x1.7ffffffffeep-20, 0},
    {-0x1.cp-15, -0x1.bffffff8daaabp-15, -0.325},
    {0x1.2666666666666p+4, 0x1.ffffffffffffep-1, 0.122},
    {0x1.2b33333333333p+4, 0x1.fffffffffffffp-1, -0.030},
    {0x1.3p+4, 0x1.fffffffffffffp-1, 0.435},
    {0x1.30f5c28f5c28fp+4, 0x1.fffffffffffffp-1, 0.498},
    {0x1.311eb851eb852p+4, 0x1p+0, -0.246},
    {-0x1.4p+4, -0x1p+0, -0.038},
    {0x1.6p+4, 0x1p+0, -0.001},
    {0x1.299999999999ap+3, 0x1.ffffff7067697p-1, 0.075},
    {0x1.2cccccccccccdp+3, 0x1.ffffff8a6ef9ep-1, -0.459},
    {0x1p-2, 0x1.f597ea69a1c86p-3, -0.058},
    {-0x1p+1, -0x1.ed9505e1bc3d4p-1, -0.175},
    {0x1.1e737ce52ff88p-3, 0x1.1c98ffe7a423p-3, -0.366},
    {0x1.434e8f7ee098fp-3, 0x1.40a5cc05177b7p-3, -0.315},
    {-0x1.4cef0d8c84098p-3, -0x1.4a08177276124p-3, -0.336},
    {-0x1.318e06b422858p-3, -0x1.2f4ebfe437e31p-3, 0.289},
    {-0x1.09dac8667dc14p-6, -0x1.09d4cf681a48bp-6, 0.225},
    {0x1.172248d38a1f5p-10, 0x1.172241e99ba7bp-10, 0.434},
    {-0x1.b0124b8a8923cp-9, -0x1.b011e4f99f86bp-9, 0.211},
    {0x1.0d4db396adcbep+0, 0x1.90acff4bb58bdp-1, -0.477},
    {0x1.ecad15fd3a0eap+1, 0x1.ff891e35e0903p-1, -0.428},
    {0x1.25b79310a5c9ap-3, 0x1.23b8427c6eb0ep-3, 0.499},
    {-0x1.d847ff62712e8p+1, -0x1.ff5c879d002cfp-1, -0.331},
    {-0x1.160b9bb4af0f3p-8, -0x1.160b2e5ffefecp-8, -0.054},
    {-0x1.bb9e7bcf012dcp-6, -0x1.bb82bd218c886p-6, -0.278},
    {-0x1.0bb8276ac1edfp-2, -0x1.05c8244970b71p-2, 0.103},
    {-0x1.14ccbc9f3afc2p-1, -0x1.f94db978dc79p-2, 0.457},
    {0x1.1bb21a4104697p-9, 0x1.1bb1fd387e615p-9, -0.085},
    {0x1.14541b202d9fep-10, 0x1.1454146b13c89p-10, 0.183},
    {0x1.46c4b909caa1cp-7, 0x1.46c1f33229497p-7, -0.363},
    {0x1.9e46ab05b479p-10, 0x1.9e46946b94651p-10, -0.034},
    {0x1.23342eb7f6ebap-4, 0x1.22b6d5f5a70cap-4, 0.387},
    {-0x1.e8c8dcd1c7ac8p-7, -0x1.e8bf9538f9511p-7, 0.286},
    {0x1.98778771c2254p-7, 0x1.98721cfffe95dp-7, 0.153},
    {0x1.afb0cb4588d46p-7, 0x1.afaa66a82e342p-7, -0.206},
    {0x1.f538f37a71a34p+3, 0x1.ffffffffffe41p-1, -0.441},
    {0x1.06ba7445fe282p-8, 0x1.06ba1808b0a09p-8, -0.006},
    {-0x1.47c8e3e3428b8p-10, -0x1.47c8d8b13436ep-10, -0.077},
    {0x1.c9dfbd6f05c5ep+2, 0x1.ffffd7033b705p-1, -0.333},
    {0x1.6560776f70f07p-7, 0x1.655cd6dc12ef8p-7, 0.472},
    {-0x1.123bdb5984b34p+1, -0x1.f2160b6bdd642p-1, -0.206},
    {0x1.293755a0edb28p+1, 0x1.f63e6df1ff7aep-1, 0.140},
    {0x1.74e2c8995ce88p-9, 0x1.74e286abfa2d8p-9, 0.256},
    {0x1.51297e06e795bp-7, 0x1.512672465a31ep-7, 0.447},
    {-0x1.95602be3a379p+2, -0x1.ffff2c952c5f2p-1, -0.111},
    {-0x1.f2b816bb649d4p+4, -0x1p+0, 0},
    {0x1.a8f56678d3468p+2, 0x1.ffff8d5a0b25bp-1, 0.393},
    {-0x1.ec2ca5834daf6p+3, -0x1.ffffffffffcecp-1, 0.355},
    {-0x1.33595674fa327p+3, -0x1.ffffffb1ec55cp-1, 0.216},
    {0x1.925edde06ec52p+4, 0x1p+0, 0},
    {-0x1.33298add927cdp+3, -0x1.ffffffb101bcdp-1, -0.228},
    {0x1.00a4f1c6a5b0fp+3, 0x1.fffff8bef7ff9p-1, 0.210},
    {0x1.9448fc6e0d81cp+4, 0x1p+0, 0},
    {0x1.15d110a20d13fp+5, 0x1p+0, 0},
    {0x1.213fa8505fb59p+3, 0x1.ffffff0dfe732p-1, 0.271},
    {0x1.d48353467856cp+4, 0x1p+0, 0},
    {-0x1.1a12987e2fdf4p+5, -0x1p+0, 0},
    {-0x1.26c078ff1c178p+1, -0x1.f5dd5b290ed77p-1, 0.033},
    {-0x1.33610f1f283cp+2, -0x1.ffee587a995f2p-1, 0.215},
    {-0x1.1f218d002933ep+5, -0x1p+0, 0},
    {-0x1.79e7dce7ea4dap+4, -0x1p+0, 0},
    {0x1.a50dec2de5e0ep+4, 0x1p+0, 0},
    {-0x1.3818762e0db66p+5, -0x1p+0, 0},
    {0x1.90684f1b70594p+4, 0x1p+0, 0},
    {0x1.5cc1b12a31e42p-27, 0x1.5cc1b12a31e42p-27, -0.211},
    {0x1.72176d1119934p-15, 0x1.72176d0d1245cp-15, 0.035},
    {-0x1.cbd3033c26f88p-12, -0x1.cbd3014da4985p-12, 0.173},
    {0x1.ad177de5c0e36p-22, 0x1.ad177de5c0ca4p-22, 0.164},
    {-0x1.a9964134eac8ep-19, -0x1.a9964134e4a8ap-19, -0.483},
    {0x1.72468947c3ce2p-29, 0x1.72468947c3ce2p-29, -0.016},
};
constexpr known<float> sigmoid_of_float[] = {
    {0x0p+0f, 0x1p-1f},
    {-0x0p+0f, 0x1p-1f},
    {0x1p-149f, 0x1p-1f},
    {-0x1p-149f, 0x1p-1f},
    {-0x1.fffffcp-127f, 0x1p-1f},
    {0x1p-126f, 0x1p-1f},
    {0x1p-25f, 0x1p-1f},
    {-0x1p-25f, 0x1p-1f},
    {-0x1p-24f, 0x1p-1f},
    {0x1p-13f, 0x1.0004p-1f},
    {0x1.8p-23f, 0x1.000002p-1f},
    {-0x1.4p-22f, 0x1.fffffcp-2f},
    {0x1.8p-11f, 0x1.0018p-1f},
    {-0x1.cp-11f, 0x1.ffc8p-2f},
    {0x1p+0f, 0x1.764d5p-1f},
    {-0x1p+0f, 0x1.136562p-2f},
    {0x1p-1f, 0x1.3eb2fep-1f},
    {-0x1.8p+1f, 0x1.848344p-5f},
    {inf_f, 0x1p+0f},
    {-inf_f, 0x0p+0f},
    {nan_f, nan_f},
    {0x1.fffffep+127f, 0x1p+0f},
    {-0x1.fffffep+127f, 0x0p+0f},
    {0x1.1p+4f, 0x1.fffffep-1f},
    {0x1.166666p+4f, 0x1p+0f},
    {0x1.2p+4f, 0x1p+0f},
    {0x1.ap+6f, 0x1p+0f},
    {-0x1.6p+6f, 0x1.07b71p-127f},
    {-0x1.5d589ep+6f, 0x1.00004cp-126f},
    {-0x1.5d58ap+6f, 0x1.ffff98p-127f},
    {-0x1.7ep+6f, 0x1.2acp-138f},
    {-0x1.9cp+6f, 0x1p-149f},
    {-0x1.9fe366p+6f, 0x1p-149f},
    {-0x1.9fe368p+6f, 0x1p-149f},
    {-0x1.9fe36ap+6f, 0x0p+0f},
    {-0x1.ap+6f, 0x0p+0f},
    {0x1.8p-22f, 0x1.000002p-1f},
    {-0x1.8p-23f, 0x1.fffffep-2f},
    {0x1.4p-21f, 0x1.000004p-1f},
    {-0x1.cp-22f, 0x1.fffffap-2f},
    {0x1.fep-17f, 0x1.00008p-1f},
    {-0x1.250c02p-10f, 0x1.ffb6bep-2f},
    {0x1.250c02p-10f, 0x1.0024a2p-1f},
    {0x1.62e42ep-2f, 0x1.2bec32p-1f},
    {0x1.4p+3f, 0x1.fffa0cp-1f},
    {0x1.02p-16f, 0x1.00008p-1f},
    {0x1.46p-16f, 0x1.0000a2p-1f},
    {0x1.8ap-16f, 0x1.0000c4p-1f},
    {0x1.cep-16f, 0x1.0000e6p-1f},
    {0x1.09p-15f, 0x1.000108p-1f},
    {0x1.d13002p-11f, 0x1.001d12p-1f},
    {0x1.250c08p-9f, 0x1.004942p-1f},
    {0x1.437902p-5f, 0x1.050db8p-1f},
    {0x1.1bff5ep-2f, 0x1.23461ep-1f},
    {-0x1.05p-16f, 0x1.fffefcp-2f},
    {-0x1.27p-16f, 0x1.fffedap-2f},
    {-0x1.49p-16f, 0x1.fffeb8p-2f},
    {-0x1.6bp-16f, 0x1.fffe96p-2f},
    {-0x1.8dp-16f, 0x1.fffe74p-2f},
    {-0x1.afp-16f, 0x1.fffe52p-2f},
    {-0x1.d1p-16f, 0x1.fffe3p-2f},
    {-0x1.f3p-16f, 0x1.fffe0ep-2f},
    {-0x1.0a8p-15f, 0x1.fffdecp-2f},
    {-0x1.1b8p-15f, 0x1.fffdcap-2f},
    {-0x1.250c02p-10f, 0x1.ffb6bep-2f},
    {-0x1.46c7e8p-4f, 0x1.eb9646p-2f},
    {-0x1.2082ep-3f, 0x1.dbfeep-2f},
    {-0x1.32c9ap-1f, 0x1.6b0962p-2f},
    {0x1.8f6292p-12f, 0x1.000c7cp-1f},
    {-0x1.58f3e4p-6f, 0x1.fa9c3ep-2f},
    {-0x1.8a9edep+0f, 0x1.691a14p-3f},
    {-0x1.04f356p-8f, 0x1.fefb0cp-2f},
    {0x1.3d54eap-4f, 0x1.09e962p-1f},
    {-0x1.8ce162p-7f, 0x1.fce64p-2f},
    {-0x1.5a1f54p-10f, 0x1.ffa978p-2f},
    {-0x1.a3dbdap-6f, 0x1.f970a8p-2f},
    {-0x1.7231b4p-8f, 0x1.fe8dcep-2f},
    {0x1.34f66cp-2f, 0x1.26547ap-1f},
    {0x1.42a2fp-7f, 0x1.0142a2p-1f},
    {-0x1.65744ep+2f, 0x1.ea0ff2p-9f},
    {0x1.974186p-5f, 0x1.065cbp-1f},
    {-0x1.923f38p+0f, 0x1.605392p-3f},
    {0x1.bcdf1ep-1f, 0x1.68b624p-1f},
    {0x1.0b346ep-3f, 0x1.10ad38p-1f},
    {0x1.d31382p-1f, 0x1.6d4ae6p-1f},
    {0x1.40ef56p-6f, 0x1.0281dap-1f},
    {0x1.919106p-3f, 0x1.19048ep-1f},
    {-0x1.35711ap-2f, 0x1.b33912p-2f},
    {0x1.a68b64p+2f, 0x1.ff4e56p-1f},
    {-0x1.dcfe86p+2f, 0x1.2fbe38p-11f},
    {-0x1.2bed88p-12f, 0x1.ffed42p-2f},
    {-0x1.cd6328p-2f, 0x1.8e90d8p-2f},
    {0x1.ff75fcp+1f, 0x1.f6c0bep-1f},
    {-0x1.72c8fp-6f, 0x1.fa34ecp-2f},
    {-0x1.32eabap-10f, 0x1.ffb346p-2f},
    {-0x1.a3a762p+0f, 0x1.4cee6p-3f},
    {-0x1.7b4468p+2f, 0x1.5ce68p-9f},
    {0x1.9318bep+3f, 0x1.ffff8ep-1f},
    {0x1.b37702p+3f, 0x1.ffffd6p-1f},
    {-0x1.cf7b1cp+4f, 0x1.27d5dap-42f},
    {-0x1.b48352p+4f, 0x1.8f045ap-40f},
    {-0x1.e385f2p+4f, 0x1.522324p-44f},
    {-0x1.26facp+3f, 0x1.a024aep-14f},
    {0x1.99ef5cp+3f, 0x1.ffffa4p-1f},
    {0x1.c73acp+3f, 0x1.ffffeap-1f},
    {-0x1.813d8ap+3f, 0x1.8ca6dap-18f},
    {-0x1.236d0cp+5f, 0x1.5c8868p-53f},
    {-0x1.19d7e8p+4f, 0x1.80712p-26f},
    {-0x1.aa2188p+4f, 0x1.7dbc9ap-39f},
    {0x1.0b80f6p+5f, 0x1p+0f},
    {-0x1.37fee6p+3f, 0x1.e90c6p-15f},
    {0x1.e3866ap+3f, 0x1.fffff6p-1f},
    {0x1.26755ep+5f, 0x1p+0f},
    {0x1.fa6fb8p+4f, 0x1p+0f},
    {0x1.087bccp+5f, 0x1p+0f},
    {0x1.3bcd6p+5f, 0x1p+0f},
    {-0x1.05655cp-12f, 0x1.ffefaap-2f},
    {0x1.42956ap-17f, 0x1.00005p-1f},
    {0x1.2ca676p-12f, 0x1.000966p-1f},
    {-0x1.b38b78p-23f, 0x1.fffffcp-2f},
    {0x1.d697acp-15f, 0x1.0001d6p-1f},
    {0x1.2bc696p-19f, 0x1.000012p-1f},
};
constexpr known<double> sigmoid_of_double[] = {
    {0x0p+0, 0x1p-1, 0},
    {-0x0p+0, 0x1p-1, 0},
    {0x0.0000000000001p-1022, 0x1p-1, 0},
    {-0x0.0000000000001p-1022, 0x1p-1, 0},
    {0x1p-1022, 0x1p-1, 0},
    {0x1p-55, 0x1p-1, 0.062},
    {-0x1p-54, 0x1p-1, -0.125},
    {0x1p-27, 0x1.0000001p-1, 0},
    {-0x1p-28, 0x1.fffffffp-2, 0},
    {0x1p+0, 0x1.764d4f5d5a2bdp-1, -0.151},
    {-0x1p+0, 0x1.136561454ba86p-2, 0.303},
    {0x1p-1, 0x1.3eb2fd4d34391p-1, -0.257},
    {-0x1.8p+1, 0x1.848343c905445p-5, -0.026},
    {inf_d, 0x1p+0, 0},
    {-inf_d, 0x0p+0, 0},
    {nan_d, nan_d, 0},
    {0x1.fffffffffffffp+1023, 0x1p+0, 0},
    {-0x1.fffffffffffffp+1023, 0x0p+0, 0},
    {0x1.62e42fefa39efp-2, 0x1.2bec333018867p-1, -0.155},
    {0x1.62e42fefa39fp-2, 0x1.2bec333018867p-1, -0.033},
    {-0x1.0a2b23f3bab73p+0, 0x1.0b7907523b20fp-2, -0.327},
    {0x1.62e42fefa39efp-3, 0x1.1620185e56214p-1, 0.019},
    {0x1.8p-20, 0x1.00000cp-1, -0.001},
    {-0x1.cp-15, 0x1.fffc800000039p-2, 0.167},
    {0x1.24p+5, 0x1.fffffffffffffp-1, -0.267},
    {0x1.2666666666666p+5, 0x1.fffffffffffffp-1, 0.061},
    {0x1.2cp+5, 0x1p+0, -0.233},
    {0x1.4p+5, 0x1p+0, -0.019},
    {-0x1.6226666666666p+9, 0x1.19e98b83de7a3p-1022, 0.406},
    {-0x1.628p+9, 0x0.8bfe55de02338p-1022, 0.279},
    {-0x1.6826666666666p+9, 0x0.000071844d2b6p-1022, -0.490},
    {-0x1.74p+9, 0x0.0000000000002p-1022, -0.447},
    {-0x1.748p+9, 0x0.0000000000001p-1022, -0.429},
    {-0x1.75p+9, 0x0p+0, 0.210},
    {-0x1.4p+4, 0x1.1b4865556b5d5p-29, -0.381},
    {-0x1.259999999999ap+5, 0x1.0998b04bdd18fp-53, 0.159},
    {0x1p-2, 0x1.1fd5992bc4b83p-1, 0.312},
    {-0x1.623c648696eafp+9, 0x0.ed68537c8c3adp-1022, 0.252},
    {-0x1.6235fa759d02fp+9, 0x0.f99b8b4b8b7e5p-1022, -0.250},
    {-0x1.6254194fbb529p+9, 0x0.c54521188a261p-1022, -0.243},
    {-0x1.0151b3a769f7fp+5, 0x1.82e9e39445c4bp-47, -0.431},
    {-0x1.b5b8e7ecf2d72p+4, 0x1.71f84a61f8a4dp-40, -0.414},
    {0x1.8f629264671bcp-12, 0x1.000c7b14909b3p-1, -0.143},
    {-0x1.58f3e4ff819a5p-6, 0x1.fa9c3d784088dp-2, 0.447},
    {-0x1.8a9ededd5b326p+0, 0x1.691a128447af6p-3, 0.200},
    {-0x1.04f35586104a4p-8, 0x1.fefb0cc11242bp-2, -0.139},
    {0x1.3d54e929b0326p-4, 0x1.09e9626aca52fp-1, -0.152},
    {-0x1.8ce162e7e6038p-7, 0x1.fce63fb61b557p-2, -0.286},
    {-0x1.5a1f5310ee9cap-10, 0x1.ffa9782c0eac2p-2, 0.097},
    {-0x1.a3dbda815705ep-6, 0x1.f970a81ccd367p-2, -0.160},
    {-0x1.7231b377b2fc5p-8, 0x1.fe8dce8d0ad2fp-2, 0.163},
    {0x1.34f66b1dc083p-2, 0x1.2654797ada42bp-1, 0.071},
    {0x1.42a2f0660aa9ep-7, 0x1.0142a245947e7p-1, 0.418},
    {-0x1.65744d656d0dap+2, 0x1.ea0ff6f5c3973p-9, 0.140},
    {0x1.974186054d1eep-5, 0x1.065cb039bfe9dp-1, -0.463},
    {-0x1.923f376dec3f5p+0, 0x1.60539321faff5p-3, 0.026},
    {0x1.bcdf1d3ce890cp-1, 0x1.68b623ee63a5p-1, -0.210},
    {0x1.0b346ef7b7c28p-3, 0x1.10ad39008eba3p-1, -0.245},
    {0x1.d31381b0b5088p-1, 0x1.6d4ae56d7622p-1, 0.134},
    {0x1.40ef55fe1917ap-6, 0x1.0281d96afba06p-1, 0.078},
    {0x1.9191059ba6457p-3, 0x1.19048ec497194p-1, -0.195},
    {-0x1.35711acabaf9p-2, 0x1.b339116a31defp-2, -0.304},
    {0x1.a68b63f25451p+2, 0x1.ff4e564bba73bp-1, 0.427},
    {-0x1.dcfe85a94a9bdp+2, 0x1.2fbe38afa10c7p-11, -0.255},
    {-0x1.2bed88464dd4ep-12, 0x1.ffed41277dc01p-2, -0.108},
    {-0x1.cd6327c04dae2p-2, 0x1.8e90d7b551714p-2, -0.467},
    {0x1.ff75fc451a189p+1, 0x1.f6c0bda690b41p-1, 0.240},
    {-0x1.72c8efe6ffe3cp-6, 0x1.fa34ec749e986p-2, -0.340},
    {-0x1.32eabab1224ccp-10, 0x1.ffb34551e6c3ep-2, 0.307},
    {-0x1.a3a761397437dp+0, 0x1.4cee6064a1265p-3, 0.489},
    {-0x1.7b44683b0f5b4p+2, 0x1.5ce67e024ae81p-9, -0.433},
    {0x1.9318be61b28e6p+3, 0x1.ffff8e7d031bfp-1, 0.009},
    {0x1.b37702a27587p+3, 0x1.ffffd6b814f19p-1, 0.480},
    {-0x1.cf7b1b85c62b3p+4, 0x1.27d5e1e97f60dp-42, -0.337},
    {-0x1.b48351898e152p+4, 0x1.8f0466347f9dbp-40, -0.260},
    {-0x1.e385f2bca1e7ep+4, 0x1.522313a843cdp-44, -0.088},
    {-0x1.26fabf47f41f4p+3, 0x1.a024b73e3c9fcp-14, 0.435},
    {0x1.99ef5cba83747p+3, 0x1.ffffa4542f3fep-1, -0.391},
    {0x1.c73ac038346d3p+3, 0x1.ffffe9bda2938p-1, -0.404},
    {-0x1.813d8a2361e32p+3, 0x1.8ca6d75de52a4p-18, -0.451},
    {-0x1.236d0c2368b96p+5, 0x1.5c88627095923p-53, 0.044},
    {-0x1.19d7e776b6376p+4, 0x1.80712c2d4b28ap-26, 0.154},
    {-0x1.aa2188b8811dap+4, 0x1.7dbc883a4d913p-39, -0.489},
    {0x1.0b80f6b3dc9f7p+5, 0x1.fffffffffffe5p-1, -0.081},
    {-0x1.37fee52ba79b1p+3, 0x1.e90c6c11c9251p-15, 0.241},
    {0x1.e3866aed863f3p+3, 0x1.fffff6ce6840ap-1, -0.211},
    {0x1.26755d485de44p+5, 0x1.fffffffffffffp-1, 0.068},
    {0x1.fa6fb81a2df6ep+4, 0x1.fffffffffff5ep-1, 0.497},
    {0x1.087bcb30b0637p+5, 0x1.fffffffffffd8p-1, 0.498},
    {0x1.3bcd5f2ed6ab6p+5, 0x1p+0, -0.032},
    {-0x1.05655be711934p-12, 0x1.ffefa9aa42fa4p-2, 0.428},
    {0x1.42956abba2409p-17, 0x1.000050a55aaeep-1, 0.368},
    {0x1.2ca676418b92ep-12, 0x1.00096533b0f7fp-1, -0.381},
    {-0x1.b38b78d9bf64ep-23, 0x1.fffffc98e90e5p-2, -0.218},
    {0x1.d697ac8c47e9dp-15, 0x1.0001d697ac8a3p-1, 0.365},
    {0x1.2bc6956a85838p-19, 0x1.000012bc6956bp-1, -0.481},
};

constexpr std::uint32_t bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
constexpr std::uint64_t bits(double x) { return __builtin_bit_cast(std::uint64_t, x); }

/// The error of `x` in units in the last place; of a NaN 0, and otherwise a signed number is never near one of the
/// other sign.
template <class T>
constexpr double error(T x, known<T> const& exact) {
    auto const difference = static_cast<std::int64_t>(bits(x)) - static_cast<std::int64_t>(bits(exact.value));
    return hm::abs(static_cast<double>(difference) - exact.beyond);
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

template <class T, std::size_t N>
constexpr double largest_error(row<T, N> const& images, known<T> const (&table)[N]) {
    double largest = 0;
    for (std::size_t i = 0; i < N; ++i) {
        double const e = error(images.values[i], table[i]);
        largest = e > largest ? e : largest;
    }
    return largest;
}

/// A loop of which the compiler knows nothing, and which it vectorises where it can.
template <class T, class Function>
[[gnu::noinline]] void map_row(T const* arguments, T* values, std::size_t count, Function function) {
    for (std::size_t i = 0; i < count; ++i) values[i] = function(arguments[i]);
}

/// The images again, of arguments that the optimizer cannot know, must have the bits of the constant ones.
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

/// Numbers of both signs and of exponents from -12 to 9, of which nothing more is known.
template <class T, std::size_t N>
struct arbitrary {
    known<T> table[N];
    constexpr arbitrary() : table{} {
        std::uint64_t state = 20250131;
        for (std::size_t i = 0; i < N; ++i) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            std::uint64_t const exponent = 1023 - 12 + (state >> 33) % 22;
            table[i].argument =
                static_cast<T>(__builtin_bit_cast(double, (state >> 12) | exponent << 52 | (state & 1) << 63));
        }
    }
};

constexpr arbitrary<float, 97> some_floats;
constexpr arbitrary<double, 61> some_doubles;

constexpr auto power_of_2 = [](auto x) { return hm::exp2(x); };
constexpr auto power_of_e_less_1 = [](auto x) { return hm::expm1(x); };
constexpr auto hyperbolic_sine = [](auto x) { return hm::sinh(x); };
constexpr auto hyperbolic_cosine = [](auto x) { return hm::cosh(x); };
constexpr auto hyperbolic_tangent = [](auto x) { return hm::tanh(x); };
constexpr auto logistic = [](auto x) { return hm::sigmoid(x); };

/// The largest error in a table of known values is at most so many units in the last place, and the images have the
/// same bits at both times.
#define CHECK_TABLE(most, table, function)                    \
    {                                                         \
        constexpr auto values = images(table, function);      \
        STATIC_REQUIRE(largest_error(values, table) <= most); \
        check_at_run_time(values, table, function);           \
    }                                                         \
    static_assert(true)

}  // namespace

TEST_CASE("exp2 of a float is correctly rounded at both times") { CHECK_TABLE(0, exp2_of_float, power_of_2); }

TEST_CASE("exp2 of a double is within one unit in the last place at both times") {
    CHECK_TABLE(0.78, exp2_of_double, power_of_2);
}

TEST_CASE("expm1 of a float is correctly rounded at both times") { CHECK_TABLE(0, expm1_of_float, power_of_e_less_1); }

TEST_CASE("expm1 of a double is within one unit in the last place at both times") {
    CHECK_TABLE(0.84, expm1_of_double, power_of_e_less_1);
}

TEST_CASE("sinh of a float is correctly rounded at both times") { CHECK_TABLE(0, sinh_of_float, hyperbolic_sine); }

TEST_CASE("sinh of a double is within one unit in the last place at both times") {
    CHECK_TABLE(0.83, sinh_of_double, hyperbolic_sine);
}

TEST_CASE("cosh of a float is correctly rounded at both times") { CHECK_TABLE(0, cosh_of_float, hyperbolic_cosine); }

TEST_CASE("cosh of a double is within one unit in the last place at both times") {
    CHECK_TABLE(0.68, cosh_of_double, hyperbolic_cosine);
}

TEST_CASE("tanh of a float is correctly rounded at both times") { CHECK_TABLE(0, tanh_of_float, hyperbolic_tangent); }

TEST_CASE("tanh of a double is within one unit in the last place at both times") {
    CHECK_TABLE(0.72, tanh_of_double, hyperbolic_tangent);
}

TEST_CASE("sigmoid of a float is correctly rounded at both times") { CHECK_TABLE(0, sigmoid_of_float, logistic); }

TEST_CASE("sigmoid of a double is within one unit in the last place at both times") {
    CHECK_TABLE(0.76, sigmoid_of_double, logistic);
}

namespace {

/// Arguments for which exp2 is not the power of two itself, from the least subnormal one to the greatest; the expected
/// bits are put together here.
template <class T>
constexpr int inexact_powers(int least, int first_normal, int greatest) {
    using word = decltype(bits(T{}));
    constexpr int fraction_bits = sizeof(T) == 4 ? 23 : 52;
    int wrong = 0;
    for (int n = least; n <= greatest; ++n) {
        word const expected =
            n < first_normal ? word{1} << (n - least) : static_cast<word>(n - first_normal + 1) << fraction_bits;
        wrong += bits(hm::exp2(static_cast<T>(n))) != expected;
    }
    return wrong;
}

constexpr int inexact_powers_of_floats() { return inexact_powers<float>(-149, -126, 127); }
constexpr int inexact_powers_of_doubles() { return inexact_powers<double>(-1074, -1022, 1023); }

template <class T>
constexpr T negated(T x) {
    return __builtin_bit_cast(T, bits(x) ^ bits(T(-0.0)));
}

/// Of a table, how many numbers and their negatives have other images than a symmetric function has.
template <class T, std::size_t N>
constexpr int asymmetric(known<T> const (&table)[N]) {
    int wrong = 0;
    for (auto const& x : table) {
        if (hm::is_nan(x.argument)) continue;
        T const y = negated(x.argument);
        wrong += bits(hm::sinh(y)) != bits(negated(hm::sinh(x.argument)));
        wrong += bits(hm::tanh(y)) != bits(negated(hm::tanh(x.argument)));
        wrong += bits(hm::cosh(y)) != bits(hm::cosh(x.argument));
        wrong += hm::sign_bit(hm::sinh(y)) != hm::sign_bit(y) || hm::sign_bit(hm::tanh(y)) != hm::sign_bit(y);
    }
    return wrong;
}

constexpr int asymmetric_floats() { return asymmetric(some_floats.table) + asymmetric(sinh_of_float); }
constexpr int asymmetric_doubles() { return asymmetric(some_doubles.table) + asymmetric(sinh_of_double); }

/// How many of some floats break what holds between the functions, of which each is within 2^-25 of the exact one.
constexpr int unrelated_floats() {
    int wrong = 0;
    for (auto const& x : some_floats.table) {
        double const at_x = static_cast<double>(hm::sigmoid(x.argument)),
                     at_minus_x = static_cast<double>(hm::sigmoid(-x.argument)),
                     at_double = static_cast<double>(hm::sigmoid(2 * x.argument)),
                     tangent = static_cast<double>(hm::tanh(x.argument));
        wrong += hm::abs(at_x + at_minus_x - 1) > 0x1p-24 || hm::abs(2 * at_double - 1 - tangent) > 0x1p-23;
        if (hm::abs(x.argument) > 20) continue;
        double const power = static_cast<double>(hm::expm1(x.argument)) + 1,
                     sum = static_cast<double>(hm::cosh(x.argument)) + static_cast<double>(hm::sinh(x.argument)),
                     size = static_cast<double>(hm::cosh(x.argument)) + 1;
        wrong += hm::abs(power - sum) > 0x1p-22 * size;
    }
    return wrong;
}

/// Floats next to each other, around n times `step`, of which the later has a smaller image.
template <class Function>
constexpr int descents(float step, Function function) {
    int wrong = 0;
    for (int n = 1; n < 30; n += 2) {
        std::uint32_t const middle = bits(static_cast<float>(n) * step);
        for (std::uint32_t sign : {0u, 0x80000000u}) {
            float before = function(__builtin_bit_cast(float, (middle - 6) | sign));
            for (std::uint32_t next = middle - 5; next < middle + 6; ++next) {
                float const image = function(__builtin_bit_cast(float, next | sign));
                wrong += sign != 0 ? image > before : image < before;
                before = image;
            }
        }
    }
    return wrong;
}

constexpr int all_descents() {
    constexpr float half_ln_2 = 0x1.62e43p-2f;
    return descents(0.5f, power_of_2) + descents(half_ln_2, power_of_e_less_1) + descents(half_ln_2, hyperbolic_sine) +
           descents(half_ln_2 / 2, hyperbolic_tangent) + descents(half_ln_2, logistic);
}

/// How many of the functions do not make a quiet NaN with the same sign of a signalling one.
template <class T>
constexpr int loud_nans() {
    T const quiet = hm::quiet_nan<T>, signalling = __builtin_bit_cast(T, bits(hm::infinity<T>) | 1),
            negative = negated(signalling);
    int wrong = 0;
    for (T const image : {hm::exp2(signalling), hm::expm1(signalling), hm::sinh(signalling), hm::cosh(signalling),
                          hm::tanh(signalling), hm::sigmoid(signalling)}) {
        wrong += bits(image) != (bits(quiet) | 1);
    }
    for (T const image : {hm::exp2(negative), hm::expm1(negative), hm::sinh(negative), hm::cosh(negative),
                          hm::tanh(negative), hm::sigmoid(negative)}) {
        wrong += bits(image) != (bits(negated(quiet)) | 1);
    }
    return wrong;
}

/// How many products, exact as two doubles, are not what they were when they are divided again.
constexpr int wrong_quotients() {
    int wrong = 0;
    for (auto const& x : some_doubles.table) {
        double const y = x.argument, divisor = 3 - 0x1.23456789abcdep-2, high = hm::product(y, divisor),
                     low = hm::fma(y, divisor, -high);
        wrong += hm::detail::quotient_of_sums({high, low}, {divisor, 0.0}) != y;
        // A divisor whose low part is not so small: 2.5 is 2 + 1/2.
        wrong += hm::detail::quotient_of_sums({y, 0.25 * y}, {2.0, 0.5}) != 0.5 * y;
    }
    return wrong;
}

}  // namespace

TEST_CASE("exp2 of a whole number is exact") {
    BOTH_TIMES(of_floats, inexact_powers_of_floats);
    BOTH_TIMES(of_doubles, inexact_powers_of_doubles);
    REQUIRE(of_floats == 0);
    REQUIRE(of_doubles == 0);
}

TEST_CASE("sinh and tanh are odd, and cosh is even, to the bit") {
    BOTH_TIMES(floats, asymmetric_floats);
    BOTH_TIMES(doubles, asymmetric_doubles);
    REQUIRE(floats == 0);
    REQUIRE(doubles == 0);
}

TEST_CASE("sigmoid, tanh, expm1, cosh and sinh agree with each other") {
    BOTH_TIMES(wrong, unrelated_floats);
    REQUIRE(wrong == 0);
}

TEST_CASE("functions that grow also do so where the multiple of ln(2) that is taken away changes") {
    BOTH_TIMES(wrong, all_descents);
    REQUIRE(wrong == 0);
}

TEST_CASE("a signalling NaN comes back quiet, with its sign") {
    BOTH_TIMES(floats, loud_nans<float>);
    BOTH_TIMES(doubles, loud_nans<double>);
    REQUIRE(floats == 0);
    REQUIRE(doubles == 0);
}

TEST_CASE("a quotient of sums of two doubles is that of the sums") {
    BOTH_TIMES(wrong, wrong_quotients);
    REQUIRE(wrong == 0);
}
