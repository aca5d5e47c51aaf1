// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>

namespace exhaustive {

struct hard_case {
    char const* function;
    std::uint32_t argument;
};

/// The floats whose values lie nearest to the middle between two floats, of all 2^32, the nearest first: by `prove.py
/// --hard`.
// clang-format off
inline constexpr hard_case hard_cases[] = {
    {"exp", 0xc16912cd},
    {"exp", 0xbbf0edf1},
    {"exp", 0xc2b2e798},
    {"exp", 0x377eff81},
    {"exp", 0xbae0e25c},
    {"exp", 0xb3000000},
    {"exp", 0x39c6be5b},
    {"exp", 0x38e69cc1},
    {"exp", 0x383a3ef1},
    {"exp", 0x3d1a274e},
    {"exp", 0x40315b33},
    {"exp", 0x4001b249},
    {"exp", 0x39e5bb1d},
    {"exp", 0x36fdffc1},
    {"exp", 0x4288942b},
    {"exp", 0x367bffe1},
    {"exp", 0x35f7fff1},
    {"exp", 0x356ffff9},
    {"exp", 0x34dffffd},
    {"exp", 0x343fffff},
    {"exp", 0x33800000},
    {"exp", 0x337fffff},
    {"exp", 0xbc2a461a},
    {"exp", 0x3fe67199},
    {"log", 0x65d890d3},
    {"log", 0x4c5d65a5},
    {"log", 0x4d604ebe},
    {"log", 0x41178feb},
    {"log", 0x1f116ab8},
    {"log", 0x66a8c860},
    {"log", 0x3c413d3a},
    {"log", 0x6f31a8ec},
    {"log", 0x38dcbe38},
    {"log", 0x4665a9a6},
    {"log", 0x5ee8984e},
    {"log", 0x3bf86ef0},
    {"log", 0x79e7ec37},
    {"log", 0x0dc8bba4},
    {"log", 0x2c4c24b7},
    {"log", 0x111c87f8},
    {"log", 0x1a8446cb},
    {"log", 0x464d5b2b},
    {"log", 0x66abbd63},
    {"log", 0x2e492984},
    {"log", 0x4e85f412},
    {"log", 0x29fd22f8},
    {"log", 0x28e3fa26},
    {"log", 0x29e6126b},
};
// clang-format on

}  // namespace exhaustive
