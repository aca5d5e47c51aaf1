// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_PHILOX_HPP
#define HEED_MATH_PHILOX_HPP

#include <cstdint>

#include <heed/meta/detail/linkage.hpp>

namespace heed {

/// A generator that has no state but its seed: the random numbers at a place are a function of seed and place. Philox
/// 4x32 with 10 rounds (J. Salmon et al., Parallel random numbers: as easy as 1, 2, 3, 2011), as cuRAND and NumPy
/// have it.
struct HEED_LINKED_AS philox {
    std::uint64_t seed = 0;

    struct four_words {
        std::uint32_t word[4];
    };
    /// The four random words at a place of 128 bits.
    constexpr four_words operator()(std::uint64_t low, std::uint64_t high = 0) const {
        std::uint32_t a = static_cast<std::uint32_t>(low), b = static_cast<std::uint32_t>(low >> 32);
        std::uint32_t c = static_cast<std::uint32_t>(high), d = static_cast<std::uint32_t>(high >> 32);
        std::uint32_t first = static_cast<std::uint32_t>(seed), second = static_cast<std::uint32_t>(seed >> 32);
        for (int round = 0; round < 10; ++round) {
            std::uint64_t const one = std::uint64_t{0xD2511F53u} * a, other = std::uint64_t{0xCD9E8D57u} * c;
            a = static_cast<std::uint32_t>(other >> 32) ^ b ^ first;
            c = static_cast<std::uint32_t>(one >> 32) ^ d ^ second;
            b = static_cast<std::uint32_t>(other);
            d = static_cast<std::uint32_t>(one);
            first += 0x9E3779B9u;
            second += 0xBB67AE85u;
        }
        return {{a, b, c, d}};
    }

    friend constexpr bool operator==(philox const&, philox const&) = default;
};

}  // namespace heed

#endif
