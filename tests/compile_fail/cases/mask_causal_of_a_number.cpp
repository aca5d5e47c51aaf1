// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A causal mask with a number, which could be an offset or a size.
// expect-first: an_alignment_is_upper_left_or_lower_right_or_an_offset_as_in_offset_of_it<int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, causal{offset{1}});
#else
    auto s = scores(q, k, causal{1});
#endif
}
