// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_ROUND_HPP
#define HEED_MATH_ROUND_HPP

#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/rounding.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// The whole number nearest to `x`, and of two the one farther from zero, as C's round: round(0.5) is 1, round(-2.5) is
/// -3.
///
/// torch.round and numpy.round take the even one: 0 and -2. The result has the sign of `x`, a zero too; infinities are
/// themselves, and a NaN stays one, quiet. Exact.
inline constexpr struct HEED_LINKED_AS round_function : detail::of_dual_numbers<round_function> {
    using of_dual_numbers::operator();
    constexpr float operator()(float x) const { return detail::to_whole<detail::whole::nearest>(x); }
    constexpr double operator()(double x) const { return detail::to_whole<detail::whole::nearest>(x); }
} round{};

}  // namespace heed::math

#endif
