// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of Gelu (Gelu-20, onnx 1.23), of both forms.
#include <heed/nn/activations.hpp>
#include <heed/ops/compare.hpp>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed;
using namespace heed::axes;
using heed_test::onnx_case;

template <class... Axes>
void by_erf(onnx_case const& it) {
    it.check("y", gelu(it.input<float, Axes...>("x")));
}
template <class... Axes>
void by_tanh(onnx_case const& it) {
    it.check("y", gelu_tanh(it.input<float, Axes...>("x")));
}

}  // namespace

TEST_CASE("ONNX's Gaussian error linear units") {
    heed_test::run_onnx_cases("onnx_gelu", {
        {"gelu_default_1", by_erf<Time<3>>},
        {"gelu_default_2", by_erf<Batch<3>, Time<4>, Model<5>>},
        {"gelu_tanh_1", by_tanh<Time<3>>},
        {"gelu_tanh_2", by_tanh<Batch<3>, Time<4>, Model<5>>},
    });
}
