// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#include "../support/catch.hpp"

#include "../support/both_times.hpp"

#include <heed/math/abs.hpp>
#include <heed/math/cos.hpp>
#include <heed/math/sin.hpp>
#include <heed/math/tan.hpp>

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

// Values correctly rounded by MPFR 4.2.0. The last 16 floats of each table are those whose image lies nearest to the
// middle between two floats, of all 2^32. Among the doubles are those nearest to a multiple of pi/2, of all, and within
// each twelve of every 43 powers of two, so that every word of 1/pi counts, and some with the greatest errors found.
constexpr known<float> sin_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-149f, 0x1p-149f},
    {-0x1p-149f, -0x1p-149f},
    {0x1.fffffcp-127f, 0x1.fffffcp-127f},
    {0x1p-126f, 0x1p-126f},
    {0x1p-64f, 0x1p-64f},
    {0x1p-12f, 0x1p-12f},
    {0x1.6a09e6p-12f, 0x1.6a09e6p-12f},
    {0x1p-11f, 0x1.fffffep-12f},
    {-0x1p-11f, -0x1.fffffep-12f},
    {0x1p-1f, 0x1.eaee88p-2f},
    {-0x1p-1f, -0x1.eaee88p-2f},
    {0x1.0c1524p-1f, 0x1p-1f},
    {0x1.921fb6p-1f, 0x1.6a09e6p-1f},
    {0x1p+0f, 0x1.aed548p-1f},
    {-0x1p+0f, -0x1.aed548p-1f},
    {0x1.921fb4p+0f, 0x1p+0f},
    {0x1.921fb6p+0f, 0x1p+0f},
    {0x1.921fb8p+0f, 0x1p+0f},
    {0x1p+1f, 0x1.d18f6ep-1f},
    {0x1.921fb4p+1f, 0x1.4442d2p-23f},
    {0x1.921fb6p+1f, -0x1.777a5cp-24f},
    {-0x1.921fb6p+1f, 0x1.777a5cp-24f},
    {0x1.921fb8p+1f, -0x1.5dde98p-22f},
    {0x1.2d97c8p+2f, -0x1p+0f},
    {0x1.921fb6p+2f, 0x1.777a5cp-23f},
    {0x1.4p+3f, -0x1.1689fp-1f},
    {0x1.9p+6f, -0x1.03425cp-1f},
    {-0x1.f4p+9f, -0x1.a75cc2p-1f},
    {0x1.921fb6p+10f, 0x1.777a5cp-15f},
    {0x1p+23f, 0x1.ba9f46p-2f},
    {0x1p+24f, -0x1.8f22f8p-1f},
    {0x1.000002p+24f, 0x1.c9b0c8p-1f},
    {0x1p+31f, -0x1.f14f92p-1f},
    {0x1p+32f, -0x1.d91302p-2f},
    {0x1p+64f, 0x1.82a354p-6f},
    {0x1.2a05f2p+33f, -0x1.f334c8p-2f},
    {0x1p+127f, 0x1.3f2c62p-1f},
    {0x1.fffffep+127f, -0x1.0b3366p-1f},
    {-0x1.fffffep+127f, 0x1.0b3366p-1f},
    {inf_f, nan_f},
    {-inf_f, nan_f},
    {nan_f, nan_f},
    {0x1.487e0cp+103f, 0x1.287508p-2f},
    {0x1.33333p+13f, -0x1.63f4bap-2f},
    {0x1.95f654p+44f, -0x1.fcf42ep-1f},
    {0x1.524856p+80f, -0x1.ff5702p-1f},
    {0x1.e35bc6p+7f, 0x1.c5b4acp-3f},
    {0x1.411b04p+63f, 0x1.58ed1p-1f},
    {0x1.b559b6p+117f, 0x1.b50776p-2f},
    {0x1.8d9d8p+73f, -0x1.d32b7ap-1f},
    {0x1.a3eda6p+116f, -0x1.f511dcp-1f},
    {0x1.bf908ep+68f, -0x1.0129bep-1f},
    {0x1.5bad12p+60f, -0x1.e9f93cp-1f},
    {0x1.6ad26ep+32f, -0x1.fff96ep-1f},
    {0x1.79dd1ep+75f, 0x1.61be72p-1f},
    {0x1.02f61p+118f, 0x1.36927cp-3f},
    {0x1.e68b32p+91f, -0x1.b6a26ap-1f},
    {0x1.e7061ep-2f, 0x1.d4de8ap-2f},
};
constexpr known<double> sin_of_double[] = {
    {0x0p+0, 0x0p+0},
    {-0x0p+0, -0x0p+0},
    {0x0.0000000000001p-1022, 0x0.0000000000001p-1022},
    {-0x0.0000000000001p-1022, -0x0.0000000000001p-1022},
    {0x1p-1022, 0x1p-1022},
    {0x1.fffffffffffffp-28, 0x1.fffffffffffffp-28},
    {0x1p-27, 0x1p-27},
    {0x1p-26, 0x1p-26},
    {0x1p-12, 0x1.ffffffaaaaaabp-13},
    {0x1p-1, 0x1.eaee8744b05fp-2},
    {-0x1p-1, -0x1.eaee8744b05fp-2},
    {0x1.0c152382d7365p-1, 0x1.fffffffffffffp-2},
    {0x1.921fb54442d17p-1, 0x1.6a09e667f3bccp-1},
    {0x1.921fb54442d18p-1, 0x1.6a09e667f3bccp-1},
    {0x1.921fb54442d19p-1, 0x1.6a09e667f3bcdp-1},
    {0x1p+0, 0x1.aed548f090ceep-1},
    {-0x1p+0, -0x1.aed548f090ceep-1},
    {0x1.921fb54442d17p+0, 0x1p+0},
    {0x1.921fb54442d18p+0, 0x1p+0},
    {0x1.921fb54442d19p+0, 0x1p+0},
    {0x1p+1, 0x1.d18f6ead1b446p-1},
    {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53},
    {-0x1.921fb54442d18p+1, -0x1.1a62633145c07p-53},
    {0x1.921fb54442d19p+1, -0x1.72cece675d1fdp-52},
    {0x1.2d97c7f3321d2p+2, -0x1p+0},
    {0x1.4p+3, -0x1.1689ef5f34f52p-1},
    {0x1.9p+6, -0x1.03425b78c4db8p-1},
    {-0x1.f4p+9, -0x1.a75cc150a206bp-1},
    {0x1.921fb54442d18p+15, -0x1.1a62633145c07p-39},
    {0x1.fffffffffffffp+18, 0x1.57481ec7171cap-3},
    {0x1p+19, 0x1.57481ec90fde3p-3},
    {0x1.0000000000001p+19, 0x1.57481ecd01616p-3},
    {0x1.0f0cf064dd592p+73, -0x1.b453ab76bf397p-1},
    {0x1p+53, -0x1.b2a66c8f35586p-1},
    {0x1p+63, 0x1.fff6dfd42dc54p-1},
    {0x1p+64, 0x1.82a353118793dp-6},
    {0x1.6ac5b262ca1ffp+849, 0x1p+0},
    {0x1.6ac5b262ca1ffp+850, -0x1.14ae72e6ba22fp-60},
    {0x1p+1023, 0x1.205248cbdb76p-1},
    {0x1.fffffffffffffp+1023, 0x1.452fc98b34e97p-8},
    {-0x1.fffffffffffffp+1023, -0x1.452fc98b34e97p-8},
    {0x1.1ccf385ebc8ap+1023, 0x1.d0472b6b4d936p-2},
    {inf_d, nan_d},
    {-inf_d, nan_d},
    {nan_d, nan_d},
    {0x1.7d3c6a1b2e9f5p+19, -0x1.50fd08e5f0cb3p-1},
    {0x1.2b6f0d5c48a37p+21, -0x1.40503a0550939p-3},
    {-0x1.c4d19e8f7a263p+24, 0x1.c9e3b761609cbp-1},
    {0x1.67e57cdd4dc54p+15, -0x1p+0},
    {0x1.39c6fd67805a7p+18, -0x1p+0},
    {0x1.6c6cbc45dc8dep+5, 0x1p+0},
    {0x1.b951f1572eba5p+23, -0x1p+0},
    {0x1.b951f1572eba5p+23, -0x1p+0},
    {0x1.782b7a20df6d4p+67, -0x1p+0},
    {0x1.ae04fdb542be8p+113, 0x1p+0},
    {0x1.205a1c297f6b9p+155, -0x1p+0},
    {0x1.e7e44a78ac18cp+197, -0x1p+0},
    {0x1.69eab0985179bp+246, -0x1p+0},
    {0x1.f1e94f30c9db6p+283, 0x1p+0},
    {0x1.a93b216e8dfbcp+327, -0x1p+0},
    {0x1.de2d078fdf377p+370, -0x1p+0},
    {0x1.e3ca9b6c655cbp+409, 0x1.3b5dbbbe33decp-56},
    {0x1.ac593e47e035bp+458, 0x1p+0},
    {0x1.60507de0cf1d1p+503, -0x1p+0},
    {0x1.3b4801fd74c7ep+543, -0x1p+0},
    {0x1.518acd4fe45e6p+591, -0x1p+0},
    {0x1.f8317487137ddp+634, -0x1p+0},
    {0x1.af4f27e7a4e8dp+669, 0x1p+0},
    {0x1.5ae169cea43d6p+712, -0x1p+0},
    {0x1.d5c8d09f26ebfp+759, -0x1p+0},
    {0x1.52f4fe34c0ep+800, 0x1p+0},
    {0x1.6ac5b262ca1ffp+849, 0x1p+0},
    {0x1.f08b14e1c4d0fp+888, 0x1p+0},
    {0x1.fce36f3ebfe43p+928, 0x1p+0},
    {0x1.6879fdf2468b3p+970, 0x1p+0},
    {0x1.61a3db8c8d129p+1021, -0x1p+0},
    {-0x1.ad00442cd1466p+203, 0x1.66bec0df1cccfp-1},
    {0x1.3ceabfda261edp+433, -0x1.6a02d88cf9c3cp-1},
    {0x1.74ed81cfdfcbep+691, 0x1.6a03922a1433fp-1},
    {-0x1.2a28290a6247bp+11, 0x1.6a52ddffa7a65p-1},
};
constexpr known<float> cos_of_float[] = {
    {0x0p+0f, 0x1p+0f},
    {-0x0p+0f, 0x1p+0f},
    {0x1p-149f, 0x1p+0f},
    {-0x1p-149f, 0x1p+0f},
    {0x1.fffffcp-127f, 0x1p+0f},
    {0x1p-126f, 0x1p+0f},
    {0x1p-64f, 0x1p+0f},
    {0x1p-12f, 0x1p+0f},
    {0x1.6a09e6p-12f, 0x1.fffffep-1f},
    {0x1p-11f, 0x1.fffffcp-1f},
    {-0x1p-11f, 0x1.fffffcp-1f},
    {0x1p-1f, 0x1.c1528p-1f},
    {-0x1p-1f, 0x1.c1528p-1f},
    {0x1.0c1524p-1f, 0x1.bb67aep-1f},
    {0x1.921fb6p-1f, 0x1.6a09e6p-1f},
    {0x1p+0f, 0x1.14a28p-1f},
    {-0x1p+0f, 0x1.14a28p-1f},
    {0x1.921fb4p+0f, 0x1.4442d2p-24f},
    {0x1.921fb6p+0f, -0x1.777a5cp-25f},
    {0x1.921fb8p+0f, -0x1.5dde98p-23f},
    {0x1p+1f, -0x1.aa2266p-2f},
    {0x1.921fb4p+1f, -0x1p+0f},
    {0x1.921fb6p+1f, -0x1p+0f},
    {-0x1.921fb6p+1f, -0x1p+0f},
    {0x1.921fb8p+1f, -0x1p+0f},
    {0x1.2d97c8p+2f, 0x1.99bc5cp-27f},
    {0x1.921fb6p+2f, 0x1p+0f},
    {0x1.4p+3f, -0x1.ad9ac8p-1f},
    {0x1.9p+6f, 0x1.b981dcp-1f},
    {-0x1.f4p+9f, 0x1.1ff026p-1f},
    {0x1.921fb6p+10f, 0x1p+0f},
    {0x1p+23f, -0x1.cdb2cap-1f},
    {0x1p+24f, 0x1.40ad68p-1f},
    {0x1.000002p+24f, 0x1.caf854p-2f},
    {0x1p+31f, 0x1.e70c2ep-3f},
    {0x1p+32f, -0x1.c6160ap-1f},
    {0x1p+64f, -0x1.ffdb8p-1f},
    {0x1.2a05f2p+33f, 0x1.bf098ap-1f},
    {0x1p+127f, 0x1.90571ep-1f},
    {0x1.fffffep+127f, 0x1.b4bf2cp-1f},
    {-0x1.fffffep+127f, 0x1.b4bf2cp-1f},
    {inf_f, nan_f},
    {-inf_f, nan_f},
    {nan_f, nan_f},
    {0x1.2b9622p+67f, 0x1.f0285ep-1f},
    {0x1.887814p+51f, 0x1.84bec4p-1f},
    {0x1.3170fp+63f, 0x1.fe2976p-1f},
    {0x1.96344ep+117f, 0x1.f8a9b4p-1f},
    {0x1.4555p+51f, 0x1.115d7ep-1f},
    {0x1.119ae6p+115f, 0x1.f3176ap-1f},
    {0x1.e072ecp+67f, 0x1.b598acp-2f},
    {0x1.20ffccp-7f, 0x1.fffae8p-1f},
    {0x1.ca46bap+44f, -0x1.078234p-2f},
    {0x1.8f219cp+5f, 0x1.dc9802p-1f},
    {0x1.a8872ap-11f, 0x1.fffff6p-1f},
    {0x1.03b948p+21f, 0x1.61663p-1f},
    {0x1.715668p+117f, 0x1.f6632ap-1f},
    {0x1.b3a7fcp+38f, -0x1.bc30f6p-1f},
    {0x1.6f1b7p+5f, -0x1.50f40ep-2f},
    {0x1.d35c3cp+121f, -0x1.fff3fcp-1f},
};
constexpr known<double> cos_of_double[] = {
    {0x0p+0, 0x1p+0},
    {-0x0p+0, 0x1p+0},
    {0x0.0000000000001p-1022, 0x1p+0},
    {-0x0.0000000000001p-1022, 0x1p+0},
    {0x1p-1022, 0x1p+0},
    {0x1.fffffffffffffp-28, 0x1p+0},
    {0x1p-27, 0x1p+0},
    {0x1p-26, 0x1.fffffffffffffp-1},
    {0x1p-12, 0x1.ffffff0000001p-1},
    {0x1p-1, 0x1.c1528065b7d5p-1},
    {-0x1p-1, 0x1.c1528065b7d5p-1},
    {0x1.0c152382d7365p-1, 0x1.bb67ae8584cabp-1},
    {0x1.921fb54442d17p-1, 0x1.6a09e667f3bcdp-1},
    {0x1.921fb54442d18p-1, 0x1.6a09e667f3bcdp-1},
    {0x1.921fb54442d19p-1, 0x1.6a09e667f3bccp-1},
    {0x1p+0, 0x1.14a280fb5068cp-1},
    {-0x1p+0, 0x1.14a280fb5068cp-1},
    {0x1.921fb54442d17p+0, 0x1.469898cc51702p-52},
    {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54},
    {0x1.921fb54442d19p+0, -0x1.72cece675d1fdp-53},
    {0x1p+1, -0x1.aa22657537205p-2},
    {0x1.921fb54442d18p+1, -0x1p+0},
    {-0x1.921fb54442d18p+1, -0x1p+0},
    {0x1.921fb54442d19p+1, -0x1p+0},
    {0x1.2d97c7f3321d2p+2, -0x1.a79394c9e8a0ap-53},
    {0x1.4p+3, -0x1.ad9ac890c6b1fp-1},
    {0x1.9p+6, 0x1.b981dbf665fdfp-1},
    {-0x1.f4p+9, 0x1.1ff026793f1bbp-1},
    {0x1.921fb54442d18p+15, 0x1p+0},
    {0x1.fffffffffffffp+18, 0x1.f8c1986cbbf43p-1},
    {0x1p+19, 0x1.f8c1986ca67fap-1},
    {0x1.0000000000001p+19, 0x1.f8c1986c7b96ap-1},
    {0x1.0f0cf064dd592p+73, 0x1.0be2cef01c8f4p-1},
    {0x1p+53, -0x1.0e9918bb35aacp-1},
    {0x1p+63, 0x1.82aa375b3c33ep-7},
    {0x1p+64, -0x1.ffdb7fa3fe34dp-1},
    {0x1.6ac5b262ca1ffp+849, -0x1.14ae72e6ba22fp-61},
    {0x1.6ac5b262ca1ffp+850, -0x1p+0},
    {0x1p+1023, -0x1.a719f26c232bfp-1},
    {0x1.fffffffffffffp+1023, -0x1.fffe62ecfab75p-1},
    {-0x1.fffffffffffffp+1023, -0x1.fffe62ecfab75p-1},
    {0x1.1ccf385ebc8ap+1023, -0x1.c859a523ff229p-1},
    {inf_d, nan_d},
    {-inf_d, nan_d},
    {nan_d, nan_d},
    {0x1.7d3c6a1b2e9f5p+19, -0x1.8176e32f13518p-1},
    {0x1.2b6f0d5c48a37p+21, 0x1.f9b2f05bb23c3p-1},
    {-0x1.c4d19e8f7a263p+24, -0x1.ca2ceb98331e8p-2},
    {0x1.67e57cdd4dc54p+15, 0x1.396f53352c401p-53},
    {0x1.39c6fd67805a7p+18, -0x1.988efe18ff83fp-55},
    {0x1.6c6cbc45dc8dep+5, -0x1.6d61b58c99c43p-61},
    {0x1.b951f1572eba5p+23, -0x1.f54f5227a4e84p-60},
    {0x1.b951f1572eba5p+23, -0x1.f54f5227a4e84p-60},
    {0x1.782b7a20df6d4p+67, -0x1.7a6500ca6d83bp-58},
    {0x1.ae04fdb542be8p+113, -0x1.295d050198c11p-55},
    {0x1.205a1c297f6b9p+155, 0x1.391b020c2706fp-55},
    {0x1.e7e44a78ac18cp+197, 0x1.ed415f54c8cb8p-59},
    {0x1.69eab0985179bp+246, -0x1.61ecec9c577fdp-58},
    {0x1.f1e94f30c9db6p+283, -0x1.cc7455303d1b6p-56},
    {0x1.a93b216e8dfbcp+327, 0x1.6ff5c7c00c5a6p-56},
    {0x1.de2d078fdf377p+370, 0x1.8d046e92c963cp-55},
    {0x1.e3ca9b6c655cbp+409, -0x1p+0},
    {0x1.ac593e47e035bp+458, 0x1.5642db7aa8cc8p-55},
    {0x1.60507de0cf1d1p+503, -0x1.30f9896d0b804p-55},
    {0x1.3b4801fd74c7ep+543, 0x1.caf66265cec14p-55},
    {0x1.518acd4fe45e6p+591, -0x1.4033b5583710ap-56},
    {0x1.f8317487137ddp+634, 0x1.dc282fa227976p-55},
    {0x1.af4f27e7a4e8dp+669, -0x1.541cd7e5dbe2ap-56},
    {0x1.5ae169cea43d6p+712, -0x1.2ee3de9450182p-55},
    {0x1.d5c8d09f26ebfp+759, 0x1.a7d3d5212ce1bp-57},
    {0x1.52f4fe34c0ep+800, 0x1.73359896edc01p-56},
    {0x1.6ac5b262ca1ffp+849, -0x1.14ae72e6ba22fp-61},
    {0x1.f08b14e1c4d0fp+888, -0x1.449aefe7bb822p-55},
    {0x1.fce36f3ebfe43p+928, -0x1.9ff6c901855d4p-57},
    {0x1.6879fdf2468b3p+970, -0x1.60e6ec7640acep-56},
    {0x1.61a3db8c8d129p+1021, -0x1.dd15f96b823f2p-58},
    {-0x1.ad00442cd1466p+203, -0x1.6d4d71f8c32e3p-1},
    {0x1.3ceabfda261edp+433, 0x1.6a10f41fbec1cp-1},
    {0x1.74ed81cfdfcbep+691, 0x1.6a103a8980a79p-1},
    {-0x1.2a28290a6247bp+11, -0x1.69c0e0187fe0dp-1},
};
constexpr known<float> tan_of_float[] = {
    {0x0p+0f, 0x0p+0f},
    {-0x0p+0f, -0x0p+0f},
    {0x1p-149f, 0x1p-149f},
    {-0x1p-149f, -0x1p-149f},
    {0x1.fffffcp-127f, 0x1.fffffcp-127f},
    {0x1p-126f, 0x1p-126f},
    {0x1p-64f, 0x1p-64f},
    {0x1p-12f, 0x1p-12f},
    {0x1.6a09e6p-12f, 0x1.6a09e6p-12f},
    {0x1p-11f, 0x1.000002p-11f},
    {-0x1p-11f, -0x1.000002p-11f},
    {0x1p-1f, 0x1.17b4f6p-1f},
    {-0x1p-1f, -0x1.17b4f6p-1f},
    {0x1.0c1524p-1f, 0x1.279a74p-1f},
    {0x1.921fb6p-1f, 0x1p+0f},
    {0x1p+0f, 0x1.8eb246p+0f},
    {-0x1p+0f, -0x1.8eb246p+0f},
    {0x1.921fb4p+0f, 0x1.9437b4p+23f},
    {0x1.921fb6p+0f, -0x1.5d1494p+24f},
    {0x1.921fb8p+0f, -0x1.76a19p+22f},
    {0x1p+1f, -0x1.17af62p+1f},
    {0x1.921fb4p+1f, -0x1.4442d2p-23f},
    {0x1.921fb6p+1f, 0x1.777a5cp-24f},
    {-0x1.921fb6p+1f, -0x1.777a5cp-24f},
    {0x1.921fb8p+1f, 0x1.5dde98p-22f},
    {0x1.2d97c8p+2f, -0x1.3fe4dap+26f},
    {0x1.921fb6p+2f, 0x1.777a5cp-23f},
    {0x1.4p+3f, 0x1.4bf5f4p-1f},
    {0x1.9p+6f, -0x1.2ca74ep-1f},
    {-0x1.f4p+9f, -0x1.78672ap+0f},
    {0x1.921fb6p+10f, 0x1.777a5cp-15f},
    {0x1p+23f, -0x1.ead86ep-2f},
    {0x1p+24f, -0x1.3ea282p+0f},
    {0x1.000002p+24f, 0x1.fe929cp+0f},
    {0x1p+31f, -0x1.0565p+2f},
    {0x1p+32f, 0x1.0ab478p-1f},
    {0x1p+64f, -0x1.82bee6p-6f},
    {0x1.2a05f2p+33f, -0x1.1dep-1f},
    {0x1p+127f, 0x1.9831d6p-1f},
    {0x1.fffffep+127f, -0x1.393d94p-1f},
    {-0x1.fffffep+127f, 0x1.393d94p-1f},
    {inf_f, nan_f},
    {-inf_f, nan_f},
    {nan_f, nan_f},
    {0x1.fa6748p+64f, 0x1.a0d918p+0f},
    {0x1.b0e75cp+59f, 0x1.4d7fdap-2f},
    {0x1.02e9bap+2f, 0x1.453662p+0f},
    {0x1.5ce84cp+124f, 0x1.958db6p-1f},
    {0x1.296846p+111f, 0x1.d06d3p+0f},
    {0x1.78b08cp+11f, 0x1.c9f41cp-1f},
    {0x1.b0a5fp+47f, -0x1.81c3b4p+0f},
    {0x1.9b44d6p+112f, 0x1.105668p+0f},
    {0x1.3240bcp-3f, 0x1.348e66p-3f},
    {0x1.ccfeb2p+2f, 0x1.50191p+0f},
    {0x1.d617b8p+110f, 0x1.33d6eap+1f},
    {0x1.8858cap+116f, 0x1.45c66cp+0f},
    {0x1.3c110ap+11f, -0x1.ee29acp-2f},
    {0x1.31a584p+118f, 0x1.95dee6p-1f},
    {0x1.0b1ebap+81f, 0x1.20ed92p-2f},
    {0x1.7a51b2p+67f, 0x1.80acaep-2f},
};
constexpr known<double> tan_of_double[] = {
    {0x0p+0, 0x0p+0},
    {-0x0p+0, -0x0p+0},
    {0x0.0000000000001p-1022, 0x0.0000000000001p-1022},
    {-0x0.0000000000001p-1022, -0x0.0000000000001p-1022},
    {0x1p-1022, 0x1p-1022},
    {0x1.fffffffffffffp-28, 0x1.fffffffffffffp-28},
    {0x1p-27, 0x1p-27},
    {0x1p-26, 0x1p-26},
    {0x1p-12, 0x1.0000005555557p-12},
    {0x1p-1, 0x1.17b4f5bf3474ap-1},
    {-0x1p-1, -0x1.17b4f5bf3474ap-1},
    {0x1.0c152382d7365p-1, 0x1.279a74590331cp-1},
    {0x1.921fb54442d17p-1, 0x1.ffffffffffffdp-1},
    {0x1.921fb54442d18p-1, 0x1.fffffffffffffp-1},
    {0x1.921fb54442d19p-1, 0x1.0000000000001p+0},
    {0x1p+0, 0x1.8eb245cbee3a6p+0},
    {-0x1p+0, -0x1.8eb245cbee3a6p+0},
    {0x1.921fb54442d17p+0, 0x1.9153d9443ed0bp+51},
    {0x1.921fb54442d18p+0, 0x1.d02967c31cdb5p+53},
    {0x1.921fb54442d19p+0, -0x1.617a15494767ap+52},
    {0x1p+1, -0x1.17af62e0950f8p+1},
    {0x1.921fb54442d18p+1, -0x1.1a62633145c07p-53},
    {-0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53},
    {0x1.921fb54442d19p+1, 0x1.72cece675d1fdp-52},
    {0x1.2d97c7f3321d2p+2, 0x1.3570efd768923p+52},
    {0x1.4p+3, 0x1.4bf5f34be3782p-1},
    {0x1.9p+6, -0x1.2ca74d62b5d38p-1},
    {-0x1.f4p+9, -0x1.786729f34311ap+0},
    {0x1.921fb54442d18p+15, -0x1.1a62633145c07p-39},
    {0x1.fffffffffffffp+18, 0x1.5c354a2f9979ep-3},
    {0x1p+19, 0x1.5c354a31a846ep-3},
    {0x1.0000000000001p+19, 0x1.5c354a35c5e0fp-3},
    {0x1.0f0cf064dd592p+73, -0x1.a0f79c1b6b257p+0},
    {0x1p+53, 0x1.9b33af5ae241fp+0},
    {0x1p+63, 0x1.52f50e757941dp+6},
    {0x1p+64, -0x1.82bee572e2ac9p-6},
    {0x1.6ac5b262ca1ffp+849, -0x1.d9ba9a7975636p+60},
    {0x1.6ac5b262ca1ffp+850, 0x1.14ae72e6ba22fp-60},
    {0x1p+1023, -0x1.5ce6b4c0d02a3p-1},
    {0x1.fffffffffffffp+1023, -0x1.4530cfe729484p-8},
    {-0x1.fffffffffffffp+1023, 0x1.4530cfe729484p-8},
    {0x1.1ccf385ebc8ap+1023, -0x1.047282056e683p-1},
    {inf_d, nan_d},
    {-inf_d, nan_d},
    {nan_d, nan_d},
    {0x1.7d3c6a1b2e9f5p+19, 0x1.bf9c640fced9dp-1},
    {0x1.2b6f0d5c48a37p+21, -0x1.444df3814e4ccp-3},
    {-0x1.c4d19e8f7a263p+24, -0x1.ffae3243a203ep+0},
    {0x1.67e57cdd4dc54p+15, -0x1.a22dec81cd7e4p+52},
    {0x1.39c6fd67805a7p+18, 0x1.40d0d167bccd6p+54},
    {0x1.6c6cbc45dc8dep+5, -0x1.66b9ebc4850c6p+60},
    {0x1.b951f1572eba5p+23, 0x1.057584c429b3ap+59},
    {0x1.b951f1572eba5p+23, 0x1.057584c429b3ap+59},
    {0x1.782b7a20df6d4p+67, 0x1.5a63c82b6dae2p+57},
    {0x1.ae04fdb542be8p+113, -0x1.b8c7d5940c49p+54},
    {0x1.205a1c297f6b9p+155, -0x1.a29e89597ae14p+54},
    {0x1.e7e44a78ac18cp+197, -0x1.09ba7e061f301p+58},
    {0x1.69eab0985179bp+246, 0x1.72567cb9047a9p+57},
    {0x1.f1e94f30c9db6p+283, -0x1.1ca86d9c41442p+55},
    {0x1.a93b216e8dfbcp+327, -0x1.64366a037fd21p+55},
    {0x1.de2d078fdf377p+370, -0x1.4a244b5701d71p+54},
    {0x1.e3ca9b6c655cbp+409, -0x1.3b5dbbbe33decp-56},
    {0x1.ac593e47e035bp+458, 0x1.7ef582875c03fp+54},
    {0x1.60507de0cf1d1p+503, 0x1.adc7a37524712p+54},
    {0x1.3b4801fd74c7ep+543, -0x1.1d955205d6e0dp+54},
    {0x1.518acd4fe45e6p+591, 0x1.9957747cb9587p+55},
    {0x1.f8317487137ddp+634, -0x1.134543be07c7fp+54},
    {0x1.af4f27e7a4e8dp+669, -0x1.8160d01d4ad76p+55},
    {0x1.5ae169cea43d6p+712, 0x1.b0bce005d085bp+54},
    {0x1.d5c8d09f26ebfp+759, -0x1.354206b975e6fp+56},
    {0x1.52f4fe34c0ep+800, 0x1.6118341d7110cp+55},
    {0x1.6ac5b262ca1ffp+849, -0x1.d9ba9a7975636p+60},
    {0x1.f08b14e1c4d0fp+888, -0x1.93c9f82d8a325p+54},
    {0x1.fce36f3ebfe43p+928, -0x1.3b1aac144042ap+56},
    {0x1.6879fdf2468b3p+970, -0x1.73696eb2c0abap+55},
    {0x1.61a3db8c8d129p+1021, 0x1.12bc109561cd5p+57},
    {-0x1.ad00442cd1466p+203, -0x1.f6cf2eb18a8a3p-1},
    {0x1.3ceabfda261edp+433, -0x1.ffec0cda4b61fp-1},
    {0x1.74ed81cfdfcbep+691, 0x1.ffee19bbda9e4p-1},
    {-0x1.2a28290a6247bp+11, -0x1.0067502dcc805p+0},
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

/// Linking with -ffast-math sets the processor to flush subnormal numbers.
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
    bool const flushes = processor_flushes<T>();
    T arguments[N];
    for (std::size_t i = 0; i < N; ++i) {
        volatile T argument = table[i].argument;
        arguments[i] = argument;
    }
    T values[N];
    map_row(arguments, values, N, function);
    for (std::size_t i = 0; i < N; ++i) {
        if (flushes && is_subnormal(table[i].argument)) continue;
        volatile T argument = table[i].argument;
        INFO("argument with bits " << std::hex << bits(table[i].argument));
        CHECK(bits(values[i]) == bits(constant.values[i]));
        CHECK(bits(function(argument)) == bits(constant.values[i]));
    }
}

constexpr auto sine = [](auto x) { return hm::sin(x); };
constexpr auto cosine = [](auto x) { return hm::cos(x); };
constexpr auto tangent = [](auto x) { return hm::tan(x); };

/// `Count` numbers of both signs and of all exponents from 2^First to 2^Last.
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

/// All three of arbitrary numbers.
template <class T, int Count, int First, int Last>
constexpr row<T, 3 * Count> arbitrary_images() {
    row<T, 3 * Count> result{};
    constexpr auto arguments = arbitrary<T, Count, First, Last>();
    for (std::size_t i = 0; i < Count; ++i) {
        result.values[3 * i] = hm::sin(arguments.values[i]);
        result.values[3 * i + 1] = hm::cos(arguments.values[i]);
        result.values[3 * i + 2] = hm::tan(arguments.values[i]);
    }
    return result;
}

/// Which of the symmetries fails for an arbitrary number: 0 for none.
template <class T, int First, int Last>
constexpr int asymmetric() {
    constexpr auto arguments = arbitrary<T, 61, First, Last>();
    int wrong = 0;
    for (T const x : arguments.values) {
        wrong += bits(hm::sin(-x)) != bits(-hm::sin(x));
        wrong += bits(hm::cos(-x)) != bits(hm::cos(x));
        wrong += bits(hm::tan(-x)) != bits(-hm::tan(x));
    }
    return wrong;
}

/// The greatest difference of sin(x)^2 + cos(x)^2 from 1, and of sin(x) from tan(x) cos(x), for arbitrary numbers.
template <class T, int First, int Last>
constexpr T worst_identity() {
    constexpr auto arguments = arbitrary<T, 61, First, Last>();
    T worst = 0;
    for (T const x : arguments.values) {
        T const s = hm::sin(x), c = hm::cos(x), t = hm::tan(x);
        T const of_circle = hm::abs(s * s + c * c - 1), of_quotient = hm::abs(t * c - s);
        worst = of_circle > worst ? of_circle : worst;
        worst = of_quotient > worst ? of_quotient : worst;
    }
    return worst;
}

}  // namespace

TEST_CASE("the sine of a float is correctly rounded at both times") {
    constexpr auto constant = images(sin_of_float, sine);
    STATIC_REQUIRE(worst_distance(constant, sin_of_float) == 0);
    check_at_run_time(constant, sin_of_float, sine);
}

TEST_CASE("the cosine of a float is correctly rounded at both times") {
    constexpr auto constant = images(cos_of_float, cosine);
    STATIC_REQUIRE(worst_distance(constant, cos_of_float) == 0);
    check_at_run_time(constant, cos_of_float, cosine);
}

TEST_CASE("the tangent of a float is correctly rounded at both times") {
    constexpr auto constant = images(tan_of_float, tangent);
    STATIC_REQUIRE(worst_distance(constant, tan_of_float) == 0);
    check_at_run_time(constant, tan_of_float, tangent);
}

TEST_CASE("the sine of a double is within a unit in the last place, with the same bits at both times") {
    constexpr auto constant = images(sin_of_double, sine);
    STATIC_REQUIRE(worst_distance(constant, sin_of_double) <= 1);
    check_at_run_time(constant, sin_of_double, sine);
}

TEST_CASE("the cosine of a double is within a unit in the last place, with the same bits at both times") {
    constexpr auto constant = images(cos_of_double, cosine);
    STATIC_REQUIRE(worst_distance(constant, cos_of_double) <= 1);
    check_at_run_time(constant, cos_of_double, cosine);
}

TEST_CASE("the tangent of a double is within a unit in the last place, with the same bits at both times") {
    constexpr auto constant = images(tan_of_double, tangent);
    STATIC_REQUIRE(worst_distance(constant, tan_of_double) <= 1);
    check_at_run_time(constant, tan_of_double, tangent);
}

TEST_CASE("angles of every size have the same sine, cosine and tangent at both times") {
    BOTH_TIMES(of_small_floats, arbitrary_images<float, 59, -20, 20>);
    BOTH_TIMES(of_floats, arbitrary_images<float, 61, -126, 127>);
    BOTH_TIMES(of_small_doubles, arbitrary_images<double, 59, -30, 30>);
    BOTH_TIMES(of_doubles, arbitrary_images<double, 61, -1022, 1023>);
}

TEST_CASE("sine and tangent are odd and the cosine is even, to the last bit") {
    STATIC_REQUIRE(asymmetric<float, -20, 127>() == 0);
    STATIC_REQUIRE(asymmetric<double, -30, 1023>() == 0);
    CHECK(asymmetric<float, -126, 127>() == 0);
    CHECK(asymmetric<double, -1022, 1023>() == 0);
}

TEST_CASE("sine, cosine and tangent of one angle belong together") {
    STATIC_REQUIRE(worst_identity<float, -20, 127>() < 4 * 0x1p-24f);
    STATIC_REQUIRE(worst_identity<double, -30, 1023>() < 4 * 0x1p-53);
}

TEST_CASE("what has no angle has no sine, cosine or tangent, and zero keeps its sign") {
    STATIC_REQUIRE(hm::is_nan(hm::sin(inf_f)));
    STATIC_REQUIRE(hm::is_nan(hm::cos(-inf_f)));
    STATIC_REQUIRE(hm::is_nan(hm::tan(nan_f)));
    STATIC_REQUIRE(hm::is_nan(hm::sin(-inf_d)));
    STATIC_REQUIRE(hm::is_nan(hm::cos(nan_d)));
    STATIC_REQUIRE(hm::is_nan(hm::tan(inf_d)));
    volatile float zero_f = -0.0f;
    volatile double zero_d = -0.0;
    CHECK(bits(hm::sin(zero_f)) == bits(-0.0f));
    CHECK(bits(hm::tan(zero_f)) == bits(-0.0f));
    CHECK(bits(hm::cos(zero_f)) == bits(1.0f));
    CHECK(bits(hm::sin(zero_d)) == bits(-0.0));
    CHECK(bits(hm::tan(zero_d)) == bits(-0.0));
    CHECK(bits(hm::cos(zero_d)) == bits(1.0));
}
