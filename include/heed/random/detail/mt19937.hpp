// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_RANDOM_DETAIL_MT19937_HPP
#define HEED_RANDOM_DETAIL_MT19937_HPP

#include <cstddef>
#include <cstdint>

#include <heed/meta/detail/linkage.hpp>

namespace heed::random {

/// The Mersenne Twister with 19937 bits of state: whole numbers below 2^32, the same sequence as `std::mt19937`, also
/// in a constant expression.
///
/// A uniform random bit generator for the algorithms of <algorithm> and <random>. Not for secrets. (M. Matsumoto and
/// T. Nishimura, Mersenne Twister, ACM TOMACS 8, 1998; seeded as in their version of 2002.)
class HEED_LINKED_AS mt19937 {
public:
    using result_type = std::uint32_t;
    static constexpr result_type (min)() { return 0; }
    static constexpr result_type (max)() { return 0xffffffffu; }

    constexpr explicit mt19937(std::uint32_t seed = 5489) {
        state_[0] = seed;
        for (std::uint32_t i = 1; i < size; ++i) {
            seed = 1812433253u * (seed ^ (seed >> 30)) + i;
            state_[i] = seed;
        }
    }

    /// The next number.
    constexpr result_type operator()() {
        if (next_ == size) advance();
        std::uint32_t x = state_[next_++];
        x ^= x >> 11;
        x ^= (x << 7) & 0x9d2c5680u;
        x ^= (x << 15) & 0xefc60000u;
        return x ^ (x >> 18);
    }

    friend constexpr bool operator==(mt19937 const&, mt19937 const&) = default;

private:
    static constexpr std::size_t size = 624, shift = 397;

    /// The highest bit of one word and all others of the next, times the recurrence's matrix.
    static constexpr std::uint32_t twisted(std::uint32_t word, std::uint32_t next) {
        return (((word & 0x80000000u) | (next & 0x7fffffffu)) >> 1) ^ ((0u - (next & 1u)) & 0x9908b0dfu);
    }

    constexpr void advance() {
        // Two loops without a remainder in the index, so that compilers see vectors in them.
        for (std::size_t i = 0; i < size - shift; ++i)
            state_[i] = state_[i + shift] ^ twisted(state_[i], state_[i + 1]);
        for (std::size_t i = size - shift; i < size - 1; ++i)
            state_[i] = state_[i - (size - shift)] ^ twisted(state_[i], state_[i + 1]);
        state_[size - 1] = state_[shift - 1] ^ twisted(state_[size - 1], state_[0]);
        next_ = 0;
    }

    std::uint32_t state_[size] = {};
    std::uint32_t next_ = size;
};

}  // namespace heed::random

#endif
