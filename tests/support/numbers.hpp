// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

#include <heed/tensor/tensor.hpp>

// Numbers to compute with, the same in every run, in a constant expression and at run time.

namespace heed_test {

/// A tensor of what `number` makes of 31 bits each, which have no pattern: C's old generator.
template <class X>
constexpr X drawn(unsigned seed, auto number) {
    X result{};
    for (auto& value : result.values) {
        seed = (seed * 1103515245u + 12345u) & 0x7fffffffu;
        value = static_cast<heed::element_of<X>>(number(seed));
    }
    return result;
}

/// Small whole numbers, from -most to most: sums of products of them are exact in any order.
template <class X>
constexpr X whole_numbers(unsigned seed, int most = 9) {
    return drawn<X>(seed, [most](unsigned bits) { return static_cast<int>(bits >> 16) % (2 * most + 1) - most; });
}

/// A small whole number, from -15 to 15, that has no pattern in its place in a tensor.
constexpr int whole_number_at(std::size_t place, std::size_t seed) {
    return static_cast<int>((place * place * 7 + place * (2 * seed + 3) + seed) % 31) - 15;
}

/// Such a number over 8: products of them and the sums of these are exact in float, in any order.
constexpr float eighths_at(std::size_t place, std::size_t seed) {
    return static_cast<float>(whole_number_at(place, seed)) / 8;
}
template <class X>
constexpr X eighths(std::size_t seed) {
    X result{};
    for (std::size_t i = 0; i < X::size; ++i) result.values[i] = static_cast<heed::element_of<X>>(eighths_at(i, seed));
    return result;
}

/// Such a number over one that makes it inexact.
template <int Divisor>
constexpr double fraction_at(std::size_t place, std::size_t seed) {
    return static_cast<double>(whole_number_at(place, seed)) / Divisor;
}
template <class X, int Divisor>
constexpr X fractions(std::size_t seed) {
    X result{};
    for (std::size_t i = 0; i < X::size; ++i) {
        result.values[i] = static_cast<heed::element_of<X>>(fraction_at<Divisor>(i, seed));
    }
    return result;
}

}  // namespace heed_test
