// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A size before the queries, of no window.
// expect-first: an_option_of_attention_is_a_mask_a_scale_or_a_stage_of_the_scores<.*\bbefore<>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, window{before{2}, lower_right});
#else
    auto s = scores(q, k, before{2});
#endif
}
