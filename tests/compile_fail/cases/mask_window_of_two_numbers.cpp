// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A window of two numbers, of which only the order would say which is which.
// expect-first: a_window_takes_numbers_that_are_said_to_be_before_or_after_or_offset_as_in_before_of_it<int>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, window{before{2}, after{0}, lower_right});
#else
    auto s = scores(q, k, window{2, 0, lower_right});
#endif
}
