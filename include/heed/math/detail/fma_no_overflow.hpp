// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_FMA_NO_OVERFLOW_HPP
#define HEED_MATH_DETAIL_FMA_NO_OVERFLOW_HPP

#include <cstdint>

#include <heed/math/detail/halfway.hpp>
#include <heed/math/fma.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed::math {

/// The fused a * b + c of numbers of which a caller has seen that they and their products are far from overflow, for
/// loops in constant evaluation, where every check that is left out counts. The bits are those of `fma`.
HEED_LINKED_AS constexpr float fma_no_overflow(float a, float b, float c) {
    double const sum = static_cast<double>(a) * static_cast<double>(b) + static_cast<double>(c);
    return (__builtin_bit_cast(std::uint64_t, sum) & detail::below_float) != detail::halfway_of_float &&
                   (sum >= 0x1p-126 || sum <= -0x1p-126 || sum == 0)
               ? static_cast<float>(sum)
               : detail::fused_by_integers(a, b, c);
}
HEED_LINKED_AS constexpr double fma_no_overflow(double a, double b, double c) { return fma(a, b, c); }

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
