// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_ACTIVATIONS_HPP
#define HEED_MATH_ACTIVATIONS_HPP

#include <heed/math/classify.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/erf.hpp>
#include <heed/math/max.hpp>
#include <heed/math/multiply_add.hpp>
#include <heed/math/sigmoid.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

// What networks have between their products. Each is computed in the type of its argument, by the functions and the
// arithmetic of this layer: not correctly rounded, and of any type that these take.

namespace heed::math {

/// max(x, 0): +0 of a -0, and a NaN stays a NaN. Exact.
inline constexpr struct HEED_LINKED_AS relu_function {
    template <class T>
    constexpr T operator()(T const& x) const {
        return (max)(x, T{});
    }
} relu{};

/// x / (1 + e^-x), as x times `sigmoid`, also called swish: off by at most 2 units in the last place where the sigmoid
/// is a normal number, from -87 on in float and -708 in double. -inf gives NaN, as PyTorch has it. (S. Elfwing, E.
/// Uchibe, K. Doya, 2017.)
inline constexpr struct HEED_LINKED_AS silu_function {
    template <class T>
    constexpr T operator()(T const& x) const {
        return detail::one_nan(product(x, sigmoid(x)));
    }
} silu{};

/// x/2 (1 + erf(x / sqrt(2))): x times the probability that a normal number is below x. The sum is rounded where it is
/// near to 0, so that the error is one of x and not of the result: at most 2 units of 2^-24 |x| in float, and of 2^-53
/// |x| in double. -inf gives NaN, as PyTorch has it. (D. Hendrycks, K. Gimpel, Gaussian Error Linear Units, 2016.)
inline constexpr struct HEED_LINKED_AS gelu_function {
    template <class T>
    constexpr T operator()(T const& x) const {
        T const part = erf(product(x, static_cast<T>(0x1.6a09e667f3bcdp-1)));
        return detail::one_nan(product(product(static_cast<T>(0.5), x), sum(static_cast<T>(1), part)));
    }
} gelu{};

/// x/2 (1 + tanh(u)) with u = sqrt(2/pi) (x + 0.044715 x^3), the approximation of `gelu` that GPT-2 was trained with,
/// 4.8e-4 apart from it at most. As x times the sigmoid of 2u, which is the same and keeps what is near to 0: relative
/// error at most 5 (1 + 2|u|) 2^-24 in float, and 2^-53 in double, where the sigmoid is normal. -inf gives NaN.
inline constexpr struct HEED_LINKED_AS gelu_tanh_function {
    template <class T>
    constexpr T operator()(T const& x) const {
        T const cube = product(product(x, x), x);
        // 2 sqrt(2/pi).
        T const twice = product(static_cast<T>(0x1.9884533d43651p+0), multiply_add(static_cast<T>(0.044715), cube, x));
        return detail::one_nan(product(x, sigmoid(twice)));
    }
} gelu_tanh{};

}  // namespace heed::math

#include <heed/meta/detail/precise_end.hpp>

#endif
