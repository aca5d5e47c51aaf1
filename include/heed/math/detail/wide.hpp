// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_WIDE_HPP
#define HEED_MATH_DETAIL_WIDE_HPP

#include <cstdint>
#if !defined(__SIZEOF_INT128__)
#include <type_traits>
#endif

#include <heed/meta/detail/linkage.hpp>

// Integers of 128 bits, and the format of 113 bits where a compiler has it.

namespace heed::math::detail::inline HEED_KERNELS {

#if defined(__SIZEOF_INT128__)

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 signed_wide;

#else

/// What heed needs of an integer of 128 bits where the compiler has none: 32-bit x86 and ARM.
template <bool Signed>
struct wide_integer {
    std::uint64_t low;
    std::uint64_t high;

    wide_integer() = default;
    constexpr wide_integer(std::uint64_t of_low, std::uint64_t of_high) : low(of_low), high(of_high) {}
    template <class Integer>
        requires(std::is_integral_v<Integer>)
    constexpr wide_integer(Integer x)
        : low(static_cast<std::uint64_t>(x)), high(x < Integer(0) ? ~std::uint64_t{0} : std::uint64_t{0}) {}
    constexpr explicit wide_integer(wide_integer<!Signed> const& x) : low(x.low), high(x.high) {}
    template <class Integer>
        requires(std::is_integral_v<Integer>)
    constexpr explicit operator Integer() const {
        return static_cast<Integer>(low);
    }
    /// Rounded to nearest, ties to even: the lowest 64 bits are brought down to one bit that says that there are some.
    constexpr explicit operator double() const {
        bool const negative = Signed && high >> 63 != 0;
        wide_integer<false> size(low, high);
        if (negative) size = wide_integer<false>(0) - size;
        int const over = size.high == 0 ? 0 : 64 - __builtin_clzll(size.high);
        wide_integer<false> const kept = size >> over;
        std::uint64_t const word = kept.low | static_cast<std::uint64_t>((kept << over) != size);
        double const result = static_cast<double>(word) *
                              __builtin_bit_cast(double, static_cast<std::uint64_t>(1023 + over) << 52);
        return negative ? -result : result;
    }

    friend constexpr wide_integer operator<<(wide_integer const& x, int by) {
        if (by == 0) return x;
        if (by >= 64) return {0, x.low << (by - 64)};
        return {x.low << by, x.high << by | x.low >> (64 - by)};
    }
    constexpr wide_integer& operator<<=(int by) { return *this = *this << by; }
    friend constexpr wide_integer operator>>(wide_integer const& x, int by) {
        if (by == 0) return x;
        std::uint64_t const sign = Signed && x.high >> 63 != 0 ? ~std::uint64_t{0} : std::uint64_t{0};
        std::uint64_t const from_sign = by % 64 == 0 ? 0 : sign << (64 - by % 64);
        if (by >= 64) return {x.high >> (by - 64) | from_sign, sign};
        return {x.low >> by | x.high << (64 - by), x.high >> by | from_sign};
    }
    friend constexpr wide_integer operator|(wide_integer const& x, wide_integer const& y) {
        return {x.low | y.low, x.high | y.high};
    }
    friend constexpr wide_integer operator^(wide_integer const& x, wide_integer const& y) {
        return {x.low ^ y.low, x.high ^ y.high};
    }
    friend constexpr wide_integer operator&(wide_integer const& x, wide_integer const& y) {
        return {x.low & y.low, x.high & y.high};
    }
    friend constexpr wide_integer operator+(wide_integer const& x, wide_integer const& y) {
        std::uint64_t const sum = x.low + y.low;
        return {sum, x.high + y.high + (sum < x.low ? 1 : 0)};
    }
    friend constexpr wide_integer operator-(wide_integer const& x, wide_integer const& y) {
        return {x.low - y.low, x.high - y.high - (x.low < y.low ? 1 : 0)};
    }
    friend constexpr wide_integer operator-(wide_integer const& x) { return wide_integer(0) - x; }
    friend constexpr wide_integer operator*(wide_integer const& x, wide_integer const& y) {
        constexpr std::uint64_t half = 0xffffffffu;
        std::uint64_t const bottom = (x.low & half) * (y.low & half), left = (x.low >> 32) * (y.low & half),
                            right = (x.low & half) * (y.low >> 32),
                            middle = (bottom >> 32) + (left & half) + (right & half);
        return {(bottom & half) | middle << 32, (x.low >> 32) * (y.low >> 32) + (left >> 32) + (right >> 32) +
                                                    (middle >> 32) + x.low * y.high + x.high * y.low};
    }
    friend constexpr bool operator==(wide_integer const&, wide_integer const&) = default;
    friend constexpr bool operator<(wide_integer const& x, wide_integer const& y) {
        constexpr std::uint64_t sign = Signed ? std::uint64_t{1} << 63 : 0;
        return x.high != y.high ? (x.high ^ sign) < (y.high ^ sign) : x.low < y.low;
    }
    friend constexpr bool operator>(wide_integer const& x, wide_integer const& y) { return y < x; }
    friend constexpr bool operator>=(wide_integer const& x, wide_integer const& y) { return !(x < y); }
};
using wide = wide_integer<false>;
using signed_wide = wide_integer<true>;

#endif

/// A format whose 113 bits hold every product of two doubles, and an integer of its size; `has_quad`: whether there is
/// one.
#if defined(__SIZEOF_FLOAT128__)
__extension__ typedef __float128 quad;
using quad_bits = wide;
inline constexpr bool has_quad = true;
#elif __LDBL_MANT_DIG__ == 113
using quad = long double;
using quad_bits = wide;
inline constexpr bool has_quad = true;
#else
using quad = double;
using quad_bits = std::uint64_t;
inline constexpr bool has_quad = false;
#endif

}  // namespace heed::math::detail::inline HEED_KERNELS

#endif
