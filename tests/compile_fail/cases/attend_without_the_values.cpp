// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Attend without the values.
// expect-first: an_operand_is_missing<.*fault::in::attend,.*mend::v\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto o = attend(weights, v);
#else
    auto o = attend(weights);
#endif
}
