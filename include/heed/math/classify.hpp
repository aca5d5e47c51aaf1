// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_CLASSIFY_HPP
#define HEED_MATH_CLASSIFY_HPP
#include <cstdint>

#include <heed/math/element_traits.hpp>
#include <heed/meta/detail/linkage.hpp>
#include <heed/meta/detail/target.hpp>

namespace heed::math {

namespace detail::inline HEED_KERNELS {

/// The bit pattern of a float or a double, as an unsigned integer of the same size.
[[gnu::always_inline]] constexpr std::uint32_t bits_of(float x) { return __builtin_bit_cast(std::uint32_t, x); }
[[gnu::always_inline]] constexpr std::uint64_t bits_of(double x) { return __builtin_bit_cast(std::uint64_t, x); }

template <class T>
using format = typename element_traits<T>::format;

/// The number with these bits.
template <class T>
[[gnu::always_inline]] constexpr T number_of(typename format<T>::word bits) {
    T const x = __builtin_bit_cast(T, bits);
    if constexpr (heed::detail::compiler_loses_bits && sizeof(T) == sizeof(double)) {
        if (!__builtin_is_constant_evaluated()) return heed::detail::unknown(x);
    }
    return x;
}

/// The bits of a number that may be an infinity or a NaN: clang 19 recognises integer tests for them, and under
/// -ffinite-math-only it folds those too.
template <class T>
[[gnu::always_inline]] constexpr typename format<T>::word unassuming_bits_of(T x) {
    auto const bits = bits_of(x);
    if constexpr (heed::detail::compiler_is_clang && heed::detail::flags_deny_infinities) {
        if (!__builtin_is_constant_evaluated()) return heed::detail::unknown_bits(bits);
    }
    return bits;
}

/// The number with these bits, also where they are a NaN's and the compiler believes that there are none: it would
/// take a branch that gives one for dead.
template <class T>
[[gnu::always_inline]] constexpr T from_bits(typename format<T>::word bits) {
    if constexpr (heed::detail::flags_deny_infinities) {
        if (!__builtin_is_constant_evaluated()) bits = heed::detail::unknown_bits(bits);
    }
    return number_of<T>(bits);
}

}  // namespace detail::inline HEED_KERNELS

/// Positive infinity of a float or a double.
template <class T>
HEED_LINKED_AS inline constexpr T infinity = __builtin_bit_cast(T, detail::format<T>::infinity);

/// The positive quiet NaN with an empty payload, of a float or a double.
template <class T>
inline constexpr T quiet_nan = __builtin_bit_cast(
    T, static_cast<typename detail::format<T>::word>(detail::format<T>::infinity | detail::format<T>::quiet_bit));

/// Whether `x` is not a number; read from the bits, so that -ffast-math does not fold it to false.
/// False for every type but float and double: an int or a rational has no NaN.
inline constexpr struct HEED_LINKED_AS is_nan_function {
    constexpr bool operator()(float x) const { return detail::unassuming_bits_of(x) << 1 > 0xff000000u; }
    constexpr bool operator()(double x) const { return detail::unassuming_bits_of(x) << 1 > 0xffe0000000000000u; }
    template <class T>
    constexpr bool operator()(T const&) const {
        return false;
    }
} is_nan{};

namespace detail::inline HEED_KERNELS {

/// `x`; a NaN is the positive quiet one, whichever it was.
template <class T>
constexpr T one_nan(T const& x) {
    if constexpr (heed::detail::binary_floating<T>) {
        if (is_nan(x)) return quiet_nan<T>;
    }
    return x;
}

}  // namespace detail::inline HEED_KERNELS

/// Whether `x` is an infinity of either sign; read from the bits. False for every type but float and double.
inline constexpr struct HEED_LINKED_AS is_inf_function {
    constexpr bool operator()(float x) const { return detail::unassuming_bits_of(x) << 1 == 0xff000000u; }
    constexpr bool operator()(double x) const { return detail::unassuming_bits_of(x) << 1 == 0xffe0000000000000u; }
    template <class T>
    constexpr bool operator()(T const&) const {
        return false;
    }
} is_inf{};

/// Whether `x` is neither an infinity nor a NaN; read from the bits. True for every type but float and double.
inline constexpr struct HEED_LINKED_AS is_finite_function {
    constexpr bool operator()(float x) const { return detail::unassuming_bits_of(x) << 1 < 0xff000000u; }
    constexpr bool operator()(double x) const { return detail::unassuming_bits_of(x) << 1 < 0xffe0000000000000u; }
    template <class T>
    constexpr bool operator()(T const&) const {
        return true;
    }
} is_finite{};

/// Whether the sign bit of `x` is set: true for -0 and for a negative NaN. For other types: whether `x < T{}`.
inline constexpr struct HEED_LINKED_AS sign_bit_function {
    constexpr bool operator()(float x) const { return (detail::bits_of(x) >> 31) != 0; }
    constexpr bool operator()(double x) const { return (detail::bits_of(x) >> 63) != 0; }
    template <class T>
    constexpr bool operator()(T const& x) const {
        return x < T{};
    }
} sign_bit{};

}  // namespace heed::math

#endif
