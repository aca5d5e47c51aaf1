// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_ABS_HPP
#define HEED_MATH_ABS_HPP

#include <heed/math/classify.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// The absolute value of `x`, exact; clears the sign bit, of a zero and of a NaN too.
/// For other types `x` or `-x`: as with `-x`, the least int has no absolute value.
inline constexpr struct HEED_LINKED_AS abs_function {
    constexpr float operator()(float x) const { return __builtin_bit_cast(float, detail::bits_of(x) & 0x7fffffffu); }
    constexpr double operator()(double x) const {
        return detail::number_of<double>(detail::bits_of(x) & 0x7fffffffffffffffu);
    }
    template <class T>
    constexpr T operator()(T const& x) const {
        return x < T{} ? static_cast<T>(-x) : x;
    }
} abs{};

}  // namespace heed::math

#endif
