// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_HALF_TURNS_HPP
#define HEED_MATH_DETAIL_HALF_TURNS_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/reduce_angle.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What sin, cos and tan of floats share: an angle in half turns without its whole turns, and its sine.

namespace heed::math::detail::inline HEED_KERNELS {

/// What a float is to be multiplied by to become an angle in half turns without its whole turns, for each exponent
/// field: a factor so short that the product is exact, and the rest of it.
struct half_turn_factors {
    double first[256];
    double rest[256];
};

constexpr half_turn_factors make_half_turn_factors() {
    half_turn_factors factors{};
    for (int field = 0; field < 118; ++field) factors.rest[field] = 0x1.45f306dc9c883p-2;
    for (int field = 118; field < 255; ++field) {
        // The float is an integer times 2^n, so of 2^n/pi the multiples of 2 do not matter. It has 127 bits behind the
        // point here, and the highest bit counts as a sign.
        int const n = field - 150, place = n + 63;
        std::uint64_t const* word = bits_of_inverse_pi + place / 64;
        wide const high = static_cast<wide>(word[0]) << 64 | word[1];
        auto const factor =
            static_cast<signed_wide>(high << place % 64 | static_cast<wide>(word[2]) >> (64 - place % 64));
        // 24 bits times 29 fit a double.
        signed_wide const first = (factor + (static_cast<signed_wide>(1) << 97)) >> 98;
        factors.first[field] = static_cast<double>(first) * power_of_two(-29 - n);
        factors.rest[field] =
            static_cast<double>(factor - first * (static_cast<signed_wide>(1) << 98)) * power_of_two(-127 - n);
    }
    return factors;
}
inline constexpr half_turn_factors half_turn_factor = make_half_turn_factors();

/// All bits set if these are the bits of an infinity or a NaN, else none.
[[gnu::always_inline]] constexpr std::uint32_t if_not_finite(std::uint32_t bits) {
    return 0u - static_cast<std::uint32_t>((bits & 0x7f800000u) == 0x7f800000u);
}

/// An angle in half turns, between -0.516 and 0.516, and in the lowest bit whether its sine is to be negated.
struct half_turns {
    double angle;
    std::uint64_t odd;
};

/// The float with these bits, plus `offset` half turns, -0 or 1/2. Of an infinity and a NaN as of 0.
[[gnu::always_inline]] constexpr half_turns half_turns_of(std::uint32_t bits, double offset) {
    std::uint64_t const field = bits >> 23 & 0xffu;
    double const x = static_cast<double>(__builtin_bit_cast(float, bits & ~if_not_finite(bits))),
                 turns = horner(x, half_turn_factor.first[field], offset);
    // Rounded to an integer, which stands in the lowest bits.
    double const shifted = opaque(turns + 0x1.8p52), integer = opaque(shifted - 0x1.8p52);
    return {horner(x, half_turn_factor.rest[field], turns - integer), __builtin_bit_cast(std::uint64_t, shifted)};
}

/// sin(pi angle), negated if `odd` is. Remez, then shifted within its error, which is below 2^-54 of the sine, so that
/// for the floats nearest to a midpoint the double falls on the right side of it.
[[gnu::always_inline]] constexpr double sin_of(half_turns const& t) {
    double const z = t.angle * t.angle, w = z * z;
    // 2 t is exact, and what is added to it small where the sine is near 1: so little is rounded there. In pairs,
    // because it is the length of the chain that takes the time.
    double const y = horner(t.angle,
                            horner(z,
                                   horner(w * w,
                                          horner(w, horner(z, 0x1.a27600b5004a1p-21, -0x1.6fab7cfc4ec2bp-16),
                                                 horner(z, 0x1.e8f4de753c265p-12, -0x1.e30753f4302d5p-8)),
                                          horner(w, horner(z, 0x1.507834932a289p-4, -0x1.32d2cce64c441p-1),
                                                 horner(z, 0x1.466bc6775b0efp+1, -0x1.4abbce625be63p+2))),
                                   0x1.243f6a8885a31p+0),
                            t.angle + t.angle);
    return number_of<double>(__builtin_bit_cast(std::uint64_t, y) ^ t.odd << 63);
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
