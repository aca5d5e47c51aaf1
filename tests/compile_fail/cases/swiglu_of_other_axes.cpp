// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A gate of queries for the features of keys.
// expect-first: swiglu_needs_a_gate_and_an_up_with_the_same_axes<.*\bQuery<.*\bKey<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto y = swiglu(gate{k}, up{k});
#else
    auto y = swiglu(gate{q}, up{k});
#endif
}
