// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Reference values: what torch.rand, randn, randint and randperm draw after torch.manual_seed.
// Generated: do not edit. Regenerate with: /usr/bin/python3 tests/reference/generate.py
// Recorded with: torch 1.13.0a0, CPU, AVX2, one thread. Seeds: 0, 1, 42, 4294967295, 9223372036854775808.
// Element type: the last word of each name, or as written
//
// A struct for each seed; every array but those of the sequence is what one call draws first after manual_seed.
//   rand_ELEMENT         100 numbers
//   randn_ELEMENT_N      N numbers
//   randint_NAME         torch.randint(LOW, HIGH, (N,)): int64 as NAME says (see RANGES in the script); bool [0, 2);
//                        byte [0, 256); int [-2^31, 2^31); float [-2^24, 2^24]; double [-2^53, 2^53]
//   randperm_N           torch.randperm(N)
//   sequence_I           the calls of one sequence in their order, all after one manual_seed; randint is [-3, 8)

#pragma once

#include <cstdint>

// clang-format off

namespace heed_reference::random {

struct seed_0 {
    static constexpr std::uint64_t seed = 0u;
    static constexpr float rand_float[100] = {
        0x1.fc2abp-2f, 0x1.89545ep-1f, 0x1.6a675p-4f, 0x1.0e66p-3f, 0x1.3acd0cp-2f, 0x1.44a5f6p-1f, 0x1.f5db0cp-2f,
        0x1.cafacep-1f, 0x1.d29024p-2f, 0x1.43bda6p-1f, 0x1.654454p-2f, 0x1.9b5bc8p-2f, 0x1.6dc9p-6f,
        0x1.59d2b8p-3f, 0x1.2cf118p-2f, 0x1.097bbp-1f, 0x1.6534bp-1f, 0x1.999b18p-1f, 0x1.49c9dp-3f, 0x1.210b04p-2f,
        0x1.5cfbccp-1f, 0x1.d4944ep-1f, 0x1.96a15cp-2f, 0x1.bf915cp-1f, 0x1.ad796p-2f, 0x1.1b16a2p-1f,
        0x1.e7cd4ap-1f, 0x1.28432p-5f, 0x1.7b5a68p-3f, 0x1.7e612p-2f, 0x1.386c24p-2f, 0x1.dd2f28p-1f,
        0x1.684398p-3f, 0x1.144f4p-2f, 0x1.349798p-3f, 0x1.03d8ap-5f, 0x1.aa3ffp-3f, 0x1.dc0e9ep-1f, 0x1.723b5ep-1f,
        0x1.7c138p-1f, 0x1.0d76a4p-1f, 0x1.f30318p-3f, 0x1.2b4fbp-1f, 0x1.0f962p-5f, 0x1.1c1798p-3f, 0x1.f018e8p-3f,
        0x1.a18526p-1f, 0x1.961926p-1f, 0x1.1cee38p-2f, 0x1.ed869cp-2f, 0x1.a3ba4p-1f, 0x1.fe7f82p-1f,
        0x1.659a12p-1f, 0x1.229572p-1f, 0x1.aba4fep-1f, 0x1.a511p-3f, 0x1.2fb43ep-1f, 0x1.cc2cap-4f, 0x1.3a47ap-3f,
        0x1.ef04b8p-3f, 0x1.73d546p-1f, 0x1.66f3fcp-1f, 0x1.a16e58p-3f, 0x1.4d56e4p-1f, 0x1.8c896ep-1f,
        0x1.bf607p-2f, 0x1.09c644p-1f, 0x1.3b51p-1f, 0x1.9ed1p-1f, 0x1.f5cf48p-1f, 0x1.d5c35p-4f, 0x1.445e14p-2f,
        0x1.649c4cp-1f, 0x1.d41bdp-1f, 0x1.dec5e8p-1f, 0x1.e1e222p-1f, 0x1.32f29ep-1f, 0x1.0b184p-4f,
        0x1.178cd2p-1f, 0x1.7f615p-3f, 0x1.16b74p-5f, 0x1.e3743ep-1f, 0x1.c2a6fp-1f, 0x1.4404p-10f, 0x1.2fea82p-1f,
        0x1.a9bf9cp-2f, 0x1.abbea4p-2f, 0x1.15a0e4p-2f, 0x1.627246p-1f, 0x1.a17b3p-3f, 0x1.5dd8eep-1f,
        0x1.817616p-1f, 0x1.b7435cp-1f, 0x1.5fb8a4p-1f, 0x1.505bp-8f, 0x1.67bcp-3f, 0x1.7fd31cp-1f, 0x1.3594c6p-1f,
        0x1.c2635p-4f, 0x1.b25c6p-3f};
    static constexpr double rand_double[100] = {
        0x1.f0aac97c4aa2fp-1, 0x1.6a675d821cccp-1, 0x1.d6687b744a5f6p-2, 0x1.d76c3d8e57d67p-1, 0x1.4a4099fa1ded3p-1,
        0x1.951156266d6f2p-1, 0x1.6dc9130ace95cp-3, 0x1.6788c1d097bbp-2, 0x1.29a5845cccd8cp-1, 0x1.27274f4908582p-2,
        0x1.cfbcd9fd4944ep-2, 0x1.6a15deb7f22b8p-3, 0x1.6bcb0c91b16a2p-2, 0x1.3e6a5d6094219p-1, 0x1.ed69aacbf309p-2,
        0x1.c36134bdd2f28p-2, 0x1.a10e6bc8a27ap-2, 0x1.a4bcfd4207b14p-3, 0x1.547fe23ee074fp-1, 0x1.91dafdebe09cp-1,
        0x1.aed49e4f9818cp-3, 0x1.5a7d8cd087cb1p-1, 0x1.c179c29f018e8p-4, 0x1.0c293adcb0c93p-1,
        0x1.cee3ae1ed869cp-3, 0x1.1dd2094ff3fc1p-1, 0x1.2cd0989914ab9p-1, 0x1.5d27fc234a22p-1, 0x1.7da1f1b1cc2cap-1,
        0x1.d23d1e4f7825cp-3, 0x1.9eaa32fb379fep-1, 0x1.42dcbbca6ab72p-1, 0x1.912dcddbf607p-3, 0x1.38c888a76a2p-3,
        0x1.ed100a5f5cf48p-2, 0x1.d5c3526511785p-1, 0x1.24e2638ea0de8p-1, 0x1.ec5e8c5e1e222p-2,
        0x1.9794fe710b184p-1, 0x1.78cd2e65fd854p-2, 0x1.16b7539e3743ep-2, 0x1.5378e7005101p-5, 0x1.7f541196a6fe7p-1,
        0x1.5df53f08ad072p-2, 0x1.13923a7342f66p-1, 0x1.dd8ee57817616p-2, 0x1.ba1ae5bafdc52p-1, 0x1.505bc02cf78p-5,
        0x1.fe98e9b9aca63p-1, 0x1.c263553364b8cp-1, 0x1.86a7909d63faap-1, 0x1.060a944bf9196p-2,
        0x1.84513d5f6cc18p-3, 0x1.f9bc4a71d442fp-1, 0x1.8f27fa29337f4p-1, 0x1.72907fd97e798p-2,
        0x1.21b6494f424b4p-1, 0x1.7b7e86a140f4ep-1, 0x1.247bcc2e34ap-8, 0x1.2ace39f9e5bbap-1, 0x1.23b175687aacfp-1,
        0x1.8b8dacbc9175p-5, 0x1.4dd5544d088cp-3, 0x1.ff531c741a645p-1, 0x1.338a9f31716a3p-1, 0x1.31702a66d717cp-3,
        0x1.9398a06f2dcbcp-2, 0x1.ba1009f72d771p-1, 0x1.c759563a7a92p-4, 0x1.9e7a2f8d1633p-1, 0x1.93f5de0d14983p-1,
        0x1.986628276be2ap-1, 0x1.a079a1c86a2ep-2, 0x1.727e7737f2b95p-1, 0x1.83241477a5fcp-7, 0x1.06c00e227ef14p-2,
        0x1.825cbeb18c8acp-3, 0x1.4cee9701235fcp-3, 0x1.fb02ef637ad76p-2, 0x1.3c20ac13065e4p-3,
        0x1.d618b859b78f8p-3, 0x1.a4747d622f5bcp-2, 0x1.7f0f66f034f86p-2, 0x1.7694a42c0deb8p-3,
        0x1.995c7baeeb928p-2, 0x1.090d1824bca32p-1, 0x1.3959beaae5b0ep-1, 0x1.8f853d7a1f874p-2,
        0x1.13ac11546dc24p-1, 0x1.96c291c624158p-3, 0x1.b785604ca66dp-2, 0x1.b680bd7a3bb02p-1, 0x1.d8133a5ad345p-1,
        0x1.3820d76514b6p-5, 0x1.6848043c55b26p-1, 0x1.6844d975e52b8p-3, 0x1.6d8aa3616d5ccp-3, 0x1.712e0a8e626fp-3,
        0x1.569e85eabbe4dp-1, 0x1.3b91e257d3518p-1};
    static constexpr float randn_float_1[1] = {0x1.8a7eb8p+0f};
    static constexpr float randn_float_5[5] = {
        0x1.8a7eb8p+0f, -0x1.2c78ap-2f, -0x1.16e292p+1f, 0x1.23096cp-1f, -0x1.15a342p+0f};
    static constexpr float randn_float_15[15] = {
        0x1.8a7eb8p+0f, -0x1.2c78ap-2f, -0x1.16e292p+1f, 0x1.23096cp-1f, -0x1.15a342p+0f, -0x1.660a5ap+0f,
        0x1.9d06f4p-2f, 0x1.ad11cap-1f, -0x1.704288p-1f, -0x1.9d0616p-2f, -0x1.317a3p-1f, 0x1.74cf8cp-3f,
        -0x1.b69e0ep-1f, 0x1.19c132p+0f, -0x1.123956p+0f};
    static constexpr float randn_float_16[16] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.fa6cf8p-3f};
    static constexpr float randn_float_17[17] = {
        -0x1.20370ap+0f, -0x1.b2288cp+0f, 0x1.222008p-1f, 0x1.9646bap-1f, 0x1.329b16p-1f, -0x1.8e1ab6p+0f,
        -0x1.5d8d94p-2f, 0x1.da5e9cp+0f, 0x1.df54aap-2f, -0x1.2bc656p-1f, -0x1.631dd6p-3f, 0x1.77c348p-3f,
        0x1.63ad8p+0f, 0x1.961ap+0f, 0x1.e48138p-1f, -0x1.aff666p-1f, 0x1.dd186p-1f};
    static constexpr float randn_float_31[31] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.c926dep-4f, -0x1.3a279p-1f, 0x1.02cec8p-5f,
        -0x1.f8805p-2f, 0x1.fcc0ep-3f, 0x1.c23fap-2f, 0x1.cc6facp-4f, 0x1.4815fp-1f, -0x1.28741p+1f,
        -0x1.a30f72p-4f, 0x1.95bb38p-1f, -0x1.289ea6p-2f, 0x1.ae242ep-5f, 0x1.0bb45ep-1f, 0x1.26aeaap+1f,
        -0x1.78096ep+0f};
    static constexpr float randn_float_32[32] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.fa6cf8p-3f, -0x1.5a4784p+0f, -0x1.b2288cp+0f,
        0x1.222008p-1f, 0x1.9646bap-1f, 0x1.329b16p-1f, -0x1.8e1ab6p+0f, -0x1.5d8d94p-2f, 0x1.da5e9cp+0f,
        0x1.8018d6p-1f, -0x1.2bc656p-1f, -0x1.631dd6p-3f, 0x1.77c348p-3f, 0x1.63ad8p+0f, 0x1.961ap+0f,
        0x1.e48138p-1f, -0x1.aff666p-1f};
    static constexpr float randn_float_100[100] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.fa6cf8p-3f, -0x1.5a4784p+0f, -0x1.b2288cp+0f,
        0x1.222008p-1f, 0x1.9646bap-1f, 0x1.329b16p-1f, -0x1.8e1ab6p+0f, -0x1.5d8d94p-2f, 0x1.da5e9cp+0f,
        0x1.8018d6p-1f, -0x1.2bc656p-1f, -0x1.631dd6p-3f, 0x1.77c348p-3f, 0x1.63ad8p+0f, 0x1.961ap+0f,
        0x1.e48138p-1f, -0x1.aff666p-1f, -0x1.3a279p-1f, 0x1.02cec8p-5f, -0x1.f8805p-2f, 0x1.fcc0ep-3f,
        0x1.c23fap-2f, 0x1.cc6facp-4f, 0x1.4815fp-1f, 0x1.c3be78p-2f, -0x1.a30f72p-4f, 0x1.95bb38p-1f,
        -0x1.289ea6p-2f, 0x1.ae242ep-5f, 0x1.0bb45ep-1f, 0x1.26aeaap+1f, -0x1.78096ep+0f, -0x1.96313cp+0f,
        -0x1.589f3ep-1f, 0x1.bee3bcp-1f, 0x1.0e2be8p+0f, 0x1.6c3954p-3f, -0x1.d7ba2p-3f, -0x1.91281p-2f,
        0x1.162abap-1f, -0x1.94a42ep-2f, -0x1.c8ed28p-2f, 0x1.7cf048p-1f, 0x1.855eeap+0f, 0x1.b48b5ap+1f,
        -0x1.87fbb2p+0f, -0x1.3bf046p+0f, 0x1.d1d984p+0f, -0x1.1a61f8p-1f, -0x1.23747cp-1f, 0x1.d7067ep-1f,
        0x1.1c5e72p+0f, 0x1.4a353p+0f, -0x1.7a699cp+0f, 0x1.489b16p+1f, -0x1.e47984p-2f, 0x1.579a9ep-2f,
        -0x1.a11b82p+0f, -0x1.1978p-1f, -0x1.eb59acp-2f, -0x1.ffac84p-2f, -0x1.1125ap+0f, 0x1.1d6caep+0f,
        -0x1.201858p-3f, 0x1.9c8bbcp-1f, -0x1.7e5ab8p-4f, 0x1.5fc50cp-1f, -0x1.ad37acp-1f, 0x1.d3924ap-11f,
        -0x1.4e815ap+1f, -0x1.b24c26p+0f, -0x1.d3706ep-3f, 0x1.1eac86p-2f, 0x1.2c040cp-4f, 0x1.1d027p+0f,
        0x1.210aaap-2f, 0x1.bca5a6p-2f, 0x1.d3e81ep-2f, -0x1.bb11f4p-1f, 0x1.900798p-1f, -0x1.da8424p-1f,
        0x1.a6bd98p-3f, -0x1.55735cp-2f, -0x1.b71f36p-2f, 0x1.dd0444p-3f};
    static constexpr double randn_double_1[1] = {0x1.8a7eb8902be3ap+0};
    static constexpr double randn_double_5[5] = {
        0x1.8a7eb8902be3ap+0, -0x1.2c78a087c6feap-2, -0x1.16e2920a70ee5p+1, 0x1.23096ca3e350dp-1,
        -0x1.15a341987e136p+0};
    static constexpr double randn_double_15[15] = {
        0x1.8a7eb8902be3ap+0, -0x1.2c78a087c6feap-2, -0x1.16e2920a70ee5p+1, 0x1.23096ca3e350dp-1,
        -0x1.15a341987e136p+0, -0x1.660a590b74404p+0, 0x1.9d06f4be0cd62p-2, 0x1.ad11c99ad2d18p-1,
        -0x1.70428781da237p-1, -0x1.9d0615c28c56fp-2, -0x1.317a30b4235d8p-1, 0x1.74cf8b7023054p-3,
        -0x1.b69e0d630b475p-1, 0x1.19c131e7df15p+0, -0x1.123955c471384p+0};
    static constexpr double randn_double_16[16] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, 0x1.5a213bee53bb6p-2};
    static constexpr double randn_double_17[17] = {
        -0x1.27bb92e9262dcp+1, -0x1.443c91ccf2402p-1, -0x1.42cbf54f08f8ep+0, -0x1.7432edfaba107p-1,
        -0x1.471a3c0e2f22ap-6, 0x1.aeb1b572b6a04p-3, 0x1.6ae2402b7b62bp-3, -0x1.a9389d082941dp-1,
        0x1.e8e503666016dp-3, -0x1.f101e358981adp-3, -0x1.8bc82256d975bp-1, -0x1.985dd0627b1fp+0,
        -0x1.5fbef2bc4be3bp-1, 0x1.7cf270386ca66p+0, -0x1.cb2d8340fb171p-2, -0x1.c8318cc163de5p-1,
        0x1.5986ed8e63e98p-1};
    static constexpr double randn_double_31[31] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, -0x1.e7e0a066b510fp-1,
        -0x1.77c6300e0f077p-4, 0x1.1cd656a35eff9p-1, -0x1.35891f4f0206p-7, -0x1.37ba62e400bcbp+0,
        -0x1.43f588d034767p+0, -0x1.1e99db95d2a82p+0, 0x1.2a9ecee4e86fdp+0, 0x1.0a7fcad9b001cp+0,
        0x1.4ecf310f0f94bp-1, 0x1.2f8b945911558p-3, -0x1.256769ff4714ep+0, 0x1.df6e45cb50a8p+0,
        -0x1.3d5a59dba2ccep-2, 0x1.ebe39d52b4666p-3, -0x1.594867157f914p+0};
    static constexpr double randn_double_32[32] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, 0x1.5a213bee53bb6p-2,
        0x1.3a681547ffa4ep-3, -0x1.443c91ccf2402p-1, -0x1.42cbf54f08f8ep+0, -0x1.7432edfaba107p-1,
        -0x1.471a3c0e2f22ap-6, 0x1.aeb1b572b6a04p-3, 0x1.6ae2402b7b62bp-3, -0x1.a9389d082941dp-1,
        0x1.02dd4bc0227c5p+0, -0x1.f101e358981adp-3, -0x1.8bc82256d975bp-1, -0x1.985dd0627b1fp+0,
        -0x1.5fbef2bc4be3bp-1, 0x1.7cf270386ca66p+0, -0x1.cb2d8340fb171p-2, -0x1.c8318cc163de5p-1};
    static constexpr double randn_double_100[100] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, 0x1.5a213bee53bb6p-2,
        0x1.3a681547ffa4ep-3, -0x1.443c91ccf2402p-1, -0x1.42cbf54f08f8ep+0, -0x1.7432edfaba107p-1,
        -0x1.471a3c0e2f22ap-6, 0x1.aeb1b572b6a04p-3, 0x1.6ae2402b7b62bp-3, -0x1.a9389d082941dp-1,
        0x1.02dd4bc0227c5p+0, -0x1.f101e358981adp-3, -0x1.8bc82256d975bp-1, -0x1.985dd0627b1fp+0,
        -0x1.5fbef2bc4be3bp-1, 0x1.7cf270386ca66p+0, -0x1.cb2d8340fb171p-2, -0x1.c8318cc163de5p-1,
        -0x1.77c6300e0f077p-4, 0x1.1cd656a35eff9p-1, -0x1.35891f4f0206p-7, -0x1.37ba62e400bcbp+0,
        -0x1.43f588d034767p+0, -0x1.1e99db95d2a82p+0, 0x1.2a9ecee4e86fdp+0, 0x1.da3b24012ae8bp-1,
        0x1.4ecf310f0f94bp-1, 0x1.2f8b945911558p-3, -0x1.256769ff4714ep+0, 0x1.df6e45cb50a8p+0,
        -0x1.3d5a59dba2ccep-2, 0x1.ebe39d52b4666p-3, -0x1.594867157f914p+0, 0x1.f487830a0303bp-3,
        -0x1.9299117aa5b39p+1, -0x1.d1d7e35b89a08p-4, 0x1.b23a536534125p+0, -0x1.54958cf4318f8p-1,
        -0x1.2ca870bedb0bbp-1, 0x1.6a8263ad29afdp+1, 0x1.ced8be3eb51bcp-1, 0x1.e54ad4798071p-1,
        -0x1.6185107d94c5dp+0, -0x1.070214d2a8d63p+1, 0x1.85bf43dafb353p-5, -0x1.8ad28c0016161p-2,
        -0x1.19a2c0fcc0db5p-2, 0x1.c5ef13746de53p-1, 0x1.7c59903ede70cp+0, -0x1.0169b1e9a1882p-7,
        -0x1.20f8f299b5c59p+0, -0x1.80137be6ed062p-4, 0x1.ff26e3bfd40d4p-1, -0x1.526b1ae919359p-4,
        0x1.75d34f81a1b7cp-3, 0x1.e6dcdd509a78p-1, -0x1.c35e9215c5908p+0, 0x1.02bf4f8438864p+0,
        0x1.7fbcef3455b71p-1, -0x1.1f0117d050052p-1, 0x1.301d6d91e147p-4, 0x1.fe5f90fddc75cp+0,
        0x1.cca97fe8f2218p-2, 0x1.8d9aefaf58ebp+0, 0x1.ba40bd9467e6dp-5, 0x1.7974ff9889d2p+0, -0x1.6707ab973e124p-1,
        0x1.4e15ffdcbdf83p-2, -0x1.bf6b1ae73261dp-1, 0x1.9396073bb711p-2, 0x1.acdeebba76c45p-2, 0x1.5fa826598e3ap-2,
        -0x1.64f759013ef7fp-2, -0x1.35859b9ec6b7ep+0, -0x1.103e1edabe538p+0, 0x1.8be1478ca7bcep+0,
        -0x1.4a7ab4dd8a25dp-1, 0x1.4943e9b242292p+1, -0x1.c1f7efa34a337p-2, 0x1.5b739f57b4432p+1,
        -0x1.76928cdf1c58p+0, 0x1.be30ad4f4f85dp-2, -0x1.d22ef196a05afp-3, 0x1.139fa00c3c431p+1,
        -0x1.fa1d68ec5a28dp-1, 0x1.737b0be1c7d86p-1};
    static constexpr std::int64_t randint_digit[17] = {4, 9, 3, 0, 3, 9, 7, 3, 7, 3, 1, 6, 6, 9, 8, 6, 6};
    static constexpr std::int64_t randint_signed[17] = {3, -2, 0, -5, 2, -2, 2, 2, -4, -2, 0, -3, -5, -2, 5, 3, -5};
    static constexpr std::int64_t randint_below_the_limit[7] = {
        2357136044, 2546248239, 3071714933, 3626093760, 2588848963, 3684848379, 2340255427};
    static constexpr std::int64_t randint_limit[7] = {
        2546248239, 3626093760, 3684848379, 3638918503, 2678185683, 1650906866, 1277901399};
    static constexpr std::int64_t randint_limit_signed[7] = {
        398764591, 1478610112, 1537364731, 1491434855, 530702035, -496576782, -869582249};
    static constexpr std::int64_t randint_above_the_limit[7] = {
        189112194, 554378826, 1095999415, 1298663075, 858602185, 3171780061, 3693445939};
    static constexpr std::int64_t randint_wide[7] = {
        -3711235831533098449, -642142871786238784, -2716036421228801285, -3783737528391729817, 3203365596207111891,
        -1920414613809735950, 3460373255228701271};
    static constexpr std::int64_t randint_widest[7] = {
        900450186894289455, 3969543146641149120, 1895649597198586619, 827948490035658087, -1408320422220276013,
        2691271404617651954, -1151312763198686633};
    static constexpr std::int64_t randint_one[2] = {3, 3};
    static constexpr bool randint_bool[17] = {
        false, true, true, false, true, true, true, true, true, true, true, false, false, true, false, false, false};
    static constexpr std::uint8_t randint_byte[17] = {
        172, 47, 117, 192, 67, 251, 195, 103, 9, 211, 21, 242, 36, 87, 70, 216, 88};
    static constexpr std::int32_t randint_int[7] = {
        209652396, 398764591, 924231285, 1478610112, 441365315, 1537364731, 192771779};
    static constexpr float randint_float[7] = {
        -0x1.01eb34p+23f, 0x1.8953c8p+23f, 0x1.6a61ap+20f, -0x1.bc6758p+23f, -0x1.629a14p+23f, 0x1.44a51cp+23f,
        0x1.f5d9f8p+22f};
    static constexpr double randint_double[7] = {
        0x1.f0aac97c4a7fep+52, -0x1.2b3144fbc6c38p+51, -0x1.14cbc245daf6ep+52, 0x1.d76c3d8e57b3ap+52,
        0x1.4a4099fa1dd22p+52, -0x1.abbaa7664ae8cp+50, -0x1.a48dbb3d4c769p+52};
    static constexpr std::int64_t randperm_1[1] = {0};
    static constexpr std::int64_t randperm_2[2] = {0, 1};
    static constexpr std::int64_t randperm_5[5] = {4, 0, 1, 3, 2};
    static constexpr std::int64_t randperm_16[16] = {12, 10, 9, 6, 11, 8, 13, 5, 2, 14, 15, 0, 4, 3, 7, 1};
    static constexpr std::int64_t randperm_100[100] = {
        44, 19, 93, 90, 71, 69, 37, 95, 53, 91, 81, 42, 80, 85, 74, 56, 76, 63, 82, 40, 26, 92, 57, 10, 16, 66, 89,
        41, 97, 8, 31, 24, 35, 30, 65, 7, 98, 23, 20, 29, 78, 61, 94, 15, 4, 52, 59, 5, 54, 46, 3, 28, 2, 70, 6, 60,
        49, 68, 55, 72, 79, 77, 45, 1, 32, 34, 11, 0, 22, 12, 87, 50, 25, 47, 36, 96, 9, 83, 62, 84, 18, 17, 75, 67,
        13, 48, 39, 21, 64, 88, 38, 27, 14, 73, 33, 58, 86, 43, 99, 51};
    static constexpr std::int64_t randperm_700[700] = {
        144, 241, 509, 53, 407, 84, 683, 458, 645, 291, 171, 178, 96, 346, 324, 556, 340, 624, 446, 649, 666, 576,
        297, 290, 176, 66, 275, 185, 169, 489, 401, 124, 67, 329, 6, 585, 11, 447, 27, 438, 378, 397, 322, 410, 415,
        677, 227, 23, 546, 152, 690, 31, 525, 12, 301, 225, 631, 632, 174, 266, 479, 119, 109, 569, 539, 520, 620,
        455, 292, 412, 357, 652, 94, 464, 532, 3, 475, 43, 45, 240, 102, 256, 222, 552, 405, 618, 575, 100, 527,
        521, 285, 332, 426, 442, 617, 461, 662, 77, 389, 204, 5, 166, 42, 196, 0, 87, 472, 283, 379, 612, 76, 374,
        300, 205, 104, 364, 179, 494, 647, 15, 255, 452, 56, 234, 209, 170, 122, 566, 593, 675, 308, 485, 321, 590,
        572, 496, 630, 267, 646, 437, 33, 129, 676, 118, 309, 239, 549, 557, 221, 197, 522, 380, 97, 505, 198, 514,
        371, 579, 80, 592, 530, 490, 52, 660, 615, 20, 232, 377, 343, 151, 685, 88, 183, 295, 8, 268, 633, 307, 392,
        341, 172, 220, 629, 90, 211, 470, 133, 678, 316, 394, 58, 330, 422, 436, 192, 584, 396, 331, 294, 369, 63,
        409, 427, 37, 270, 663, 671, 605, 444, 168, 125, 318, 130, 627, 328, 14, 672, 388, 154, 441, 298, 413, 50,
        16, 641, 653, 540, 74, 673, 434, 681, 265, 356, 69, 68, 523, 609, 561, 423, 495, 112, 353, 488, 337, 231,
        625, 621, 483, 692, 217, 385, 432, 182, 370, 651, 473, 497, 382, 212, 261, 202, 487, 121, 9, 570, 91, 661,
        344, 254, 687, 303, 59, 655, 123, 186, 296, 201, 462, 72, 543, 60, 36, 466, 105, 482, 614, 610, 269, 573,
        271, 695, 534, 484, 367, 75, 210, 180, 47, 551, 498, 230, 99, 287, 445, 93, 360, 355, 259, 595, 238, 114,
        376, 216, 602, 219, 284, 351, 251, 339, 555, 29, 215, 499, 635, 398, 365, 628, 135, 667, 10, 305, 277, 314,
        463, 162, 435, 79, 508, 694, 89, 136, 262, 373, 139, 115, 165, 674, 85, 391, 526, 639, 400, 381, 21, 686,
        17, 243, 416, 153, 511, 656, 148, 160, 126, 580, 420, 242, 13, 417, 375, 387, 359, 363, 189, 106, 173, 30,
        634, 554, 272, 601, 474, 659, 424, 35, 237, 696, 82, 236, 310, 654, 465, 563, 684, 260, 282, 567, 304, 688,
        64, 594, 504, 299, 352, 279, 428, 419, 336, 493, 200, 258, 335, 533, 565, 550, 542, 433, 264, 78, 320, 334,
        476, 650, 247, 235, 623, 312, 606, 698, 583, 518, 113, 679, 395, 311, 611, 607, 55, 281, 404, 491, 345, 177,
        57, 643, 73, 517, 306, 120, 430, 149, 626, 516, 454, 512, 25, 477, 218, 451, 670, 642, 28, 101, 167, 386,
        510, 431, 223, 471, 350, 273, 372, 553, 591, 453, 536, 440, 7, 571, 278, 142, 448, 616, 418, 117, 600, 403,
        274, 19, 613, 545, 92, 581, 559, 164, 206, 399, 116, 361, 492, 103, 286, 26, 588, 622, 468, 697, 636, 578,
        469, 366, 293, 44, 2, 390, 414, 608, 333, 83, 226, 313, 349, 203, 586, 693, 140, 502, 190, 480, 598, 582,
        70, 604, 515, 62, 503, 157, 228, 18, 541, 450, 596, 143, 638, 537, 207, 187, 276, 263, 411, 128, 531, 548,
        486, 46, 664, 288, 528, 188, 619, 597, 1, 699, 110, 637, 648, 108, 658, 199, 547, 317, 163, 425, 599, 668,
        443, 669, 513, 481, 71, 147, 248, 362, 141, 233, 393, 22, 250, 127, 150, 460, 98, 478, 249, 65, 184, 327,
        457, 384, 131, 315, 348, 506, 560, 562, 48, 589, 194, 665, 640, 524, 529, 181, 24, 41, 253, 81, 245, 439,
        535, 383, 86, 402, 146, 456, 159, 691, 568, 40, 138, 319, 500, 175, 95, 38, 644, 459, 155, 421, 213, 325,
        467, 137, 408, 323, 34, 406, 342, 252, 689, 208, 161, 111, 107, 54, 558, 358, 289, 32, 544, 4, 49, 132, 51,
        156, 680, 145, 224, 326, 39, 519, 338, 302, 603, 574, 191, 214, 577, 507, 449, 257, 61, 134, 429, 158, 195,
        538, 564, 368, 347, 354, 229, 657, 246, 193, 244, 280, 501, 682, 587};
    // 0: randn of float, 1
    static constexpr float sequence_0[1] = {0x1.8a7eb8p+0f};
    // 1: rand of float, 3
    static constexpr float sequence_1[3] = {0x1.3acd0cp-2f, 0x1.44a5f6p-1f, 0x1.f5db0cp-2f};
    // 2: randn of float, 5
    static constexpr float sequence_2[5] = {
        -0x1.2c78ap-2f, 0x1.50509cp-3f, 0x1.39196ap-2f, 0x1.ae0a7ap-3f, 0x1.cfae3ap-1f};
    // 3: randn of float, 17
    static constexpr float sequence_3[17] = {
        0x1.b364aap-1f, -0x1.3a279p-1f, 0x1.02cec8p-5f, -0x1.f8805p-2f, 0x1.fcc0ep-3f, 0x1.c23fap-2f,
        0x1.cc6facp-4f, 0x1.4815fp-1f, 0x1.c3be78p-2f, -0x1.a30f72p-4f, 0x1.95bb38p-1f, -0x1.289ea6p-2f,
        0x1.ae242ep-5f, 0x1.0bb45ep-1f, 0x1.26aeaap+1f, -0x1.78096ep+0f, -0x1.96313cp+0f};
    // 4: randn of double, 2
    static constexpr double sequence_4[2] = {0x1.88f2d6a0ff4afp-3, 0x1.43880d161f421p+0};
    // 5: randint of std::int64_t, 5
    static constexpr std::int64_t sequence_5[5] = {5, 7, 4, 6, 0};
    // 6: randn of double, 1
    static constexpr double sequence_6[1] = {0x1.dfbba51554356p+0};
    // 7: randperm of std::int64_t, 7
    static constexpr std::int64_t sequence_7[7] = {2, 4, 6, 0, 3, 5, 1};
    // 8: randn of float, 2
    static constexpr float sequence_8[2] = {-0x1.623482p+0f, 0x1.b7c7fcp+0f};
    // 9: rand of double, 5
    static constexpr double sequence_9[5] = {
        0x1.117859cb24e26p-1, 0x1.41bd13bdec5e8p-2, 0x1.0f111f199794fp-1, 0x1.0b184ae8bc669p-1, 0x1.fd854b8116b74p-2};
    // 10: randn of double, 19
    static constexpr double sequence_10[19] = {
        0x1.52ea90719f8ffp-1, -0x1.7b6e2588634bp-5, -0x1.32bf839c680fdp-2, -0x1.08a72c1b251cdp+1,
        -0x1.aa4f044e3a686p-2, -0x1.048144bb27419p+1, -0x1.5d22e13656b26p+0, -0x1.459bce922f5d9p-4,
        0x1.457ec70ecde63p+0, 0x1.f07455117a0e2p+0, 0x1.a1d08783b52c5p+0, -0x1.4a555c23c78c9p+0,
        -0x1.3953b52dd14dap-1, -0x1.231d0cde9434fp-1, -0x1.68aa8079a9c4ap-2, -0x1.430c876ea6834p-2,
        0x1.f070e1e8c94cap-1, -0x1.466c5bfba2337p-2, -0x1.6b2666f20adap-1};
    // 11: randn of float, 15
    static constexpr float sequence_11[15] = {
        -0x1.b3921cp-1f, -0x1.de1bbp-2f, -0x1.d7f18cp-2f, 0x1.43e16p+0f, 0x1.931654p+0f, -0x1.0087eap-1f,
        0x1.ed6518p-2f, -0x1.3fc26cp-2f, -0x1.7e8p-4f, -0x1.9deb42p+0f, -0x1.1b02d6p-4f, -0x1.7a692ep-1f,
        0x1.9b0168p-1f, -0x1.5d076ap-1f, -0x1.118256p-3f};
    // 12: randint of float, 3
    static constexpr float sequence_12[3] = {-0x1.8p+1f, 0x1p+0f, 0x1.cp+2f};
    // 13: randn of float, 32
    static constexpr float sequence_13[32] = {
        0x1.92d368p+0f, 0x1.901796p-1f, 0x1.f9914ap-1f, -0x1.7ce0f4p+0f, 0x1.2c624cp-1f, 0x1.44305cp-3f,
        0x1.c3912cp-4f, -0x1.a33b54p-1f, -0x1.307a28p+0f, -0x1.3229bep+0f, 0x1.4fd828p+0f, -0x1.adc00ap-3f,
        0x1.903f16p-1f, 0x1.fab8fcp-1f, 0x1.a8aa9ep-2f, -0x1.824a9cp+0f, -0x1.25fa3ep-2f, 0x1.058a34p+0f,
        -0x1.05ab76p-1f, -0x1.b6b6dep+0f, -0x1.052736p-1f, -0x1.e64a62p-2f, -0x1.444d8p-1f, -0x1.77bc84p+0f,
        0x1.370256p-1f, -0x1.1824fp-1f, -0x1.19b908p+0f, -0x1.70b48ep-1f, 0x1.86f058p-7f, 0x1.5bed6ep-2f,
        -0x1.0dc672p-2f, 0x1.47ccap+0f};
    // 14: randperm of std::int64_t, 16
    static constexpr std::int64_t sequence_14[16] = {2, 10, 6, 14, 4, 13, 3, 12, 7, 15, 11, 0, 8, 5, 9, 1};
    // 15: randn of float, 1
    static constexpr float sequence_15[1] = {-0x1.69199p-1f};
    // 16: randn of double, 16
    static constexpr double sequence_16[16] = {
        -0x1.1ffbd5e96683ap-1, -0x1.1c47b62fd4b2cp+0, 0x1.31ff1a6769e64p-2, -0x1.3c641c5e1f415p-1,
        0x1.df09413be5027p-7, -0x1.c29dd26731056p-5, -0x1.4f198d30da0f1p-3, 0x1.638d51c4439c8p+0,
        0x1.3254f27a75792p+0, -0x1.9e60bb44cc58p-3, -0x1.1356303f80d09p-1, -0x1.4a2eb4b0dea7p-4,
        -0x1.48e764995d79p-5, 0x1.95f6b10cdcfb9p-4, 0x1.02cdc665240cep-1, 0x1.4f1909468149p-1};
    // 17: randn of float, 1
    static constexpr float sequence_17[1] = {0x1.d96b24p-2f};
    // 18: rand of float, 100
    static constexpr float sequence_18[100] = {
        0x1.55033cp-2f, 0x1.70ec2cp-2f, 0x1.4ba14cp-1f, 0x1.d270dep-1f, 0x1.459abap-1f, 0x1.0dbfe4p-2f,
        0x1.0f5204p-2f, 0x1.beb7cp-6f, 0x1.374eecp-1f, 0x1.c1596p-3f, 0x1.bc1bp-5f, 0x1.e07afap-1f, 0x1.6700cp-3f,
        0x1.c5c10cp-2f, 0x1.4957a4p-1f, 0x1.0827dep-1f, 0x1.4ef818p-3f, 0x1.888eap-4f, 0x1.cc0d98p-1f,
        0x1.29afccp-1f, 0x1.d46246p-1f, 0x1.545b58p-2f, 0x1.4b67fcp-1f, 0x1.8aeaf4p-2f, 0x1.e93b14p-2f,
        0x1.9056b8p-3f, 0x1.569456p-1f, 0x1.50f04p-1f, 0x1.f5702cp-2f, 0x1.8cd9ap-2f, 0x1.88c6ap-3f, 0x1.b10914p-1f,
        0x1.05b5bp-3f, 0x1.68dfd6p-1f, 0x1.53d694p-2f, 0x1.08f9f4p-2f, 0x1.2dfd38p-1f, 0x1.ec1378p-3f,
        0x1.3afbdp-1f, 0x1.324604p-1f, 0x1.07b0d8p-3f, 0x1.2a9fa6p-1f, 0x1.6d09b2p-1f, 0x1.65552ep-1f,
        0x1.bf8cd4p-2f, 0x1.71133p-4f, 0x1.b112b8p-2f, 0x1.58e928p-1f, 0x1.452ed4p-2f, 0x1.612c3ap-1f,
        0x1.aa7c86p-1f, 0x1.e95118p-3f, 0x1.02864ep-1f, 0x1.69db12p-1f, 0x1.141092p-1f, 0x1.156252p-1f,
        0x1.1ff72ep-1f, 0x1.b5f83p-4f, 0x1.141e5cp-1f, 0x1.b145b4p-1f, 0x1.e6af64p-1f, 0x1.9676d8p-1f,
        0x1.224e06p-1f, 0x1.778e3ep-1f, 0x1.06ec24p-2f, 0x1.5ed8ap-4f, 0x1.1ee1bp-4f, 0x1.ff635ap-1f,
        0x1.a2818ep-1f, 0x1.3c2d38p-3f, 0x1.64287ap-1f, 0x1.c152aap-1f, 0x1.ffe6c2p-1f, 0x1.dfd858p-1f,
        0x1.c65644p-1f, 0x1.8a9e88p-2f, 0x1.4c516p-2f, 0x1.d23042p-1f, 0x1.8f750ap-1f, 0x1.97c74p-3f,
        0x1.e625fep-1f, 0x1.7bb048p-1f, 0x1.8b8ep-1f, 0x1.7e2e58p-3f, 0x1.497244p-1f, 0x1.4c8314p-2f,
        0x1.c806fcp-1f, 0x1.a3ded4p-2f, 0x1.63a9fcp-1f, 0x1.2d78ap-1f, 0x1.6ceb7cp-1f, 0x1.52022p-2f,
        0x1.7cd17ap-1f, 0x1.34c408p-3f, 0x1.39d1a2p-1f, 0x1.4b2b8p-3f, 0x1.b923p-8f, 0x1.93578p-4f, 0x1.ca1ab6p-1f,
        0x1.8a815p-1f};
    // 19: randn of float, 0
    static constexpr float sequence_19[1] = {0x1.376cb4p-6f};
    // 20: randn of double, 5
    static constexpr double sequence_20[5] = {
        -0x1.0e7830e480e51p+0, -0x1.0d1ddd21d6d64p+0, 0x1.60fed0b20a3ffp+0, 0x1.8ab6ceded7008p+0,
        0x1.ef732bd133513p-2};
    // 21: randint of std::int32_t, 300
    static constexpr std::int32_t sequence_21[300] = {
        3, -3, 4, 7, 2, 5, 1, 5, 4, -3, -2, 1, 6, 1, -1, 3, 7, 4, 0, 5, 2, 6, 1, 1, -1, 7, 2, 6, 5, 0, 2, 2, 0, -2,
        4, 3, -1, 1, -2, 5, 3, -1, -1, 4, -2, 0, 5, -1, -3, 3, -2, 0, -2, -2, -1, 1, 2, 0, 1, 3, -1, -3, -1, 7, 4,
        1, 2, -3, 5, 5, -2, 7, -1, -2, 6, -2, 6, 4, 0, 0, 7, 0, 6, 5, 6, -3, -1, 3, 3, 6, -3, 2, 2, 4, 7, 2, 6, 5,
        2, 5, 4, 0, 0, 6, -2, 3, -3, 2, 7, -2, -1, -1, -1, -2, 2, 4, -2, 3, 5, 4, 5, 5, 7, 3, 1, -1, 1, -1, 4, 1, 5,
        0, 2, 6, -2, 5, 2, 2, 1, 2, 2, 5, 4, 5, -3, 1, 2, 1, 1, 6, 7, 0, 7, 1, -1, -1, -2, 7, 6, -2, 0, 2, 6, 3, -2,
        -2, 6, -2, 2, -3, 1, -3, 2, 4, 0, -2, -2, 6, -3, 5, 6, 3, 2, 4, 6, 3, -1, 7, 2, 3, 6, 4, 5, 5, 0, 7, 5, 1,
        -3, 3, -1, 3, 4, 6, -2, 0, 3, 0, 4, 2, 2, 4, -3, 5, 3, 2, 7, 1, 7, 5, 3, 4, -3, 4, 1, 3, 5, -2, 0, -1, 2, 0,
        7, 5, 7, 4, 5, 2, 6, 7, -3, 6, -2, -3, 4, 0, 3, 6, -3, -1, -3, 1, -1, -3, 5, -2, -1, -2, 7, -3, 2, -3, 5,
        -3, 7, 1, 2, -2, 2, 6, 4, -3, 2, 2, 5, -1, 2, 0, 3, -1, 6, 3, -1, 0, 2, -3, 7, 2, 6, -3, 4, -2, 4, 1, -3, 4,
        4, -2, -1, -2};
    // 22: randn of double, 100
    static constexpr double sequence_22[100] = {
        0x1.d82a37484971cp-2, -0x1.8c917da4ed0ccp-3, 0x1.c54f504682a88p-1, -0x1.87b0818bc657dp+0,
        -0x1.45ee625b77065p+0, 0x1.4a62703197fc9p+0, -0x1.34b9df61fd4efp-1, -0x1.082bc680cc14cp+0,
        -0x1.dcddcec3ff609p+0, 0x1.1cff19a868d97p+1, 0x1.8bb16d5c523cdp-3, -0x1.b6da28e1a0adp-1,
        0x1.042c2ac843e77p+0, -0x1.9d50d66f983c3p-1, -0x1.16a122cab7fcap-2, 0x1.59bc6e86a3c7bp-1,
        0x1.3852d1dae2005p+0, 0x1.0a0121c5fff38p-3, 0x1.99b125d081a4cp-1, 0x1.01a983a5eb9a7p-5,
        -0x1.1ae31dd7fd3bp-2, -0x1.b5aa3f199530ep-1, 0x1.f249a023a5f54p-3, 0x1.93fdfdbb58453p-1,
        -0x1.a01ca5dde6bc6p-2, -0x1.c399253224f4dp-2, -0x1.9a2c6f534b0e4p-2, 0x1.fa59cfa870147p-5,
        0x1.440c18a3c4338p-2, 0x1.2994f6c1dcd9fp-1, 0x1.f75bea26e15a3p-4, 0x1.2d000715bcb2p+0, 0x1.7bd3a7a0958e4p-1,
        0x1.7081186c6a567p-2, -0x1.b727567613fa9p-1, -0x1.9baafac1da759p+0, 0x1.107624d18dbc3p-1,
        -0x1.cf0f8f8cc6984p-5, 0x1.df180d94bff37p-2, -0x1.17d2b1f5786ddp+1, 0x1.73a6673c055e2p-4,
        0x1.faf1702c2508ap+0, 0x1.498bbb74f38b9p-1, -0x1.6ef479432ccf9p+0, 0x1.8e4c78896182dp+0,
        0x1.5d7971f796e4fp-7, -0x1.ae02ba5873f61p-1, 0x1.e872ddf60a8d7p-5, -0x1.c04b6fbda5e29p-4,
        -0x1.2217aa6b5bf38p-2, 0x1.4c236da6916d5p+0, -0x1.7097c022602cap-2, 0x1.4413ab615317bp-3,
        -0x1.87cb229af3f7bp-3, -0x1.c3e0dfadd3f92p-3, 0x1.4dcd323d54578p-3, -0x1.9906d520f1032p-2,
        0x1.0e498e026b794p+0, 0x1.183bda01c1c57p-1, 0x1.e2932e8140829p-2, 0x1.17e734583c921p+0,
        0x1.65b455a680a4fp-1, 0x1.b519ad532992fp-1, 0x1.c0511cf7aa389p-2, 0x1.d6e7b84e6c29cp-3,
        0x1.df0a506c66783p-1, -0x1.fb00a8ffb40f3p-2, -0x1.624e460f73623p+0, 0x1.a40c2642292abp-2,
        0x1.2f8e327ac1a2bp-1, -0x1.c291e8c2d9cc4p-1, -0x1.596c3c0f2346dp+0, -0x1.5373908636f9dp+0,
        -0x1.3146468237acbp+0, 0x1.0451ef137dca8p+0, 0x1.8b0f8fc42a7bfp-4, 0x1.23d8bd9c5d81p-1,
        0x1.8207306966e1ap+0, -0x1.112ce60500683p-4, -0x1.3efae373d168bp+0, 0x1.69d691474e816p-1,
        -0x1.38611d2b808afp-2, 0x1.78da8c37d6e7p-1, -0x1.8c0346bd2c3efp-3, 0x1.a46a01789ea09p-1,
        0x1.db793302480adp-1, -0x1.636b86d630d64p-6, 0x1.0b3b929125c2fp-1, 0x1.074551f291c46p-1,
        -0x1.76b89ff92016p-1, -0x1.9803b748d3c65p+0, -0x1.45d454713bbe6p+0, -0x1.ecc14bd39a6bep+0,
        -0x1.623f5f3299e07p+0, -0x1.bbdfccc8c2c2p-1, 0x1.978c5eedd66d8p+0, -0x1.ea7896fe26469p-3,
        -0x1.b53f198c19549p+0, 0x1.4bb824bd4cd78p-3, -0x1.efd5e9b1b6f4bp-4};
    // 23: rand of float, 1
    static constexpr float sequence_23[1] = {0x1.d6a4e8p-3f};
};

struct seed_1 {
    static constexpr std::uint64_t seed = 1u;
    static constexpr float rand_float[100] = {
        0x1.83e84ap-1f, 0x1.1e03acp-2f, 0x1.9cbe3p-2f, 0x1.78289p-1f, 0x1.dfbfcp-6f, 0x1.998712p-1f, 0x1.96ab2cp-2f,
        0x1.823d0ap-1f, 0x1.23969ep-1f, 0x1.c14fp-2f, 0x1.47012p-1f, 0x1.0ca102p-1f, 0x1.5d7f98p-1f, 0x1.38791cp-2f,
        0x1.daabb4p-2f, 0x1.d1e7fp-2f, 0x1.251b0cp-1f, 0x1.fdf464p-2f, 0x1.dfc964p-1f, 0x1.4faa28p-1f,
        0x1.4153f8p-2f, 0x1.958b28p-3f, 0x1.aa2e48p-2f, 0x1.23275p-2f, 0x1.5bee2cp-2f, 0x1.0c41f8p-1f,
        0x1.989bd4p-1f, 0x1.8b2538p-1f, 0x1.6fce8p-7f, 0x1.9eb31cp-1f, 0x1.478464p-1f, 0x1.f2d488p-1f,
        0x1.a8f9aep-1f, 0x1.6bfaep-5f, 0x1.92fa4p-6f, 0x1.090bc4p-2f, 0x1.e0cbeep-1f, 0x1.aab778p-2f, 0x1.6d8ecp-1f,
        0x1.121158p-2f, 0x1.fb311ap-1f, 0x1.275fa4p-2f, 0x1.bffb12p-1f, 0x1.03080ep-1f, 0x1.e489f8p-3f,
        0x1.83967ap-1f, 0x1.e070bp-3f, 0x1.4b4a72p-1f, 0x1.6c2804p-2f, 0x1.c7dep-2f, 0x1.3c4fp-6f, 0x1.0be344p-2f,
        0x1.8aea1p-1f, 0x1.838b6p-2f, 0x1.fefd1ap-1f, 0x1.cd34e6p-1f, 0x1.e806bcp-2f, 0x1.547f5p-3f, 0x1.9be4f2p-1f,
        0x1.4f739p-1f, 0x1.6a10fp-3f, 0x1.a6488ep-1f, 0x1.9b6b06p-1f, 0x1.e30b8cp-1f, 0x1.c1fca8p-3f,
        0x1.abb8c4p-2f, 0x1.f614e4p-2f, 0x1.256406p-1f, 0x1.edbc4p-4f, 0x1.2958cp-3f, 0x1.8b43e2p-1f,
        0x1.87f0acp-2f, 0x1.7d0c98p-1f, 0x1.0e9834p-1f, 0x1.540e68p-1f, 0x1.384aap-1f, 0x1.5d14dap-1f,
        0x1.7ee6e6p-1f, 0x1.2ea52p-5f, 0x1.80dba4p-1f, 0x1.300078p-3f, 0x1.f6c4p-4f, 0x1.0f9188p-1f, 0x1.a8c064p-2f,
        0x1.965adep-1f, 0x1.aef71p-3f, 0x1.c6baep-5f, 0x1.ba4f0ep-1f, 0x1.b41468p-2f, 0x1.8ffd32p-1f, 0x1.524cdp-1f,
        0x1.0020bp-3f, 0x1.336e12p-1f, 0x1.3d7d86p-1f, 0x1.525f38p-3f, 0x1.0d11f8p-2f, 0x1.574a2ep-1f,
        0x1.2ddafap-1f, 0x1.26359p-2f, 0x1.65026cp-2f};
    static constexpr double rand_double[100] = {
        0x1.f425ff4780ebp-5, 0x1.cbe33baf0512p-3, 0x1.dfbfc83330e24p-3, 0x1.6ab2fff047a14p-3, 0x1.1cb4f3c7053cp-1,
        0x1.c04832c328408p-4, 0x1.d7f98c69c3c8ep-2, 0x1.6aaedab7479fcp-1, 0x1.28d86ef7f7d19p-1,
        0x1.fc965b14faa28p-2, 0x1.054fe5032b165p-1, 0x1.517250c9193a8p-2, 0x1.6fb8b718620fcp-1,
        0x1.89bd4758b2538p-2, 0x1.6fcec467acc7p-4, 0x1.e11974fcb522p-4, 0x1.47cd7750b5fd7p-1, 0x1.92fa5b9090bc4p-3,
        0x1.065f7f06aaddep-1, 0x1.6c760c7448456p-1, 0x1.d988db749d7e9p-1, 0x1.ffd89cd818407p-1,
        0x1.c913f17c1cb3dp-1, 0x1.c0e1684a5a539p-1, 0x1.b0a01dd71f78p-1, 0x1.3c4f3510be344p-3, 0x1.5d42351838b6p-3,
        0x1.f7e8d45e69a73p-1, 0x1.a01af0f2a8feap-1, 0x1.be4f3574f739p-2, 0x1.a843d2fa6488ep-2, 0x1.b6b0757e30b8cp-2,
        0x1.83f95696aee31p-1, 0x1.d85393292b203p-1, 0x1.edbc44a252b18p-1, 0x1.687c49187f0acp-3,
        0x1.e864cc8874c1ap-1, 0x1.40e68d3384aap-2, 0x1.d14da117ee6e6p-2, 0x1.2ea533f80dba4p-2, 0x1.8003ea47db1p-3,
        0x1.f231131a8c064p-3, 0x1.65adee46bbdc4p-2, 0x1.c6bae71ba4f0ep-2, 0x1.a0a34258ffd32p-2,
        0x1.24cd0f040082cp-2, 0x1.9b709189ebec3p-1, 0x1.497cfce8688fcp-2, 0x1.74a2e3d2ddafap-2,
        0x1.31ac90cb28136p-2, 0x1.53ba515685139p-1, 0x1.054a7d56ed94cp-2, 0x1.a8511d2264a4p-2, 0x1.adda24c86af0ap-1,
        0x1.7bd17959a868fp-1, 0x1.255df21bf38aep-2, 0x1.95f199d2b0fc7p-1, 0x1.000f3f4df855cp-1,
        0x1.cba4a42cf84bep-1, 0x1.ae971d91e9dp-4, 0x1.296d888901497p-1, 0x1.f92b7f32f2541p-1, 0x1.0d5c5f8e49d34p-3,
        0x1.e9c0e29932ep-3, 0x1.37ff187eda9fap-2, 0x1.081cd0b9bc706p-1, 0x1.ce46847a9a3aap-2, 0x1.f8b8d95b5ec04p-2,
        0x1.0f64c07a10fdbp-1, 0x1.0f12bc4290596p-2, 0x1.5641e29c46134p-3, 0x1.18ac872aed44bp-1,
        0x1.e7533918c10acp-3, 0x1.1321460a95e1ep-1, 0x1.c4c4913ac66cep-2, 0x1.4a707a6fd0f2dp-1,
        0x1.133c45c7b9a39p-1, 0x1.cbbc248b677fp-3, 0x1.538d2a349406p-1, 0x1.b010d20562c0ap-1, 0x1.645ec2c4fdfp-7,
        0x1.1f6a34ba5cf0ep-2, 0x1.dc3795a9bc098p-1, 0x1.166cac3633ddcp-1, 0x1.9fe945b45a9ap-1, 0x1.8cc8cc0b6bcc1p-1,
        0x1.7625ee19f9e3cp-1, 0x1.fc1e902fcc098p-1, 0x1.74d527f841373p-1, 0x1.dcd844b902208p-3,
        0x1.ffdecc975a6dcp-1, 0x1.1ba671066b762p-1, 0x1.ae214b5eb3d6cp-2, 0x1.15760f11c39e9p-1,
        0x1.ba752613ac9d6p-1, 0x1.b998d869d7584p-2, 0x1.f0a3e2c39ff38p-4, 0x1.ca8b04d25f636p-1,
        0x1.c1c0fc5d23b85p-1, 0x1.d3591272668aap-1};
    static constexpr float randn_float_1[1] = {0x1.529ccp-1f};
    static constexpr float randn_float_5[5] = {
        0x1.529ccp-1f, 0x1.11548ep-2f, 0x1.f94296p-5f, 0x1.3e1d4ep-1f, -0x1.cec07p-2f};
    static constexpr float randn_float_15[15] = {
        0x1.529ccp-1f, 0x1.11548ep-2f, 0x1.f94296p-5f, 0x1.3e1d4ep-1f, -0x1.cec07p-2f, -0x1.543c16p-3f,
        -0x1.85d428p+0f, 0x1.86d826p-2f, -0x1.07115cp+0f, -0x1.204874p-1f, -0x1.c8da4ep-1f, -0x1.dd2f7ap-5f,
        -0x1.906754p-3f, -0x1.ee67d6p-1f, 0x1.b08da4p-2f};
    static constexpr float randn_float_16[16] = {
        -0x1.868d74p+0f, -0x1.801e62p-1f, -0x1.4ed696p-1f, -0x1.9c0732p+0f, -0x1.9a48e6p-4f, -0x1.37e79cp-1f,
        -0x1.f5a4b6p-1f, -0x1.9bedbcp+0f, -0x1.6c9e38p-1f, 0x1.3702e6p-2f, -0x1.8dfc24p-1f, -0x1.017d7cp-2f,
        -0x1.c735cp-3f, 0x1.afe6aap+0f, 0x1.d3d094p-3f, 0x1.dedbd8p-2f};
    static constexpr float randn_float_17[17] = {
        -0x1.868d74p+0f, -0x1.2927aap+0f, 0x1.662a6cp-1f, 0x1.97b81cp-3f, 0x1.bb3c08p-1f, 0x1.f48a08p-3f,
        -0x1.53691ep-1f, 0x1.9d5782p-1f, 0x1.c1ae54p-2f, -0x1.685128p-3f, -0x1.1f6e7p+1f, -0x1.724b12p+0f,
        0x1.f4fbecp-5f, -0x1.3c49p-1f, -0x1.989c9cp-1f, -0x1.0d9078p-3f, -0x1.98cd1ap-1f};
    static constexpr float randn_float_31[31] = {
        -0x1.868d74p+0f, -0x1.801e62p-1f, -0x1.4ed696p-1f, -0x1.9c0732p+0f, -0x1.9a48e6p-4f, -0x1.37e79cp-1f,
        -0x1.f5a4b6p-1f, -0x1.9bedbcp+0f, -0x1.6c9e38p-1f, 0x1.3702e6p-2f, -0x1.8dfc24p-1f, -0x1.017d7cp-2f,
        -0x1.c735cp-3f, 0x1.afe6aap+0f, 0x1.d3d094p-3f, -0x1.3287c6p-2f, 0x1.e11ccep+0f, -0x1.2773a8p-4f,
        0x1.431d3cp-3f, -0x1.8c0248p-1f, 0x1.97aafp-3f, 0x1.7665acp-5f, 0x1.39417ap-3f, 0x1.5834p+1f,
        -0x1.c6bcbap-4f, 0x1.2bc2cap-2f, -0x1.434452p-3f, -0x1.d7a604p-6f, 0x1.2db5dp+1f, -0x1.098f08p+0f,
        0x1.9325f8p+0f};
    static constexpr float randn_float_32[32] = {
        -0x1.868d74p+0f, -0x1.801e62p-1f, -0x1.4ed696p-1f, -0x1.9c0732p+0f, -0x1.9a48e6p-4f, -0x1.37e79cp-1f,
        -0x1.f5a4b6p-1f, -0x1.9bedbcp+0f, -0x1.6c9e38p-1f, 0x1.3702e6p-2f, -0x1.8dfc24p-1f, -0x1.017d7cp-2f,
        -0x1.c735cp-3f, 0x1.afe6aap+0f, 0x1.d3d094p-3f, 0x1.dedbd8p-2f, -0x1.64d992p-1f, -0x1.2927aap+0f,
        0x1.662a6cp-1f, 0x1.97b81cp-3f, 0x1.bb3c08p-1f, 0x1.f48a08p-3f, -0x1.53691ep-1f, 0x1.9d5782p-1f,
        0x1.1a07bep+0f, -0x1.685128p-3f, -0x1.1f6e7p+1f, -0x1.724b12p+0f, 0x1.f4fbecp-5f, -0x1.3c49p-1f,
        -0x1.989c9cp-1f, -0x1.0d9078p-3f};
    static constexpr float randn_float_100[100] = {
        -0x1.868d74p+0f, -0x1.801e62p-1f, -0x1.4ed696p-1f, -0x1.9c0732p+0f, -0x1.9a48e6p-4f, -0x1.37e79cp-1f,
        -0x1.f5a4b6p-1f, -0x1.9bedbcp+0f, -0x1.6c9e38p-1f, 0x1.3702e6p-2f, -0x1.8dfc24p-1f, -0x1.017d7cp-2f,
        -0x1.c735cp-3f, 0x1.afe6aap+0f, 0x1.d3d094p-3f, 0x1.dedbd8p-2f, -0x1.64d992p-1f, -0x1.2927aap+0f,
        0x1.662a6cp-1f, 0x1.97b81cp-3f, 0x1.bb3c08p-1f, 0x1.f48a08p-3f, -0x1.53691ep-1f, 0x1.9d5782p-1f,
        0x1.1a07bep+0f, -0x1.685128p-3f, -0x1.1f6e7p+1f, -0x1.724b12p+0f, 0x1.f4fbecp-5f, -0x1.3c49p-1f,
        -0x1.989c9cp-1f, -0x1.0d9078p-3f, 0x1.e11ccep+0f, -0x1.2773a8p-4f, 0x1.431d3cp-3f, -0x1.8c0248p-1f,
        0x1.97aafp-3f, 0x1.7665acp-5f, 0x1.39417ap-3f, -0x1.e71858p-2f, -0x1.c6bcbap-4f, 0x1.2bc2cap-2f,
        -0x1.434452p-3f, -0x1.d7a604p-6f, 0x1.2db5dp+1f, -0x1.098f08p+0f, 0x1.9325f8p+0f, -0x1.427b56p-1f,
        -0x1.dad316p-1f, 0x1.171ccap-1f, 0x1.0f7be4p-4f, -0x1.bf8772p-2f, 0x1.867396p-1f, 0x1.c41b7p-2f,
        0x1.2a4684p+0f, 0x1.01f85cp+1f, 0x1.196bb4p-3f, 0x1.e0960ap-1f, -0x1.7cee24p-3f, -0x1.4a0e2ap-1f,
        0x1.8a0c04p+0f, -0x1.bd3a96p-1f, -0x1.aa633ep+1f, -0x1.7ee91cp-1f, -0x1.a1d514p-6f, -0x1.05f8fep+0f,
        -0x1.313f2ep-1f, -0x1.016a76p+0f, -0x1.af525cp-3f, -0x1.eea28p-8f, 0x1.ac65bap+0f, 0x1.52e9f4p-7f,
        -0x1.686d02p-1f, -0x1.7b6ca2p-3f, -0x1.fe1286p-1f, -0x1.a99a4ap-1f, -0x1.d81628p-2f, -0x1.1ec32p-1f,
        0x1.9511ecp-2f, -0x1.f6ed06p-1f, -0x1.035236p-1f, 0x1.98ae18p-4f, -0x1.4ed59ap-1f, 0x1.76a08ep-1f,
        0x1.6298e8p+0f, -0x1.a0b074p-1f, -0x1.daeb5p-1f, 0x1.1ca9ap+0f, 0x1.3b28b4p-1f, 0x1.8cf29p-3f,
        -0x1.4aa6cp+1f, 0x1.b537e4p-1f, -0x1.0d110ep+1f, -0x1.3d7384p-1f, -0x1.7a6d58p+0f, -0x1.2227a6p+0f,
        -0x1.9dd6a2p-4f, 0x1.5f982p-2f, -0x1.11fdbap+0f, -0x1.bf9f6cp-1f};
    static constexpr double randn_double_1[1] = {0x1.529cc078113dap-1};
    static constexpr double randn_double_5[5] = {
        0x1.529cc078113dap-1, 0x1.11548d02b8fe5p-2, 0x1.f94295e129d76p-5, 0x1.3e1d4e0e48b01p-1,
        -0x1.cec06fed14fffp-2};
    static constexpr double randn_double_15[15] = {
        0x1.529cc078113dap-1, 0x1.11548d02b8fe5p-2, 0x1.f94295e129d76p-5, 0x1.3e1d4e0e48b01p-1,
        -0x1.cec06fed14fffp-2, -0x1.543c16a1a81f7p-3, -0x1.85d427c6372fcp+0, 0x1.86d825192ee02p-2,
        -0x1.07115b0a48f26p+0, -0x1.204874d847519p-1, -0x1.c8da4d337dd1fp-1, -0x1.dd2f7ac4d1df3p-5,
        -0x1.90675347e3ac7p-3, -0x1.ee67d5306bcbcp-1, 0x1.b08da4573a0ddp-2};
    static constexpr double randn_double_16[16] = {
        -0x1.3ec2b05b54971p-2, -0x1.6d124df02c168p-1, -0x1.75486bc27b45ep-1, -0x1.32621879b48fp-2,
        -0x1.02f7d0fe2864dp-2, -0x1.70d306b9f376ap-2, 0x1.e0f2e91bd0adp-1, 0x1.2952de0f17674p+0,
        -0x1.5d505d875a733p-3, 0x1.e952c6fa9e9c1p-7, -0x1.85e570eab4cd5p-5, 0x1.18950b154ac15p-1,
        -0x1.3fc3f4fcad4d1p+0, 0x1.472e714fed2c3p-2, 0x1.305bd8684758fp-1, 0x1.0e64ac5436be1p+0};
    static constexpr double randn_double_17[17] = {
        -0x1.3ec2b05b54971p-2, 0x1.7ef6234f2b7ecp-2, 0x1.25d654b7b0adcp-1, 0x1.91d911bed3c78p+0,
        0x1.bf34427c542acp-1, -0x1.da326c6448723p+1, -0x1.d06c655b7adc3p+0, -0x1.d7b2c0598141dp+0,
        0x1.818c389b97035p-4, 0x1.17a9eda258ec5p-1, 0x1.0d640b68ad8acp+0, -0x1.403bfa0ff88f6p-3,
        -0x1.0cedbec231a3ep+1, 0x1.9469e9fae1e41p+0, 0x1.1556e77117ceep+0, 0x1.c7836b0b2366fp-1,
        -0x1.edb7a381131e9p+0};
    static constexpr double randn_double_31[31] = {
        -0x1.3ec2b05b54971p-2, -0x1.6d124df02c168p-1, -0x1.75486bc27b45ep-1, -0x1.32621879b48fp-2,
        -0x1.02f7d0fe2864dp-2, -0x1.70d306b9f376ap-2, 0x1.e0f2e91bd0adp-1, 0x1.2952de0f17674p+0,
        -0x1.5d505d875a733p-3, 0x1.e952c6fa9e9c1p-7, -0x1.85e570eab4cd5p-5, 0x1.18950b154ac15p-1,
        -0x1.3fc3f4fcad4d1p+0, 0x1.472e714fed2c3p-2, 0x1.305bd8684758fp-1, -0x1.31c46b79d76afp-2,
        0x1.49e7812ac8375p-1, 0x1.8855471afec14p-4, -0x1.82273322c4ea5p+0, -0x1.2b21595f3311fp-1,
        -0x1.08b2fe309603fp+1, -0x1.8d9e3f909e635p-3, 0x1.7470101d2eeafp-2, 0x1.03bf7c03ca5c9p+0,
        0x1.8e4857da7ada3p+0, 0x1.213cd8f09f42dp+1, 0x1.0c3baf0a74352p+1, 0x1.b6ab30f42ee56p-3,
        0x1.5ebe792e455ccp+0, 0x1.b0b585c9ff9cep-1, -0x1.09f988ab1e07fp+0};
    static constexpr double randn_double_32[32] = {
        -0x1.3ec2b05b54971p-2, -0x1.6d124df02c168p-1, -0x1.75486bc27b45ep-1, -0x1.32621879b48fp-2,
        -0x1.02f7d0fe2864dp-2, -0x1.70d306b9f376ap-2, 0x1.e0f2e91bd0adp-1, 0x1.2952de0f17674p+0,
        -0x1.5d505d875a733p-3, 0x1.e952c6fa9e9c1p-7, -0x1.85e570eab4cd5p-5, 0x1.18950b154ac15p-1,
        -0x1.3fc3f4fcad4d1p+0, 0x1.472e714fed2c3p-2, 0x1.305bd8684758fp-1, 0x1.0e64ac5436be1p+0,
        0x1.9b6668eebb9fp-1, 0x1.7ef6234f2b7ecp-2, 0x1.25d654b7b0adcp-1, 0x1.91d911bed3c78p+0, 0x1.bf34427c542acp-1,
        -0x1.da326c6448723p+1, -0x1.d06c655b7adc3p+0, -0x1.d7b2c0598141dp+0, -0x1.2ecb6cc260bd3p+0,
        0x1.17a9eda258ec5p-1, 0x1.0d640b68ad8acp+0, -0x1.403bfa0ff88f6p-3, -0x1.0cedbec231a3ep+1,
        0x1.9469e9fae1e41p+0, 0x1.1556e77117ceep+0, 0x1.c7836b0b2366fp-1};
    static constexpr double randn_double_100[100] = {
        -0x1.3ec2b05b54971p-2, -0x1.6d124df02c168p-1, -0x1.75486bc27b45ep-1, -0x1.32621879b48fp-2,
        -0x1.02f7d0fe2864dp-2, -0x1.70d306b9f376ap-2, 0x1.e0f2e91bd0adp-1, 0x1.2952de0f17674p+0,
        -0x1.5d505d875a733p-3, 0x1.e952c6fa9e9c1p-7, -0x1.85e570eab4cd5p-5, 0x1.18950b154ac15p-1,
        -0x1.3fc3f4fcad4d1p+0, 0x1.472e714fed2c3p-2, 0x1.305bd8684758fp-1, 0x1.0e64ac5436be1p+0,
        0x1.9b6668eebb9fp-1, 0x1.7ef6234f2b7ecp-2, 0x1.25d654b7b0adcp-1, 0x1.91d911bed3c78p+0, 0x1.bf34427c542acp-1,
        -0x1.da326c6448723p+1, -0x1.d06c655b7adc3p+0, -0x1.d7b2c0598141dp+0, -0x1.2ecb6cc260bd3p+0,
        0x1.17a9eda258ec5p-1, 0x1.0d640b68ad8acp+0, -0x1.403bfa0ff88f6p-3, -0x1.0cedbec231a3ep+1,
        0x1.9469e9fae1e41p+0, 0x1.1556e77117ceep+0, 0x1.c7836b0b2366fp-1, 0x1.49e7812ac8375p-1,
        0x1.8855471afec14p-4, -0x1.82273322c4ea5p+0, -0x1.2b21595f3311fp-1, -0x1.08b2fe309603fp+1,
        -0x1.8d9e3f909e635p-3, 0x1.7470101d2eeafp-2, -0x1.758acfc25349ep-2, 0x1.8e4857da7ada3p+0,
        0x1.213cd8f09f42dp+1, 0x1.0c3baf0a74352p+1, 0x1.b6ab30f42ee56p-3, 0x1.5ebe792e455ccp+0,
        0x1.b0b585c9ff9cep-1, -0x1.09f988ab1e07fp+0, 0x1.81bdad636b525p-1, 0x1.03243e110db4ep-2,
        -0x1.af24eee3d7a4ap-1, 0x1.2e80af8a0232p+0, 0x1.365894dccf587p-1, -0x1.ceaa29a41188fp-1,
        0x1.e802e385df986p+0, 0x1.1d7192bf23695p+0, 0x1.cb0bb51b6aa25p-5, -0x1.d57814976a64fp-1,
        -0x1.42b08e8a66146p-11, -0x1.c4d2acf1d1c54p-1, 0x1.e23c9d5bbf9e6p-2, -0x1.01d2843853528p-1,
        -0x1.480034e40ec6fp-3, 0x1.35dbed6e03cdap+0, 0x1.a3b58b69bd66fp-1, 0x1.0816f4330d24ep-4,
        -0x1.2be1a9d862aaap+0, -0x1.0637495c45627p+0, -0x1.6c8b9c9eb4dd5p-1, -0x1.31e3196e8ceffp+0,
        0x1.006e19b3c62c3p-3, -0x1.41493b265bcb6p-2, 0x1.66ffcd51ebb9ap-1, 0x1.b33c8430b9dd1p-1,
        -0x1.1ee406b50e3eap-2, 0x1.8eecbcef3b16cp-2, -0x1.d859cf6ce9aabp-1, -0x1.264f94105f404p-2,
        0x1.8c5f3b91533cbp-1, -0x1.08b386368ff8bp-1, -0x1.0c2bfba2cec04p+0, -0x1.4b03b1b15e889p-6,
        0x1.65e712fc43daap-4, 0x1.2747db253d7c3p+1, -0x1.2e7152a311062p+0, 0x1.44b8f20623318p+1,
        -0x1.078b8e2661d7bp+0, 0x1.f7108ebd67d67p-1, 0x1.db701b4644dcdp-1, 0x1.7371df9443e3fp+0,
        0x1.3d42f4043382ep+0, 0x1.fd8c4005c6cb8p-2, 0x1.bf5aac36fb71p-2, -0x1.68af646ccddb9p-1,
        -0x1.c97cd551ee65dp-4, -0x1.2f8af83051369p-2, -0x1.36689ce55d998p+0, -0x1.aa7aa1a87d675p-2,
        0x1.6fbf4592a5892p-1, 0x1.c44c74c309f74p-1, 0x1.1209a279b166ap+0};
    static constexpr std::int64_t randint_digit[17] = {5, 9, 4, 8, 3, 3, 1, 1, 9, 2, 8, 9, 6, 3, 3, 0, 2};
    static constexpr std::int64_t randint_signed[17] = {-4, 6, -5, 3, 2, -4, 6, 0, 6, -5, 3, 4, -1, 6, -4, -5, 1};
    static constexpr std::int64_t randint_below_the_limit[7] = {
        1791095845, 4282876139, 3093770124, 4005303368, 491263, 550290313, 1298508491};
    static constexpr std::int64_t randint_limit[7] = {
        4282876139, 4005303368, 550290313, 4290846341, 1013994432, 1703301249, 1666063943};
    static constexpr std::int64_t randint_limit_signed[7] = {
        2135392491, 1857819720, -1597193335, 2143362693, -1133489216, -444182399, -481419705};
    static constexpr std::int64_t randint_above_the_limit[7] = {
        2491780293, 911533243, 549799049, 2992337849, 383682672, 1306710000, 866082426};
    static constexpr std::int64_t randint_wide[7] = {
        3081012064131973355, -547416547354995640, -4609576059358362743, 965365488286768773, -1904517626224159808,
        -2908339576684261247, -1175791568136823225};
    static constexpr std::int64_t randint_widest[7] = {
        -1530673954295414549, 4064269471072392264, -9221262077785750647, -3646320530140619131, -6516203644651547712,
        -7520025595111649151, -5787477586564211129};
    static constexpr std::int64_t randint_one[2] = {3, 3};
    static constexpr bool randint_bool[17] = {
        true, true, false, false, true, true, true, true, true, false, false, true, false, true, true, false, false};
    static constexpr std::uint8_t randint_byte[17] = {
        37, 235, 140, 72, 255, 137, 203, 133, 79, 192, 144, 129, 204, 71, 237, 252, 134};
    static constexpr std::int32_t randint_int[7] = {
        -356387803, 2135392491, 946286476, 1857819720, -2146992385, -1597193335, -848975157};
    static constexpr float randint_float[7] = {
        -0x1.f0608p+21f, 0x1.1e01bp+22f, -0x1.31a1ap+23f, -0x1.0fb0bcp+22f, -0x1.f10202p+23f, -0x1.99e438p+21f,
        0x1.96aa94p+22f};
    static constexpr double randint_double[7] = {
        -0x1.e0bda00b880cp+52, 0x1.cbe33baf0459cp+50, -0x1.88100df333c77p+52, 0x1.6ab2fff04754p+50,
        -0x1.c6961871f59acp+51, 0x1.c04832c328118p+49, 0x1.d7f98c69c3b12p+51};
    static constexpr std::int64_t randperm_1[1] = {0};
    static constexpr std::int64_t randperm_2[2] = {1, 0};
    static constexpr std::int64_t randperm_5[5] = {0, 4, 2, 3, 1};
    static constexpr std::int64_t randperm_16[16] = {5, 15, 6, 4, 11, 2, 7, 12, 1, 0, 9, 8, 10, 3, 13, 14};
    static constexpr std::int64_t randperm_100[100] = {
        45, 15, 90, 32, 35, 63, 17, 72, 79, 96, 48, 36, 16, 11, 23, 80, 22, 58, 3, 62, 50, 33, 66, 99, 43, 76, 7,
        57, 81, 82, 6, 10, 24, 52, 95, 73, 91, 21, 38, 31, 85, 59, 13, 69, 75, 70, 64, 8, 77, 34, 46, 39, 92, 0, 44,
        98, 49, 9, 4, 61, 12, 83, 28, 78, 40, 88, 54, 5, 26, 41, 89, 20, 84, 2, 1, 55, 19, 74, 25, 37, 42, 14, 30,
        18, 67, 71, 68, 27, 60, 51, 29, 56, 93, 47, 97, 94, 86, 87, 65, 53};
    static constexpr std::int64_t randperm_700[700] = {
        245, 387, 296, 538, 587, 438, 491, 327, 107, 311, 648, 0, 584, 333, 51, 415, 82, 248, 350, 56, 290, 583, 90,
        689, 535, 601, 76, 246, 633, 21, 168, 585, 1, 32, 527, 488, 187, 268, 620, 124, 205, 676, 365, 183, 555,
        475, 484, 135, 265, 149, 414, 513, 92, 440, 653, 35, 515, 334, 685, 370, 346, 563, 289, 207, 48, 203, 699,
        228, 216, 303, 659, 295, 156, 540, 580, 298, 393, 64, 437, 266, 251, 192, 474, 348, 411, 430, 621, 341, 662,
        452, 670, 509, 261, 12, 77, 577, 651, 504, 374, 477, 153, 170, 595, 536, 160, 171, 458, 345, 307, 200, 273,
        476, 237, 609, 105, 627, 302, 58, 126, 468, 312, 422, 165, 188, 86, 554, 259, 309, 552, 138, 529, 10, 408,
        199, 394, 598, 74, 206, 159, 667, 291, 378, 678, 239, 428, 113, 654, 11, 256, 460, 40, 600, 568, 644, 632,
        315, 174, 388, 389, 395, 129, 626, 463, 421, 573, 499, 592, 323, 436, 274, 576, 597, 330, 486, 287, 383,
        638, 506, 375, 254, 368, 615, 571, 211, 518, 635, 578, 23, 526, 594, 570, 416, 543, 384, 218, 91, 108, 479,
        65, 250, 372, 403, 682, 284, 257, 400, 331, 305, 117, 99, 123, 44, 364, 201, 313, 272, 164, 325, 319, 54,
        114, 253, 271, 622, 550, 619, 152, 5, 247, 441, 39, 687, 175, 500, 590, 288, 87, 125, 220, 179, 209, 466,
        549, 42, 617, 377, 589, 650, 204, 141, 17, 78, 46, 498, 485, 457, 668, 614, 16, 50, 559, 57, 482, 184, 390,
        628, 275, 606, 359, 517, 79, 502, 545, 185, 344, 531, 684, 530, 267, 528, 132, 641, 326, 558, 226, 639, 470,
        424, 677, 593, 664, 402, 150, 412, 282, 146, 373, 356, 52, 115, 692, 157, 586, 360, 151, 596, 176, 608, 490,
        473, 163, 244, 121, 542, 111, 106, 671, 505, 197, 362, 420, 85, 696, 212, 336, 465, 95, 269, 496, 300, 655,
        155, 674, 472, 363, 214, 66, 355, 567, 2, 329, 215, 167, 574, 656, 180, 47, 109, 191, 222, 112, 444, 60,
        417, 539, 419, 235, 104, 522, 322, 445, 605, 693, 338, 661, 391, 646, 120, 690, 575, 67, 202, 137, 657, 20,
        434, 314, 612, 625, 100, 103, 406, 249, 643, 399, 423, 217, 172, 459, 666, 233, 480, 270, 564, 371, 13, 634,
        433, 385, 353, 456, 4, 397, 453, 637, 451, 8, 588, 3, 525, 93, 283, 127, 658, 537, 352, 96, 306, 640, 332,
        94, 343, 516, 511, 663, 68, 483, 679, 487, 260, 672, 642, 182, 75, 683, 376, 694, 178, 493, 404, 101, 69,
        557, 41, 533, 358, 6, 616, 18, 252, 610, 367, 30, 224, 243, 221, 512, 38, 407, 73, 316, 143, 686, 279, 158,
        591, 317, 292, 62, 613, 611, 501, 523, 263, 321, 294, 304, 629, 116, 478, 119, 34, 669, 556, 532, 24, 142,
        219, 379, 647, 278, 293, 461, 320, 196, 27, 449, 339, 427, 443, 53, 450, 519, 308, 469, 181, 369, 401, 544,
        405, 37, 71, 507, 198, 520, 301, 599, 122, 195, 579, 347, 349, 546, 551, 541, 481, 33, 435, 190, 514, 241,
        464, 136, 236, 569, 264, 229, 497, 366, 691, 630, 14, 335, 566, 28, 432, 631, 72, 680, 223, 324, 238, 340,
        560, 194, 439, 161, 446, 280, 665, 547, 133, 521, 285, 29, 227, 462, 455, 118, 582, 337, 426, 189, 698, 131,
        492, 561, 232, 602, 524, 258, 98, 147, 380, 230, 410, 534, 154, 562, 70, 144, 9, 286, 61, 145, 210, 134,
        695, 431, 581, 636, 255, 88, 510, 193, 19, 328, 173, 467, 310, 169, 508, 361, 45, 489, 80, 166, 102, 454,
        83, 607, 645, 186, 442, 572, 148, 43, 262, 130, 503, 89, 429, 471, 494, 140, 697, 342, 649, 447, 618, 55,
        392, 448, 299, 688, 242, 318, 162, 63, 81, 25, 660, 110, 386, 604, 276, 351, 418, 381, 357, 553, 425, 603,
        26, 240, 297, 396, 15, 213, 225, 681, 382, 623, 548, 22, 97, 495, 31, 281, 208, 277, 139, 673, 36, 398, 624,
        84, 413, 234, 49, 231, 409, 565, 652, 354, 7, 128, 675, 59, 177};
    // 0: randn of float, 1
    static constexpr float sequence_0[1] = {0x1.529ccp-1f};
    // 1: rand of float, 3
    static constexpr float sequence_1[3] = {0x1.dfbfcp-6f, 0x1.998712p-1f, 0x1.96ab2cp-2f};
    // 2: randn of float, 5
    static constexpr float sequence_2[5] = {
        0x1.11548ep-2f, 0x1.2a84fep+0f, 0x1.0ab742p-2f, 0x1.66faa8p-2f, 0x1.05328cp+0f};
    // 3: randn of float, 17
    static constexpr float sequence_3[17] = {
        -0x1.e2f164p-3f, 0x1.e11ccep+0f, -0x1.2773a8p-4f, 0x1.431d3cp-3f, -0x1.8c0248p-1f, 0x1.97aafp-3f,
        0x1.7665acp-5f, 0x1.39417ap-3f, -0x1.e71858p-2f, -0x1.c6bcbap-4f, 0x1.2bc2cap-2f, -0x1.434452p-3f,
        -0x1.d7a604p-6f, 0x1.2db5dp+1f, -0x1.098f08p+0f, 0x1.9325f8p+0f, -0x1.427b56p-1f};
    // 4: randn of double, 2
    static constexpr double sequence_4[2] = {0x1.4d5046bce49e8p-2, -0x1.eaa4f704d5a51p-2};
    // 5: randint of std::int64_t, 5
    static constexpr std::int64_t sequence_5[5] = {1, -1, 7, -3, 3};
    // 6: randn of double, 1
    static constexpr double sequence_6[1] = {-0x1.6f03827ba1b69p-2};
    // 7: randperm of std::int64_t, 7
    static constexpr std::int64_t sequence_7[7] = {4, 0, 5, 1, 3, 6, 2};
    // 8: randn of float, 2
    static constexpr float sequence_8[2] = {0x1.4d75bcp-1f, -0x1.06530ep-1f};
    // 9: rand of double, 5
    static constexpr double sequence_9[5] = {
        0x1.fc2bafbe864cp-5, 0x1.d306b56a81cdp-3, 0x1.c255004ae8a6dp-1, 0x1.f7373c0097529p-1, 0x1.b74bf498003cp-7};
    // 10: randn of double, 19
    static constexpr double sequence_10[19] = {
        -0x1.2f3d71c2c36f7p-1, 0x1.b47d1468133cbp-3, -0x1.82cb741c44f07p-4, 0x1.1bd2f02c2a8ebp-2,
        0x1.27f55916db0a5p+0, -0x1.6ed6d59795cfep-1, -0x1.b738726736a2cp+0, -0x1.1c0f7224b1efep-1,
        0x1.4fd613865d98p+0, -0x1.1166fd6b3067ap-1, -0x1.00e39bdb4cc5cp-1, -0x1.afe62d50b6a12p-2,
        0x1.f4f816f78043fp-3, -0x1.c0f47e6295d7cp-1, -0x1.7fa35e712778fp-2, 0x1.09e3d430cdbafp-3,
        0x1.c3e97c8a0bc13p-1, 0x1.f0c308f7dc532p+0, -0x1.5c54c870e017cp+0};
    // 11: randn of float, 15
    static constexpr float sequence_11[15] = {
        -0x1.32dc86p-2f, 0x1.ab598p+0f, -0x1.166786p+0f, -0x1.7983ecp-1f, 0x1.7d8332p-2f, -0x1.bfa0b4p-2f,
        -0x1.2a48b4p+0f, -0x1.b10e9ep+0f, -0x1.15bf58p+0f, 0x1.00f734p-1f, 0x1.7bda0cp-2f, -0x1.75e99cp-1f,
        -0x1.7148cep+1f, 0x1.ad7e4p-2f, -0x1.3e3abcp-2f};
    // 12: randint of float, 3
    static constexpr float sequence_12[3] = {0x1.4p+2f, 0x1p+0f, 0x1p+0f};
    // 13: randn of float, 32
    static constexpr float sequence_13[32] = {
        -0x1.4f2d7ap-3f, -0x1.6ed1e6p-2f, -0x1.e6f6d6p-5f, -0x1.3ef7dcp+1f, 0x1.f026f4p-3f, 0x1.273a7p-2f,
        -0x1.c0947ep-4f, 0x1.40121ap-2f, -0x1.5de16ap-2f, 0x1.e5099ap-1f, 0x1.3ea21p-1f, -0x1.cae44cp-2f,
        -0x1.248118p-2f, 0x1.8d4a1ap-2f, -0x1.24ba38p+0f, -0x1.4d6e14p-1f, -0x1.7557d2p+1f, -0x1.22791p-1f,
        -0x1.32fd4ap+0f, -0x1.8470eap-5f, -0x1.0060b2p+1f, -0x1.f7319cp-2f, 0x1.b56722p+0f, 0x1.95222p-1f,
        0x1.74dcb4p-1f, 0x1.d371a2p-5f, -0x1.6b1778p-1f, -0x1.0d7016p-1f, -0x1.1aafeap+0f, -0x1.661e0cp-1f,
        0x1.1dafcp-1f, -0x1.cfcfe4p-1f};
    // 14: randperm of std::int64_t, 16
    static constexpr std::int64_t sequence_14[16] = {13, 3, 15, 14, 11, 1, 0, 10, 9, 2, 7, 8, 12, 4, 6, 5};
    // 15: randn of float, 1
    static constexpr float sequence_15[1] = {0x1.bc197p-2f};
    // 16: randn of double, 16
    static constexpr double sequence_16[16] = {
        -0x1.3d1e42ef90109p-3, -0x1.b6f4862f325b8p+0, 0x1.30fdd1cda38afp-2, 0x1.deba4802cec55p+0,
        -0x1.667b3bcbd1cfp+0, -0x1.09763a5f727bp+1, -0x1.c05d80f9f14dbp-2, 0x1.0e1e64045d94p-1,
        0x1.169cea4cfeedbp-1, -0x1.0ddfec044425p+1, -0x1.606955c440974p+0, -0x1.21c786451066p-5,
        0x1.7a65c0cbd7d75p-2, -0x1.956c592ed9f54p-4, 0x1.3a27593e5f19cp-7, -0x1.462c0bb7d829ep-2};
    // 17: randn of float, 1
    static constexpr float sequence_17[1] = {-0x1.07b0cep+1f};
    // 18: rand of float, 100
    static constexpr float sequence_18[100] = {
        0x1.57ccp-3f, 0x1.8c233ap-1f, 0x1.0381f8p-3f, 0x1.ec8696p-1f, 0x1.6db118p-3f, 0x1.48676ap-1f,
        0x1.4df3bap-1f, 0x1.3ce442p-1f, 0x1.d45504p-1f, 0x1.2b575p-2f, 0x1.27d94cp-2f, 0x1.1143p-4f, 0x1.eafcd8p-2f,
        0x1.0d748p-2f, 0x1.0a41fap-1f, 0x1.970a7p-2f, 0x1.54f06ep-1f, 0x1.dd75a4p-1f, 0x1.4b8a3ep-1f, 0x1.5b107p-2f,
        0x1.04c378p-2f, 0x1.05d4ap-4f, 0x1.d7691p-1f, 0x1.9f01b4p-2f, 0x1.33acc6p-1f, 0x1.09784p-1f, 0x1.73704p-3f,
        0x1.902ca8p-1f, 0x1.8f779ap-1f, 0x1.0ce464p-1f, 0x1.ba1278p-3f, 0x1.2672a4p-2f, 0x1.03868p-1f,
        0x1.b6f36p-3f, 0x1.c4a698p-3f, 0x1.b3a06p-2f, 0x1.6c91c4p-2f, 0x1.3ed7d4p-1f, 0x1.796c5p-2f, 0x1.bc20bp-2f,
        0x1.3c943cp-2f, 0x1.60d3cp-5f, 0x1.df43b6p-1f, 0x1.30d71cp-1f, 0x1.e4ebe6p-1f, 0x1.ad7c4cp-2f,
        0x1.7f53ecp-2f, 0x1.eaa68p-6f, 0x1.3da3acp-2f, 0x1.a7e0acp-1f, 0x1.50c38p-7f, 0x1.4ceb8cp-2f,
        0x1.9bf86ap-1f, 0x1.938b5ep-1f, 0x1.5e86dcp-1f, 0x1.9aa6fp-2f, 0x1.d93bccp-2f, 0x1.9ec488p-2f,
        0x1.43419p-2f, 0x1.6ad5c8p-1f, 0x1.519c8p-2f, 0x1.c0bc98p-3f, 0x1.3a1386p-1f, 0x1.1bd8cp-3f, 0x1.92bb4cp-2f,
        0x1.82d1cap-1f, 0x1.5facbcp-1f, 0x1.d9f14cp-1f, 0x1.459578p-3f, 0x1.0239cep-1f, 0x1.68ce14p-2f,
        0x1.c34278p-3f, 0x1.bff1f8p-3f, 0x1.407ee2p-1f, 0x1.1ac8aep-1f, 0x1.f54dp-3f, 0x1.2e395p-3f, 0x1.5f2cap-4f,
        0x1.fae584p-1f, 0x1.a8bb6p-2f, 0x1.899b88p-2f, 0x1.43ba78p-2f, 0x1.ffd488p-3f, 0x1.5e288p-5f, 0x1.a6dap-3f,
        0x1.9c7978p-1f, 0x1.381be8p-1f, 0x1.4b6338p-2f, 0x1.3e8244p-2f, 0x1.a3894ep-1f, 0x1.b88946p-1f,
        0x1.f6a3a2p-1f, 0x1.4aad38p-1f, 0x1.7bad2cp-1f, 0x1.d6dc98p-2f, 0x1.a95548p-3f, 0x1.4ce5p-7f,
        0x1.9bed9ap-1f, 0x1.b59518p-2f, 0x1.692d32p-1f};
    // 19: randn of float, 0
    static constexpr float sequence_19[1] = {0x1.738f06p-4f};
    // 20: randn of double, 5
    static constexpr double sequence_20[5] = {
        0x1.0befd353a1b5fp-2, 0x1.7c3c91faed158p-2, 0x1.e3b850d9cf8ep-1, -0x1.b545c297d88fcp-2,
        -0x1.e1a222b45fc3cp+0};
    // 21: randint of std::int32_t, 300
    static constexpr std::int32_t sequence_21[300] = {
        -3, -1, -1, 4, 0, 6, 4, -2, -2, 5, -3, 1, 6, -2, -2, 4, -2, -2, -2, 1, 1, 6, 0, 4, 7, -1, 3, -1, -3, -1, 5,
        5, 2, 0, 6, 6, 2, -1, -3, 2, 4, 3, 6, 1, 2, -2, 5, -1, 2, 7, 3, 4, 3, 0, 3, -1, 2, 1, 4, 2, 6, 0, 6, 7, 1,
        -2, -3, 5, 6, -3, 1, 7, 5, 1, 1, 2, 1, -1, -3, 1, 4, 6, 2, 7, 0, 2, 5, 5, 4, 7, 2, 4, -2, 7, 6, -1, 5, 3,
        -3, -1, -2, 1, 6, 0, -2, 4, -3, 7, 1, -3, -1, 1, 7, 7, 2, -3, 7, 0, -3, 0, 3, 4, 6, 3, 0, 3, 3, 6, -1, 1, 0,
        1, 6, 4, 5, 7, -3, 5, 4, 2, -2, 1, 1, -2, 2, 4, 3, 3, 0, 2, -1, -3, 6, -2, 3, -1, 3, 6, 5, 6, 1, 5, -1, 2,
        -1, 5, 1, 1, 0, 5, 0, 6, 6, 4, 0, -2, 3, -3, 0, -2, 6, 1, -3, 6, 3, 6, 6, 5, -1, -3, 0, -2, 0, 5, -1, 7, 5,
        3, 3, -2, 2, -1, -2, 3, 7, 3, 7, -3, 4, 0, 7, -3, 3, 5, 7, -3, 0, -3, 1, 3, 0, 0, 2, 0, 5, 3, 7, -2, 0, 1,
        -3, -1, 5, 5, 1, 4, 2, 5, -2, 6, -3, -1, 0, 2, 4, 2, 5, 4, 2, 3, 2, 4, 5, 7, -2, -2, 7, -2, 3, -1, 3, -3, 0,
        4, 4, 6, -3, 7, 3, 3, -2, 0, 1, -3, -3, 3, -3, 0, -3, 5, -3, 6, -1, -3, -3, 7, 2, 4, 4, 6, 1, 5, 0, -2, 1,
        2, 0, 3, 0, -1};
    // 22: randn of double, 100
    static constexpr double sequence_22[100] = {
        0x1.0eeb9849f3e9ep-1, 0x1.36034684561b2p-2, -0x1.7aa5523be1b93p-1, 0x1.de0a2b1647eadp-3,
        -0x1.6b04ea4e05d78p-2, -0x1.fccdadeb4b667p-2, -0x1.f82882bf35b51p+0, 0x1.2dedd7c85254p-2,
        -0x1.6e7bd8e64fa53p-3, 0x1.0474c42c28541p-2, 0x1.a2c0461a29bfep-4, -0x1.11045c8574b95p-1,
        -0x1.4113124ceca53p-1, 0x1.808b950c8f4cbp-1, -0x1.e26775982aca4p-1, -0x1.0e01aa29a0e13p+0,
        -0x1.4d728b03fc5ep+0, -0x1.6520dcd1fcc78p-1, -0x1.20500272c3945p+1, 0x1.de0fd686fbe65p-3,
        -0x1.bc522c96fe734p-2, 0x1.543e9f221ed3ep+0, 0x1.287a9a6e568a7p+0, -0x1.0b01c8788b7cdp-2,
        -0x1.fe11dcee5eb78p+0, 0x1.aa75add436844p-3, 0x1.0e44ee653e8fcp-1, -0x1.17fef80fefab5p-2,
        0x1.1ecd0802e95cp+0, 0x1.6b6943e862bb1p-2, -0x1.24cd0b6595f0fp-4, 0x1.e2104855ac76ep-1,
        -0x1.49f1ccc5bdce2p-1, 0x1.3ac3fdb7a85f8p-2, -0x1.2b5fe5c04407bp-3, -0x1.cd8c2a38f5ebbp-5,
        0x1.20012933b77edp-1, 0x1.ef7c1c010d3ffp-2, -0x1.a908207b67af2p-2, -0x1.26ee4387996fbp-1,
        -0x1.c2269bbb03bd8p-3, 0x1.21d84232e0a1cp+0, -0x1.8db8ea58add94p-1, -0x1.1145136a6d9c1p-2,
        -0x1.914939d04a05p-1, -0x1.c02b54b01e18ep-3, -0x1.338f6fc57ddaep-2, -0x1.8fe917233f8ep-3,
        -0x1.24529de1ac36ap+0, -0x1.4a33a7fbe5b87p-1, 0x1.8b24063e681bp+0, 0x1.523ae8ab1260cp+1,
        -0x1.7ef01b0e4c09ep+0, -0x1.651e9e4efb2ap-1, -0x1.a41ac5a12e307p-2, 0x1.0699d96d8c2dep-1,
        0x1.998d6c4b9337ep-4, 0x1.21f241403ac96p+0, 0x1.cb20a3bde9552p+0, -0x1.265d1631e2f13p-1,
        -0x1.902080538e102p-1, -0x1.a86e1dd812715p-2, -0x1.147cbb6dd627p+0, -0x1.050885c6944d4p-4,
        0x1.e9c7b27f9f829p-2, 0x1.382393f69a972p-2, -0x1.264ca4964eaf5p-5, 0x1.6f3a0ff0d8a73p+0,
        0x1.2ef9273d2d279p-2, 0x1.084957d772505p-1, 0x1.7993fd21f86ebp+0, 0x1.09a487342d8e8p-1,
        0x1.133167c3bfe81p+0, -0x1.412c87af6a6a4p-1, 0x1.1113f648fa997p-2, 0x1.0ade7d250188bp-1,
        -0x1.95adf0ac336b2p+0, -0x1.bdeaf413830b2p-3, 0x1.80403cc0cd129p+0, -0x1.04f5b98e4d1c6p+1,
        -0x1.dea5c18a29b2p-2, -0x1.a824d639251c2p-6, 0x1.cf7d14de26e14p-5, -0x1.411360f75d1aap+1,
        -0x1.89e6973190f09p-2, 0x1.88967aa684dc9p-3, -0x1.97cf8f2e8a01cp-3, 0x1.35f6275304e7p+0,
        0x1.108ebf7b3fba1p-1, -0x1.addc1865a62f8p+0, 0x1.c52c9e02af6e3p-4, -0x1.2f996986c5366p-4,
        -0x1.66e85f30547a9p+0, -0x1.87745f4e95051p+0, 0x1.81a7ef0e40ca3p-1, 0x1.85bb8145548a6p+0,
        -0x1.16f8eb392337bp+0, 0x1.df5bca3ec4102p-1, -0x1.8575296afb7f6p+0, -0x1.6201a66bfc009p-2};
    // 23: rand of float, 1
    static constexpr float sequence_23[1] = {0x1.9ac7fcp-1f};
};

struct seed_2 {
    static constexpr std::uint64_t seed = 42u;
    static constexpr float rand_float[100] = {
        0x1.c3b8ccp-1f, 0x1.d47b66p-1f, 0x1.880d7p-2f, 0x1.eb2a1cp-1f, 0x1.8fd1a8p-2f, 0x1.33a88ep-1f,
        0x1.06bafp-2f, 0x1.965828p-1f, 0x1.e1acccp-1f, 0x1.10c3c8p-3f, 0x1.de83a4p-1f, 0x1.2fe9acp-1f,
        0x1.bd2294p-1f, 0x1.22ab94p-1f, 0x1.7b70aep-1f, 0x1.b7b5dp-2f, 0x1.c558c6p-1f, 0x1.25d6cep-1f,
        0x1.10fa5cp-2f, 0x1.414104p-1f, 0x1.141a54p-2f, 0x1.c3f4dp-2f, 0x1.300c04p-2f, 0x1.a9d2aep-1f,
        0x1.af5ebp-4f, 0x1.13f674p-2f, 0x1.6f6c94p-2f, 0x1.984c08p-3f, 0x1.18297ep-1f, 0x1.93bbp-8f, 0x1.e73228p-1f,
        0x1.344ap-4f, 0x1.c5a396p-1f, 0x1.2a9a72p-1f, 0x1.59c054p-2f, 0x1.9e31f8p-1f, 0x1.27e5d6p-1f, 0x1.ced6bp-1f,
        0x1.1bfc6p-1f, 0x1.5e8768p-2f, 0x1.44c874p-1f, 0x1.7527f8p-2f, 0x1.6bbd52p-1f, 0x1.e48ffep-1f,
        0x1.93fbb6p-1f, 0x1.202aecp-2f, 0x1.93c79ep-1f, 0x1.2dce1cp-1f, 0x1.82017ap-1f, 0x1.8fdde8p-3f,
        0x1.4aaep-8f, 0x1.3a2ef4p-2f, 0x1.dd232p-4f, 0x1.d20ed6p-1f, 0x1.49bc6cp-1f, 0x1.6a09e6p-1f, 0x1.50f67ep-1f,
        0x1.f717ep-2f, 0x1.c85904p-1f, 0x1.286f2p-3f, 0x1.101e64p-1f, 0x1.45143p-3f, 0x1.4ef028p-1f, 0x1.4fad2p-2f,
        0x1.4e714cp-1f, 0x1.955444p-2f, 0x1.d45306p-1f, 0x1.a112cp-3f, 0x1.9d49d8p-3f, 0x1.9d4068p-3f,
        0x1.e641e2p-1f, 0x1.554ff2p-1f, 0x1.f6561p-1f, 0x1.65d59p-4f, 0x1.0a34p-8f, 0x1.bdb81p-4f, 0x1.4f2a98p-3f,
        0x1.67b0b6p-1f, 0x1.5baadcp-1f, 0x1.d4b776p-1f, 0x1.ef2e3p-3f, 0x1.45ed58p-3f, 0x1.87d3f8p-1f,
        0x1.310c1cp-2f, 0x1.9b5f5cp-1f, 0x1.868088p-2f, 0x1.92719ap-1f, 0x1.c8c5p-4f, 0x1.fb3d18p-3f,
        0x1.4e0c62p-1f, 0x1.361ecep-1f, 0x1.7d760cp-2f, 0x1.989802p-1f, 0x1.ae07fap-1f, 0x1.196c28p-3f,
        0x1.dd51a8p-3f, 0x1.ea68d2p-1f, 0x1.533c0cp-2f, 0x1.4a7cd4p-2f, 0x1.0977p-6f};
    static constexpr double rand_double[100] = {
        0x1.dc66cbea3db3p-5, 0x1.01ae177aca87p-4, 0x1.fa3563ccea238p-4, 0x1.aebc98cb2c14p-5, 0x1.0d66672221879p-1,
        0x1.e83a4332fe9acp-2, 0x1.e914a759155cap-1, 0x1.db857556ded74p-1, 0x1.5631924975b38p-4,
        0x1.0fa5e9a828208p-3, 0x1.41a5439c3f4dp-3, 0x1.8060371a9d2aep-2, 0x1.af5ebf044fd9dp-1, 0x1.bdb2500330981p-1,
        0x1.8297ffc032776p-2, 0x1.399149e1344ap-1, 0x1.68e5ce4aa69c8p-4, 0x1.6701501cf18fcp-1, 0x1.3f2eb05e76b58p-1,
        0x1.bfc610caf43b4p-2, 0x1.321d332ea4ffp-4, 0x1.5dea90bf247ffp-1, 0x1.3fbb7f2901576p-2, 0x1.3c79e772dce1cp-2,
        0x1.00bd1731fbbdp-5, 0x1.4aae9e4e8bbdp-5, 0x1.dd23261e9076bp-1, 0x1.378dbeed413ccp-3, 0x1.0f67eeefb8bfp-2,
        0x1.0b20b7094379p-3, 0x1.01e655c51450cp-2, 0x1.de051cd4fad2p-3, 0x1.ce2980d955444p-3, 0x1.45307e26844bp-2,
        0x1.3a93b9033a80dp-1, 0x1.320f162aaa7f9p-1, 0x1.b2b0804165d59p-1, 0x1.0a343b1bdb81p-5, 0x1.3caa67b67b0b6p-2,
        0x1.baadd5dd4b776p-2, 0x1.de5c69c28bdabp-1, 0x1.f4fe6aa621838p-4, 0x1.b5f5c58c34044p-2, 0x1.2719ac83918ap-2,
        0x1.f67a32ea70631p-1, 0x1.b0f67c15f5d83p-1, 0x1.89802d9ae07fap-2, 0x1.96c29a9dd51a8p-4,
        0x1.534699154cf03p-1, 0x1.29f35080425dcp-1, 0x1.6b2bed79ff991p-1, 0x1.e35b2e6462c56p-2,
        0x1.8050b29448648p-4, 0x1.367bded3983e3p-1, 0x1.ff21b745cfebcp-2, 0x1.ff32f53982d0ep-1,
        0x1.dc71e48227734p-3, 0x1.7ddad0aaac9f6p-2, 0x1.403f8f60f5ebdp-1, 0x1.1b24fb066bda8p-2, 0x1.6b3efd417bbp-7,
        0x1.721518a29436ep-1, 0x1.048692c6aa62ep-2, 0x1.42f99f71af8d8p-1, 0x1.6a5f736cd3176p-2,
        0x1.c42f68d4fc3d8p-2, 0x1.39c284bd8949cp-1, 0x1.cc80e2a4eef2cp-1, 0x1.5c0400400bf58p-1, 0x1.27d19b190282p-3,
        0x1.1d5576516f48p-1, 0x1.f07eb4b220a87p-1, 0x1.3cbae0735787cp-2, 0x1.0a451973aaf9p-4, 0x1.49a50b61a8187p-1,
        0x1.b51652478d1p-8, 0x1.1f9209b20317ap-1, 0x1.49704ed220de9p-1, 0x1.1a39a9ab3efe4p-3, 0x1.33051d4759836p-2,
        0x1.45886d99c20c8p-1, 0x1.07747730f330bp-1, 0x1.5bba1186ccc2p-1, 0x1.570bd7bb7c7d8p-3, 0x1.c8996ab392e3dp-1,
        0x1.f36d7aa79e324p-1, 0x1.de18a5d7d2aacp-3, 0x1.6f76746542ad5p-1, 0x1.7f6a3eb69888p-7, 0x1.89e03103bf71p-4,
        0x1.dba64f8c21faep-1, 0x1.735cdd9526a82p-1, 0x1.67805c61a202p-4, 0x1.fb9b278d303ecp-2, 0x1.e1afe418db18dp-1,
        0x1.2c6cc14b3b634p-2, 0x1.1d188b5ee00cep-1, 0x1.3540e1c635759p-1, 0x1.de2970785b7bp-5, 0x1.ec5cc33a3deb2p-1};
    static constexpr float randn_float_1[1] = {0x1.58c55cp-2f};
    static constexpr float randn_float_5[5] = {
        0x1.58c55cp-2f, 0x1.07cd3ap-3f, 0x1.e02dcep-3f, 0x1.d7b8d8p-3f, -0x1.1f7384p+0f};
    static constexpr float randn_float_15[15] = {
        0x1.58c55cp-2f, 0x1.07cd3ap-3f, 0x1.e02dcep-3f, 0x1.d7b8d8p-3f, -0x1.1f7384p+0f, -0x1.7d99bp-3f,
        0x1.1aa658p+1f, -0x1.46a78cp-1f, 0x1.d8bcacp-2f, 0x1.11c46ep-2f, 0x1.11df06p-1f, 0x1.9e6412p-1f,
        0x1.1c3bfcp+0f, -0x1.b096aap+0f, -0x1.fa58f4p-1f};
    static constexpr float randn_float_16[16] = {
        0x1.ed4a52p+0f, 0x1.7cbea6p+0f, 0x1.cd2acep-1f, -0x1.0d81b6p+1f, 0x1.5b59aap-1f, -0x1.3c0b22p+0f,
        -0x1.60cf0cp-5f, -0x1.9acb74p+0f, -0x1.8117ep-1f, 0x1.a612b6p+0f, -0x1.91e5ecp-2f, -0x1.6752ccp+0f,
        -0x1.74acdcp-1f, -0x1.1e6da2p-1f, -0x1.89a54p-1f, 0x1.865f3ep-1f};
    static constexpr float randn_float_17[17] = {
        0x1.ed4a52p+0f, -0x1.46db0ap-3f, -0x1.fd55c8p-2f, 0x1.c223bp-2f, -0x1.8429c4p-1f, 0x1.140cap+0f,
        0x1.9a0288p-1f, 0x1.ae3d26p+0f, 0x1.6c668ap-2f, 0x1.4be25ep+0f, 0x1.388f1p-1f, 0x1.55b16p+0f,
        -0x1.da5ddap-3f, 0x1.5618p-5f, -0x1.019cf4p-2f, 0x1.b83f6p-1f, -0x1.3d2904p-2f};
    static constexpr float randn_float_31[31] = {
        0x1.ed4a52p+0f, 0x1.7cbea6p+0f, 0x1.cd2acep-1f, -0x1.0d81b6p+1f, 0x1.5b59aap-1f, -0x1.3c0b22p+0f,
        -0x1.60cf0cp-5f, -0x1.9acb74p+0f, -0x1.8117ep-1f, 0x1.a612b6p+0f, -0x1.91e5ecp-2f, -0x1.6752ccp+0f,
        -0x1.74acdcp-1f, -0x1.1e6da2p-1f, -0x1.89a54p-1f, -0x1.bc041ep-3f, -0x1.6279fap+0f, -0x1.be12aap-1f,
        -0x1.c97412p-3f, 0x1.b7a5p+0f, 0x1.46889p-2f, -0x1.b2b51ap-2f, 0x1.390ee8p-2f, 0x1.52d70ap-2f,
        -0x1.8ebd12p+0f, 0x1.fdc404p-1f, -0x1.c2734ap-1f, -0x1.33c8e4p-1f, -0x1.462ec6p+0f, 0x1.0fb76cp+1f,
        -0x1.3c123ap+0f};
    static constexpr float randn_float_32[32] = {
        0x1.ed4a52p+0f, 0x1.7cbea6p+0f, 0x1.cd2acep-1f, -0x1.0d81b6p+1f, 0x1.5b59aap-1f, -0x1.3c0b22p+0f,
        -0x1.60cf0cp-5f, -0x1.9acb74p+0f, -0x1.8117ep-1f, 0x1.a612b6p+0f, -0x1.91e5ecp-2f, -0x1.6752ccp+0f,
        -0x1.74acdcp-1f, -0x1.1e6da2p-1f, -0x1.89a54p-1f, 0x1.865f3ep-1f, 0x1.a46ee2p+0f, -0x1.46db0ap-3f,
        -0x1.fd55c8p-2f, 0x1.c223bp-2f, -0x1.8429c4p-1f, 0x1.140cap+0f, 0x1.9a0288p-1f, 0x1.ae3d26p+0f,
        0x1.4774b2p+0f, 0x1.4be25ep+0f, 0x1.388f1p-1f, 0x1.55b16p+0f, -0x1.da5ddap-3f, 0x1.5618p-5f,
        -0x1.019cf4p-2f, 0x1.b83f6p-1f};
    static constexpr float randn_float_100[100] = {
        0x1.ed4a52p+0f, 0x1.7cbea6p+0f, 0x1.cd2acep-1f, -0x1.0d81b6p+1f, 0x1.5b59aap-1f, -0x1.3c0b22p+0f,
        -0x1.60cf0cp-5f, -0x1.9acb74p+0f, -0x1.8117ep-1f, 0x1.a612b6p+0f, -0x1.91e5ecp-2f, -0x1.6752ccp+0f,
        -0x1.74acdcp-1f, -0x1.1e6da2p-1f, -0x1.89a54p-1f, 0x1.865f3ep-1f, 0x1.a46ee2p+0f, -0x1.46db0ap-3f,
        -0x1.fd55c8p-2f, 0x1.c223bp-2f, -0x1.8429c4p-1f, 0x1.140cap+0f, 0x1.9a0288p-1f, 0x1.ae3d26p+0f,
        0x1.4774b2p+0f, 0x1.4be25ep+0f, 0x1.388f1p-1f, 0x1.55b16p+0f, -0x1.da5ddap-3f, 0x1.5618p-5f,
        -0x1.019cf4p-2f, 0x1.b83f6p-1f, -0x1.6279fap+0f, -0x1.be12aap-1f, -0x1.c97412p-3f, 0x1.b7a5p+0f,
        0x1.46889p-2f, -0x1.b2b51ap-2f, 0x1.390ee8p-2f, -0x1.8c9764p-1f, -0x1.8ebd12p+0f, 0x1.fdc404p-1f,
        -0x1.c2734ap-1f, -0x1.33c8e4p-1f, -0x1.462ec6p+0f, 0x1.0fb76cp+1f, -0x1.3c123ap+0f, -0x1.f39fb2p-2f,
        -0x1.d3e09cp-1f, -0x1.50f75ep-1f, 0x1.3f95f6p-4f, 0x1.0d36cep-1f, -0x1.f3b41ap-2f, 0x1.30fd9p+0f,
        -0x1.a0c59cp-1f, -0x1.78d40cp-1f, -0x1.673b4p+0f, 0x1.26f12ap-5f, -0x1.0400bep-4f, 0x1.59ea32p-1f,
        -0x1.909df6p-4f, 0x1.d8375p+0f, -0x1.2f3dd8p+0f, 0x1.62304ap+0f, 0x1.71f44ap+0f, 0x1.b67bb4p-1f,
        0x1.1be9e8p+1f, 0x1.0bdc5ap-1f, 0x1.62f758p-2f, -0x1.942282p-3f, -0x1.0df98ap+0f, 0x1.472ab8p+0f,
        -0x1.60a538p-3f, 0x1.0c2ep-1f, 0x1.cfd89p-5f, 0x1.b486fap-2f, 0x1.26671p-1f, -0x1.48901p-1f,
        -0x1.1a6b44p+1f, -0x1.806942p-1f, 0x1.64209ap-7f, -0x1.5adf46p-2f, -0x1.5736c6p+0f, -0x1.2bb5bp-1f,
        0x1.481114p-1f, 0x1.2a9f68p-1f, 0x1.11221cp+0f, -0x1.ccf502p-2f, -0x1.5b8582p-1f, 0x1.260cc2p-1f,
        0x1.80829ap-3f, -0x1.6e34bap-2f, 0x1.0f447p-2f, 0x1.45ee5cp+0f, -0x1.57a292p-10f, -0x1.36e3e8p-2f,
        -0x1.f90e7cp-1f, 0x1.f9088p-4f, 0x1.6643bcp-2f, 0x1.3c0c38p-1f};
    static constexpr double randn_double_1[1] = {0x1.58c55b33d44ccp-2};
    static constexpr double randn_double_5[5] = {
        0x1.58c55b33d44ccp-2, 0x1.07cd39b3d4b85p-3, 0x1.e02dcdb63ec41p-3, 0x1.d7b8d7b0a7c22p-3,
        -0x1.1f7383f8320c1p+0};
    static constexpr double randn_double_15[15] = {
        0x1.58c55b33d44ccp-2, 0x1.07cd39b3d4b85p-3, 0x1.e02dcdb63ec41p-3, 0x1.d7b8d7b0a7c22p-3,
        -0x1.1f7383f8320c1p+0, -0x1.7d99b0fe3842ep-3, 0x1.1aa65763ab83bp+1, -0x1.46a78cdb84d7bp-1,
        0x1.d8bcabb37ba27p-2, 0x1.11c46d07e388ep-2, 0x1.11df06d402ad7p-1, 0x1.9e64114e70279p-1,
        0x1.1c3bfc5c67967p+0, -0x1.b096a9168f811p+0, -0x1.fa58f31529415p-1};
    static constexpr double randn_double_16[16] = {
        0x1.32bee22ccb503p-2, 0x1.f063c46668b78p-3, 0x1.22011e840abbdp-2, -0x1.dd10ce0b8c5a4p-3,
        0x1.57a1651f4080fp-1, 0x1.9043d03301e76p-1, -0x1.ca51a01b5635ep+0, -0x1.bf975374a1832p+0,
        0x1.63479875eff86p-3, 0x1.113f545630654p-2, 0x1.b6cd4189ed584p-2, 0x1.dadecf5c79cd4p-3,
        -0x1.057e37304749cp+0, -0x1.a78f0bc585a1cp-1, 0x1.bbf5377e05516p+0, -0x1.7df87a7384c38p+0};
    static constexpr double randn_double_17[17] = {
        0x1.32bee22ccb503p-2, 0x1.812ba60e823bdp+0, 0x1.4586fc50325b4p+0, 0x1.3cc2503d82af8p-1,
        -0x1.30c45c7145abep-5, 0x1.0905f784f7792p+0, -0x1.4a7b7ceff41c7p-7, 0x1.6e82bfad73187p-4,
        0x1.3adc896b5cc6ap-5, 0x1.8f5d12bd9d16ap-2, -0x1.28e0fab040e8cp-1, 0x1.c07529caa8c8p-1, 0x1.91cd551d1cap-2,
        0x1.1bc41cab382c5p+0, 0x1.baf804309bfb6p-1, 0x1.b5deddd314d28p-1, 0x1.fecba7d412db7p-3};
    static constexpr double randn_double_31[31] = {
        0x1.32bee22ccb503p-2, 0x1.f063c46668b78p-3, 0x1.22011e840abbdp-2, -0x1.dd10ce0b8c5a4p-3,
        0x1.57a1651f4080fp-1, 0x1.9043d03301e76p-1, -0x1.ca51a01b5635ep+0, -0x1.bf975374a1832p+0,
        0x1.63479875eff86p-3, 0x1.113f545630654p-2, 0x1.b6cd4189ed584p-2, 0x1.dadecf5c79cd4p-3,
        -0x1.057e37304749cp+0, -0x1.a78f0bc585a1cp-1, 0x1.bbf5377e05516p+0, -0x1.540a8a4e83d44p-1,
        0x1.4f6b246894598p-1, 0x1.41c8989f43204p-1, -0x1.3d93383ba1349p+0, -0x1.486517cc128fbp-2,
        0x1.ee640e9fcc5dcp+0, 0x1.299da1478f7e5p-3, -0x1.490a197c5ed36p-1, 0x1.34143c7f6b894p-2,
        -0x1.25d01567aae7dp-2, 0x1.3718f2ffcfb98p-1, 0x1.3630d19bf5018p-1, 0x1.4f9b37c3451b7p+0,
        -0x1.d0506bbf74c81p-3, -0x1.b237c7fac2d57p-3, 0x1.24c0307af6c6p-1};
    static constexpr double randn_double_32[32] = {
        0x1.32bee22ccb503p-2, 0x1.f063c46668b78p-3, 0x1.22011e840abbdp-2, -0x1.dd10ce0b8c5a4p-3,
        0x1.57a1651f4080fp-1, 0x1.9043d03301e76p-1, -0x1.ca51a01b5635ep+0, -0x1.bf975374a1832p+0,
        0x1.63479875eff86p-3, 0x1.113f545630654p-2, 0x1.b6cd4189ed584p-2, 0x1.dadecf5c79cd4p-3,
        -0x1.057e37304749cp+0, -0x1.a78f0bc585a1cp-1, 0x1.bbf5377e05516p+0, -0x1.7df87a7384c38p+0,
        0x1.af4f50453b3d3p-2, 0x1.812ba60e823bdp+0, 0x1.4586fc50325b4p+0, 0x1.3cc2503d82af8p-1,
        -0x1.30c45c7145abep-5, 0x1.0905f784f7792p+0, -0x1.4a7b7ceff41c7p-7, 0x1.6e82bfad73187p-4,
        0x1.5830070ec15ap-4, 0x1.8f5d12bd9d16ap-2, -0x1.28e0fab040e8cp-1, 0x1.c07529caa8c8p-1, 0x1.91cd551d1cap-2,
        0x1.1bc41cab382c5p+0, 0x1.baf804309bfb6p-1, 0x1.b5deddd314d28p-1};
    static constexpr double randn_double_100[100] = {
        0x1.32bee22ccb503p-2, 0x1.f063c46668b78p-3, 0x1.22011e840abbdp-2, -0x1.dd10ce0b8c5a4p-3,
        0x1.57a1651f4080fp-1, 0x1.9043d03301e76p-1, -0x1.ca51a01b5635ep+0, -0x1.bf975374a1832p+0,
        0x1.63479875eff86p-3, 0x1.113f545630654p-2, 0x1.b6cd4189ed584p-2, 0x1.dadecf5c79cd4p-3,
        -0x1.057e37304749cp+0, -0x1.a78f0bc585a1cp-1, 0x1.bbf5377e05516p+0, -0x1.7df87a7384c38p+0,
        0x1.af4f50453b3d3p-2, 0x1.812ba60e823bdp+0, 0x1.4586fc50325b4p+0, 0x1.3cc2503d82af8p-1,
        -0x1.30c45c7145abep-5, 0x1.0905f784f7792p+0, -0x1.4a7b7ceff41c7p-7, 0x1.6e82bfad73187p-4,
        0x1.5830070ec15ap-4, 0x1.8f5d12bd9d16ap-2, -0x1.28e0fab040e8cp-1, 0x1.c07529caa8c8p-1, 0x1.91cd551d1cap-2,
        0x1.1bc41cab382c5p+0, 0x1.baf804309bfb6p-1, 0x1.b5deddd314d28p-1, 0x1.4f6b246894598p-1,
        0x1.41c8989f43204p-1, -0x1.3d93383ba1349p+0, -0x1.486517cc128fbp-2, 0x1.ee640e9fcc5dcp+0,
        0x1.299da1478f7e5p-3, -0x1.490a197c5ed36p-1, 0x1.ba2a193fb0931p-1, -0x1.25d01567aae7dp-2,
        0x1.3718f2ffcfb98p-1, 0x1.3630d19bf5018p-1, 0x1.4f9b37c3451b7p+0, -0x1.d0506bbf74c81p-3,
        -0x1.b237c7fac2d57p-3, 0x1.24c0307af6c6p-1, 0x1.3e514ec46da84p-1, 0x1.48ae8ffc04a41p-3,
        -0x1.d7ceb3828a3a6p-1, -0x1.1bafdf74af1b2p+0, -0x1.7fc0012c5075cp-3, 0x1.c5746410c6023p-2,
        -0x1.db5b4562898f1p-3, -0x1.0b7b478dc4725p-5, -0x1.393f1f238ffecp+1, 0x1.7726c0bfdbeccp+0,
        0x1.e4650e3e8c25fp-1, -0x1.1d6bc737138b5p+0, 0x1.1d55cbaa6fe23p+0, 0x1.fa28f291ee21ep-6,
        -0x1.5882e8f35f4f8p+0, 0x1.2ceea83e5a9a6p+0, -0x1.50ff5741548dap+1, -0x1.5c7058778e872p-2,
        0x1.fb3c2cb0a726fp-1, -0x1.b45a14462019bp-1, 0x1.12191ed72dcfp+1, -0x1.65acb90280928p+0,
        -0x1.62ff58b7b349p-2, 0x1.a7891da89b3e8p-1, -0x1.a102632bdbbcp-1, 0x1.bdb0f43b1bf5p-1, 0x1.b70e425ac4919p-2,
        -0x1.15113ebbb6b72p+0, 0x1.6fc59257eab69p-4, -0x1.23e635fb0840fp-1, -0x1.c07bbc1d6f41ap-2,
        0x1.f1d3b7b7b3ffep-1, 0x1.4210d46158e97p+1, 0x1.6adfc32a4f4f2p+0, 0x1.fa92a132ba7cbp-1,
        0x1.5c3be2412ebbdp+0, -0x1.7f185e5c67246p-4, -0x1.af12050ae7431p-1, -0x1.144b7fca15b0dp-1,
        -0x1.85efbe4e45254p+0, 0x1.10250bcdfdb91p-1, 0x1.87c6ad1df0091p+0, 0x1.3dcafc186597fp+0,
        0x1.1634810883dcap-2, 0x1.fb45edd776bafp-8, -0x1.d05993cc21926p-2, -0x1.95cb53f4be56ep-1,
        0x1.e83a6cfc40579p-1, 0x1.26e32ac566358p+0, 0x1.9b9f7a9ad4071p-3, 0x1.ede6ecde0d6dcp-3,
        0x1.156924946f277p+0, -0x1.eb1776dfd5bebp-1};
    static constexpr std::int64_t randint_digit[17] = {2, 7, 6, 4, 6, 5, 0, 4, 0, 3, 8, 4, 0, 4, 1, 2, 5};
    static constexpr std::int64_t randint_signed[17] = {1, 6, -1, 5, 1, 6, -1, 3, 5, 0, 5, 5, -3, 1, -2, -1, 6};
    static constexpr std::int64_t randint_below_the_limit[7] = {
        1608637542, 3421126067, 4083286876, 787846414, 3143890026, 3348747335, 2571218620};
    static constexpr std::int64_t randint_limit[7] = {
        3421126067, 787846414, 3348747335, 2563451924, 1914837113, 429389014, 1972458954};
    static constexpr std::int64_t randint_limit_signed[7] = {
        1273642419, -1359637234, 1201263687, 415968276, -232646535, -1718094634, -175024694};
    static constexpr std::int64_t randint_above_the_limit[7] = {
        1812488524, 999526834, 204857308, 4287200600, 1244742162, 4054364932, 1722991743};
    static constexpr std::int64_t randint_wide[7] = {
        2297359619001564595, 3702525538111689998, -332153208042826681, -2791758168952460268, -1733650121047795591,
        -1734094960886025002, -3540232508080564790};
    static constexpr std::int64_t randint_widest[7] = {
        -2314326399425823309, 8314211556539077902, 4279532810384561223, 1819927849474927636, -6345336139475183495,
        -6345780979313412906, -8151918526507952694};
    static constexpr std::int64_t randint_one[2] = {3, 3};
    static constexpr bool randint_bool[17] = {
        false, true, false, false, false, true, false, false, false, true, false, false, false, false, true, false,
        true};
    static constexpr std::uint8_t randint_byte[17] = {
        102, 179, 92, 14, 106, 71, 188, 20, 102, 121, 210, 214, 74, 202, 87, 116, 99};
    static constexpr std::int32_t randint_int[7] = {
        -538846106, 1273642419, 1935803228, -1359637234, 996406378, 1201263687, 423734972};
    static constexpr float randint_float[7] = {
        0x1.c3b86ep+23f, 0x1.d47a9cp+23f, 0x1.880b8cp+22f, -0x1.4d612p+19f, 0x1.8fd034p+22f, 0x1.33a7c8p+23f,
        0x1.06b9cp+22f};
    static constexpr double randint_double[7] = {
        0x1.dc66cbea3c34p+48, 0x1.01ae177ac8a08p+49, 0x1.fa3563cce8adp+49, -0x1.e51436734d651p+52,
        0x1.0d666722217dap+52, 0x1.e83a4332fe86ep+51, -0x1.6eb58a6eaa71p+48};
    static constexpr std::int64_t randperm_1[1] = {0};
    static constexpr std::int64_t randperm_2[2] = {0, 1};
    static constexpr std::int64_t randperm_5[5] = {2, 4, 3, 0, 1};
    static constexpr std::int64_t randperm_16[16] = {6, 3, 0, 7, 10, 15, 2, 12, 14, 9, 8, 5, 4, 13, 11, 1};
    static constexpr std::int64_t randperm_100[100] = {
        42, 96, 62, 98, 46, 95, 60, 24, 78, 16, 68, 70, 11, 13, 97, 52, 99, 19, 71, 10, 89, 86, 18, 40, 5, 38, 9,
        82, 83, 43, 32, 94, 67, 93, 75, 59, 79, 1, 50, 73, 66, 45, 63, 58, 22, 3, 87, 4, 61, 51, 12, 74, 21, 20, 6,
        35, 44, 48, 37, 33, 15, 88, 31, 69, 27, 81, 85, 56, 7, 65, 47, 41, 29, 80, 57, 84, 36, 17, 34, 72, 2, 91, 8,
        53, 30, 90, 26, 23, 54, 76, 14, 55, 0, 64, 77, 39, 25, 92, 49, 28};
    static constexpr std::int64_t randperm_700[700] = {
        442, 582, 140, 134, 262, 345, 676, 579, 218, 112, 698, 91, 486, 214, 351, 302, 387, 429, 101, 227, 249, 364,
        107, 546, 623, 488, 167, 659, 443, 616, 82, 400, 303, 170, 501, 329, 335, 213, 460, 14, 23, 277, 117, 514,
        215, 463, 615, 382, 185, 201, 470, 279, 62, 609, 404, 554, 419, 187, 252, 248, 366, 4, 312, 54, 370, 426,
        505, 464, 51, 681, 627, 109, 136, 263, 372, 234, 607, 471, 390, 696, 434, 129, 204, 516, 578, 315, 361, 200,
        68, 401, 697, 70, 317, 473, 28, 530, 309, 56, 93, 287, 33, 628, 57, 507, 641, 251, 655, 15, 521, 202, 605,
        598, 475, 124, 328, 549, 340, 534, 169, 220, 359, 686, 645, 572, 560, 55, 355, 85, 411, 670, 407, 226, 292,
        506, 63, 528, 324, 95, 536, 671, 97, 695, 127, 11, 102, 282, 626, 639, 524, 246, 622, 228, 508, 587, 694,
        257, 386, 278, 398, 291, 12, 647, 265, 193, 397, 243, 405, 9, 186, 435, 675, 219, 238, 256, 515, 584, 414,
        679, 346, 688, 648, 294, 299, 595, 284, 159, 44, 259, 0, 158, 150, 525, 360, 168, 78, 603, 115, 539, 680,
        297, 526, 137, 452, 412, 106, 247, 589, 395, 649, 319, 244, 59, 592, 116, 450, 490, 24, 347, 453, 232, 157,
        288, 489, 637, 493, 131, 148, 439, 6, 624, 110, 454, 307, 122, 369, 445, 553, 153, 29, 209, 86, 571, 197,
        469, 354, 590, 266, 461, 18, 459, 513, 84, 559, 441, 10, 94, 430, 283, 32, 522, 500, 699, 422, 61, 642, 205,
        96, 183, 330, 567, 527, 379, 495, 289, 436, 230, 151, 171, 540, 693, 467, 269, 34, 449, 541, 188, 300, 543,
        440, 334, 173, 484, 276, 111, 393, 305, 365, 172, 65, 492, 556, 242, 388, 333, 669, 87, 447, 466, 195, 479,
        90, 165, 7, 223, 43, 64, 154, 653, 614, 362, 555, 548, 222, 314, 657, 83, 123, 119, 270, 674, 636, 323, 487,
        105, 667, 618, 286, 164, 415, 634, 318, 417, 74, 499, 80, 217, 654, 403, 273, 19, 208, 235, 640, 630, 26,
        316, 533, 53, 37, 8, 76, 504, 538, 338, 482, 47, 625, 313, 418, 353, 375, 258, 557, 174, 656, 384, 255, 27,
        343, 31, 427, 620, 149, 155, 352, 664, 371, 606, 468, 621, 144, 3, 373, 71, 381, 229, 392, 267, 100, 356, 2,
        685, 438, 376, 241, 182, 565, 545, 691, 274, 138, 194, 66, 160, 48, 50, 424, 156, 348, 610, 145, 177, 575,
        113, 491, 260, 588, 594, 336, 692, 456, 120, 268, 597, 60, 672, 651, 498, 570, 233, 552, 374, 437, 98, 161,
        296, 496, 551, 494, 225, 483, 550, 689, 535, 42, 683, 537, 385, 40, 600, 191, 332, 349, 416, 139, 298, 224,
        25, 568, 13, 327, 577, 146, 383, 451, 212, 652, 239, 176, 564, 635, 599, 542, 130, 520, 344, 448, 569, 660,
        147, 162, 399, 394, 240, 474, 668, 658, 22, 118, 199, 682, 481, 428, 245, 650, 41, 433, 92, 480, 190, 39,
        126, 231, 613, 46, 380, 143, 502, 431, 583, 518, 391, 189, 192, 275, 350, 221, 1, 69, 264, 646, 75, 432,
        271, 574, 367, 67, 198, 465, 586, 562, 547, 529, 88, 272, 638, 596, 181, 196, 531, 179, 142, 207, 604, 203,
        544, 368, 152, 310, 558, 619, 321, 363, 236, 410, 593, 322, 611, 425, 666, 631, 254, 458, 662, 632, 20, 306,
        462, 591, 563, 38, 677, 580, 684, 99, 576, 133, 132, 421, 510, 79, 36, 290, 253, 175, 30, 210, 281, 5, 509,
        608, 408, 581, 455, 497, 485, 108, 477, 423, 532, 16, 89, 444, 617, 517, 457, 17, 409, 420, 77, 523, 163,
        573, 341, 285, 295, 357, 35, 52, 612, 280, 396, 180, 81, 114, 511, 472, 339, 601, 446, 304, 337, 663, 358,
        261, 49, 406, 389, 250, 308, 561, 661, 629, 413, 512, 184, 678, 45, 311, 216, 478, 325, 519, 377, 326, 602,
        128, 665, 293, 72, 690, 141, 135, 73, 476, 104, 687, 301, 644, 178, 206, 121, 503, 58, 21, 331, 166, 673,
        585, 320, 237, 342, 211, 125, 643, 402, 103, 633, 566, 378};
    // 0: randn of float, 1
    static constexpr float sequence_0[1] = {0x1.58c55cp-2f};
    // 1: rand of float, 3
    static constexpr float sequence_1[3] = {0x1.8fd1a8p-2f, 0x1.33a88ep-1f, 0x1.06bafp-2f};
    // 2: randn of float, 5
    static constexpr float sequence_2[5] = {
        0x1.07cd3ap-3f, -0x1.b7b702p-3f, 0x1.321c26p-2f, -0x1.5e8016p-7f, -0x1.3fca2cp+0f};
    // 3: randn of float, 17
    static constexpr float sequence_3[17] = {
        0x1.0a4ea2p-1f, -0x1.6279fap+0f, -0x1.be12aap-1f, -0x1.c97412p-3f, 0x1.b7a5p+0f, 0x1.46889p-2f,
        -0x1.b2b51ap-2f, 0x1.390ee8p-2f, -0x1.8c9764p-1f, -0x1.8ebd12p+0f, 0x1.fdc404p-1f, -0x1.c2734ap-1f,
        -0x1.33c8e4p-1f, -0x1.462ec6p+0f, 0x1.0fb76cp+1f, -0x1.3c123ap+0f, -0x1.f39fb2p-2f};
    // 4: randn of double, 2
    static constexpr double sequence_4[2] = {0x1.2046aa3db58a8p-2, 0x1.cc177b314ca2cp-5};
    // 5: randint of std::int64_t, 5
    static constexpr std::int64_t sequence_5[5] = {5, 1, -1, 1, 1};
    // 6: randn of double, 1
    static constexpr double sequence_6[1] = {0x1.0ffa8e14f941p-1};
    // 7: randperm of std::int64_t, 7
    static constexpr std::int64_t sequence_7[7] = {0, 3, 2, 5, 6, 4, 1};
    // 8: randn of float, 2
    static constexpr float sequence_8[2] = {-0x1.fc76bep-3f, -0x1.e661eep-1f};
    // 9: rand of double, 5
    static constexpr double sequence_9[5] = {
        0x1.54ff29bf6561p-2, 0x1.65d5919010a34p-1, 0x1.bdb81af29e553p-1, 0x1.3d85b70add56ep-1, 0x1.4b7763e7bcb8cp-2};
    // 10: randn of double, 19
    static constexpr double sequence_10[19] = {
        -0x1.dfaab09391fdp-2, 0x1.5969d996f7593p-1, 0x1.4aa659a05ea69p-2, -0x1.557718d65a301p+0,
        0x1.2f2d909706fdcp+0, 0x1.2901114c209ffp-1, -0x1.35205ec762887p-2, 0x1.c57e931d65019p+0,
        0x1.63fdccb95efd5p-2, 0x1.90a38837e38c7p-4, 0x1.9d9034ee1cb4bp-1, 0x1.220faaba26914p-2,
        0x1.6689932a78289p-3, 0x1.2d9c7f4ae76c4p-1, -0x1.735f464bd5f76p+0, 0x1.804bc2d52361cp-1,
        -0x1.2aeaa9c1139e1p-1, 0x1.7dc90052dbf59p-1, -0x1.81c582ba7e55fp+0};
    // 11: randn of float, 15
    static constexpr float sequence_11[15] = {
        -0x1.005abep+0f, -0x1.4c52bap-6f, 0x1.bb22bcp-4f, 0x1.e0738ap-1f, 0x1.9a15aep-2f, 0x1.12ab2ep+0f,
        -0x1.c0c098p+0f, -0x1.ff103p-1f, 0x1.440736p-3f, -0x1.9e00eap+0f, 0x1.6176bp-1f, 0x1.ffdf74p-1f,
        -0x1.4960bcp+1f, -0x1.710b7p-1f, -0x1.8a2094p-1f};
    // 12: randint of float, 3
    static constexpr float sequence_12[3] = {-0x1p+0f, 0x1.cp+2f, 0x1.4p+2f};
    // 13: randn of float, 32
    static constexpr float sequence_13[32] = {
        -0x1.22cf4ep+0f, -0x1.0b91eap-1f, 0x1.6eddeap-1f, 0x1.88915p+0f, -0x1.737356p+0f, -0x1.92804cp-1f,
        -0x1.e9a234p-1f, -0x1.3f62dap+0f, 0x1.68967p-1f, 0x1.6b74dep-1f, -0x1.88599ep+0f, -0x1.734468p-1f,
        0x1.dd98eep-2f, 0x1.555cf6p-1f, -0x1.6764d2p-5f, 0x1.e4fb72p-3f, 0x1.ea4222p-2f, 0x1.5a8c16p+0f,
        -0x1.464f5ep-3f, -0x1.b3247p-2f, 0x1.e3723ep-1f, -0x1.7abef4p-3f, 0x1.0f9088p+0f, 0x1.aa9bp-3f,
        0x1.4e790ap+0f, 0x1.d6dedcp-2f, 0x1.0c0f86p-2f, -0x1.85162ep-1f, -0x1.05e7dep+1f, -0x1.878a42p+0f,
        0x1.9e960ap-2f, 0x1.43855p-1f};
    // 14: randperm of std::int64_t, 16
    static constexpr std::int64_t sequence_14[16] = {10, 1, 5, 4, 15, 13, 14, 11, 2, 3, 9, 12, 7, 0, 6, 8};
    // 15: randn of float, 1
    static constexpr float sequence_15[1] = {0x1.596526p+1f};
    // 16: randn of double, 16
    static constexpr double sequence_16[16] = {
        -0x1.dfc9c705a22bep-1, 0x1.27f3bd2c8b01cp-3, 0x1.2ae17772adcf8p+1, 0x1.1a40d36617154p-2,
        0x1.e24f3974a94f6p-5, 0x1.3b476389d50e4p-1, 0x1.2992a70234f6dp-1, 0x1.60d0cc1c4bfap-1, 0x1.75f0b30581428p-3,
        0x1.03603d6e946aap-4, 0x1.e225653e1733cp-1, 0x1.721588c5d2126p-1, 0x1.0f2c4164ada4ep-2,
        -0x1.6b6c874eee8adp+0, -0x1.0fe9ac0dea687p-2, 0x1.2022d63990734p-1};
    // 17: randn of float, 1
    static constexpr float sequence_17[1] = {0x1.d68218p-1f};
    // 18: rand of float, 100
    static constexpr float sequence_18[100] = {
        0x1.f069d2p-1f, 0x1.b7caacp-2f, 0x1.fc0a5cp-2f, 0x1.8a1f38p-2f, 0x1.51f3ap-4f, 0x1.7adaeap-1f, 0x1.dd3ep-9f,
        0x1.9eecbep-1f, 0x1.bf8baep-1f, 0x1.f219dp-1f, 0x1.873accp-2f, 0x1.6d47p-4f, 0x1.398e7ap-1f, 0x1.8d6bep-1f,
        0x1.3372p-9f, 0x1.8bc8ccp-2f, 0x1.9a2858p-3f, 0x1.d337f4p-2f, 0x1.03fc98p-2f, 0x1.2eb604p-2f,
        0x1.5d7608p-2f, 0x1.971cp-6f, 0x1.d20cc8p-1f, 0x1.d69cep-1f, 0x1.afaedcp-2f, 0x1.c5b14p-2f, 0x1.2f0ae8p-2f,
        0x1.8d0ep-5f, 0x1.b8008p-7f, 0x1.5f2502p-1f, 0x1.cdc6d8p-3f, 0x1.6db1a8p-3f, 0x1.d80d58p-2f, 0x1.557f9p-2f,
        0x1.5a5b7cp-2f, 0x1.0839cp-1f, 0x1.9366p-2f, 0x1.4fb648p-2f, 0x1.0ad9f4p-2f, 0x1.7d481p-4f, 0x1.d6a868p-1f,
        0x1.331aacp-2f, 0x1.43d5b2p-1f, 0x1.4e5a7cp-2f, 0x1.14cd8ap-1f, 0x1.eeab3ep-1f, 0x1.75f1ecp-1f,
        0x1.11343p-4f, 0x1.659b6cp-1f, 0x1.f30194p-1f, 0x1.43596ep-1f, 0x1.aba0f4p-1f, 0x1.fc632p-1f,
        0x1.b18bf8p-2f, 0x1.35224ap-1f, 0x1.3848b8p-3f, 0x1.967d1p-2f, 0x1.bd96e6p-1f, 0x1.833cc2p-1f,
        0x1.780628p-3f, 0x1.95bd5p-4f, 0x1.443c5p-3f, 0x1.adfep-8f, 0x1.d3aefp-4f, 0x1.81623cp-2f, 0x1.acc4cp-1f,
        0x1.2ad99p-1f, 0x1.ea47bp-4f, 0x1.950bap-4f, 0x1.7f5a8ap-1f, 0x1.064e78p-3f, 0x1.c0f57p-2f, 0x1.7ace04p-1f,
        0x1.130a4cp-2f, 0x1.c82becp-2f, 0x1.d36ee8p-2f, 0x1.86de8cp-2f, 0x1.f8cc9p-3f, 0x1.bcab2p-5f, 0x1.887c2p-4f,
        0x1.dbaffp-3f, 0x1.f74124p-1f, 0x1.08b24cp-2f, 0x1.505af8p-3f, 0x1.3e0d8cp-1f, 0x1.468e66p-1f,
        0x1.8c43dp-1f, 0x1.c2974p-1f, 0x1.8e8f4ep-1f, 0x1.167fp-8f, 0x1.16b44cp-1f, 0x1.9b12a2p-1f, 0x1.d0ad9cp-2f,
        0x1.a494p-3f, 0x1.f40e14p-1f, 0x1.407f6cp-2f, 0x1.b8fdcp-3f, 0x1.933bp-5f, 0x1.0b6f62p-1f, 0x1.71712cp-1f};
    // 19: randn of float, 0
    static constexpr float sequence_19[1] = {0x1.f59c5p+0f};
    // 20: randn of double, 5
    static constexpr double sequence_20[5] = {
        -0x1.b7b487ae724a1p+0, 0x1.8cc5eef6d402cp-1, 0x1.78157c4e6a055p-2, -0x1.8426a72f396f6p-2,
        0x1.791a50ef3d8f5p-5};
    // 21: randint of std::int32_t, 300
    static constexpr std::int32_t sequence_21[300] = {
        -1, 2, 0, 4, 5, 6, 3, -3, -3, 0, -1, 7, 6, 4, 2, -1, -3, 0, 1, -2, 7, 4, -2, 1, 0, 6, 4, 7, 5, 0, 6, 7, -3,
        1, 4, 1, -2, 1, -1, -2, -2, 2, -3, -3, 5, 2, -3, 1, 6, 5, 5, 5, 5, 6, 7, -2, -1, 3, 1, 3, -3, 1, 0, 1, 5,
        -1, -1, 7, 4, 0, 2, 5, -2, 1, 5, 4, -3, 1, -3, 1, -1, -3, -2, 0, -2, -2, 1, 1, 5, 0, -3, 0, 0, 2, 4, 1, -1,
        0, 0, -1, 3, 6, -3, -2, 0, 3, 3, 7, 3, 3, 1, -1, 7, 3, 6, 6, 6, -1, 1, 3, 0, 7, -3, 5, 0, 7, 4, 7, -2, 4, 4,
        -1, -1, 2, 7, 6, -2, -2, -3, 4, 7, 0, 3, 3, 6, 1, 0, 1, 4, 0, 6, 4, -1, 3, 2, 4, 1, -3, 0, -3, 7, 7, 0, 3,
        1, -1, -3, 3, 1, 3, -3, 7, 7, -1, 3, 1, 2, 3, -1, 4, -2, 0, 1, 3, 3, 1, -1, -1, 2, -3, 7, 1, 6, 0, 0, -3, 5,
        5, 2, 3, -1, 1, 0, 5, 3, 4, 3, 7, 0, 4, 5, 2, 6, 4, 4, 3, 0, 5, -2, 5, 4, 5, 7, 6, -1, 7, -2, 3, 7, 7, -3,
        0, 1, -2, 0, -1, 7, -1, 6, 1, 1, 6, -3, 5, 7, 5, 3, 2, 2, 5, -1, 0, 7, 6, 4, 6, 1, 1, 6, -3, -1, 2, 4, -1,
        3, 2, 1, 5, -2, -1, -1, -2, 3, -3, 4, 7, 7, -3, 1, -3, 3, 5, -2, -3, 1, 2, 3, 2, 4, 7, 7, -3, 0, 2, 2, 2, 4,
        6, 3, -2};
    // 22: randn of double, 100
    static constexpr double sequence_22[100] = {
        0x1.fa84059d41367p-2, -0x1.6b6898a8e7f02p-2, -0x1.6b2e92d166124p-1, -0x1.4677bb6cabbcep-2,
        0x1.fe4e02e23e13fp-1, -0x1.0039d59f43b18p+0, 0x1.a627235b8ebf4p-5, -0x1.4a84bf080b4d6p-3,
        -0x1.108bb0a71d68ap-2, 0x1.c9b8a04b48e5ep-1, 0x1.0ffa95a7f2c09p+0, -0x1.4d853afec0d81p-1,
        0x1.0ea1d548b5928p+0, -0x1.4a6420dc6055fp+0, -0x1.0cdc6c53924f8p+0, 0x1.f158d42a0214ap+0,
        -0x1.f94e3f8a81c16p-3, -0x1.d02a2f8035d6ep-1, 0x1.8c90156b7e4efp-3, 0x1.7ccd21cbcc009p-4,
        0x1.b2952d86f2f7ep-5, -0x1.e30af3f3d2cc4p-2, 0x1.61759aacd06e6p-1, -0x1.346d03a1aebdbp-1,
        0x1.6e011811e25eep-2, -0x1.a3e2d5109ae8ap+0, -0x1.979d57336dcbfp-4, 0x1.dcbee53e4fa52p-1,
        0x1.d57e471452ee3p-1, 0x1.dba6f028f2cd9p+0, 0x1.59c572b714b2bp-2, 0x1.4f07c9911ce22p-4,
        0x1.25dbd9b2311cap+0, 0x1.561bc9ed2e809p+0, 0x1.3c7bcd5614b55p-1, -0x1.398d0fe184927p-1,
        -0x1.38a7e743f27a1p-4, -0x1.33e29c353bfffp-6, 0x1.2705458e1163p+1, -0x1.11881b1af45f2p+0,
        -0x1.9d9dcfa1fb8e3p-1, -0x1.2eba7d0d28505p+0, 0x1.406e2aac58043p-3, 0x1.f0d564dddfc51p-2,
        0x1.1f7e94a37464p+1, 0x1.a9a056f6498f2p-1, -0x1.63297d4d50b62p-1, -0x1.a83a81703fbcdp-1,
        0x1.d75eb30fbaccp-2, -0x1.d76eba2b8c093p-3, -0x1.157c85be7879bp-1, -0x1.056a105c4e8dep-1,
        -0x1.085da5a23a91cp-1, 0x1.fe62b25ad6372p-1, -0x1.c6e464455a779p-3, -0x1.9d06d8e1327f4p-1,
        -0x1.30999fecc0f82p-1, -0x1.83527a0337367p-1, -0x1.6c2714e4d1bc8p-1, 0x1.0c79be397a667p+0,
        0x1.cb2d68f92ce41p-1, -0x1.4e9ed0ecc7f9ep-1, -0x1.1bbbd50c43457p-3, 0x1.2c90a85c5c872p+1,
        -0x1.3c70977997a66p+1, 0x1.2a1314c9bbc87p+1, 0x1.7cf34a90b9cb7p-2, -0x1.6dc2423484186p-2,
        -0x1.22beca541b908p+0, 0x1.4d91a43ea1268p-3, 0x1.7ada4c64c36d2p-1, 0x1.ec7e583554755p+0,
        -0x1.c57e2ce6a3661p-2, 0x1.761129313d937p-2, 0x1.38677b53abd79p+0, -0x1.aca40622f268cp+0,
        -0x1.020e5d1575643p-1, -0x1.a48ba8c17a51dp-2, -0x1.29be90dc37d68p+1, -0x1.912b813bfdb5ep-3,
        -0x1.6809efc9d2616p+0, 0x1.c46e9ab84f0f2p+0, -0x1.b755509c878ffp-2, 0x1.2e3884c97b87fp-2,
        0x1.241e89ff449a5p-2, 0x1.039f3f411868p-6, -0x1.c7c05f1b820e7p-1, -0x1.268de4e7d27efp+0,
        0x1.2720bcdb2c28ep+0, 0x1.5ee205eb603fcp+1, -0x1.3ad4762f1b479p+0, -0x1.9019a49efd476p+0,
        0x1.649db5435ae8cp-1, 0x1.a96b1c87cec2p-1, 0x1.2564dfc0ac0eep+0, 0x1.5e707ce4f914ep-2, 0x1.103c178458c57p+0,
        0x1.c3976f7a6686bp-3, 0x1.0e66e10afb88fp+0, 0x1.f56daea574546p+0};
    // 23: rand of float, 1
    static constexpr float sequence_23[1] = {0x1.c1e3e8p-3f};
};

struct seed_3 {
    static constexpr std::uint64_t seed = 0xffffffffu;
    static constexpr float rand_float[100] = {
        0x1.fcd346p-1f, 0x1.248244p-1f, 0x1.23d818p-1f, 0x1.9588ep-5f, 0x1.fc6f68p-1f, 0x1.79fc8p-1f,
        0x1.5ca1acp-1f, 0x1.1c07e8p-2f, 0x1.2f63b2p-1f, 0x1.2efe4p-1f, 0x1.8c53f8p-3f, 0x1.f727bp-4f,
        0x1.b4ade4p-1f, 0x1.870d6p-5f, 0x1.9fbc2cp-2f, 0x1.ca328p-6f, 0x1.999c36p-1f, 0x1.6cb91ap-1f,
        0x1.83536cp-1f, 0x1.6fe2b8p-3f, 0x1.7aa6ep-5f, 0x1.3496bp-3f, 0x1.81c1cp-5f, 0x1.ff7b4ap-1f, 0x1.fd9992p-1f,
        0x1.500712p-1f, 0x1.109cb2p-1f, 0x1.2c6058p-1f, 0x1.f822c8p-1f, 0x1.df17p-4f, 0x1.d39beep-1f, 0x1.a4fa6p-2f,
        0x1.ab6b58p-2f, 0x1.b96422p-1f, 0x1.a49ddp-2f, 0x1.a2d518p-1f, 0x1.97ee34p-1f, 0x1.a9f4b2p-1f,
        0x1.735356p-1f, 0x1.03b9b8p-1f, 0x1.03560cp-2f, 0x1.d52f32p-1f, 0x1.d86f9p-4f, 0x1.340cf6p-1f,
        0x1.524e5cp-2f, 0x1.7b8d92p-1f, 0x1.39eddep-1f, 0x1.3431cap-1f, 0x1.139e8p-7f, 0x1.ec5602p-1f,
        0x1.7ac6dp-1f, 0x1.020eb8p-3f, 0x1.f520a8p-1f, 0x1.c1eba8p-1f, 0x1.f3225ep-1f, 0x1.5eeb4p-6f,
        0x1.a51e48p-2f, 0x1.22aa08p-3f, 0x1.c031cp-2f, 0x1.fb06f4p-2f, 0x1.f50aacp-2f, 0x1.af267p-1f,
        0x1.2be498p-2f, 0x1.318c9ap-1f, 0x1.1f3d52p-1f, 0x1.14f92p-4f, 0x1.a61b78p-2f, 0x1.23f45cp-2f,
        0x1.980ea4p-2f, 0x1.f07c9cp-1f, 0x1.3a9a8p-4f, 0x1.194678p-3f, 0x1.75cb0ep-1f, 0x1.2ce368p-3f, 0x1.5fe6p-4f,
        0x1.0954c6p-1f, 0x1.71f82p-3f, 0x1.dd4934p-2f, 0x1.07c02p-1f, 0x1.81436p-2f, 0x1.29ade6p-1f, 0x1.a06bdap-1f,
        0x1.d7c544p-1f, 0x1.360df8p-1f, 0x1.0bb8f8p-2f, 0x1.3114f4p-1f, 0x1.905ep-1f, 0x1.4e2946p-1f,
        0x1.81d3f4p-1f, 0x1.14946p-2f, 0x1.75039cp-1f, 0x1.d42dfp-1f, 0x1.489c7ep-1f, 0x1.934a3p-4f, 0x1.f0186ap-1f,
        0x1.18698p-2f, 0x1.371c6p-5f, 0x1.f97d08p-2f, 0x1.4d903p-1f, 0x1.27961p-1f};
    static constexpr double rand_double[100] = {
        0x1.e69a31c924122p-1, 0x1.1ec0c900cac47p-1, 0x1.e37b486bcfe4p-1, 0x1.ca1ad8a8e03f4p-2, 0x1.7b1d948977f2p-1,
        0x1.18a7f811f727bp-1, 0x1.a56f2b20c386bp-1, 0x1.fbc2ecc1ca328p-3, 0x1.99c36576cb91ap-2, 0x1.a9b6a72dfc57p-5,
        0x1.7aa6fa44d25acp-2, 0x1.81c1d8dff7b4ap-2, 0x1.eccc978a80389p-1, 0x1.09cb2912c6058p-2, 0x1.c1164621df17p-1,
        0x1.39beefad27d3p-2, 0x1.5b5adcfb96422p-2, 0x1.24ee8a3a2d518p-2, 0x1.7ee353da9f4b2p-2, 0x1.9a9abc881dcdcp-1,
        0x1.ab074bd52f32p-6, 0x1.d86f95f9a067bp-1, 0x1.49397febdc6c9p-1, 0x1.cf6efff9a18e5p-1, 0x1.139e98fb15808p-4,
        0x1.d63687e2041d7p-1, 0x1.a905446e0f5d4p-1, 0x1.9912f34057badp-1, 0x1.28f25a848aa82p-2,
        0x1.00c70a57ec1bdp-1, 0x1.d42abf6d79338p-1, 0x1.5f24dff318c9ap-2, 0x1.f3d531e229f24p-2,
        0x1.30dbd0891fa2ep-2, 0x1.80ea45be0f938p-3, 0x1.3a9a8b52328cfp-1, 0x1.ae5876e259c6dp-1,
        0x1.5fe60a084aa63p-1, 0x1.c7e0990eea49ap-2, 0x1.f0080530286cp-4, 0x1.4d6f361d035edp-1, 0x1.7c545ab360df8p-2,
        0x1.771f774c453dp-4, 0x1.05e01234e2946p-2, 0x1.d3f48c8a4a3p-6, 0x1.a81ce18ea16f8p-1, 0x1.138fd5464d28cp-3,
        0x1.80c3585461a6p-1, 0x1.371c60afcbe84p-2, 0x1.b2061ee4f2c2p-3, 0x1.7b180b905228ap-1, 0x1.70c81096c445p-1,
        0x1.e205f45a9a5d6p-2, 0x1.3f253f9c4ebdp-1, 0x1.ae267ac80a1dcp-2, 0x1.072ef873c4ep-2, 0x1.156ead843237ap-1,
        0x1.bca4b374881f3p-1, 0x1.21744f5abb81cp-3, 0x1.9c9fad2ab662p-1, 0x1.f524edd14ee7p-1, 0x1.0c1e5f9303c87p-1,
        0x1.b4334b6052fdp-1, 0x1.bf3e98c18ddccp-1, 0x1.91269527c348p-4, 0x1.895cc7b93641fp-1, 0x1.98b05354608edp-1,
        0x1.107fe243a6912p-2, 0x1.eaf8d37496848p-1, 0x1.c45e1a24cd7bep-2, 0x1.1e28ca61e931p-4, 0x1.d187549d1e8e5p-1,
        0x1.0a4caebccb48ap-1, 0x1.c1fe0f8eefd03p-1, 0x1.068521e37ecd6p-2, 0x1.75fb39a26fac4p-2,
        0x1.a9b9a9c3d018ep-1, 0x1.a05fd02524c94p-1, 0x1.42db280e5963ep-1, 0x1.92b6ab1bae706p-2,
        0x1.613df0c748f96p-1, 0x1.b9717c1ddfad5p-1, 0x1.621bc34390d94p-3, 0x1.babd5508d968p-4, 0x1.a5bdb9a786f12p-2,
        0x1.890657c9c8858p-1, 0x1.fade4c6acb525p-1, 0x1.689147563332p-6, 0x1.cd0ea09961b26p-1, 0x1.0476e02ff4e4p-5,
        0x1.54da2906dbc6ap-1, 0x1.2a173dba05ba8p-1, 0x1.a9194f1ba4f4cp-3, 0x1.032ee21c19948p-3,
        0x1.baf18c40a4558p-2, 0x1.91989c87e273ap-2, 0x1.088d5212f68b2p-1, 0x1.82ef3e7539d9cp-2,
        0x1.0dc49bd4e185ap-2, 0x1.42941f8f2ea2p-5};
    static constexpr float randn_float_1[1] = {0x1.384264p+0f};
    static constexpr float randn_float_5[5] = {
        0x1.384264p+0f, -0x1.926936p-2f, 0x1.05e84p+0f, -0x1.7e621cp-2f, -0x1.354a2ep-4f};
    static constexpr float randn_float_15[15] = {
        0x1.384264p+0f, -0x1.926936p-2f, 0x1.05e84p+0f, -0x1.7e621cp-2f, -0x1.354a2ep-4f, -0x1.421b36p+0f,
        0x1.56bfb8p-2f, -0x1.5a6e48p-1f, -0x1.0ed844p-2f, 0x1.88bb64p-3f, -0x1.544c1p-1f, 0x1.6b655cp-1f,
        0x1.81f75ep-1f, -0x1.72aa5ep-3f, 0x1.39c9f4p-1f};
    static constexpr float randn_float_16[16] = {
        -0x1.5507b4p+1f, -0x1.174ef6p+0f, 0x1.ce483cp-2f, 0x1.d3aec6p-3f, 0x1.e60bd2p+0f, 0x1.906ffep+0f,
        -0x1.4161ep+0f, 0x1.96588ap-1f, -0x1.c061f4p+0f, -0x1.6b5a7cp-1f, 0x1.37e04cp+0f, 0x1.c72928p-3f,
        -0x1.42087ep+1f, 0x1.ef5cbep-2f, 0x1.aefea6p-1f, 0x1.209538p-3f};
    static constexpr float randn_float_17[17] = {
        -0x1.5507b4p+1f, -0x1.c0cfc6p-1f, -0x1.a562d2p+0f, -0x1.1396ap-1f, 0x1.399188p-2f, 0x1.b22dd8p-2f,
        0x1.1002ecp-2f, -0x1.931c1cp+1f, -0x1.6c0078p+1f, -0x1.501802p+0f, -0x1.5c751ep-2f, -0x1.4dd51ap-2f,
        -0x1.e5b21p-6f, 0x1.886a0cp-2f, -0x1.49a1d4p-3f, 0x1.f7c7bcp+0f, 0x1.9fd794p+0f};
    static constexpr float randn_float_31[31] = {
        -0x1.5507b4p+1f, -0x1.174ef6p+0f, 0x1.ce483cp-2f, 0x1.d3aec6p-3f, 0x1.e60bd2p+0f, 0x1.906ffep+0f,
        -0x1.4161ep+0f, 0x1.96588ap-1f, -0x1.c061f4p+0f, -0x1.6b5a7cp-1f, 0x1.37e04cp+0f, 0x1.c72928p-3f,
        -0x1.42087ep+1f, 0x1.ef5cbep-2f, 0x1.aefea6p-1f, -0x1.072c4ap+0f, -0x1.5c9978p-6f, 0x1.b8d89ep+0f,
        0x1.8a42bap-1f, -0x1.7b68b6p+0f, -0x1.ba339ep-1f, -0x1.a5f46ep-4f, -0x1.37d25ep+0f, -0x1.8149e4p-5f,
        0x1.0a0cf6p+0f, -0x1.ff324ap-1f, 0x1.5d1734p-1f, -0x1.19c124p+0f, 0x1.8fef02p+0f, -0x1.e2c514p+0f,
        -0x1.0c81cap+0f};
    static constexpr float randn_float_32[32] = {
        -0x1.5507b4p+1f, -0x1.174ef6p+0f, 0x1.ce483cp-2f, 0x1.d3aec6p-3f, 0x1.e60bd2p+0f, 0x1.906ffep+0f,
        -0x1.4161ep+0f, 0x1.96588ap-1f, -0x1.c061f4p+0f, -0x1.6b5a7cp-1f, 0x1.37e04cp+0f, 0x1.c72928p-3f,
        -0x1.42087ep+1f, 0x1.ef5cbep-2f, 0x1.aefea6p-1f, 0x1.209538p-3f, 0x1.cb1c42p+0f, -0x1.c0cfc6p-1f,
        -0x1.a562d2p+0f, -0x1.1396ap-1f, 0x1.399188p-2f, 0x1.b22dd8p-2f, 0x1.1002ecp-2f, -0x1.931c1cp+1f,
        -0x1.b0d7e8p-5f, -0x1.501802p+0f, -0x1.5c751ep-2f, -0x1.4dd51ap-2f, -0x1.e5b21p-6f, 0x1.886a0cp-2f,
        -0x1.49a1d4p-3f, 0x1.f7c7bcp+0f};
    static constexpr float randn_float_100[100] = {
        -0x1.5507b4p+1f, -0x1.174ef6p+0f, 0x1.ce483cp-2f, 0x1.d3aec6p-3f, 0x1.e60bd2p+0f, 0x1.906ffep+0f,
        -0x1.4161ep+0f, 0x1.96588ap-1f, -0x1.c061f4p+0f, -0x1.6b5a7cp-1f, 0x1.37e04cp+0f, 0x1.c72928p-3f,
        -0x1.42087ep+1f, 0x1.ef5cbep-2f, 0x1.aefea6p-1f, 0x1.209538p-3f, 0x1.cb1c42p+0f, -0x1.c0cfc6p-1f,
        -0x1.a562d2p+0f, -0x1.1396ap-1f, 0x1.399188p-2f, 0x1.b22dd8p-2f, 0x1.1002ecp-2f, -0x1.931c1cp+1f,
        -0x1.b0d7e8p-5f, -0x1.501802p+0f, -0x1.5c751ep-2f, -0x1.4dd51ap-2f, -0x1.e5b21p-6f, 0x1.886a0cp-2f,
        -0x1.49a1d4p-3f, 0x1.f7c7bcp+0f, -0x1.5c9978p-6f, 0x1.b8d89ep+0f, 0x1.8a42bap-1f, -0x1.7b68b6p+0f,
        -0x1.ba339ep-1f, -0x1.a5f46ep-4f, -0x1.37d25ep+0f, -0x1.e86d3ap-1f, 0x1.0a0cf6p+0f, -0x1.ff324ap-1f,
        0x1.5d1734p-1f, -0x1.19c124p+0f, 0x1.8fef02p+0f, -0x1.e2c514p+0f, -0x1.0c81cap+0f, -0x1.6c0d54p-1f,
        -0x1.c3b9eep-4f, 0x1.9a83f8p+0f, -0x1.8449f6p+0f, -0x1.099aa2p-1f, -0x1.627ab2p+1f, 0x1.1f9662p+0f,
        -0x1.71c75cp-1f, -0x1.5dc8a8p-3f, 0x1.19ba86p-4f, 0x1.fca2dp+0f, 0x1.4095aap-1f, 0x1.036b92p-6f,
        0x1.7def28p-3f, -0x1.b846dp+0f, 0x1.4ee86ap+1f, -0x1.e6ec9ep-4f, -0x1.484f98p-3f, 0x1.ce6272p-3f,
        0x1.c4c698p-1f, -0x1.a0bc74p-1f, 0x1.b3cbc8p-2f, -0x1.4ad7e6p+1f, -0x1.9789d4p-2f, -0x1.8ca0d8p-2f,
        -0x1.45ec5cp+0f, 0x1.3195fep-2f, 0x1.0f4998p-1f, -0x1.7f714p-4f, 0x1.d4005cp-1f, 0x1.1e394ap-1f,
        -0x1.370926p-5f, 0x1.8686f4p-2f, 0x1.e500fp-6f, -0x1.d88dd8p-3f, -0x1.3670d6p-2f, 0x1.2be996p+0f,
        -0x1.2cfdd4p+1f, -0x1.9974bp-10f, 0x1.5d0cc2p-1f, -0x1.8c7304p-1f, -0x1.293e58p-1f, -0x1.295ca2p-3f,
        -0x1.0502c4p+0f, -0x1.6b8222p-2f, 0x1.26de48p+0f, 0x1.9c4374p-3f, 0x1.1dba0cp-3f, -0x1.6a07aap-1f,
        -0x1.0d779ap-2f, 0x1.e19296p+0f, -0x1.a7eec6p-1f, 0x1.acdfb6p+0f};
    static constexpr double randn_double_1[1] = {0x1.38426396935a6p+0};
    static constexpr double randn_double_5[5] = {
        0x1.38426396935a6p+0, -0x1.926936ba5229ap-2, 0x1.05e84054dce78p+0, -0x1.7e621bdc9cd4bp-2,
        -0x1.354a2de4f9a23p-4};
    static constexpr double randn_double_15[15] = {
        0x1.38426396935a6p+0, -0x1.926936ba5229ap-2, 0x1.05e84054dce78p+0, -0x1.7e621bdc9cd4bp-2,
        -0x1.354a2de4f9a23p-4, -0x1.421b365ddfaeap+0, 0x1.56bfb8a24e45p-2, -0x1.5a6e47183fa8dp-1,
        -0x1.0ed84359c2b0ep-2, 0x1.88bb63a6a63bbp-3, -0x1.544c10ec20c0fp-1, 0x1.6b655cd091df7p-1,
        0x1.81f75d1f79986p-1, -0x1.72aa5dac506cdp-3, 0x1.39c9f4de713d6p-1};
    static constexpr double randn_double_16[16] = {
        -0x1.fbfd2b30dee94p+0, 0x1.36bb5c19570aap+0, -0x1.a486a0cfe6697p+0, -0x1.8e85c489bdca8p-1,
        0x1.98da2df3e1918p+0, -0x1.36120fde21a62p-4, 0x1.55660cb286e35p+0, -0x1.0c32cfa1eb92dp-2,
        0x1.704c715057f3ep+0, 0x1.a4e765f58467ap-2, 0x1.c1120c789e02bp+0, 0x1.8605205cad8f2p-1,
        -0x1.88a4ec050515p-2, 0x1.421a7631b3147p+0, -0x1.4c68e6ad2843ep+0, 0x1.6a7e1a5f8ca77p-1};
    static constexpr double randn_double_17[17] = {
        -0x1.fbfd2b30dee94p+0, 0x1.6e40c65cfd8dbp-1, 0x1.de0ceead8ea7fp-2, 0x1.1710e26ab1496p-1,
        -0x1.d4102b3162619p-5, -0x1.21a3f77268acdp+1, 0x1.3b8d1481ea774p+0, -0x1.3242f09fe328cp+0,
        -0x1.7d26dba48812fp-2, -0x1.9c6f1ae03771bp-2, -0x1.b2055110ade74p-1, -0x1.b70fb13f2fc0dp+0,
        0x1.c7e6a3de38a22p-3, -0x1.61bf68cc59508p-6, -0x1.78832c2a9f944p-1, 0x1.cf9af7ea44468p+0,
        0x1.c8237283e439bp-6};
    static constexpr double randn_double_31[31] = {
        -0x1.fbfd2b30dee94p+0, 0x1.36bb5c19570aap+0, -0x1.a486a0cfe6697p+0, -0x1.8e85c489bdca8p-1,
        0x1.98da2df3e1918p+0, -0x1.36120fde21a62p-4, 0x1.55660cb286e35p+0, -0x1.0c32cfa1eb92dp-2,
        0x1.704c715057f3ep+0, 0x1.a4e765f58467ap-2, 0x1.c1120c789e02bp+0, 0x1.8605205cad8f2p-1,
        -0x1.88a4ec050515p-2, 0x1.421a7631b3147p+0, -0x1.4c68e6ad2843ep+0, 0x1.53d1477b90533p-1,
        -0x1.588a1a94e8b55p-1, -0x1.2971f8e97f6fdp-1, 0x1.152cda32a4ab5p-1, -0x1.97a73f12bc2d6p-5,
        0x1.e2a88ad6596f4p+0, 0x1.70f90395afbc2p-1, 0x1.70b5296ff3065p-1, 0x1.43907534ca3adp-1,
        -0x1.e210f266180acp-1, 0x1.372780d8bb115p-1, 0x1.67957b706e0b2p-2, 0x1.613826b5ed0bap+0,
        0x1.5e3c991290247p-2, -0x1.5800d54e5718cp+0, 0x1.9fd976e760ep-1};
    static constexpr double randn_double_32[32] = {
        -0x1.fbfd2b30dee94p+0, 0x1.36bb5c19570aap+0, -0x1.a486a0cfe6697p+0, -0x1.8e85c489bdca8p-1,
        0x1.98da2df3e1918p+0, -0x1.36120fde21a62p-4, 0x1.55660cb286e35p+0, -0x1.0c32cfa1eb92dp-2,
        0x1.704c715057f3ep+0, 0x1.a4e765f58467ap-2, 0x1.c1120c789e02bp+0, 0x1.8605205cad8f2p-1,
        -0x1.88a4ec050515p-2, 0x1.421a7631b3147p+0, -0x1.4c68e6ad2843ep+0, 0x1.6a7e1a5f8ca77p-1,
        0x1.a908e6e82c53ap-1, 0x1.6e40c65cfd8dbp-1, 0x1.de0ceead8ea7fp-2, 0x1.1710e26ab1496p-1,
        -0x1.d4102b3162619p-5, -0x1.21a3f77268acdp+1, 0x1.3b8d1481ea774p+0, -0x1.3242f09fe328cp+0,
        0x1.7e789b00deb12p-2, -0x1.9c6f1ae03771bp-2, -0x1.b2055110ade74p-1, -0x1.b70fb13f2fc0dp+0,
        0x1.c7e6a3de38a22p-3, -0x1.61bf68cc59508p-6, -0x1.78832c2a9f944p-1, 0x1.cf9af7ea44468p+0};
    static constexpr double randn_double_100[100] = {
        -0x1.fbfd2b30dee94p+0, 0x1.36bb5c19570aap+0, -0x1.a486a0cfe6697p+0, -0x1.8e85c489bdca8p-1,
        0x1.98da2df3e1918p+0, -0x1.36120fde21a62p-4, 0x1.55660cb286e35p+0, -0x1.0c32cfa1eb92dp-2,
        0x1.704c715057f3ep+0, 0x1.a4e765f58467ap-2, 0x1.c1120c789e02bp+0, 0x1.8605205cad8f2p-1,
        -0x1.88a4ec050515p-2, 0x1.421a7631b3147p+0, -0x1.4c68e6ad2843ep+0, 0x1.6a7e1a5f8ca77p-1,
        0x1.a908e6e82c53ap-1, 0x1.6e40c65cfd8dbp-1, 0x1.de0ceead8ea7fp-2, 0x1.1710e26ab1496p-1,
        -0x1.d4102b3162619p-5, -0x1.21a3f77268acdp+1, 0x1.3b8d1481ea774p+0, -0x1.3242f09fe328cp+0,
        0x1.7e789b00deb12p-2, -0x1.9c6f1ae03771bp-2, -0x1.b2055110ade74p-1, -0x1.b70fb13f2fc0dp+0,
        0x1.c7e6a3de38a22p-3, -0x1.61bf68cc59508p-6, -0x1.78832c2a9f944p-1, 0x1.cf9af7ea44468p+0,
        -0x1.588a1a94e8b55p-1, -0x1.2971f8e97f6fdp-1, 0x1.152cda32a4ab5p-1, -0x1.97a73f12bc2d6p-5,
        0x1.e2a88ad6596f4p+0, 0x1.70f90395afbc2p-1, 0x1.70b5296ff3065p-1, 0x1.37d1332764962p-8,
        -0x1.e210f266180acp-1, 0x1.372780d8bb115p-1, 0x1.67957b706e0b2p-2, 0x1.613826b5ed0bap+0,
        0x1.5e3c991290247p-2, -0x1.5800d54e5718cp+0, 0x1.9fd976e760ep-1, -0x1.042385893ce8ap-1,
        -0x1.a4c1278e37a58p-1, 0x1.deba90d172fefp-2, 0x1.094668589204fp+0, 0x1.193599538a9ep-1,
        0x1.1e38da2b7ac12p+0, -0x1.61ca4ce74281ap+0, 0x1.3f6fd22a93dcap-1, 0x1.1477673ae89dcp-1,
        -0x1.c527d5a7ce2f4p-3, -0x1.03f18ed87cc78p-1, 0x1.463215f5f1fe7p+0, -0x1.7fadf034f7b75p+0,
        -0x1.32dc958ad8a28p-3, -0x1.a80d177dfb462p-3, -0x1.ac81282d78712p-1, -0x1.19a40fcb2a798p-1,
        -0x1.cd37817e9701cp-2, 0x1.3d0a488ea839dp+0, -0x1.251bc25503111p-4, -0x1.0ac2611a2f3c1p-1,
        0x1.3cf14479dc1c1p+0, 0x1.abd2c300b650ap-2, -0x1.09bfbc89f2932p-2, -0x1.b75fb334cbfa1p+0,
        -0x1.d4dc75db811f8p-5, -0x1.2de74d842cc98p+0, 0x1.c9a9bb738f3d1p+0, 0x1.2dc0799ab1e8ep-1,
        -0x1.19f40db51856ap+1, -0x1.fdcb04fabbbe8p-1, -0x1.1d0ffe74c0fe9p-2, 0x1.5c818367f4b68p+0,
        0x1.3daae8285bafdp+0, 0x1.f38acefe50b1cp+0, -0x1.3eb3b151b7cd5p-2, -0x1.a9e42fd74be27p-2,
        -0x1.86916effff245p+1, 0x1.8266137aa9da2p+0, -0x1.3c7770bf9ef49p-2, 0x1.3b16f8137b7e7p-1,
        0x1.79d31b1688081p-2, 0x1.e5ec70855ac11p-1, 0x1.b2f982d68cccep-2, 0x1.86e434511a8acp+0,
        -0x1.0d9185e62f6a8p-1, -0x1.ae1203e4f09cp+0, 0x1.97ac5c47552c4p-1, 0x1.0ea1d728cacbbp-2,
        -0x1.25fbefc71b489p-2, 0x1.225cf9a1d6fccp+1, 0x1.0da83aa77f8f6p+0, -0x1.49c94efd04c4ap-4};
    static constexpr std::int64_t randint_digit[17] = {1, 8, 6, 9, 0, 0, 2, 4, 9, 2, 7, 7, 2, 3, 5, 8, 9};
    static constexpr std::int64_t randint_signed[17] = {-2, 1, 3, -2, -5, -1, 5, 1, 4, -1, 2, 2, 5, 6, -2, -3, -2};
    static constexpr std::int64_t randint_below_the_limit[7] = {
        419326371, 479346978, 3918654476, 2416749639, 3388880820, 2260532800, 3350089942};
    static constexpr std::int64_t randint_limit[7] = {
        479346978, 2416749639, 2260532800, 3309765114, 1217888032, 2166321787, 2987145323};
    static constexpr std::int64_t randint_limit_signed[7] = {
        -1668136670, 269265991, 113049152, 1162281466, -929595616, 18838139, 839661675};
    static constexpr std::int64_t randint_above_the_limit[7] = {
        60020606, 2793062459, 3166619276, 4254642468, 1140837702, 2297292796, 439476600};
    static constexpr std::int64_t randint_wide[7] = {
        -2810692968152678110, 2995434765878602823, 720074238920031808, 553468687576138234, -4280757374008459488,
        4049169820214588027, -2892904210262902677};
    static constexpr std::int64_t randint_widest[7] = {
        -7422378986580066014, 7607120784305990727, 5331760257347419712, 5165154706003526138, -8892443392435847392,
        8660855838641975931, 1718781808164485227};
    static constexpr std::int64_t randint_one[2] = {3, 3};
    static constexpr bool randint_bool[17] = {
        true, false, false, true, false, false, false, false, true, false, true, true, false, true, true, false,
        true};
    static constexpr std::uint8_t randint_byte[17] = {
        163, 34, 12, 71, 180, 64, 214, 250, 217, 32, 127, 123, 242, 107, 11, 202, 27};
    static constexpr std::int32_t randint_int[7] = {
        -1728157277, -1668136670, 1771170828, 269265991, 1241397172, 113049152, 1202606294};
    static constexpr float randint_float[7] = {
        -0x1.9669p+16f, -0x1.b6fbbp+22f, 0x1.23d73p+23f, -0x1.e6a802p+23f, 0x1.fc6eap+23f, -0x1.0c080cp+22f,
        0x1.5ca0e6p+23f};
    static constexpr double randint_double[7] = {
        0x1.e69a31c9240bfp+52, -0x1.c27e6dfe6aebep+51, 0x1.e37b486bcfb19p+52, 0x1.ca1ad8a8dfdb8p+51,
        -0x1.09c4d6ed101e4p+51, 0x1.18a7f811f6e9bp+52, -0x1.6a43537cf27dp+50};
    static constexpr std::int64_t randperm_1[1] = {0};
    static constexpr std::int64_t randperm_2[2] = {1, 0};
    static constexpr std::int64_t randperm_5[5] = {1, 3, 4, 2, 0};
    static constexpr std::int64_t randperm_16[16] = {3, 4, 1, 8, 2, 14, 0, 10, 9, 13, 11, 6, 5, 15, 7, 12};
    static constexpr std::int64_t randperm_100[100] = {
        71, 67, 18, 74, 88, 15, 72, 25, 61, 97, 47, 32, 94, 75, 93, 2, 79, 1, 76, 21, 91, 41, 96, 20, 29, 48, 85,
        11, 56, 87, 65, 43, 66, 30, 44, 28, 62, 77, 73, 99, 23, 10, 55, 9, 39, 82, 8, 42, 31, 45, 50, 16, 6, 4, 26,
        78, 98, 37, 64, 13, 0, 95, 53, 7, 69, 46, 27, 17, 57, 22, 5, 19, 83, 86, 58, 81, 80, 38, 90, 49, 34, 51, 59,
        63, 35, 60, 68, 36, 54, 33, 3, 40, 70, 89, 92, 14, 12, 84, 52, 24};
    static constexpr std::int64_t randperm_700[700] = {
        471, 40, 114, 419, 448, 130, 656, 586, 289, 541, 167, 381, 606, 636, 517, 133, 475, 300, 102, 669, 211, 531,
        570, 502, 97, 498, 151, 62, 224, 141, 675, 181, 12, 406, 230, 461, 358, 440, 139, 655, 271, 232, 371, 265,
        195, 647, 667, 170, 601, 616, 400, 191, 360, 342, 685, 618, 226, 652, 298, 565, 231, 548, 506, 553, 393, 59,
        426, 103, 525, 28, 346, 20, 659, 356, 388, 256, 69, 122, 434, 82, 359, 93, 556, 46, 58, 17, 474, 166, 258,
        580, 516, 121, 347, 340, 399, 255, 235, 152, 190, 513, 372, 555, 439, 644, 26, 499, 579, 187, 383, 68, 239,
        73, 698, 57, 583, 72, 597, 524, 302, 432, 654, 664, 629, 587, 624, 557, 153, 314, 529, 355, 544, 357, 99,
        441, 429, 686, 213, 140, 666, 563, 493, 275, 497, 157, 418, 377, 146, 661, 293, 639, 477, 39, 678, 251, 627,
        263, 206, 86, 573, 145, 94, 238, 623, 590, 683, 635, 36, 261, 593, 485, 467, 612, 528, 489, 172, 492, 486,
        125, 460, 84, 494, 77, 697, 222, 397, 478, 423, 229, 584, 45, 89, 184, 233, 363, 671, 5, 536, 518, 284, 641,
        462, 32, 447, 412, 247, 202, 6, 50, 403, 24, 464, 138, 49, 228, 47, 353, 682, 696, 626, 491, 214, 433, 192,
        183, 0, 505, 11, 64, 262, 236, 634, 643, 155, 367, 242, 373, 41, 254, 252, 15, 278, 449, 264, 609, 18, 212,
        451, 14, 680, 282, 503, 83, 240, 543, 396, 535, 164, 487, 98, 591, 38, 304, 136, 398, 405, 611, 638, 129,
        272, 144, 445, 31, 473, 670, 200, 318, 442, 277, 126, 196, 165, 603, 568, 87, 339, 148, 55, 274, 401, 336,
        585, 615, 185, 455, 306, 328, 13, 415, 147, 613, 421, 550, 417, 362, 71, 633, 279, 267, 694, 414, 604, 571,
        142, 446, 500, 106, 422, 385, 329, 410, 501, 677, 637, 301, 33, 215, 270, 331, 287, 116, 244, 575, 454, 182,
        325, 42, 150, 343, 108, 104, 391, 205, 483, 132, 567, 620, 198, 453, 101, 305, 171, 510, 243, 43, 323, 438,
        566, 351, 131, 530, 522, 303, 135, 25, 411, 576, 458, 681, 600, 490, 540, 313, 209, 479, 143, 309, 431, 308,
        404, 560, 9, 246, 76, 178, 554, 354, 470, 315, 234, 642, 63, 60, 665, 334, 95, 444, 80, 574, 248, 476, 369,
        430, 29, 660, 310, 207, 159, 632, 163, 375, 66, 169, 210, 225, 128, 378, 221, 610, 608, 595, 463, 320, 370,
        292, 3, 107, 380, 281, 350, 110, 186, 269, 559, 53, 179, 91, 96, 481, 564, 112, 495, 693, 648, 520, 389,
        208, 335, 662, 594, 480, 327, 538, 663, 409, 111, 81, 549, 330, 465, 646, 379, 137, 317, 450, 199, 547, 551,
        488, 197, 614, 366, 592, 326, 484, 189, 338, 413, 253, 223, 37, 496, 364, 408, 436, 321, 390, 16, 625, 658,
        514, 511, 21, 123, 322, 219, 650, 8, 34, 394, 173, 290, 679, 407, 48, 1, 519, 526, 175, 119, 120, 374, 154,
        283, 280, 424, 85, 537, 201, 65, 582, 546, 689, 512, 316, 149, 539, 352, 468, 569, 459, 295, 180, 533, 250,
        605, 332, 30, 10, 581, 79, 622, 386, 44, 288, 523, 607, 435, 428, 291, 176, 674, 572, 19, 578, 4, 673, 672,
        117, 177, 395, 160, 452, 466, 2, 508, 124, 286, 249, 100, 174, 266, 482, 276, 161, 361, 241, 22, 162, 542,
        61, 158, 216, 621, 617, 273, 469, 245, 194, 437, 420, 127, 188, 588, 382, 7, 457, 558, 651, 657, 684, 88,
        115, 345, 75, 296, 311, 387, 619, 392, 545, 628, 257, 307, 105, 51, 319, 504, 687, 23, 534, 134, 113, 552,
        645, 35, 402, 337, 204, 649, 472, 52, 299, 203, 70, 324, 365, 384, 333, 602, 699, 348, 217, 118, 598, 631,
        349, 109, 630, 577, 56, 193, 78, 368, 218, 285, 168, 90, 562, 220, 653, 692, 237, 54, 260, 416, 27, 259,
        589, 268, 427, 668, 425, 294, 297, 92, 344, 74, 688, 443, 532, 561, 527, 509, 596, 376, 599, 227, 156, 695,
        640, 690, 507, 341, 521, 456, 691, 676, 515, 67, 312};
    // 0: randn of float, 1
    static constexpr float sequence_0[1] = {0x1.384264p+0f};
    // 1: rand of float, 3
    static constexpr float sequence_1[3] = {0x1.fc6f68p-1f, 0x1.79fc8p-1f, 0x1.5ca1acp-1f};
    // 2: randn of float, 5
    static constexpr float sequence_2[5] = {
        -0x1.926936p-2f, 0x1.42c286p-2f, 0x1.98e508p+0f, 0x1.f3442p-1f, -0x1.b33e22p-4f};
    // 3: randn of float, 17
    static constexpr float sequence_3[17] = {
        0x1.e7c7eap-3f, -0x1.5c9978p-6f, 0x1.b8d89ep+0f, 0x1.8a42bap-1f, -0x1.7b68b6p+0f, -0x1.ba339ep-1f,
        -0x1.a5f46ep-4f, -0x1.37d25ep+0f, -0x1.e86d3ap-1f, 0x1.0a0cf6p+0f, -0x1.ff324ap-1f, 0x1.5d1734p-1f,
        -0x1.19c124p+0f, 0x1.8fef02p+0f, -0x1.e2c514p+0f, -0x1.0c81cap+0f, -0x1.6c0d54p-1f};
    // 4: randn of double, 2
    static constexpr double sequence_4[2] = {0x1.05504390fd56bp+1, 0x1.d64a54d242c7p-1};
    // 5: randint of std::int64_t, 5
    static constexpr std::int64_t sequence_5[5] = {3, -1, 1, -3, 6};
    // 6: randn of double, 1
    static constexpr double sequence_6[1] = {0x1.ae3cff66e9897p+0};
    // 7: randperm of std::int64_t, 7
    static constexpr std::int64_t sequence_7[7] = {4, 1, 0, 2, 5, 3, 6};
    // 8: randn of float, 2
    static constexpr float sequence_8[2] = {0x1.ea88a4p+0f, -0x1.4c8de8p-2f};
    // 9: rand of double, 5
    static constexpr double sequence_9[5] = {
        0x1.9467aedd72c38p-4, 0x1.671b69057f98p-3, 0x1.2a98d64b8fc1p-3, 0x1.7524d2f83e01p-1, 0x1.436062535bccp-7};
    // 10: randn of double, 19
    static constexpr double sequence_10[19] = {
        0x1.20df7a0550ec4p+0, -0x1.6b33bb28bfee5p+0, 0x1.d20a14c994c85p-1, 0x1.99f6418e6dd6dp-1,
        -0x1.9717789bb4cd9p-2, 0x1.73af0819736c7p-2, 0x1.bd6a77831a921p-2, -0x1.9cb8c66209cfbp+0,
        -0x1.d6c781c9d5a8p-1, -0x1.56846d6a404fap+0, 0x1.d0aa372e35f98p-2, -0x1.f54b52c399833p-2,
        0x1.66e00a1c6d73bp+0, 0x1.221e91be3bf92p+0, 0x1.9f4a8022e191fp-2, -0x1.44e52c7a30467p-1,
        0x1.639bd65b634fep-1, 0x1.13c90f11c7a11p-2, -0x1.d78afa09f58d3p-2};
    // 11: randn of float, 15
    static constexpr float sequence_11[15] = {
        0x1.a6e59ap+0f, -0x1.af7846p+0f, -0x1.60a6fcp+0f, -0x1.1d65e6p-1f, -0x1.14bcaap-2f, 0x1.422a86p+0f,
        -0x1.6060bap-1f, 0x1.008442p+0f, -0x1.adc86cp-2f, -0x1.f3e014p+0f, -0x1.5a5a56p-1f, 0x1.903e1cp-1f,
        -0x1.44346ep-1f, -0x1.c08f1ep-1f, 0x1.41cbd4p+0f};
    // 12: randint of float, 3
    static constexpr float sequence_12[3] = {0x1.8p+1f, 0x1.8p+1f, 0x1.8p+1f};
    // 13: randn of float, 32
    static constexpr float sequence_13[32] = {
        -0x1.09dap+0f, 0x1.048088p-5f, 0x1.30e7f6p-2f, 0x1.af4f1p-2f, -0x1.a12224p+0f, -0x1.1d446ep-1f,
        0x1.ed1876p+0f, -0x1.da054p-4f, -0x1.525182p-2f, 0x1.672444p+0f, 0x1.7e288cp-1f, 0x1.f3feeap-1f,
        -0x1.fe3f4ep-2f, -0x1.d6e38cp-1f, -0x1.41ff2p+0f, -0x1.515d5ap-3f, 0x1.64794ep+0f, -0x1.0a7e6p+0f,
        -0x1.f7738ap-5f, -0x1.f62e98p-3f, -0x1.39340ep-4f, -0x1.1894bep-4f, -0x1.05e3c4p-2f, 0x1.e232fap+0f,
        0x1.c5c7f8p-3f, 0x1.7d7b18p-1f, 0x1.82277ap-1f, -0x1.55909p-1f, -0x1.001624p+1f, 0x1.dd3d32p-1f,
        0x1.c9e2d2p-4f, 0x1.fb196cp-2f};
    // 14: randperm of std::int64_t, 16
    static constexpr std::int64_t sequence_14[16] = {3, 9, 8, 10, 12, 7, 13, 14, 6, 1, 15, 11, 0, 2, 5, 4};
    // 15: randn of float, 1
    static constexpr float sequence_15[1] = {0x1.6c5ba6p+0f};
    // 16: randn of double, 16
    static constexpr double sequence_16[16] = {
        -0x1.f70de491ee62fp-1, 0x1.27c2f645896f5p+0, 0x1.11ca922e1da7cp+0, -0x1.161f23711bcc1p+0,
        0x1.b0a50aa657ef9p-4, -0x1.259b2b5dd7e6ep-1, -0x1.c678682eb8577p-1, 0x1.59ae30db08932p-1,
        0x1.a56b35fd85b49p-2, -0x1.a34cbb6e9cd8bp-1, -0x1.4b28e2ab9fdd1p-3, -0x1.75418209b5f12p-1,
        -0x1.533acae7aeb0cp-1, -0x1.b27e54a9353a5p-3, 0x1.75acc02792982p-1, -0x1.684c2c84f5929p-1};
    // 17: randn of float, 1
    static constexpr float sequence_17[1] = {-0x1.369dacp-2f};
    // 18: rand of float, 100
    static constexpr float sequence_18[100] = {
        0x1.740394p-1f, 0x1.efe13p-1f, 0x1.b0dp-6f, 0x1.f6ede8p-1f, 0x1.67c488p-3f, 0x1.f4dcd4p-2f, 0x1.a376ep-1f,
        0x1.39fbdap-1f, 0x1.87531p-3f, 0x1.a5eaa4p-1f, 0x1.0490a2p-1f, 0x1.48ab2cp-1f, 0x1.fab4a8p-2f,
        0x1.084b6p-5f, 0x1.c4e3p-4f, 0x1.5da78ep-1f, 0x1.65343p-2f, 0x1.485018p-1f, 0x1.3b2fp-2f, 0x1.defaaep-1f,
        0x1.acb91p-2f, 0x1.8dfb54p-1f, 0x1.e6b062p-1f, 0x1.6cc182p-1f, 0x1.78ee1cp-2f, 0x1.ef6914p-2f,
        0x1.b71ae8p-1f, 0x1.df092p-4f, 0x1.14edp-1f, 0x1.3d4c64p-1f, 0x1.aa0bf8p-3f, 0x1.0193ap-2f, 0x1.582848p-1f,
        0x1.0d80f8p-3f, 0x1.cfe67p-4f, 0x1.211312p-1f, 0x1.94cbap-1f, 0x1.0ae956p-1f, 0x1.677efap-1f, 0x1.ddf51p-3f,
        0x1.426ce2p-1f, 0x1.1686b8p-1f, 0x1.4dfc6p-1f, 0x1.c90714p-1f, 0x1.f2a85p-3f, 0x1.dbfb74p-1f, 0x1.5a9f8p-4f,
        0x1.d191b4p-2f, 0x1.59ba64p-1f, 0x1.1c5dc4p-1f, 0x1.7959f2p-1f, 0x1.641fd4p-1f, 0x1.80107p-3f,
        0x1.0c429ap-1f, 0x1.40e88p-1f, 0x1.f97648p-3f, 0x1.9d8464p-1f, 0x1.0328fep-1f, 0x1.047e1cp-2f,
        0x1.e30224p-1f, 0x1.b4a8f8p-3f, 0x1.19117ep-1f, 0x1.561998p-1f, 0x1.9ce714p-1f, 0x1.c54168p-2f,
        0x1.5cf99ep-1f, 0x1.127214p-1f, 0x1.1e69f4p-1f, 0x1.4f935cp-2f, 0x1.7de67ep-1f, 0x1.2d53a8p-1f,
        0x1.da0be8p-3f, 0x1.3fcddp-4f, 0x1.134f82p-1f, 0x1.ea9c78p-2f, 0x1.afdb3p-4f, 0x1.b0eb42p-1f,
        0x1.9996d4p-2f, 0x1.e96c5p-2f, 0x1.7dbfacp-2f, 0x1.aceeep-3f, 0x1.676fcap-1f, 0x1.4ae552p-1f,
        0x1.cfbd3cp-2f, 0x1.22274cp-2f, 0x1.b4aedp-3f, 0x1.3a35b8p-3f, 0x1.e5fa5ap-1f, 0x1.064388p-3f,
        0x1.7f9edp-1f, 0x1.13d0aep-1f, 0x1.df6448p-2f, 0x1.851948p-1f, 0x1.1952ecp-1f, 0x1.ad535p-2f,
        0x1.0d287cp-1f, 0x1.34bca8p-2f, 0x1.06698p-5f, 0x1.51f8e8p-2f, 0x1.6e9e1ep-1f};
    // 19: randn of float, 0
    static constexpr float sequence_19[1] = {0x1.2365dcp-4f};
    // 20: randn of double, 5
    static constexpr double sequence_20[5] = {
        0x1.567011f6d7b8ap-1, 0x1.54ab513acc1e2p-2, -0x1.23c989bfde69ep-5, -0x1.b06ebb173f28fp-1,
        0x1.b62f52e6458cbp-1};
    // 21: randint of std::int32_t, 300
    static constexpr std::int32_t sequence_21[300] = {
        1, 4, -2, 6, 1, 7, -2, 6, 7, 3, 2, 0, -2, 0, -1, 6, 1, 6, -1, 1, 2, 4, 7, 1, -2, 4, 1, 6, -3, 2, 6, 3, -1,
        5, 6, 0, 5, 2, -1, -2, 1, 0, -3, 2, 5, 6, 5, 5, -1, 1, 4, 4, 0, -3, -1, 6, 4, 6, 6, 7, 1, 5, 4, 3, 1, 0, 3,
        6, -2, -3, 3, 6, 7, 7, -1, 7, 0, 1, 0, 3, 0, 4, 5, 5, -1, 7, -2, -1, 5, 1, 3, 7, -1, 4, 7, 6, 4, 1, 3, 0, 4,
        0, 5, 2, -1, 4, 4, 6, 4, 5, 0, -1, 7, -1, 4, -1, 5, 1, 4, -1, -1, -3, -2, 7, 0, 6, 2, 3, 7, 0, 0, -3, 2, 6,
        5, 4, -2, 6, 3, 5, 1, 4, 5, -1, -3, 6, 2, 2, 1, 6, -2, 2, 7, 4, 3, -2, -3, 0, 6, -1, 4, -1, -1, 6, -2, -2,
        -2, 4, 5, 5, 3, -1, 5, -3, -2, 6, 2, -3, -1, 1, 2, -3, -2, 1, -2, 6, 6, 2, 4, 4, -3, -3, 4, 0, 7, 6, 1, -3,
        4, 5, -2, 5, 0, 3, 7, -1, 3, 3, -1, -1, -2, 2, -1, -1, -3, 3, 2, 2, 0, 2, -2, -1, -1, 5, 0, 4, -2, -1, -3,
        0, 0, -2, 6, 6, 1, 5, 3, 2, 6, 0, 1, 1, 1, 2, -2, 3, -3, -2, 0, 0, 4, -1, 5, 0, 6, 0, 5, 2, 3, -3, -2, -2,
        3, 0, 5, 2, 1, 3, 7, 2, 1, 7, 5, 1, -3, 6, 2, 5, 0, 7, -1, 1, 1, 7, 2, -3, 2, -3, 7, 0, 0, 7, 0, 1, 2, 2, 4,
        -1, -1, 2};
    // 22: randn of double, 100
    static constexpr double sequence_22[100] = {
        -0x1.8f52314852b51p+0, -0x1.87d01ad7bc1c4p-1, -0x1.767b0908962e8p-2, -0x1.0e57e14db4ef2p+0,
        0x1.2f92fb925ea1bp-1, 0x1.3c2dc5bd41dafp+0, 0x1.639d796da850ap+0, -0x1.580aa55ca642p-2,
        0x1.17c85e2cd83e9p-4, -0x1.52c7af2035a1ap+0, -0x1.8d9f7e8f6d166p+0, 0x1.ab5a8228a5c64p-3,
        -0x1.220ead48dd3b1p-8, -0x1.95bd52eb9437cp-1, 0x1.44305becb615ap+0, -0x1.04f0d1cbd8d6bp-2,
        0x1.46200cce8ef07p-1, -0x1.aa428c41f4398p-1, 0x1.5bed24d7d51b4p-5, 0x1.18532b850e01dp+0,
        0x1.0f9946b8bf281p-1, -0x1.ba429dbda50a3p-2, -0x1.d91c7167e401bp-2, -0x1.1dc58b315275cp+0,
        0x1.5639261f68ddap-2, -0x1.9a8f6d25772c5p-1, -0x1.41867ac374739p-2, -0x1.b3c4adb4c403ep-6,
        -0x1.487fa3fbd795ap+0, 0x1.e8e93075f59a2p-2, 0x1.24129d0df5bcbp-2, -0x1.2f09e8d7bc03ep+0,
        0x1.544716e6144a1p+0, -0x1.0404a11cee7b8p-1, 0x1.a4c024dc7b756p-2, 0x1.3b751477c2795p-2,
        -0x1.c9efd6bf2580ap-1, 0x1.1c6829f836be4p+0, -0x1.c4d3056c3ddacp-1, -0x1.04ea9062871b2p-1,
        0x1.2bafba5b7d11fp-1, -0x1.1ff9ee387ddf4p-2, -0x1.e02798ee5f958p-1, -0x1.5ed4fa7a4adbap+0,
        -0x1.2936ff565f5e5p-1, 0x1.23fa9214dc5b7p+0, -0x1.09efc8450a2d1p-2, -0x1.5328400dd24dcp-1,
        -0x1.480b496e6739cp+0, -0x1.63f3fb98fb9cdp+0, 0x1.83b9191759778p-1, -0x1.a3b5c8ffcc9bdp-8,
        0x1.1e36cd8674eccp-1, -0x1.9010850cd45b2p-1, -0x1.298e971c6bfb4p-2, -0x1.26a6fc53ba1e5p-1,
        -0x1.1ec5730d025cep+0, 0x1.04899d7900d0ep-2, -0x1.b08d1e1739ae9p+0, 0x1.9b916f1b446d6p-3,
        -0x1.8ee795f757d13p+1, -0x1.56ba44725743bp+0, -0x1.3dd26f8df6274p+0, 0x1.44ecde99e22f1p-5,
        -0x1.f82b5b5fc94bcp-2, -0x1.f03849f086b05p-2, 0x1.430ce802fd371p-1, 0x1.48c048139a84dp-2,
        0x1.9cde0f0238172p-1, 0x1.2e156ab6248f5p+0, -0x1.4f70b569b12afp-2, 0x1.c849cb758a8bbp-2,
        -0x1.0a9484059bfe2p-1, -0x1.28e5abd62143cp+0, 0x1.1b6b87cff02adp+1, 0x1.847e7ec7cb813p-1,
        0x1.f07294f010299p-2, 0x1.2b04d17b96b8p+0, 0x1.d9a85a07f96dbp-2, -0x1.ac52446c5c1b4p-2,
        -0x1.37f024f125418p+0, -0x1.0b02b79e64399p-1, 0x1.1f0e059c470e6p-2, -0x1.9b01fc44e8af5p-3,
        -0x1.42792dff21042p-1, -0x1.8af23c6f538d2p-1, 0x1.3ca3f78749941p-1, 0x1.b82c2195e3019p-1,
        0x1.ab829efeb803dp-2, 0x1.373364da8c551p-3, 0x1.a9be06fa17c4fp-2, -0x1.22a64ab3b9b8dp-4,
        -0x1.506c08289f797p-5, -0x1.59e539bc5056bp-1, 0x1.a763fc830612ep-5, 0x1.f8f0df60cc324p-5,
        -0x1.6f701f5b305b8p-10, 0x1.05e65284c5c74p-3, 0x1.0044f42462f75p-6, 0x1.2eaf022f3a693p-1};
    // 23: rand of float, 1
    static constexpr float sequence_23[1] = {0x1.5f3f14p-2f};
};

struct seed_4 {
    static constexpr std::uint64_t seed = 0x8000000000000000u;
    static constexpr float rand_float[100] = {
        0x1.fc2abp-2f, 0x1.89545ep-1f, 0x1.6a675p-4f, 0x1.0e66p-3f, 0x1.3acd0cp-2f, 0x1.44a5f6p-1f, 0x1.f5db0cp-2f,
        0x1.cafacep-1f, 0x1.d29024p-2f, 0x1.43bda6p-1f, 0x1.654454p-2f, 0x1.9b5bc8p-2f, 0x1.6dc9p-6f,
        0x1.59d2b8p-3f, 0x1.2cf118p-2f, 0x1.097bbp-1f, 0x1.6534bp-1f, 0x1.999b18p-1f, 0x1.49c9dp-3f, 0x1.210b04p-2f,
        0x1.5cfbccp-1f, 0x1.d4944ep-1f, 0x1.96a15cp-2f, 0x1.bf915cp-1f, 0x1.ad796p-2f, 0x1.1b16a2p-1f,
        0x1.e7cd4ap-1f, 0x1.28432p-5f, 0x1.7b5a68p-3f, 0x1.7e612p-2f, 0x1.386c24p-2f, 0x1.dd2f28p-1f,
        0x1.684398p-3f, 0x1.144f4p-2f, 0x1.349798p-3f, 0x1.03d8ap-5f, 0x1.aa3ffp-3f, 0x1.dc0e9ep-1f, 0x1.723b5ep-1f,
        0x1.7c138p-1f, 0x1.0d76a4p-1f, 0x1.f30318p-3f, 0x1.2b4fbp-1f, 0x1.0f962p-5f, 0x1.1c1798p-3f, 0x1.f018e8p-3f,
        0x1.a18526p-1f, 0x1.961926p-1f, 0x1.1cee38p-2f, 0x1.ed869cp-2f, 0x1.a3ba4p-1f, 0x1.fe7f82p-1f,
        0x1.659a12p-1f, 0x1.229572p-1f, 0x1.aba4fep-1f, 0x1.a511p-3f, 0x1.2fb43ep-1f, 0x1.cc2cap-4f, 0x1.3a47ap-3f,
        0x1.ef04b8p-3f, 0x1.73d546p-1f, 0x1.66f3fcp-1f, 0x1.a16e58p-3f, 0x1.4d56e4p-1f, 0x1.8c896ep-1f,
        0x1.bf607p-2f, 0x1.09c644p-1f, 0x1.3b51p-1f, 0x1.9ed1p-1f, 0x1.f5cf48p-1f, 0x1.d5c35p-4f, 0x1.445e14p-2f,
        0x1.649c4cp-1f, 0x1.d41bdp-1f, 0x1.dec5e8p-1f, 0x1.e1e222p-1f, 0x1.32f29ep-1f, 0x1.0b184p-4f,
        0x1.178cd2p-1f, 0x1.7f615p-3f, 0x1.16b74p-5f, 0x1.e3743ep-1f, 0x1.c2a6fp-1f, 0x1.4404p-10f, 0x1.2fea82p-1f,
        0x1.a9bf9cp-2f, 0x1.abbea4p-2f, 0x1.15a0e4p-2f, 0x1.627246p-1f, 0x1.a17b3p-3f, 0x1.5dd8eep-1f,
        0x1.817616p-1f, 0x1.b7435cp-1f, 0x1.5fb8a4p-1f, 0x1.505bp-8f, 0x1.67bcp-3f, 0x1.7fd31cp-1f, 0x1.3594c6p-1f,
        0x1.c2635p-4f, 0x1.b25c6p-3f};
    static constexpr double rand_double[100] = {
        0x1.f0aac97c4aa2fp-1, 0x1.6a675d821cccp-1, 0x1.d6687b744a5f6p-2, 0x1.d76c3d8e57d67p-1, 0x1.4a4099fa1ded3p-1,
        0x1.951156266d6f2p-1, 0x1.6dc9130ace95cp-3, 0x1.6788c1d097bbp-2, 0x1.29a5845cccd8cp-1, 0x1.27274f4908582p-2,
        0x1.cfbcd9fd4944ep-2, 0x1.6a15deb7f22b8p-3, 0x1.6bcb0c91b16a2p-2, 0x1.3e6a5d6094219p-1, 0x1.ed69aacbf309p-2,
        0x1.c36134bdd2f28p-2, 0x1.a10e6bc8a27ap-2, 0x1.a4bcfd4207b14p-3, 0x1.547fe23ee074fp-1, 0x1.91dafdebe09cp-1,
        0x1.aed49e4f9818cp-3, 0x1.5a7d8cd087cb1p-1, 0x1.c179c29f018e8p-4, 0x1.0c293adcb0c93p-1,
        0x1.cee3ae1ed869cp-3, 0x1.1dd2094ff3fc1p-1, 0x1.2cd0989914ab9p-1, 0x1.5d27fc234a22p-1, 0x1.7da1f1b1cc2cap-1,
        0x1.d23d1e4f7825cp-3, 0x1.9eaa32fb379fep-1, 0x1.42dcbbca6ab72p-1, 0x1.912dcddbf607p-3, 0x1.38c888a76a2p-3,
        0x1.ed100a5f5cf48p-2, 0x1.d5c3526511785p-1, 0x1.24e2638ea0de8p-1, 0x1.ec5e8c5e1e222p-2,
        0x1.9794fe710b184p-1, 0x1.78cd2e65fd854p-2, 0x1.16b7539e3743ep-2, 0x1.5378e7005101p-5, 0x1.7f541196a6fe7p-1,
        0x1.5df53f08ad072p-2, 0x1.13923a7342f66p-1, 0x1.dd8ee57817616p-2, 0x1.ba1ae5bafdc52p-1, 0x1.505bc02cf78p-5,
        0x1.fe98e9b9aca63p-1, 0x1.c263553364b8cp-1, 0x1.86a7909d63faap-1, 0x1.060a944bf9196p-2,
        0x1.84513d5f6cc18p-3, 0x1.f9bc4a71d442fp-1, 0x1.8f27fa29337f4p-1, 0x1.72907fd97e798p-2,
        0x1.21b6494f424b4p-1, 0x1.7b7e86a140f4ep-1, 0x1.247bcc2e34ap-8, 0x1.2ace39f9e5bbap-1, 0x1.23b175687aacfp-1,
        0x1.8b8dacbc9175p-5, 0x1.4dd5544d088cp-3, 0x1.ff531c741a645p-1, 0x1.338a9f31716a3p-1, 0x1.31702a66d717cp-3,
        0x1.9398a06f2dcbcp-2, 0x1.ba1009f72d771p-1, 0x1.c759563a7a92p-4, 0x1.9e7a2f8d1633p-1, 0x1.93f5de0d14983p-1,
        0x1.986628276be2ap-1, 0x1.a079a1c86a2ep-2, 0x1.727e7737f2b95p-1, 0x1.83241477a5fcp-7, 0x1.06c00e227ef14p-2,
        0x1.825cbeb18c8acp-3, 0x1.4cee9701235fcp-3, 0x1.fb02ef637ad76p-2, 0x1.3c20ac13065e4p-3,
        0x1.d618b859b78f8p-3, 0x1.a4747d622f5bcp-2, 0x1.7f0f66f034f86p-2, 0x1.7694a42c0deb8p-3,
        0x1.995c7baeeb928p-2, 0x1.090d1824bca32p-1, 0x1.3959beaae5b0ep-1, 0x1.8f853d7a1f874p-2,
        0x1.13ac11546dc24p-1, 0x1.96c291c624158p-3, 0x1.b785604ca66dp-2, 0x1.b680bd7a3bb02p-1, 0x1.d8133a5ad345p-1,
        0x1.3820d76514b6p-5, 0x1.6848043c55b26p-1, 0x1.6844d975e52b8p-3, 0x1.6d8aa3616d5ccp-3, 0x1.712e0a8e626fp-3,
        0x1.569e85eabbe4dp-1, 0x1.3b91e257d3518p-1};
    static constexpr float randn_float_1[1] = {0x1.8a7eb8p+0f};
    static constexpr float randn_float_5[5] = {
        0x1.8a7eb8p+0f, -0x1.2c78ap-2f, -0x1.16e292p+1f, 0x1.23096cp-1f, -0x1.15a342p+0f};
    static constexpr float randn_float_15[15] = {
        0x1.8a7eb8p+0f, -0x1.2c78ap-2f, -0x1.16e292p+1f, 0x1.23096cp-1f, -0x1.15a342p+0f, -0x1.660a5ap+0f,
        0x1.9d06f4p-2f, 0x1.ad11cap-1f, -0x1.704288p-1f, -0x1.9d0616p-2f, -0x1.317a3p-1f, 0x1.74cf8cp-3f,
        -0x1.b69e0ep-1f, 0x1.19c132p+0f, -0x1.123956p+0f};
    static constexpr float randn_float_16[16] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.fa6cf8p-3f};
    static constexpr float randn_float_17[17] = {
        -0x1.20370ap+0f, -0x1.b2288cp+0f, 0x1.222008p-1f, 0x1.9646bap-1f, 0x1.329b16p-1f, -0x1.8e1ab6p+0f,
        -0x1.5d8d94p-2f, 0x1.da5e9cp+0f, 0x1.df54aap-2f, -0x1.2bc656p-1f, -0x1.631dd6p-3f, 0x1.77c348p-3f,
        0x1.63ad8p+0f, 0x1.961ap+0f, 0x1.e48138p-1f, -0x1.aff666p-1f, 0x1.dd186p-1f};
    static constexpr float randn_float_31[31] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.c926dep-4f, -0x1.3a279p-1f, 0x1.02cec8p-5f,
        -0x1.f8805p-2f, 0x1.fcc0ep-3f, 0x1.c23fap-2f, 0x1.cc6facp-4f, 0x1.4815fp-1f, -0x1.28741p+1f,
        -0x1.a30f72p-4f, 0x1.95bb38p-1f, -0x1.289ea6p-2f, 0x1.ae242ep-5f, 0x1.0bb45ep-1f, 0x1.26aeaap+1f,
        -0x1.78096ep+0f};
    static constexpr float randn_float_32[32] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.fa6cf8p-3f, -0x1.5a4784p+0f, -0x1.b2288cp+0f,
        0x1.222008p-1f, 0x1.9646bap-1f, 0x1.329b16p-1f, -0x1.8e1ab6p+0f, -0x1.5d8d94p-2f, 0x1.da5e9cp+0f,
        0x1.8018d6p-1f, -0x1.2bc656p-1f, -0x1.631dd6p-3f, 0x1.77c348p-3f, 0x1.63ad8p+0f, 0x1.961ap+0f,
        0x1.e48138p-1f, -0x1.aff666p-1f};
    static constexpr float randn_float_100[100] = {
        -0x1.20370ap+0f, -0x1.270114p+0f, -0x1.0097acp-2f, -0x1.bc4abap-2f, 0x1.b28a2ap-1f, 0x1.624f06p-1f,
        -0x1.4398dap-2f, -0x1.0ebf82p+1f, 0x1.4a027p-2f, -0x1.4369e8p+0f, 0x1.6661fep-2f, 0x1.3b8776p-2f,
        0x1.eadeeep-4f, 0x1.3cd726p+0f, 0x1.1de51cp+0f, -0x1.fa6cf8p-3f, -0x1.5a4784p+0f, -0x1.b2288cp+0f,
        0x1.222008p-1f, 0x1.9646bap-1f, 0x1.329b16p-1f, -0x1.8e1ab6p+0f, -0x1.5d8d94p-2f, 0x1.da5e9cp+0f,
        0x1.8018d6p-1f, -0x1.2bc656p-1f, -0x1.631dd6p-3f, 0x1.77c348p-3f, 0x1.63ad8p+0f, 0x1.961ap+0f,
        0x1.e48138p-1f, -0x1.aff666p-1f, -0x1.3a279p-1f, 0x1.02cec8p-5f, -0x1.f8805p-2f, 0x1.fcc0ep-3f,
        0x1.c23fap-2f, 0x1.cc6facp-4f, 0x1.4815fp-1f, 0x1.c3be78p-2f, -0x1.a30f72p-4f, 0x1.95bb38p-1f,
        -0x1.289ea6p-2f, 0x1.ae242ep-5f, 0x1.0bb45ep-1f, 0x1.26aeaap+1f, -0x1.78096ep+0f, -0x1.96313cp+0f,
        -0x1.589f3ep-1f, 0x1.bee3bcp-1f, 0x1.0e2be8p+0f, 0x1.6c3954p-3f, -0x1.d7ba2p-3f, -0x1.91281p-2f,
        0x1.162abap-1f, -0x1.94a42ep-2f, -0x1.c8ed28p-2f, 0x1.7cf048p-1f, 0x1.855eeap+0f, 0x1.b48b5ap+1f,
        -0x1.87fbb2p+0f, -0x1.3bf046p+0f, 0x1.d1d984p+0f, -0x1.1a61f8p-1f, -0x1.23747cp-1f, 0x1.d7067ep-1f,
        0x1.1c5e72p+0f, 0x1.4a353p+0f, -0x1.7a699cp+0f, 0x1.489b16p+1f, -0x1.e47984p-2f, 0x1.579a9ep-2f,
        -0x1.a11b82p+0f, -0x1.1978p-1f, -0x1.eb59acp-2f, -0x1.ffac84p-2f, -0x1.1125ap+0f, 0x1.1d6caep+0f,
        -0x1.201858p-3f, 0x1.9c8bbcp-1f, -0x1.7e5ab8p-4f, 0x1.5fc50cp-1f, -0x1.ad37acp-1f, 0x1.d3924ap-11f,
        -0x1.4e815ap+1f, -0x1.b24c26p+0f, -0x1.d3706ep-3f, 0x1.1eac86p-2f, 0x1.2c040cp-4f, 0x1.1d027p+0f,
        0x1.210aaap-2f, 0x1.bca5a6p-2f, 0x1.d3e81ep-2f, -0x1.bb11f4p-1f, 0x1.900798p-1f, -0x1.da8424p-1f,
        0x1.a6bd98p-3f, -0x1.55735cp-2f, -0x1.b71f36p-2f, 0x1.dd0444p-3f};
    static constexpr double randn_double_1[1] = {0x1.8a7eb8902be3ap+0};
    static constexpr double randn_double_5[5] = {
        0x1.8a7eb8902be3ap+0, -0x1.2c78a087c6feap-2, -0x1.16e2920a70ee5p+1, 0x1.23096ca3e350dp-1,
        -0x1.15a341987e136p+0};
    static constexpr double randn_double_15[15] = {
        0x1.8a7eb8902be3ap+0, -0x1.2c78a087c6feap-2, -0x1.16e2920a70ee5p+1, 0x1.23096ca3e350dp-1,
        -0x1.15a341987e136p+0, -0x1.660a590b74404p+0, 0x1.9d06f4be0cd62p-2, 0x1.ad11c99ad2d18p-1,
        -0x1.70428781da237p-1, -0x1.9d0615c28c56fp-2, -0x1.317a30b4235d8p-1, 0x1.74cf8b7023054p-3,
        -0x1.b69e0d630b475p-1, 0x1.19c131e7df15p+0, -0x1.123955c471384p+0};
    static constexpr double randn_double_16[16] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, 0x1.5a213bee53bb6p-2};
    static constexpr double randn_double_17[17] = {
        -0x1.27bb92e9262dcp+1, -0x1.443c91ccf2402p-1, -0x1.42cbf54f08f8ep+0, -0x1.7432edfaba107p-1,
        -0x1.471a3c0e2f22ap-6, 0x1.aeb1b572b6a04p-3, 0x1.6ae2402b7b62bp-3, -0x1.a9389d082941dp-1,
        0x1.e8e503666016dp-3, -0x1.f101e358981adp-3, -0x1.8bc82256d975bp-1, -0x1.985dd0627b1fp+0,
        -0x1.5fbef2bc4be3bp-1, 0x1.7cf270386ca66p+0, -0x1.cb2d8340fb171p-2, -0x1.c8318cc163de5p-1,
        0x1.5986ed8e63e98p-1};
    static constexpr double randn_double_31[31] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, -0x1.e7e0a066b510fp-1,
        -0x1.77c6300e0f077p-4, 0x1.1cd656a35eff9p-1, -0x1.35891f4f0206p-7, -0x1.37ba62e400bcbp+0,
        -0x1.43f588d034767p+0, -0x1.1e99db95d2a82p+0, 0x1.2a9ecee4e86fdp+0, 0x1.0a7fcad9b001cp+0,
        0x1.4ecf310f0f94bp-1, 0x1.2f8b945911558p-3, -0x1.256769ff4714ep+0, 0x1.df6e45cb50a8p+0,
        -0x1.3d5a59dba2ccep-2, 0x1.ebe39d52b4666p-3, -0x1.594867157f914p+0};
    static constexpr double randn_double_32[32] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, 0x1.5a213bee53bb6p-2,
        0x1.3a681547ffa4ep-3, -0x1.443c91ccf2402p-1, -0x1.42cbf54f08f8ep+0, -0x1.7432edfaba107p-1,
        -0x1.471a3c0e2f22ap-6, 0x1.aeb1b572b6a04p-3, 0x1.6ae2402b7b62bp-3, -0x1.a9389d082941dp-1,
        0x1.02dd4bc0227c5p+0, -0x1.f101e358981adp-3, -0x1.8bc82256d975bp-1, -0x1.985dd0627b1fp+0,
        -0x1.5fbef2bc4be3bp-1, 0x1.7cf270386ca66p+0, -0x1.cb2d8340fb171p-2, -0x1.c8318cc163de5p-1};
    static constexpr double randn_double_100[100] = {
        -0x1.27bb92e9262dcp+1, -0x1.7e3579493946p-2, -0x1.0f91ae8d685b6p+0, 0x1.ffbfb0ada994bp-1,
        -0x1.c49eece710105p-1, -0x1.468a3e5dc9291p+0, -0x1.3f174ac92d21fp-1, -0x1.bb9e3bd0377c5p-1,
        -0x1.4bae386384915p+0, 0x1.860cb8d864a6ep+0, 0x1.4b6dacf0761ep-2, 0x1.0244d8bac2a66p+1,
        0x1.22c0028f12ffap+0, -0x1.3a14e53b15145p+0, 0x1.24683cd232dap-4, 0x1.5a213bee53bb6p-2,
        0x1.3a681547ffa4ep-3, -0x1.443c91ccf2402p-1, -0x1.42cbf54f08f8ep+0, -0x1.7432edfaba107p-1,
        -0x1.471a3c0e2f22ap-6, 0x1.aeb1b572b6a04p-3, 0x1.6ae2402b7b62bp-3, -0x1.a9389d082941dp-1,
        0x1.02dd4bc0227c5p+0, -0x1.f101e358981adp-3, -0x1.8bc82256d975bp-1, -0x1.985dd0627b1fp+0,
        -0x1.5fbef2bc4be3bp-1, 0x1.7cf270386ca66p+0, -0x1.cb2d8340fb171p-2, -0x1.c8318cc163de5p-1,
        -0x1.77c6300e0f077p-4, 0x1.1cd656a35eff9p-1, -0x1.35891f4f0206p-7, -0x1.37ba62e400bcbp+0,
        -0x1.43f588d034767p+0, -0x1.1e99db95d2a82p+0, 0x1.2a9ecee4e86fdp+0, 0x1.da3b24012ae8bp-1,
        0x1.4ecf310f0f94bp-1, 0x1.2f8b945911558p-3, -0x1.256769ff4714ep+0, 0x1.df6e45cb50a8p+0,
        -0x1.3d5a59dba2ccep-2, 0x1.ebe39d52b4666p-3, -0x1.594867157f914p+0, 0x1.f487830a0303bp-3,
        -0x1.9299117aa5b39p+1, -0x1.d1d7e35b89a08p-4, 0x1.b23a536534125p+0, -0x1.54958cf4318f8p-1,
        -0x1.2ca870bedb0bbp-1, 0x1.6a8263ad29afdp+1, 0x1.ced8be3eb51bcp-1, 0x1.e54ad4798071p-1,
        -0x1.6185107d94c5dp+0, -0x1.070214d2a8d63p+1, 0x1.85bf43dafb353p-5, -0x1.8ad28c0016161p-2,
        -0x1.19a2c0fcc0db5p-2, 0x1.c5ef13746de53p-1, 0x1.7c59903ede70cp+0, -0x1.0169b1e9a1882p-7,
        -0x1.20f8f299b5c59p+0, -0x1.80137be6ed062p-4, 0x1.ff26e3bfd40d4p-1, -0x1.526b1ae919359p-4,
        0x1.75d34f81a1b7cp-3, 0x1.e6dcdd509a78p-1, -0x1.c35e9215c5908p+0, 0x1.02bf4f8438864p+0,
        0x1.7fbcef3455b71p-1, -0x1.1f0117d050052p-1, 0x1.301d6d91e147p-4, 0x1.fe5f90fddc75cp+0,
        0x1.cca97fe8f2218p-2, 0x1.8d9aefaf58ebp+0, 0x1.ba40bd9467e6dp-5, 0x1.7974ff9889d2p+0, -0x1.6707ab973e124p-1,
        0x1.4e15ffdcbdf83p-2, -0x1.bf6b1ae73261dp-1, 0x1.9396073bb711p-2, 0x1.acdeebba76c45p-2, 0x1.5fa826598e3ap-2,
        -0x1.64f759013ef7fp-2, -0x1.35859b9ec6b7ep+0, -0x1.103e1edabe538p+0, 0x1.8be1478ca7bcep+0,
        -0x1.4a7ab4dd8a25dp-1, 0x1.4943e9b242292p+1, -0x1.c1f7efa34a337p-2, 0x1.5b739f57b4432p+1,
        -0x1.76928cdf1c58p+0, 0x1.be30ad4f4f85dp-2, -0x1.d22ef196a05afp-3, 0x1.139fa00c3c431p+1,
        -0x1.fa1d68ec5a28dp-1, 0x1.737b0be1c7d86p-1};
    static constexpr std::int64_t randint_digit[17] = {4, 9, 3, 0, 3, 9, 7, 3, 7, 3, 1, 6, 6, 9, 8, 6, 6};
    static constexpr std::int64_t randint_signed[17] = {3, -2, 0, -5, 2, -2, 2, 2, -4, -2, 0, -3, -5, -2, 5, 3, -5};
    static constexpr std::int64_t randint_below_the_limit[7] = {
        2357136044, 2546248239, 3071714933, 3626093760, 2588848963, 3684848379, 2340255427};
    static constexpr std::int64_t randint_limit[7] = {
        2546248239, 3626093760, 3684848379, 3638918503, 2678185683, 1650906866, 1277901399};
    static constexpr std::int64_t randint_limit_signed[7] = {
        398764591, 1478610112, 1537364731, 1491434855, 530702035, -496576782, -869582249};
    static constexpr std::int64_t randint_above_the_limit[7] = {
        189112194, 554378826, 1095999415, 1298663075, 858602185, 3171780061, 3693445939};
    static constexpr std::int64_t randint_wide[7] = {
        -3711235831533098449, -642142871786238784, -2716036421228801285, -3783737528391729817, 3203365596207111891,
        -1920414613809735950, 3460373255228701271};
    static constexpr std::int64_t randint_widest[7] = {
        900450186894289455, 3969543146641149120, 1895649597198586619, 827948490035658087, -1408320422220276013,
        2691271404617651954, -1151312763198686633};
    static constexpr std::int64_t randint_one[2] = {3, 3};
    static constexpr bool randint_bool[17] = {
        false, true, true, false, true, true, true, true, true, true, true, false, false, true, false, false, false};
    static constexpr std::uint8_t randint_byte[17] = {
        172, 47, 117, 192, 67, 251, 195, 103, 9, 211, 21, 242, 36, 87, 70, 216, 88};
    static constexpr std::int32_t randint_int[7] = {
        209652396, 398764591, 924231285, 1478610112, 441365315, 1537364731, 192771779};
    static constexpr float randint_float[7] = {
        -0x1.01eb34p+23f, 0x1.8953c8p+23f, 0x1.6a61ap+20f, -0x1.bc6758p+23f, -0x1.629a14p+23f, 0x1.44a51cp+23f,
        0x1.f5d9f8p+22f};
    static constexpr double randint_double[7] = {
        0x1.f0aac97c4a7fep+52, -0x1.2b3144fbc6c38p+51, -0x1.14cbc245daf6ep+52, 0x1.d76c3d8e57b3ap+52,
        0x1.4a4099fa1dd22p+52, -0x1.abbaa7664ae8cp+50, -0x1.a48dbb3d4c769p+52};
    static constexpr std::int64_t randperm_1[1] = {0};
    static constexpr std::int64_t randperm_2[2] = {0, 1};
    static constexpr std::int64_t randperm_5[5] = {4, 0, 1, 3, 2};
    static constexpr std::int64_t randperm_16[16] = {12, 10, 9, 6, 11, 8, 13, 5, 2, 14, 15, 0, 4, 3, 7, 1};
    static constexpr std::int64_t randperm_100[100] = {
        44, 19, 93, 90, 71, 69, 37, 95, 53, 91, 81, 42, 80, 85, 74, 56, 76, 63, 82, 40, 26, 92, 57, 10, 16, 66, 89,
        41, 97, 8, 31, 24, 35, 30, 65, 7, 98, 23, 20, 29, 78, 61, 94, 15, 4, 52, 59, 5, 54, 46, 3, 28, 2, 70, 6, 60,
        49, 68, 55, 72, 79, 77, 45, 1, 32, 34, 11, 0, 22, 12, 87, 50, 25, 47, 36, 96, 9, 83, 62, 84, 18, 17, 75, 67,
        13, 48, 39, 21, 64, 88, 38, 27, 14, 73, 33, 58, 86, 43, 99, 51};
    static constexpr std::int64_t randperm_700[700] = {
        144, 241, 509, 53, 407, 84, 683, 458, 645, 291, 171, 178, 96, 346, 324, 556, 340, 624, 446, 649, 666, 576,
        297, 290, 176, 66, 275, 185, 169, 489, 401, 124, 67, 329, 6, 585, 11, 447, 27, 438, 378, 397, 322, 410, 415,
        677, 227, 23, 546, 152, 690, 31, 525, 12, 301, 225, 631, 632, 174, 266, 479, 119, 109, 569, 539, 520, 620,
        455, 292, 412, 357, 652, 94, 464, 532, 3, 475, 43, 45, 240, 102, 256, 222, 552, 405, 618, 575, 100, 527,
        521, 285, 332, 426, 442, 617, 461, 662, 77, 389, 204, 5, 166, 42, 196, 0, 87, 472, 283, 379, 612, 76, 374,
        300, 205, 104, 364, 179, 494, 647, 15, 255, 452, 56, 234, 209, 170, 122, 566, 593, 675, 308, 485, 321, 590,
        572, 496, 630, 267, 646, 437, 33, 129, 676, 118, 309, 239, 549, 557, 221, 197, 522, 380, 97, 505, 198, 514,
        371, 579, 80, 592, 530, 490, 52, 660, 615, 20, 232, 377, 343, 151, 685, 88, 183, 295, 8, 268, 633, 307, 392,
        341, 172, 220, 629, 90, 211, 470, 133, 678, 316, 394, 58, 330, 422, 436, 192, 584, 396, 331, 294, 369, 63,
        409, 427, 37, 270, 663, 671, 605, 444, 168, 125, 318, 130, 627, 328, 14, 672, 388, 154, 441, 298, 413, 50,
        16, 641, 653, 540, 74, 673, 434, 681, 265, 356, 69, 68, 523, 609, 561, 423, 495, 112, 353, 488, 337, 231,
        625, 621, 483, 692, 217, 385, 432, 182, 370, 651, 473, 497, 382, 212, 261, 202, 487, 121, 9, 570, 91, 661,
        344, 254, 687, 303, 59, 655, 123, 186, 296, 201, 462, 72, 543, 60, 36, 466, 105, 482, 614, 610, 269, 573,
        271, 695, 534, 484, 367, 75, 210, 180, 47, 551, 498, 230, 99, 287, 445, 93, 360, 355, 259, 595, 238, 114,
        376, 216, 602, 219, 284, 351, 251, 339, 555, 29, 215, 499, 635, 398, 365, 628, 135, 667, 10, 305, 277, 314,
        463, 162, 435, 79, 508, 694, 89, 136, 262, 373, 139, 115, 165, 674, 85, 391, 526, 639, 400, 381, 21, 686,
        17, 243, 416, 153, 511, 656, 148, 160, 126, 580, 420, 242, 13, 417, 375, 387, 359, 363, 189, 106, 173, 30,
        634, 554, 272, 601, 474, 659, 424, 35, 237, 696, 82, 236, 310, 654, 465, 563, 684, 260, 282, 567, 304, 688,
        64, 594, 504, 299, 352, 279, 428, 419, 336, 493, 200, 258, 335, 533, 565, 550, 542, 433, 264, 78, 320, 334,
        476, 650, 247, 235, 623, 312, 606, 698, 583, 518, 113, 679, 395, 311, 611, 607, 55, 281, 404, 491, 345, 177,
        57, 643, 73, 517, 306, 120, 430, 149, 626, 516, 454, 512, 25, 477, 218, 451, 670, 642, 28, 101, 167, 386,
        510, 431, 223, 471, 350, 273, 372, 553, 591, 453, 536, 440, 7, 571, 278, 142, 448, 616, 418, 117, 600, 403,
        274, 19, 613, 545, 92, 581, 559, 164, 206, 399, 116, 361, 492, 103, 286, 26, 588, 622, 468, 697, 636, 578,
        469, 366, 293, 44, 2, 390, 414, 608, 333, 83, 226, 313, 349, 203, 586, 693, 140, 502, 190, 480, 598, 582,
        70, 604, 515, 62, 503, 157, 228, 18, 541, 450, 596, 143, 638, 537, 207, 187, 276, 263, 411, 128, 531, 548,
        486, 46, 664, 288, 528, 188, 619, 597, 1, 699, 110, 637, 648, 108, 658, 199, 547, 317, 163, 425, 599, 668,
        443, 669, 513, 481, 71, 147, 248, 362, 141, 233, 393, 22, 250, 127, 150, 460, 98, 478, 249, 65, 184, 327,
        457, 384, 131, 315, 348, 506, 560, 562, 48, 589, 194, 665, 640, 524, 529, 181, 24, 41, 253, 81, 245, 439,
        535, 383, 86, 402, 146, 456, 159, 691, 568, 40, 138, 319, 500, 175, 95, 38, 644, 459, 155, 421, 213, 325,
        467, 137, 408, 323, 34, 406, 342, 252, 689, 208, 161, 111, 107, 54, 558, 358, 289, 32, 544, 4, 49, 132, 51,
        156, 680, 145, 224, 326, 39, 519, 338, 302, 603, 574, 191, 214, 577, 507, 449, 257, 61, 134, 429, 158, 195,
        538, 564, 368, 347, 354, 229, 657, 246, 193, 244, 280, 501, 682, 587};
    // 0: randn of float, 1
    static constexpr float sequence_0[1] = {0x1.8a7eb8p+0f};
    // 1: rand of float, 3
    static constexpr float sequence_1[3] = {0x1.3acd0cp-2f, 0x1.44a5f6p-1f, 0x1.f5db0cp-2f};
    // 2: randn of float, 5
    static constexpr float sequence_2[5] = {
        -0x1.2c78ap-2f, 0x1.50509cp-3f, 0x1.39196ap-2f, 0x1.ae0a7ap-3f, 0x1.cfae3ap-1f};
    // 3: randn of float, 17
    static constexpr float sequence_3[17] = {
        0x1.b364aap-1f, -0x1.3a279p-1f, 0x1.02cec8p-5f, -0x1.f8805p-2f, 0x1.fcc0ep-3f, 0x1.c23fap-2f,
        0x1.cc6facp-4f, 0x1.4815fp-1f, 0x1.c3be78p-2f, -0x1.a30f72p-4f, 0x1.95bb38p-1f, -0x1.289ea6p-2f,
        0x1.ae242ep-5f, 0x1.0bb45ep-1f, 0x1.26aeaap+1f, -0x1.78096ep+0f, -0x1.96313cp+0f};
    // 4: randn of double, 2
    static constexpr double sequence_4[2] = {0x1.88f2d6a0ff4afp-3, 0x1.43880d161f421p+0};
    // 5: randint of std::int64_t, 5
    static constexpr std::int64_t sequence_5[5] = {5, 7, 4, 6, 0};
    // 6: randn of double, 1
    static constexpr double sequence_6[1] = {0x1.dfbba51554356p+0};
    // 7: randperm of std::int64_t, 7
    static constexpr std::int64_t sequence_7[7] = {2, 4, 6, 0, 3, 5, 1};
    // 8: randn of float, 2
    static constexpr float sequence_8[2] = {-0x1.623482p+0f, 0x1.b7c7fcp+0f};
    // 9: rand of double, 5
    static constexpr double sequence_9[5] = {
        0x1.117859cb24e26p-1, 0x1.41bd13bdec5e8p-2, 0x1.0f111f199794fp-1, 0x1.0b184ae8bc669p-1, 0x1.fd854b8116b74p-2};
    // 10: randn of double, 19
    static constexpr double sequence_10[19] = {
        0x1.52ea90719f8ffp-1, -0x1.7b6e2588634bp-5, -0x1.32bf839c680fdp-2, -0x1.08a72c1b251cdp+1,
        -0x1.aa4f044e3a686p-2, -0x1.048144bb27419p+1, -0x1.5d22e13656b26p+0, -0x1.459bce922f5d9p-4,
        0x1.457ec70ecde63p+0, 0x1.f07455117a0e2p+0, 0x1.a1d08783b52c5p+0, -0x1.4a555c23c78c9p+0,
        -0x1.3953b52dd14dap-1, -0x1.231d0cde9434fp-1, -0x1.68aa8079a9c4ap-2, -0x1.430c876ea6834p-2,
        0x1.f070e1e8c94cap-1, -0x1.466c5bfba2337p-2, -0x1.6b2666f20adap-1};
    // 11: randn of float, 15
    static constexpr float sequence_11[15] = {
        -0x1.b3921cp-1f, -0x1.de1bbp-2f, -0x1.d7f18cp-2f, 0x1.43e16p+0f, 0x1.931654p+0f, -0x1.0087eap-1f,
        0x1.ed6518p-2f, -0x1.3fc26cp-2f, -0x1.7e8p-4f, -0x1.9deb42p+0f, -0x1.1b02d6p-4f, -0x1.7a692ep-1f,
        0x1.9b0168p-1f, -0x1.5d076ap-1f, -0x1.118256p-3f};
    // 12: randint of float, 3
    static constexpr float sequence_12[3] = {-0x1.8p+1f, 0x1p+0f, 0x1.cp+2f};
    // 13: randn of float, 32
    static constexpr float sequence_13[32] = {
        0x1.92d368p+0f, 0x1.901796p-1f, 0x1.f9914ap-1f, -0x1.7ce0f4p+0f, 0x1.2c624cp-1f, 0x1.44305cp-3f,
        0x1.c3912cp-4f, -0x1.a33b54p-1f, -0x1.307a28p+0f, -0x1.3229bep+0f, 0x1.4fd828p+0f, -0x1.adc00ap-3f,
        0x1.903f16p-1f, 0x1.fab8fcp-1f, 0x1.a8aa9ep-2f, -0x1.824a9cp+0f, -0x1.25fa3ep-2f, 0x1.058a34p+0f,
        -0x1.05ab76p-1f, -0x1.b6b6dep+0f, -0x1.052736p-1f, -0x1.e64a62p-2f, -0x1.444d8p-1f, -0x1.77bc84p+0f,
        0x1.370256p-1f, -0x1.1824fp-1f, -0x1.19b908p+0f, -0x1.70b48ep-1f, 0x1.86f058p-7f, 0x1.5bed6ep-2f,
        -0x1.0dc672p-2f, 0x1.47ccap+0f};
    // 14: randperm of std::int64_t, 16
    static constexpr std::int64_t sequence_14[16] = {2, 10, 6, 14, 4, 13, 3, 12, 7, 15, 11, 0, 8, 5, 9, 1};
    // 15: randn of float, 1
    static constexpr float sequence_15[1] = {-0x1.69199p-1f};
    // 16: randn of double, 16
    static constexpr double sequence_16[16] = {
        -0x1.1ffbd5e96683ap-1, -0x1.1c47b62fd4b2cp+0, 0x1.31ff1a6769e64p-2, -0x1.3c641c5e1f415p-1,
        0x1.df09413be5027p-7, -0x1.c29dd26731056p-5, -0x1.4f198d30da0f1p-3, 0x1.638d51c4439c8p+0,
        0x1.3254f27a75792p+0, -0x1.9e60bb44cc58p-3, -0x1.1356303f80d09p-1, -0x1.4a2eb4b0dea7p-4,
        -0x1.48e764995d79p-5, 0x1.95f6b10cdcfb9p-4, 0x1.02cdc665240cep-1, 0x1.4f1909468149p-1};
    // 17: randn of float, 1
    static constexpr float sequence_17[1] = {0x1.d96b24p-2f};
    // 18: rand of float, 100
    static constexpr float sequence_18[100] = {
        0x1.55033cp-2f, 0x1.70ec2cp-2f, 0x1.4ba14cp-1f, 0x1.d270dep-1f, 0x1.459abap-1f, 0x1.0dbfe4p-2f,
        0x1.0f5204p-2f, 0x1.beb7cp-6f, 0x1.374eecp-1f, 0x1.c1596p-3f, 0x1.bc1bp-5f, 0x1.e07afap-1f, 0x1.6700cp-3f,
        0x1.c5c10cp-2f, 0x1.4957a4p-1f, 0x1.0827dep-1f, 0x1.4ef818p-3f, 0x1.888eap-4f, 0x1.cc0d98p-1f,
        0x1.29afccp-1f, 0x1.d46246p-1f, 0x1.545b58p-2f, 0x1.4b67fcp-1f, 0x1.8aeaf4p-2f, 0x1.e93b14p-2f,
        0x1.9056b8p-3f, 0x1.569456p-1f, 0x1.50f04p-1f, 0x1.f5702cp-2f, 0x1.8cd9ap-2f, 0x1.88c6ap-3f, 0x1.b10914p-1f,
        0x1.05b5bp-3f, 0x1.68dfd6p-1f, 0x1.53d694p-2f, 0x1.08f9f4p-2f, 0x1.2dfd38p-1f, 0x1.ec1378p-3f,
        0x1.3afbdp-1f, 0x1.324604p-1f, 0x1.07b0d8p-3f, 0x1.2a9fa6p-1f, 0x1.6d09b2p-1f, 0x1.65552ep-1f,
        0x1.bf8cd4p-2f, 0x1.71133p-4f, 0x1.b112b8p-2f, 0x1.58e928p-1f, 0x1.452ed4p-2f, 0x1.612c3ap-1f,
        0x1.aa7c86p-1f, 0x1.e95118p-3f, 0x1.02864ep-1f, 0x1.69db12p-1f, 0x1.141092p-1f, 0x1.156252p-1f,
        0x1.1ff72ep-1f, 0x1.b5f83p-4f, 0x1.141e5cp-1f, 0x1.b145b4p-1f, 0x1.e6af64p-1f, 0x1.9676d8p-1f,
        0x1.224e06p-1f, 0x1.778e3ep-1f, 0x1.06ec24p-2f, 0x1.5ed8ap-4f, 0x1.1ee1bp-4f, 0x1.ff635ap-1f,
        0x1.a2818ep-1f, 0x1.3c2d38p-3f, 0x1.64287ap-1f, 0x1.c152aap-1f, 0x1.ffe6c2p-1f, 0x1.dfd858p-1f,
        0x1.c65644p-1f, 0x1.8a9e88p-2f, 0x1.4c516p-2f, 0x1.d23042p-1f, 0x1.8f750ap-1f, 0x1.97c74p-3f,
        0x1.e625fep-1f, 0x1.7bb048p-1f, 0x1.8b8ep-1f, 0x1.7e2e58p-3f, 0x1.497244p-1f, 0x1.4c8314p-2f,
        0x1.c806fcp-1f, 0x1.a3ded4p-2f, 0x1.63a9fcp-1f, 0x1.2d78ap-1f, 0x1.6ceb7cp-1f, 0x1.52022p-2f,
        0x1.7cd17ap-1f, 0x1.34c408p-3f, 0x1.39d1a2p-1f, 0x1.4b2b8p-3f, 0x1.b923p-8f, 0x1.93578p-4f, 0x1.ca1ab6p-1f,
        0x1.8a815p-1f};
    // 19: randn of float, 0
    static constexpr float sequence_19[1] = {0x1.376cb4p-6f};
    // 20: randn of double, 5
    static constexpr double sequence_20[5] = {
        -0x1.0e7830e480e51p+0, -0x1.0d1ddd21d6d64p+0, 0x1.60fed0b20a3ffp+0, 0x1.8ab6ceded7008p+0,
        0x1.ef732bd133513p-2};
    // 21: randint of std::int32_t, 300
    static constexpr std::int32_t sequence_21[300] = {
        3, -3, 4, 7, 2, 5, 1, 5, 4, -3, -2, 1, 6, 1, -1, 3, 7, 4, 0, 5, 2, 6, 1, 1, -1, 7, 2, 6, 5, 0, 2, 2, 0, -2,
        4, 3, -1, 1, -2, 5, 3, -1, -1, 4, -2, 0, 5, -1, -3, 3, -2, 0, -2, -2, -1, 1, 2, 0, 1, 3, -1, -3, -1, 7, 4,
        1, 2, -3, 5, 5, -2, 7, -1, -2, 6, -2, 6, 4, 0, 0, 7, 0, 6, 5, 6, -3, -1, 3, 3, 6, -3, 2, 2, 4, 7, 2, 6, 5,
        2, 5, 4, 0, 0, 6, -2, 3, -3, 2, 7, -2, -1, -1, -1, -2, 2, 4, -2, 3, 5, 4, 5, 5, 7, 3, 1, -1, 1, -1, 4, 1, 5,
        0, 2, 6, -2, 5, 2, 2, 1, 2, 2, 5, 4, 5, -3, 1, 2, 1, 1, 6, 7, 0, 7, 1, -1, -1, -2, 7, 6, -2, 0, 2, 6, 3, -2,
        -2, 6, -2, 2, -3, 1, -3, 2, 4, 0, -2, -2, 6, -3, 5, 6, 3, 2, 4, 6, 3, -1, 7, 2, 3, 6, 4, 5, 5, 0, 7, 5, 1,
        -3, 3, -1, 3, 4, 6, -2, 0, 3, 0, 4, 2, 2, 4, -3, 5, 3, 2, 7, 1, 7, 5, 3, 4, -3, 4, 1, 3, 5, -2, 0, -1, 2, 0,
        7, 5, 7, 4, 5, 2, 6, 7, -3, 6, -2, -3, 4, 0, 3, 6, -3, -1, -3, 1, -1, -3, 5, -2, -1, -2, 7, -3, 2, -3, 5,
        -3, 7, 1, 2, -2, 2, 6, 4, -3, 2, 2, 5, -1, 2, 0, 3, -1, 6, 3, -1, 0, 2, -3, 7, 2, 6, -3, 4, -2, 4, 1, -3, 4,
        4, -2, -1, -2};
    // 22: randn of double, 100
    static constexpr double sequence_22[100] = {
        0x1.d82a37484971cp-2, -0x1.8c917da4ed0ccp-3, 0x1.c54f504682a88p-1, -0x1.87b0818bc657dp+0,
        -0x1.45ee625b77065p+0, 0x1.4a62703197fc9p+0, -0x1.34b9df61fd4efp-1, -0x1.082bc680cc14cp+0,
        -0x1.dcddcec3ff609p+0, 0x1.1cff19a868d97p+1, 0x1.8bb16d5c523cdp-3, -0x1.b6da28e1a0adp-1,
        0x1.042c2ac843e77p+0, -0x1.9d50d66f983c3p-1, -0x1.16a122cab7fcap-2, 0x1.59bc6e86a3c7bp-1,
        0x1.3852d1dae2005p+0, 0x1.0a0121c5fff38p-3, 0x1.99b125d081a4cp-1, 0x1.01a983a5eb9a7p-5,
        -0x1.1ae31dd7fd3bp-2, -0x1.b5aa3f199530ep-1, 0x1.f249a023a5f54p-3, 0x1.93fdfdbb58453p-1,
        -0x1.a01ca5dde6bc6p-2, -0x1.c399253224f4dp-2, -0x1.9a2c6f534b0e4p-2, 0x1.fa59cfa870147p-5,
        0x1.440c18a3c4338p-2, 0x1.2994f6c1dcd9fp-1, 0x1.f75bea26e15a3p-4, 0x1.2d000715bcb2p+0, 0x1.7bd3a7a0958e4p-1,
        0x1.7081186c6a567p-2, -0x1.b727567613fa9p-1, -0x1.9baafac1da759p+0, 0x1.107624d18dbc3p-1,
        -0x1.cf0f8f8cc6984p-5, 0x1.df180d94bff37p-2, -0x1.17d2b1f5786ddp+1, 0x1.73a6673c055e2p-4,
        0x1.faf1702c2508ap+0, 0x1.498bbb74f38b9p-1, -0x1.6ef479432ccf9p+0, 0x1.8e4c78896182dp+0,
        0x1.5d7971f796e4fp-7, -0x1.ae02ba5873f61p-1, 0x1.e872ddf60a8d7p-5, -0x1.c04b6fbda5e29p-4,
        -0x1.2217aa6b5bf38p-2, 0x1.4c236da6916d5p+0, -0x1.7097c022602cap-2, 0x1.4413ab615317bp-3,
        -0x1.87cb229af3f7bp-3, -0x1.c3e0dfadd3f92p-3, 0x1.4dcd323d54578p-3, -0x1.9906d520f1032p-2,
        0x1.0e498e026b794p+0, 0x1.183bda01c1c57p-1, 0x1.e2932e8140829p-2, 0x1.17e734583c921p+0,
        0x1.65b455a680a4fp-1, 0x1.b519ad532992fp-1, 0x1.c0511cf7aa389p-2, 0x1.d6e7b84e6c29cp-3,
        0x1.df0a506c66783p-1, -0x1.fb00a8ffb40f3p-2, -0x1.624e460f73623p+0, 0x1.a40c2642292abp-2,
        0x1.2f8e327ac1a2bp-1, -0x1.c291e8c2d9cc4p-1, -0x1.596c3c0f2346dp+0, -0x1.5373908636f9dp+0,
        -0x1.3146468237acbp+0, 0x1.0451ef137dca8p+0, 0x1.8b0f8fc42a7bfp-4, 0x1.23d8bd9c5d81p-1,
        0x1.8207306966e1ap+0, -0x1.112ce60500683p-4, -0x1.3efae373d168bp+0, 0x1.69d691474e816p-1,
        -0x1.38611d2b808afp-2, 0x1.78da8c37d6e7p-1, -0x1.8c0346bd2c3efp-3, 0x1.a46a01789ea09p-1,
        0x1.db793302480adp-1, -0x1.636b86d630d64p-6, 0x1.0b3b929125c2fp-1, 0x1.074551f291c46p-1,
        -0x1.76b89ff92016p-1, -0x1.9803b748d3c65p+0, -0x1.45d454713bbe6p+0, -0x1.ecc14bd39a6bep+0,
        -0x1.623f5f3299e07p+0, -0x1.bbdfccc8c2c2p-1, 0x1.978c5eedd66d8p+0, -0x1.ea7896fe26469p-3,
        -0x1.b53f198c19549p+0, 0x1.4bb824bd4cd78p-3, -0x1.efd5e9b1b6f4bp-4};
    // 23: rand of float, 1
    static constexpr float sequence_23[1] = {0x1.d6a4e8p-3f};
};

}  // namespace heed_reference::random
