// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// An extent of 0.
// expect-first: an_axis_needs_at_least_one_element<.*\bTime<\d+>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    tensor<float, Batch<B>, Time<1>> y{};
#else
    tensor<float, Batch<B>, Time<0>> y{};
#endif
}
