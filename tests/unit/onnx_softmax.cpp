// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// ONNX's cases of Softmax and LogSoftmax (Softmax-13, LogSoftmax-13, onnx 1.23).
#include <heed/ops/softmax.hpp>

#include "../support/onnx_cases.hpp"

namespace {

using namespace heed;
using namespace heed::axes;
using heed_test::onnx_case;

struct of_softmax {
    template <template <std::size_t> class Name>
    static auto along(auto const& x) { return softmax<Name>(x); }
};
struct of_log_softmax {
    template <template <std::size_t> class Name>
    static auto along(auto const& x) { return log_softmax<Name>(x); }
};

template <class Operation, template <std::size_t> class Name>
void of_three_axes(onnx_case const& it) {
    it.check("y", Operation::template along<Name>(it.input<float, Batch<3>, Query<4>, Key<5>>("x")));
}
template <class Operation>
void of_large_numbers(onnx_case const& it) {
    it.check("y", Operation::template along<Key>(it.input<float, Query<2>, Key<4>>("x")));
}

}  // namespace

TEST_CASE("ONNX's softmax and its logarithm") {
    heed_test::run_onnx_cases("onnx_softmax", {
        {"softmax_axis_0", of_three_axes<of_softmax, Batch>},
        {"softmax_axis_2", of_three_axes<of_softmax, Key>},
        {"softmax_negative_axis", of_three_axes<of_softmax, Key>},
        {"softmax_large_number", of_large_numbers<of_softmax>},
        {"logsoftmax_axis_0", of_three_axes<of_log_softmax, Batch>},
        {"logsoftmax_axis_2", of_three_axes<of_log_softmax, Key>},
        {"logsoftmax_default_axis", of_three_axes<of_log_softmax, Key>},
        {"logsoftmax_negative_axis", of_three_axes<of_log_softmax, Key>},
        {"logsoftmax_large_number", of_large_numbers<of_log_softmax>},
    });
}
