// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// The difference of bools, which none of them holds.
// expect-first: the_elements_lack_what_the_operation_computes_with<.*\bminus, bool>
#include "../lesson.hpp"

int main() {
    auto const a = full<bool, Key<S>>(true);
#ifdef TWIN
    auto y = cast<int>(a) - 1;
#else
    auto y = a - true;
#endif
}
