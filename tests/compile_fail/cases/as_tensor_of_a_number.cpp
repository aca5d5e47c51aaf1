// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A number said to be a tensor.
// expect-first: every_operand_must_be_a_tensor<.*fault::in::as_tensor, float>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = as_tensor(weights);
#else
    auto y = as_tensor(2.f);
#endif
}
