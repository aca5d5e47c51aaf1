// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A module given positions that are queries still.
// expect-first: a_module_takes_x_whose_positions_stand_before_its_features<.*\bTime\b.*\bQuery<.*\bModel<
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    auto y = feed_forward<float, Model<M>, Hidden<H>, activation::gelu>{}(x);
#else
    auto y = feed_forward<float, Model<M>, Hidden<H>, activation::gelu>{}(rename<Time, Query>(x));
#endif
}
