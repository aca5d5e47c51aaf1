// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Project without the weights.
// expect-first: an_operand_is_missing<.*fault::in::project,.*mend::w\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto q = project(x, w_q);
#else
    auto q = project(x);
#endif
}
