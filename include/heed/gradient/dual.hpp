// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#ifndef HEED_GRADIENT_DUAL_HPP
#define HEED_GRADIENT_DUAL_HPP

#include <heed/math/cbrt.hpp>
#include <heed/math/ceil.hpp>
#include <heed/math/classify.hpp>
#include <heed/math/copysign.hpp>
#include <heed/math/cos.hpp>
#include <heed/math/cosh.hpp>
#include <heed/math/detail/arithmetic.hpp>
#include <heed/math/erf.hpp>
#include <heed/math/exp.hpp>
#include <heed/math/exp2.hpp>
#include <heed/math/expm1.hpp>
#include <heed/math/floor.hpp>
#include <heed/math/log.hpp>
#include <heed/math/log1p.hpp>
#include <heed/math/log2.hpp>
#include <heed/math/max.hpp>
#include <heed/math/min.hpp>
#include <heed/math/pow.hpp>
#include <heed/math/round.hpp>
#include <heed/math/rsqrt.hpp>
#include <heed/math/sigmoid.hpp>
#include <heed/math/sin.hpp>
#include <heed/math/sinh.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/math/tan.hpp>
#include <heed/math/tanh.hpp>
#include <heed/math/trunc.hpp>
#include <heed/meta/detail/linkage.hpp>

#include <heed/meta/detail/precise_begin.hpp>

namespace heed {

/// A number and its slope, the derivative along one direction: what a function computes of dual numbers has the
/// derivative of the function. `map` and `zip` of a function that takes any type of number get their gradients by it,
/// and it is a number by itself: `f(dual<double>{2.0, 1.0}).slope`. Comparisons are those of the values, numbers
/// convert to duals without a slope, and the functions of `heed::math` take them. (Forward-mode differentiation.)
template <class T>
struct dual {
    T value{};
    T slope{};

    constexpr dual() = default;
    template <class Number>
        requires requires(Number const& x) { static_cast<T>(x); }
    constexpr dual(Number const& x) : value(static_cast<T>(x)) {}  // NOLINT: implicit by design
    constexpr dual(T const& its_value, T const& its_slope) : value(its_value), slope(its_slope) {}

    friend constexpr dual operator+(dual const& a) { return a; }
    friend constexpr dual operator-(dual const& a) { return {-a.value, -a.slope}; }
    friend constexpr dual operator+(dual const& a, dual const& b) {
        return {math::sum(a.value, b.value), math::sum(a.slope, b.slope)};
    }
    friend constexpr dual operator-(dual const& a, dual const& b) {
        return {math::difference(a.value, b.value), math::difference(a.slope, b.slope)};
    }
    friend constexpr dual operator*(dual const& a, dual const& b) {
        return {math::product(a.value, b.value),
                math::sum(math::product(a.slope, b.value), math::product(a.value, b.slope))};
    }
    friend constexpr dual operator/(dual const& a, dual const& b) {
        T const y = math::quotient(a.value, b.value);
        return {y, math::quotient(math::difference(a.slope, math::product(y, b.slope)), b.value)};
    }
    constexpr dual& operator+=(dual const& other) { return *this = *this + other; }
    constexpr dual& operator-=(dual const& other) { return *this = *this - other; }
    constexpr dual& operator*=(dual const& other) { return *this = *this * other; }
    constexpr dual& operator/=(dual const& other) { return *this = *this / other; }
    friend constexpr bool operator==(dual const& a, dual const& b) { return a.value == b.value; }
    friend constexpr auto operator<=>(dual const& a, dual const& b) { return a.value <=> b.value; }
};

namespace math::detail::inline HEED_KERNELS {

/// The value, and the slope of what it was computed of times the derivative there.
template <class T>
constexpr dual<T> along(dual<T> const& x, T const& value, T const& derivative) {
    return {value, product(derivative, x.slope)};
}

template <class Function>
struct steps_of_no_slope {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return {Function{}(x.value), T(0)};
    }
};
template <>
struct chain_rule<ceil_function> : steps_of_no_slope<ceil_function> {};
template <>
struct chain_rule<floor_function> : steps_of_no_slope<floor_function> {};
template <>
struct chain_rule<round_function> : steps_of_no_slope<round_function> {};
template <>
struct chain_rule<trunc_function> : steps_of_no_slope<trunc_function> {};

template <>
struct chain_rule<exp_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = exp(x.value);
        return along(x, y, y);
    }
};
template <>
struct chain_rule<exp2_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = exp2(x.value);
        return along(x, y, product(y, static_cast<T>(0x1.62e42fefa39efp-1)));
    }
};
template <>
struct chain_rule<expm1_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, expm1(x.value), exp(x.value));
    }
};
template <>
struct chain_rule<log_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, log(x.value), quotient(T(1), x.value));
    }
};
template <>
struct chain_rule<log2_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, log2(x.value), quotient(static_cast<T>(0x1.71547652b82fep+0), x.value));
    }
};
template <>
struct chain_rule<log1p_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, log1p(x.value), quotient(T(1), sum(T(1), x.value)));
    }
};
template <>
struct chain_rule<sqrt_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = sqrt(x.value);
        return along(x, y, quotient(T(0.5), y));
    }
};
template <>
struct chain_rule<rsqrt_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = rsqrt(x.value);
        return along(x, y, quotient(product(T(-0.5), y), x.value));
    }
};
template <>
struct chain_rule<cbrt_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = cbrt(x.value);
        return along(x, y, quotient(T(1), product(T(3), product(y, y))));
    }
};
template <>
struct chain_rule<sin_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, sin(x.value), cos(x.value));
    }
};
template <>
struct chain_rule<cos_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, cos(x.value), -sin(x.value));
    }
};
template <>
struct chain_rule<tan_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = tan(x.value);
        return along(x, y, sum(T(1), product(y, y)));
    }
};
template <>
struct chain_rule<sinh_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, sinh(x.value), cosh(x.value));
    }
};
template <>
struct chain_rule<cosh_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, cosh(x.value), sinh(x.value));
    }
};
template <>
struct chain_rule<tanh_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = tanh(x.value);
        return along(x, y, product(difference(T(1), y), sum(T(1), y)));
    }
};
template <>
struct chain_rule<sigmoid_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        T const y = sigmoid(x.value);
        return along(x, y, product(y, sigmoid(-x.value)));
    }
};
template <>
struct chain_rule<erf_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x) {
        return along(x, erf(x.value), product(static_cast<T>(0x1.20dd750429b6dp+0), exp(-product(x.value, x.value))));
    }
};

template <>
struct chain_rule<copysign_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x, dual<T> const& sign) {
        return sign_bit(x.value) == sign_bit(sign.value) ? x : -x;
    }
};
template <>
struct chain_rule<max_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x, dual<T> const& y) {
        return x.value < y.value || is_nan(y.value) ? y : x;
    }
};
template <>
struct chain_rule<min_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x, dual<T> const& y) {
        return y.value < x.value || is_nan(y.value) ? y : x;
    }
};
template <>
struct chain_rule<pow_function> {
    template <class T>
    static constexpr dual<T> of(dual<T> const& x, dual<T> const& y) {
        T const power = pow(x.value, y.value);
        T slope = T(0);
        if (x.slope != T(0) && y.value != T(0)) {
            slope = product(product(y.value, pow(x.value, difference(y.value, T(1)))), x.slope);
        }
        // A power of a number that is not positive has no derivative along the exponent, and is mostly not asked for.
        if (y.slope != T(0)) slope = sum(slope, product(product(power, log(x.value)), y.slope));
        return {power, slope};
    }
};

}  // namespace math::detail::inline HEED_KERNELS

}  // namespace heed

#include <heed/meta/detail/precise_end.hpp>

#endif
