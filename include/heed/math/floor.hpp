// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_FLOOR_HPP
#define HEED_MATH_FLOOR_HPP

#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/rounding.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// The greatest whole number that is not above `x`, exact: floor(-0.5) is -1.
///
/// The result has the sign of `x`, a zero too; infinities are themselves, and a NaN stays one, quiet. A
/// processor set to flush subnormal numbers may take them for zeros. torch.floor.
inline constexpr struct HEED_LINKED_AS floor_function : detail::of_dual_numbers<floor_function> {
    using of_dual_numbers::operator();
    constexpr float operator()(float x) const { return detail::to_whole<detail::whole::below>(x); }
    constexpr double operator()(double x) const { return detail::to_whole<detail::whole::below>(x); }
} floor{};

}  // namespace heed::math

#endif
