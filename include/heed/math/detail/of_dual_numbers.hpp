// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_MATH_DETAIL_OF_DUAL_NUMBERS_HPP
#define HEED_MATH_DETAIL_OF_DUAL_NUMBERS_HPP

#include <heed/meta/detail/linkage.hpp>

namespace heed {

template <class T>
struct HEED_LINKED_AS dual;

namespace math::detail::inline HEED_KERNELS {

/// A function of a number and its slope: in gradient/dual.hpp.
template <class Function>
struct chain_rule;

/// The functions of `heed::math` take dual numbers too, by the rule that is written where these are.
template <class Function>
struct of_dual_numbers {
    template <class T>
    constexpr dual<T> operator()(dual<T> const& x) const {
        return chain_rule<Function>::of(x);
    }
};
template <class Function>
struct of_two_dual_numbers {
    template <class T>
    constexpr dual<T> operator()(dual<T> const& x, dual<T> const& y) const {
        return chain_rule<Function>::of(x, y);
    }
    template <class T>
    constexpr dual<T> operator()(dual<T> const& x, T const& y) const {
        return chain_rule<Function>::of(x, dual<T>(y));
    }
    template <class T>
    constexpr dual<T> operator()(T const& x, dual<T> const& y) const {
        return chain_rule<Function>::of(dual<T>(x), y);
    }
};

}  // namespace math::detail::inline HEED_KERNELS

}  // namespace heed

#endif
