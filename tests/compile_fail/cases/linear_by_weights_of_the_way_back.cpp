// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The weights of the second product where those of the first belong.
// expect-first: the_weights_need_their_role_as_in_linear_weights_or_output_projection<.*\bin::linear,.*output_projection\b
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    auto y = linear(x, linear_weights<float, Model<M>, Hidden<H>>{});
#else
    auto y = linear(x, output_projection<float, Model<M>, Hidden<H>>{});
#endif
}
