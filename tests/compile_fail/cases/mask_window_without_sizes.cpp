// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A window without a size before or after the queries.
// expect-first: a_window_needs_a_size_before_or_after_a_query<.*lower_right_alignment>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, window{before{2}, lower_right});
#else
    auto s = scores(q, k, window{lower_right});
#endif
}
