// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Two gates, and nothing that they are multiplied with.
// expect-first: swiglu_needs_the_gate_first_and_then_the_up_that_it_is_multiplied_with<.*\bgate<.*\bgate<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = swiglu(gate{q}, up{q});
#else
    auto y = swiglu(gate{q}, gate{q});
#endif
}
