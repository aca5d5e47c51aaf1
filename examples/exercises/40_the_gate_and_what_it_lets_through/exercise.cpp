// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// The gate and what it lets through.
//
// A gated network makes two hidden vectors of each position, of as many features. One of them, the gate, goes through
// silu, and is multiplied by the other: silu(x w_gate) * (x w_in). What comes of it goes back through w_out. The two
// look alike, and libraries differ in which comes first; so heed::swiglu has it said which is which.
//
// Mend the line. The sentence is about the words alone: which of the weights make the gate, their names say.
//
// As it stands, the compiler answers:
//   "fault::swiglu_needs_the_gate_first_and_then_the_up_that_it_is_multiplied_with<up<tensor<float, Time<2>,
//   Hidden<3>>>, gate<tensor<float, Time<2>, Hidden<3>>>>"

#include <heed/heed.hpp>

using namespace heed::axes;

constexpr auto gated(auto const& x, auto const& w_gate, auto const& w_in, auto const& w_out) {
    // your code begins
    return project_output(heed::swiglu(heed::up{linear(x, w_gate)}, heed::gate{linear(x, w_in)}), w_out);
    // your code ends
}

constexpr bool is_near(float x, float right) { return heed::math::abs(x - right) < 1e-2f; }
constexpr auto x = heed::from<float, Time<2>, Model<2>>({{1, 0}, {0, 1}});
constexpr heed::gate_weights<float, Model<2>, Hidden<3>> w_gate{-20, 0, 20, 20, 20, -20};
constexpr heed::linear_weights<float, Model<2>, Hidden<3>> w_in{1, 2, 3, 4, 5, 6};
constexpr heed::output_projection<float, Hidden<3>, Model<2>> w_out{1, 0, 0, 1, 1, 1};
constexpr auto y = gated(x, w_gate, w_in, w_out);

static_assert(heed::shape_of(y) == heed::shape<Time<2>, Model<2>>, "a feed-forward block gives back the shape of x");
static_assert(is_near(y(0, 0), 60) && is_near(y(0, 1), 60),
              "of x = (1, 0) the gate lets through the third hidden feature only: 20 times 3");
static_assert(is_near(y(1, 0), 80) && is_near(y(1, 1), 100),
              "of x = (0, 1) the gate lets through the first two: 20 times 4, and 20 times 5");
