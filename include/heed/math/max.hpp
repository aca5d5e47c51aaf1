// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_MAX_HPP
#define HEED_MATH_MAX_HPP

#include <heed/math/detail/order.hpp>

namespace heed::math {

/// The greater of `a` and `b`. A NaN when either is one, quiet, and the first when both are; +0 is greater than -0.
///
/// torch.maximum and numpy.maximum, IEEE 754's maximum; C's fmax and std::max drop a NaN, or its place decides.
/// Of other types `b` when `a` is less than it, else `a`.
constexpr float (max)(float a, float b) { return detail::chosen(a, b, detail::place_of(a) < detail::place_of(b)); }
constexpr double (max)(double a, double b) { return detail::chosen(a, b, detail::place_of(a) < detail::place_of(b)); }
template <class T>
constexpr T (max)(T const& a, T const& b) {
    return a < b ? b : a;
}

}  // namespace heed::math

#endif
