// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attention with a mask and without the values.
// expect-first: an_operand_is_missing<.*fault::in::attention,.*mend::v\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto r = attention(q, k, v, causal{lower_right});
#else
    auto r = attention(q, k, causal{lower_right});
#endif
}
