// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_TRUNC_HPP
#define HEED_MATH_TRUNC_HPP

#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/rounding.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// `x` without its fraction, exact: trunc(-1.5) is -1, and trunc(-0.5) is -0.
///
/// The result has the sign of `x`, a zero too; infinities are themselves, and a NaN stays one, quiet. torch.trunc.
inline constexpr struct HEED_LINKED_AS trunc_function : detail::of_dual_numbers<trunc_function> {
    using of_dual_numbers::operator();
    constexpr float operator()(float x) const { return detail::to_whole<detail::whole::toward_zero>(x); }
    constexpr double operator()(double x) const { return detail::to_whole<detail::whole::toward_zero>(x); }
} trunc{};

}  // namespace heed::math

#endif
