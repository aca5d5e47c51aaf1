// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Contract of one operand.
// expect-first: an_operand_is_missing<.*fault::in::contract,.*mend::b\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = contract<Dk>(q, k);
#else
    auto s = contract<Dk>(q);
#endif
}
