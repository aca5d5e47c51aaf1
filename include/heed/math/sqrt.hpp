// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_SQRT_HPP
#define HEED_MATH_SQRT_HPP
#include <heed/math/classify.hpp>
#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

namespace detail::inline HEED_KERNELS {

/// The correctly rounded square root of a positive finite double, in constant evaluation.
///
/// Heron's iteration comes within one unit in the last place; the exact remainder in integers settles the rest.
constexpr double sqrt_in_constant(double x) {
    std::uint64_t const bits = __builtin_bit_cast(std::uint64_t, x < 0x1p-1022 ? x * 0x1p54 : x),
                        odd = (~bits >> 52) & 1;
    // x = m * 4^half with m in [1, 4)
    double const m = detail::number_of<double>((bits & 0x000fffffffffffffu) | ((1023 + odd) << 52)),
                 first = 0.59 + 0.42 * m, second = 0.5 * (first + m / first), third = 0.5 * (second + m / second),
                 fourth = 0.5 * (third + m / third), fifth = 0.5 * (fourth + m / fourth);
    // In units of the last place: r^2 against n = m * 2^104. Only the difference matters, and it fits 64 bits.
    std::uint64_t const r = static_cast<std::uint64_t>(fifth * 0x1p52), n = static_cast<std::uint64_t>(m * 0x1p52)
                                                                            << 52;
    std::int64_t const excess = static_cast<std::int64_t>(n - r * r), root = static_cast<std::int64_t>(r);
    // 2^(half - 52); the biased exponent is 1023 + 2 half + odd.
    std::uint64_t const scale = (((bits >> 52) + 1023 - odd) / 2 - 52 - (x < 0x1p-1022 ? 27 : 0)) << 52;
    return static_cast<double>(root + (excess > root) - (excess <= -root)) * detail::number_of<double>(scale);
}

// Under -ffast-math a float square root may become an approximation; one of a double does not, and rounded once more it
// is right for a float. The barrier keeps the compilers from narrowing it again, and from taking its square for x.
[[gnu::always_inline]] inline double sqrt_at_run_time(double x) {
    if constexpr (heed::detail::flags_change_arithmetic || heed::detail::flags_deny_infinities) {
        return heed::detail::unknown(__builtin_sqrt(x));
    }
    return __builtin_sqrt(x);
}
[[gnu::always_inline]] inline float sqrt_at_run_time(float x) {
    if constexpr (heed::detail::flags_change_arithmetic || heed::detail::flags_deny_infinities) {
        return static_cast<float>(sqrt_at_run_time(static_cast<double>(x)));
    }
    return __builtin_sqrtf(x);
}

template <class T>
[[gnu::always_inline]] constexpr T correctly_rounded_sqrt(T x) {
    using F = format<T>;
    using word = typename F::word;
    word const bits = __builtin_bit_cast(word, x), size = bits & ~F::sign;
    if (size != 0 && bits < F::infinity) {
        if (__builtin_is_constant_evaluated()) return static_cast<T>(sqrt_in_constant(static_cast<double>(x)));
        return sqrt_at_run_time(x);
    }
    // Zeros, and the infinity, are their own roots; every other number with its sign set has none.
    return from_bits<T>(size == 0 || bits == F::infinity ? bits : F::infinity | F::quiet_bit);
}

}  // namespace detail::inline HEED_KERNELS

/// The square root of `x`, correctly rounded: error at most 0.5 units in the last place, by the definition of IEEE 754.
///
/// The whole range: sqrt(-0) is -0, sqrt(inf) is inf, and of a negative number or a NaN it is the positive quiet NaN,
/// also in a constant expression. At run time the processor's instruction; in constant evaluation Heron's iteration
/// and an exact remainder. A processor set to flush subnormal numbers flushes them here too.
inline constexpr struct HEED_LINKED_AS sqrt_function : detail::of_dual_numbers<sqrt_function> {
    using of_dual_numbers::operator();
    constexpr float operator()(float x) const { return detail::correctly_rounded_sqrt(x); }
    constexpr double operator()(double x) const { return detail::correctly_rounded_sqrt(x); }
} sqrt{};

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
