// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_MAX_HPP
#define HEED_MATH_MAX_HPP

#include <heed/math/detail/of_dual_numbers.hpp>
#include <heed/math/detail/total_order.hpp>
#include <heed/meta/detail/linkage.hpp>

namespace heed::math {

/// The greater of `a` and `b`. A NaN when either is one, quiet, and the first when both are; +0 is greater than -0.
///
/// torch.maximum and numpy.maximum, IEEE 754's maximum; C's fmax and std::max drop a NaN, or its place decides.
/// Of other types `b` when `a` is less than it, else `a`.
inline constexpr struct HEED_LINKED_AS max_function : detail::of_two_dual_numbers<max_function> {
    using of_two_dual_numbers::operator();
    constexpr float operator()(float a, float b) const {
        return detail::select(a, b, detail::total_order_key(a) < detail::total_order_key(b));
    }
    constexpr double operator()(double a, double b) const {
        return detail::select(a, b, detail::total_order_key(a) < detail::total_order_key(b));
    }
    template <class T>
    constexpr T operator()(T const& a, T const& b) const {
        return a < b ? b : a;
    }
} max{};

}  // namespace heed::math

#endif
