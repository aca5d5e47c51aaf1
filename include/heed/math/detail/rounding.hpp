// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_ROUNDING_HPP
#define HEED_MATH_DETAIL_ROUNDING_HPP

#include <cstdint>

#include <heed/math/classify.hpp>
#include <heed/math/copysign.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What floor, ceil, trunc and round have in common.

namespace heed::math::detail::inline HEED_KERNELS {

/// Which whole number is taken, of the two that a number lies between.
enum class whole { below, above, toward_zero, nearest };

/// The type that holds the whole part of every number that has a fraction.
constexpr std::int32_t integer_for(float) { return 0; }
constexpr std::int64_t integer_for(double) { return 0; }

/// By way of integers: as a processor truncates, with compares of bits alone, which neither -ffast-math nor a processor
/// that flushes subnormal numbers can change.
template <whole Which, class T>
[[gnu::always_inline]] constexpr T to_whole_by_integers(T x) {
    using F = format<T>;
    using word = typename F::word;
    using integer = decltype(integer_for(x));
    constexpr word one = static_cast<word>(bits_of(T(1)));
    constexpr word without_fraction = one + (word{F::fraction_bits} << F::fraction_bits);
    word const bits = unassuming_bits_of(x);
    word const sign = bits & F::sign;
    word const size = bits ^ sign;
    word const is_large = word{0} - static_cast<word>(size >= without_fraction);
    word const magnitude = size & ~is_large;
    T const absolute = number_of<T>(magnitude);
    word result = 0;
    if constexpr (Which == whole::nearest) {
        result = bits_of(static_cast<T>((static_cast<integer>(absolute + absolute) + 1) >> 1));
    } else {
        T const truncated = static_cast<T>(static_cast<integer>(absolute));
        word const negative = word{0} - (sign >> (8 * sizeof(T) - 1));
        word const away = Which == whole::below ? negative : Which == whole::above ? ~negative : word{0};
        word const added = one & away & (word{0} - static_cast<word>(bits_of(truncated) != magnitude));
        result = bits_of(truncated + number_of<T>(added));
    }
    word const quiet = F::quiet_bit & (word{0} - static_cast<word>(size > F::infinity));
    return from_bits<T>((~is_large & result) | (is_large & size) | sign | quiet);
}

template <whole Which>
[[gnu::always_inline]] inline float to_whole_by_instruction(float x) {
    if constexpr (Which == whole::below) return __builtin_floorf(x);
    if constexpr (Which == whole::above) return __builtin_ceilf(x);
    // The number before 1/2 takes all that has to be rounded up over the next whole number, and nothing else.
    return __builtin_truncf(Which == whole::nearest ? x + copysign(0x1.fffffep-2f, x) : x);
}
template <whole Which>
[[gnu::always_inline]] inline double to_whole_by_instruction(double x) {
    if constexpr (Which == whole::below) return __builtin_floor(x);
    if constexpr (Which == whole::above) return __builtin_ceil(x);
    return __builtin_trunc(Which == whole::nearest ? x + copysign(0x1.fffffffffffffp-2, x) : x);
}

template <whole Which, class T>
[[gnu::always_inline]] constexpr T to_whole(T x) {
    if constexpr (heed::detail::target.has_rounding && !heed::detail::flags_change_arithmetic &&
                  !heed::detail::flags_deny_infinities) {
        if (!__builtin_is_constant_evaluated()) return to_whole_by_instruction<Which>(x);
    }
    return to_whole_by_integers<Which>(x);
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
