// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Matmul of one operand.
// expect-first: an_operand_is_missing<.*fault::in::matmul,.*mend::b\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = matmul(q, transpose(k));
#else
    auto s = matmul(q);
#endif
}
