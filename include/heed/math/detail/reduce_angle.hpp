// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_REDUCE_ANGLE_HPP
#define HEED_MATH_DETAIL_REDUCE_ANGLE_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What sin, cos and tan share: an angle without its whole turns, and polynomials for what is left of it. Of doubles
// here; of floats in half_turns.hpp.

namespace heed::math::detail::inline HEED_KERNELS {

/// 1/pi in binary, computed with mpmath: one word in front of the point, the others behind it.
inline constexpr std::uint64_t bits_of_inverse_pi[] = {
    0x0000000000000000u, 0x517cc1b727220a94u, 0xfe13abe8fa9a6ee0u, 0x6db14acc9e21c820u, 0xff28b1d5ef5de2b0u,
    0xdb92371d2126e970u, 0x0324977504e8c90eu, 0x7f0ef58e5894d39fu, 0x74411afa975da242u, 0x74ce38135a2fbf20u,
    0x9cc8eb1cc1a99cfau, 0x4e422fc5defc941du, 0x8ffc4bffef02cc07u, 0xf79788c5ad05368fu, 0xb69b3f6793e584dbu,
    0xa7a31fb34f2ff516u, 0xba93dd63f5f2f8bdu, 0x9e839cfbc5294975u, 0x35fdafd88fc6ae84u, 0x2b0198237e3db5d5u,
};

/// 2^n, for an exponent of the normal range.
constexpr double power_of_two(int n) { return number_of<double>(static_cast<std::uint64_t>(n + 1023) << 52); }

/// An angle between -pi/4 and pi/4, in radians, as a sum of two doubles, and how many right angles were taken away, of
/// which only the two lowest bits are of use.
struct reduced_angle {
    two_doubles angle;
    std::uint64_t right_angles;
};

/// Of a positive finite double above pi/4, by its bits, in integers as M. H. Payne and R. N. Hanek have it, Radian
/// reduction for trigonometric functions, ACM SIGNUM Newsletter 18, 1983.
constexpr reduced_angle reduced_by_integers(std::uint64_t bits) {
    // The number is `significand` * 2^n. Of 2^n/pi the multiples of 2 do not matter: three words, of which the first
    // has one bit in front of the point.
    std::uint64_t const significand = (bits & 0x000fffffffffffffu) | 0x0010000000000000u;
    int const place = static_cast<int>(bits >> 52) - 1075 + 63, shift = place % 64;
    std::uint64_t const* word = bits_of_inverse_pi + place / 64;
    auto const first = static_cast<std::uint64_t>((static_cast<wide>(word[0]) << 64 | word[1]) << shift >> 64),
               second = static_cast<std::uint64_t>((static_cast<wide>(word[1]) << 64 | word[2]) << shift >> 64),
               third = static_cast<std::uint64_t>((static_cast<wide>(word[2]) << 64 | word[3]) << shift >> 64);
    // Half turns with 127 bits behind the point. No double comes nearer than 2^-61 to a multiple of pi/2.
    wide const half_turns = (static_cast<wide>(significand * first) << 64) + static_cast<wide>(significand) * second +
                            (static_cast<wide>(significand) * third >> 64);
    std::uint64_t const right_angles = static_cast<std::uint64_t>((half_turns >> 125) + 1) >> 1;
    wide const rest = half_turns - (static_cast<wide>(right_angles) << 126), sign = rest >> 127,
               size = (rest ^ (wide{0} - sign)) + sign;
    int const zeros = leading_zeros(size);
    wide const normal = size << zeros;
    // 26 bits, which times the first 27 of pi are exact, and the 53 bits that follow.
    double const scale = number_of<double>(static_cast<std::uint64_t>(sign) << 63 |
                                           static_cast<std::uint64_t>(1023 - 25 - zeros) << 52),
                 head = static_cast<double>(static_cast<std::int64_t>(normal >> 102)) * scale,
                 tail = static_cast<double>(
                            static_cast<std::int64_t>(static_cast<std::uint64_t>(normal >> 49) & 0x001fffffffffffffu)) *
                        (0x1p-53 * scale),
                 product = head * 0x1.921fb54p+1,
                 low = horner(head, 0x1.10b4611a62633p-29, tail * 0x1.921fb54442d18p+1);
    return {exact_sum(0.5 * product, low), right_angles};
}

/// Of a positive finite double of at least 2^-27, by its bits.
constexpr reduced_angle reduced(std::uint64_t bits) {
    double const x = number_of<double>(bits);
    if (x <= 0x1.921fb54442d18p-1) return {{x, 0.0}, 0};
    if (x < 0x1p19) {
        // W. J. Cody and W. Waite, Software Manual for the Elementary Functions, 1980. n times either of the first two
        // parts of pi/2 is exact.
        double const shifted = opaque(horner(x, 0x1.45f306dc9c883p-1, 0x1.8p52)), n = opaque(shifted - 0x1.8p52),
                     a = horner(n, -0x1.921fb54400000p+0, x), b = n * 0x1.0b4611a600000p-34, difference = opaque(a - b),
                     low = horner(n, -0x1.3198a2e037073p-69, opaque(opaque(a - difference) - b));
        // Where so much cancels that the parts are not long enough, the integers have to do it.
        if (difference > 0x1p-12 || difference < -0x1p-12) {
            return {exact_sum(0.5 * difference, low), __builtin_bit_cast(std::uint64_t, shifted)};
        }
    }
    return reduced_by_integers(bits);
}

/// What is to be added to `high` for its sine plus `rest`; z is the square of `high` (Remez, relative error 2^-57.9).
[[gnu::always_inline]] constexpr double sine_minus_angle(double high, double z, double rest) {
    double const w = z * z;
    // The first coefficient, by far the greatest, is added last.
    return horner(
        high,
        z * horner(z,
                   horner(w, horner(w, 0x1.5d8b55945f341p-33, horner(z, -0x1.ae5e4b83e43b2p-26, 0x1.71de35552b52ep-19)),
                          horner(z, -0x1.a01a019be9217p-13, 0x1.111111110f730p-7)),
                   -0x1.5555555555548p-3),
        rest);
}

/// What is to be added to 1 - z/2, rounded to 1 - `rounded`, for cos(high + low); z is the square of `high` (Remez,
/// relative error 2^-63.9).
[[gnu::always_inline]] constexpr double cosine_minus_parabola(double high, double z, double low, double rounded) {
    double const w = z * z;
    return horner(-high, low,
                  horner(w,
                         horner(w, horner(z, -0x1.8fa68509afdb1p-37, 0x1.1ee9dbcf73a20p-29),
                                horner(z, -0x1.27e4f7f19180fp-22, 0x1.a01a019c8f255p-16),
                                horner(z, -0x1.6c16c16c15015p-10, 0x1.555555555554bp-5)),
                         horner(z, -0.5, rounded)));
}

/// The sine of an angle that was reduced. Both are computed and one selected by a mask, as nobody can predict which.
[[gnu::always_inline]] constexpr double sin_of(reduced_angle const& r) {
    double const h = r.angle.high, z = h * h, parabola = opaque(horner(z, -0.5, 1.0));
    std::uint64_t const odd = std::uint64_t{0} - (r.right_angles & 1),
                        sine = __builtin_bit_cast(std::uint64_t,
                                                  h + sine_minus_angle(h, z, opaque(r.angle.low * parabola))),
                        cosine = __builtin_bit_cast(
                            std::uint64_t, parabola + cosine_minus_parabola(h, z, r.angle.low, opaque(1.0 - parabola)));
    return number_of<double>(((sine & ~odd) | (cosine & odd)) ^ r.right_angles >> 1 << 63);
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
