// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Reference values: the self-attention lesson, computed by the lesson's PyTorch code.
// Generated: do not edit. Regenerate with: /usr/bin/python3 tests/reference/generate.py
// Recorded with: torch 1.13.0a0, CPU, AVX2, one thread. Seeds: 42 (torch.manual_seed).
// Element type: float; members *_double are computed in double from the float x and w_*
//
// x [1, 4, 8], w_q w_k w_v [8, 4], all others [1, 4, 4]: flat, row-major.
//   lesson::            as PyTorch computes on x86-64 with AVX2 or AVX-512
//   lesson::portable::  the same names, as it computes without vector units (ATEN_CPU_CAPABILITY=default): randn then
//                       takes log, sin and cos from the C library, which changes last bits of x and of all that follows
//   sdpa_output         torch.nn.functional._scaled_dot_product_attention(q, k, v), torch 1.13's own function: it has
//                       no scale argument, its fixed scale 1/sqrt(4) is the lesson's 0.5
//   printed_*           the numbers as the lesson prints them, with one unit of the last printed digit
// Of the 96 printed numbers, to one unit / to the last digit: AVX2 96 / 91, portable 96 / 95.

#pragma once

#include <cstddef>

// clang-format off

namespace heed_reference::lesson {

inline constexpr std::size_t batch = 1, positions = 4, model = 8, dk = 4, dv = 4;

inline constexpr float x[32] = {
    0x1.ed4a52p+0f, 0x1.7cbea6p+0f, 0x1.cd2acep-1f, -0x1.0d81b6p+1f, 0x1.5b59aap-1f, -0x1.3c0b22p+0f,
    -0x1.60cf0cp-5f, -0x1.9acb74p+0f, -0x1.8117ep-1f, 0x1.a612b6p+0f, -0x1.91e5ecp-2f, -0x1.6752ccp+0f,
    -0x1.74acdcp-1f, -0x1.1e6da2p-1f, -0x1.89a54p-1f, 0x1.865f3ep-1f, 0x1.a46ee2p+0f, -0x1.46db0ap-3f,
    -0x1.fd55c8p-2f, 0x1.c223bp-2f, -0x1.8429c4p-1f, 0x1.140cap+0f, 0x1.9a0288p-1f, 0x1.ae3d26p+0f, 0x1.4774b2p+0f,
    0x1.4be25ep+0f, 0x1.388f1p-1f, 0x1.55b16p+0f, -0x1.da5ddap-3f, 0x1.5618p-5f, -0x1.019cf4p-2f, 0x1.b83f6p-1f};

inline constexpr float w_q[32] = {
    -0x1.6279fap+0f, -0x1.be12aap-1f, -0x1.c97412p-3f, 0x1.b7a5p+0f, 0x1.46889p-2f, -0x1.b2b51ap-2f, 0x1.390ee8p-2f,
    -0x1.8c9764p-1f, -0x1.8ebd12p+0f, 0x1.fdc404p-1f, -0x1.c2734ap-1f, -0x1.33c8e4p-1f, -0x1.462ec6p+0f,
    0x1.0fb76cp+1f, -0x1.3c123ap+0f, -0x1.f39fb2p-2f, -0x1.d3e09cp-1f, -0x1.50f75ep-1f, 0x1.3f95f6p-4f,
    0x1.0d36cep-1f, -0x1.f3b41ap-2f, 0x1.30fd9p+0f, -0x1.a0c59cp-1f, -0x1.78d40cp-1f, -0x1.673b4p+0f,
    0x1.26f12ap-5f, -0x1.0400bep-4f, 0x1.59ea32p-1f, -0x1.909df6p-4f, 0x1.d8375p+0f, -0x1.2f3dd8p+0f, 0x1.62304ap+0f};

inline constexpr float w_k[32] = {
    0x1.71f44ap+0f, 0x1.b67bb4p-1f, 0x1.1be9e8p+1f, 0x1.0bdc5ap-1f, 0x1.62f758p-2f, -0x1.942282p-3f,
    -0x1.0df98ap+0f, 0x1.472ab8p+0f, -0x1.60a538p-3f, 0x1.0c2ep-1f, 0x1.cfd89p-5f, 0x1.b486fap-2f, 0x1.26671p-1f,
    -0x1.48901p-1f, -0x1.1a6b44p+1f, -0x1.806942p-1f, 0x1.64209ap-7f, -0x1.5adf46p-2f, -0x1.5736c6p+0f,
    -0x1.2bb5bp-1f, 0x1.12874p-1f, 0x1.0c9b56p-1f, 0x1.2425cap+0f, 0x1.a71078p-5f, 0x1.7ce746p-1f, -0x1.ed2476p-2f,
    -0x1.0ca9dp+0f, 0x1.35323ap-1f, -0x1.b8e854p+0f, -0x1.a7d152p-1f, 0x1.55af18p+0f, 0x1.ef24ecp-2f};

inline constexpr float w_v[32] = {
    -0x1.4138cp+1f, 0x1.f3b68cp-2f, 0x1.91b55ep-1f, 0x1.d55b02p-6f, 0x1.481114p-1f, 0x1.2a9f68p-1f, 0x1.11221cp+0f,
    -0x1.ccf502p-2f, -0x1.7b6d84p-3f, 0x1.81699cp-1f, 0x1.9e78d4p-2f, 0x1.6d7f94p-3f, 0x1.0f447p-2f, 0x1.45ee5cp+0f,
    -0x1.57a292p-10f, -0x1.36e3e8p-2f, -0x1.74ffdcp+0f, -0x1.a32a46p-4f, -0x1.32c43p-1f, 0x1.e8817ap-2f,
    0x1.73cd8p-1f, 0x1.755ba8p-4f, -0x1.8e671cp-2f, 0x1.0e4b12p-1f, -0x1.9fad82p-7f, 0x1.ed3b98p-3f, 0x1.0f6eb4p-3f,
    0x1.874a8cp-1f, 0x1.18528ep+0f, 0x1.5c0c6p-2f, 0x1.709f94p-1f, 0x1.a5480ap-2f};

inline constexpr float q[16] = {
    -0x1.6daa16p-1f, -0x1.58605ap+3f, 0x1.32bd9p+2f, 0x1.a8bc8p+0f, 0x1.7a3348p+2f, -0x1.1ca134p+1f, 0x1.25b43cp+1f,
    -0x1.156384p+0f, -0x1.9dad26p+1f, 0x1.fe61acp+1f, -0x1.bfe808p+1f, 0x1.2cf734p+2f, -0x1.c647a8p+1f,
    0x1.c71e4cp+1f, -0x1.9083ap+1f, 0x1.0a9dbap+0f};

inline constexpr float k[16] = {
    0x1.00bcdcp+2f, 0x1.d35c28p+1f, 0x1.7e5d78p+1f, 0x1.ce2fb8p+1f, -0x1.b9555ep+1f, -0x1.2a0c18p-1f,
    0x1.d461cep+0f, 0x1.736948p+1f, 0x1.daf28p-1f, -0x1.e2bf8p-5f, 0x1.9d9d4ap+2f, 0x1.e8ac56p+0f, 0x1.4fe2ccp+0f,
    -0x1.7fc3e8p-3f, 0x1.51606p-2f, 0x1.fc5854p+0f};

inline constexpr float v[16] = {
    -0x1.07f6fp+3f, -0x1.dd7f06p-1f, 0x1.307cf8p+1f, -0x1.abc5b2p-1f, 0x1.093378p+2f, -0x1.63f298p+0f,
    0x1.0e6e2cp+1f, -0x1.52f87p+0f, -0x1.3075p-2f, 0x1.d565a4p+0f, 0x1.22333p+1f, 0x1.685d7ap+0f, -0x1.a70faep-1f,
    0x1.e63244p+1f, 0x1.ab915p+1f, -0x1.8a56d4p-1f};

inline constexpr float scores[16] = {
    -0x1.5d9cdep+3f, 0x1.64f744p+3f, 0x1.10e84cp+4f, 0x1.7d0124p+1f, 0x1.28740ap+3f, -0x1.206c9cp+3f,
    0x1.25f9f8p+3f, 0x1.b190e8p+1f, 0x1.03e1f6p+2f, 0x1.010a0ap+3f, -0x1.0defe6p+3f, 0x1.994b1cp+0f,
    -0x1.b5d6f4p+1f, 0x1.ddb488p+1f, -0x1.5bc56p+3f, -0x1.12488cp+1f};

inline constexpr float weights[16] = {
    0x1.8b30a4p-41f, 0x1.6589ap-9f, 0x1.fe9a5ep-1f, 0x1.9aedbep-21f, 0x1.09840ep-1f, 0x1.9b4272p-28f,
    0x1.eb7acap-2f, 0x1.7d1a4ap-10f, 0x1.2e7a9ep-6f, 0x1.f5bdcap-1f, 0x1.289f56p-24f, 0x1.9cb4d8p-10f,
    0x1.98eb32p-11f, 0x1.fe2ad8p-1f, 0x1.e84ad2p-22f, 0x1.6ede84p-9f};

inline constexpr float output[16] = {
    -0x1.240d66p-2f, 0x1.d32564p+0f, 0x1.22256ap+1f, 0x1.667502p+0f, -0x1.1afc8p+2f, 0x1.9b93e2p-2f, 0x1.29cf3p+1f,
    0x1.ee0c98p-3f, 0x1.f41d7cp+1f, -0x1.5fb14cp+0f, 0x1.0f4e76p+1f, -0x1.507016p+0f, 0x1.07b128p+2f,
    -0x1.60234ap+0f, 0x1.0ee59p+1f, -0x1.5279c6p+0f};

inline constexpr float sdpa_output[16] = {
    -0x1.240d66p-2f, 0x1.d32564p+0f, 0x1.22256ap+1f, 0x1.667502p+0f, -0x1.1afc8p+2f, 0x1.9b93e2p-2f, 0x1.29cf3p+1f,
    0x1.ee0c98p-3f, 0x1.f41d7cp+1f, -0x1.5fb14cp+0f, 0x1.0f4e76p+1f, -0x1.507016p+0f, 0x1.07b128p+2f,
    -0x1.60234ap+0f, 0x1.0ee59p+1f, -0x1.5279c6p+0f};

inline constexpr double q_double[16] = {
    -0x1.6daa1c5a72d7p-1, -0x1.586058e62de9ep+3, 0x1.32bd9068c2d94p+2, 0x1.a8bc82257451ap+0, 0x1.7a33482202f7p+2,
    -0x1.1ca1361526d28p+1, 0x1.25b43a3b5bc6ep+1, -0x1.156384f8f956p+0, -0x1.9dad245b0250ap+1, 0x1.fe61ad055af0bp+1,
    -0x1.bfe80803afb6ap+1, 0x1.2cf733466303ap+2, -0x1.c647a9b33e184p+1, 0x1.c71e4d21a775ep+1, -0x1.9083a253f86d9p+1,
    0x1.0a9db99489384p+0};

inline constexpr double k_double[16] = {
    0x1.00bcdd1c37c88p+2, 0x1.d35c29693cbcp+1, 0x1.7e5d7508e167cp+1, 0x1.ce2fba4b2aca8p+1, -0x1.b9555deb2dc3bp+1,
    -0x1.2a0c15f8cd55p-1, 0x1.d461cb1d9d6c8p+0, 0x1.736949144b14ep+1, 0x1.daf277e801754p-1, -0x1.e2bf751b0916p-5,
    0x1.9d9d4ae3fcd1ep+2, 0x1.e8ac5446ac11p+0, 0x1.4fe2d340b4cbcp+0, -0x1.7fc3e9919a79p-3, 0x1.51606ad39eeep-2,
    0x1.fc5853ae3c23p+0};

inline constexpr double v_double[16] = {
    -0x1.07f6eff245e6fp+3, -0x1.dd7f02e82438p-1, 0x1.307cf8cbc1a6cp+1, -0x1.abc5afe286b96p-1, 0x1.09337859750f8p+2,
    -0x1.63f29932617b4p+0, 0x1.0e6e2a704691p+1, -0x1.52f870c5846c8p+0, -0x1.3074f15fa9a2p-2, 0x1.d565a280be21cp+0,
    0x1.22332e81e795bp+1, 0x1.685d7a534fc4bp+0, -0x1.a70faef025022p-1, 0x1.e6324174d2992p+1, 0x1.ab9153c430daap+1,
    -0x1.8a56d6c97b652p-1};

inline constexpr double scores_double[16] = {
    -0x1.5d9ce00798952p+3, 0x1.64f7443db17c2p+3, 0x1.10e84e5c4602p+4, 0x1.7d01250a608dep+1, 0x1.287408cfbdc9bp+3,
    -0x1.206c9d33a624cp+3, 0x1.25f9f64405ba9p+3, 0x1.b190f4922b3f3p+1, 0x1.03e1fc4457e83p+2, 0x1.010a0aec2a30ep+3,
    -0x1.0defe7cf4650ep+3, 0x1.994b074db131cp+0, -0x1.b5d6f45fdf2aep+1, 0x1.ddb48a64b6fa8p+1, -0x1.5bc561e409025p+3,
    -0x1.12489463b0859p+1};

inline constexpr double weights_double[16] = {
    0x1.8b30699bf7b5ap-41, 0x1.65896cbc89019p-9, 0x1.fe9a5ce468cf9p-1, 0x1.9aed91c3d117ap-21, 0x1.09841006c8f9fp-1,
    0x1.9b428e3466f17p-28, 0x1.eb7ac50ad12eep-2, 0x1.7d1a80cc39b0ap-10, 0x1.2e7ab528c53fdp-6, 0x1.f5bdcdb1d1847p-1,
    0x1.289f3f09ef412p-24, 0x1.9cb4a753a6dd1p-10, 0x1.98eb27fc3aecap-11, 0x1.fe2ad78da04bap-1,
    0x1.e84aaaea0c1a7p-22, 0x1.6ede660b4e466p-9};

inline constexpr double output_double[16] = {
    -0x1.240d582925106p-2, 0x1.d325622eeef68p+0, 0x1.2225673828f93p+1, 0x1.6675033e49044p+0, -0x1.1afc81c6807a6p+2,
    0x1.9b93d2b654a3bp-2, 0x1.29cf2f0152a84p+1, 0x1.ee0c8a6196463p-3, 0x1.f41d7c9c1289ap+1, -0x1.5fb14e4435ab8p+0,
    0x1.0f4e76900ba02p+1, -0x1.5070195d70bc1p+0, 0x1.07b127ae2b7b6p+2, -0x1.60234ab30055ep+0, 0x1.0ee5904770a34p+1,
    -0x1.5279c71ca704ep+0};

namespace portable {

inline constexpr float x[32] = {
    0x1.ed4a4ep+0f, 0x1.7cbea8p+0f, 0x1.cd2acep-1f, -0x1.0d81bap+1f, 0x1.5b59aap-1f, -0x1.3c0b24p+0f,
    -0x1.60cf0ep-5f, -0x1.9acb74p+0f, -0x1.8117fep-1f, 0x1.a612b4p+0f, -0x1.91e5ecp-2f, -0x1.6752c4p+0f,
    -0x1.74acdap-1f, -0x1.1e6d98p-1f, -0x1.89a542p-1f, 0x1.865f3ep-1f, 0x1.a46ee2p+0f, -0x1.46daf6p-3f,
    -0x1.fd55c4p-2f, 0x1.c223aep-2f, -0x1.8429c4p-1f, 0x1.140cap+0f, 0x1.9a0286p-1f, 0x1.ae3d26p+0f, 0x1.4774b2p+0f,
    0x1.4be25ep+0f, 0x1.388f1p-1f, 0x1.55b16p+0f, -0x1.da5ddap-3f, 0x1.5618p-5f, -0x1.019cf4p-2f, 0x1.b83f6p-1f};

inline constexpr float w_q[32] = {
    -0x1.627a02p+0f, -0x1.be12aap-1f, -0x1.c97414p-3f, 0x1.b7a4fap+0f, 0x1.468868p-2f, -0x1.b2b51ap-2f,
    0x1.390ecp-2f, -0x1.8c9764p-1f, -0x1.8ebd0ep+0f, 0x1.fdc404p-1f, -0x1.c2734ap-1f, -0x1.33c902p-1f,
    -0x1.462ecap+0f, 0x1.0fb76cp+1f, -0x1.3c123ep+0f, -0x1.f39fb2p-2f, -0x1.d3e09cp-1f, -0x1.50f75ep-1f,
    0x1.3f95f6p-4f, 0x1.0d36cep-1f, -0x1.f3b41ap-2f, 0x1.30fd92p+0f, -0x1.a0c59cp-1f, -0x1.78d40ep-1f,
    -0x1.673b4p+0f, 0x1.26f17ep-5f, -0x1.0400bep-4f, 0x1.59ea32p-1f, -0x1.909df6p-4f, 0x1.d8375p+0f,
    -0x1.2f3dd8p+0f, 0x1.62304ap+0f};

inline constexpr float w_k[32] = {
    0x1.71f448p+0f, 0x1.b67bb6p-1f, 0x1.1be9e8p+1f, 0x1.0bdc5cp-1f, 0x1.62f758p-2f, -0x1.942282p-3f,
    -0x1.0df99ap+0f, 0x1.472abp+0f, -0x1.60a594p-3f, 0x1.0c2ep-1f, 0x1.cfd88ep-5f, 0x1.b486fcp-2f, 0x1.26671p-1f,
    -0x1.489012p-1f, -0x1.1a6b4p+1f, -0x1.806956p-1f, 0x1.64209ap-7f, -0x1.5adf58p-2f, -0x1.5736ccp+0f,
    -0x1.2bb5bp-1f, 0x1.128742p-1f, 0x1.0c9b56p-1f, 0x1.2425ccp+0f, 0x1.a71096p-5f, 0x1.7ce746p-1f, -0x1.ed246ep-2f,
    -0x1.0ca9cap+0f, 0x1.35323ap-1f, -0x1.b8e854p+0f, -0x1.a7d152p-1f, 0x1.55af16p+0f, 0x1.ef24eap-2f};

inline constexpr float w_v[32] = {
    -0x1.4138cp+1f, 0x1.f3b68cp-2f, 0x1.91b55ep-1f, 0x1.d55b1ap-6f, 0x1.481114p-1f, 0x1.2a9f68p-1f, 0x1.11221cp+0f,
    -0x1.ccf506p-2f, -0x1.7b6d82p-3f, 0x1.81699cp-1f, 0x1.9e78d4p-2f, 0x1.6d7f94p-3f, 0x1.0f447p-2f, 0x1.45ee5cp+0f,
    -0x1.57a292p-10f, -0x1.36e3ep-2f, -0x1.74ffdcp+0f, -0x1.a32a46p-4f, -0x1.32c43p-1f, 0x1.e8817ap-2f,
    0x1.73cd8p-1f, 0x1.755ba8p-4f, -0x1.8e671cp-2f, 0x1.0e4b12p-1f, -0x1.9fad82p-7f, 0x1.ed3b98p-3f, 0x1.0f6eb4p-3f,
    0x1.874a8cp-1f, 0x1.18528ep+0f, 0x1.5c0c6p-2f, 0x1.709f92p-1f, 0x1.a5480ap-2f};

inline constexpr float q[16] = {
    -0x1.6daa1cp-1f, -0x1.58605cp+3f, 0x1.32bd92p+2f, 0x1.a8bc64p+0f, 0x1.7a3348p+2f, -0x1.1ca124p+1f,
    0x1.25b43p+1f, -0x1.15639cp+0f, -0x1.9dad2ap+1f, 0x1.fe61bp+1f, -0x1.bfe808p+1f, 0x1.2cf732p+2f,
    -0x1.c647b8p+1f, 0x1.c71e4cp+1f, -0x1.9083acp+1f, 0x1.0a9daap+0f};

inline constexpr float k[16] = {
    0x1.00bcd6p+2f, 0x1.d35c28p+1f, 0x1.7e5d62p+1f, 0x1.ce2fcp+1f, -0x1.b95562p+1f, -0x1.2a0c3p-1f, 0x1.d4617ap+0f,
    0x1.73694p+1f, 0x1.daf288p-1f, -0x1.e2be8p-5f, 0x1.9d9d5p+2f, 0x1.e8ac58p+0f, 0x1.4fe2ccp+0f, -0x1.7fc3ep-3f,
    0x1.516034p-2f, 0x1.fc583ep+0f};

inline constexpr float v[16] = {
    -0x1.07f6eep+3f, -0x1.dd7f16p-1f, 0x1.307cf8p+1f, -0x1.abc5b8p-1f, 0x1.093382p+2f, -0x1.63f294p+0f,
    0x1.0e6e22p+1f, -0x1.52f874p+0f, -0x1.3075p-2f, 0x1.d565a4p+0f, 0x1.22333p+1f, 0x1.685d7ap+0f, -0x1.a70faep-1f,
    0x1.e63244p+1f, 0x1.ab915p+1f, -0x1.8a56d4p-1f};

inline constexpr float scores[16] = {
    -0x1.5d9cf4p+3f, 0x1.64f73p+3f, 0x1.10e84ep+4f, 0x1.7d00fcp+1f, 0x1.2873f8p+3f, -0x1.206cbp+3f, 0x1.25f9eep+3f,
    0x1.b190dap+1f, 0x1.03e21ap+2f, 0x1.010a18p+3f, -0x1.0defecp+3f, 0x1.994aecp+0f, -0x1.b5d6f6p+1f,
    0x1.ddb4c4p+1f, -0x1.5bc572p+3f, -0x1.12489cp+1f};

inline constexpr float weights[16] = {
    0x1.8b2f7ep-41f, 0x1.658894p-9f, 0x1.fe9a5ep-1f, 0x1.9aed24p-21f, 0x1.0983ecp-1f, 0x1.9b423ep-28f,
    0x1.eb7b08p-2f, 0x1.7d1ac2p-10f, 0x1.2e7ac4p-6f, 0x1.f5bdcap-1f, 0x1.289e9ep-24f, 0x1.9cb3d6p-10f,
    0x1.98ea7p-11f, 0x1.fe2ad8p-1f, 0x1.e848cap-22f, 0x1.6eddacp-9f};

inline constexpr float output[16] = {
    -0x1.240d6ep-2f, 0x1.d32564p+0f, 0x1.22256ap+1f, 0x1.667504p+0f, -0x1.1afc5cp+2f, 0x1.9b9482p-2f,
    0x1.29cf2cp+1f, 0x1.ee0dacp-3f, 0x1.f41d8ap+1f, -0x1.5fb148p+0f, 0x1.0f4e6cp+1f, -0x1.50701ap+0f,
    0x1.07b134p+2f, -0x1.602348p+0f, 0x1.0ee586p+1f, -0x1.5279cap+0f};

inline constexpr float sdpa_output[16] = {
    -0x1.240d6ep-2f, 0x1.d32564p+0f, 0x1.22256ap+1f, 0x1.667504p+0f, -0x1.1afc5cp+2f, 0x1.9b947ep-2f,
    0x1.29cf2cp+1f, 0x1.ee0dacp-3f, 0x1.f41d8ap+1f, -0x1.5fb148p+0f, 0x1.0f4e6cp+1f, -0x1.50701ap+0f,
    0x1.07b134p+2f, -0x1.602348p+0f, 0x1.0ee586p+1f, -0x1.5279cap+0f};

inline constexpr double q_double[16] = {
    -0x1.6daa1e0355bdp-1, -0x1.58605b503624ap+3, 0x1.32bd91edfc3ecp+2, 0x1.a8bc67391953p+0, 0x1.7a3348860abbep+2,
    -0x1.1ca12591e322p+1, 0x1.25b42f5b2b2c4p+1, -0x1.156399f51b2bp+0, -0x1.9dad2b5c5c426p+1, 0x1.fe61ae919a26ep+1,
    -0x1.bfe80804aa25bp+1, 0x1.2cf731aa313bfp+2, -0x1.c647b6bf50664p+1, 0x1.c71e4cd7d0b5cp+1, -0x1.9083aba3b599dp+1,
    0x1.0a9da8b4eb544p+0};

inline constexpr double k_double[16] = {
    0x1.00bcd68c0a42ep+2, 0x1.d35c2a0144ffp+1, 0x1.7e5d611e488ecp+1, 0x1.ce2fc30c2d28cp+1, -0x1.b9556319c7295p+1,
    -0x1.2a0c2ed503ffp-1, 0x1.d461773e73364p+0, 0x1.73693fe7a7e4ap+1, 0x1.daf27e427d664p-1, -0x1.e2be938b0f4ap-5,
    0x1.9d9d4e58ab6ep+2, 0x1.e8ac561d2cfe8p+0, 0x1.4fe2c9b7458bcp+0, -0x1.7fc3e5b34d64p-3, 0x1.51603b6415e2p-2,
    0x1.fc583d27c9c5p+0};

inline constexpr double v_double[16] = {
    -0x1.07f6eef31aa68p+3, -0x1.dd7f193e44186p-1, 0x1.307cf97c76199p+1, -0x1.abc5b93735adep-1, 0x1.0933827de55a9p+2,
    -0x1.63f29762a8032p+0, 0x1.0e6e21c32479cp+1, -0x1.52f8751d89062p+0, -0x1.3074ecaf053dp-2, 0x1.d565a3d61b90cp+0,
    0x1.22332f23214f2p+1, 0x1.685d7a6bb4977p+0, -0x1.a70faea2013e2p-1, 0x1.e6324174d2992p+1, 0x1.ab9153562102ap+1,
    -0x1.8a56d314e31bap-1};

inline constexpr double scores_double[16] = {
    -0x1.5d9cf354450a9p+3, 0x1.64f72ebb6390bp+3, 0x1.10e84db7e703cp+4, 0x1.7d0101a86aa57p+1, 0x1.2873f72f0b87fp+3,
    -0x1.206cb1eb3945p+3, 0x1.25f9ecff2ce78p+3, 0x1.b190d844b441dp+1, 0x1.03e21aa82d29ep+2, 0x1.010a189b2c57p+3,
    -0x1.0defeac5daa2cp+3, 0x1.994ae7962d2a8p+0, -0x1.b5d6f024b1041p+1, 0x1.ddb4c7309789cp+1, -0x1.5bc56ea89fa14p+3,
    -0x1.12489a8758b86p+1};

inline constexpr double weights_double[16] = {
    0x1.8b2f8bcedc6c1p-41, 0x1.65888b6197f2bp-9, 0x1.fe9a5dc5c9c6fp-1, 0x1.9aed315f55c47p-21, 0x1.0983ee9c70daep-1,
    0x1.9b4232be41ab6p-28, 0x1.eb7b0791cc5f3p-2, 0x1.7d1ace815e48ep-10, 0x1.2e7ac371babc8p-6, 0x1.f5bdcdb1593a5p-1,
    0x1.289ea4bb48e24p-24, 0x1.9cb3c3b74ccbap-10, 0x1.98ea74049709ap-11, 0x1.fe2ad879daa9ap-1,
    0x1.e849010c5c1fbp-22, 0x1.6edda6dc283cbp-9};

inline constexpr double output_double[16] = {
    -0x1.240d5adc142bdp-2, 0x1.d32564efe1ba6p+0, 0x1.222567db95p+1, 0x1.667504876a65ap+0, -0x1.1afc5f65d36b9p+2,
    0x1.9b947791a16c7p-2, 0x1.29cf2ec5e1c6fp+1, 0x1.ee0da1eab71bbp-3, 0x1.f41d8fbb21437p+1, -0x1.5fb14dbfaab01p+0,
    0x1.0f4e6df72da57p+1, -0x1.50701db8163e7p+0, 0x1.07b132863d62cp+2, -0x1.60234ae18f631p+0, 0x1.0ee587646a7bcp+1,
    -0x1.5279cbb04e613p+0};

}  // namespace portable

struct printed {
    double value;
    double unit;
};

inline constexpr printed printed_q[16] = {
    {-0.7142, 1e-4}, {-10.7618, 1e-4}, {4.7928, 1e-4}, {1.6591, 1e-4},
    {5.9094, 1e-4}, {-2.2237, 1e-4}, {2.2946, 1e-4}, {-1.0836, 1e-4},
    {-3.2318, 1e-4}, {3.9874, 1e-4}, {-3.4993, 1e-4}, {4.7026, 1e-4},
    {-3.5491, 1e-4}, {3.5556, 1e-4}, {-3.1290, 1e-4}, {1.0415, 1e-4}};

inline constexpr printed printed_k[16] = {
    {4.0115, 1e-4}, {3.6513, 1e-4}, {2.9872, 1e-4}, {3.6108, 1e-4},
    {-3.4479, 1e-4}, {-0.5821, 1e-4}, {1.8296, 1e-4}, {2.9016, 1e-4},
    {0.9276, 1e-4}, {-0.0589, 1e-4}, {6.4627, 1e-4}, {1.9089, 1e-4},
    {1.3121, 1e-4}, {-0.1874, 1e-4}, {0.3295, 1e-4}, {1.9857, 1e-4}};

inline constexpr printed printed_v[16] = {
    {-8.2489, 1e-4}, {-0.9326, 1e-4}, {2.3788, 1e-4}, {-0.8355, 1e-4},
    {4.1438, 1e-4}, {-1.3904, 1e-4}, {2.1127, 1e-4}, {-1.3241, 1e-4},
    {-0.2973, 1e-4}, {1.8336, 1e-4}, {2.2672, 1e-4}, {1.4077, 1e-4},
    {-0.8263, 1e-4}, {3.7984, 1e-4}, {3.3404, 1e-4}, {-0.7702, 1e-4}};

inline constexpr printed printed_scores[16] = {
    {-10.9254, 1e-4}, {11.1552, 1e-4}, {17.0567, 1e-4}, {2.9766, 1e-4},
    {9.2642, 1e-4}, {-9.0133, 1e-4}, {9.1868, 1e-4}, {3.3872, 1e-4},
    {4.0607, 1e-4}, {8.0325, 1e-4}, {-8.4355, 1e-4}, {1.5988, 1e-4},
    {-3.4206, 1e-4}, {3.7321, 1e-4}, {-10.8679, 1e-4}, {-2.1428, 1e-4}};

inline constexpr printed printed_weights[16] = {
    {7.02e-13, 1e-15}, {2.73e-03, 1e-5}, {9.97e-01, 1e-3}, {7.65e-07, 1e-9},
    {5.19e-01, 1e-3}, {5.98e-09, 1e-11}, {4.80e-01, 1e-3}, {1.45e-03, 1e-5},
    {1.85e-02, 1e-4}, {9.80e-01, 1e-3}, {6.91e-08, 1e-10}, {1.57e-03, 1e-5},
    {7.80e-04, 1e-6}, {9.96e-01, 1e-3}, {4.55e-07, 1e-9}, {2.80e-03, 1e-5}};

inline constexpr printed printed_output[16] = {
    {-0.2852, 1e-4}, {1.8248, 1e-4}, {2.2668, 1e-4}, {1.4002, 1e-4},
    {-4.4217, 1e-4}, {0.4019, 1e-4}, {2.3266, 1e-4}, {0.2412, 1e-4},
    {3.9072, 1e-4}, {-1.3738, 1e-4}, {2.1196, 1e-4}, {-1.3142, 1e-4},
    {4.1202, 1e-4}, {-1.3755, 1e-4}, {2.1164, 1e-4}, {-1.3222, 1e-4}};

}  // namespace heed_reference::lesson
