// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Contract over a misspelt axis.
// expect-first: contract_sums_over_an_axis_that_both_operands_have_but_one_lacks_it<.*\bDK\b.*did_you_mean<.*\bDk<\d+>
#include "../lesson.hpp"

template <std::size_t N> struct DK : heed::axis<DK, N> {};

int main() {
#ifdef TWIN
    auto s = contract<Dk>(q, k);
#else
    auto s = contract<DK>(q, k);
#endif
}
