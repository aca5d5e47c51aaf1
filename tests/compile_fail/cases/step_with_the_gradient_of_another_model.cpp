// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The gradient of one model for the weights of another.
// expect-first: modules_that_are_gone_through_together_have_one_type_but_for_their_elements<.*Hidden<.*Hidden<
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    feed_forward<float, Model<M>, Hidden<H>, activation::gelu> f{};
    sgd{f}.step(f, f, 0.1);
#else
    feed_forward<float, Model<M>, Hidden<H>, activation::gelu> f{};
    sgd{f}.step(f, feed_forward<float, Model<M>, Hidden<H + 1>, activation::gelu>{}, 0.1);
#endif
}
