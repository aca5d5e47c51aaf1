// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// Contract over no axis.
// expect-first: contract_needs_at_least_one_axis_to_sum_over_or_ask_for_outer<.*.*\bQuery<\d+>.*did_you_mean<.*contract<.*\bDk> ?\(
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = contract<Dk>(q, k);
#else
    auto s = contract(q, k);
#endif
}
