// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_MIN_HPP
#define HEED_MATH_MIN_HPP

#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/total_order.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// The lesser of `a` and `b`. A NaN when either is one, quiet, and the first when both are; -0 is less than +0.
///
/// torch.minimum and numpy.minimum, IEEE 754's minimum; C's fmin and std::min drop a NaN, or its place decides.
/// Of other types `b` when it is less than `a`, else `a`.
inline constexpr struct HEED_LINKED_AS min_function : detail::of_two_dual_numbers<min_function> {
    using of_two_dual_numbers::operator();
    constexpr float operator()(float a, float b) const {
        return detail::select(a, b, detail::total_order_key(b) < detail::total_order_key(a));
    }
    constexpr double operator()(double a, double b) const {
        return detail::select(a, b, detail::total_order_key(b) < detail::total_order_key(a));
    }
    template <class T>
    constexpr T operator()(T const& a, T const& b) const {
        return b < a ? b : a;
    }
} min{};

}  // namespace heed::math

#endif
