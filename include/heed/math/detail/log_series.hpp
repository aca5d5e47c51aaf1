// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_LOG_SERIES_HPP
#define HEED_MATH_DETAIL_LOG_SERIES_HPP
#include <heed/math/multiply_add.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// The part of a logarithm that log1p, log2 and pow have in common.

namespace heed::math::detail::inline HEED_KERNELS {

/// log(1 + f) - f + f^2 / 2, which is small beside f, plus `more`; for sqrt(1/2) <= 1 + f < sqrt(2).
///
/// It is s (f^2 / 2 + R(s^2)) with s = f / (2 + f) (P. T. P. Tang, ACM TOMS 16, 1990); R of degree 8 is interpolated on
/// Chebyshev nodes, with an error below 2^-60.6 of the logarithm.
[[gnu::always_inline]] constexpr double log_series(double f, double more) {
    double const s = f / (2.0 + f);
    return horner(
        s,
        horner(s * s, 0x1.0c0ad2b332f6ep-3, 0x1.0fbde53294a1cp-3, 0x1.3b1c3bf3eb52ap-3, 0x1.745cf8e57ad9ap-3,
               0x1.c71c7201a392ep-3, 0x1.2492492476a2ap-2, 0x1.9999999999a39p-2, 0x1.5555555555555p-1, 0.5 * f * f),
        more);
}

}  // namespace heed::math::detail::inline HEED_KERNELS

#include <heed/meta/detail/precise_end.hpp>

#endif
