// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_LOG_IN_TWO_HPP
#define HEED_MATH_DETAIL_LOG_IN_TWO_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/two_doubles.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math::detail::inline HEED_KERNELS {

/// For each of the 32 parts of an octave of doubles from 0x3fe6aaaaaaaaaaab on, counted in bits: a short number near
/// the inverse of its members, and minus its logarithm, as a multiple of 2^-42 and the rest. The part around 1 has 1.
inline constexpr double log_rows[32][3] = {
    {1.396484375, -0x1.55f9107a44000p-2, 0x1.1e64778df4a62p-46},
    {1.3671875, -0x1.404308686a000p-2, -0x1.f8ef43049f7d3p-44},
    {1.337890625, -0x1.2a1499f763000p-2, 0x1.0dbbf51f3aadcp-44},
    {1.310546875, -0x1.14ef67f887000p-2, 0x1.e97a65dfc9794p-44},
    {1.28515625, -0x1.00e6c45ad5000p-2, -0x1.cc68d52e01203p-50},
    {1.259765625, -0x1.d8ef91af32000p-3, 0x1.5105fc364c784p-46},
    {1.234375, -0x1.af3c94e80c000p-3, 0x1.a4e633fcd9066p-52},
    {1.2109375, -0x1.87fa06520c000p-3, -0x1.22120401202fcp-44},
    {1.189453125, -0x1.6350a28aaa000p-3, -0x1.d5ec0ab8163afp-45},
    {1.16796875, -0x1.3dfc2b0ecc000p-3, -0x1.8a72a62b8c13fp-45},
    {1.146484375, -0x1.17f6458fca000p-3, -0x1.843fad093c8dcp-45},
    {1.126953125, -0x1.e98b549670000p-4, -0x1.4677489c50e97p-44},
    {1.107421875, -0x1.a1ef1d8060000p-4, -0x1.cd4176df97bcbp-44},
    {1.087890625, -0x1.590cafdf00000p-4, -0x1.c284f5722abaap-44},
    {1.0703125, -0x1.16536eea38000p-4, 0x1.47c5e768fa309p-46},
    {1.052734375, -0x1.a4fe9ffa40000p-5, 0x1.6e584a0402925p-44},
    {1.03515625, -0x1.1b0d989240000p-5, 0x1.3401e9ae889bbp-44},
    {1.01953125, -0x1.3cea443470000p-6, 0x1.6a2c432d6a40bp-44},
    {1., 0, 0},
    {0.974609375, 0x1.a55f548c60000p-6, -0x1.de0709f2d03c9p-45},
    {0.9453125, 0x1.ccb73cddd8000p-5, 0x1.965c36e09f5fep-44},
    {0.91796875, 0x1.5e95a4d978000p-4, 0x1.1cb7ce1d17171p-44},
    {0.892578125, 0x1.d179788218000p-4, 0x1.36433b5efbeedp-44},
    {0.869140625, 0x1.1f3b925f26000p-3, -0x1.5f74e9b083633p-46},
    {0.845703125, 0x1.5737cc9018000p-3, 0x1.9baa7a6b887f6p-44},
    {0.82421875, 0x1.8beafeb390000p-3, -0x1.73d54aae92cd1p-47},
    {0.802734375, 0x1.c2028ab180000p-3, -0x1.92e0ee55c7ac6p-45},
    {0.783203125, 0x1.f474b134e0000p-3, -0x1.bae49f1df7b5ep-44},
    {0.765625, 0x1.1178e8227e000p-2, 0x1.1ef78ce2d07f2p-44},
    {0.748046875, 0x1.2941afb187000p-2, -0x1.210c2b730e28bp-44},
    {0.73046875, 0x1.419b423d5f000p-2, -0x1.ce379226de3ecp-44},
    {0.712890625, 0x1.5a8cadbbee000p-2, -0x1.7c79b0af7ecf8p-48},
};

/// The natural logarithm of a positive finite double, given by its bits, as a sum of two; relative error below 2^-64,
/// on 1.5 * 10^6 arguments against MPFR.
///
/// x = 2^k m, and ln(x) = k ln(2) - ln(c) + ln(1 + r) with 1 + r = c m exactly, c from the table and |r| < 2^-6 (P. T.
/// P. Tang, ACM TOMS 16, 1990); r - r^2/2 in two doubles, and r^3 times a polynomial (least squares, error 2^-71 of r).
constexpr two_doubles log_in_two(std::uint64_t bits) {
    // A subnormal number is the fraction of one between 1 and 2, and taken from there by subtraction it is normal.
    bool const is_tiny = bits < 0x0010000000000000u;
    if (is_tiny) bits = __builtin_bit_cast(std::uint64_t, number_of<double>(bits | 0x3ff0000000000000u) - 1.0);
    std::uint64_t const place = bits - 0x3fe6aaaaaaaaaaabu + 0x4000000000000000u;
    double const k = static_cast<int>(place >> 52) - (is_tiny ? 1024 + 1022 : 1024);
    double const(&row)[3] = log_rows[(place >> 47) & 31];
    std::uint64_t const fraction = bits - (place & 0xfff0000000000000u) + 0x4000000000000000u;
    // 1 + r = inverse * fraction, exactly: r = r_high + r_low.
    double const upper = number_of<double>(fraction & 0xfffffffffffff800u), leading = horner(upper, row[0], -1.0),
                 rest = (number_of<double>(fraction) - upper) * row[0], r = leading + rest, r_high = upper_half(r),
                 r_low = opaque(leading - r_high) + rest, half_of_square = 0.5 * r_high * r_high, square = r * r,
                 cube = square * r;
    two_doubles const sum = exact_sum(horner(k, 0x1.62e42fefa3800p-2, 0.5 * row[1]), r_high),
                      difference = exact_sum(0.5 * sum.high, -half_of_square);
    return {difference.high,
            opaque(opaque(sum.low + difference.low) +
                   horner(cube,
                          horner(r,
                                 horner(square, -0x1.99cecfbf26ed0p-4, -0x1.fffffd13f1182p-4, -0x1.555555555dba0p-3,
                                        -0x1.fffffffffffffp-3),
                                 horner(square, 0x1.c752ebc659318p-4, 0x1.249247c514d87p-3, 0x1.99999999a0941p-3,
                                        0x1.5555555555555p-2)),
                          horner(r_low, -0.5 * (r_high + r), horner(k, 0x1.ef35793c76730p-45, row[2] + r_low))))};
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
