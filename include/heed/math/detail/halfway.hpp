// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_HALFWAY_HPP
#define HEED_MATH_DETAIL_HALFWAY_HPP

#include <cstdint>

#include <heed/meta/detail/linkage.hpp>

namespace heed::math::detail::inline HEED_KERNELS {

/// The bits of a double below those of a float, and what they are halfway between two floats. A number that is rounded
/// to a double, and the double to a float, is what rounding it to a float gives, unless
/// `(bits & below_float) == halfway_of_float`.
///
/// Proof: a number is rounded to the float on its own side of the point halfway between its two neighbours. Between
/// normal floats, which have 24 bits, that point has 25 and is a double, so that rounding to a double takes no number
/// from one side of it to the other: it stays on its side, or becomes the point itself. Of the 52 bits of a double's
/// fraction a float has the upper 23; at the point the first of the lower 29 is set, and all others are not.
///
/// Also there the float is right if the double was exact. Points between subnormal floats have fewer bits: of doubles
/// below 2^-126 but 0 this says nothing. The sum of a product of two floats and a float is rounded to a double once, as
/// the product has at most 48 bits.
///
/// Constants and no function, which would cost constant evaluation two of clang's steps for each product.
inline constexpr std::uint64_t below_float = 0x1fffffffu, halfway_of_float = 0x10000000u;

/// The same of the lower 64 bits of a number of 113 bits, which becomes a double of 53 of them.
inline constexpr std::uint64_t below_double = 0x0fffffffffffffffu, halfway_of_double = 0x0800000000000000u;

}  // namespace heed::math::detail::inline HEED_KERNELS

#endif
