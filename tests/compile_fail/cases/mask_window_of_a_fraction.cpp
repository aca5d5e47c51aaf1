// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
// A window of half of something.
// expect-first: a_number_of_positions_is_a_whole_number<.*fault::in::before,.*\bdouble>
#include "../lesson.hpp"

int main() {
#ifdef TWIN
    auto s = scores(q, k, window{before{S / 2}, lower_right});
#else
    auto s = scores(q, k, window{before{S * 0.5}, lower_right});
#endif
}
