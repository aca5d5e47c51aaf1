// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// Made by rotary.py: sines and cosines of p base^(-i/n), position by position and then pair by pair, the nearest
// doubles; as floats, the nearest floats.
#pragma once

#include <cstddef>

namespace heed_reference::rotary {

struct lesson {
    static constexpr double base = 10000;
    static constexpr std::size_t pairs = 4, count = 11;
    static constexpr long long positions[] = {0, 1, 2, 3, 17, -5, 999, 65535, 1000000, 16777216, 67108863};
    static constexpr double sines[] = {
        0.0, 0.0, 0.0, 0.0, 0x1.aed548f090ceep-1, 0x1.98eaecb8bcb2cp-4, 0x1.47acae915e807p-7, 0x1.0624da5218a62p-10,
        0x1.d18f6ead1b446p-1, 0x1.96dff233dd2bcp-3, 0x1.47a87cda55867p-6, 0x1.0624d1bb12d61p-9,
        0x1.210386db6d55bp-3, 0x1.2e9cd95baba34p-2, 0x1.eb723f19667c6p-6, 0x1.8937251f0e492p-9,
        -0x1.ec3c4ac42882bp-1, 0x1.fbbb7d72f98b6p-1, 0x1.5a7c46826cf63p-3, 0x1.1683bbce1b89bp-6,
        0x1.eaf81f5e09933p-1, -0x1.eaee8744b05f0p-2, -0x1.996dea2ff643cp-5, -0x1.47adbb006a986p-8,
        -0x1.b18870e886e35p-6, -0x1.2e0a8a27f4fcfp-1, -0x1.123a99ab98069p-1, 0x1.ae8e6949c824cp-1,
        0x1.f67090db1f5c3p-1, 0x1.192b4e24a5760p-3, 0x1.e4b73e133af0ap-1, 0x1.b2b8b479f21aap-2,
        -0x1.6664b2568d867p-2, 0x1.24daa9c527e96p-5, -0x1.38f2fa75d9289p-2, 0x1.a75cc150a206bp-1,
        -0x1.8f22f8433d6eep-1, -0x1.d6df07f51d3a8p-1, -0x1.fc841e4a72078p-1, 0x1.cae09b6d6fac8p-1,
        0x1.fb3c921361b15p-1, -0x1.fabe1fe1248cap-1, 0x1.c3c0ad15b14eap-2, -0x1.eda8bbb93b64fp-1,
    };
    static constexpr double cosines[] = {
        0x1.0000000000000p+0, 0x1.0000000000000p+0, 0x1.0000000000000p+0, 0x1.0000000000000p+0,
        0x1.14a280fb5068cp-1, 0x1.fd712f9a817c1p-1, 0x1.fff9724ad97aap-1, 0x1.ffffef390876cp-1,
        -0x1.aa22657537205p-2, 0x1.f5cb49577627ap-1, 0x1.ffe5c95658d96p-1, 0x1.ffffbce422f47p-1,
        -0x1.fae04be85e5d2p-1, 0x1.e921dd42f09bap-1, 0x1.ffc505a355cf6p-1, 0x1.ffff690152c59p-1,
        -0x1.19c46b07f58e7p-2, -0x1.07df9f4a26c88p-3, 0x1.f89e910a9febep-1, 0x1.ffed0f8058311p-1,
        0x1.22785706b4ad9p-2, 0x1.c1528065b7d50p-1, 0x1.ff5c31b289258p-1, 0x1.fffe5c920a926p-1,
        0x1.ffd21b0401f9ap-1, 0x1.9d6b389f621aep-1, -0x1.b05e55000bf20p-1, 0x1.1510c2fe3fda7p-1,
        0x1.89eba92bf27c6p-3, 0x1.fb26df5107ae7p-1, -0x1.49d0d2ea6823bp-2, -0x1.cf923d6b232aep-1,
        0x1.df9df9906d32cp-1, -0x1.ffac3841b3da7p-1, -0x1.e780e88ec4409p-1, 0x1.1ff026793f1bbp-1,
        0x1.40ad67f3f0c9ap-1, -0x1.921dab72ab8cep-2, 0x1.dd04443a1d757p-4, 0x1.c6347e6d91415p-2,
        -0x1.16b64d0ba2feep-3, -0x1.24bc2b0160968p-3, 0x1.cb7b71272a2fbp-1, -0x1.0f9f54026977ep-2,
    };
};

struct no_power_of_two {
    static constexpr double base = 10000;
    static constexpr std::size_t pairs = 3, count = 8;
    static constexpr long long positions[] = {0, 1, 2, 5, -1000, 131071, 1000000, 16777215};
    static constexpr double sines[] = {
        0.0, 0.0, 0.0, 0x1.aed548f090ceep-1, 0x1.7c1a396ae7f84p-5, 0x1.1a62c6c0e900dp-9, 0x1.d18f6ead1b446p-1,
        0x1.7bb16c53b9cf9p-4, 0x1.1a629bcdce809p-8, -0x1.eaf81f5e09933p-1, 0x1.d70b232cfe5b5p-3,
        0x1.60f9caf2a36d2p-7, -0x1.a75cc150a206bp-1, -0x1.4cf654d7ebd40p-1, -0x1.ab3ec2f617ab6p-1,
        -0x1.268613f60babcp-1, 0x1.fe3fbfdf59601p-1, -0x1.682e9c87714b2p-2, -0x1.6664b2568d867p-2,
        0x1.d1e2a37e97f90p-1, -0x1.4901361906246p-1, -0x1.e57ec09221973p-1, -0x1.668f8fba86ceep-1,
        -0x1.f7b3d67b0859fp-1,
    };
    static constexpr double cosines[] = {
        0x1.0000000000000p+0, 0x1.0000000000000p+0, 0x1.0000000000000p+0, 0x1.14a280fb5068cp-1,
        0x1.ff72d512a28f4p-1, 0x1.ffffb22089148p-1, -0x1.aa22657537205p-2, 0x1.fdcba222dae8cp-1,
        0x1.fffec8823c024p-1, 0x1.22785706b4ad9p-2, 0x1.f245fd3420556p-1, 0x1.fff8653203693p-1,
        0x1.1ff026793f1bbp-1, -0x1.84f28edfc95dfp-1, -0x1.1a2504081c934p-1, -0x1.a2cebbb513e7cp-1,
        -0x1.527609e20e1c9p-4, 0x1.df482ff4efd42p-1, 0x1.df9df9906d32cp-1, -0x1.a8b60aecdb5f3p-2,
        0x1.884cfea0035ebp-1, -0x1.4532c3721ed43p-2, -0x1.6d7bc4441d710p-1, -0x1.6f3652e30ec21p-3,
    };
};

struct one_pair {
    static constexpr double base = 10000;
    static constexpr std::size_t pairs = 1, count = 6;
    static constexpr long long positions[] = {0, 1, 355, 710, 1000000, 33554432};
    static constexpr double sines[] = {
        0.0, 0x1.aed548f090ceep-1, -0x1.f9bd0307d1de3p-16, 0x1.f9bd0303f6fafp-15, -0x1.6664b2568d867p-2,
        -0x1.f3fa130939bafp-1,
    };
    static constexpr double cosines[] = {
        0x1.0000000000000p+0, 0x1.14a280fb5068cp-1, -0x1.fffffffc18e4cp-1, 0x1.fffffff063930p-1,
        0x1.df9df9906d32cp-1, -0x1.b9381aa1f0792p-3,
    };
};

struct of_images {
    static constexpr double base = 100;
    static constexpr std::size_t pairs = 5, count = 7;
    static constexpr long long positions[] = {1, 2, 3, 13, 223, 4095, 1000000};
    static constexpr double sines[] = {
        0x1.aed548f090ceep-1, 0x1.8cfa79788c7aap-2, 0x1.433a9d0e60b77p-3, 0x1.0244c87ecbda4p-4,
        0x1.9b8112ffc70e1p-6, 0x1.d18f6ead1b446p-1, 0x1.6deeec4ae179fp-1, 0x1.3f2d895eab528p-2,
        0x1.01c1381140944p-3, 0x1.9b5fd782bc63ap-5, 0x1.210386db6d55bp-3, 0x1.dc248f3305b24p-1,
        0x1.d4bd9bbd9a2e3p-2, 0x1.815971122fdb1p-3, 0x1.345e59f4ccd2fp-4, 0x1.ae4044881c506p-2,
        -0x1.ca180c96d621ep-1, 0x1.c3dbf73adb871p-1, 0x1.766e9c5e9ba18p-1, 0x1.4878a6bb511b2p-2,
        0x1.b29d39058ac55p-5, 0x1.73ffe94b70288p-1, -0x1.6a1c8325b7125p-1, 0x1.fedb833120c5dp-1,
        -0x1.429c1e7a471c8p-1, -0x1.fee26bf3a602ep-1, 0x1.e24921a74bc00p-3, 0x1.ecc749f5da35ep-1,
        0x1.631bcbf85581cp-1, 0x1.731ec70dea6e5p-1, -0x1.6664b2568d867p-2, -0x1.f938c95eb5cb1p-1,
        0x1.8d635d9985803p-1, -0x1.968816cd8a5f5p-7, -0x1.eec220976a936p-1,
    };
    static constexpr double cosines[] = {
        0x1.14a280fb5068cp-1, 0x1.d7f5b42af3847p-1, 0x1.f99540caaf037p-1, 0x1.fefb2edb05ce5p-1,
        0x1.ffd6a6d9534d3p-1, -0x1.aa22657537205p-2, 0x1.661a08c86513cp-1, 0x1.e67e30a422d13p-1,
        0x1.fbedc5259532ep-1, 0x1.ff5aa212faa3fp-1, -0x1.fae04be85e5d2p-1, 0x1.7877c9dd12a3fp-2,
        0x1.c7354fbc2185ap-1, 0x1.f6dadefd6e9fcp-1, 0x1.fe8c05b4ea2dcp-1, 0x1.d09cdd5260cb7p-1,
        0x1.c95b7c620a806p-2, -0x1.e18715e7291dfp-2, 0x1.5d34a8e34ebd3p-1, 0x1.e4f1a7e55c4e8p-1,
        -0x1.ff47685bf123fp-1, 0x1.5fcbb7057657ap-1, -0x1.69f748b52fb37p-1, 0x1.117bcb610a3a9p-4,
        0x1.8d93867ba6f2fp-1, -0x1.0e3cd8b89b3a3p-4, -0x1.f199cc85ecd54p-1, -0x1.15f1f5a6f52d0p-2,
        0x1.70d6acf5e7a4cp-1, -0x1.60b92f0d969d7p-1, 0x1.df9df9906d32cp-1, -0x1.4c2472cf34e63p-3,
        -0x1.42d76f3c8920cp-1, 0x1.fff5e996ccc3bp-1, 0x1.07804bcbe9871p-2,
    };
};

struct fractional {
    static constexpr double base = 10007.5;
    static constexpr std::size_t pairs = 7, count = 4;
    static constexpr long long positions[] = {1, 11, 4097, 999999};
    static constexpr double sines[] = {
        0x1.aed548f090ceep-1, 0x1.0f657e701677ep-2, 0x1.267743769dc01p-4, 0x1.3c344a78f8addp-6,
        0x1.534b8ec69ae77p-8, 0x1.6c0d8325d5eb1p-10, 0x1.869d8c8b3a141p-12, -0x1.fffeb762e93ebp-1,
        0x1.84ae14153688fp-3, 0x1.6c3c4a3761e40p-1, 0x1.af8c78fd84362p-3, 0x1.d247e0859815bp-5,
        0x1.f48da2f29a8c0p-7, 0x1.0c8c1fc718761p-8, 0x1.6bc638485c160p-2, -0x1.164d6788285cap-1,
        -0x1.fab55c6415bfdp-2, -0x1.053d855f215afp-1, 0x1.680db4a2af57cp-1, -0x1.1e54d73a4a020p-1,
        0x1.ff7dc37df24b2p-1, -0x1.f4677c48458b4p-1, -0x1.d6c36ec554dbfp-1, -0x1.da40558e7bc16p-1,
        -0x1.db47d55549bf1p-1, -0x1.7f10d031118cdp-4, 0x1.52ee3c21bf4e5p-3, 0x1.f13a1060f53a1p-1,
    };
    static constexpr double cosines[] = {
        0x1.14a280fb5068cp-1, 0x1.edb0af67040a2p-1, 0x1.feacd985c0606p-1, 0x1.ffe79658d8b3cp-1,
        0x1.fffe3e4e0814ap-1, 0x1.ffffdfa4981fap-1, 0x1.fffffdabfb957p-1, 0x1.220ae41ee2fdfp-8,
        -0x1.f6b1d9d058700p-1, 0x1.67d413a18e490p-1, 0x1.f4810cd7a8ae4p-1, 0x1.ff2b817726880p-1,
        0x1.fff0b4df3b84ep-1, 0x1.fffee64a03442p-1, 0x1.de9a6e35dc7d2p-1, 0x1.adc201680affcp-1,
        0x1.bcec0c15de875p-1, -0x1.b85682eac14e7p-1, -0x1.6c0352b3e3d85p-1, 0x1.a8735b78e7e33p-1,
        0x1.6d18d11cf41fep-5, 0x1.b165cde80ddd4p-3, 0x1.929ed7ca24efep-2, -0x1.81e6654b0cd51p-2,
        0x1.7ccd0ef991a72p-2, 0x1.fdc18a6b13080p-1, 0x1.f8f0a22a98d51p-1, -0x1.e86af543949fdp-3,
    };
};

struct long_context {
    static constexpr double base = 500000;
    static constexpr std::size_t pairs = 64, count = 4;
    static constexpr long long positions[] = {1, 8191, 131072, 1000000};
    static constexpr double sines[] = {
        0x1.aed548f090ceep-1, 0x1.7476085f8c677p-1, 0x1.3b5ed2c864d8fp-1, 0x1.077e2387825e6p-1,
        0x1.b4806aac7c02bp-2, 0x1.6782f9c5c3a4ap-2, 0x1.27001911ab076p-2, 0x1.e2f14943bcf0ap-3,
        0x1.8aab5286a10bep-3, 0x1.422f3261bfb91p-3, 0x1.06d32e016b5c0p-3, 0x1.ac99ff3e997bfp-4,
        0x1.5d5c8d58f9913p-4, 0x1.1cb65d2f4e2a7p-4, 0x1.cffd35a52ebf2p-5, 0x1.7a0aa5b683297p-5,
        0x1.33fef9ba79c81p-5, 0x1.f5d6659fb92b5p-6, 0x1.98d3b4d81f07bp-6, 0x1.4d0c93de056c1p-6,
        0x1.0f505862e8b94p-6, 0x1.ba0a6965d5e1fp-7, 0x1.6818fdce45d73p-7, 0x1.2557fdbfc2be0p-7,
        0x1.dded86eacb2b8p-8, 0x1.85545498a77aep-8, 0x1.3d27b347b6fe1p-8, 0x1.025c3ec35a9cap-8,
        0x1.a4ee0f9f7c4f0p-9, 0x1.56e59fd5f0ed6p-9, 0x1.17547392b2b47p-9, 0x1.c7181042618ebp-10,
        0x1.72ba3be6b130bp-10, 0x1.2e004331b0e8cp-10, 0x1.ec07cfead8e2cp-11, 0x1.90d109f1660dcp-11,
        0x1.46831818b9d7ap-11, 0x1.09fb7d278cd00p-11, 0x1.b159009370770p-12, 0x1.610331dc79225p-12,
        0x1.1f91eee45bf3fp-12, 0x1.d484dfea76890p-13, 0x1.7da9e7610b893p-13, 0x1.36e8e9caef865p-13,
        0x1.fa8b848fa7000p-14, 0x1.9ca3e965c8b70p-14, 0x1.5024d590b4a65p-14, 0x1.11d41f2f83b8bp-14,
        0x1.be2188e122eebp-15, 0x1.6b6d0e2437d35p-15, 0x1.280d96ae16541p-15, 0x1.e2570291f3717p-16,
        0x1.88ec212d9fa7dp-16, 0x1.4014d2eafb619p-16, 0x1.04be684525ce7p-16, 0x1.a8d01077119b7p-17,
        0x1.5a0f4e499d681p-17, 0x1.19e80125d8b5dp-17, 0x1.cb4a99b1f1828p-18, 0x1.76258ddfc2bb4p-18,
        0x1.30c94e03023b4p-18, 0x1.f091840d26181p-19, 0x1.948360a973528p-19, 0x1.4985fec80920bp-19,
        -0x1.86a8d36dca1dbp-1, -0x1.b1001c8fccac7p-3, 0x1.2221563bd8118p-1, -0x1.f81af29a16bcdp-1,
        0x1.e5f5d79f789e9p-2, -0x1.a6612c54a19a2p-1, -0x1.02cd4ead1de40p-2, 0x1.b6fd00f24be94p-1,
        -0x1.e1a319ff8c9adp-1, -0x1.7caa8c62a75d8p-2, -0x1.fe99dd68d079fp-1, -0x1.b314167b63752p-1,
        0x1.c55cdd07e57b5p-1, -0x1.daa425e21439cp-1, -0x1.663286ea70780p-1, 0x1.d0ec9d08ef176p-1,
        0x1.3c01d4f964083p-3, -0x1.8ed02724b3b74p-2, -0x1.a35f13c4fa4c1p-3, -0x1.7227796d856d4p-7,
        -0x1.0f225b651a87fp-1, -0x1.091e19e3ab711p-1, 0x1.c62e06c99bff8p-1, -0x1.c173b806aa9acp-1,
        -0x1.67f9a992985bcp-5, -0x1.ffb38452daaaep-1, 0x1.dd63dcca0fecep-1, 0x1.891100b4e2271p-1,
        0x1.d7dd7d9d87f12p-1, 0x1.1120f5b4e78fep-1, -0x1.f7fa9f5a384e2p-1, 0x1.fe3f0b1c5a73ap-1,
        -0x1.a9f0940ca62e7p-1, -0x1.7c3c44d551e8cp-7, 0x1.f8e1c5312a1e6p-1, -0x1.5b28a56d23645p-6,
        -0x1.d9cc6043e9738p-1, -0x1.b2a13c07c0cb7p-1, -0x1.edd1e2260cab3p-3, 0x1.7fa440ab1f304p-2,
        0x1.8f8a142bc0f92p-1, 0x1.eee7d75a1f3adp-1, 0x1.fe5bb2955cf26p-1, 0x1.dfd0de544cee4p-1,
        0x1.abd3d26dc1c35p-1, 0x1.715cf65e60b12p-1, 0x1.387a7336218e5p-1, 0x1.04ee648250ba0p-1,
        0x1.b019f6d7b7863p-2, 0x1.63cd83c6d4526p-2, 0x1.23e949434a18ap-2, 0x1.ddd5fb6d987b6p-3,
        0x1.86781eb353ef0p-3, 0x1.3ebdc349ecc3ep-3, 0x1.040223d61db14p-3, 0x1.a7ffff781b913p-4,
        0x1.599b2c0da6b80p-4, 0x1.19a641228e0a5p-4, 0x1.cafeae4430695p-5, 0x1.75f89419a7ce9p-5,
        0x1.30adc97c1890bp-5, 0x1.f06e8b4cea636p-6, 0x1.946c384fb4673p-6, 0x1.49760333ddba9p-6,
        -0x1.ff8bd7b10d6b0p-1, -0x1.97fee6efd50b4p-3, 0x1.f92a58960df3dp-1, -0x1.bae2a453b5314p-2,
        0x1.5d2daf283f886p-1, 0x1.55314973afba1p-1, 0x1.1bcdddc06f65dp-1, -0x1.b9026f1c83f7ep-4,
        0x1.69971ea050d52p-1, 0x1.a640d4dc12cbep-2, -0x1.9ac4017373045p-4, -0x1.987e6a42fcfc4p-1,
        0x1.47d7747496fd8p-2, 0x1.e5462a6899579p-1, 0x1.c27e58c9e3b7cp-1, 0x1.b536ed0a5babcp-4,
        0x1.f4ef0a589cbbcp-5, 0x1.74b0c54bd7f47p-2, -0x1.0ed3a6ecc40d6p-1, 0x1.f0529d7b9c194p-2,
        0x1.d3effec89afc7p-3, 0x1.eb3e9b4db6fe6p-2, 0x1.fffff69f9243ep-1, -0x1.fffde2ce09d41p-1,
        0x1.765778b595489p-1, -0x1.bed92ec2e0d72p-2, -0x1.23e9e0bb964c6p-2, 0x1.febf1e13f79a2p-1,
        -0x1.5e3bcb862d15cp-5, -0x1.ca0d30a78924ap-2, 0x1.12c1dd644d221p-2, 0x1.f3d7bceac22a2p-1,
        -0x1.4237ed21d8f18p-7, 0x1.9f191e796500fp-3, -0x1.dde1773720db9p-2, -0x1.48bbcaebfdc10p-2,
        -0x1.b5193b879aba6p-5, -0x1.feb75a2b76155p-2, -0x1.613dc4274333bp-1, 0x1.266d9b9d22dc4p-3,
        -0x1.f789c7a4ff537p-1, -0x1.b10fbe16f4959p-1, -0x1.ea52624f5af14p-1, 0x1.19936a3681cddp-1,
        -0x1.f0b747a48fc3cp-4, 0x1.4a801f1f9a0f4p-2, -0x1.c37e92d0a3134p-1, 0x1.868de2d3a1a6ep-1,
        0x1.44f6832a80caap-1, -0x1.230f7cf796b37p-1, -0x1.fe15461ac2d50p-1, -0x1.2c4526e5223f6p-1,
        0x1.26319b07289dcp-4, 0x1.3228317b6265ep-1, 0x1.c95891702c2b9p-1, 0x1.fdfd8d13a113ep-1,
        0x1.f3c55cc4b1d46p-1, 0x1.c893601bee09ep-1, 0x1.901fb6bd30db5p-1, 0x1.55b9ae0794d43p-1,
        0x1.1f1a06de662b7p-1, 0x1.dd5583503b2b4p-2, 0x1.8a130043ec2bcp-2, 0x1.43dd8faf0815ap-2,
        -0x1.6664b2568d867p-2, 0x1.8b88b82e1e95dp-1, 0x1.fce8282faad35p-2, 0x1.88814d3a76a35p-1,
        -0x1.14f0a23a71439p-3, -0x1.da0fccafb275fp-1, -0x1.fcd3543290602p-7, 0x1.6b744b9fdf8fdp-2,
        -0x1.fe2f6178d9178p-1, 0x1.a4dd522a67a59p-1, 0x1.fc9496a9f22cfp-1, 0x1.81b1c3f785a0fp-1,
        0x1.73d3f42b56537p-1, -0x1.fdcd5cab3304ap-1, 0x1.ffffa2478566dp-1, 0x1.fe3cf82cc6c0cp-1,
        0x1.d6cbd5db44f0cp-1, -0x1.80f810d9de9efp-1, -0x1.f8d7334dcf677p-1, 0x1.1df28684ea080p-3,
        -0x1.c980240779c47p-1, 0x1.a283cec6447edp-2, 0x1.e1b4965beebbbp-3, -0x1.ea76c5f6a92ccp-1,
        -0x1.b67574318e524p-1, 0x1.5d7b362434322p-6, 0x1.f593579a9b1abp-1, 0x1.a41dd393e9a3ep-2,
        0x1.5897dc2cb1111p-1, 0x1.7fc8f75197fe6p-1, 0x1.ccc9d80db4851p-1, 0x1.e6871369795dbp-1,
        0x1.e81d724fd60bap-2, 0x1.97e4f964c39a4p-1, 0x1.84cb2f5cff6c4p-1, -0x1.c5f25b2e752c0p-1,
        0x1.5820ea4bb2515p-1, -0x1.ff74f3ed9ac6bp-1, -0x1.fa028a102c605p-1, -0x1.f293ba0955629p-2,
        -0x1.9a4fbcf9bf7e1p-1, -0x1.632cf9be9c52bp-2, -0x1.c0d2ae09c8105p-3, -0x1.20766cce58576p-1,
        0x1.f79521288265fp-1, -0x1.ac885d5cd3a23p-1, -0x1.ffbb7c8df4a64p-1, 0x1.44f759372e902p-1,
        0x1.c7283a09d6b8ep-3, -0x1.39536b95596bdp-1, -0x1.573fafd088e95p-1, -0x1.d4a543820c429p-2,
        -0x1.fad9c0f328a05p-1, 0x1.d0766a7ae3a9ap-3, 0x1.53435a37130a6p-3, 0x1.809a95f4092a8p-4,
        -0x1.8d695d1503ba1p-1, 0x1.b52a651584094p-1, 0x1.104f58762e59dp-1, -0x1.4cf2b545bc0e6p-1,
        -0x1.f88e99b6a1b85p-1, -0x1.0f27e4999d3d6p-1, 0x1.04e3b368928a7p-3, 0x1.4481001448443p-1,
    };
    static constexpr double cosines[] = {
        0x1.14a280fb5068cp-1, 0x1.5f4ea53a2964ep-1, 0x1.9357c962bd29fp-1, 0x1.b6fe6b8acfd54p-1,
        0x1.cf272293dd49cp-1, 0x1.df6866392cde9p-1, 0x1.ea4b214ed55f8p-1, 0x1.f18f9af9766f8p-1,
        0x1.f6672a3bb2b47p-1, 0x1.f99febb17f9f4p-1, 0x1.fbc4312285a1fp-1, 0x1.fd307317aff76p-1,
        0x1.fe225bb9bfb42p-1, 0x1.fec2f8b894a43p-1, 0x1.ff2d974b63925p-1, 0x1.ff745c18b2622p-1,
        0x1.ffa3543acb4fdp-1, 0x1.ffc28040a2afep-1, 0x1.ffd73027a0a0bp-1, 0x1.ffe4eaad0ad1ap-1,
        0x1.ffee06fbf9434p-1, 0x1.fff412bc9e93cp-1, 0x1.fff815d725d28p-1, 0x1.fffabf6ef6259p-1,
        0x1.fffc83bdf15edp-1, 0x1.fffdafe544c19p-1, 0x1.fffe771411137p-1, 0x1.fffefb41addc5p-1,
        0x1.ffff52f8629a1p-1, 0x1.ffff8d2d5dde3p-1, 0x1.ffffb3cdae631p-1, 0x1.ffffcd6f94bfep-1,
        0x1.ffffde72111c6p-1, 0x1.ffffe9bbb59b7p-1, 0x1.fffff13947abcp-1, 0x1.fffff631c840fp-1,
        0x1.fffff97e37636p-1, 0x1.fffffbae957abp-1, 0x1.fffffd2271cb1p-1, 0x1.fffffe19362f9p-1,
        0x1.fffffebcf776cp-1, 0x1.ffffff29a279fp-1, 0x1.ffffff71bf351p-1, 0x1.ffffffa199c57p-1,
        0x1.ffffffc15b42cp-1, 0x1.ffffffd66e000p-1, 0x1.ffffffe469f4ap-1, 0x1.ffffffedb19e6p-1,
        0x1.fffffff3da1c9p-1, 0x1.fffffff7f0463p-1, 0x1.fffffffaa6825p-1, 0x1.fffffffc73344p-1,
        0x1.fffffffda4ec0p-1, 0x1.fffffffe6fcbfp-1, 0x1.fffffffef66cbp-1, 0x1.ffffffff4fc39p-1,
        0x1.ffffffff8b0cap-1, 0x1.ffffffffb2643p-1, 0x1.ffffffffcc7fbp-1, 0x1.ffffffffddd2ep-1,
        0x1.ffffffffe9521p-1, 0x1.fffffffff0f33p-1, 0x1.fffffffff6034p-1, 0x1.fffffffff95f6p-1,
        -0x1.4af3b1102ac8bp-1, 0x1.f46cfcd0d8c5bp-1, 0x1.a5dcf27f81dd5p-1, -0x1.664285824fe41p-3,
        0x1.c2abdbd5733a3p-1, -0x1.2160b4e581f88p-1, 0x1.ef60c5f9c556dp-1, -0x1.07807f9ebc559p-1,
        0x1.5b63736ddc502p-2, 0x1.db4ebe9116810p-1, 0x1.2e959d0e9927bp-4, -0x1.0de8a30742818p-1,
        -0x1.dbd75ad8abb31p-2, -0x1.7ffa4de82cd5ap-2, 0x1.6dd6f2befa23ep-1, 0x1.ace723be97a26p-2,
        0x1.f9de47a37b213p-1, 0x1.d792ab8b436c4p-1, -0x1.f5269132a139fp-1, -0x1.fff7a315ff8e8p-1,
        -0x1.b250da5a598d0p-1, -0x1.b603b3ab81738p-1, -0x1.d8b6e0881a84ep-2, -0x1.ea74d81de7d96p-2,
        -0x1.ff8164cd71ebcp-1, -0x1.17d06006b1d29p-5, -0x1.72187edb4ecffp-2, 0x1.4816f0a468412p-1,
        0x1.8d6d8b2f675b2p-2, -0x1.b11075d8a5773p-1, 0x1.691751dbb5708p-3, -0x1.52ba23855c752p-4,
        0x1.1c1c88a31c11fp-1, -0x1.fff72ce09dd4cp-1, 0x1.544fc923258dbp-3, 0x1.ffe292b414e91p-1,
        0x1.841e84384d38ep-2, -0x1.0ea16e834c9eap-1, -0x1.f0e4aa0c2528ep-1, -0x1.dab58af25c1fbp-1,
        -0x1.402ce7822f09ap-1, -0x1.066467b4d6aaep-2, 0x1.47c1e3eaf84f7p-4, 0x1.6553cd6a8854bp-2,
        0x1.1942c9f1ad01fp-1, 0x1.62901c85b8a9ap-1, 0x1.95966cc9c215ep-1, 0x1.b8856b252a1f8p-1,
        0x1.d02ee98266b12p-1, 0x1.e0195b0870fc7p-1, 0x1.eac167dcb3c02p-1, 0x1.f1de77b590f07p-1,
        0x1.f69ba9cfad1b8p-1, 0x1.f9c2d4dfe426dp-1, 0x1.fbdb6415df88cp-1, 0x1.fd3fdbcffedbcp-1,
        0x1.fe2c970b2ec5cp-1, 0x1.fec9c39b752afp-1, 0x1.ff3219880a888p-1, 0x1.ff775a2f9d49ap-1,
        0x1.ffa550aaefdc2p-1, 0x1.ffc3d1add7e60p-1, 0x1.ffd8101549b70p-1, 0x1.ffe57f47bc522p-1,
        0x1.58ced65ec8b50p-5, -0x1.f5bcb931fa5a1p-1, 0x1.4d83277d12080p-3, 0x1.cda2a2e38cf20p-1,
        -0x1.76751dab7e25bp-1, -0x1.7dbf879226815p-1, 0x1.aa2502a66bf4cp-1, 0x1.fd060fab7bce8p-1,
        -0x1.6a7c89d74c88fp-1, -0x1.d27189ea3dfbep-1, -0x1.fd6b3d360a96cp-1, 0x1.34ab5ed094b16p-1,
        -0x1.e50cec3e1bda0p-1, 0x1.4683ebb73efc9p-2, 0x1.e69e85bf1266ep-2, 0x1.fd1327ceec6fep-1,
        -0x1.ff0ab7972d1acp-1, 0x1.dce29928e9b7fp-1, -0x1.b281f2b61cce2p-1, 0x1.bfd6d52fc51d9p-1,
        -0x1.f274ce5f7aab1p-1, -0x1.c13c9e786b553p-1, 0x1.87f40d620cd8cp-11, 0x1.74375405654ebp-8,
        0x1.5d4d76d254481p-1, 0x1.ccadf5faee71dp-1, 0x1.eac1515672352p-1, 0x1.1e6f85652f101p-4,
        0x1.ff882815c4f34p-1, -0x1.c9eba70a3bee6p-1, -0x1.ed39a76bdd796p-1, 0x1.bba4dbf121e77p-3,
        -0x1.fff9a9b302cf8p-1, 0x1.f55f7a6d40c87p-1, -0x1.c4d37d306138ap-1, 0x1.e4e6480b4f30bp-1,
        0x1.ff454a2ae2e18p-1, -0x1.bbc6654d3ecb8p-1, -0x1.72a097515a211p-1, 0x1.faae6dd1abc0fp-1,
        -0x1.72ccbc983a2a3p-3, -0x1.1122190fdf3b0p-1, 0x1.26cfdb58c658ep-2, 0x1.ab9ec649178d6p-1,
        -0x1.fc38a773a6159p-1, 0x1.e49963705a6ddp-1, -0x1.e2e4ffe870ff8p-2, -0x1.4b137b44d6278p-1,
        0x1.8ba7bf69e4139p-1, 0x1.a538c658212f0p-1, -0x1.621b041a74a03p-4, -0x1.9eb4fa808aa47p-1,
        -0x1.fead7a1cda62dp-1, -0x1.9a61532ae5803p-1, -0x1.cc578640a15bbp-2, -0x1.6a8c14f770ad4p-4,
        0x1.bcef9b55b10d9p-3, 0x1.cf63eb02dac7ap-2, 0x1.3f71d405ad858p-1, 0x1.7d457487520f8p-1,
        0x1.a7ee13880e3fcp-1, 0x1.c4f862d6a6d82p-1, 0x1.d8915ee2f0f21p-1, 0x1.e5b7c23f3178cp-1,
        0x1.df9df9906d32cp-1, -0x1.451c46b133eadp-1, -0x1.bc4b592c24711p-1, 0x1.48c2cd3f575fap-1,
        -0x1.fb4c199834e63p-1, -0x1.82d4a5a73238bp-2, -0x1.fff03263fe32dp-1, -0x1.dea9fd66f2ba6p-1,
        0x1.58931ed326c8cp-4, 0x1.2393aa9cd0b9cp-1, 0x1.d89b46ee7eeccp-4, -0x1.50b9a400f2099p-1,
        -0x1.5ffa2c9ba6e7bp-1, 0x1.7b1cc448b8a1fp-4, -0x1.35ca36d38bc45p-9, 0x1.5381da52a4730p-4,
        0x1.927788e7a228ep-2, -0x1.518de289a6ab5p-1, 0x1.554a51039936ep-3, -0x1.fafc1eb3e40a0p-1,
        -0x1.cbba21e6474f4p-2, 0x1.d348f98974c61p-1, 0x1.f1a2ca9cae6f5p-1, 0x1.25dd58a0f971ep-2,
        -0x1.0861cf1969c67p-1, -0x1.ffe22d8eda9b6p-1, 0x1.9b29d8cac2cffp-3, -0x1.d2ecf5142ef22p-1,
        0x1.7aae69700e529p-1, -0x1.52e657769cb1dp-1, 0x1.be662067aab9bp-2, -0x1.3ef75764cde75p-2,
        0x1.c216bbc8e8834p-1, -0x1.3576068a8472dp-1, -0x1.4d244da6d492dp-1, -0x1.d99beca592e2bp-2,
        0x1.7b1a842beb25ap-1, -0x1.793d03b5d7981p-5, 0x1.385b97ee27869p-3, -0x1.bf3675bc3461bp-1,
        -0x1.323fc2ea633a4p-1, -0x1.e03711deebcf5p-1, 0x1.f38dbd76e390fp-1, -0x1.a7014f66bd39ep-1,
        0x1.71d5cd939015cp-3, -0x1.182f695366452p-1, 0x1.08d6a9bca8487p-5, -0x1.8ba70f9b70627p-1,
        -0x1.f332028cced8bp-1, 0x1.94eee6e7d3a16p-1, -0x1.7be67d780fb50p-1, -0x1.c73b93e7b16c6p-1,
        -0x1.21bae48352d8dp-3, 0x1.f2a8cbdcee33dp-1, -0x1.f8ed0f923aa9bp-1, 0x1.fdbce863d77fep-1,
        -0x1.42d00d0f2630fp-1, -0x1.0a83d5a4fda36p-1, 0x1.b194628ff95f4p-1, 0x1.84f5a8e6a89c2p-1,
        -0x1.5bef85e8a7bcfp-3, -0x1.b24d659299442p-1, -0x1.fbd4293624fd3p-1, -0x1.8c08265089a77p-1,
    };
};

struct longer_context {
    static constexpr double base = 1000000;
    static constexpr std::size_t pairs = 48, count = 3;
    static constexpr long long positions[] = {3, 262143, 1000000};
    static constexpr double sines[] = {
        0x1.210386db6d55bp-3, 0x1.8e79bc6e559f8p-1, 0x1.fc8baddafc165p-1, 0x1.e842c6b681f95p-1,
        0x1.a01384246a833p-1, 0x1.4e496f49c17eap-1, 0x1.045ed924554a2p-1, 0x1.8ed14e8650719p-2,
        0x1.2e9cd95baba34p-2, 0x1.c8dbc4afe515dp-3, 0x1.57ddb0c396d11p-3, 0x1.0266581d7a96ep-3,
        0x1.83ff8185a202fp-4, 0x1.23260f2315bbap-4, 0x1.b4d29ae1a33fcp-5, 0x1.47a3896f6355dp-5,
        0x1.eb723f19667c6p-6, 0x1.708e91c42fbcfp-6, 0x1.14638ec872c35p-6, 0x1.9e8891b2c085fp-7,
        0x1.36dc211b2536ep-7, 0x1.d23a23cdb1bd5p-8, 0x1.5d9f4f0ad1db7p-8, 0x1.062e26fc93c97p-8,
        0x1.8937251f0e492p-9, 0x1.26dec253a3007p-9, 0x1.ba3e35767ac37p-10, 0x1.4ba2b27ed0b6ep-10,
        0x1.f16219068fbcap-11, 0x1.74fc1bf7c90edp-11, 0x1.17b2fbb6772f3p-11, 0x1.a37d53c6ebaa6p-12,
        0x1.3a92a2b628f36p-12, 0x1.d7caea57c1cb7p-13, 0x1.61cb68dbc5946p-13, 0x1.094ef9c9af244p-13,
        0x1.8de817e499ab4p-14, 0x1.2a634b3513dddp-14, 0x1.bf84c75153238p-15, 0x1.4f9776cd6b0bdp-15,
        0x1.f75104d40d943p-16, 0x1.796f2214af648p-16, 0x1.1b0920c61dd5ep-16, 0x1.a87e5c88b3989p-17,
        0x1.3e5346586938fp-17, 0x1.dd6bab8ed01dcp-18, 0x1.6603d2aa47cb6p-18, 0x1.0c792bd8b9564p-18,
        0x1.960a26db13c6ep-1, -0x1.3203152cc2d2cp-1, -0x1.8dd628a4ff84fp-1, -0x1.fffe5c95d1fc0p-1,
        0x1.387617949852dp-2, -0x1.dea76c58f2cb4p-1, 0x1.f8634f85bf4c7p-1, -0x1.799f0e1a41feap-1,
        0x1.80f5818451e70p-1, -0x1.b0a1f300d7520p-1, 0x1.b752fc0fb540cp-1, 0x1.6a383a83a8b16p-1,
        0x1.a7591131fecf5p-1, 0x1.76ef920bebb07p-1, -0x1.e0919bd0b4020p-2, 0x1.83dc35bc2fbbap-1,
        0x1.f2a0274e849fap-1, -0x1.7de145bee4624p-1, -0x1.55fefc80450aap-1, -0x1.87ea465b3558bp-2,
        -0x1.999772048e86cp-2, -0x1.8b4c690322da0p-2, 0x1.dea258bd580a1p-1, -0x1.82da1b704df05p-1,
        -0x1.f7baacef1873cp-1, 0x1.f28517c99859cp-1, 0x1.e8d44dc7937b9p-3, -0x1.1c73281c1f162p-1,
        0x1.e00511a022ebcp-1, -0x1.3d1f3b3307e57p-1, 0x1.f1b1821bbd3cdp-2, -0x1.8e96366492673p-2,
        0x1.c3f021816934ap-1, 0x1.7244ac5007e43p-1, 0x1.a559507202764p-1, -0x1.ff1cac85c5b7bp-1,
        0x1.d02a23cefa2fap-1, -0x1.1163b45c36fecp-4, -0x1.ff5737b81d59cp-1, -0x1.631b6a4a924cap-2,
        0x1.fcf325d4f939ep-2, 0x1.d893104c927f3p-1, 0x1.fd9c30a5d09d8p-1, 0x1.c98e7df774e3cp-1,
        0x1.7976e2b6b6e71p-1, 0x1.2a2c2ee0664a1p-1, 0x1.cc3fe300b1e69p-2, 0x1.5eb78584a3d60p-2,
        -0x1.6664b2568d867p-2, 0x1.74c432ce044cap-1, 0x1.28be524e62ab8p-1, 0x1.fe2bb3952aa3fp-2,
        0x1.f18e09b096577p-1, -0x1.03d8a915a826cp-1, 0x1.e2a129180e920p-1, -0x1.a361c16b3b122p-1,
        0x1.24daa9c527e96p-5, -0x1.8ab66ccb9c497p-2, -0x1.77ff33d0389e6p-2, -0x1.ab0cb4f37b772p-5,
        -0x1.e67a14ce17cf6p-2, 0x1.ada444bf57f6bp-1, 0x1.f6ad9267cdf4ep-1, 0x1.7f77d56a068fep-1,
        -0x1.38f2fa75d9289p-2, 0x1.441450985ee00p-5, -0x1.33ee312251c5cp-5, 0x1.9fc7d5d0d56f7p-1,
        0x1.ee2c769497a99p-1, 0x1.02479a593e720p-1, 0x1.19a9c1890171bp-3, 0x1.fe2aae99b4aa3p-1,
        0x1.a75cc150a206bp-1, 0x1.9f6781acd3227p-1, 0x1.eccdbb175b32fp-9, 0x1.52cabbdae51a3p-1,
        0x1.c1e274db58cccp-1, -0x1.ff48d2275095cp-1, 0x1.e4b636e91271dp-1, 0x1.f900156dde30bp-1,
        -0x1.03425b78c4db8p-1, -0x1.970d2122c4b01p-2, -0x1.3cccaeaa7251ap-2, -0x1.f11956d7646b2p-1,
        0x1.a49d4b06a4b89p-3, -0x1.fa1ce4335647bp-1, -0x1.c0540a6c82eaep-1, 0x1.63fef8e28314bp-1,
        -0x1.1689ef5f34f52p-1, 0x1.e011662775375p-1, -0x1.39d2d8e23152fp-1, -0x1.c270da211c3bdp-1,
        -0x1.52e104df0fd2fp-6, 0x1.64807038fc3b3p-1, 0x1.f504d511bc0b5p-1, 0x1.f1a7a45b2b98cp-1,
    };
    static constexpr double cosines[] = {
        -0x1.fae04be85e5d2p-1, -0x1.417f9a290c71ap-1, -0x1.daff5013a7e8dp-4, 0x1.3430c5434c286p-2,
        0x1.2a5eae672f16ep-1, 0x1.83cf430e589afp-1, 0x1.b8da51ebc00c4p-1, 0x1.d7926d178c4d8p-1,
        0x1.e921dd42f09bap-1, 0x1.f319242788d3bp-1, 0x1.f8bb3b7337aecp-1, 0x1.fbe886b99b2c4p-1,
        0x1.fdb29e44ab59bp-1, 0x1.feb4751bd061dp-1, 0x1.ff4586879c17fp-1, 0x1.ff9720760274cp-1,
        0x1.ffc505a355cf6p-1, 0x1.ffded549d5d92p-1, 0x1.ffed593bde72bp-1, 0x1.fff582ec7ef26p-1,
        0x1.fffa1a0fd7ab1p-1, 0x1.fffcaee5885ecp-1, 0x1.fffe228360b2dp-1, 0x1.fffef37d39787p-1,
        0x1.ffff690152c59p-1, 0x1.ffffab16deea2p-1, 0x1.ffffd0404fca5p-1, 0x1.ffffe5261d3c2p-1,
        0x1.fffff0e6879bfp-1, 0x1.fffff7824947cp-1, 0x1.fffffb39a1832p-1, 0x1.fffffd509c80ap-1,
        0x1.fffffe7d73f45p-1, 0x1.ffffff26a0ed1p-1, 0x1.ffffff85c359cp-1, 0x1.ffffffbb42d9ap-1,
        0x1.ffffffd958653p-1, 0x1.ffffffea434aep-1, 0x1.fffffff3c6bc3p-1, 0x1.fffffff92048fp-1,
        0x1.fffffffc22708p-1, 0x1.fffffffdd3878p-1, 0x1.fffffffec712dp-1, 0x1.ffffffff50075p-1,
        0x1.ffffffff9d0b4p-1, 0x1.ffffffffc85a6p-1, 0x1.ffffffffe0b51p-1, 0x1.ffffffffee672p-1,
        -0x1.37e403cff462dp-1, -0x1.9a7d0018799d8p-1, -0x1.4249ef13e5313p-1, -0x1.47ac411b1b5ebp-8,
        -0x1.e794ef0318e0fp-1, -0x1.6b81d0a9afcc3p-2, 0x1.5fd62e1fc7404p-3, -0x1.59c12454b7c6fp-1,
        0x1.5190cde6c720cp-1, -0x1.11cfe06796aa1p-1, 0x1.06f10c8665d72p-1, -0x1.69db8c5dcc685p-1,
        -0x1.1ff5928f98333p-1, -0x1.5caa2f0ef0494p-1, 0x1.c41d47e463f68p-1, -0x1.4e3a694e76d5ep-1,
        0x1.d10ac8d83485bp-3, 0x1.550b84bf3ab2fp-1, -0x1.7d074af6f3942p-1, 0x1.d9043ae2d9778p-1,
        0x1.d541f1459a076p-1, 0x1.d84fe9daa744dp-1, 0x1.6b9c8ca8a0f9bp-2, -0x1.4f65052f2febcp-1,
        -0x1.6ea021cb0ca7dp-3, -0x1.d2da123a3ed88p-3, -0x1.f13397f7e22ffp-1, -0x1.a9b6bfc5f710ep-1,
        0x1.643aef5585af0p-2, 0x1.91f79b2951e9cp-1, -0x1.bf756fd69519ap-1, -0x1.d79eea8a32a64p-1,
        0x1.e13b5d6a10026p-2, 0x1.619e1c3939a20p-1, -0x1.22e0600a7dc69p-1, 0x1.e243fa14ca72dp-5,
        -0x1.b02e77e151a11p-2, 0x1.fedbb6c4b5470p-1, -0x1.9f992211d52edp-5, -0x1.e03a51024a613p-1,
        -0x1.bc48336bae14ep-1, -0x1.8a0ae1331a5e9p-2, 0x1.8b4b6a52e49d7p-4, 0x1.cb80fce044c44p-2,
        0x1.59ecfe62b589ap-1, 0x1.a037b5e1c61fap-1, 0x1.c95e83f81b2d0p-1, 0x1.e108a05850d3cp-1,
        0x1.df9df9906d32cp-1, -0x1.5efbb362ce72ap-1, -0x1.a13cdc4d7d937p-1, 0x1.bbee8bd694b29p-1,
        0x1.e30b1f6f3f284p-3, -0x1.b92976f0a5350p-1, 0x1.55d5ac3d141dap-2, -0x1.25b49498b338ep-1,
        -0x1.ffac3841b3da7p-1, 0x1.d86f44b93374bp-1, 0x1.dc3c60ba78f0dp-1, -0x1.ff4dc8227f84fp-1,
        0x1.c2882f92b9c79p-1, 0x1.167b4db79b698p-1, 0x1.8506955e00139p-3, -0x1.5342221347842p-1,
        -0x1.e780e88ec4409p-1, -0x1.ff9964dc98d92p-1, 0x1.ffa35e54fbd1cp-1, 0x1.2ac81ba4c4dbep-1,
        -0x1.0bda7cab730b7p-2, -0x1.ba14bb6b87fb0p-1, 0x1.fb227ca07be91p-1, 0x1.5a4f3e7e29822p-4,
        0x1.1ff026793f1bbp-1, -0x1.2b4dfad92183dp-1, -0x1.ffff12d5edf49p-1, 0x1.7fe15692f203dp-1,
        -0x1.e8de1278af718p-2, -0x1.b0f2ca0b91747p-5, -0x1.49d6dde689f01p-2, 0x1.517d248110d31p-3,
        0x1.b981dbf665fdfp-1, 0x1.d5cf53896efdcp-1, 0x1.e6e1a473847cdp-1, -0x1.ea7ecc4a22c2ap-3,
        0x1.f515e5fdc58b6p-1, 0x1.35ad8c37ccb44p-3, 0x1.ee8da735db39ap-2, 0x1.6ffb6dcf537a6p-1,
        -0x1.ad9ac890c6b1fp-1, 0x1.63f87299f4845p-2, 0x1.948c2d61cc868p-1, -0x1.e6d07b3383da7p-2,
        -0x1.ffe3f5cc06a4fp-1, -0x1.6f7e01e3d4c20p-1, -0x1.a5e2147f8faf1p-3, 0x1.e16462559126bp-3,
    };
};

}  // namespace heed_reference::rotary
