// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_TAN_HPP
#define HEED_MATH_TAN_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/half_turns.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

inline constexpr struct HEED_LINKED_AS tan_function : detail::of_dual_numbers<tan_function> {
    using of_dual_numbers::operator();
    [[gnu::always_inline]] constexpr float operator()(float x) const;
    constexpr double operator()(double x) const;
} tan{};

/// The tangent of a float, in radians, correctly rounded: checked for all 2^32 of them, with and without a fused
/// multiply-add, against a double, and against MPFR where that leaves a doubt.
///
/// The whole range, at one speed: the tangent of an infinity or a NaN is a NaN, also in a constant expression, and
/// tan(-0) is -0; no float is a pole. It is the quotient of sine and cosine in doubles, by the method of `sin`.
[[gnu::always_inline]] constexpr float tan_function::operator()(float x) const {
    // Always inlined, or g++ -O2 would not vectorise a loop over it.
    std::uint32_t const bits = __builtin_bit_cast(std::uint32_t, x);
    return __builtin_bit_cast(
        float, __builtin_bit_cast(std::uint32_t, static_cast<float>(detail::sin_of(detail::half_turns_of(bits, -0.0)) /
                                                                    detail::sin_of(detail::half_turns_of(bits, 0.5)))) |
                   (detail::if_not_finite(bits) & 0x7fc00000u));
}

namespace detail::inline HEED_KERNELS {

/// a * b - product, where that is a * b rounded; far from overflow and underflow.
constexpr double product_error(double a, double b, double product) {
    if (multiply_add_is_fused) return multiply_add(a, b, -product);
    // T. J. Dekker, A floating-point technique for extending the available precision, Numerische Mathematik 18, 1971.
    double const a_high = detail::number_of<double>(__builtin_bit_cast(std::uint64_t, a) & 0xfffffffff8000000u),
                 b_high = detail::number_of<double>(__builtin_bit_cast(std::uint64_t, b) & 0xfffffffff8000000u),
                 a_low = opaque(a - a_high), b_low = opaque(b - b_high);
    return opaque(opaque(opaque(a_high * b_high - product) + a_high * b_low) + a_low * b_high) + a_low * b_low;
}

}  // namespace detail::inline HEED_KERNELS

/// The tangent of a double, in radians; error below 1 unit in the last place: at most 0.85 on 8 * 10^7 arguments
/// against a long double, and MPFR where that is greatest, over the whole range, near multiples of pi/4 and up to
/// 1e308.
///
/// Special cases are those of the float. The same bits at both times on one target; with and without a fused
/// multiply-add they may differ in the last.
constexpr double tan_function::operator()(double x) const {
    using detail::opaque, detail::horner, detail::product_error;
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x), size = bits & 0x7fffffffffffffffu;
    if (size < 0x3e40000000000000u) return x;
    if (size >= 0x7ff0000000000000u) return detail::from_bits<double>(0x7ff8000000000000u);
    detail::reduced_angle const r = detail::reduced(size);
    // Sine and cosine as sums of two doubles, with the rounding of the square z put right.
    double const h = r.angle.high, z = h * h, of_z = product_error(h, h, z), parabola = opaque(horner(z, -0.5, 1.0));
    detail::two_doubles const sine = detail::exact_sum(
                                  0.5 * h, detail::sine_minus_angle(
                                               h, z, horner(of_z, -0x1.5555555555555p-3 * h, r.angle.low * parabola))),
                              cosine = detail::exact_sum(
                                  0.5 * parabola,
                                  horner(of_z, -0.5,
                                         detail::cosine_minus_parabola(h, z, r.angle.low, opaque(1.0 - parabola)))),
                              above = (r.right_angles & 1) != 0 ? cosine : sine,
                              below = (r.right_angles & 1) != 0 ? sine : cosine;
    double const quotient = opaque(above.high / below.high), product = opaque(quotient * below.high),
                 remainder = opaque(opaque(above.high - product) - product_error(quotient, below.high, product)) +
                             horner(-quotient, below.low, above.low);
    return detail::number_of<double>(__builtin_bit_cast(std::uint64_t, quotient + remainder / below.high) ^
                                     (bits ^ size) ^ r.right_angles << 63);
}

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
