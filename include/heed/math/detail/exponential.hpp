// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_EXPONENTIAL_HPP
#define HEED_MATH_DETAIL_EXPONENTIAL_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What the functions of the exponential family have in common: what is left of a number when the multiples of ln(2) are
// taken away, polynomials of it (by Remez's algorithm, then rounded), and a quotient.

namespace heed::math::detail::inline HEED_KERNELS {

/// (sinh(r) - r) / r^3, from r^2, for |r| <= ln(2)/2; with it sinh(r) comes within 2^-61 of itself.
[[gnu::always_inline]] constexpr double sinh_tail(double square) {
    return horner(square, 0x1.af5f795c6e622p-26, 0x1.71ddf7f453b4ep-19, 0x1.a01a01b006054p-13, 0x1.111111110f669p-7,
                  0x1.5555555555559p-3);
}

/// (cosh(r) - 1 - r^2 / 2) / r^4, from r^2, for |r| <= ln(2)/2; with it cosh(r) comes within 2^-64 of itself.
[[gnu::always_inline]] constexpr double cosh_tail(double square) {
    return horner(square, 0x1.1f958ecc60005p-29, 0x1.27e4c4d72ef37p-22, 0x1.a01a01b190830p-16, 0x1.6c16c16c13ef7p-10,
                  0x1.555555555555cp-5);
}

/// tanh(r) for |r| <= ln(2)/4, within 2^-57.6 of itself before it is rounded.
[[gnu::always_inline]] constexpr double tanh_near_zero(double r) {
    return horner(r * r * r,
                  horner(r * r, 0x1.c373b595a0503p-9, -0x1.223c20c1b4d4bp-7, 0x1.664ec89b16b91p-6,
                         -0x1.ba1ba114aa1ecp-5, 0x1.11111110dfd44p-3, -0x1.55555555554b9p-2),
                  r);
}

/// 2^n, a normal number.
[[gnu::always_inline]] constexpr double two_to_the(int n) {
    return number_of<double>(static_cast<std::uint64_t>(static_cast<std::uint32_t>(1023 + n)) << 52);
}

/// All bits, or none.
[[gnu::always_inline]] constexpr std::uint64_t mask_of(bool condition) {
    return std::uint64_t{0} - static_cast<std::uint64_t>(condition);
}

/// `x` or 0: a conditional between doubles keeps g++ from vectorising.
[[gnu::always_inline]] constexpr double masked(std::uint64_t mask, double x) {
    return number_of<double>(__builtin_bit_cast(std::uint64_t, x) & mask);
}

/// x 2^n, of normal numbers, as bits.
[[gnu::always_inline]] constexpr std::uint64_t scaled(double x, int n) {
    return __builtin_bit_cast(std::uint64_t, x) + (static_cast<std::uint64_t>(static_cast<std::uint32_t>(n)) << 52);
}

/// d - n (high part of ln(2)): exact for the doubles d whose e^d is near 2^n.
[[gnu::always_inline]] constexpr double without_powers(double d, int n) { return d - n * 0x1.62e42fefa3800p-1; }

/// The r of e^d = 2^n e^r, from h = without_powers(d, n).
[[gnu::always_inline]] constexpr double rounded_rest(double h, int n) { return horner(n, -0x1.ef35793c76730p-45, h); }

/// e^d / 2^n - 1 - h, from h = without_powers(d, n).
[[gnu::always_inline]] constexpr double expm1_rest(double h, int n) {
    double const r = rounded_rest(h, n), square = r * r, l = n * -0x1.ef35793c76730p-45;
    return horner(0.5 * h, h, horner(r * r * r, horner(r, cosh_tail(square), sinh_tail(square)), horner(h, l, l)));
}

/// The quotient of two sums, with hardly more than the error of one rounding, where the low parts are small.
[[gnu::always_inline]] constexpr double quotient_of_sums(two_doubles n, two_doubles d) {
    double const divisor = opaque(d.high + d.low), half = upper_half(divisor), inverse = opaque(1.0 / divisor),
                 q = upper_half(opaque(n.high + n.low) * inverse);
    // The product of the halves is exact, and so is the difference.
    return horner(opaque(n.high - q * half) + horner(-q, opaque(d.high - half) + d.low, n.low), inverse, q);
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
