// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <heed/gradient.hpp>

// Gradients beside what is independent of them: two-sided differences, in double.

namespace differences {

using namespace heed;

/// `f(xs...)` with a cotangent for every element of its result: one number. The cotangents are all different, so that
/// no two elements can stand in for each other.
struct weighted {
    template <class Y>
    constexpr auto operator()(Y const& y) const {
        using shape = shape_type_of<Y>;
        detail::tensor_of<double, shape> w;
        for (std::size_t i = 0; i < Y::size; ++i)
            w.values[i] = 0.25 + 0.37 * static_cast<double>((i * 5 + 2) % 7) - 0.11 * static_cast<double>(i % 3);
        return sum(as_tensor(y) * w);
    }
};

/// The largest difference between a gradient and the two-sided differences of `f` along each element of one argument,
/// `given`, which `with` puts in its place: `with(x)` is one number.
template <class With, class X, class Gradient>
constexpr double largest(With const& with, X const& x, Gradient const& gradient, double step) {
    double worst = 0;
    X moved = x;
    for (std::size_t i = 0; i < X::size; ++i) {
        double const at = x.values[i];
        moved.values[i] = at + step;
        double const above = static_cast<double>(with(moved));
        moved.values[i] = at - step;
        double const below = static_cast<double>(with(moved));
        moved.values[i] = at;
        double const expected = (above - below) / (2 * step);
        double const apart = expected - gradient.values[i];
        double const away = apart < 0 ? -apart : apart;
        if (!(away <= worst)) worst = away;
    }
    return worst;
}

}  // namespace differences
