// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_ROTARY_ANGLE_HPP
#define HEED_MATH_DETAIL_ROTARY_ANGLE_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/detail/reduce_angle.hpp>
#include <heed/math/fma.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// Angles that are a whole number times a power of a base, p base^(-i/n), in two doubles: their error does not grow with
// p, as it does when a frequency is rounded to one double before it is multiplied.

namespace heed::math::detail::inline HEED_KERNELS {

/// a b, of which the relative error is below 2^-101.
constexpr two_doubles product_in_two(two_doubles const& a, two_doubles const& b) {
    double const high = opaque(a.high * b.high);
    return exact_sum(0.5 * high, fma(a.high, b.low, fma(a.low, b.high, fma(a.high, b.high, -high))));
}

/// y^n base - 1.
constexpr double excess_of_power(double y, double base, std::size_t n) {
    two_doubles power{base, 0.0}, square{y, 0.0};
    for (std::size_t rest = n; rest != 0; rest /= 2) {
        if (rest % 2 != 0) power = product_in_two(power, square);
        if (rest > 1) square = product_in_two(square, square);
    }
    return opaque(power.high - 1.0) + power.low;
}

/// base^(-1/n) of a base from 1 to 2^500, of which the relative error is below n 2^-100: by the binary digits of 1/n, a
/// square root each, and then by Newton's method, for y^n base = 1. (Without `pow`, whose tables all who include heed
/// would pay for.)
constexpr two_doubles inverse_root_in_two(double base, std::size_t n) {
    double const exponent = quotient_of(-1.0, static_cast<double>(n));
    double y = 1.0, root = quotient_of(1.0, base);
    std::size_t rest = 1;
    for (int digit = 0; digit < 24; ++digit) {
        root = sqrt(root);
        rest *= 2;
        if (rest < n) continue;
        rest -= n;
        y = product_of(y, root);
    }
    two_doubles result{y, 0.0};
    for (int step = 0; step < 4; ++step) {
        double const high = result.high;
        result = exact_sum(0.5 * high, product_of(product_of(high, excess_of_power(high, base, n)), exponent));
    }
    return result;
}

/// A number as a sum of three, of which the first two have 26 and 27 bits: times a whole number of up to 2^26 they are
/// exact.
struct frequency {
    double first, second, third;
};
constexpr frequency frequency_of(two_doubles const& x) {
    double const first = upper_half(x.high);
    return {first, opaque(x.high - first), x.low};
}

/// A sine and a cosine.
struct sine_and_cosine {
    double sine, cosine;
};

/// Of `position` times `f`, where `position` is a whole number. Each is within 1 unit in the last place for positions
/// up to 2^26 in size. Beyond, the angle itself is rounded, by at most 2^-51 of it.
constexpr sine_and_cosine turned(double position, frequency const& f) {
    two_doubles angle = exact_sum(0.5 * (position * f.first), position * f.second);
    angle.low = horner(position, f.third, angle.low);
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, angle.high), size = bits & 0x7fffffffffffffffu,
                        sign = bits ^ size;
    if (size < 0x3e40000000000000u) return {angle.high, 1.0};
    reduced_angle r = reduced(size);
    double const high = r.angle.high,
                 low = r.angle.low + number_of<double>(__builtin_bit_cast(std::uint64_t, angle.low) ^ sign);
    bool const in_order = (high < 0 ? -high : high) >= (low < 0 ? -low : low);
    r.angle = exact_sum(0.5 * (in_order ? high : low), in_order ? low : high);
    return {number_of<double>(__builtin_bit_cast(std::uint64_t, sin_of(r)) ^ sign),
            sin_of(reduced_angle{r.angle, r.right_angles + 1})};
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
