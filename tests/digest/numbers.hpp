// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>

#include <heed/math/classify.hpp>
#include <heed/tensor/tensor.hpp>

// Numbers that are hard to add, and a digest of the bits of what came of them. All by integers: nothing here rounds.

namespace heed_digest {

/// The kinds of numbers that the operations are tried on.
enum class kind {
    ordinary,     // between 1/8 and 2, of both signs
    mixed,        // of very different magnitudes, so that an order of addition shows
    cancelling,   // of nearly the same magnitude and of both signs, so that sums lose most of their digits
    subnormal,    // every other one below the normal range, the rest around 1
    overflowing,  // every other one near the greatest number, so that sums and products overflow
    special,      // every fourth one an infinity, a NaN or a zero of either sign
};
inline constexpr kind kinds[] = {kind::ordinary,  kind::mixed,       kind::cancelling,
                                 kind::subnormal, kind::overflowing, kind::special};
inline constexpr char const* kind_names[] = {"ordinary", "mixed", "cancelling", "subnormal", "overflowing", "special"};

/// Random bits by SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, OOPSLA 2014).
class bits_source {
public:
    constexpr explicit bits_source(std::uint64_t seed) : state_(seed) {}
    constexpr std::uint64_t operator()() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t state_;
};

template <class T>
constexpr T number(bits_source& from, kind of) {
    using format = heed::math::detail::format<T>;
    using word = typename format::word;
    constexpr int digits = format::fraction_bits;
    constexpr word fraction_mask = (word{1} << digits) - 1;
    constexpr int bias = static_cast<int>(format::infinity >> (digits + 1)), greatest = 2 * bias;
    std::uint64_t const bits = from(), dice = from();
    auto const below = [dice](int limit) { return static_cast<int>((dice >> 8) % static_cast<unsigned>(limit)); };
    bool const other = (dice & 1) != 0;

    word fraction = static_cast<word>(bits) & fraction_mask;
    int exponent = bias - 3 + below(4);
    switch (of) {
        case kind::ordinary: break;
        case kind::mixed: exponent = bias - bias / 4 + below(bias / 2); break;
        case kind::cancelling:
            exponent = (dice & 6) == 0 ? bias - 3 + below(4) : bias + 5;
            if (exponent > bias) fraction &= 0x1f;
            break;
        case kind::subnormal: exponent = other ? below(2) : bias - 3 + below(6); break;
        case kind::overflowing: exponent = other ? greatest - below(3) : bias - 3 + below(4); break;
        case kind::special:
            if ((dice & 6) == 0) {
                exponent = other ? greatest + 1 : 0;
                fraction = other && below(3) == 0 ? format::quiet_bit : 0;
            }
            break;
    }
    word const sign = (bits >> 63) != 0 ? format::sign : word{0};
    return __builtin_bit_cast(T, static_cast<word>(sign | (static_cast<word>(exponent) << digits) | fraction));
}

/// A tensor of such numbers.
template <class X>
constexpr X filled(bits_source& from, kind of) {
    X result{};
    for (auto& value : result.values) value = number<heed::element_of<X>>(from, of);
    return result;
}

/// The digest of the results of one group of operations: FNV-1a by whole words, and how many results there were.
/// All NaNs count as one: which of them comes is nowhere promised.
struct digest {
    std::uint64_t value = 0xcbf29ce484222325u;
    std::uint64_t results = 0;

    template <class X>
    constexpr void add(X const& x) {
        for (auto const& element : x.values) add_word(word_of(element));
        ++results;
    }
    friend constexpr bool operator==(digest, digest) = default;

private:
    constexpr void add_word(std::uint64_t word) {
        value = (value ^ word) * 0x100000001b3u;
        value ^= value >> 32;
    }
    template <class T>
    static constexpr std::uint64_t word_of(T const& x) {
        if constexpr (__is_same(T, float) || __is_same(T, double)) {
            return heed::math::is_nan(x) ? 0x7ff8dead7ff8deadu : heed::math::detail::bits_of(x);
        } else {
            return static_cast<std::uint64_t>(x);
        }
    }
};

}  // namespace heed_digest
