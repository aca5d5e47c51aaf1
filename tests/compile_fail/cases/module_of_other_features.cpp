// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A module given what another one makes.
// expect-first: a_module_takes_x_that_ends_with_its_features<.*feed_forward<.*\bModel<.*\bDv<
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    auto y = feed_forward<float, Model<M>, Hidden<H>, activation::gelu>{}(x);
#else
    auto y = feed_forward<float, Model<M>, Hidden<H>, activation::gelu>{}(rename<Query, Time>(output));
#endif
}
