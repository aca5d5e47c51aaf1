// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Scores of the queries alone.
// expect-first: an_operand_is_missing<.*fault::in::scores,.*mend::k\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k);
#else
    auto s = scores(q);
#endif
}
