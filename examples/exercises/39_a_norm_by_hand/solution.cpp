// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A norm by hand.
//
// layer_norm brings the features of each position to mean 0 and variance 1, multiplies them by a gain, one for each
// feature, and adds a bias: (x - mean) / sqrt(variance + epsilon) * gain + bias. The variance is the biased one, the
// mean of (x - mean)^2. The epsilon, 1e-5, keeps a row whose features are all alike from a division by zero.
//
// Write it yourself, without heed::layer_norm. `heed::mean<Axis>(x)` and `heed::variance<Axis>(x)` are means along an
// axis, which is then gone, and `heed::map(heed::math::sqrt, x)` takes the root of each element.
//
// As it stands, the compiler answers:
//   "features that hardly differ stay small: the epsilon counts before the root is taken"

#include <heed/math/abs.hpp>
#include <heed/math/sqrt.hpp>
#include <heed/ops/arithmetic.hpp>
#include <heed/ops/assign.hpp>
#include <heed/ops/compare.hpp>
#include <heed/ops/elementwise.hpp>
#include <heed/ops/reduce.hpp>
#include <heed/ops/variance.hpp>
#include <heed/shape/axes.hpp>
#include <heed/tensor/from.hpp>
#include <heed/tensor/make.hpp>

using namespace heed::axes;

constexpr auto normed(auto const& x, auto const& gain, auto const& bias) {
    // your code begins
    auto const apart = x - heed::mean<Model>(x);
    auto const deviation = heed::map(heed::math::sqrt, heed::variance<Model>(x) + 1e-5f);
    return apart / deviation * gain + bias;
    // your code ends
}

constexpr bool is_near(float x, float right) { return heed::math::abs(x - right) < 1e-3f; }
using one_each = heed::tensor<float, Model<2>>;
constexpr auto x = heed::from<float, Time<3>, Model<2>>({{1, 3}, {-8, 0}, {0.501f, 0.499f}});
constexpr auto plain = normed(x, one_each{1, 1}, one_each{0, 0});
static_assert(heed::shape_of(plain) == heed::shape<Time<3>, Model<2>>, "a norm changes numbers, and no shape");
static_assert(is_near(plain(0, 0), -1) && is_near(plain(1, 1), 1),
              "1 and 3 become -1 and 1, and so do -8 and 0");
static_assert(is_near(plain(2, 0), 0.3015f),
              "features that hardly differ stay small: the epsilon counts before the root is taken");

constexpr auto learned = normed(x, one_each{2, 3}, one_each{10, 20});
static_assert(is_near(learned(0, 0), 8) && is_near(learned(0, 1), 23),
              "-1 times 2 plus 10 is 8, and 1 times 3 plus 20 is 23: each feature has its gain and its bias");
