// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>

#include <heed/heed.hpp>

using namespace heed;
using namespace heed::axes;

/// Values that look random and differ from each other, in multiples of 2^-23 from -1 to 1; whole: 0 to 3. run.py
/// makes the same.
template <class X>
constexpr X numbers(std::uint32_t seed) {
    X result{};
    for (std::uint32_t i = 0; i < X::size; ++i) {
        std::uint32_t mixed = seed * 1024 + i;
        for (int turn = 0; turn < 2; ++turn) {
            mixed ^= mixed >> 16;
            mixed *= 0x45d9f3b;
        }
        mixed ^= mixed >> 16;
        if constexpr (__is_same(element_of<X>, bool)) {
            result.values[i] = mixed % 2 != 0;
        } else if constexpr (__is_same(element_of<X>, int)) {
            result.values[i] = static_cast<int>(mixed % 4);
        } else {
            result.values[i] = static_cast<float>(mixed >> 8) / 8388608 - 1;
        }
    }
    return result;
}

/// Prints the bits of all values, one tensor a line.
template <class... X>
void report(X const&... x) {
    auto const one = [](auto const& tensor) {
        for (float const value : tensor.values) {
            std::uint32_t bits;
            std::memcpy(&bits, &value, sizeof bits);
            std::printf("%08x ", static_cast<unsigned>(bits));
        }
        std::puts("");
    };
    (one(x), ...);
}
