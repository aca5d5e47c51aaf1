// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The bias of the way back.
// expect-first: the_bias_needs_its_role_as_in_linear_bias_or_output_bias<.*\bin::linear, .*output_bias\b
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    auto y = linear(x, linear_weights<float, Model<M>, Hidden<H>>{}, linear_bias<float, Hidden<H>>{});
#else
    auto y = linear(x, linear_weights<float, Model<M>, Hidden<H>>{}, output_bias<float, Hidden<H>>{});
#endif
}
