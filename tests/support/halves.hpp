// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_TESTS_SUPPORT_HALVES_HPP
#define HEED_TESTS_SUPPORT_HALVES_HPP

#include <heed/math/half.hpp>

#include <cmath>
#include <cstdint>
#include <limits>

/// The bits of a float that a function has returned. On i686 functions return floats in a register of x87, which makes
/// a NaN that signals a quiet one.
constexpr std::uint32_t as_returned(std::uint32_t bits) {
#if defined(__i386__)
    if ((bits & 0x7fffffffU) > 0x7f800000U) return bits | 0x00400000U;
#endif
    return bits;
}

// What a half is, by the definition and by no code of heed's: a sign, an exponent and a fraction, as numbers.

template <class Half>
struct format_of;
template <>
struct format_of<heed::float16> {
    static constexpr int fraction_bits = 10, bias = 15;
    static constexpr unsigned infinity = 0x7c00, quiet_bit = 0x0200;
};
template <>
struct format_of<heed::bfloat16> {
    static constexpr int fraction_bits = 7, bias = 127;
    static constexpr unsigned infinity = 0x7f80, quiet_bit = 0x0040;
};

/// The number that a half of these bits is; of what follows the greatest, where it would be had it no infinity.
template <class Half>
double number_without_end(std::uint32_t magnitude) {
    using format = format_of<Half>;
    auto const exponent = static_cast<int>(magnitude >> format::fraction_bits);
    double const fraction = magnitude & ((1U << format::fraction_bits) - 1);
    if (exponent == 0) return std::ldexp(fraction, 1 - format::bias - format::fraction_bits);
    return std::ldexp(fraction + (1U << format::fraction_bits), exponent - format::bias - format::fraction_bits);
}
template <class Half>
double number(std::uint32_t bits) {
    std::uint32_t const magnitude = bits & 0x7fff;
    double out = number_without_end<Half>(magnitude);
    if (magnitude == format_of<Half>::infinity) out = std::numeric_limits<double>::infinity();
    if (magnitude > format_of<Half>::infinity) out = std::numeric_limits<double>::quiet_NaN();
    return (bits & 0x8000) != 0 ? -out : out;
}

/// Whether a half is the one that is nearest to a number: no neighbour is nearer, and none that is as near is even.

template <class Half>
bool nearest(double x, Half half) {
    std::uint32_t const bits = half.bits(), magnitude = bits & 0x7fff;
    if (x != x) return magnitude > format_of<Half>::infinity && (bits & format_of<Half>::quiet_bit) != 0;
    if (std::signbit(x) != ((bits & 0x8000) != 0) || magnitude > format_of<Half>::infinity) return false;
    double const size = std::fabs(x);
    if (std::isinf(size)) return magnitude == format_of<Half>::infinity;
    double const greatest_and_half = (number_without_end<Half>(format_of<Half>::infinity - 1) +
                                      number_without_end<Half>(format_of<Half>::infinity)) /
                                     2;
    if (magnitude == format_of<Half>::infinity) return size >= greatest_and_half;
    double const here = number_without_end<Half>(magnitude);
    // Half-way numbers have one bit more, so that doubles hold them.
    if (magnitude != 0) {
        double const middle = (number_without_end<Half>(magnitude - 1) + here) / 2;
        if (size < middle || (size == middle && magnitude % 2 != 0)) return false;
    }
    double const middle = (number_without_end<Half>(magnitude + 1) + here) / 2;
    return size < middle || (size == middle && magnitude % 2 == 0);
}

#endif
