// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Contract over an axis that one side lacks.
// expect-first: contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<.*\bDv\b
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = contract<Dk>(q, k);
#else
    auto s = contract<Dv>(q, k);
#endif
}
