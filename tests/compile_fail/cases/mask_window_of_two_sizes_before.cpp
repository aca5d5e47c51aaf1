// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A window with two sizes before its query, and none after it.
// expect-first: a_window_has_one_size_before_and_one_after_and_one_alignment<.*\bbefore<>,.*\bbefore<>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, window{before{2}, after{0}, lower_right});
#else
    auto s = scores(q, k, window{before{2}, before{0}, lower_right});
#endif
}
