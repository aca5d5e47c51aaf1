// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Every float as a half, beside the definition: halves.md has what came of it.
//     g++ -std=c++20 -O2 -Iinclude -Itests tests/exhaustive/halves.cpp -o halves && ./halves
// With --quick one float of 65521, which is a test. --self-test: a rounding that goes wrong in one place is found.
#include <heed/math/half.hpp>

#include <bit>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include "../support/halves.hpp"

namespace {

template <class Half, class Round>
std::uint64_t misrounded(std::uint32_t step, Round round) {
    std::uint64_t wrong = 0;
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << 32); bits += step) {
        auto const x = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
        if (!nearest<Half>(double{x}, round(x)) || round(x).bits() != Half(double{x}).bits()) ++wrong;
    }
    return wrong;
}

}  // namespace

int main(int count, char** arguments) {
    std::string_view const asked = count > 1 ? arguments[1] : "";
    std::uint32_t const step = asked.empty() ? 1 : 65521;
    if (asked == "--self-test") {
        auto const upper = [](float x) {
            return heed::bfloat16::from_bits(static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(x) >> 16));
        };
        std::uint64_t const found = misrounded<heed::bfloat16>(step, upper);
        std::printf("%llu floats misrounded by being cut\n", static_cast<unsigned long long>(found));
        return found > 30000 ? 0 : 1;
    }
    std::uint64_t const brain = misrounded<heed::bfloat16>(step, [](float x) { return heed::bfloat16(x); });
    std::uint64_t const half = misrounded<heed::float16>(step, [](float x) { return heed::float16(x); });
    std::printf("%llu floats: bfloat16 %llu misrounded, float16 %llu\n",
                static_cast<unsigned long long>((std::uint64_t{1} << 32) / step + (step == 1 ? 0 : 1)),
                static_cast<unsigned long long>(brain), static_cast<unsigned long long>(half));
    return brain == 0 && half == 0 ? 0 : 1;
}
