// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// W_K where W_Q is meant, assigned.
// expect-first: what_a_type_promises_of_its_values_is_not_had_by_conversion<.*, .*projection<.*\bQuery\b
#include "../lesson.hpp"

int main() {
    auto w = w_q;
#ifdef TWIN
    w = w_q - 0.5f * w_q;
#else
    w = w_k;
#endif
}
