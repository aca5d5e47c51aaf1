// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// One mask or another, as two bools.
// expect-first: masks_are_combined_by_one_ampersand_or_one_bar_and_not_by_two<.*\bprefix<.*\bcausal<
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, prefix{1} | causal{lower_right});
#else
    auto s = scores(q, k, prefix{1} || causal{lower_right});
#endif
}
