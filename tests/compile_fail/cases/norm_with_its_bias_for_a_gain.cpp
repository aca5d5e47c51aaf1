// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Gain and bias of a norm in each other's place.
// expect-first: a_norm_takes_its_gain_first_and_then_its_bias<.*\bin::layer_norm, .*norm_bias\b
#include "../lesson.hpp"

#include <heed/nn.hpp>

int main() {
#ifdef TWIN
    auto y = layer_norm<Model>(x, norm_gain<float, Model<M>>{}, norm_bias<float, Model<M>>{});
#else
    auto y = layer_norm<Model>(x, norm_bias<float, Model<M>>{}, norm_gain<float, Model<M>>{});
#endif
}
