// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A window whose size is -1, which elsewhere stands for one that is unbounded.
// expect-first: a_window_has_no_negative_size_so_leave_out_the_one_that_is_unbounded<.*fault::in::before,.*constant_index<-1>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, window{after<0>{}, lower_right});
#else
    auto s = scores(q, k, window{before{std::integral_constant<int, -1>{}}, after{0}, lower_right});
#endif
}
