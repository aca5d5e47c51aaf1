// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// Masked is not multiplied by zero.
//
// Nobody promises what stands in memory behind the end of a sequence: it may well be a NaN. A masked key has the weight
// 0, but 0 times NaN is NaN, and one such place spoils every sum. The function below lays its mask on the scores; that
// is not enough. Mend it, so that a masked key is left out and not multiplied by zero, whatever mask of heed's comes. A
// NaN that is not masked is another matter: that one must be seen.
//
// As it stands, the compiler answers:
//   "what stands behind the mask does not reach the output"

#include <heed/heed.hpp>
#include <heed/math.hpp>

using namespace heed::axes;

constexpr auto masked_attention(auto const& q, auto const& k, auto const& v, auto const& mask) {
    // your code begins
    auto const weights = heed::softmax<Key>(heed::scores(q, k, mask));
    return heed::attend(weights, v);
    // your code ends
}

constexpr float nan = heed::math::quiet_nan<float>;
constexpr auto q = heed::from<float, Query<2>, Dk<2>>({{1, 0}, {0, 1}});
constexpr auto k = heed::from<float, Key<3>, Dk<2>>({{1, 1}, {1, 1}, {nan, 5}});
constexpr auto v = heed::from<float, Key<3>, Dv<2>>({{1, 2}, {3, 4}, {nan, nan}});
constexpr heed::keep<Key<3>> real{true, true, false};

constexpr auto output = masked_attention(q, k, v, real);
static_assert(heed::shape_of(output) == heed::shape<Query<2>, Dv<2>>, "the output is [Query<2>, Dv<2>]");
static_assert(output(0, 0) == output(0, 0), "what stands behind the mask does not reach the output");
static_assert(all_close(output, heed::from<float, Query<2>, Dv<2>>({{2, 3}, {2, 3}})),
              "both queries like both real keys alike: the output is the mean of their values");

constexpr heed::keep<Key<3>> first_and_last{true, false, true};
constexpr auto seen = masked_attention(q, heed::full<float, Key<3>, Dk<2>>(1), v, first_and_last);
static_assert(seen(0, 0) != seen(0, 0), "a NaN in a value that is not masked is seen in the output");
