// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights whose first axis the features lack.
// expect-first: the_weights_sum_over_what_comes_first_in_them_but_x_lacks_it<.*\bin::linear, .*\bHidden<.*\bModel<
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    auto y = linear(x, linear_weights<float, Model<M>, Hidden<H>>{});
#else
    auto y = linear(x, linear_weights<float, Hidden<H>, Model<M>>{});
#endif
}
