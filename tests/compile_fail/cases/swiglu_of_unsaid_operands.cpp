// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two tensors of which nobody says which is the gate.
// expect-first: swiglu_needs_its_operands_said_as_in_gate_of_a_and_up_of_b<.*tensor<float, .*\bQuery<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = swiglu(gate{q}, up{q});
#else
    auto y = swiglu(q, q);
#endif
}
