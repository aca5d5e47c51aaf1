// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include <heed/math/abs.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/detail/fma_no_overflow.hpp>
#include <heed/math/exp.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/log.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/math/sqrt.hpp>

#include <cstddef>
#include <cstdint>

namespace {

namespace hm = heed::math;

template <class T>
struct known {
    T argument;
    T value;
};

template <class T>
struct sum_of_product {
    T a, b, c;
    T fused;
    T in_two_steps;
};

constexpr float inf_f = hm::infinity<float>, nan_f = hm::quiet_nan<float>;
constexpr double inf_d = hm::infinity<double>, nan_d = hm::quiet_nan<double>;

// Values correctly rounded by MPFR 4.2.0. The arguments without a name are those whose image lies nearest to the middle
// between two floats (within 2^-49 of its size), of all 2^32 floats.
constexpr known<float> exp_of_float[] = {
    {0x0p+0f, 0x1p+0f},
    {-0x0p+0f, 0x1p+0f},
    {0x1p-149f, 0x1p+0f},
    {-0x1p-149f, 0x1p+0f},
    {0x1p-25f, 0x1p+0f},
    {-0x1p-25f, 0x1p+0f},
    {-0x1p-26f, 0x1p+0f},
    {0x1p-24f, 0x1.000002p+0f},
    {0x1p+0f, 0x1.5bf0a8p+1f},
    {-0x1p+0f, 0x1.78b564p-2f},
    {0x1p-1f, 0x1.a61298p+0f},
    {0x1p+1f, 0x1.d8e64cp+2f},
    {0x1.4p+3f, 0x1.5829dcp+14f},
    {-0x1.4p+4f, 0x1.1b4866p-29f},
    {0x1.62e42ep+6f, 0x1.ffff08p+127f},
    {0x1.62e43p+6f, inf_f},
    {0x1.64p+6f, inf_f},
    {0x1.93e594p+99f, inf_f},
    {0x1.fffffep+127f, inf_f},
    {inf_f, inf_f},
    {-inf_f, 0x0p+0f},
    {nan_f, nan_f},
    {-0x1.5d589ep+6f, 0x1.00004cp-126f},
    {-0x1.5d58ap+6f, 0x1.ffff98p-127f},
    {-0x1.6p+6f, 0x1.07b71p-127f},
    {-0x1.7cp+6f, 0x1.ec8p-138f},
    {-0x1.9cp+6f, 0x1p-149f},
    {-0x1.9d1d9ep+6f, 0x1p-149f},
    {-0x1.9d1dap+6f, 0x1p-149f},
    {-0x1.9fe366p+6f, 0x1p-149f},
    {-0x1.9fe368p+6f, 0x1p-149f},
    {-0x1.9fe36ap+6f, 0x0p+0f},
    {-0x1.ap+6f, 0x0p+0f},
    {-0x1.f4p+9f, 0x0p+0f},
    {-0x1.fffffep+127f, 0x0p+0f},
    {0x1p-24f, 0x1.000002p+0f},
    {0x1.dffff2p-21f, 0x1.00001p+0f},
    {0x1.efffe2p-20f, 0x1.00002p+0f},
    {0x1.f7ffc2p-19f, 0x1.00004p+0f},
    {0x1.fbff82p-18f, 0x1.00008p+0f},
    {0x1.fdff02p-17f, 0x1.0001p+0f},
    {0x1.747de2p-15f, 0x1.0002eap+0f},
    {0x1.cd3982p-14f, 0x1.000734p+0f},
    {0x1.8d7cb6p-12f, 0x1.0018dap+0f},
    {0x1.cb763ap-12f, 0x1.001cbap+0f},
    {0x1.344e9cp-5f, 0x1.09d174p+0f},
    {0x1.cce332p+0f, 0x1.834f4cp+2f},
    {0x1.036492p+1f, 0x1.e59a28p+2f},
    {0x1.62b666p+1f, 0x1.ff48fap+3f},
    {0x1.97f0f6p+4f, 0x1.b8a17cp+36f},
    {0x1.112856p+6f, 0x1.6f498ap+98f},
    {-0x1p-25f, 0x1p+0f},
    {-0x1.c1c4b8p-10f, 0x1.ff1f4ep-1f},
    {-0x1.6e1ddp-8f, 0x1.fd25dp-1f},
    {-0x1.e1dbe2p-8f, 0x1.fc3fd2p-1f},
    {-0x1.548c34p-7f, 0x1.fab4dcp-1f},
    {-0x1.7acc62p+3f, 0x1.e51c66p-18f},
    {-0x1.d2259ap+3f, 0x1.fa6636p-22f},
};
constexpr known<double> exp_of_double[] = {
    {0x0p+0, 0x1p+0},
    {-0x0p+0, 0x1p+0},
    {0x0.0000000000001p-1022, 0x1p+0},
    {-0x0.0000000000001p-1022, 0x1p+0},
    {0x1p-53, 0x1.0000000000001p+0},
    {-0x1p-54, 0x1p+0},
    {0x1p+0, 0x1.5bf0a8b145769p+1},
    {-0x1p+0, 0x1.78b56362cef38p-2},
    {0x1p-1, 0x1.a61298e1e069cp+0},
    {0x1p+1, 0x1.d8e64b8d4ddaep+2},
    {0x1.4p+3, 0x1.5829dcf95056p+14},
    {-0x1.4p+4, 0x1.1b48655f37267p-29},
    {0x1.62e42fefa39efp+9, 0x1.fffffffffff2ap+1023},
    {0x1.62e42fefa39fp+9, inf_d},
    {0x1.63p+9, inf_d},
    {0x1.7e43c8800759cp+996, inf_d},
    {inf_d, inf_d},
    {-inf_d, 0x0p+0},
    {nan_d, nan_d},
    {-0x1.6232bdd7abcd2p+9, 0x1.000000000007cp-1022},
    {-0x1.6232bdd7abcd3p+9, 0x0.ffffffffffe7cp-1022},
    {-0x1.628p+9, 0x0.8bfe55de02338p-1022},
    {-0x1.68p+9, 0x0.0000993b4dc95p-1022},
    {-0x1.72p+9, 0x0.0000000000055p-1022},
    {-0x1.74385446d71c3p+9, 0x0.0000000000001p-1022},
    {-0x1.74385446d71c4p+9, 0x0.0000000000001p-1022},
    {-0x1.74910d52d3051p+9, 0x0.0000000000001p-1022},
    {-0x1.74910d52d3052p+9, 0x0p+0},
    {-0x1.75p+9, 0x0p+0},
    {-0x1.f4p+9, 0x0p+0},
    {-0x1.05d111c4f13a6p+0, 0x1.703ee6f2482fdp-2},
    {-0x1.8055afe90f033p+8, 0x1.6fa7e3bf43927p-555},
    {0x1.ef9fe2a709168p+7, 0x1.6e77b3d879cd7p+357},
};
constexpr known<float> log_of_float[] = {
    {0x0p+0f, -inf_f},
    {-0x0p+0f, -inf_f},
    {0x1p+0f, 0x0p+0f},
    {0x1p-149f, -0x1.9d1dap+6f},
    {0x1.8p-148f, -0x1.98b8a6p+6f},
    {0x1.fffffcp-127f, -0x1.5d58ap+6f},
    {0x1p-126f, -0x1.5d58ap+6f},
    {0x1.fffffep+127f, 0x1.62e43p+6f},
    {inf_f, inf_f},
    {-inf_f, nan_f},
    {nan_f, nan_f},
    {-0x1p+0f, nan_f},
    {-0x1p-149f, nan_f},
    {0x1.000002p+0f, 0x1.fffffep-24f},
    {0x1.fffffep-1f, -0x1p-24f},
    {0x1.6a09e6p-1f, -0x1.62e432p-2f},
    {0x1.6a09e8p-1f, -0x1.62e42cp-2f},
    {0x1.6a09e6p+0f, 0x1.62e42ep-2f},
    {0x1.6a09e8p+0f, 0x1.62e434p-2f},
    {0x1p+1f, 0x1.62e43p-1f},
    {0x1p-1f, -0x1.62e43p-1f},
    {0x1.4p+3f, 0x1.26bb1cp+1f},
    {0x1.5bf0a8p+1f, 0x1.fffffep-1f},
    {0x1.4484cp-100f, -0x1.144f6ap+6f},
    {0x1.93e594p+99f, 0x1.144f6ap+6f},
    {0x1.312936p-23f, -0x1.f888fep+3f},
    {0x1.c34644p-23f, -0x1.ec03fcp+3f},
    {0x1.b97c7p-14f, -0x1.251748p+3f},
    {0x1.86269p-12f, -0x1.f95ecap+2f},
    {0x1.8f63f2p-12f, -0x1.f7df4ep+2f},
    {0x1.f0ddep-8f, -0x1.38733cp+2f},
    {0x1.827a74p-7f, -0x1.1c2b1ep+2f},
    {0x1.566842p-3f, -0x1.c9e2ep+0f},
    {0x1.8aa6f2p+0f, 0x1.bb371p-2f},
    {0x1.a6c9aep+0f, 0x1.00dde6p-1f},
    {0x1.addc8ap+1f, 0x1.362076p+0f},
    {0x1.2f1fd6p+3f, 0x1.1fcbcep+1f},
    {0x1.c7655ep+4f, 0x1.ac9e3ap+1f},
    {0x1.7886cp+10f, 0x1.d44e5cp+2f},
    {0x1.9ab656p+13f, 0x1.2f79e2p+3f},
    {0x1.cb534cp+13f, 0x1.330e4ap+3f},
    {0x1.94d8eap+14f, 0x1.453252p+3f},
    {0x1.ee64b4p+23f, 0x1.099bdp+4f},
    {0x1.ee1b66p+24f, 0x1.14b092p+4f},
    {0x1.11fefp+25f, 0x1.16588ap+4f},
    {0x1.bacb4ap+25f, 0x1.1e0696p+4f},
    {0x1.c09d7cp+27f, 0x1.346a58p+4f},
    {0x1.0be824p+30f, 0x1.4d7022p+4f},
    {0x1.c95648p+32f, 0x1.6c2cdep+4f},
    {0x1.d4609ep+37f, 0x1.a4023ap+4f},
    {0x1.5f313ap+42f, 0x1.d6da78p+4f},
    {0x1.421d34p+45f, 0x1.f6bddcp+4f},
    {0x1.085746p+55f, 0x1.313dc4p+5f},
    {0x1.31c2c6p+56f, 0x1.37f372p+5f},
    {0x1.f31216p+56f, 0x1.3bded8p+5f},
    {0x1.000682p+60f, 0x1.4cb62p+5f},
    {0x1.165ab6p+60f, 0x1.4d6162p+5f},
    {0x1.d1309cp+62f, 0x1.5c9442p+5f},
    {0x1.f7955cp+62f, 0x1.5d36acp+5f},
    {0x1.c98494p+63f, 0x1.61fdc4p+5f},
    {0x1.28ad0ap+64f, 0x1.64123p+5f},
    {0x1.68cf74p+70f, 0x1.86e868p+5f},
    {0x1.6269b2p+72f, 0x1.91dae4p+5f},
    {0x1.78af26p+74f, 0x1.9d6ed8p+5f},
    {0x1.c4ff46p+74f, 0x1.9ee8a6p+5f},
    {0x1.b121a6p+76f, 0x1.a9a3f2p+5f},
    {0x1.5190cp+78f, 0x1.b2bc8cp+5f},
    {0x1.577ac6p+78f, 0x1.b2e01cp+5f},
    {0x1.29972cp+83f, 0x1.cd743cp+5f},
    {0x1.4a21ap+85f, 0x1.d95fe4p+5f},
    {0x1.d19f2cp+88f, 0x1.ecc2dep+5f},
    {0x1.3e47d6p+91f, 0x1.fa5a6ap+5f},
    {0x1.d93a74p+91f, 0x1.fd86cp+5f},
    {0x1.e0a9e4p+93f, 0x1.045ee6p+6f},
    {0x1.6351d8p+95f, 0x1.08b512p+6f},
    {0x1.d984e2p+103f, 0x1.200964p+6f},
    {0x1.0bbddp+105f, 0x1.234d1ap+6f},
    {0x1.12d4e6p+106f, 0x1.262da6p+6f},
    {0x1.cfd86ep+116f, 0x1.43ff6ep+6f},
    {0x1.e1166p+117f, 0x1.46ea96p+6f},
    {0x1.0a8406p+118f, 0x1.475394p+6f},
    {0x1.3171e8p+124f, 0x1.5881e4p+6f},
};
constexpr known<double> log_of_double[] = {
    {0x0p+0, -inf_d},
    {-0x0p+0, -inf_d},
    {0x1p+0, 0x0p+0},
    {0x0.0000000000001p-1022, -0x1.74385446d71c3p+9},
    {0x0.0000000000003p-1022, -0x1.73abb4f301b42p+9},
    {0x0.fffffffffffffp-1022, -0x1.6232bdd7abcd2p+9},
    {0x1p-1022, -0x1.6232bdd7abcd2p+9},
    {0x1.fffffffffffffp+1023, 0x1.62e42fefa39efp+9},
    {inf_d, inf_d},
    {-inf_d, nan_d},
    {nan_d, nan_d},
    {-0x1p+0, nan_d},
    {-0x0.0000000000001p-1022, nan_d},
    {0x1.0000000000001p+0, 0x1.fffffffffffffp-53},
    {0x1.fffffffffffffp-1, -0x1p-53},
    {0x1.6a09e667f3bccp-1, -0x1.62e42fefa39f1p-2},
    {0x1.6a09e667f3bcdp-1, -0x1.62e42fefa39eep-2},
    {0x1.6a09e667f3bcdp+0, 0x1.62e42fefa39fp-2},
    {0x1p+1, 0x1.62e42fefa39efp-1},
    {0x1p-1, -0x1.62e42fefa39efp-1},
    {0x1.4p+3, 0x1.26bb1bbb55516p+1},
    {0x1.5bf0a8b145769p+1, 0x1p+0},
    {0x1.56e1fc2f8f359p-997, -0x1.5963447f87fb5p+9},
    {0x1.7e43c8800759cp+996, 0x1.5963447f87fb5p+9},
    {0x1.69f246715953fp-1, -0x1.6327045710d23p-2},
    {0x1.69e2d3afc9da7p-1, -0x1.6352b9dd43c15p-2},
    {0x1.5ac459c22b407p+1, 0x1.fe455825821d5p-1},
};
constexpr known<float> sqrt_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p+0f, 0x1p+0f},
    {0x1p+1f, 0x1.6a09e6p+0f},
    {0x1.8p+1f, 0x1.bb67aep+0f},
    {0x1p+2f, 0x1p+1f},
    {0x1p-2f, 0x1p-1f},
    {0x1p-149f, 0x1.6a09e6p-75f},
    {0x1.8p-148f, 0x1.3988e2p-74f},
    {0x1.fffffcp-127f, 0x1.fffffep-64f},
    {0x1p-126f, 0x1p-63f},
    {0x1.fffffep+127f, 0x1.fffffep+63f},
    {inf_f, inf_f},
    {-inf_f, nan_f},
    {nan_f, nan_f},
    {-0x1p+0f, nan_f},
    {-0x1p-149f, nan_f},
    {0x1.000002p+0f, 0x1p+0f},
    {0x1.fffffep-1f, 0x1.fffffep-1f},
    {0x1.fffffep+0f, 0x1.6a09e6p+0f},
    {0x1.fffffep+1f, 0x1.fffffep+0f},
    {0x1.fffffcp+0f, 0x1.6a09e4p+0f},
    {0x1.4p+3f, 0x1.94c584p+1f},
    {0x1.4484cp-100f, 0x1.203afap-50f},
};
constexpr known<double> sqrt_of_double[] = {
    {0x0p+0, 0x0p+0},
    {-0x0p+0, -0x0p+0},
    {0x1p+0, 0x1p+0},
    {0x1p+1, 0x1.6a09e667f3bcdp+0},
    {0x1.8p+1, 0x1.bb67ae8584caap+0},
    {0x1p+2, 0x1p+1},
    {0x1p-2, 0x1p-1},
    {0x0.0000000000001p-1022, 0x1p-537},
    {0x0.0000000000003p-1022, 0x1.bb67ae8584caap-537},
    {0x0.fffffffffffffp-1022, 0x1.fffffffffffffp-512},
    {0x1p-1022, 0x1p-511},
    {0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+511},
    {inf_d, inf_d},
    {-inf_d, nan_d},
    {nan_d, nan_d},
    {-0x1p+0, nan_d},
    {-0x0.0000000000001p-1022, nan_d},
    {0x1.0000000000001p+0, 0x1p+0},
    {0x1.fffffffffffffp-1, 0x1.fffffffffffffp-1},
    {0x1.fffffffffffffp+0, 0x1.6a09e667f3bccp+0},
    {0x1.fffffffffffffp+1, 0x1.fffffffffffffp+0},
    {0x1.ffffffffffffep+0, 0x1.6a09e667f3bccp+0},
    {0x1.4p+3, 0x1.94c583ada5b53p+1},
    {0x1.56e1fc2f8f359p-997, 0x1.a2fe76a3f9475p-499},
};
constexpr sum_of_product<float> float_sums[] = {
    {0x1p+0f, 0x1p+0f, 0x1p-24f, 0x1p+0f, 0x1p+0f},
    {0x1.000002p+0f, 0x1.000002p+0f, -0x1.000004p+0f, 0x1p-46f, 0x0p+0f},
    {0x1.000002p+0f, 0x1.7ffffep+0f, 0x1p-25f, 0x1.800002p+0f, 0x1.8p+0f},
    {0x1p+0f, 0x1.000002p+0f, 0x1p-24f, 0x1.000004p+0f, 0x1.000004p+0f},
    {0x1p+0f, 0x1.000002p+0f, 0x1.fffffep-25f, 0x1.000002p+0f, 0x1.000002p+0f},
    {0x1p-60f, 0x1p-60f, 0x1p+0f, 0x1p+0f, 0x1p+0f},
    {0x1p-75f, 0x1.000002p-75f, 0x1.000002p-126f, 0x1.000004p-126f, 0x1.000004p-126f},
    {0x1p-100f, 0x1p-100f, 0x1p-149f, 0x1p-149f, 0x1p-149f},
    {0x1.8p-75f, 0x1p-75f, 0x1p-149f, 0x1p-148f, 0x1p-148f},
    {0x1.8p-75f, 0x1.000002p-75f, 0x1p-149f, 0x1p-148f, 0x1p-148f},
    {0x1p-75f, 0x1p-75f, 0x0p+0f, 0x0p+0f, 0x0p+0f},
    {-0x1.000002p-75f, 0x1p-75f, 0x0p+0f, -0x1p-149f, -0x1p-149f},
    {0x1.fffffep+127f, 0x1p+0f, 0x1p+102f, 0x1.fffffep+127f, 0x1.fffffep+127f},
    {0x1.fffffep+127f, 0x1p+0f, 0x1p+103f, inf_f, inf_f},
    {0x1.fffffep+127f, 0x1p+0f, 0x1.fffffep+102f, 0x1.fffffep+127f, 0x1.fffffep+127f},
    {0x1.fffffep+127f, 0x1p+1f, -0x1.fffffep+127f, 0x1.fffffep+127f, inf_f},
    {0x1p+100f, -0x1p+100f, 0x1p+127f, -inf_f, -inf_f},
    {0x0p+0f, -0x1p+0f, 0x0p+0f, 0x0p+0f, 0x0p+0f},
    {-0x0p+0f, 0x1p+0f, -0x0p+0f, -0x0p+0f, -0x0p+0f},
    {0x1p+0f, -0x1p+0f, 0x1p+0f, 0x0p+0f, 0x0p+0f},
    {0x1.8p+1f, 0x0p+0f, -0x0p+0f, 0x0p+0f, 0x0p+0f},
    {-0x1p-100f, 0x1p-100f, -0x0p+0f, -0x0p+0f, -0x0p+0f},
    {inf_f, 0x1p+1f, 0x1p+0f, inf_f, inf_f},
    {inf_f, 0x0p+0f, 0x1p+0f, nan_f, nan_f},
    {inf_f, 0x1p+0f, -inf_f, nan_f, nan_f},
    {0x1p+0f, 0x1p+0f, -inf_f, -inf_f, -inf_f},
    {nan_f, 0x1p+0f, 0x1p+0f, nan_f, nan_f},
    {0x1p+0f, 0x1p+1f, nan_f, nan_f, nan_f},
    {0x1.000002p-63f, 0x1.fffffep-64f, -0x1p-126f, 0x0p+0f, 0x0p+0f},
    {0x1.000002p+12f, 0x1.000002p+12f, 0x1p-30f, 0x1.000004p+24f, 0x1.000004p+24f},
    {0x1.000002p+0f, 0x1.7ffffep+0f, 0x1p-80f, 0x1.8p+0f, 0x1.8p+0f},
    {0x1.000002p+0f, 0x1.7ffffep+0f, -0x1p-80f, 0x1.8p+0f, 0x1.8p+0f},
    {0x1.001p+0f, 0x1.001p+0f, 0x1p-100f, 0x1.002002p+0f, 0x1.002p+0f},
    {0x1.001p+0f, 0x1.001p+0f, -0x1p-100f, 0x1.002p+0f, 0x1.002p+0f},
};
constexpr sum_of_product<double> double_sums[] = {
    {0x1p+0, 0x1p+0, 0x1p-53, 0x1p+0, 0x1p+0},
    {0x1.0000000000001p+0, 0x1.0000000000001p+0, -0x1.0000000000002p+0, 0x1p-104, 0x0p+0},
    {0x1p+0, 0x1.0000000000001p+0, 0x1p-53, 0x1.0000000000002p+0, 0x1.0000000000002p+0},
    {0x1p-540, 0x1.0000000000001p-540, 0x0.0000000000001p-1022, 0x0.0000000000001p-1022, 0x0.0000000000001p-1022},
    {0x1.8p-538, 0x1p-537, 0x0.0000000000001p-1022, 0x0.0000000000002p-1022, 0x0.0000000000002p-1022},
    {0x1.8p-538, 0x1.0000000000001p-537, 0x0.0000000000001p-1022, 0x0.0000000000002p-1022, 0x0.0000000000002p-1022},
    {0x1p-538, 0x1p-537, 0x0p+0, 0x0p+0, 0x0p+0},
    {-0x1.0000000000001p-538, 0x1p-537, 0x0p+0, -0x0.0000000000001p-1022, -0x0.0000000000001p-1022},
    {0x1.fffffffffffffp+1023, 0x1p+0, 0x1p+969, 0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023},
    {0x1.fffffffffffffp+1023, 0x1p+0, 0x1p+970, inf_d, inf_d},
    {0x1.fffffffffffffp+1023, 0x1p+0, 0x1.fffffffffffffp+969, 0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023},
    {0x1.fffffffffffffp+1023, 0x1p+1, -0x1.fffffffffffffp+1023, 0x1.fffffffffffffp+1023, inf_d},
    {0x1p+1000, -0x1p+1000, 0x1p+0, -inf_d, -inf_d},
    {0x0p+0, -0x1p+0, 0x0p+0, 0x0p+0, 0x0p+0},
    {-0x0p+0, 0x1p+0, -0x0p+0, -0x0p+0, -0x0p+0},
    {0x1p+0, -0x1p+0, 0x1p+0, 0x0p+0, 0x0p+0},
    {-0x1p-1000, 0x1p-1000, -0x0p+0, -0x0p+0, -0x0p+0},
    {inf_d, 0x1p+1, 0x1p+0, inf_d, inf_d},
    {inf_d, 0x0p+0, 0x1p+0, nan_d, nan_d},
    {inf_d, 0x1p+0, -inf_d, nan_d, nan_d},
    {0x1p+0, 0x1p+0, -inf_d, -inf_d, -inf_d},
    {nan_d, 0x1p+0, 0x1p+0, nan_d, nan_d},
    {0x1p+0, 0x1p+1, nan_d, nan_d, nan_d},
    {0x1.00000004p+0, 0x1.00000004p+0, 0x1p-200, 0x1.00000008p+0, 0x1.00000008p+0},
    {0x1.00000004p+0, 0x1.00000004p+0, -0x1p-200, 0x1.00000008p+0, 0x1.00000008p+0},
    {0x1.0000001p+0, 0x1.0000001p+0, -0x1.0000002p+0, 0x1p-56, 0x0p+0},
    {0x1.000002p+0, 0x1.0000008p+0, 0x1p-170, 0x1.000002800001p+0, 0x1.000002800001p+0},
    {0x1.0000002p+0, 0x1.0000004p+0, 0x1p-300, 0x1.0000006000001p+0, 0x1.0000006p+0},
    {0x1.00000008p+0, 0x1.00000004p+0, 0x1p-300, 0x1.0000000cp+0, 0x1.0000000cp+0},
    {0x1.0000004p+0, 0x1.0000002p-1, -0x1p-400, 0x1.0000006p-1, 0x1.0000006p-1},
    {0x1.8p+0, 0x1.0000000000001p+0, 0x1p-500, 0x1.8000000000002p+0, 0x1.8000000000002p+0},
    {0x1.8p+0, 0x1.0000000000001p+0, -0x1p-500, 0x1.8000000000001p+0, 0x1.8000000000002p+0},
};

constexpr std::uint32_t bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
constexpr std::uint64_t bits(double x) { return __builtin_bit_cast(std::uint64_t, x); }

/// How many numbers lie between two of one sign: 0 for the same bits.
template <class T>
constexpr std::uint64_t distance(T x, T y) {
    return bits(x) > bits(y) ? bits(x) - bits(y) : bits(y) - bits(x);
}

template <class T>
constexpr bool is_subnormal(T x) {
    return bits(hm::abs(x)) - 1 < bits(sizeof(T) == 4 ? T(0x1p-126) : T(0x1p-1022)) - 1;
}

/// Linking with -ffast-math sets the processor to flush subnormal numbers, which single instructions cannot undo.
template <class T>
bool processor_flushes() {
    volatile T least_normal = sizeof(T) == 4 ? T(0x1p-126) : T(0x1p-1022);
    volatile T half = least_normal / 2;
    return bits(half) == 0;
}

template <class T, std::size_t N>
struct row {
    T values[N];
};

template <class T, std::size_t N, class Function>
constexpr row<T, N> images(const known<T> (&table)[N], Function function) {
    row<T, N> result{};
    for (std::size_t i = 0; i < N; ++i) result.values[i] = function(table[i].argument);
    return result;
}

template <class T, std::size_t N>
constexpr std::uint64_t worst_distance(const row<T, N>& images, const known<T> (&table)[N]) {
    std::uint64_t worst = 0;
    for (std::size_t i = 0; i < N; ++i) {
        const std::uint64_t d = distance(images.values[i], table[i].value);
        worst = d > worst ? d : worst;
    }
    return worst;
}

/// A loop of which the compiler knows nothing, and which it vectorises where it can.
template <class T, class Function>
[[gnu::noinline]] void map_row(const T* arguments, T* values, std::size_t count, Function function) {
    for (std::size_t i = 0; i < count; ++i) values[i] = function(arguments[i]);
}

/// The images again, of arguments that the optimizer cannot know, must have the bits of the constant ones.
template <class T, std::size_t N, class Function>
void check_at_run_time(const row<T, N>& constant, const known<T> (&table)[N], Function function,
                       bool skip_subnormal = false) {
    T arguments[N];
    for (std::size_t i = 0; i < N; ++i) {
        volatile T argument = table[i].argument;
        arguments[i] = argument;
    }
    T values[N];
    map_row(arguments, values, N, function);
    for (std::size_t i = 0; i < N; ++i) {
        if (skip_subnormal && is_subnormal(table[i].argument)) continue;
        volatile T argument = table[i].argument;
        INFO("argument with bits " << std::hex << bits(table[i].argument));
        CHECK(bits(values[i]) == bits(constant.values[i]));
        CHECK(bits(function(argument)) == bits(constant.values[i]));
    }
}

constexpr auto exponential = [](auto x) { return hm::exp(x); };
constexpr auto logarithm = [](auto x) { return hm::log(x); };
constexpr auto root = [](auto x) { return hm::sqrt(x); };

/// `count` numbers of every sign and of all exponents within `spread` of 1.
template <class T, std::size_t N>
struct arbitrary {
    known<T> table[N];
    constexpr explicit arbitrary(int spread, bool positive) : table{} {
        std::uint64_t state = 20250131;
        for (std::size_t i = 0; i < N; ++i) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            const std::uint64_t fraction = (state >> 12) | 0x3ff0000000000000u;
            double x = __builtin_bit_cast(double, fraction);
            for (int k = static_cast<int>(state >> 33) % (2 * spread + 1) - spread; k != 0; k += k < 0 ? 1 : -1) {
                x = k < 0 ? x / 2 : x * 2;
            }
            table[i].argument = static_cast<T>(positive || (state & 1) != 0 ? x : -x);
        }
    }
};

constexpr arbitrary<float, 48> some_floats(6, false), positive_floats(40, true);
constexpr arbitrary<double, 48> some_doubles(9, false), positive_doubles(40, true);

enum class rounding { once, twice, of_the_target };

template <class T>
constexpr T sum(const sum_of_product<T>& x, rounding which) {
    return which == rounding::once    ? hm::fma(x.a, x.b, x.c)
           : which == rounding::twice ? hm::multiply_then_add(x.a, x.b, x.c)
                                      : hm::multiply_add(x.a, x.b, x.c);
}

template <class T>
constexpr T expected(const sum_of_product<T>& x, rounding which) {
    return which == rounding::once || (which == rounding::of_the_target && hm::multiply_add_is_fused) ? x.fused
                                                                                                      : x.in_two_steps;
}

/// Same bits; of a NaN only that it is one.
template <class T>
constexpr bool agree(T x, T y) {
    return bits(x) == bits(y) || (hm::is_nan(x) && hm::is_nan(y));
}

template <class T, std::size_t N>
constexpr int wrong_sums(const sum_of_product<T> (&table)[N], rounding which) {
    int wrong = 0;
    for (const auto& x : table) wrong += !agree(sum(x, which), expected(x, which));
    return wrong;
}

template <class T, std::size_t N>
void check_sums_at_run_time(const sum_of_product<T> (&table)[N], rounding which) {
    const bool flushes = processor_flushes<T>();
    T a[N], b[N], c[N], sums[N];
    for (std::size_t i = 0; i < N; ++i) {
        volatile T hidden[] = {table[i].a, table[i].b, table[i].c};
        a[i] = hidden[0];
        b[i] = hidden[1];
        c[i] = hidden[2];
    }
    if (which == rounding::once) {
        for (std::size_t i = 0; i < N; ++i) sums[i] = hm::fma(a[i], b[i], c[i]);
    } else if (which == rounding::twice) {
        for (std::size_t i = 0; i < N; ++i) sums[i] = hm::multiply_then_add(a[i], b[i], c[i]);
    } else {
        for (std::size_t i = 0; i < N; ++i) sums[i] = hm::multiply_add(a[i], b[i], c[i]);
    }
    for (std::size_t i = 0; i < N; ++i) {
        const T by_itself = sum<T>({a[i], b[i], c[i], T{}, T{}}, which);
        if (flushes && (is_subnormal(c[i]) || is_subnormal(table[i].fused) || hm::abs(c[i]) <= T(0x1p-125))) continue;
        INFO("row " << i);
        CHECK(agree(sums[i], expected(table[i], which)));
        CHECK(agree(by_itself, expected(table[i], which)));
    }
}

/// Sums of products of arbitrary numbers, folded into one word, so that a constant and a run can be compared.
template <class T>
constexpr std::uint64_t digest_of_sums(rounding which, const known<T> (&numbers)[48]) {
    std::uint64_t digest = 0;
    for (int i = 0; i + 2 < 48; ++i) {
        const T a = numbers[i].argument, b = numbers[i + 1].argument, c = numbers[i + 2].argument;
        digest = (digest ^ bits(sum<T>({a, b, c, T{}, T{}}, which))) * 0x9e3779b97f4a7c15u;
        digest = (digest ^ bits(sum<T>({a, b, -a * b, T{}, T{}}, which))) * 0x9e3779b97f4a7c15u;
    }
    return digest;
}

struct fraction {
    int numerator = 0, denominator = 1;
    constexpr bool operator==(const fraction&) const = default;
    friend constexpr fraction operator*(fraction x, fraction y) {
        return {x.numerator * y.numerator, x.denominator * y.denominator};
    }
    friend constexpr fraction operator+(fraction x, fraction y) {
        return {x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator};
    }
    friend constexpr fraction operator-(fraction x) { return {-x.numerator, x.denominator}; }
    friend constexpr bool operator<(fraction x, fraction y) {
        return x.numerator * y.denominator < y.numerator * x.denominator;
    }
};

template <class T>
constexpr bool classifies(T zero, T inf, T nan, T least) {
    const T signalling = __builtin_bit_cast(T, bits(inf) + 1);
    const T negative_nan = __builtin_bit_cast(T, bits(nan) | bits(T(-0.0)));
    return hm::is_nan(nan) && hm::is_nan(negative_nan) && hm::is_nan(signalling) && !hm::is_nan(inf) &&
           !hm::is_nan(zero) && hm::is_inf(inf) && hm::is_inf(-inf) && !hm::is_inf(nan) && !hm::is_inf(signalling) &&
           !hm::is_inf(zero) && hm::is_finite(zero) && hm::is_finite(least) && !hm::is_finite(inf) &&
           !hm::is_finite(-inf) && !hm::is_finite(nan) && !hm::sign_bit(zero) && hm::sign_bit(-zero) &&
           hm::sign_bit(-least) && hm::sign_bit(negative_nan) && !hm::sign_bit(nan) && bits(hm::abs(-zero)) == 0 &&
           bits(hm::abs(-least)) == 1 && bits(hm::abs(-inf)) == bits(inf) && bits(hm::abs(negative_nan)) == bits(nan) &&
           bits(hm::abs(zero + 2)) == bits(T(2));
}

}  // namespace

TEST_CASE("numbers are told apart by their bits") {
    STATIC_REQUIRE(classifies(0.0f, inf_f, nan_f, 0x1p-149f));
    STATIC_REQUIRE(classifies(0.0, inf_d, nan_d, 0x1p-1074));
    volatile float floats[] = {0, inf_f, nan_f, 0x1p-149f};
    volatile double doubles[] = {0, inf_d, nan_d, 0x1p-1074};
    CHECK(classifies<float>(floats[0], floats[1], floats[2], floats[3]));
    CHECK(classifies<double>(doubles[0], doubles[1], doubles[2], doubles[3]));
    STATIC_REQUIRE(bits(hm::infinity<float>) == 0x7f800000u);
    STATIC_REQUIRE(bits(hm::quiet_nan<float>) == 0x7fc00000u);
    STATIC_REQUIRE(bits(hm::infinity<double>) == 0x7ff0000000000000u);
    STATIC_REQUIRE(bits(hm::quiet_nan<double>) == 0x7ff8000000000000u);
}

TEST_CASE("other number types are finite and never NaN") {
    constexpr fraction third{1, 3}, less{-1, 3};
    STATIC_REQUIRE_FALSE(hm::is_nan(7));
    STATIC_REQUIRE_FALSE(hm::is_nan(third));
    STATIC_REQUIRE_FALSE(hm::is_inf(third));
    STATIC_REQUIRE(hm::is_finite(third));
    STATIC_REQUIRE(hm::abs(-7) == 7);
    STATIC_REQUIRE(hm::abs(7L) == 7L);
    STATIC_REQUIRE(hm::abs(fraction{-1, 3}) == third);
    STATIC_REQUIRE_FALSE(hm::sign_bit(third));
    STATIC_REQUIRE(hm::sign_bit(less));
    STATIC_REQUIRE(hm::multiply_add(2, 3, 4) == 10);
    STATIC_REQUIRE(hm::multiply_then_add(short{2}, short{3}, short{4}) == 10);
    STATIC_REQUIRE(hm::multiply_add(third, fraction{2, 1}, third) == fraction{9, 9});
}

TEST_CASE("a multiply-add of floats rounds as often as its name says") {
    STATIC_REQUIRE(wrong_sums(float_sums, rounding::once) == 0);
    STATIC_REQUIRE(wrong_sums(float_sums, rounding::twice) == 0);
    STATIC_REQUIRE(wrong_sums(float_sums, rounding::of_the_target) == 0);
    check_sums_at_run_time(float_sums, rounding::once);
    check_sums_at_run_time(float_sums, rounding::twice);
    check_sums_at_run_time(float_sums, rounding::of_the_target);
}

namespace {

/// Of the small operands alone: how many have other bits than the fused multiply-add that takes all.
constexpr std::size_t small_sums_that_differ() {
    std::size_t wrong = 0;
    std::size_t seen = 0;
    for (auto const& x : float_sums) {
        bool const small = hm::abs(x.a) < 0x1p40f && hm::abs(x.b) < 0x1p40f && hm::abs(x.c) < 0x1p90f;
        if (!small) continue;
        ++seen;
        auto const fused = hm::fma_no_overflow(x.a, x.b, x.c);
        wrong += __builtin_bit_cast(std::uint32_t, fused) != __builtin_bit_cast(std::uint32_t, x.fused);
    }
    return seen > 5 ? wrong : 1000;
}

}  // namespace

TEST_CASE("the fused multiply-add of small numbers has the bits of the one for all numbers") {
    STATIC_REQUIRE(small_sums_that_differ() == 0);
    // Some of the sums are subnormal.
    if (!processor_flushes<float>()) REQUIRE(small_sums_that_differ() == 0);
}

TEST_CASE("a multiply-add of doubles rounds as often as its name says") {
    STATIC_REQUIRE(wrong_sums(double_sums, rounding::once) == 0);
    STATIC_REQUIRE(wrong_sums(double_sums, rounding::twice) == 0);
    STATIC_REQUIRE(wrong_sums(double_sums, rounding::of_the_target) == 0);
    check_sums_at_run_time(double_sums, rounding::once);
    check_sums_at_run_time(double_sums, rounding::twice);
    check_sums_at_run_time(double_sums, rounding::of_the_target);
}

TEST_CASE("a multiply-add of arbitrary numbers has the same bits at both times") {
    for (const rounding which : {rounding::once, rounding::twice, rounding::of_the_target}) {
        constexpr std::uint64_t constant_f[] = {digest_of_sums(rounding::once, some_floats.table),
                                                digest_of_sums(rounding::twice, some_floats.table),
                                                digest_of_sums(rounding::of_the_target, some_floats.table)};
        constexpr std::uint64_t constant_d[] = {digest_of_sums(rounding::once, some_doubles.table),
                                                digest_of_sums(rounding::twice, some_doubles.table),
                                                digest_of_sums(rounding::of_the_target, some_doubles.table)};
        volatile int spread_f = 6, spread_d = 9;
        const arbitrary<float, 48> floats(spread_f, false);
        const arbitrary<double, 48> doubles(spread_d, false);
        CHECK(digest_of_sums(which, floats.table) == constant_f[static_cast<int>(which)]);
        CHECK(digest_of_sums(which, doubles.table) == constant_d[static_cast<int>(which)]);
    }
}

TEST_CASE("sqrt is correctly rounded at both times") {
    constexpr auto floats = images(sqrt_of_float, root);
    constexpr auto doubles = images(sqrt_of_double, root);
    STATIC_REQUIRE(worst_distance(floats, sqrt_of_float) == 0);
    STATIC_REQUIRE(worst_distance(doubles, sqrt_of_double) == 0);
    check_at_run_time(floats, sqrt_of_float, root, processor_flushes<float>());
    check_at_run_time(doubles, sqrt_of_double, root, processor_flushes<double>());
    constexpr auto more_floats = images(positive_floats.table, root);
    constexpr auto more_doubles = images(positive_doubles.table, root);
    check_at_run_time(more_floats, positive_floats.table, root);
    check_at_run_time(more_doubles, positive_doubles.table, root);
}

TEST_CASE("exp of a float is correctly rounded at both times") {
    constexpr auto values = images(exp_of_float, exponential);
    STATIC_REQUIRE(worst_distance(values, exp_of_float) == 0);
    check_at_run_time(values, exp_of_float, exponential);
    constexpr auto more = images(some_floats.table, exponential);
    check_at_run_time(more, some_floats.table, exponential);
}

TEST_CASE("exp of a double is within one unit in the last place, with the same bits at both times") {
    constexpr auto values = images(exp_of_double, exponential);
    STATIC_REQUIRE(worst_distance(values, exp_of_double) <= 1);
    check_at_run_time(values, exp_of_double, exponential);
    constexpr auto more = images(some_doubles.table, exponential);
    check_at_run_time(more, some_doubles.table, exponential);
}

TEST_CASE("log of a float is correctly rounded at both times") {
    constexpr auto values = images(log_of_float, logarithm);
    STATIC_REQUIRE(worst_distance(values, log_of_float) == 0);
    check_at_run_time(values, log_of_float, logarithm);
    constexpr auto more = images(positive_floats.table, logarithm);
    check_at_run_time(more, positive_floats.table, logarithm);
}

TEST_CASE("log of a double is within one unit in the last place, with the same bits at both times") {
    constexpr auto values = images(log_of_double, logarithm);
    STATIC_REQUIRE(worst_distance(values, log_of_double) <= 1);
    check_at_run_time(values, log_of_double, logarithm);
    constexpr auto more = images(positive_doubles.table, logarithm);
    check_at_run_time(more, positive_doubles.table, logarithm);
}
