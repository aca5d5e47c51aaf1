// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_CEIL_HPP
#define HEED_MATH_CEIL_HPP

#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/rounding.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// The least whole number that is not below `x`, exact: ceil(0.5) is 1, and ceil(-0.5) is -0.
///
/// The result has the sign of `x`, a zero too; infinities are themselves, and a NaN stays one, quiet. A
/// processor set to flush subnormal numbers may take them for zeros. torch.ceil.
inline constexpr struct HEED_LINKED_AS ceil_function : detail::of_dual_numbers<ceil_function> {
    using of_dual_numbers::operator();
    constexpr float operator()(float x) const { return detail::to_whole<detail::whole::above>(x); }
    constexpr double operator()(double x) const { return detail::to_whole<detail::whole::above>(x); }
} ceil{};

}  // namespace heed::math

#endif
