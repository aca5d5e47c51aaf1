// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Weights changed in place.
// expect-first: assignment_would_change_what_the_type_promises_so_write_to_a_plain_tensor<.*fault::in::times,.*attention_weights<.*\bKey\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto w = as_tensor(weights);
    w *= 2.f;
#else
    auto w = weights;
    w *= 2.f;
#endif
}
